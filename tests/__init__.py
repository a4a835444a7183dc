"""The tests, laid out like the package."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the project."""
