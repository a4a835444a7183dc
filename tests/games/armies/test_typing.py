"""Lines typed at half-boards: every legal move is understood and offered, and only legal ones.

What single lines mean is kept in the golden tables; this is what holds for all of them.
"""

import random

import pytest

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.commands import Ambiguous, CommandProblem, Play, Where
from cfanp_gui.core.general_commands import prompts
from cfanp_gui.core.half_boards import from_joined, full_name, square_name
from cfanp_gui.core.text import Text
from cfanp_gui.core.typed_moves import squares_named
from cfanp_gui.games.armies.actions import Move as PieceMove
from cfanp_gui.session.command_parser import completions, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.seeing import take_seat
from tests.session.blind import hidden_session
from tests.session.play import CFANP, a_session
from tests.session.sessions import in_the_midst
from tests.slow import seeds

NOTATION = CFANP.notation


def legal_moves(session: GameSession) -> list[PieceMove]:
    """Return the legal moves of all pairs."""
    position = session.position
    return [move for one in position.pairs() for move in position.pair_actions(one)]


def some(session: GameSession, seed: int, most: int) -> list[PieceMove]:
    """Return some of the legal moves."""
    moves = legal_moves(session)
    return random.Random(seed).sample(moves, min(most, len(moves)))


def squares_of(session: GameSession, move: PieceMove) -> tuple[str, str]:
    """Return from where to where a move goes, as half-boards name their squares."""
    join = session.position.join
    ends = (from_joined(square, move.pair, join) for square in (move.origin, move.target))
    origin, target = map(full_name, ends)
    return origin, target


@pytest.mark.parametrize("seed", seeds(24))
def test_every_legal_move_is_understood_in_every_notation(seed: int) -> None:
    session = in_the_midst(seed)
    position, before = session.position, session.pair
    mover = ARMY_LETTERS[position.turn().seat]
    for move in some(session, seed, 40):
        human = NOTATION.human(position, move)
        full = human.removeprefix("&")
        san, squares = full.partition(":")[2], move.text.partition(":")[2]
        one, other = tuple(move.pair.name)
        texts = [
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
        ]
        session.pairs.lay(None)
        check(session, texts, move)
        # On the pair pushed together no pair is needed.
        session.pairs.lay(move.pair)
        origin, target = squares_of(session, move)
        becomes = f"={move.promotion}" if move.promotion else ""
        texts = [
            f"{origin} {target}{becomes}",
            f"{origin}-{target}{becomes}",
            f"{origin}{target}{becomes.lower()}",
            f"{mover} {origin} x {target}{becomes}",
            squares,
        ]
        if not squares_named(session.situation, san, {}):
            texts += [san, f"{mover} {san}", f"{mover}: {san}"]
        check(session, texts, move)
    session.pairs.lay(before)


def check(session: GameSession, texts: list[str], move: PieceMove) -> None:
    """Check that every text means a move."""
    for text in texts:
        assert parse(session, text) == Play(move), text


@pytest.mark.parametrize("seed", seeds(24))
def test_an_illegal_move_is_refused_as_the_rules_do(seed: int) -> None:
    session, chance = in_the_midst(seed), random.Random(seed)
    position = session.position
    for _ in range(40):
        two = chance.choice(position.pairs())
        origin, target = chance.randrange(64), chance.randrange(64)
        refusal = position.refusal(PieceMove(two, origin, target, None, CFANP.base))
        typed = parse(session, f"{two.name}:{square_name(origin)}{square_name(target)}")
        if refusal is None:
            assert isinstance(typed, Play)
        elif isinstance(typed, Ambiguous):
            assert "what the pawn becomes" in refusal.message
        else:
            assert isinstance(typed, CommandProblem)
            assert typed.refusal == refusal
            assert typed.sentence == f"{refusal.named(session.name).message}."
            assert typed.causes == refusal.causes


@pytest.mark.parametrize("seed", seeds(24))
def test_each_legal_move_is_offered_while_it_is_typed(seed: int) -> None:
    session, chance = in_the_midst(seed), random.Random(seed)
    position, before = session.position, session.pair
    pairs = position.pairs()
    for two in chance.sample(pairs, min(2, len(pairs))):
        session.pairs.lay(two)
        moves = position.pair_actions(two)
        for move in chance.sample(moves, min(4, len(moves))):
            san = NOTATION.human(position, move).removeprefix("&").partition(":")[2]
            for start in (f"{two.name}:", f"{two.name.lower()} ", ""):
                for length in range(not start, len(san) + 1):
                    offers = completions(session, start + san[:length])
                    assert move in [one.action for one in offers], start + san[:length]
            assert completions(session, san)[0].action == move
    session.pairs.lay(before)


# Questions


def test_of_hidden_pieces_it_is_told_what_is_known() -> None:
    session = hidden_session()
    take_seat(session)
    for army in "ab":
        answer = parse(session, f"where flag {army}")
        assert isinstance(answer, Where)
        assert answer.sentence.endswith(": none that is known.") == (army == "b")


@pytest.mark.parametrize("base", ["xiangqi", "shogi", "checkers", "capablanca"])
def test_what_is_given_as_an_example_can_be_typed(base: str) -> None:
    session = a_session(3, base=base)
    _, example = prompts(session.situation)
    assert isinstance(example, Text)
    assert isinstance(parse(session, str(example.values["move"])), Play)
    assert isinstance(parse(session, f"where {example.values['piece']} b"), Where)
