"""How described games of two armies end by repetition."""

from __future__ import annotations

from cfanp_gui.core.position import Outcome, Position
from cfanp_gui.core.searching import LOSS, WIN, SearchState
from cfanp_gui.games.armies.actions import parse_action
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def after(position: Position, *texts: str) -> Position:
    """Return a position after moves on the only pair."""
    for text in texts:
        assert isinstance(position, TableView)
        action = parse_action(f"AB:{text}", position.rules.base)
        position = position.apply(action)[0]
    return position


def start(base: str) -> Position:
    return GAME.initial(2, {"base": base, "order": "seats"})


def ended(position: Position) -> tuple[str, tuple[int, ...]] | None:
    outcome: Outcome | None = position.outcome()
    return None if outcome is None else (outcome.result, outcome.players)


def test_a_position_that_comes_four_times_is_a_draw_in_shogi() -> None:
    to_and_fro = ("d1d2", "d9d8", "d2d1", "d8d9")
    twice = after(start("shogi"), *to_and_fro * 2)
    assert ended(twice) is None
    assert ended(after(twice, *to_and_fro)) == ("draw", (1, 2))


def test_in_minishogi_white_loses_by_repetition() -> None:
    to_and_fro = ("b1b2", "d5d4", "b2b1", "d4d5")
    assert ended(after(start("minishogi"), *to_and_fro * 3)) == ("win", (2,))


def test_who_gives_check_for_ever_loses_in_xiangqi() -> None:
    board = "9/9/9/9/3Ka5|9/9/9/Ra8/4Kb4"
    position = GAME.from_text(f"{board} a 1/2 -/- - 1 0 1 base=xiangqi", {"base": "xiangqi"})
    around = ("i9i10", "e10e9", "i10i9", "e9e10")
    assert ended(after(position, *around)) is None
    assert ended(after(position, *around * 2)) == ("win", (2,))


# What a search sees of it


def search(position: Position, *texts: str) -> SearchState:
    """Return a position as a search sees it after moves."""
    state = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(state, SearchState)
    for text in texts:
        state.play(next(move for move in state.moves() if state.action(move).text == f"AB:{text}"))
    return state


def test_a_search_sees_who_loses_by_repetition() -> None:
    begin = after(start("minishogi"), "b1b2")
    assert search(begin, "d5d4", "b2b1", "d4d5", "b1b2").repeated() == (LOSS, WIN)
    begin = after(start("shogi"), "d1d2")
    assert search(begin, "d9d8", "d2d1", "d8d9", "d1d2").repeated() is None


def test_a_search_sees_who_gives_check_for_ever() -> None:
    board = "9/9/9/9/3Ka5|9/9/9/Ra8/4Kb4"
    position = GAME.from_text(f"{board} a 1/2 -/- - 1 0 1 base=xiangqi", {"base": "xiangqi"})
    checked = after(position, "i9i10")
    assert search(checked, "e10e9", "i10i9", "e9e10", "i9i10").repeated() == (LOSS, WIN)
    assert search(checked, "e10e9", "i10i9").repeated() is None


def test_a_search_sees_that_who_cannot_move_loses_in_xiangqi() -> None:
    board = "9/9/9/9/4Ka4|9/9/9/1Ra7/3Kb5"
    position = GAME.from_text(f"{board} a 1/2 -/- - 1 0 1 base=xiangqi", {"base": "xiangqi"})
    moves = [action.text.removeprefix("AB:") for action in position.all_actions()]
    ends = {text: ended(after(position, text)) for text in moves}
    winning = next(text for text, end in ends.items() if end == ("win", (1,)))
    state = search(position, winning)
    assert state.is_over
    assert state.values() == (WIN, LOSS)
