"""Moves as people write them, with python-chess as the judge of two-army games."""

from __future__ import annotations

import random
from collections import Counter

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.draw_actions import ClaimDraw
from cfanp_gui.core.game import Position
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.games.armies.actions import EndTurn, Move, Push, Resign
from cfanp_gui.games.armies.events import Checkmate
from tests.core.build import cfen
from tests.core.chessboard import KIWIPETE, cfen_of
from tests.record.games import CFANP, MANY_BONUS_MOVES, at, do, new_game, play_on
from tests.slow import seeds

NOTATION = CFANP.notation
PROMOTIONS = "rn2k2r/1P4P1/8/2q5/8/8/1p4p1/R3K1NR w KQkq - 0 1"
MANY_KNIGHTS = "k7/3N1N2/2N3N1/4Q2Q/2N3N1/3N1N1Q/8/K7 w - - 0 1"
TWO_STARTS = (chess.STARTING_FEN, chess.STARTING_FEN, KIWIPETE, PROMOTIONS, MANY_KNIGHTS)


def start(players: int) -> Position:
    return CFANP.initial(players, {})


def human(position: Position, text: str) -> str:
    return NOTATION.human(position, CFANP.parse_action(text))


def meant(position: Position, text: str) -> str:
    return NOTATION.parse(position, text).text


