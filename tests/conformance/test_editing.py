"""Editing: positions of every game that offers it are set up by hand, checked and written."""

import random
from collections.abc import Callable

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, Field, SquaresField, TextField
from cfanp_gui.core.game import Game, PositionError
from tests.conformance.cases import GAMES, Case, ask, each_case, game_of, of_each_case
from tests.core.editing import edited, fields, start, value_of
from tests.slow import is_slow, seeds

Known = tuple[Game, int]
"""A game and how many play."""
_ASKED: list[Callable[[Known], None]] = []


def each_start(promise: Callable[[Known], None]) -> Callable[[Known], None]:
    """Have a promise asked of the starts of games whose positions can be edited."""
    _ASKED.append(promise)
    return promise


def starts(name: str) -> list[Known]:
    """Return starts of a game, none of one whose positions cannot be edited."""
    game = game_of(name)
    counts = dict.fromkeys(game.player_counts[:3:2])
    found = [(game, players) for players in (counts if is_slow() else list(counts)[-1:])]
    return [one for one in found if game.editing(game.initial(one[1], game.as_seated)) is not None]


@pytest.mark.parametrize("name", GAMES)
def test_promises_of_starts(name: str) -> None:
    for known in starts(name):
        ask(_ASKED, known)


@each_start
def a_start_is_edited_as_it_is(known: Known) -> None:
    game, players = known
    editing = start(game, players)
    position = game.initial(players, game.as_seated)
    assert editing.problems() == ()
    assert editing.builder.build() == position
    assert editing.to_text() == position.to_text()
    shapes = [[(one.id, one.files, one.ranks, one.label, one.square_names) for one in boards]
              for boards in (editing.boards(), position.boards())]  # fmt: skip
    assert shapes[0] == shapes[1]
    assert editing.seats() == position.seats()
    assert dict(editing.pieces) == dict(position.pieces())
    assert editing.players == players
    for seat in position.seats():
        seen, shown = position.seat_status(seat.id), editing.seat_status(seat.id)
        assert (shown.paint, shown.player, shown.to_move) == (seen.paint, seen.player, seen.to_move)
        assert editing.seat_name(seat.id)
    for piece in position.pieces().values():
        assert editing.style(piece) == position.style(piece)


@each_start
def every_piece_can_be_chosen(known: Known) -> None:
    game, players = known
    editing = start(game, players)
    offered = {piece for army in editing.palette() for piece in army.pieces}
    assert set(editing.pieces.values()) <= offered
    known_kinds = {letter for letter, kind in game.piece_types.items() if not kind.unknown}
    assert {piece.letter for piece in offered} == known_kinds
    seats = {seat for army in editing.palette() for seat in army.seats}
    assert seats == {seat.id for seat in editing.seats()}


@each_start
def to_set_a_field_to_what_it_holds_changes_nothing(known: Known) -> None:
    editing = start(*known)
    for name, field in fields(editing).items():
        same = editing.with_field(name, value_of(field))
        assert same.to_text() == editing.to_text()
        assert fields(same) == fields(editing)


@each_start
def there_is_no_other_field(known: Known) -> None:
    editing = start(*known)
    for name in ("nothing", "option:nothing"):
        with pytest.raises(KeyError):
            editing.with_field(name, "1")


@each_start
def squares_are_pointed_at_one_by_one(known: Known) -> None:
    editing = start(*known).cleared()
    assert not editing.pieces
    square = Square(editing.boards()[0].id, 0)
    for name, field in fields(editing).items():
        if isinstance(field, SquaresField):
            after = editing.with_field(name, frozenset({square}))
            assert value_of(fields(after)[name]) == {square}
            assert square in {one.square for one in after.problems()}


@each_start
def boards_come_and_go(known: Known) -> None:
    editing = start(*known)
    more = editing.with_board()
    if more is None:
        assert known[0].player_counts[-1] == known[1], "there is no room"
        return
    assert len(more.boards()) > len(editing.boards())
    assert more.problems() == ()
    less = more.without_board(max(spec.id for spec in more.boards()))
    assert less is not None
    assert less.boards() == editing.boards()
    assert dict(less.pieces) == dict(editing.pieces)
    assert less.problems() == ()


@each_start
def any_board_may_go_but_the_last_ones(known: Known) -> None:
    editing = start(*known)
    for _ in range(30):
        less = editing.without_board(editing.boards()[0].id)
        if less is None:
            break
        assert less.problems() == ()
        assert len(less.boards()) < len(editing.boards())
        editing = less
    assert less is None
    assert editing.without_board(99) is None


@each_start
def there_is_room_for_so_many_boards_only(known: Known) -> None:
    editing = start(*known)
    for _ in range(30):
        more = editing.with_board()
        if more is None:
            break
        editing = more
    assert more is None
    assert editing.problems() == ()
    assert editing.players == known[0].player_counts[-1]


@each_case
def a_position_of_a_game_is_built_again(case: Case) -> None:
    for position in case.positions[:: 1 + len(case.positions) // 16]:
        editing = case.game.editing(position)
        if editing is None or position.outcome() is not None:
            continue
        assert editing.problems() == ()
        editing.builder.check()
        assert editing.to_text() == position.to_text()
        read = case.game.from_text(position.to_text(), case.options)
        assert editing.builder.build() == read
        again = case.game.editing(read)
        assert again == editing


@each_case
def what_cannot_be_is_refused_for_the_first_of_its_problems(case: Case) -> None:
    for position in case.few[:2]:
        editing = case.game.editing(position)
        if editing is None:
            continue
        piece = next(iter(position.pieces().values()))
        broken = editing.builder.replace(pieces={**position.pieces(), Square(99, 0): piece})
        first = broken.problems()[0]
        for attempt in (broken.check, broken.build):
            with pytest.raises(PositionError) as raised:
                attempt()
            assert str(raised.value) == first.sentence
        with pytest.raises(TypeError):
            broken.replace(no_such_field=1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", seeds(12))
def test_whatever_is_edited_can_be_shown_and_written(name: str, seed: int) -> None:
    for game, players in starts(name):
        check_edits(game, start(game, players), random.Random(seed))


def check_edits(game: Game, editing: Editing, chance: random.Random) -> None:
    """Edit at random, and write and read what comes of it."""
    for _ in range(40):
        editing = edited(editing, chance)
        text = editing.to_text()
        for seat in editing.seats():
            editing.seat_status(seat.id)
        for piece in editing.pieces.values():
            editing.style(piece)
        names = fields(editing)
        for problem in editing.problems():
            assert problem.sentence
        options = {**game.as_seated, **editing.options}
        if editing.problems():
            with pytest.raises(PositionError):
                editing.builder.build()
        else:
            built = editing.builder.build()
            assert game.from_text(text, options) == built
            again = game.editing(built)  # type: ignore[arg-type]
            assert again is not None
            assert _plain(fields(again)) == _plain(names)


def _plain(found: dict[str, Field]) -> dict[str, Field]:
    """Return fields but for lines of text, to which a game may add what it works out."""
    return {name: field for name, field in found.items() if not isinstance(field, TextField)}


test_promises = of_each_case(__name__)
