"""Writes the README of scenarios anew: what stands in `head.md`, and all steps."""

from tests.window.scenarios.steps import README, readme

README.write_text(readme(), encoding="utf-8")
