"""The puzzles of `resources/puzzles`: some are proven again here, all of them with ``--slow``."""

from __future__ import annotations

from cfanp_gui.assets import asset

FILES = sorted(asset("puzzles").glob("*.txt"))