def problem(position: Position, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(position, text)
    return str(caught.value)


@pytest.mark.parametrize("fen", TWO_STARTS)
@pytest.mark.parametrize("seed", seeds(10))
def test_two_armies_read_as_python_chess_writes(fen: str, seed: int) -> None:
    rng = random.Random(seed)
    board = chess.Board(fen)
    position = at(cfen_of(board))
    for _ in range(80):
        if position.outcome() is not None:
            break
        for move in rng.sample(list(board.legal_moves), min(6, board.legal_moves.count())):
            san = board.san(move)
            assert human(position, f"AB:{move.uci()}") == f"AB:{san}"
            for text in (san, f"AB:{san}", san.rstrip("+#"), move.uci(), f"&AB:{san}"):
                assert meant(position, text) == f"AB:{move.uci()}"
        board.push(move)
        position = do(position, f"AB:{move.uci()}")


def test_further_moves_of_a_turn_begin_with_an_ampersand() -> None:
    position = at(MANY_BONUS_MOVES)
    assert human(position, "AB:d1e1") == "AB:Ke1"
    position = do(position, "AB:d1e1")
    assert human(position, "CD:b2b3") == "&CD:Rb3+"
    assert human(position, "end") == "&--"
    assert human(position, "resign:2") == "resign:2"


def test_other_actions_are_their_machine_forms() -> None:
    position = start(3)
    for text in ("give:b=1", "resign:2", "flag:2", "draw"):
        assert human(position, text) == text
    for text in ("give:b=1", "resign:2", "flag:2", "draw", "claim", "end"):
        assert meant(position, text) == text
    assert NOTATION.parse(position, "&--") == EndTurn() == NOTATION.parse(position, "--")


def test_a_push_is_a_pair_alone() -> None:
    touch = CFANP.initial(3, {"touch": True})
    assert human(touch, "AB:") == "AB:"
    assert meant(touch, "AB:") == "AB:"


def test_castling_is_named_by_the_rook_whatever_the_side() -> None:
    # Army b at the bottom of BC has its King on d1: the short side is the a-file's.
    text = cfen(3, "Ka:Ae1 Kb:Bd1 Rb:Ba1 Rb:Bh1 Kc:Ce1", army="b", castling="-/KQ/-")
    position = at(text)
    assert human(position, "BC:d1b1") == "BC:O-O"
    assert human(position, "BC:d1f1") == "BC:O-O-O"
    assert human(position, "AB:e8g8") == "AB:O-O"
    assert human(position, "AB:e8c8") == "AB:O-O-O"
    assert meant(position, "BC:0-0") == "BC:d1b1"
    assert meant(position, "AB:o-o-o") == "AB:e8c8"
    assert "is legal on the pairs AB, BC" in problem(position, "O-O")


def test_disambiguation_counts_only_legal_moves_on_the_pair() -> None:
    # Both Knights on A reach d2 there; a third one on C does not stand on AB.
    text = cfen(3, "Ka:Ae1 Na:Ab1 Na:Af3 Na:Cb1 Kb:Be1 Kc:Ch4")
    position = at(text)
    assert human(position, "AB:b1d2") == "AB:Nbd2"
    assert human(position, "AB:b1c3") == "AB:Nc3"
    # A pinned Knight is no alternative.
    pinned = at(cfen(2, "Ka:Ae1 Na:Ae2 Na:Ab1 Rb:Bd4 Kb:Ba1", turn="2"))
    assert human(pinned, "AB:b1c3") == "AB:Nc3"


def test_a_mate_by_the_move_is_a_hash() -> None:
    text = cfen(3, "Ka:Ae1 Ra:Ah1 Ra:Ag2 Kb:Ba1 Kc:Ce1", turn="1")
    # Rg7 and Rh1 stand against the King on h8 of AB.
    position = at(text)
    _, change = position.apply(CFANP.parse_action("AB:e1d1"))
    assert any(isinstance(event, Checkmate) for event in change.events)
    assert human(position, "AB:e1d1") == "AB:Kd1#"


@pytest.mark.parametrize(("king", "sign"), [("Cc1", ""), ("Cb1", "+")])
def test_a_mate_found_at_the_next_turn_is_no_hash(king: str, sign: str) -> None:
    # After a's move on AC army b finds itself mated on BC; c at most stands in check on AC.
    position = at(cfen(3, f"Ka:Ad1 Ra:Ag1 Ra:Ah1 Ra:Cg4 Qa:Ch4 Kb:Ba1 Kc:{king}"))
    _, change = position.apply(CFANP.parse_action("AC:d1c1"))
    assert Checkmate(1, 1, 0) in change.events
    assert human(position, "AC:d1c1") == f"AC:Kc1{sign}"


def test_human_refuses_what_is_not_legal() -> None:
    with pytest.raises(IllegalAction):
        NOTATION.human(start(2), CFANP.parse_action("AB:e2e5"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("AB:e4", "AB:e2e4"),
        ("&AB:e4", "AB:e2e4"),
        ("ab:e4", "AB:e2e4"),
        (" AB: e4 ", "AB:e2e4"),
        ("AB:e4+", "AB:e2e4"),
        ("AB:e4#!?", "AB:e2e4"),
        ("AB:e2e4", "AB:e2e4"),
        ("AB:e2-e4", "AB:e2e4"),
        ("AB:Ng1f3", "AB:g1f3"),
        ("AB:Ngf3", "AB:g1f3"),
        ("AB:N1f3", "AB:g1f3"),
        ("AC:Nf3", "AC:g1f3"),
    ],
)
def test_tolerant_reading(text: str, move: str) -> None:
    assert meant(start(3), text) == move


@pytest.mark.parametrize("text", ["b8=N", "b8N", "b8=n", "AB:b8n", "b7b8n", "b7b8=N", "b8(N)"])
def test_promotions_in_every_spelling(text: str) -> None:
    position = at(cfen(2, "Ka:Ae1 Pa:Bg2 Kb:Ba4", turn="2"))
    assert meant(position, text) == "AB:b7b8n"


@pytest.mark.parametrize("text", ["exd6", "exd6 e.p.", "AB:exd6ep", "AB:exd6e.p.", "ed6", "e5xd6"])
def test_en_passant_in_every_spelling(text: str) -> None:
    position = do(start(2), "AB:e2e4", "AB:a7a6", "AB:e4e5", "AB:d7d5")
    assert meant(position, text) == "AB:e5d6"
    assert human(position, "AB:e5d6") == "AB:exd6"


def test_a_bare_move_needs_exactly_one_pair() -> None:
    assert meant(start(2), "Nf3") == "AB:g1f3"
    assert problem(start(3), "Nf3") == (
        "“Nf3” is legal on the pairs AB, AC (expected one of AB:Nf3, AC:Nf3)"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is not a move"),
        ("&", "is not a move"),
        ("x" * 200, "is not a move"),
        ("AB:e2e4 and so on", "expected a pair and a move"),
        ("BA:e4", "the lower letter first"),
        ("AA:e4", "the lower letter first"),
        ("BA:e2e4", "the lower letter first"),
        ("resign:x", "is not a move"),
        ("give:a", "is not a move"),
        ("AB:Qd4", "Your pawn on Ad2 is in the way"),
        ("AZ:e4", "There is no half-board Z"),
        ("BC:e4", "Army a has no piece on B+C"),
        ("AB:Bd4", "no Bishop of army a can go to d4 on AB"),
        ("Qd4", "Your pawn on Ad2 is in the way"),
        ("Nd4", "no Knight of army a can go to d4 on any pair"),
        ("AB:Nhf3", "army a has no such Knight on AB"),
        ("AB:O-O", "Your Knight on Ag1 is in the way"),
        ("AB:O-O-O-O", "is not a move"),
    ],
)
def test_the_errors_of_moves_that_do_not_fit(text: str, says: str) -> None:
    assert says in problem(start(3), text)


