"""Layout of the boards on the table."""
