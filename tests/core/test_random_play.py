"""Random play over every registered system, its options and two to eight players."""

from __future__ import annotations

import itertools
import random

import pytest

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.registry import SYSTEMS
from cfanp_gui.core.system import GameSystem, IllegalAction, Piece, Position, Transition

HOUSE_RULES = [
    {},
    {"touch": True},
    {"bonus": "single"},
    {"captured": "removed"},
    {"captured": "dead", "friendly": False},
    {"join": "reflect"},
    {"join": "reflect", "touch": True, "captured": "removed"},
]
PLIES = 40


def undone(pieces: dict[Place, Piece], change: Transition) -> dict[Place, Piece]:
    """The pieces before an action, from those after it."""
    before = dict(pieces)
    for placed in change.placed:
        assert before.pop(placed.place) == placed.piece
    for move in change.relocations:
        assert before.pop(move.target) == move.after
    for move in change.relocations:
        before[move.origin] = move.before
    for captured in change.captured:
        assert captured.place not in before
        before[captured.place] = captured.piece
    return before


def check_invariants(position: Position) -> None:
    """What holds in every position whatever was played."""
    kings: dict[int, int] = {}
    pieces = position.pieces()
    for piece in pieces.values():
        kings[piece.army] = kings.get(piece.army, 0) + (piece.kind == "K")
    for army, player in enumerate(position.control):
        assert kings.get(army, 0) == 1 if player is not None else kings.get(army, 0) <= 1
    turn = position.turn()
    assert position.outcome() is not None or position.control[turn.army] is not None
    for pair in position.pairs():
        assert not turn.pushed & set(pair)


def check_castling(position: Position) -> None:
    """Castling rights imply King and Rook at home."""
    pieces = position.pieces()
    for army, rights in enumerate(position.to_text().split(" ")[3].split("/")):
        if rights == "-":
            continue
        home = [place.square for place, piece in pieces.items()
                if place.board == army and piece == Piece("K", army)]  # fmt: skip
        assert home in ([3], [4])
        near, far = (7, 0) if home == [4] else (0, 7)
        for right in rights:
            assert pieces[Place(army, near if right == "K" else far)] == Piece("R", army)


def check_refusals(game: GameSystem, position: Position, rng: random.Random) -> None:
    """Moves that are not legal are refused, with the rule and a reason."""
    legal = {a.text for actor in position.actors() for a in position.legal_actions(actor)}
    boards = [chr(65 + tile.id) for tile in position.boards()]
    for _ in range(4):
        pair = "".join(sorted(rng.sample(boards, 2)))
        squares = [rng.choice("abcdefgh") + rng.choice("12345678") for _ in range(2)]
        text = f"{pair}:{''.join(squares)}{rng.choice(['', '', 'q'])}"
        if text in legal:
            continue
        action = game.parse_action(text)
        refusal = position.refusal(action)
        assert refusal is not None, text
        assert refusal.rule
        assert refusal.message
        with pytest.raises(IllegalAction) as raised:
            position.apply(action)
        assert raised.value.refusal == refusal


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("options", HOUSE_RULES, ids=str)
@pytest.mark.parametrize("game", SYSTEMS, ids=lambda game: game.key)
def test_random_play(game: GameSystem, options: dict[str, str | bool], players: int) -> None:
    if not game.min_players <= players <= game.max_players:
        pytest.skip(f"{game.name} is not for {players}")
    rng = random.Random(f"{players}{sorted(options.items())}")
    position = game.initial(players, options)
    trail: list[tuple[Position, Transition]] = []
    root = position.to_text()
    for _ in range(PLIES):
        check_invariants(position)
        check_castling(position)
        text = position.to_text()
        assert game.from_text(text, options).to_text() == text
        actors = sorted(position.actors())
        if not actors:
            assert position.outcome() is not None
            break
        actions = position.legal_actions(rng.choice(actors))
        texts = [action.text for action in actions]
        assert texts == sorted(texts)
        assert len(set(texts)) == len(texts)
        fresh = game.from_text(text, options)
        assert fresh.legal_actions(actors[0]) == position.legal_actions(actors[0])
        for action in rng.sample(actions, min(4, len(actions))):
            assert game.parse_action(action.text) == action
            assert position.refusal(action) is None
        check_refusals(game, position, rng)
        action = rng.choice(actions)
        after, change = position.apply(action)
        assert change.action == action
        trail.append((position, change))
        position = after
    for earlier, change in reversed(trail):
        assert undone(dict(position.pieces()), change) == dict(earlier.pieces())
        control = list(position.control)
        for given in change.control:
            assert control[given.army] == given.after
            control[given.army] = given.before
        assert tuple(control) == earlier.control
        position = earlier
    assert position.to_text() == root


@pytest.mark.parametrize("game", SYSTEMS, ids=lambda game: game.key)
def test_no_half_board_is_used_twice_in_a_turn(game: GameSystem) -> None:
    rng = random.Random(7)
    position = game.initial(6, {})
    used: set[int] = set()
    turns = itertools.count()
    last = position.turn()
    for _ in range(200):
        actions = [a for actor in position.actors() for a in position.legal_actions(actor)]
        moves = [a for a in actions if ":" in a.text]
        if not moves:
            break
        position, change = position.apply(rng.choice(moves))
        assert change.pushed is not None
        assert not used & set(change.pushed)
        used |= set(change.pushed)
        turn = position.turn()
        if (turn.army, turn.round) != (last.army, last.round) or not turn.pushed:
            used = set()
            next(turns)
        assert used == turn.pushed
        last = turn
    assert next(turns) > 50