def test_castling_without_a_king_on_the_pair() -> None:
    position = at(cfen(3, "Ka:Ae1 Na:Cb1 Kb:Be1 Kc:Ch4"))
    assert "army a may not castle so on BC" in problem(position, "BC:O-O")
    assert "“O-O”" in problem(position, "O-O")


def test_squares_alone_mean_any_piece() -> None:
    assert meant(start(2), "g1f3") == "AB:g1f3"
    assert "is legal on the pairs AB, AC" in problem(start(3), "g1f3")
    assert "The Knight on Ag1 cannot go to Ag4" in problem(start(3), "g1g4")
    assert "army a has no such piece on any pair" in problem(start(3), "c8c4")


def test_a_move_that_exposes_the_king_says_so() -> None:
    position = at(cfen(2, "Ka:Ae1 Na:Ae2 Na:Ah3 Rb:Bd4 Kb:Ba1", turn="2"))
    assert "would be attacked by player 2’s Rook on Bd4" in problem(position, "AB:Nd4")
    # Of two Knights that cannot, the refusal names the one that only the King's safety keeps.
    position = at(cfen(2, "Ka:Ae1 Na:Ae2 Na:Ah1 Rb:Bd4 Kb:Ba1", turn="2"))
    assert "would be attacked by player 2’s Rook on Bd4" in problem(position, "AB:Nc3")


def test_ambiguous_moves_and_missing_promotions_name_the_choices() -> None:
    position = at(cfen(2, "Ka:Ae1 Na:Ab1 Na:Af3 Pa:Bg2 Kb:Ba4", turn="2"))
    assert problem(position, "AB:Nd2") == (
        "“AB:Nd2” fits several legal moves (expected one of AB:Nbd2, AB:Nfd2)"
    )
    assert "Say what the pawn becomes" in problem(position, "b8")
    assert "Only a pawn on a back rank" in problem(position, "AB:Nbd2=Q")


