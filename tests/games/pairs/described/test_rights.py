"""Squares that first moves have passed, and hands: as they come about, are written and read."""

from __future__ import annotations

from collections.abc import Iterator

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.game import Game, Position, PositionError
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game

SAID = """[leaping:chess]
pawn = -
customPiece1 = p:fmWfceFifmD
pawnTypes = p
enPassantTypes = p
promotionPawnTypes = p

[hasty:chess]
maxRank = 6
startFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
doubleStepRegionWhite = *3
doubleStepRegionBlack = *4
promotionRegionWhite = *5 *6
promotionRegionBlack = *1 *2

[armed:crazyhouse]
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[NPn] w KQkq - 0 1
"""


@pytest.fixture(autouse=True)
def _described() -> Iterator[None]:
    """Offer the games while a test goes on, here and to Fairy-Stockfish."""
    pyffish.load_variant_config(SAID)
    with BASE_GAMES.including(DescribedGames("said", SAID)):
        yield


def game(base: str) -> Game:
    return find_game("cfanp").variant({"base": base})


def played(base: str, line: str, *actions: str) -> Position:
    """Return a position after some actions, each of which is read again from its text."""
    known = game(base)
    position = known.from_text(line, {})
    for text in actions:
        position, _ = position.apply(known.parse_action(text))
        again = known.from_text(position.to_text(), {})
        assert again.to_text() == position.to_text()
        assert again.all_actions() == position.all_actions()
    return position


def passed(position: Position) -> str:
    return position.to_text().split(" ")[4]


@pytest.mark.parametrize(
    ("base", "step", "field"),
    [("crazyhouse", "e2e4", "Ae3"), ("berolina", "e2g4", "Af3Ag4"), ("knightmate", "e2e4", "Ae3")],
)
def test_a_right_lapses_with_the_turn_not_by_what_comes_onto_its_square(
    base: str, step: str, field: str
) -> None:
    kings = "8/8/8/6K{}1"
    line = (
        f"8/7Qb/4Pa3/Ka7|{kings.format('b')}|{kings.format('c')} a 1/2/3 -/-/- - 1 0 1 base={base}"
    )
    assert passed(played(base, line, f"AC:{step}")) == field
    landed = played(base, line, f"AC:{step}", f"AB:h3{field[1:3]}")
    assert passed(landed) == field
    king = next(one.text for one in landed.all_actions() if one.text.startswith("BC:"))
    assert passed(played(base, landed.to_text(), king)) == "-"


def test_a_first_move_over_a_piece_passes_its_square_as_in_fairy_stockfish() -> None:
    fen, step = "4k3/8/8/8/3p4/4n3/4P3/4K3 w - - 0 1", "e2e4"
    line = "3Pb4/4Nb3/4Pa3/4Ka3|8/8/8/3Kb4 a 1/2 -/- - 1 0 1 base=leaping"
    after = played("leaping", line, f"AB:{step}")
    assert passed(after) == "Ae3"
    assert pyffish.get_fen("leaping", fen, [step]).split(" ")[3] == "e3e4"
    assert sorted(one.text[3:] for one in after.all_actions()) == sorted(
        pyffish.legal_moves("leaping", fen, [step])
    )


def test_a_pawn_that_promotes_by_a_double_step_passes_no_square() -> None:
    fen = "7k/4p3/8/3P4/8/4K3 w - - 0 1"
    line = "3Pa4/8/4Ka3|8/3Pb4/Kb7 a 1/2 -/- - 1 0 1 base=hasty"
    for becomes in "qrbn":
        after = played("hasty", line, f"AB:d3d5{becomes}")
        assert passed(after) == "-"
        moves = pyffish.legal_moves("hasty", fen, [f"d3d5{becomes}"])
        assert "e5d4" not in moves
        assert sorted(one.text[3:] for one in after.all_actions()) == sorted(moves)


@pytest.mark.parametrize(
    ("base", "line", "message"),
    [
        # Of two armies none has moved since the pawn has.
        ("crazyhouse", "4Pa3/4Nb3/8/4Ka3|8/8/8/3Kb4 b 1/2 -/- Ae3 1 0 1", "Ae3: a piece stands"),
        ("chess", "4Pa3/4Nb3/8/4Ka3|8/8/8/3Kb4 b 1/2 -/- Ae3 1 0 1", "Ae3: a piece stands"),
        ("chess", "4Pa3/8/4Na3/4Ka3|8/8/8/3Kb4 b 1/2 -/- Ae3 1 0 1", "Ae2: a piece stands"),
        ("crazyhouse", "4Pa3/8/8/4Ka3|8/8/8/3Kb4 b 1/2 -/- Ae3,Ae3 1 0 1", "Ae3 is there twice"),
    ],
)
def test_passed_squares_that_cannot_be_are_refused(base: str, line: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game(base).from_text(line if base == "chess" else f"{line} base={base}", {})


def test_a_game_may_begin_with_pieces_in_hands() -> None:
    known = game("armed")
    start = known.initial(3, {})
    assert {player: len(held) for player, held in start.stockpiles.items()} == {1: 2, 2: 1, 3: 2}
    again = known.from_text(start.to_text(), {})
    assert (again.stockpiles, again.all_actions()) == (start.stockpiles, start.all_actions())
    assert start.movable(PocketSource(0, "N"))
