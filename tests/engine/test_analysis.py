"""What a program is asked makes sense."""

from __future__ import annotations

import pytest

from cfanp_gui.core.text import Text
from cfanp_gui.engine.analysis import EngineSetup, ProgramError


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (EngineSetup("x", 2, 128, 3), EngineSetup("x", 2, 128, 3)),
        (EngineSetup("x", 0, -1, 0), EngineSetup("x", 1, 1, 1)),
        (EngineSetup("", 1000, 10**9, 9), EngineSetup("", 64, 4096, 3)),
    ],
)
def test_numbers_that_make_no_sense(given: EngineSetup, wanted: EngineSetup) -> None:
    assert given.validated() == wanted


def test_a_problem_is_a_sentence() -> None:
    problem = ProgramError(Text("“{name}” is not responding.", name="x"), again=True)
    assert problem.again
    assert str(problem) == problem.sentence == "“x” is not responding."
