"""Tests of what insight shows."""
