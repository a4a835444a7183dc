"""Peterson 2: rounds of captures, who owes what after them, and how it is paid."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Event, Piece, PositionError
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.square_notes import NoteKind, SquareNote
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import peterson
from cfanp_gui.games.armies.actions import Payment
from cfanp_gui.games.armies.events import Checkmate, Exchanged, Excused, Removed, Swapped
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position

GAME = find_game("cfanp")
EXAMPLE = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"
"""The example of the rules, for four players."""
KINGS = "Ka:Aa1 Kb:Ba1 Kc:Ca1"


def at(pieces: str, ninth: str = "", armies: int = 3, **fields: str) -> CfanpPosition:
    line = cfen(armies, pieces, **fields)  # type: ignore[arg-type]
    return position(f"{line} {ninth}" if ninth else line, exchange=True)


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(GAME.parse_action(text))


def texts(found: CfanpPosition) -> list[str]:
    return [action.text for action in found.all_actions()]


def ninth(found: CfanpPosition) -> str:
    return found.to_text().split(" ")[8]


def why(found: CfanpPosition, text: str) -> tuple[str, str, tuple[str, ...]]:
    refusal = found.refusal(GAME.parse_action(text))
    assert refusal is not None
    return refusal.rule, refusal.message, tuple(map(full_name, refusal.causes))


def test_the_example_step_by_step() -> None:
    found: CfanpPosition = position(EXAMPLE, exchange=True)
    trail: list[tuple[str, tuple[Event, ...], str]] = []
    for text in ("AD:a2a4", "AB:c2a4", "CD:c2c4", "AD:a8b8", "AB:h1g1"):
        found, change = step(found, text)
        trail.append((found.to_text().split(" ")[1], change.events, ninth(found)))
    assert trail == [
        ("b", (), "r=a:1x2N"),
        ("c", (), "r=a:1x2N,2x1R;l=a:R"),
        ("d", (), "r=a:1x2N,2x1R,3x4P;l=a:R"),
        ("a", (Exchanged(3, (3,)),), "d=3:3;l=a:R"),
        ("b", (), "d=3:3;l=a:R"),
    ]
    assert "AB:a8a7" in texts(found)  # a and b just move
    found = play(found, "AB:a8a7")
    assert texts(found) == ["-Cc4", "-Cg2"]
    assert found.turn().moves_left == 1
    assert peterson.debts(found) == {3: (3,)}
    assert peterson.removable(found) == {Square(2, 26), Square(2, 14)}
    removed = (SquareNote(NoteKind.CHOICE, Text("may be removed")),)
    assert found.marked() == dict.fromkeys(peterson.removable(found), removed)
    assert found.demand(str) == (
        "3 owes a piece worth 3 or more, having lost nothing in an exchange: choose the piece to "
        "remove"
    )
    assert found.seat_status(2).notes == ("owes a piece worth 3 or more",)
    assert found.seat_status(2).short_notes == ("owes 3 or more",)
    after, change = step(found, "-Cg2")
    assert change.events == (Removed(2, Square(2, 14), "N", FIDE),)
    assert [lost.square for lost in change.captured] == [Square(2, 14)]
    assert change.captured[0].removed
    assert (after.turn().seat, after.turn().moves_left, ninth(after)) == (2, 1, "l=a:R")
    assert after.to_text().split(" ")[6] == found.to_text().split(" ")[6], "the clock stays"
    assert after.turn().end is None, "paying is no move"
    assert play(after, "CD:a1b1").turn().seat == 3


def test_several_debts_are_one_note_in_few_words() -> None:
    status = at(f"{KINGS} Ra:Ab4 Na:Ac3", "d=1:3,1:5").seat_status(0)
    assert status.notes == ("owes a piece worth 3 or more", "owes a piece worth 5 or more")
    assert status.short_notes == ("owes 2 pieces",)


def test_what_is_refused_while_a_piece_is_owed() -> None:
    found = at(f"{KINGS} Na:Ab4 Pa:Ab2 Ra:Ac3 Nb:Ah4", "d=1:3")
    assert texts(found) == ["-Ab4", "-Ac3"]
    rule, message, causes = why(found, "AB:b4c6")
    assert (rule, causes) == ("Peterson 2", ("Ac3", "Ab4"))
    assert message == "First player 1 must remove a piece worth 3 or more"
    assert why(found, "end")[0] == "Peterson 2"
    assert why(found, "-Aa1")[:2] == ("Peterson 2.1", "A King is never removed")
    assert why(found, "-Ab2")[1] == "The pawn on Ab2 is worth 1, and 3 is owed"
    assert why(found, "-Ah4")[1] == "No piece of army a stands on Ah4"
    assert why(found, "-Ad4")[1] == "No piece of army a stands on Ad4"
    assert why(found, "-Za4")[1] == "No piece of army a stands on Za4"
    assert why(found, "-Ac3r")[1].startswith("Only a Queen is swapped")
    paid = play(found, "-Ab4")
    assert why(paid, "-Ac3")[1] == "No piece is owed now"
    off = position(cfen(3, f"{KINGS} Pa:Ab2")).refusal(Payment(Square(0, 0), FIDE, None))
    assert off is not None
    assert (off.rule, off.message) == ("Peterson 2", "Nobody owes a piece in this game")


def test_the_table_asks_what_becomes_of_a_piece() -> None:
    found = at(f"{KINGS} Qa:Ab4 Pa:Ab2 Nb:Ah4", "d=1:3;l=a:BBR")
    (remove, *swaps) = found.gestures(Square(0, 25))
    assert (remove.target, remove.promotion, remove.choice) == (Square(0, 25), None, "Remove it")
    assert [(one.promotion, one.choice) for one in swaps] == [
        ("B", "Swap it for a Bishop"),
        ("R", "Swap it for a Rook"),
    ]
    assert found.gestures(Square(0, 9)) == ()
    refused = found.gesture_refusal(Square(0, 9))
    assert refused is not None
    assert "worth 1" in refused.message
    moving = found.gesture_refusal(Square(0, 9), Square(0, 17))
    assert moving is not None
    assert "must remove" in moving.message


# Who owes


def test_a_round_without_an_exchange_makes_no_debts() -> None:
    found = at("Ka:Aa1 Kb:Ba1 Kc:Ca1 Ra:Ab2 Nb:Ab4 Pb:Bh3", turn="1")
    found = play(found, "AC:b2b4")
    assert ninth(found) == "r=a:1x2N"
    found = play(found, "BC:a1a2")
    after, change = step(found, "BC:h8h7")
    assert (change.events, ninth(after)) == ((), "-")


def test_nobody_may_owe() -> None:
    # Everybody lost a piece.
    found = at("Ka:Ah1 Kb:Bh1 Kc:Ch1 Pa:Ab2", "r=b:1x2N,2x1R,1x3P;l=a:R")
    after, change = step(found, "AC:b2b3")
    assert (change.events, ninth(after)) == ((), "l=a:R")


def test_the_dead_are_skipped_and_still_close_a_round() -> None:
    line = "r=b:1x2N,2x1R;l=a:R"
    found = at("Ka:Ah1 Kc:Ch1 Nc:Cb2 Pa:Ab2 Kd:Dh1", line, armies=4, control="1/-/3/4")
    after, change = step(found, "AC:b2b3")
    assert change.events == (Exchanged(3, (3, 4)),)
    assert ninth(after) == "d=3:3,4:3;l=a:R"


def test_what_was_dead_and_kings_are_never_counted() -> None:
    found = at("Ka:Ah1 Kc:Ch1 Ra:Ab2 Nb:Ab4 Kd:Dh1", armies=4, control="1/-/3/4")
    assert ninth(play(found, "AC:b2b4")) == "-"


def test_one_piece_for_each_round_the_oldest_first() -> None:
    found = at(f"{KINGS} Qa:Ab4 Ba:Ab2 Pa:Ah2", "d=1:5,2:9,1:1")
    assert texts(found) == ["-Ab4"]
    after, change = step(found, "-Ab4")
    assert change.events == (Removed(0, Square(0, 25), "Q", FIDE),)
    assert (ninth(after), texts(after)) == ("d=2:9,1:1", ["-Ab2", "-Ah2"])


# Limits of paying


def test_no_piece_goes_that_shields_the_king() -> None:
    shield = at(f"{KINGS} Na:Aa3 Ra:Ah2 Rb:Ba2", "d=1:3")  # on AB the Rook stands on h7
    assert texts(shield) == ["-Aa3", "-Ah2"]
    shield = at(f"{KINGS} Na:Aa3 Ra:Ah2 Rb:Bh2", "d=1:3")  # on AB the Rook stands on a7
    assert texts(shield) == ["-Ah2"]
    assert why(shield, "-Aa3")[:1] == ("Peterson 2.1",)
    assert why(shield, "-Aa3")[2] == ("Aa3", "Bh2")
    # Another attacker that was there before does not matter.
    checked = at(f"{KINGS} Na:Ad4 Ra:Ah2 Rb:Ba4 Nc:Ab3", "d=1:3")
    assert texts(checked) == ["-Ad4", "-Ah2"]


def test_who_has_no_piece_to_remove_is_excused_and_moves() -> None:
    before = at("Ka:Ah1 Kb:Bh1 Kc:Ch1 Pb:Bb2", "d=2:3;l=a:R")
    after, change = step(before, "AC:h1g1")
    assert change.events == (Excused(2),)
    assert (after.turn().seat, ninth(after)) == (1, "l=a:R")
    read = at("Ka:Ah1 Kb:Bh1 Kc:Ch1 Pb:Bb2", "d=2:3,2:1", army="b")
    assert texts(read) == ["-Bb2"]
    resolved, events = read.resolve_pending()
    assert (events, ninth(resolved)) == ((Excused(2),), "d=2:1")  # type: ignore[arg-type]


def test_nobody_is_excused_when_the_game_is_drawn() -> None:
    # The move leaves only Kings: the game is over, and no turn begins.
    after, change = step(at("Ka:Ac2 Pb:Ac3 Kb:Bh1 Kc:Ch1", "d=2:3"), "AB:c2c3")
    assert change.events == ()
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.reason, ninth(after)) == ("only Kings are left", "r=a:1x2P;d=2:3")
    assert after.resolve_pending()[0] is after


def test_who_is_excused_may_not_swap_either() -> None:
    # The Queen shields the King and there is nothing else.
    found = at(f"{KINGS} Qa:Aa3 Rb:Bh2", "d=1:3;l=a:R")
    resolved, events = found.resolve_pending()
    assert events == (Excused(1),)
    assert peterson.debts(resolved) == {}  # type: ignore[arg-type]


def test_a_queen_is_swapped_for_what_was_lost_even_if_pinned() -> None:
    found = at(f"{KINGS} Qa:Aa3 Na:Ah3 Rb:Bh2", "d=1:3;l=a:BR,c:R")
    assert texts(found) == ["-Aa3b", "-Aa3r", "-Ah3"]
    assert why(found, "-Aa3")[0] == "Peterson 2.1"
    assert why(found, "-Ah3r")[0] == "Peterson 2"
    after, change = step(found, "-Aa3r")
    assert change.events == (Swapped(0, Square(0, 16), "Q", FIDE, "R"),)
    (swap,) = change.moved
    assert swap[2:] == (Piece("Q", 0), Piece("R", 0))
    assert (after.pieces()[Square(0, 16)], ninth(after)) == (Piece("R", 0), "l=a:B,c:R")
    assert GAME.parse_action("-Aa3r") == Payment(Square(0, 16), FIDE, "R")


def test_a_queen_is_swapped_for_nothing_else() -> None:
    pieces = f"{KINGS} Qa:Ad3 Ra:Af2"
    bishop = at(pieces, "d=1:3;l=a:B,c:R")  # the Rook that was captured was army c's
    assert texts(bishop) == ["-Ad3", "-Ad3b", "-Af2"]
    assert why(bishop, "-Ad3r")[0] == "Peterson 2"
    assert why(bishop, "-Af2b")[0] == "Peterson 2"
    # One that was brought back cannot come a second time.
    twice = at(pieces, "d=1:3,1:3;l=a:R")
    assert "-Ad3r" in texts(twice)
    after = play(twice, "-Ad3r")
    assert texts(after) == ["-Ad3", "-Af2"]
    assert why(after, "-Ad3r")[0] == "Peterson 2"
    with pytest.raises(ValueError, match="n"):
        GAME.parse_action("-Ad3n")


def test_a_rook_that_is_removed_leaves_no_right_to_castle() -> None:
    found = at("Ka:Ae1 Ra:Aa1 Ra:Ah1 Kb:Ba1 Kc:Ca1", "d=1:5", castling="KQ/-/-")
    assert play(found, "-Ah1").to_text().split(" ")[3] == "Q/-/-"


def test_the_bonus_is_counted_when_the_debts_are_paid() -> None:
    found = at(f"{KINGS} Na:Bh3 Na:Ac3", "d=1:3", turn="2")
    assert play(found, "-Bh3").turn().moves_left == 1
    assert play(found, "-Ac3").turn().moves_left == 2


def test_a_king_is_mated_after_the_debts_only() -> None:
    # Army a has no move but that of the Knight it owes.
    found = at("Ka:Aa1 Na:Ah4 Kb:Bh1 Rb:Aa4 Rb:Ab4 Kc:Ch1", "d=1:3", turn="1")
    assert texts(found) == ["-Ah4"]
    _, change = step(found, "-Ah4")
    assert change.events == (Removed(0, Square(0, 31), "N", FIDE), Checkmate(0, 2, 1))


def test_debts_end_when_their_player_is_out() -> None:
    found = at(f"{KINGS} Na:Ac3", "d=2:3,3:1")
    assert ninth(play(found, "resign:2")) == "d=3:1"


def test_debts_are_the_players_and_lost_pieces_the_armies() -> None:
    found = at(f"{KINGS} Qa:Ac3 Na:Ad3", "d=2:3;l=a:B")
    assert "AB:a1a2" in texts(found)
    given = play(found, "give:a=2")
    assert texts(given) == ["-Ac3", "-Ac3b", "-Ad3"]


def test_bishops_and_rooks_that_are_captured_may_come_back() -> None:
    found = at("Ka:Ah1 Kb:Bh1 Kc:Ch1 Ra:Ab2 Bb:Ab4", turn="1")
    assert ninth(play(found, "AC:b2b4")) == "r=a:1x2B;l=b:B"


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("r=", "“r=” says nothing (expected it left out)"),
        ("d=3:3;", "an item is empty"),
        (";l=a:R", "an item is empty"),
        ("d=3:3;;l=a:R", "an item is empty"),
        ("d=3:3,", "“” is not a debt (expected such as 3:5)"),
        ("d=03:3", "“03” is not a player"),
        ("d=3:3;d=4:3", "“d=” is given twice"),
        ("d=３:3", "“３” is not a player"),
        ("r=b:1x2N,", "“” is not a capture"),
        ("r=B:1x2N", "“B” is not an army of this game (expected a to c)"),
        ("l=a:R,a:B", "is not sorted"),
        ("r=a:", "is not complete"),
        ("r=x:1x2N", "“x” is not an army of this game (expected a to c)"),
        ("r=b:1x2K", "“1x2K” is not a capture"),
        ("r=b:12N", "“12N” is not a capture"),
        ("r=b:1x4N", "“4” is not a player (expected 1 to 3)"),
        ("r=b:1x1N", "cannot capture from themselves"),
        ("r=a:1x2N", "the round closed when the turn of army a began"),
        ("r=b:1x2N;r=c:1x2N", "“r=” is given twice"),
        ("d=3", "“3” is not a debt"),
        ("d=3:2", "“3:2” is not a debt"),
        ("d=4:3", "“4” is not a player"),
        ("d=1:3;r=b:1x2N", "“r=b:1x2N” is out of order"),
        ("l=a", "is not complete"),
        ("l=a:N", "“N” are not lost pieces"),
        ("l=a:RB", "“RB” are not lost pieces"),
        ("l=b:R,a:B", "is not sorted"),
        (f"l=a:{'R' * 15}", "the pieces of army a (2) and its lost ones (15) are too many"),
        ("k=2,3;b=1", "is not an item of the rules that are on (expected r=, d=, l=)"),
    ],
)
def test_what_cannot_be_is_refused(field: str, words: str) -> None:
    with pytest.raises(PositionError) as caught:
        at(f"{KINGS} Na:Ac3", field)
    assert words in str(caught.value)
    assert str(caught.value).startswith("Peterson’s rules: ")


def test_debts_of_the_dead_and_of_who_has_moved_cannot_be() -> None:
    with pytest.raises(PositionError, match="player 2 has no army"):
        at(f"{KINGS} Na:Ac3", "d=2:3", control="1/-/3")
    with pytest.raises(PositionError, match="player 1 has moved and pays before"):
        at(f"{KINGS} Na:Bc3 Kd:Da1", "d=1:3", armies=4, turn="1AC")
    line = f"{cfen(3, f'{KINGS} Na:Ac3', turn='1:AB')} d=1:3"
    with pytest.raises(PositionError, match="player 1 has pushed and pays before"):
        position(line, exchange=True, touch=True)
    assert texts(position(line.replace(":AB", ""), exchange=True, touch=True)) == ["-Ac3"]


def test_perft_counts_moves_behind_every_payment() -> None:
    found = at(f"{KINGS} Na:Ab4 Ra:Ac3", "d=1:3")
    ways = [GAME.perft(play(found, text), 2) for text in ("-Ab4", "-Ac3")]
    assert GAME.perft(found, 2) == sum(ways)
    assert list(GAME.divide(found, 2)) == [("-Ab4", ways[0]), ("-Ac3", ways[1])]
