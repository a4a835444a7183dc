"""Lessons at the table: the list of them, what they say beside it, and what is lit."""
