"""Moves of StrategiChess as people write them, and as records hold them."""

from __future__ import annotations

import random
import re

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.actions import Pass, Pull, Send
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode
from tests.games.strategichess.build import GAME, KINGS, NAMES, play, stand, start
from tests.slow import seeds

NOTATION = find_game("strategichess").notation
CROSSING = ("Kg1 kg14 Qn5 Rn7 Rn9 Pe4", "Kg1 kg14 na5 Pb4", KINGS)


def human(position: StrategiPosition, text: str) -> str:
    return NOTATION.human(position, GAME.parse_action(text))


def meant(position: StrategiPosition, text: str) -> str:
    return NOTATION.parse(position, text).text


def problem(position: StrategiPosition, text: str) -> str:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(position, text)
    return str(caught.value)


# Every legal action


@pytest.mark.parametrize("seed", seeds(6))
def test_pawns_that_step_sideways_and_back_are_told_apart(seed: int) -> None:
    """Crowds of pawns round the roads, where one square is reached from four sides."""
    rng = random.Random(seed)
    for _ in range(12):
        squares = [f"{file}{rank}" for file in "bcdefhijkl" for rank in range(5, 11)]
        men = " ".join(
            f"{rng.choice('PPPpN')}{square}" for square in rng.sample(squares, 26)
        )  # fmt: skip
        position = stand(f"Ka1 kn14 {men}", KINGS, turn=rng.choice(("w|w", "b|w")))
        for action in position.all_actions():
            assert NOTATION.parse(position, NOTATION.human(position, action)) == action


# How they are written


def test_pawns_are_told_by_file_and_rank() -> None:
    position = stand("Ka1 kn14 Pd6 Pd8 Pc7 Pe7 rh7 Pg6 Pi6")
    assert [human(position, f"1:{move}") for move in ("d6d7", "d8d7", "c7d7", "e7d7")] == [
        "1A. 6d7", "1A. 8d7", "1A. cd7", "1A. ed7",
    ]  # fmt: skip
    assert human(position, "1:g6h7") == "1A. gxh7"
    assert human(position, "1:g6g7") == "1A. g7"
    assert human(stand("Ka1 kn14 Pd6 Pm6"), "1:d6d7") == "1A. d7"


def test_pieces_are_told_by_file_rank_or_both() -> None:
    position = stand("Ka1 kn14 Rd12 Rd4 Rh8 Nb2 Nb6 Nf2")
    assert human(position, "1:d12d8") == "1A. R12d8"
    assert human(position, "1:h8d8") == "1A. Rhd8"
    assert human(position, "1:b2d3") == "1A. Nbd3"
    assert human(position, "1:b6d5") == "1A. Nd5"
    three = stand("Ka1 kn14 Nb2 Nf2 Nb4 Nf4")
    assert human(three, "1:b2d3") == "1A. Nb2d3"
    assert meant(three, "Nb2d3") == meant(three, "b2d3") == "1:b2d3"


def test_crossings_name_both_boards_and_both_squares() -> None:
    position = stand(*CROSSING)
    assert human(position, "1:n7>2:a7") == "1A. Rn7>B:a7"
    assert human(position, "1:n5>2:a5") == "1A. Qn5>B:xa5"
    waiting = stand(*CROSSING, turn="b|w|w")
    assert human(waiting, "2:a7<1:n7") == "1B. Ra7<A:n7"
    assert human(waiting, "2:a5<1:n5") == "1B. Qxa5<A:n5"
    pawns = stand("Kg1 kg14 Pn7 Pn8", "Kg1 kg14 na9", KINGS)
    assert human(pawns, "1:n7>2:a7") == "1A. n7>B:a7"
    assert human(pawns, "1:n8>2:a9") == "1A. n8>B:xa9"


def test_the_number_counts_the_moves_of_its_board() -> None:
    position, tokens = start(2), []
    for text in ("1:e4e5", "1:e11e10", "2:d4d6", "1:d4d5", "2:d11d10", "2:a4a5"):
        tokens.append(human(position, text))
        position = play(position, text)
    assert tokens == ["1A. e5", "1a. e10", "1B. d6", "2A. d5", "1b. d10", "2B. a5"]


