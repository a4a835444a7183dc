"""Panels beside the table, and their docks."""
