"""Pointer, keyboard and questions at the table."""