def error_of(position: Position, text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(position, text)
    return caught.value


def test_an_error_keeps_the_moves_that_fit_and_the_refusal() -> None:
    several = error_of(start(3), "Nf3")
    assert {move.text for move in several.fitting} == {"AB:g1f3", "AC:g1f3"}
    assert several.refusal is None
    position = at(cfen(2, "Ka:Ae1 Na:Ae2 Na:Ah3 Rb:Bd4 Kb:Ba1", turn="2"))
    exposed = error_of(position, "AB:Nd4")
    assert exposed.fitting == ()
    assert exposed.refusal == position.refusal(CFANP.parse_action("AB:e2d4"))
    assert exposed.refusal is not None
    assert {full_name(square) for square in exposed.refusal.causes} == {"Ae1", "Bd4"}
    unusable = error_of(start(3), "BC:e4").refusal
    assert unusable is not None
    assert unusable.rule == "Rule 4"
    assert error_of(start(3), "Nd4").refusal is None


@pytest.mark.parametrize(("text", "readable"), [("AB:Qd4", True), ("Nx9", False), ("", False)])
def test_an_error_shows_whether_the_text_has_the_form_of_a_move(text: str, readable: bool) -> None:
    assert isinstance(error_of(start(3), text), UnreadableError) is not readable


def test_no_move_after_the_end() -> None:
    over = do(start(2), "resign:2")
    assert "the game is over (last player alive)" in problem(over, "e4")


def test_implied_ends_of_turns() -> None:
    position = do(at(MANY_BONUS_MOVES), "AB:d1e1")
    assert NOTATION.implied(position, "CD:Rb3") == EndTurn()
    for text in ("&CD:Rb3", "&--", "--", "end", "resign:1", "draw", "give:a=2"):
        assert NOTATION.implied(position, text) is None
    assert NOTATION.implied(start(2), "e4") is None
    with pytest.raises(NotationError, match="no move was made this turn"):
        NOTATION.implied(start(2), "&AB:e4")
    push = Push(position.pairs()[0])
    assert NOTATION.implies(push, EndTurn())
    assert not NOTATION.implies(Resign(1), EndTurn())
    assert not NOTATION.implies(push, ClaimDraw())


MIDDLE = do(at(MANY_BONUS_MOVES), "AB:d1e1")
PIECES_OF_MOVES = st.lists(
    st.sampled_from([*"abcdefghABCD12345678KQRBNPO0-x:=+#!&. ", "AB:", "e.p.", "give:", "resign:"]),
    max_size=9,
).map("".join)


@given(st.one_of(st.text(max_size=80), PIECES_OF_MOVES))
def test_anything_is_a_move_or_a_notation_error(text: str) -> None:
    for position in (start(2), MIDDLE):
        try:
            action = NOTATION.parse(position, text)
        except NotationError:
            continue
        # What was named in the human form is legal.
        if isinstance(action, Move) and action.text not in text:
            assert position.refusal(action) is None


def test_random_games_have_checks_and_mates() -> None:
    signs: Counter[str] = Counter()
    for seed in range(6):
        game = new_game(3, cfen(3, "Ka:Ae1 Qa:Bd2 Ra:Ca2 Kb:Ba1 Qb:Ad3 Kc:Ch1 Rc:Ah4"))
        play_on(game, random.Random(seed), 40)
        for step in game.steps():
            token = NOTATION.human(step.before, step.node.action, step.transition)
            signs[token[-1]] += 1
            if isinstance(step.node.action, Move):
                mates = [e for e in step.transition.events if isinstance(e, Checkmate)]
                assert (token[-1] in "+#") == bool(step.transition.checks)
                assert token[-1] != "#" or mates
    assert signs["+"]


OWING = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Pa:Ad3 Kb:Ba1 Kc:Ca1')} d=1:1;l=a:R"


@pytest.mark.parametrize(
    ("machine", "human", "others"),
    [
        ("-Ab4", "-QAb4", ["-Ab4", "- Q Ab4"]),
        ("-Ad3", "-Ad3", []),
        ("-Ab4r", "-QAb4=R", ["-QAb4R", "-Ab4=r", "-Ab4r"]),
    ],
)
def test_removals_and_swaps(machine: str, human: str, others: list[str]) -> None:
    position = CFANP.from_text(OWING, {"exchange": True})
    action = CFANP.parse_action(machine)
    assert NOTATION.human(position, action) == human
    for text in (human, *others):
        assert NOTATION.parse(position, text) == action
    assert position.refusal(action) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("-RAb4", "no Rook stands on Ab4"),
        ("-Ax4", "is not a removal (expected such as -NAc3"),
        ("-NAc3", "no Knight stands on Ac3"),
        ("-Ab4=N", "is not a removal"),
    ],
)
def test_what_is_no_removal(text: str, says: str) -> None:
    position = CFANP.from_text(OWING, {"exchange": True})
    with pytest.raises(NotationError) as error:
        NOTATION.parse(position, text)
    assert says in str(error.value)


def test_a_removal_implies_that_the_turn_before_is_over() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Bb3 Ra:Ch3 Kb:Ba1 Nb:Bd2 Kc:Ca1 Kd:Da1")
    position = CFANP.from_text(f"{line} d=2:3", {"exchange": True})
    moved, _ = position.apply(CFANP.parse_action("AB:a1a2"))
    assert moved.turn().end is not None
    end = NOTATION.implied(moved, "-NBd2")
    assert end is not None
    after, _ = moved.apply(end)
    removal = NOTATION.parse(after, "-NBd2")
    assert after.refusal(removal) is None
    assert NOTATION.implied(after, "-NBd2") is None
    assert NOTATION.implies(removal, end)


def test_the_capture_of_a_king_is_an_ordinary_one() -> None:
    line = f"{cfen(3, 'Ka:Ah1 Ra:Ae4 Kb:Bd1 Kc:Cb1 Pc:Ch2')} w=b:Ae4"
    position = CFANP.from_text(line, {"kingcapture": True})
    assert NOTATION.human(position, CFANP.parse_action("AB:e4e8")) == "AB:Rxe8"
