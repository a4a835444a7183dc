"""Every scenario of the text files beside this one is a test; the README says how they read."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.window.scenarios import expectations, file_steps, steps, vocabulary  # noqa: F401 -- they declare
from tests.window.scenarios.person import Person, StepError
from tests.window.scenarios.reading import Scenario, scenarios_of

FILES = sorted(Path(__file__).parent.glob("*.txt"))
SCENARIOS = [one for file in FILES for one in scenarios_of(file)]
CASES = [pytest.param(one, id=one.id, marks=[pytest.mark.slow] * one.is_slow) for one in SCENARIOS]


@pytest.fixture
def person(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Person]:
    """Somebody with a window and folders of their own."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # nothing here outlives the system
    person = Person(qtbot, monkeypatch, tmp_path)
    person.start()
    yield person
    person.leave_all()


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("scenario", CASES)
def test_scenario(person: Person, scenario: Scenario) -> None:
    problem = ""
    try:
        person.perform(scenario, vocabulary.do)
    except StepError as failed:
        problem = str(failed)
    if problem:
        pytest.fail(problem, pytrace=False)


def test_titles_are_given_once_and_every_example_means_its_step() -> None:
    assert len({one.id for one in SCENARIOS}) == len(SCENARIOS)
    for known in vocabulary.KNOWN:
        assert vocabulary.find(known.example)[0] is known


def test_the_readme_lists_all_steps() -> None:
    assert vocabulary.README.read_text(encoding="utf-8") == vocabulary.readme()


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("begin 2 players\n    expect move 3", r"wrong\.txt:3: in “A title”\n    expect move 3\n0"),
        ('choose "New"\n    expect dialog "x"', r"wrong\.txt:3"),
        ('begin 2 players\n    click row "x" of moves', r"no row is 'x'"),
    ],
)
def test_what_fails_says_where_and_what_was_seen(
    person: Person, tmp_path: Path, lines: str, said: str
) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(f"A title\n    {lines}\n", encoding="utf-8")
    person.patience_ms = 20
    with pytest.raises(StepError, match=said):
        person.perform(*scenarios_of(file), vocabulary.do)
