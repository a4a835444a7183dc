"""Checkers as a base game: figures to meet, its judges, its ends, what may stand where."""

from __future__ import annotations

import pytest

from cfanp_gui.core.movement import sentences
from cfanp_gui.core.position import PositionError
from tests.games.pairs.checkers.judged import (
    GAME,
    OPTIONS,
    at,
    beside_plain,
    random_game,
)
from tests.slow import seeds

EMPTY = "8/8/8/8"


@pytest.mark.parametrize(
    ("players", "figures"), [(2, (7, 49, 302, 1469, 7361)), (3, (14, 196, 2744))]
)
def test_figures_to_meet(players: int, figures: tuple[int, ...]) -> None:
    start = GAME.initial(players, OPTIONS)
    assert tuple(GAME.perft(start, depth + 1) for depth in range(len(figures))) == figures


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", seeds(18))
def test_moves_are_those_of_pydraughts(seed: int) -> None:
    pytest.importorskip("draughts")
    assert random_game(seed).difference is None


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", seeds(12))
def test_games_of_many_go_as_in_the_second_implementation(seed: int) -> None:
    assert beside_plain(seed, 3 + seed % 4, 300).difference is None


def test_an_army_whose_last_piece_is_captured_is_dead() -> None:
    position = at("3Mb4/2Ma5/8/8|8/8/8/8|8/8/8/Mc7 a 1/2/3 - - 1 0 1")
    after, transition = position.apply(GAME.parse_action("AB:c3e5"))
    (event,) = transition.events
    assert event.to_json() == {"type": "dead", "army": "b", "by_army": "a"}
    assert str(event.text(str)) == "1 captures the last piece of army b, which is dead."
    assert after.control == (1, None, 3)
    assert after.outcome() is None
    assert not after.is_stone(1), "nothing of it is left"


def test_the_last_player_alive_wins() -> None:
    position = at("3Mb4/2Ma5/8/8|8/8/8/8 a 1/2 - - 1 0 1")
    outcome = position.apply(GAME.parse_action("AB:c3e5"))[0].outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (1,))


def test_who_cannot_move_loses_where_two_are_left() -> None:
    outcome = at(
        "8/8/1Mb6/Ma7|8/8/8/8 a 1/2 - - 1 0 1".replace("8/8/1Mb6", "8/2Mb5/1Mb6")
    ).outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.reason) == ("win", (2,), "stalemate")


def test_kings_alone_are_no_draw_and_moves_without_progress_are_claimed() -> None:
    kings = "8/8/8/Ka7|8/8/8/Kb7 a 1/2 - - 1 {} 1"
    assert at(kings.format(79)).outcome() is None
    assert at(kings.format(79)).claim() is None
    claim = at(kings.format(80)).claim()
    assert claim == "40 moves each without a capture or a man’s move"
    outcome = at(kings.format(120)).outcome()
    assert outcome is not None
    assert outcome.result == "draw"


@pytest.mark.parametrize(
    ("half", "said"),
    [
        ("8/8/8/1Ma6", "Ab1: pieces stand on dark squares alone"),
        (EMPTY, "army a is alive and has no piece"),
        ("1Ma5Ma/Ma1Ma1Ma1Ma1/1Ma1Ma1Ma1Ma/Ma1Ma1Ma1Ma1", "14 pieces .expected at most 12."),
    ],
)
def test_what_cannot_be_is_told(half: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        at(f"{half}|8/8/8/Mb7 b 1/2 - - 1 0 1")


def test_a_man_on_a_foreign_back_rank_is_crowned() -> None:
    start = "8/8/8/{home}7|8/Mb7/8/{away}7 b 1/2 - - 1 0 1"
    message = "Ba1: a man on a foreign back rank is a King .expected K"
    with pytest.raises(PositionError, match=message):
        at(start.format(home="Ma", away="Ma"))
    for home, away in (("Ma", "Ka"), ("Ka", "Mb")):
        assert at(start.format(home=home, away=away)).to_text().startswith(f"8/8/8/{home}7|")


def test_how_its_pieces_move_is_said() -> None:
    start = GAME.initial(2, OPTIONS)
    assert [str(one) for one in sentences(start.movement("M"), GAME.piece_types)] == [
        "moves and captures one square diagonally forward",
        "it captures by jumping to the empty square beyond, and goes on while it can",
        "it may become: crowned King",
    ]
    assert start.movement("K").becomes == ()


def test_the_editor_says_what_is_counted_without_progress() -> None:
    editing = GAME.editing(GAME.initial(2, OPTIONS))
    assert editing is not None
    titles = {field.name: field.title for field in editing.fields()}
    assert titles["clock"] == "Moves since a capture or a man’s move"
