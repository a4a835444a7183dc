"""Small widgets and helpers used in all parts of the window."""
