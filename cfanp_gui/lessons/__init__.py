"""Lessons: texts that say what is to be done on the table, and whether it was done."""
