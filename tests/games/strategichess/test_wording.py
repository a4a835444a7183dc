"""What is said of boards side by side: turns, rows, squares, crossings, mates and the end."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.wording import Badge
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.bitboards import NUMBERS
from cfanp_gui.games.strategichess.events import Passed
from cfanp_gui.games.strategichess.wording import StrategiWording
from tests.games.strategichess.build import GAME, KINGS, NAMES, play, seen, stand, start, step

WORDING = GAME.wording
NEARLY = "Kh1 kh14 Rb13 Rc5"
"""A board on which White mates by c5c14."""
DOT = "  \N{MIDDLE DOT}  "


def square(board: int, name: str) -> Square:
    return Square(board - 1, NUMBERS[name])


def test_the_game_has_its_own_words() -> None:
    assert isinstance(WORDING, StrategiWording)
    assert (WORDING.heading, WORDING.one_turn) == ("Boards", False)
    assert WORDING.resigning == "A player who resigns has lost the game."


# Whose turn it is


def test_few_boards_wait_for_players_by_name() -> None:
    at = seen(play(start(2), "2:e4e5"))
    assert WORDING.turn(at) == "Board 1: Anna, board 2: David to move"
    assert WORDING.spoken_turn(at) == "To move: Anna on board 1, David on board 2"
    assert WORDING.tempo(at) == "Free tempo"


def test_many_boards_wait_for_colours() -> None:
    assert WORDING.turn(seen(start(4))) == "White to move on every board"
    black = play(start(4), *(f"{board}:e4e5" for board in range(1, 5)))
    assert WORDING.turn(seen(black)) == "Black to move on every board"
    some = play(start(4), "2:e4e5")
    assert WORDING.turn(seen(some)) == "White to move on 1, 3 and 4, Black on 2"


def test_a_single_board_needs_no_number() -> None:
    at = seen(play(start(), "1:e4e5"))
    assert WORDING.turn(at) == "Ben to move"
    assert WORDING.spoken_turn(at) == "Ben to move with Black"
    assert WORDING.tempo(at) == "Move 1"
    assert WORDING.tempo(seen(play(start(), "1:e4e5", "1:e11e10"))) == "Move 2"


def after(position: StrategiPosition, text: str) -> str:
    """Return whose turn it is after an action, as it is said."""
    then, change = step(position, text)
    return WORDING.turn_after(seen(position), seen(then), change)


def test_after_an_action_only_its_boards_are_described() -> None:
    assert after(start(), "1:e4e5") == "Ben to move with Black"
    assert after(start(3), "2:e4e5") == "David to move on board 2"
    over = stand("Kg1 kg14 Rn5", KINGS)
    assert after(over, "1:n5>2:a5") == "Ben to move on board 1, David to move on board 2"
    pulled = stand("Kg1 kg14 Rn5", KINGS, turn="b|w")
    assert after(pulled, "2:a5<1:n5") == "David to move on board 2"
    assert after(start(2), "draw") == ""
    assert after(start(2), "2:flag:b") == ""


# Rows and plates


def test_a_row_for_each_seat_board_by_board() -> None:
    position = stand("Kh1 kh14 Rc14", KINGS, turn="b|w")
    rows = WORDING.rows(seen(position))
    assert [row.name for row in rows] == ["Anna", "Ben", "Clara", "David"]
    assert [row.badge for row in rows] == [
        Badge("A", 0), Badge("a", 1), Badge("B", 2), Badge("b", 3),
    ]  # fmt: skip
    assert [row.note for row in rows] == [
        "", f"in check{DOT}to move", "to move", "",
    ]  # fmt: skip
    assert [row.aside for row in rows] == [
        "White, board 1", "Black, board 1", "White, board 2", "Black, board 2",
    ]  # fmt: skip
    assert [row.is_turn for row in rows] == [False, True, True, False]
    assert [row.clock for row in rows] == [0, 1, 2, 3]
    assert [row.boards for row in rows] == [(0,), (0,), (1,), (1,)]
    assert rows[1].spoken == "board 1, Ben with Black, in check, to move"
    assert WORDING.rows(seen(start()))[0].spoken == "Anna with White, to move"


def test_who_has_lost_the_king_is_noted() -> None:
    position, _ = step(stand(NEARLY, KINGS), "1:c5c14")
    assert WORDING.rows(seen(position))[1].note == f"no King{DOT}to move"


def test_plates_name_colour_and_board() -> None:
    several, alone = start(3), start()
    status = several.seat_status(3)
    assert WORDING.title(seen(several), status) == "David"
    assert WORDING.asides(seen(several), status) == ("Black, board 2", "Black")
    assert WORDING.asides(seen(alone), alone.seat_status(0)) == ("White",)


# Squares and boards


def test_squares_are_on_roads_and_at_edges() -> None:
    at = seen(stand("Kg1 kg14 Rn5 Nn8", "Kg1 kg14 na5", KINGS))
    for where, words in (
        (square(1, "n5"), "board 1, n5, rook of White, Anna, at the open edge to board 2"),
        (square(1, "n8"),
         "board 1, n8, knight of White, Anna, on a road, at the open edge to board 2"),
        (square(2, "a5"), "board 2, a5, knight of Black, David, at the open edge to board 1"),
        (square(2, "n1"), "board 2, n1, empty, on a road, at the open edge to board 3"),
        (square(1, "a4"), "board 1, a4, empty"),
        (square(3, "n4"), "board 3, n4, empty"),
        (square(3, "g14"), "board 3, g14, king of Black, Finn, on a road"),
    ):  # fmt: skip
        assert WORDING.square(at, where) == words


def test_a_board_its_players_and_its_neighbours() -> None:
    at = seen(stand("Kh1 kh14 Rc14", KINGS, KINGS, turn="b|w|w"))
    assert WORDING.board(at, 0) == (
        "board 1, Anna with White, Ben with Black, in check, to move, board 2 beyond file n"
    )
    assert WORDING.board(at, 1) == (
        "board 2, Clara with White, to move, David with Black, "
        "board 1 beyond file a, board 3 beyond file n"
    )
    assert WORDING.board(seen(start()), 0) == "board 1, Anna with White, to move, Ben with Black"


def test_both_at_a_board_have_captured_something() -> None:
    at = seen(start(2))
    assert WORDING.captures(at, 0) == ""
    at = at._replace(captured={0: {"P": 2, "N": 1}, 1: {"Q": 1}, 2: {"P": 1}})
    assert WORDING.captures(at, 0) == (
        "Anna has captured 1 knight, 2 pawns; Ben has captured 1 queen"
    )
    assert WORDING.captures(at, 1) == "Clara has captured 1 pawn"


def test_how_many_boards_there_are() -> None:
    assert WORDING.table(seen(start())) == "A table with 1 board."
    assert WORDING.table(seen(start(3))) == (
        "A table with 3 boards side by side, board 1 at White’s left."
    )


# What is done


@pytest.mark.parametrize(
    ("turn", "text", "words"),
    [
        ("w|w", "1:g1g2", "Anna, board 1: plays King g1 to g2."),
        ("w|w", "2:b4a5", "Clara, board 2: plays pawn b4 to a5, takes Knight."),
        ("w|w", "1:n7>2:a7", "Anna, board 1: sends the Rook from n7 to a7 of board 2."),
        ("w|w", "1:n5>2:a5",
         "Anna, board 1: sends the Queen from n5 to a5 of board 2, takes Knight."),
        ("b|w", "2:a5<1:n5",
         "Clara, board 2: pulls the Queen from board 1, n5, to a5, takes Knight."),
        ("w|w", "draw", ""),
    ],
)  # fmt: skip
def test_what_is_done(turn: str, text: str, words: str) -> None:
    position = stand("Kg1 kg14 Qn5 Rn7", "Kg1 kg14 na5 Pb4", turn=turn)
    _, change = step(position, text)
    assert WORDING.action(seen(position), change) == words


def test_what_is_done_on_a_single_board() -> None:
    position = start()
    _, change = step(position, "1:f4f7")
    assert WORDING.action(seen(position), change) == "Anna: plays pawn f4 to f7."


def test_a_pass_is_told_by_its_event() -> None:
    position = stand("Ka1 rb9 rm2", KINGS)
    after, change = step(position, "1:--")
    assert WORDING.action(seen(position), change) == ""
    assert [str(event.text(lambda player: NAMES[player - 1])) for event in change.events] == [
        "Anna passes on board 1."
    ]
    assert isinstance(change.events[0], Passed)
    assert WORDING.turn_after(seen(position), seen(after), change) == "Ben to move on board 1"


def said_checks(position: StrategiPosition, text: str) -> list[str]:
    then, change = step(position, text)
    return WORDING.checks(seen(position), seen(then), change)


def test_checks_are_told_by_player_and_board() -> None:
    assert said_checks(stand("Kh1 kh14 Rc5"), "1:c5c14") == ["Check to Ben."]
    two = stand("Kh1 kh14 Rc5", KINGS)
    assert said_checks(two, "1:c5c14") == ["Check to Ben on board 1."]
    over = stand("Kg1 kg14 Rm7", "Kg1 ka7")
    assert said_checks(over, "1:m7n7") == ["Check to David on board 2."]


def test_a_check_that_stood_before_is_not_told_again() -> None:
    position = play(stand("Kh1 kh14 Rc5", KINGS), "1:c5c14")
    assert said_checks(position, "2:g1g2") == []
    # It is told once its player has to answer it.
    waits = stand("Kg1 kg14 Rn7", "Kg1 ka7")
    assert said_checks(waits, "1:g1g2") == []
    assert said_checks(waits, "2:g1g2") == ["Check to David on board 2."]


def test_a_king_that_is_checkmated_is_no_check() -> None:
    assert said_checks(stand(NEARLY), "1:c5c14") == []
    assert said_checks(stand(NEARLY, KINGS), "1:c5c14") == []


# Mates


def test_a_player_without_a_king_plays_on() -> None:
    position = stand(NEARLY, KINGS, KINGS)
    then, change = step(position, "1:c5c14")
    (mate,) = change.events
    assert WORDING.mate(seen(position), mate) == (
        "Checkmate on board 1: Ben loses the King to Anna and plays on"
    )
    assert WORDING.loss(seen(position), mate.losses[0]) == "King of Ben, board 1"
    assert WORDING.consequences(seen(then), change) == ["Black has Kings on boards 2 and 3."]
    assert WORDING.reversals(seen(position), change) == ["Ben has the King on board 1 again."]
    one = stand(NEARLY, KINGS)
    then, change = step(one, "1:c5c14")
    assert WORDING.consequences(seen(then), change) == ["Black has a King on board 2 only."]


def test_the_last_king_ends_the_game() -> None:
    position = stand(NEARLY, "Kg1 pa9", turn="w|b")
    then, change = step(position, "1:c5c14")
    outcome = then.outcome()
    assert outcome is not None
    assert WORDING.outcome(seen(then), outcome) == "White wins (Anna and Clara): checkmate."
    assert WORDING.mate(seen(position), change.events[0]) == (
        "Checkmate: Anna has beaten Ben on board 1"
    )
    assert WORDING.consequences(seen(then), change) == []
    assert WORDING.reversals(seen(position), change) == []
    # What is no mate is told by its event.
    assert WORDING.mate(seen(position), change.events[-1]) == (
        "White has mated the last King of Black."
    )


def test_a_mate_on_a_single_board() -> None:
    position = stand(NEARLY)
    then, change = step(position, "1:c5c14")
    assert WORDING.mate(seen(position), change.events[0]) == "Checkmate: Anna has beaten Ben"
    assert WORDING.loss(seen(position), change.events[0].losses[0]) == "King of Ben"
    outcome = then.outcome()
    assert outcome is not None
    assert WORDING.outcome(seen(then), outcome) == "Anna wins: checkmate."


@pytest.mark.parametrize(
    ("boards", "text", "words"),
    [
        (1, "draw", "Draw between Anna and Ben: agreement."),
        (2, "draw", "Draw: agreement."),
        (1, "1:resign:w", "Ben wins: resignation."),
        (3, "2:flag:b", "White wins (Anna, Clara and Eva): time, with more Kings."),
    ],
)
def test_how_games_end(boards: int, text: str, words: str) -> None:
    over = play(start(boards), text)
    outcome = over.outcome()
    assert outcome is not None
    assert WORDING.outcome(seen(over), outcome) == words


# The list of moves


@pytest.mark.parametrize(
    ("text", "words", "badge"),
    [
        ("2:e4e5", None, Badge("B", 2)),
        ("2:flag:b", "The time of David is over", Badge("b", 3)),
        ("draw", None, None),
    ],
)
def test_the_list_of_moves(text: str, words: str | None, badge: Badge | None) -> None:
    position = start(2)
    _, change = step(position, text)
    assert WORDING.entry(seen(position), change) == words
    assert WORDING.entry_badge(seen(position), change) == badge


def test_passes_and_resignations_in_the_list_of_moves() -> None:
    position = stand("Ka1 rb9 rm2", KINGS)
    passed = step(position, "1:--")[1]
    assert WORDING.entry(seen(position), passed) is None, "its event says so"
    assert WORDING.entry(seen(start()), step(start(), "1:resign:b")[1]) == "Ben resigns"
