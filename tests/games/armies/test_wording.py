"""Half-boards in words: turns, armies, squares, moves, and what the list of moves says."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.gains import Gain
from cfanp_gui.core.game import Position
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from cfanp_gui.core.wording import Badge, Wording
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen

GAME = find_game("cfanp")
NAMES = ("Anna", "Ben", "Clara", "David")
AB, BC = Pair(0, 1), Pair(1, 2)


def name(player: int) -> str:
    return NAMES[player - 1]


def situation(position: Position, pair: Pair | None = None,
              transition: Transition | None = None) -> Situation:  # fmt: skip
    return Situation(GAME, position, position, name, pair, transition)


def at(line: str, pair: Pair | None = None, **options: str | bool) -> Situation:
    return situation(GAME.from_text(line, options), pair)


def played(before: Situation, text: str) -> tuple[Situation, Transition]:
    """Return the situation after an action, and its transition."""
    position, transition = before.position.apply(GAME.parse_action(text))
    return situation(position, transition.pushed, transition), transition


def moved(line: str, text: str, **options: str | bool) -> str:
    """Return an action in words."""
    before = at(line, **options)
    return GAME.wording.move(before, played(before, text)[1])


START = situation(GAME.initial(3, {}))
TAKEN = cfen(3, "Ka:Aa1 Kb:Bd4 Rb:Cd4 Kc:Cd1", army="b", control="1/1/3", turn="2")


def test_whose_turn_it_is() -> None:
    wording = GAME.wording
    assert wording.heading == "Batting order"
    assert (wording.turn(START), wording.tempo(START)) == ("Anna to move", "Round 1")
    assert wording.spoken_turn(START) == "Anna to move"


def test_whose_turn_it_is_with_another_army_and_several_moves() -> None:
    wording, several = GAME.wording, at(TAKEN.replace("b 1/1/3", "b 1/1/3"))
    assert wording.turn(several) == "Anna to move"
    # Three half-boards are one pair, so that one move can follow.
    assert wording.spoken_turn(several) == "Anna to move with army b"
    four = cfen(4, "Ka:Aa1 Ra:Bd4 Kb:Bh1 Kc:Cd1 Kd:Dh1")
    assert wording.spoken_turn(at(four)) == "Anna to move, 2 moves"
    after, _ = played(at(four), "AC:a1a2")
    assert wording.spoken_turn(after) == "Anna: 1 more move, or end the turn"


def test_a_game_that_is_over_has_no_turn() -> None:
    over, _ = played(START, "draw")
    assert GAME.wording.turn(over) == GAME.wording.spoken_turn(over) == ""
    assert not any(row.is_turn for row in GAME.wording.rows(over))


def test_an_army_that_was_taken_over_shows_its_captor_and_what_it_took() -> None:
    taken = {1: Gain(2, is_capture=True)}
    several = at(TAKEN)._replace(captured={1: {"P": 2, "Q": 1}}, gains=taken)
    a, b, c = GAME.wording.rows(several)
    assert (a.name, a.badge, a.note, a.is_turn) == ("Anna", Badge("a", 0), "", False)
    assert (b.name, b.badge) == ("Anna", Badge("b", 1, 0))
    assert b.note == "to move  ·  captured from Ben  ·  ♛♟♟"
    assert b.spoken == ("army b, Anna, captured from Ben, to move, has captured 1 queen, 2 pawns")
    assert (b.is_turn, b.clock, b.boards) == (True, 1, (1,))
    assert c.spoken == "army c, Clara"


def test_an_army_that_was_handed_over_is_not_called_captured() -> None:
    wording, status = GAME.wording, at(TAKEN).position.seat_status(1)
    handed = at(TAKEN)._replace(gains={1: Gain(2, is_capture=False)})
    row = wording.rows(handed)[1]
    assert row.note == "to move  ·  handed over by Ben"
    assert row.spoken == "army b, Anna, handed over by Ben, to move"
    assert wording.asides(handed, status) == ("handed over by Ben", "from Ben")
    assert wording.board(handed, 1) == (
        "half-board B, home of army b, handed over to Anna by Ben, to move"
    )
    # Of an army that a position begins with nobody knows how it came there.
    assert wording.rows(at(TAKEN))[1].note == "to move  ·  taken over from Ben"


def test_a_dead_army_and_one_with_several_moves() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Bd4 Kb:Bh1 Kc:Cd1 Kd:Dh1", control="1/-/3/4")
    a, b, _, _ = GAME.wording.rows(at(line))
    assert (a.note, a.spoken) == ("to move · 2 moves", "army a, Anna, to move, 2 moves")
    assert (b.note, b.spoken, b.badge) == ("dead", "army b, Ben, dead", Badge("b", 1, None, True))
    assert b.clock is None


@pytest.mark.parametrize(
    ("square", "words"),
    [
        (Square(0, 5), "half-board A, f1, empty"),
        (Square(1, 27), "half-board B, d4, king of army b, Anna"),
        (Square(2, 3), "half-board C, d1, king of army c, dead"),
    ],
)
def test_a_square(square: Square, words: str) -> None:
    line = cfen(3, "Ka:Aa1 Kb:Bd4 Kc:Cd1", control="1/1/-")
    assert GAME.wording.square(at(line), square) == words


def test_a_half_board_says_whose_home_it_is_and_what_lies_against_it() -> None:
    wording = GAME.wording
    assert wording.board(START, 0) == "half-board A, home of army a, Anna, to move"
    assert wording.board(START._replace(pair=BC), 2) == (
        "half-board C, home of army c, Clara, pushed together with B"
    )
    assert wording.board(at(TAKEN), 1) == (
        "half-board B, home of army b, Anna took over from Ben, to move"
    )
    dead = cfen(3, "Ka:Aa1 Kb:Bd4 Kc:Cd1", control="1/-/3")
    assert wording.board(at(dead), 1) == "half-board B, home of army b, Ben, dead"
    four = cfen(4, "Ka:Aa1 Ra:Bd4 Kb:Bh1 Kc:Cd1 Kd:Dh1")
    after, _ = played(at(four), "AC:a1a2")
    assert wording.board(after._replace(pair=None), 2) == (
        "half-board C, home of army c, Clara, already pushed this turn"
    )
    assert wording.board(at(four), 0) == ("half-board A, home of army a, Anna, to move, 2 moves")


def test_check_is_that_on_the_pair_pushed_together_and_mate_that_of_the_last_action() -> None:
    wording = GAME.wording
    checked, change = played(at(cfen(3, "Ka:Aa1 Ra:Ah1 Kb:Be1 Kc:Cd1")), "AB:h1d1")
    assert wording.board(checked, 1).endswith("Ben, to move, in check, pushed together with A")
    assert "in check" not in wording.board(checked._replace(pair=BC), 1)
    assert wording.checks(START, checked, change) == ["Check to army b."]
    mated, change = played(
        at("7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"), "AB:b3b8"
    )
    assert "checkmated" in wording.board(mated._replace(pair=None), 1)
    assert wording.checks(START, mated, change) == []


def test_a_square_of_the_pair_has_the_name_that_notation_gives_it() -> None:
    pushed, wording = START._replace(pair=AB), GAME.wording
    assert wording.square(pushed, Square(1, 0)) == "h8, rook of army b, Ben"
    assert wording.square(pushed, Square(1, 20)) == "d6, empty"
    assert wording.home_square(pushed, Square(1, 0)) == "half-board B, a1"
    assert wording.square(pushed, Square(2, 0)) == "half-board C, a1, rook of army c, Clara"


WIDE = "Ka:Ae1 Ra:Aa1 Ra:Ah1 Kb:Bd1 Kc:Ch1"


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        (cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Bd1 Kc:Cd1"), "AB:e2e4",
         "pawn e2 to e4 on A and B"),
        (cfen(3, "Ka:Ae1 Ra:Aa1 Nb:Bh1 Kb:Bd3 Kc:Cd1"), "AB:a1a8",
         "rook a1 to a8 on A and B, takes knight of army b"),
        (cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bd1 Kc:Cd1"), "AB:g7g8n",
         "pawn g7 to g8 on A and B, becomes knight"),
        (cfen(3, WIDE, castling="KQ/-/-"), "AC:e1g1", "castles short on A and C"),
        (cfen(3, WIDE, castling="KQ/-/-"), "AC:e1c1", "castles long on A and C"),
        (cfen(3, "Ka:Ae1 Pa:Ad4 Pb:Ac4 Kb:Bd1 Kc:Cd1", army="c", passed="-"), "AC:e8e7",
         "king e8 to e7 on A and C"),
    ],
)  # fmt: skip
def test_a_move(line: str, text: str, words: str) -> None:
    assert moved(line, text) == words


def test_castling_of_an_army_whose_king_begins_on_the_fourth_file() -> None:
    line = cfen(3, "Ka:Ae1 Kb:Bd1 Rb:Ba1 Rb:Bh1 Kc:Ch1", army="b", castling="-/KQ/-")
    assert moved(line, "BC:d1b1") == "castles short on B and C"
    assert moved(line, "BC:d1f1") == "castles long on B and C"


def test_a_capture_in_passing() -> None:
    line = cfen(3, "Ka:Ae1 Pa:Ad4 Kb:Bd1 Pb:Ae4 Kc:Cd1", army="b", passed="Ad3")
    assert moved(line, "AB:e4d3") == ("pawn e4 to d3 on A and B, takes pawn of army a in passing")


def test_pieces_that_leave_with_their_army_were_not_taken() -> None:
    line = "7Ka/1Ra6/8/8|3Pb4/8/7Ra/4Kb1Nb1|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    assert moved(line, "AB:b3b8", captured="removed") == (
        "rook b3 to b8 on A and B, takes knight of army b"
    )


FOUR = cfen(4, "Ka:Aa1 Ra:Bd4 Kb:Bh1 Kc:Cd1 Kd:Dh1")


def test_what_moves_no_piece() -> None:
    wording, start = GAME.wording, at(FOUR, touch=True)
    pushed, change = played(start, "AC:")
    assert wording.move(start, change) == "pushes half-boards A and C together"
    assert wording.entry(start, change) == "pushes A + C"
    after, change = played(pushed, "AC:a1a2")
    assert wording.entry(pushed, change) is None
    ended, change = played(after, "end")
    assert (wording.move(after, change), wording.entry(after, change)) == (
        "ends the turn", "ends the turn",
    )  # fmt: skip
    assert wording.entry_badge(after, change) == Badge("a", 0)
    gone, change = played(ended, "resign:3")
    assert (wording.move(ended, change), wording.entry(ended, change)) == ("", "Clara is out")
    _, change = played(gone, "give:b=4")
    assert wording.entry(gone, change) == "b to David"
    _, change = played(gone, "draw")
    assert (wording.move(gone, change), wording.entry(gone, change)) == ("", None)


def test_the_badge_of_an_entry_wears_no_ring() -> None:
    before = at(TAKEN)
    _, change = played(before, "BC:d4d3")
    assert GAME.wording.entry_badge(before, change) == Badge("b", 1)


def test_the_pair_pushed_together() -> None:
    wording = GAME.wording
    assert wording.pushed(START) == ""
    assert wording.pushed(START._replace(pair=AB)) == (
        "Half-boards A and B are pushed together. 20 moves."
    )
    assert wording.pushed(START._replace(pair=BC)) == (
        "Half-boards B and C are pushed together. Army a has no piece on B+C."
    )
    assert wording.table(START) == "A table with 3 half-boards."


def test_what_is_said_can_be_said_in_another_language() -> None:
    status = START.position.seat_status(0)
    assert isinstance(status, SeatStatus)
    wording = GAME.wording
    words = [wording.turn(START), wording.spoken_turn(START), wording.board(START, 0),
            wording.square(START, Square(0, 0)), wording.table(START)]  # fmt: skip
    assert all(isinstance(one, Text) for one in words)


MATING = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/Kc7 a {control} -/-/- - 1 0 1"


@pytest.mark.parametrize(
    ("control", "captured", "words", "lost"),
    [
        ("1/2/3", "taken", "Checkmate: Anna has captured Ben’s army", "Ben’s army"),
        (
            "1/3/3",
            "taken",
            "Checkmate: Anna has captured Ben’s army from Clara",
            "Ben’s army, from Clara",
        ),
        ("1/2/3", "dead", "Checkmate: Anna has beaten Ben’s army, which is dead", "Ben’s army"),
        (
            "1/2/3",
            "removed",
            "Checkmate: Anna has beaten Ben’s army, which leaves the half-boards",
            "Ben’s army",
        ),
    ],
)
def test_a_mate_in_plain_words(control: str, captured: str, words: str, lost: str) -> None:
    before = at(MATING.format(control=control), captured=captured)
    _, change = played(before, "AB:b3b8")
    (mate,) = change.events
    (loss,) = mate.losses
    assert GAME.wording.mate(before, mate) == words
    assert GAME.wording.loss(before, loss) == lost


def test_what_a_game_has_no_words_of_its_own_for() -> None:
    before = at(MATING.format(control="1/2/3"))
    _, change = played(before, "resign:2")
    (event,) = change.events
    (loss,) = event.losses
    assert GAME.wording.mate(before, event) == "Army b of Ben is dead."
    assert Wording().mate(before, event) == "Army b of Ben is dead."
    assert Wording().loss(before, loss) == "Ben"


def test_peterson_in_words() -> None:
    owing = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"
    assert moved(owing, "-Ad3", exchange=True) == "removes knight on Ad3"
    assert moved(owing, "-Ab4r", exchange=True) == "swaps queen on Ab4 for rook"
    before = at(owing, exchange=True)
    row = GAME.wording.row(before, before.position.seat_status(0))
    assert "owes 3 or more" in row.note
    assert "owes a piece worth 3 or more" in row.spoken
    assert "owes a piece worth 3 or more" in GAME.wording.board(before, 0)
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    before = at(mate, kingcapture=True)
    after, transition = played(before, "AB:b3b8")
    assert GAME.wording.mate(before, transition.events[0]) == (
        "Checkmate: Anna has frozen Ben’s army"
    )
    assert "frozen" in GAME.wording.board(after, 1)
    assert [event.text(name) for event in transition.events] == [
        "Army b is checkmated by Anna and is frozen.",
        "It loses its turn.",
    ]
    assert transition.events[0].losses == ()


ATTACKED = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Bd:Ae1"


def test_why_a_turn_has_its_moves_is_said_with_names() -> None:
    wording, before = GAME.wording, at(cfen(4, ATTACKED), defend=True)
    why = "3 moves: Ben, Clara and David threaten this army"
    assert wording.reasons(before) == why
    assert wording.spoken_turn(before) == f"Anna to move, {why}"
    assert Wording.spoken_turn(wording, before) == f"Anna to move, {why}"
    assert wording.reasons(START) == ""
    after, _ = played(before, "AB:c3d5")
    assert wording.spoken_turn(after) == "Anna: 2 more moves, or end the turn"


def test_what_kind_of_turn_it_is_is_said_once() -> None:
    wording, before = GAME.wording, at(cfen(4, ATTACKED), defend=True)
    after, _ = played(before, "AB:a1b1")
    assert wording.decided(before, after) == "This is now a defence: limits 1 to 4 hold"
    later, _ = played(after, "AC:c3a4")
    assert wording.decided(after, later) == ""
    other, _ = played(later, "end")
    assert wording.decided(later, other) == ""
