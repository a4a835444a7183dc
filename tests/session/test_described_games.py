"""Lines typed in described games, what their lists show, and dangers by their ends."""

from collections.abc import Iterator

import pytest

from cfanp_gui.core.commands import NO_WORDS, Play
from cfanp_gui.core.general_commands import read
from cfanp_gui.insight.survey import Survey, dangers
from tests.session.described import described_games, session_of


@pytest.fixture(autouse=True, scope="module")
def _games() -> Iterator[None]:
    with described_games():
        yield


@pytest.mark.parametrize(
    ("base", "typed", "action", "entry"),
    [
        ("gates", "Nc3/H", "AB:b1c3h", None),
        ("gates", "nc3/h", "AB:b1c3h", None),
        ("passing", "pass", "pass", "passes"),
    ],
)
def test_what_is_typed_is_played_and_listed_once(
    base: str, typed: str, action: str, entry: str | None
) -> None:
    session = session_of(base, 2)
    before, result = session.situation, read(session.situation, typed, NO_WORDS, None)
    assert isinstance(result, Play)
    assert result.action.text == action
    assert session.propose(result.action) is None
    done, wording = session.node.transition, session.game.wording
    assert done is not None
    assert wording.entry(before, done) == entry
    assert all(wording.is_entry(done, event) for event in done.events)


@pytest.mark.parametrize(
    ("base", "moves", "move", "effect"),
    [
        ("hill", "AB:e3 AB:a6 AB:Ke2 AB:a5 AB:Kf3", "AB:f3e4", "reaches the goal"),
        ("checked", "AB:e4 AB:f6 AB:Qh5 AB:g6 AB:Qxg6 AB:hxg6 AB:Be2 AB:a6 AB:Bh5 AB:a5",
         "AB:h5g6", "gives the last check"),
        ("blown", "AB:Nf3 AB:a6 AB:Ne5", "AB:e5d7", "blows up the King"),
    ],
)  # fmt: skip
def test_what_would_lose_an_army_at_once_is_a_danger(
    base: str, moves: str, move: str, effect: str
) -> None:
    found = dangers(Survey(session_of(base, 2, moves).position), 1)
    assert {one.action.text: one.effect for one in found if one.mate}.get(move) == effect
    assert not [*dangers(Survey(session_of(base, 2).position), 1)]
