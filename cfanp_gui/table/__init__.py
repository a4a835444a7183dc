"""The table: the Qt scene on which half-boards are pushed together."""
