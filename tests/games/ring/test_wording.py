"""What is said of a ring: turns, rows, plates, squares, pockets, and what is done."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.wording import Badge
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import Removed
from cfanp_gui.games.ring.starting_pieces import read_square
from tests.games.ring.build import GAME, KINGS, play, ring, start, step

WORDING = GAME.wording
NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Finn", "Gina", "Hugo")
FOOLS_MATE = ("1:f2f3", "1:e7e5", "1:g2g4", "1:d8h4")
STUCK = ("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w")
"""The second player is stalemated on both boards."""


def at(position: RingPosition, began: RingPosition | None = None) -> Situation:
    """Return a position as those at the table see it."""
    first = began or start(position.players)
    return Situation(GAME, first, position, lambda player: NAMES[player - 1])


# Whose turn it is


def test_free_boards_are_counted() -> None:
    assert WORDING.turn(at(start(8))) == "8 boards to move"
    assert WORDING.tempo(at(start())) == "Free tempo"
    assert (WORDING.heading, WORDING.one_turn) == ("Boards", False)


def test_few_players_are_named_with_their_boards() -> None:
    position = start(tempo="rounds")
    assert WORDING.tempo(at(position)) == "Round 1"
    assert WORDING.spoken_turn(at(position)) == (
        "Round 1, to move: Anna on board 1, Ben on board 2, Clara on board 3"
    )
    position = play(position, "1:e2e4")
    assert WORDING.turn(at(position)) == "Ben on 2, Clara on 3"
    position = play(position, "2:e2e4")
    assert WORDING.turn(at(position)) == "Clara to move on 3"
    left = play(start(), *FOOLS_MATE, "3:e2e4")
    assert WORDING.turn(at(left)) == "Ben to move on 2 and 3"
    assert WORDING.spoken_turn(at(left)) == "To move: Ben on boards 2 and 3"


def test_many_players_are_counted_when_some_boards_wait() -> None:
    position = play(start(6, tempo="rounds"), "1:e2e4", "4:e2e4")
    assert WORDING.turn(at(position)) == "4 of 6 boards to move"


def test_who_must_choose_comes_first() -> None:
    position = ring(*STUCK, f"3:{KINGS}")
    assert WORDING.turn(at(position)) == "Ben must choose which board is lost"
    assert WORDING.spoken_turn(at(position)) == "Ben must choose which of boards 1 and 2 is lost"
    four = ring(*STUCK, STUCK[0].replace("1:", "3:"), STUCK[1].replace("2:", "4:"),
                stockpiles="-/-/-/-")  # fmt: skip
    assert WORDING.turn(at(four)) == "Ben and David must choose which of their boards are lost"


def test_nobody_is_to_move_when_all_is_over() -> None:
    over = play(start(), "draw")
    assert (WORDING.turn(at(over)), WORDING.spoken_turn(at(over))) == ("", "")
    row = WORDING.rows(at(over))[0]
    assert (row.name, row.note, row.aside, row.is_turn) == ("Anna \N{EN DASH} Ben", "", "", False)
    assert row.spoken == "board 1, Anna \N{EN DASH} Ben"


def after(position: RingPosition, text: str) -> str:
    """Return whose turn it is after an action, as it is said."""
    then, change = step(position, text)
    return WORDING.turn_after(at(position), at(then), change)


def test_after_an_action_only_its_board_is_described() -> None:
    assert after(start(), "2:g1f3") == "Clara to move on board 2"
    assert after(start(), "2:resign:2").startswith("To move: ")
    assert after(start(), "draw") == ""
    stalemate = ring("1:7k/8/8/5Q2/8/8/8/K7", f"2:{KINGS}", f"3:{KINGS}")
    assert after(stalemate, "1:f5f7") == "Board 1 waits: stalemated"


def test_after_an_action_in_a_round() -> None:
    position = start(6, tempo="rounds")
    assert after(position, "1:e2e4") == "5 boards still to move in this round"
    position = play(position, *(f"{board}:e2e4" for board in range(1, 5)))
    assert after(position, "5:e2e4") == "Round 1, to move: Finn on board 6"
    assert after(play(position, "5:e2e4"), "6:e2e4").startswith("Round 2, to move: ")


# Rows and plates


def test_a_row_for_each_board() -> None:
    rows = WORDING.rows(at(play(start(), "2:e2e4")))
    assert [row.name for row in rows] == ["Anna", "Clara", "Clara"]
    assert [row.badge for row in rows] == [Badge("1", 0), Badge("2", 2), Badge("3", 2)]
    second = rows[1]
    assert second.note == "Black  \N{MIDDLE DOT}  20 moves"
    assert (second.aside, second.is_turn) == ("against Ben", True)
    assert second.clock == half_board(2, 1)
    assert second.boards == (half_board(2, 0), half_board(2, 1))
    assert second.spoken == "board 2, Clara with Black against Ben, to move, 20 moves"


def test_rows_show_check_waiting_and_choices() -> None:
    check = ring("1:4k3/8/8/8/8/8/4r3/4K3", f"2:{KINGS}", f"3:{KINGS}")
    assert WORDING.rows(at(check))[0].note.split("  \N{MIDDLE DOT}  ") == [
        "White", "in check", "3 moves",
    ]  # fmt: skip
    waits = WORDING.rows(at(play(start(tempo="rounds"), "1:e2e4")))[0]
    assert (waits.note, waits.is_turn) == ("Black  \N{MIDDLE DOT}  waits: next round", False)
    assert waits.spoken == "board 1, Ben with Black against Anna, waits: next round"
    stuck = WORDING.rows(at(ring(*STUCK, f"3:{KINGS}")))
    assert [row.note.split("  ")[-1] for row in stuck] == [
        "which board is lost?", "which board is lost?", "waits: a choice comes first",
    ]  # fmt: skip
    assert [row.is_turn for row in stuck] == [True, True, False]


def test_a_plate_shows_whose_seat_was_taken_over() -> None:
    position = play(start(), *FOOLS_MATE)
    situation = at(position)
    taken, kept = (position.seat_status(half_board(3, colour)) for colour in (1, 0))
    assert WORDING.title(situation, taken) == "Ben"
    assert WORDING.asides(situation, taken) == (
        "Black, board 3 · seat of Anna", "Black, board 3", "Black",
    )  # fmt: skip
    assert WORDING.asides(situation, kept) == ("White, board 3", "White")


# Squares, boards, pockets


def test_squares_are_called_as_on_the_whole_board() -> None:
    situation = at(start())
    king, empty = (half_square(3, read_square(name)) for name in ("e8", "e5"))
    assert WORDING.square(situation, king) == "board 3, e8, Black king of set 3, Anna"
    assert WORDING.square(situation, empty) == "board 3, e5, empty"
    assert WORDING.owner(situation, situation.position.pieces()[king]) == "Black"


def test_halves_of_boards() -> None:
    situation = at(play(start(tempo="rounds"), "1:e2e4"))
    assert [WORDING.board(situation, half_board(1, colour)) for colour in (0, 1)] == [
        "board 1, White’s half, Anna", "board 1, Black’s half, Ben, waits: next round",
    ]  # fmt: skip
    check = at(ring("1:4k3/8/8/8/8/8/4r3/4K3", f"2:{KINGS}", f"3:{KINGS}"))
    assert WORDING.board(check, 0) == "board 1, White’s half, Anna, to move, in check"
    stuck = at(ring(*STUCK, f"3:{KINGS}"))
    assert WORDING.board(stuck, 1) == (
        "board 1, Black’s half, Ben, must choose which board is lost"
    )


def test_pockets() -> None:
    situation = at(
        ring(f"1:{KINGS}", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw1,Nw2,Nw3,Nw3,Qb3,Rw2/-/-")
    )
    assert WORDING.pocket(situation, 0) == "in White’s pocket on board 1"
    assert WORDING.pocket(situation, 5) == "in Black’s pocket on board 3"
    assert WORDING.pocket_contents(situation, 0) == (
        "in the pocket: rook of set 2, knight of set 2, 2 knights of set 3, "
        "in the pocket but of no use here: knight of set 1"
    )
    assert WORDING.pocket_contents(situation, 5) == (
        "in the pocket but of no use here: queen of set 3"
    )
    assert WORDING.pocket_contents(situation, 2) == ""
    assert WORDING.pocket_pieces(situation, 0, "N") == "knight of set 2, 3 more alike"
    assert WORDING.pocket_pieces(situation, 5, "Q") == "queen of set 3, of no use here"
    assert WORDING.pocket_pieces(situation, 0, "B") == ""


def test_how_many_boards_there_are() -> None:
    assert WORDING.table(at(start())) == "A table with 3 boards."


# What happens

PROMOTES = "1:3r3k/4P3/8/8/8/8/8/4K3"


@pytest.mark.parametrize(
    ("board", "text", "words"),
    [
        (KINGS, "1:e1e2", "king e1 to e2"),
        ("r3k3/8/8/8/8/8/8/R3K3", "1:a1a8", "rook a1 to a8, takes rook of set 1"),
        ("4k3/8/8/8/8/8/8/R3K2R w AEH", "1:e1g1", "castles short"),
        ("4k3/8/8/8/8/8/8/R3K2R w AEH", "1:e1c1", "castles long"),
        ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6", "1:d5e6",
         "pawn d5 to e6, takes pawn of set 1 in passing"),
        (KINGS, "1:N@b1", "places knight of set 2 on b1"),
        (PROMOTES[2:], "1:e7e8N@f3", "pawn e7 to e8 leaves the game, knight of set 2 on f3"),
        (PROMOTES[2:], "1:e7d8N@d8",
         "pawn e7 to d8 takes rook of set 1 and leaves the game, knight of set 2 on d8"),
    ],
)  # fmt: skip
def test_what_is_done_on_a_board(board: str, text: str, words: str) -> None:
    position = ring(f"1:{board}", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-")
    _, change = step(position, text)
    assert WORDING.move(at(position), change) == words
    assert WORDING.action(at(position), change) == f"Anna, board 1: {words}."
    assert WORDING.entry(at(position), change) is None


def test_kings_left_attacked() -> None:
    position = ring("1:4k3/8/8/8/8/8/8/R3K3", f"2:{KINGS}", f"3:{KINGS}")
    then, change = step(position, "1:a1a8")
    assert WORDING.checks(at(position), at(then), change) == ["Check to Black on board 1."]
    assert WORDING.turn_after(at(position), at(then), change) == "Ben to move on board 1"
    rounds = play(start(tempo="rounds"), *(f"{n}:{m}" for m in ("f2f3", "e7e5", "g2g4")
                                           for n in (1, 2, 3)))  # fmt: skip
    then, change = step(rounds, "1:d8h4")
    assert WORDING.checks(at(rounds), at(then), change) == ["Checkmate to White on board 1."]
    free = play(start(), *FOOLS_MATE[:3])
    then, change = step(free, FOOLS_MATE[3])
    assert WORDING.checks(at(free), at(then), change) == [], "the board is gone"


def test_seats_that_pass_on_and_players_who_come_back() -> None:
    before = play(start(), *FOOLS_MATE[:3])
    then, change = step(before, FOOLS_MATE[3])
    assert WORDING.consequences(at(then), change) == ["Ben takes over Black on board 3 from Anna."]
    assert WORDING.reversals(at(before), change) == ["Anna is back with board 1."]
    last = play(then, "2:resign:3")
    assert last.outcome() is not None
    assert WORDING.consequences(at(last), change) == []


@pytest.mark.parametrize(
    ("text", "words", "badge"),
    [
        ("1:resign:2", "Ben gives up board 1 to Anna", Badge("1", 1)),
        ("1:flag:2", "Ben loses board 1 to Anna (time)", Badge("1", 1)),
        ("2:lose", "Ben gives up board 2 to Clara (stalemate)", Badge("2", 1)),
        ("draw", None, None),
    ],
)
def test_the_list_of_moves(text: str, words: str | None, badge: Badge | None) -> None:
    stuck = ring(*STUCK, f"3:{KINGS}")
    _, change = step(stuck, text)
    assert WORDING.entry(at(stuck), change) == words
    assert WORDING.entry_badge(at(stuck), change) == badge
    assert WORDING.action(at(stuck), change) == ""


@pytest.mark.parametrize("how", ["resign", "flag"])
def test_a_turn_that_lapses_in_the_list_of_moves(how: str) -> None:
    position = play(
        ring("1:6k1/5ppp/8/8/8/8/8/4R1K1", f"2:{KINGS}", f"3:{KINGS}", tempo="rounds"), "1:e1e8"
    )
    _, change = step(position, f"2:{how}:2")
    assert WORDING.entry(at(position), change) == "Ben gives up the turn on board 2"
    assert WORDING.entry_badge(at(position), change) == Badge("2", 1)


def test_a_mate_in_plain_words() -> None:
    before = play(start(), *FOOLS_MATE[:3])
    _, change = step(before, FOOLS_MATE[3])
    (mate,) = change.events
    (loss,) = mate.losses
    assert WORDING.mate(at(before), mate) == "Checkmate: Ben has beaten Anna on board 1"
    assert WORDING.loss(at(before), loss) == "board 1 of Anna"
    plain = Removed(Piece("N", 1, 3))
    assert WORDING.mate(at(before), plain) == plain.text(lambda _: "")
