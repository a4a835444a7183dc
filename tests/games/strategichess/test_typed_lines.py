"""Moves, words and questions typed at boards side by side, in the general language."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.commands import (
    NO_WORDS,
    Ambiguous,
    Command,
    CommandProblem,
    CommandResult,
    Play,
    TypedLine,
    Where,
    Words,
    plain,
)
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.bitboards import NUMBERS
from tests.games.strategichess.build import GAME, KINGS, play, seen, stand, start

LANGUAGE = GAME.commands
GERMAN = {"Brett": "board", "wo": "where", "Dame": "queen", "D": "Q", "T": "R", "L": "B", "S": "N"}
OPEN = stand("Kg1 kg14 Rn5 Nn8 Pe4", "Kg1 kg14 na5 Pa3 Rb2", KINGS, turn="w|w|b")


def read(
    position: StrategiPosition, text: str, board: int | None = None, words: Words = NO_WORDS
) -> CommandResult:
    """Return what a line means; `board` is the number of the one that is looked at."""
    looked_at = None if board is None else board - 1
    return LANGUAGE.read(seen(position), TypedLine(text, plain(text)), words, looked_at)


def means(text: str, board: int | None = None, words: Words = NO_WORDS) -> str:
    typed = read(OPEN, text, board, words)
    assert isinstance(typed, Play), f"{text}: {typed}"
    return typed.action.text


def problem(position: StrategiPosition, text: str) -> str:
    typed = read(position, text)
    assert isinstance(typed, CommandProblem), f"{text}: {typed}"
    assert typed.sentence.endswith(".")
    return typed.sentence


@pytest.mark.parametrize(
    "text",
    ["1:n5>2:a5", "n5>2:a5", "n5>a5", "Rn5>B:a5", "rn5>b:a5", "Rn5>B:xa5", "R>B:a5", "Rn5 > 2:a5",
     "1A. Rn5>B:xa5", "7A. Rn5>B:a5", "1:Rn5>2:a5"],
)  # fmt: skip
def test_pieces_are_sent_by_a_sign_of_their_own(text: str) -> None:
    assert means(text) == means(text, 1) == means(text, 3) == "1:n5>2:a5"


def test_without_that_sign_a_piece_stays_on_its_board() -> None:
    assert means("n5a5") == means("n5-a5") == means("n5->a5") == means("Ra5") == "1:n5a5"
    assert means("Ra5", 1) == "1:n5a5"
    # The square where a crossing ends is not its name.
    assert means("a4") == means("a4", 2) == "2:a3a4"


def test_pieces_are_pulled() -> None:
    position = stand("Kg1 kg14 Rn5", "Kg1 kg14 na5", turn="b|w")
    for text in ("2:a5<1:n5", "a5<1:n5", "Ra5<A:n5", "rxa5<a:n5", "1B. Rxa5<A:n5", "a5<n5"):
        typed = read(position, text)
        assert isinstance(typed, Play), text
        assert typed.action.text == "2:a5<1:n5"


def test_a_board_looked_at_is_meant_first() -> None:
    typed = read(OPEN, "Kf1")
    assert isinstance(typed, Ambiguous)
    assert [action.text for action in typed.actions] == ["1:g1f1", "2:g1f1"]
    assert means("Kf1", 2) == means("2:Kf1") == means("1B. Kf1") == "2:g1f1"
    assert means("kf14") == "3:g14f14"


def test_german_letters_of_pieces() -> None:
    assert means("Tn5>2:a5", words=GERMAN) == means("1:Tn5>B:a5", words=GERMAN) == "1:n5>2:a5"
    assert means("Sn8>b7", words=GERMAN) == "1:n8>2:b7"


def test_refusals_say_why() -> None:
    for text, why in (
        ("2:Rb2>3:a2", "A piece can be sent to board 3 only when it is player 5’s turn there."),
        ("1:g1>2:a1", "A King never goes to another board."),
        ("1:n5>3:a5", "Boards 1 and 3 do not lie side by side."),
        ("2:--", "player 3 has a move on board 2 and may not pass."),
        ("2:a3>3:a3", "A pawn crosses from the edge only"),
        ("claim", "No draw can be claimed"),
        ("resign", "Nobody resigns with several boards; somebody else may take the seat"),
        ("1B. Rn5>C:a5", "no Rook of the side to move can be sent to a5 from board 2."),
    ):
        assert why in problem(OPEN, text)
    assert read(start(), "resign") == Command("resign")
    assert "The game is over" in problem(play(start(), "draw"), "resign")


def squares(typed: CommandResult) -> tuple[Square, ...]:
    assert isinstance(typed, Where)
    return typed.squares


def test_questions() -> None:
    knights = (Square(0, NUMBERS["n8"]), Square(1, NUMBERS["a5"]))
    for text in ("where knights", "where knight", "wo Springer"):
        assert squares(read(OPEN, text, words=GERMAN)) == knights
    assert squares(read(OPEN, "where white knight")) == knights[:1]
    assert squares(read(OPEN, "where knight Black")) == knights[1:]
    assert squares(read(OPEN, "where knights of David")) == knights[1:]
    typed = read(OPEN, "where rook b")
    assert squares(typed) == (Square(1, NUMBERS["b2"]),), "both players' of the board"
    assert isinstance(typed, Where)
    assert typed.sentence == "1 rook of B and b: 2:b2."
    assert squares(read(OPEN, "where knight b")) == knights[1:]
    typed = read(OPEN, "where queen")
    assert isinstance(typed, Where)
    assert typed.sentence == "0 queens: none on the table."
    typed = read(stand("Kh1 kh14 Rc14", KINGS, turn="b|w"), "checks")
    assert isinstance(typed, Where)
    assert typed.sentence == "On board 1 King h14 of Ben is attacked by Rook c14 of Anna."


def test_boards_are_shown_by_their_numbers() -> None:
    assert read(OPEN, "board 2") == Command("board", 1)
    assert read(OPEN, "Brett 3", words=GERMAN) == Command("board", 2)
    assert "Name a board" in problem(OPEN, "board 4")
    assert "board" not in LANGUAGE.words(seen(start()))


def offers(text: str, board: int | None = None) -> list[str]:
    looked_at = None if board is None else board - 1
    return [one.text for one in LANGUAGE.offers(seen(OPEN), text, NO_WORDS, looked_at)]


def test_completions() -> None:
    assert offers("Rn5>", 1) == offers("rn5>") == ["1A. Rn5>B:xa5"]
    assert {text.partition(" ")[0] for text in offers("", 2)} >= {"1B."}
    assert "board 3" in offers("board ")
    assert "where knight David" in offers("where knight D")
    (one,) = LANGUAGE.choices(seen(OPEN), [GAME.parse_action("1:n5>2:a5")])
    assert (one.text, one.description) == ("1A. Rn5>B:xa5", "Rook 1:n5 takes Knight 2:a5")
