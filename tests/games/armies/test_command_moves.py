"""Moves typed in any notation: every legal one is understood, and only legal ones come of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.commands import (
    NO_WORDS,
    Ambiguous,
    CommandProblem,
    CommandResult,
    Play,
    PushCommand,
    Words,
)
from cfanp_gui.core.half_boards import from_joined, full_name, square_name
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.armies.actions import Move as PieceMove
from cfanp_gui.games.armies.command_moves import is_between_squares
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.session.command_parser import completions, parse
from cfanp_gui.session.game_session import GameSession
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.session.play import CFANP, a_session, action, pair, play, session_at
from tests.session.sessions import in_the_midst
from tests.slow import seeds

NOTATION = CFANP.notation
GERMAN = {"K": "K", "D": "Q", "T": "R", "L": "B", "S": "N", "B": "P"}


def legal_moves(session: GameSession) -> Iterator[PieceMove]:
    for one in session.position.pairs():
        yield from session.position.pair_actions(one)


def squares_of(session: GameSession, move: PieceMove) -> tuple[Square, Square]:
    join = session.position.join
    return from_joined(move.origin, move.pair, join), from_joined(move.target, move.pair, join)


def means(session: GameSession, text: str, words: Words = NO_WORDS) -> str:
    """Return the machine form of what a text means, which must be one move."""
    typed = parse(session, text, words)
    assert isinstance(typed, Play), f"{text}: {typed}"
    return typed.action.text


def problem(session: GameSession, text: str) -> CommandProblem:
    typed = parse(session, text)
    assert isinstance(typed, CommandProblem), f"{text}: {typed}"
    assert typed.sentence.endswith(".")
    return typed


def may_mean(session: GameSession, text: str) -> set[str]:
    typed = parse(session, text)
    assert isinstance(typed, Ambiguous), f"{text}: {typed}"
    return {move.text for move in typed.actions}


@pytest.mark.parametrize("seed", seeds(24))
def test_every_legal_move_is_understood_in_every_notation(seed: int) -> None:
    session = in_the_midst(seed)
    position = session.position
    mover = ARMY_LETTERS[position.turn().seat]
    moves = list(legal_moves(session))
    for move in random.Random(seed).sample(moves, min(40, len(moves))):
        human = NOTATION.human(position, move)
        full = human.removeprefix("&")
        san = full.partition(":")[2]
        one, other = tuple(move.pair.name)
        squares = move.text.partition(":")[2]
        for text in (
            human,
            full,
            f"&{full}",
            f"{one}{other} {san}",
            f"{one}+{other} {san}",
            f"{one} {other} {san}",
            f"{one.lower()}{other.lower()}: {san}",
            f"{full}!?",
            f"12. {full}",
            san.rstrip("+#") and f"{one}{other} {san.rstrip('+#')}",
            move.text,
            f"{one}{other} {squares}",
            f"{one}+{other} {squares.upper()}",
            f"{one}{other} {squares[:2]}-{squares[2:]}",
            f"{mover} {full}",
            f"{mover.upper()}: {full}",
        ):
            assert parse(session, text) == Play(move), text


@pytest.mark.parametrize("seed", seeds(24))
def test_on_the_pair_pushed_together_no_pair_is_needed(seed: int) -> None:
    session = in_the_midst(seed)
    position, before = session.position, session.pair
    mover = ARMY_LETTERS[position.turn().seat]
    moves = list(legal_moves(session))
    for move in random.Random(seed).sample(moves, min(30, len(moves))):
        session.pairs.lay(move.pair)
        san = NOTATION.human(position, move).partition(":")[2]
        origin, target = (full_name(square) for square in squares_of(session, move))
        becomes = f"={move.promotion}" if move.promotion else ""
        texts = [
            f"{origin} {target}{becomes}",
            f"{origin}-{target}{becomes}",
            f"{origin}{target}{becomes.lower()}",
            f"{mover} {origin} x {target}{becomes}",
            move.text.partition(":")[2],
        ]
        if not is_between_squares(san, FIDE):
            texts += [san, f"{mover} {san}", f"{mover}: {san}"]
        for text in texts:
            assert parse(session, text) == Play(move), text
    session.pairs.lay(before)


@pytest.mark.parametrize("seed", seeds(24))
def test_what_is_legal_on_several_pairs_is_listed_whole(seed: int) -> None:
    session = in_the_midst(seed)
    before = session.pair
    session.pairs.lay(None)
    moves = list(legal_moves(session))
    for move in random.Random(seed).sample(moves, min(25, len(moves))):
        origin, target = squares_of(session, move)
        alike = {
            other.text
            for other in moves
            if squares_of(session, other) == (origin, target) and other.promotion == move.promotion
        }
        becomes = f"={move.promotion}" if move.promotion else ""
        check_meaning(parse(session, f"{full_name(origin)} {full_name(target)}{becomes}"), alike)
        alike = {
            other.text
            for other in moves
            if (other.origin, other.target) == (move.origin, move.target)
            and other.promotion == move.promotion
        }
        check_meaning(parse(session, move.text.partition(":")[2]), alike)
    session.pairs.lay(before)


def check_meaning(typed: CommandResult, wanted: set[str]) -> None:
    """Check that one move is played and that several are asked about."""
    if len(wanted) == 1:
        assert isinstance(typed, Play)
        assert {typed.action.text} == wanted
    else:
        assert isinstance(typed, Ambiguous)
        assert {move.text for move in typed.actions} == wanted
        assert len(typed.actions) == len(wanted)


@pytest.mark.parametrize("seed", seeds(24))
def test_an_illegal_move_is_refused_as_the_rules_do(seed: int) -> None:
    session, chance = in_the_midst(seed), random.Random(seed)
    position = session.position
    for _ in range(40):
        two = chance.choice(position.pairs())
        origin, target = chance.randrange(64), chance.randrange(64)
        refusal = position.refusal(CFANP.piece_move(two, origin, target, None))
        typed = parse(session, f"{two.name}:{square_name(origin)}{square_name(target)}")
        if refusal is None:
            assert isinstance(typed, Play)
        elif not isinstance(typed, Ambiguous):
            assert isinstance(typed, CommandProblem)
            assert typed.refusal == refusal
            assert typed.sentence == f"{refusal.named(session.name).message}."
            assert (typed.causes, typed.pair) == (refusal.causes, refusal.pair)
        else:
            assert "what the pawn becomes" in refusal.message


def test_without_a_pair_the_one_pushed_together_comes_first() -> None:
    session = a_session(3)
    assert may_mean(session, "e4") == {"AB:e2e4", "AC:e2e4"}
    session.push(pair("AC"))
    assert means(session, "e4") == "AC:e2e4"
    assert means(session, "AB e4") == "AB:e2e4"
    assert means(session, "Ae2 Ae4") == "AC:e2e4"


def test_what_is_illegal_there_is_looked_for_elsewhere() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Na:Cb1 Kb:Bh4 Kc:Ch4 Pc:Ca4", turn="2"))
    session.push(pair("AB"))
    assert means(session, "Kd1") == "AB:e1d1"
    # The Knight stands on C: joined with A it is on g8, with B on g8 too.
    assert may_mean(session, "Nf6") == {"AC:g8f6", "BC:g8f6"}
    session.push(pair("AC"))
    assert means(session, "Nf6") == "AC:g8f6"
    session.push(pair("AB"))
    assert "no such Knight on AB" in problem(session, "Na1").sentence


def test_capitals_matter_only_between_two_meanings() -> None:
    start = a_session(2)
    for text in ("nf3", "NF3", "Nf3", "G1F3", "G1-f3", "n f3", "N f3", "\N{WHITE CHESS KNIGHT}f3"):
        assert means(start, text) == "AB:g1f3", text
    both = session_at(cfen(2, "Ka:Ae1 Pa:Ab3 Ba:Ad3 Nb:Ac4 Kb:Bh1"))
    assert means(both, "bxc4") == "AB:b3c4"
    assert means(both, "Bxc4") == "AB:d3c4"
    assert may_mean(both, "BXC4") == {"AB:b3c4", "AB:d3c4"}
    bishop = session_at(cfen(2, "Ka:Ae1 Ba:Ad3 Nb:Ac4 Kb:Bh1"))
    assert means(bishop, "bxc4") == "AB:d3c4"


def test_a_bishop_and_a_half_board_may_be_meant_alike() -> None:
    # “Be2d3” is the Bishop from e2 to d3, and the piece on e2 of half-board B to its d3.
    session = session_at(cfen(3, "Ka:Ah1 Ba:Ae2 Ba:Be2 Kb:Bh4 Kc:Ch4", turn="2"))
    session.push(pair("AB"))
    assert means(session, "Ae2d3") == "AB:e2d3"
    assert means(session, "Be2 Bd3") == "AB:d7e6"
    assert may_mean(session, "Be2d3") == {"AB:e2d3", "AB:d7e6"}


def test_an_army_must_be_the_one_to_move() -> None:
    session = a_session(3)
    session.push(pair("AB"))
    for text in ("a e4", "A e4", "a: e4", "a AB:e4", "a Ae2 Ae4", "a a b e4"):
        assert means(session, text) == "AB:e2e4", text
    refused = problem(session, "b e4")
    assert refused.sentence == "It is not the turn of army b: army a is to move."
    assert refused.refusal is None
    play(session, "AB:e4")
    assert isinstance(parse(session, "a Nf3"), CommandProblem)


def test_a_capital_may_be_a_piece_with_a_space() -> None:
    session = session_at(cfen(3, "Ka:Ah1 Ba:Ae2 Kb:Bh4 Kc:Ch4 Pb:Bb2", turn="1"))
    session.push(pair("AB"))
    assert means(session, "B d3") == "AB:e2d3"
    assert "not the turn of army b" in problem(session, "b d3").sentence
    session = session_at(cfen(3, "Ka:Ah1 Kb:Bh4 Kc:Ch4 Pb:Bb2", army="b"))
    session.push(pair("BC"))
    assert means(session, "B b3") == "BC:b2b3"


def test_castling_in_every_spelling() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 BC:e5 AC:Nf3 BC:Nf3 BC:Nc6 AC:Be2 BC:Be2 BC:Nf6")
    session.push(pair("AB"))
    for text in ("O-O", "0-0", "o-o", "AB O-O", "AB:0-0", "A+B o-o", "a O-O", "O–O", "e1g1"):
        assert means(session, text) == "AB:e1g1", text
    session.pull_apart()
    assert may_mean(session, "O-O") == {"AB:e1g1", "AC:e1g1"}


def test_a_missing_promotion_is_asked_for() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Pa:Bg2 Nb:Bf1 Kb:Ba4", turn="2"))
    straight = {f"AB:b7b8{letter}" for letter in "qrbn"}
    for text in ("b8", "AB:b8", "AB b7b8", "b7b8", "Bg2 Bg1", "a b8"):
        assert may_mean(session, text) == straight, text
    assert may_mean(session, "bxc8") == {f"AB:b7c8{letter}" for letter in "qrbn"}
    for text in ("b8=Q", "b8q", "B8Q", "Bg2 Bg1=Q", "Bg2Bg1q", "AB b7b8q", "b7-b8=Q"):
        assert means(session, text) == "AB:b7b8q", text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Qd4", "Your pawn on Ad2 is in the way."),
        ("Nd4", "“AB:Nd4”: no Knight of army a can go to d4 on AB."),
        ("Nhf3", "“AB:Nhf3”: army a has no such Knight on AB."),
        ("AB:Kd2", "Your pawn on Ad2 is in the way."),
        ("BC e4", "Army a has no piece on B+C."),
        ("AZ:e4", "There is no half-board Z."),
        ("BA Nd4", "“AB:Nd4”: no Knight of army a can go to d4 on AB."),
        ("Ae2 Ae2", "has not moved"),
        ("Ae2 Be3", "The pawn on Ae2 cannot go to Be3 (d6)."),
        ("Ae3 Ae4", "There is no piece on Ae3"),
        ("Be2 Be3", "It is Anna’s turn."),
    ],
)
def test_the_errors_of_illegal_moves(text: str, says: str) -> None:
    session = a_session(3)
    session.push(pair("AB"))
    assert says in problem(session, text).sentence


@pytest.mark.parametrize("text", ["CA:Nf6", "ca nf6", "C+A Nf6", "c CA:Nf6", "CA:g8f6"])
def test_a_pair_may_be_named_in_either_order(text: str) -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5")
    # The squares are those of the record: half-board A lies at the bottom.
    assert means(session, text) == "AC:g8f6"
    with pytest.raises(NotationError, match="the lower letter first"):
        NOTATION.parse(session.position, "CA:Nf6")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Sf3", "AB:g1f3"), ("sf3", "AB:g1f3"), ("AB:Sf3", "AB:g1f3"), ("BA Sf3", "AB:g1f3"),
        ("a Sf3", "AB:g1f3"), ("SF3", "AB:g1f3"), ("Nf3", "AB:g1f3"), ("D4", "AB:d2d4"),
    ],
)  # fmt: skip
def test_pieces_may_be_named_in_the_language_in_use(text: str, move: str) -> None:
    session = a_session(3)
    session.push(pair("AB"))
    assert means(session, text, GERMAN) == move


def test_letters_of_another_language_are_not_mistaken() -> None:
    # A Queen and a pawn may both take on e5, and a Bishop goes where a Bauer does not.
    session = session_at(cfen(2, "Ka:Ah1 Qa:Ah2 Pa:Ad4 Ba:Af1 Pa:Bg2 Kb:Bb1 Pb:Bd4"))
    assert means(session, "dxe5", GERMAN) == "AB:d4e5"
    assert means(session, "Dxe5", GERMAN) == "AB:h2e5"
    assert means(session, "Dxe5") == "AB:d4e5", "in English a capital is a file as well"
    assert means(session, "Lb5", GERMAN) == means(session, "Bb5", GERMAN) == "AB:f1b5"
    for text in ("b8D", "b8=D", "b8d", "AB:b8D", "Bg2 Bg1=D", "b7b8D"):
        assert means(session, text, GERMAN) == "AB:b7b8q", text
    for text in ("b8L", "b8B"):
        assert means(session, text, GERMAN) == "AB:b7b8b", text
    assert isinstance(parse(session, "Bg2 Bg1=Z", GERMAN), CommandProblem)
    refused = parse(session, "Dd8", GERMAN)
    assert isinstance(refused, CommandProblem)
    assert "Queen" in refused.sentence, "what is no pawn is not read as one"


def test_squares_of_half_boards_go_before_letters_of_another_language() -> None:
    session = session_at(cfen(4, "Ka:Ae1 Qa:Ad1 Pa:Da3 Kb:Be1 Kc:Ce1 Kd:De1"))
    session.push(pair("AD"))
    assert means(session, "Da3 Da2", GERMAN) == "AD:h6h7"
    refused = parse(session, "Dd1-d3", GERMAN)
    assert isinstance(refused, CommandProblem)
    assert "Dd1" in refused.sentence
    assert means(session, "Dd3", GERMAN) == "AD:d1d3"


def test_causes_are_the_king_and_his_attackers() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Na:Ae2 Rb:Bd4 Kb:Ba1", turn="2"))
    for text in ("Nc3", "AB:Nc3", "Ae2 Ac3", "AB e2c3"):
        refused = problem(session, text)
        assert refused.sentence == ("Your King on Ae1 would be attacked by Ben’s Rook on Bd4 (e5).")
        assert refused.refusal is not None
        assert refused.refusal.rule == "Rule 8"
        assert [full_name(square) for square in refused.causes] == ["Ae1", "Bd4"]
        assert refused.pair == pair("AB")


def test_after_the_end_nothing_moves() -> None:
    session = a_session(2)
    session.resign(2)
    for text in ("e4", "AB:e4", "AB:e2e4", "Ae2 Ae4", "b e4"):
        assert "game is over" in problem(session, text).sentence


def test_no_word_hides_in_a_move() -> None:
    session = a_session(3)
    for text in ("a draw", "a claim", "a resign:2", "AB:draw", "a flag:1"):
        assert parse(session, text) == problem(session, text)
    assert isinstance(parse(session, "A B"), PushCommand)
    assert action(session, "AB:e4").text == means(session, "AB:e4")


def test_squares_of_the_strip_and_drops_are_typed() -> None:
    session = shogis.session_at("5/Ka4|5/4Kb a 1/2 - - 1 0 1 base=shogi strip=2Ra2 hand=a:P")
    assert means(session, "~c1 Bc2") == means(session, "~c1-Bc2") == "AB:c3c4"
    assert means(session, "~c1 d1") == "AB:c3d3"
    assert means(session, "Aa1 Ab2") == "AB:a1b2"
    assert means(session, "P@d3") == means(session, "ab p@d3") == means(session, "a P@d3")
    assert "has no Rook" in problem(session, "R@d3").sentence
    assert isinstance(parse(session, "~c4 d1"), CommandProblem)
    offered = {one.text: one.action for one in completions(session, "~c1 ")}
    assert "~c1 ~d1" in offered
    for text, move in offered.items():
        assert parse(session, text) == Play(move), text
