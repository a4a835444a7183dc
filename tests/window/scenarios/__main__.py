"""Writes the README of scenarios anew: what stands in `head.md`, and all steps."""

from tests.window.scenarios import expectations, file_steps, steps  # noqa: F401 -- they declare themselves
from tests.window.scenarios.vocabulary import README, readme

README.write_text(readme(), encoding="utf-8")