def test_checks_mates_and_passes() -> None:
    mating = stand("Kh1 kh14 Rb13 Rc5", KINGS)
    assert human(mating, "1:c5c14") == "1A. Rc14#"
    assert human(mating, "1:c5h5") == "1A. Rh5+"
    assert human(mating, "1:c5d5") == "1A. Rd5"
    over = stand("Kg1 kg14 Rm7", "Kg1 ka7")
    assert human(over, "1:m7n7") == "1A. Rn7+", "over the edge"
    assert human(stand("Ka1 rb9 rm2", KINGS), "1:--") == "1A. --"


def test_a_check_that_stood_before_has_no_sign() -> None:
    position = play(stand("Kh1 kh14 Rc5", KINGS), "1:c5h5")
    assert human(position, "2:g1g2") == "1B. Kg2"


def test_what_takes_no_turn_keeps_its_machine_form() -> None:
    assert human(start(), "1:resign:w") == meant(start(), "1:resign:w") == "1:resign:w"
    assert human(start(2), "2:flag:b") == meant(start(2), "2:flag:b") == "2:flag:b"
    assert human(start(2), "draw") == meant(start(2), "draw") == "draw"
    with pytest.raises(IllegalAction):
        human(start(2), "1:e4e8")


# How people write them


@pytest.mark.parametrize(
    ("text", "machine"),
    [
        ("1A. Qn5>B:xa5+", "1:n5>2:a5"),
        ("7A. Qn5>B:a5", "1:n5>2:a5"),
        ("1A.Qn5>B:a5!?", "1:n5>2:a5"),
        ("A. Qn5>b:a5", "1:n5>2:a5"),
        ("Qn5>2:a5", "1:n5>2:a5"),
        ("Q>B:a5", "1:n5>2:a5"),
        ("Q>a5", "1:n5>2:a5"),
        ("n5>a5", "1:n5>2:a5"),
        ("1:Qn5>2:a5", "1:n5>2:a5"),
        ("Rn7>a7", "1:n7>2:a7"),
        ("R>Ba7", "1:n7>2:a7"),
        ("1:e5", "1:e4e5"),
        ("1A... e5", "1:e4e5"),
        ("e4-e5", "1:e4e5"),
        ("e4e5", "1:e4e5"),
        ("Pe5", "1:e4e5"),
        ("bxa5", "2:b4a5"),
        ("2:ba5", "2:b4a5"),
        ("3:Kf1", "3:g1f1"),
    ],
)
def test_forms_that_are_understood(text: str, machine: str) -> None:
    assert meant(stand(*CROSSING), text) == machine


@pytest.mark.parametrize(
    "text", ["1B. Qxa5<A:n5", "2:Qa5<1:n5", "Qa5<A:n5", "a5<n5", "Qxa5<n5", "Qa5<1", "Qa5<"]
)
def test_forms_of_pulling(text: str) -> None:
    assert meant(stand(*CROSSING, turn="b|w|w"), text) == "2:a5<1:n5"


def test_passes_are_understood() -> None:
    position = stand("Ka1 rb9 rm2", KINGS)
    for text in ("1A. --", "1:--", "--"):
        assert meant(position, text) == "1:--"


# What is refused


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("e5", "fits several legal moves (expected one of 1A. e5, 1B. e5)"),
        ("1a. e5", "it is White’s turn on board 1, so its moves begin with A"),
        ("1D. e5", "there is no board 4"),
        ("4:e5", "there is no board 4"),
        ("1:e9", "no pawn of the side to move can go to e9 on board 1"),
        ("1:ee9", "The pawn on e4 of board 1 cannot go to e9"),
        ("e9", "no pawn of the side to move can go to e9 on any board"),
        ("1:Qe9", "The Queen on g3 of board 1 cannot go to e9"),
        ("1A. Rn3>B:a3", "player 3’s Rook on a3 of board 2 is in the way"),
        ("1A. Rn3>C:a3", "There is no board 3"),
        ("1A. Kn3>B:a3", "no King of the side to move can be sent to a3 from board 1"),
        ("1B. Qa5<A:n5", "no Queen can be pulled to a5 of board 2"),
        ("1B. a4<A:n4", "Your pawn on a4 of board 2 is in the way"),
        ("1B. --", "player 3 has a move on board 2 and may not pass"),
        ("--", "there is no such move on any board"),
    ],
)
def test_refusals_say_why(text: str, why: str) -> None:
    assert why in problem(start(2), text)


