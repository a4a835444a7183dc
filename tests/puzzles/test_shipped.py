"""The puzzles of `resources/puzzles`: some are proven again here, all of them with ``--slow``."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cfanp_gui.assets import asset
from cfanp_gui.core.wording import Wording
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.proofs import check
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.themes import GOAL_THEMES, THEMES
from tests.slow import some

FILES = sorted(asset("puzzles").glob("*.txt"))
