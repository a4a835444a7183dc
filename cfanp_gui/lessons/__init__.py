"""Lessons: texts with tasks for the table, and the check whether they were done."""
