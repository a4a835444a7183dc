"""What PGN has words for, and how they are laid out."""

from __future__ import annotations

import pytest

from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.record.game_record import MoveNode, RecordError
from tests.record.games import CFANP, new_game


@pytest.mark.parametrize("ending", ["resign:1", "flag:1", "draw"])
def test_endings_without_moves_become_the_result(ending: str) -> None:
    game = new_game(2)
    for text in ("AB:e2e4", "AB:e7e5", ending):
        game.moves.append(MoveNode(CFANP.parse_action(text)))
    expected = "1/2-1/2" if ending == "draw" else "0-1"
    assert write_game(game).endswith(f"1. e4 e5 {expected}\n")


def test_pushes_of_the_touch_board_option_have_no_words() -> None:
    game = new_game(2, touch=True)
    for text in ("AB:", "AB:e2e4", "AB:", "AB:e7e5", "AB:"):
        game.moves.append(MoveNode(CFANP.parse_action(text), comment="x" if text == "AB:" else ""))
    assert write_game(game).endswith("1. e4 {x} 1... e5 {x} {x} *\n")


def test_lines_are_short_and_commands_whole() -> None:
    game = new_game(2)
    comment = " ".join(["[%clk 1:02:03]", "word"] * 30)
    game.moves = [MoveNode(CFANP.parse_action("AB:e2e4"), comment=comment)]
    lines = write_game(game).splitlines()
    assert max(map(len, lines)) < 80
    assert sum(line.count("[%clk 1:02:03]") for line in lines) == 30


def test_what_pgn_has_no_word_for() -> None:
    with pytest.raises(RecordError, match="two armies, not 3"):
        write_game(new_game(3))
    game = new_game(2)
    game.moves = [MoveNode(CFANP.hand_over(0, 2)), MoveNode(CFANP.parse_action("AB:e2e4"))]
    with pytest.raises(RecordError, match="PGN"):
        write_game(game)
    game.moves = [MoveNode(CFANP.parse_action("AB:e2e5"))]
    with pytest.raises(RecordError, match="PGN"):
        write_game(game)
