"""Whatever is legal on whole boards is understood, offered and found, in every way to type it."""

import random
from itertools import compress, product

import pytest

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import NO_WORDS, Ambiguous, Play, Where
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.piece_queries import MOST_NAMED, square_title
from cfanp_gui.session import command_parser
from cfanp_gui.session.command_parser import MOST
from cfanp_gui.session.game_session import GameSession
from tests.session.rings import RING, ring_in_the_midst
from tests.slow import is_slow

NOTATION = RING.notation
each_ring = pytest.mark.parametrize("seed", range(24) if is_slow() else (0, 6))
"""One with promotions and placements, and one in which a board must be chosen."""


def sample(seed: int, most: int) -> list[tuple[int, Action, str]]:
    """Return legal actions in the midst of a game, with their boards and how they are written."""
    position = ring_in_the_midst(seed).position
    legal = position.all_actions()
    return [
        (int(action.text.partition(":")[0]), action, NOTATION.human(position, action))
        for action in random.Random(seed).sample(legal, min(most, len(legal)))
    ]


def meant(session: GameSession, text: str, board: int | None = None) -> object:
    """Return the meaning of a line to a player who looks at a board."""
    looked_at = None if board is None else half_board(board, 0)
    return command_parser.parse(session, text, NO_WORDS, looked_at)


def forms(board: int, action: Action, human: str) -> list[str]:
    """Return ways to type an action that name its board."""
    if action.text.endswith("lose"):
        return [human, action.text]
    count, san = human.split(" ")
    letter = count.strip("0123456789.")
    squares = action.text.partition(":")[2]
    return [
        human,
        action.text,
        f"{board}:{san}",
        f"{board}: {san}!?",
        f"{board} {san}",
        f"{board} : {san.rstrip('+#')}",
        f"{count}{san}",
        f"{count}.. {san}",
        f"{letter}. {san}",
        f"{board} {squares}",
        f"{board}:{squares[:2]}-{squares[2:]}" if squares[1] != "@" else human,
        f"12. {board}:{san}",
    ]


@each_ring
def test_every_legal_action_is_understood_in_every_notation(seed: int) -> None:
    session = ring_in_the_midst(seed)
    for board, action, human in sample(seed, 60):
        for text in forms(board, action, human):
            for looked_at in (None, board):
                assert meant(session, text, looked_at) == Play(action), text
        alone = human.rpartition(" ")[2].rpartition(":")[2]
        assert meant(session, alone, board) == Play(action), "on the board looked at"


@each_ring
def test_without_a_board_a_move_is_looked_for_on_all(seed: int) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    alone = {
        one: NOTATION.human(position, one).rpartition(" ")[2].rstrip("+#")
        for one in position.all_actions()
        if not one.text.endswith("lose")
    }
    for action in random.Random(seed).sample(sorted(alone, key=str), min(30, len(alone))):
        alike = {one for one in alone if alone[one] == alone[action]}
        typed = meant(session, alone[action])
        if isinstance(typed, Play):
            assert alike == {typed.action}
        else:
            assert isinstance(typed, Ambiguous)
            assert alike <= set(typed.actions)
            boards = {one.text.partition(":")[0] for one in alike}
            assert boards <= {one.text.partition(":")[0] for one in typed.actions}


@each_ring
def test_each_legal_action_is_offered_while_it_is_typed_and_each_offer_is_what_it_says(
    seed: int,
) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    for board, action, human in sample(seed, 8):
        count, _, san = human.rpartition(" ")
        san = san.rpartition(":")[2]
        crowded = len(position.board_actions(board)) > MOST
        half = half_board(board, 0)
        begun = [("", half), (f"{board}:", None)]
        if count:
            begun += [(f"{board} ", None), (f"{count} ", None)]
        for start, looked_at in begun:
            for length in range(len(san) if crowded else 1, len(san) + 1):
                typed = start + san[:length]
                offers = command_parser.completions(session, typed, NO_WORDS, looked_at)
                assert len({one.text for one in offers}) == len(offers) <= MOST
                assert action in [one.action for one in offers], typed
                if length == len(san) and looked_at is not None:
                    assert offers[0].action == action
                for one in offers[:3]:
                    if one.action is not None:
                        line = command_parser.parse(session, one.text, NO_WORDS, looked_at)
                        assert line == Play(one.action), one.text


@each_ring
def test_the_places_are_those_of_the_pieces(seed: int) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    for letter, colour, of_set in product(("K", "N", "P", ""), ("w", "b", ""), ("1", "2", "")):
        if not letter + colour + of_set:
            continue
        answer = meant(session, f"where {letter}{colour}{of_set}")
        assert isinstance(answer, Where)
        fits = [
            letter in ("", piece.letter)
            and colour in ("", "wb"[piece.army])
            and of_set in ("", str(piece.set))
            for piece in position.pieces().values()
        ]
        assert set(answer.squares) == set(compress(position.pieces(), fits))
        assert len(set(answer.squares)) == len(answer.squares)
        for at in answer.squares[:MOST_NAMED]:
            assert square_title(session.situation, at) in answer.sentence
