"""The table for people who cannot see it: a tree for assistive tools, and announcements."""

from cfanp_gui.table.access.follow import TableAccess

__all__ = ["TableAccess"]
