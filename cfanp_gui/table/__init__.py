"""The table: the Qt scene on which a match is played."""
