"""Readers take any bytes, those that say something most of all; what was found stays found."""

import random
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.judges import fuzz
from tests.slow import examples

FOUND = [("cfen", b"\n<<\n")]


@pytest.mark.parametrize("name", fuzz.TARGETS)
def test_a_reader_takes_any_bytes(name: str) -> None:
    chance = random.Random(name)
    for length in range(60):
        fuzz.TARGETS[name](chance.randbytes(length))
    for found, data in FOUND:
        if found == name:
            fuzz.TARGETS[name](data)


@pytest.mark.parametrize("name", ["cfen", "cpgn", "moves"])
def test_what_is_spoilt_is_read_or_refused(name: str) -> None:
    @settings(max_examples=examples(200), deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.binary(min_size=4, max_size=40))
    def read(data: bytes) -> None:
        fuzz.TARGETS[name](data)

    read()


def test_without_atheris_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "atheris", None)
    with pytest.raises(SystemExit, match="need atheris: pip install atheris"):
        fuzz.fuzz(fuzz.fuzz_cfen, [])
