"""Small widgets and helpers that every part of the window is made of."""
