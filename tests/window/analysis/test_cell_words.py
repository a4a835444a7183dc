"""What insight finds, in words."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.insight.matrix import Cell, KingState, Stake
from cfanp_gui.window.analysis.insight_models import CellWords, number_of
from tests.session.play import a_session, pair, play
from tests.window.analysis.looking import fools, plain_cells, plain_dangers

NOTHING = Stake((), 0)
PAIR = Pair(0, 1)


def cell(**values: object) -> Cell:
    """Return a cell of army a on A + B with some values."""
    plain = Cell(0, PAIR, 20, KingState.SAFE, (), NOTHING, NOTHING, False)
    return plain._replace(**values)  # type: ignore[arg-type]


def test_a_quiet_cell_tells_its_moves_and_the_king() -> None:
    words = CellWords(a_session(3))
    assert words.tip(cell()) == "A + B\n20 legal moves\nThe King stands here and is safe"
    assert words.tip(cell(moves=1, king=KingState.ELSEWHERE)) == "A + B\n1 legal move"


def test_everything_that_stands_out_is_told() -> None:
    session = fools()
    words = CellWords(session)
    found = next(one for one in plain_cells(session) if one.pair == pair("AB"))
    spoken = words.spoken(found)
    assert spoken.startswith("A + B: ")
    assert "Checkmate at once: AB:d8h4" in spoken
    assert "The King is in check here" in words.tip(cell(king=KingState.CHECK))
    assert "The King is checkmated here" in words.tip(cell(king=KingState.MATED))
    stake = Stake((Square(0, 8), Square(0, 9)), 2)
    assert "May be lost, worth 2: pawn Aa2, pawn Ab2" in words.tip(cell(hanging=stake))
    assert "May be won, worth 2: pawn Aa2, pawn Ab2" in words.tip(cell(winnable=stake))
    stake = Stake((Square(2, 2),), 3)
    assert "May be won, worth 3: Bishop Cc1" in words.tip(cell(winnable=stake))
    assert "Pushed already this turn" in words.tip(cell(pushed=True))


def test_of_many_pieces_some_are_named() -> None:
    stake = Stake(tuple(Square(0, index) for index in range(8, 16)), 8)
    tip = CellWords(a_session(3)).tip(cell(hanging=stake))
    assert "pawn Af2 and 2 more" in tip
    assert "Ag2" not in tip


def test_dangers_are_told() -> None:
    session = fools()
    words = CellWords(session)
    mate = next(one for one in plain_dangers(session, 0) if one.mate)
    assert words.danger(mate) == "Queen Be1 checkmates the King"
    assert words.spoken_danger([mate]) == ("b, Ben: Queen Be1 checkmates the King, on A + B")
    assert words.on_pairs([Pair(0, 1), Pair(0, 2)]) == "on every pair"
    session = a_session(3)
    play(session, "AB:e4 AB:d5")
    taken = plain_dangers(session, 1)
    assert "Pawn Ae4 takes pawn Be4" in [words_of.danger(one) for words_of in [CellWords(session)]
                                         for one in taken]  # fmt: skip


def test_what_is_lost_in_the_end_is_told() -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:d5")
    words = CellWords(session)
    taken = next(one for one in plain_dangers(session, 1) if one.action.text == "AB:e4d5")
    assert words.loss([taken._replace(lost=0)]) == "on A + B; defended"
    assert words.loss([taken._replace(lost=2)]) == "on A + B; 2 lost in the end"
    assert taken.is_defended, "the Queen takes back"


def test_a_captured_army_goes_by_its_captors_name() -> None:
    session = fools()
    play(session, "AB:Qh4")
    assert CellWords(session).army(0) == "a, Ben"
    assert CellWords(session).army(1) == "b, Ben"


def test_it_is_told_in_german(speak: Callable[[str], None], qtbot: QtBot) -> None:  # noqa: ARG001
    speak("de")
    words = CellWords(fools())
    assert words.tip(cell()) == "A + B\n20 legale Züge\nDer König steht hier und ist sicher"
    mate = next(one for one in plain_dangers(fools(), 0) if one.mate)
    assert words.danger(mate) == "Dame Be1 setzt den König matt"


def test_no_more_names_are_told_than_can_be_read() -> None:
    assert CellWords.some(["a", "b"]) == "a, b"
    assert CellWords.some([str(number) for number in range(9)]) == "0, 1, 2, 3, 4, 5 and 3 more"


def test_what_must_be_done_first_is_told_instead_of_moves() -> None:
    words = CellWords(a_session(3))
    due = cell(moves=0, demand=Text("{name} owes a piece", name=PlayerName(2)))
    assert words.tip(due) == "A + B\nBen owes a piece\nThe King stands here and is safe"
    assert words.spoken(due) == "A + B: Ben owes a piece; The King stands here and is safe."
    assert (number_of(cell()), number_of(due)) == ("20", "!")
