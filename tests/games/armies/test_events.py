"""What happens in a game: its sentences, its JSON, and what every game's events are asked."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss, Weight, mated_seats
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.events import (
    ArmyDied,
    Checkmate,
    Exchanged,
    Excused,
    HandedOver,
    KingCaptured,
    Passed,
    Released,
    Removed,
    Swapped,
    TurnLost,
)
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def name(player: int) -> str:
    return {1: "Anna", 2: "Ben", 3: "Clara"}[player]


@pytest.mark.parametrize(
    ("event", "sentence", "json"),
    [
        (
            Checkmate(1, 1, 0),
            "Army b is checkmated: Anna takes it over.",
            {"type": "checkmate", "army": "b", "by_player": 1, "by_army": "a"},
        ),
        (
            Checkmate(1, 1, 2, "removed"),
            "Army b is checkmated by Anna and leaves the half-boards.",
            {"type": "checkmate", "army": "b", "by_player": 1, "by_army": "c"},
        ),
        (
            Checkmate(1, 1, 0, "dead"),
            "Army b is checkmated by Anna and is dead.",
            {"type": "checkmate", "army": "b", "by_player": 1, "by_army": "a"},
        ),
        (Passed(2), "Army c has no legal move and passes.", {"type": "pass", "army": "c"}),
        (
            ArmyDied(1, 2),
            "Army b of Ben is dead.",
            {"type": "died", "army": "b", "player": 2},
        ),
        (
            ArmyDied(1, 2, on_time=True),
            "Ben has run out of time: army b is dead.",
            {"type": "died", "army": "b", "player": 2},
        ),
        (
            HandedOver(1, 2, 3),
            "Army b goes from Ben to Clara.",
            {"type": "handed_over", "army": "b", "by_player": 2, "to_player": 3},
        ),
    ],
)
def test_an_event_words_itself(event: Event, sentence: str, json: dict[str, object]) -> None:
    assert event.text(name) == sentence
    assert event.to_json() == json


def test_losses_weigh_more_than_other_events() -> None:
    weights = [event.weight for event in (Checkmate(1, 1, 0), ArmyDied(1, 2), Passed(1))]
    assert weights == [Weight.LOSS, Weight.LOSS, Weight.QUIET]
    assert HandedOver(1, 2, 3).weight is Weight.QUIET


def test_only_a_mate_mates() -> None:
    assert mated_seats((Checkmate(2, 1, 0), Passed(1), ArmyDied(0, 1), Checkmate(1, 1, 0))) == {
        1,
        2,
    }


@pytest.mark.parametrize(
    ("captured", "kings"), [("taken", True), ("dead", True), ("removed", False)]
)
def test_a_mate_names_the_king_as_long_as_it_stands_there(captured: str, kings: bool) -> None:
    line = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    position = GAME.from_text(line, {"captured": captured})
    _, change = position.apply(GAME.parse_action("AB:b3b8"))
    (mate,) = change.events
    assert mate.kings == ((Square(1, 4),) if kings else ())
    assert mate.attackers == (Square(1, 6),), "the Rook on Bg1, b8 of the joined board"
    assert mate.losses == (Loss(1, 1 if captured == "taken" else None),)
    assert mate.out == {2}
    assert [lost.removed for lost in change.captured] == ([True] if captured == "removed" else [])


def test_who_resigns_loses_an_army_to_nobody() -> None:
    for on_time, cause in ((False, "resigned"), (True, "out of time")):
        _, change = GAME.initial(3, {}).apply(GAME.resignation(2, on_time))
        assert [event.losses for event in change.events] == [(Loss(1, None, Text(cause)),)]


def test_who_keeps_another_army_is_not_out() -> None:
    line = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a 1/2/2 -/-/- - 1 0 1"
    _, change = GAME.from_text(line, {}).apply(GAME.parse_action("AB:b3b8"))
    assert [event.out for event in change.events] == [frozenset()]
    _, change = GAME.from_text(line, {}).apply(GAME.parse_action("give:a=2"))
    assert [event.out for event in change.events] == [{1}]
    _, change = GAME.from_text(line, {}).apply(GAME.parse_action("give:b=1"))
    assert [event.out for event in change.events] == [frozenset()]


def test_captures_are_distinguished_from_pieces_that_left_with_their_army() -> None:
    line = "7Ka/1Ra6/8/8|3Pb4/8/7Ra/4Kb1Nb1|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    position = GAME.from_text(line, {"captured": "removed"})
    _, change = position.apply(GAME.parse_action("AB:b3b8"))
    lost = {(one.piece.letter, one.removed) for one in change.captured}
    assert lost == {("N", False), ("K", True), ("P", True)}


def test_what_peterson_s_rules_say() -> None:
    square = Square(2, 14)
    told: list[tuple[Event, str, dict[str, object]]] = [
        (KingCaptured(1, 1, 0, 2), "P1 captures the King of army b, which is dead.",
         {"type": "king_captured", "army": "b", "by_player": 1, "by_army": "a"}),
        (Released(3), "Army d is released.", {"type": "released", "army": "d"}),
        (TurnLost(3, at_once=True), "It loses its turn.", {"type": "frozen", "army": "d"}),
        (TurnLost(3), "Army d is frozen and loses its turn.", {"type": "frozen", "army": "d"}),
        (Exchanged(3, (3,), (1, 2)),
         "Pieces were exchanged between P1 and P2: P3 owes a piece worth 3 or more.",
         {"type": "exchange", "value": 3, "players": [3]}),
        (Exchanged(5, (3, 4), (1, 2)),
         "Pieces were exchanged between P1 and P2: P3 and P4 each owe a piece worth 5 or more.",
         {"type": "exchange", "value": 5, "players": [3, 4]}),
        (Exchanged(1, (), (1, 2)),
         "Pieces were exchanged between P1 and P2, and nobody owes one.",
         {"type": "exchange", "value": 1}),
        (Removed(2, square, "N", FIDE), "Army c removes its Knight on Cg2.",
         {"type": "removed", "army": "c", "square": "Cg2", "piece": "N"}),
        (Swapped(2, square, "Q", FIDE, "R"), "Army c swaps its Queen on Cg2 for a Rook.",
         {"type": "swapped", "army": "c", "square": "Cg2", "piece": "Q", "for": "R"}),
        (Excused(3), "P3 has no piece to remove and is excused.",
         {"type": "excused", "player": 3}),
    ]  # fmt: skip
    for event, sentence, json in told:
        assert event.text(lambda player: f"P{player}") == sentence
        assert event.to_json() == json
    assert KingCaptured(1, 1, 0, 2).losses == (Loss(1, None),)
    assert KingCaptured(1, 1, 0, 2).out == {2}
    assert KingCaptured(1, 1, 0).out == frozenset()