@pytest.mark.parametrize("text", ["", "x", "e15", "o4", "O-O", "1A.", "7G. e5", "e8=Q", "e" * 99])
def test_what_has_not_the_form_of_a_move(text: str) -> None:
    with pytest.raises(UnreadableError, match="is not a move"):
        NOTATION.parse(start(2), text)


def test_nothing_is_meant_when_the_game_is_over() -> None:
    assert "the game is over (agreement)" in problem(play(start(2), "draw"), "e5")
    assert NOTATION.instead(play(start(2), "draw"), "e5") == ""


def test_what_would_have_been_legal() -> None:
    position = stand(*CROSSING)
    assert NOTATION.instead(position, "2A. e9") == " (legal: 1A. e3, 1A. e5)"
    assert NOTATION.instead(position, "1:Qxn14").startswith(" (legal: 1A. Qn5>B:a4, ")
    assert NOTATION.instead(position, "3:Qa1").startswith(" (legal: 1C. K")
    assert NOTATION.instead(position, "4:Qa1") == ""


# In records


def test_words_of_movetext() -> None:
    assert all(NOTATION.opens(word) for word in ("1A.", "12b.", "1A..."))
    assert not any(NOTATION.opens(word) for word in ("3.", "1A", "G."))
    assert NOTATION.round(start()) is None
    assert NOTATION.implied(start(), "1A. e5") is None
    action = GAME.parse_action("1:e4e5")
    assert not NOTATION.implies(action, action)


@pytest.mark.parametrize("seed", seeds(3))
def test_records_hold_variations_and_comments(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord.new(find_game("strategichess"), {}, NAMES[:6])
    position = record.start
    kinds = set()
    for number in range(110):
        actions = position.all_actions()
        over = [action for action in actions if isinstance(action, Send | Pull | Pass)]
        action = rng.choice(over) if over and rng.random() < 0.5 else rng.choice(actions)
        node = MoveNode(action, comment="n5 > a5 < (no; 1A. move)" if number % 7 == 0 else "")
        if number % 5 == 0:
            other = rng.choice(over or actions)
            node.variations = [[MoveNode(other, before="or", nags=(1,))]]
        record.moves.append(node)
        kinds.add(type(action))
        position, _ = position.apply(action)
    assert {Send, Pull} <= kinds
    text = cpgn.write_game(record)
    (again,) = cpgn.read_games(text, find_game)
    assert again.moves == record.moves
    assert again.final().to_text() == position.to_text()
    assert cpgn.write_game(again) == text
    assert max(map(len, text.splitlines())) <= 80


def test_a_record_from_a_position_ends_as_it_did() -> None:
    begun = stand("Ka1 rb9 rm2", "Kh1 kh14 Rb13 Rc5 Rd5")
    record = GameRecord.new(find_game("strategichess"), {}, NAMES[:4], start=begun)
    for text in ("1:--", "2:c5c14"):
        record.moves.append(MoveNode(GAME.parse_action(text)))
    text = cpgn.write_game(record)
    assert '[STFEN "' in text
    assert "1A. -- 1B. Rc14# " in text
    (again,) = cpgn.read_games(text, find_game)
    assert again.moves == record.moves
    outcome = again.final().outcome()
    assert outcome is not None
    assert outcome.players == (1, 3)


@pytest.mark.parametrize(
    ("movetext", "why"),
    [
        ("1A. e5 1A. e6", "it is Black’s turn on board 1, so its moves begin with a"),
        ("1A. e5 1b. e9", "it is White’s turn on board 2, so its moves begin with B"),
        ("1A. Rn3>B:a3", "player 3’s Rook on a3 of board 2 is in the way"),
    ],
)
def test_bad_tokens_of_records_are_named(movetext: str, why: str) -> None:
    head = '[Variant "StrategiChess"]\n[Players "4"]\n\n'
    with pytest.raises(ValueError, match=re.escape(why)):
        cpgn.read_games(f"{head}{movetext} *\n", find_game)
