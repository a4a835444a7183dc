"""The panels beside the table and the docks they lie in."""
