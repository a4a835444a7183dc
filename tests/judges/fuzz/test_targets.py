"""The fuzz targets take what they are given, and what they found once stays found."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import pytest

from tests.judges.fuzz import fuzz_cfen, fuzz_cpgn, fuzz_journal, fuzz_moves, fuzz_pgn, run

TARGETS = {
    "cfen": fuzz_cfen.target,
    "cpgn": fuzz_cpgn.target,
    "journal": fuzz_journal.target,
    "moves": fuzz_moves.target,
    "pgn": fuzz_pgn.target,
}
FOUND = [("cfen", b"\n<<\n")]


@pytest.mark.parametrize("name", TARGETS)
def test_a_target_takes_any_bytes(name: str) -> None:
    chance = random.Random(name)
    target: Callable[[bytes], None] = TARGETS[name]
    for length in range(60):
        target(chance.randbytes(length))


@pytest.mark.parametrize(("name", "data"), FOUND)
def test_what_was_found_once_is_in_order(name: str, data: bytes) -> None:
    TARGETS[name](data)


def test_without_atheris_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "atheris", None)
    with pytest.raises(SystemExit, match="need atheris: pip install atheris"):
        run.fuzz(fuzz_cfen.target)
