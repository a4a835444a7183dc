"""Insight's findings, shown beside the table and on it; loaded when first asked for."""
