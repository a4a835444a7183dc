"""Accessibility of the table: an interface tree for assistive tools, and announcements."""

from cfanp_gui.table.access.follow import TableAccess

__all__ = ["TableAccess"]
