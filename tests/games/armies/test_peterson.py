"""What Peterson's rules let be known of a position."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies import peterson
from cfanp_gui.games.registry import find_game
from tests.conformance.undoing import Seen
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.slow import examples

GAME = find_game("cfanp")
ALL = dict.fromkeys(("defend", "exchange", "kingcapture", "obstacles"), True)


def test_at_the_start_there_is_nothing() -> None:
    start = GAME.initial(3, ALL)
    assert peterson.defence(start) is None  # type: ignore[arg-type]
    assert peterson.debts(start) == peterson.frozen(start) == peterson.ripe(start) == {}  # type: ignore[arg-type]
    assert peterson.removable(start) == peterson.immune(start) == frozenset()  # type: ignore[arg-type]
    assert start.to_text().endswith(" 1 0 1 -")
    assert start.marked() == {}  # type: ignore[attr-defined]


def test_whether_a_turn_is_ordinary_or_a_defence() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    found = position(cfen(4, pieces), defend=True)
    kinds = []
    for text in ("AB:c3d5", "AC:b2b3"):
        count = peterson.defence(found)
        assert count is not None
        kinds.append((count.made, count.ordinary, count.defence))
        found = play(found, text)
    assert kinds == [(0, True, True), (1, True, True)]
    three = position(cfen(4, f"{pieces} Bd:Ae1"), defend=True)
    count = peterson.defence(play(three, "AB:a1b1", "AC:c3a4"))
    assert count is not None
    assert (count.made, count.ordinary, count.defence) == (2, False, True)


def test_freezes_and_ripe_attackers() -> None:
    line = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    found = play(position(line, kingcapture=True), "AB:b3b8")
    assert peterson.frozen(found) == {1: (Pair(0, 1),)}
    assert peterson.ripe(found) == {1: (Square(1, 6),)}
    assert peterson.immune(found) == {Square(1, 25)}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(examples(3)))
@pytest.mark.no_cover
def test_random_play_with_every_rule_is_undone_and_written(players: int, seed: int) -> None:
    rng = random.Random(f"{players}:{seed}")
    names = [name for name in ALL if rng.random() < 0.7]
    options: dict[str, str | bool] = dict.fromkeys(names, True)
    options["touch"] = rng.random() < 0.2
    options["bonus"] = rng.choice(["boards", "single"])
    position = GAME.initial(players, options)
    trail = []
    while position.outcome() is None and len(trail) < examples(60):
        (actor,) = position.actors()
        actions = position.legal_actions(actor)
        captures = [one for one in actions if position.apply(one)[1].captured]
        action = rng.choice(captures if captures and rng.random() < 0.5 else actions)
        after, change = position.apply(action)
        assert GAME.parse_action(action.text) == action
        human = GAME.notation.human(position, action, change)
        assert GAME.notation.parse(position, human) == action
        for event in change.events:
            assert event.text(str)
            assert event.to_json()["type"]
        read = GAME.from_text(after.to_text(), options)
        assert read.to_text() == after.to_text()
        assert read.all_actions() == after.all_actions()
        assert read.builder() == after.builder()
        trail.append((position, change))
        position = after
    seen = Seen.of(position)
    for earlier, change in reversed(trail):
        seen.undo(change)
        assert seen == Seen.of(earlier)
