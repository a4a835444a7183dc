"""Who plays: by chance, to kill, to repeat; and what is done besides moves."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cfanp_gui.games.armies.events import Checkmate, Passed
from tests.judges.reference import Game
from tests.judges.reference.acts import make
from tests.judges.reference.moves import Move, attackers, king_square
from tests.judges.reference.position import ARMIES, Pair, Piece, Square

if TYPE_CHECKING:
    from tests.judges.compare import Match


def dull(rng: random.Random, match: Match) -> str:
    """Return any legal action; others than moves about as often as all moves together."""
    legal = match.reference.legal()
    moves = list(match.reference.moves)
    others = [text for text in legal if text not in match.reference.moves]
    return rng.choice(others if others and rng.random() < 0.3 else moves)


def murderous(rng: random.Random, match: Match) -> str:
    """Return the best of some moves by what they do at once: mate, then check, then capture."""
    moves = list(match.reference.moves)
    others = [text for text in match.reference.legal() if text not in match.reference.moves]
    if others and rng.random() < 0.15:
        return rng.choice(others)
    best, most = moves[0], -1.0
    for text in rng.sample(moves, min(len(moves), 14)):
        change = match.preview(text)
        mates = sum(isinstance(event, Checkmate) for event in change.events)
        passes = sum(isinstance(event, Passed) for event in change.events)
        worth = 100 * mates + 20 * passes + rng.random()
        worth += 5 * len(change.checks) + 2 * len(change.captured)
        worth += 3 * (text[-1] in "qrbn") + _double(match.reference, text)
        if worth > most:
            best, most = text, worth
    return best


def _double(game: Game, text: str) -> bool:
    move = game.moves[text]
    return letter_of(game, move) == "P" and abs(move.target[1] - move.origin[1]) == 2


def tidy(rng: random.Random, match: Match) -> str:
    """Return a move back and forth with a King or Rook, for repetitions."""
    moves = match.reference.moves
    for text in match.script.actions[-2 * match.reference.position.armies :]:
        if text[3:5] and (undo := text[:3] + text[5:7] + text[3:5]) in moves:
            push = undo[:3]
            return push if push in match.reference.pushes and rng.random() < 0.5 else undo
    quiet = [text for text, move in moves.items() if letter_of(match.reference, move) in "KR"]
    return rng.choice(quiet or list(moves))


def greedy(rng: random.Random, match: Match) -> str:
    """Return the best of some moves: a King taken, mate, a capture, Kings attacked.

    It looks at the reference alone.
    """
    game = match.reference
    others = [text for text in game.legal() if text not in game.moves]
    if others and rng.random() < 0.1:
        return rng.choice(others)
    best, most = "", -1.0
    for text in rng.sample(list(game.moves), min(len(game.moves), 12)):
        then = game.position.copy()
        move = game.moves[text]
        worth = rng.random()
        if piece_on(game, move.pair, move.target) is not None:
            worth += 4
        for event in make(then, move):
            worth += {"king_captured": 9, "checkmate": 12}.get(event.type, 0)
        view = then.view(move.pair)
        for army in then.living():
            king = king_square(view, army)
            if king and game.position.army in attackers(then, move.pair, view, king, army):
                worth += 2
        if worth > most:
            best, most = text, worth
    return best


PLAYERS = (dull, murderous, murderous, tidy)
PETERSON_PLAYERS = (dull, greedy, greedy, murderous, tidy)


def letter_of(game: Game, move: Move) -> str:
    """Return the letter of the piece that moves, or what makes the move a special one."""
    piece = piece_on(game, move.pair, move.origin)
    assert piece is not None
    aside = move.target[0] - move.origin[0]
    if piece[0] == "K" and abs(aside) == 2:
        return "castling"
    if piece[0] == "P" and aside and not piece_on(game, move.pair, move.target):
        return "en passant"
    return piece[0]


def takes_king(game: Game, text: str) -> bool:
    """Return True if a move captures the King of a living army."""
    move = game.moves[text]
    piece = piece_on(game, move.pair, move.target)
    return piece is not None and piece[0] == "K" and game.position.alive(piece[1])


def piece_on(game: Game, pair: Pair, square: Square) -> Piece | None:
    half, local = game.position.parted(pair, square)
    return game.position.halves[half].get(local)


def special(rng: random.Random, match: Match) -> str | None:
    """Return a move that is seldom possible, or a push that loses the army; None without any."""
    game = match.reference
    rare = [
        text
        for text, move in game.moves.items()
        if letter_of(game, move) in ("castling", "en passant")
    ]
    rare += [text for text in game.moves if takes_king(game, text)]
    open_pairs = {move.pair for move in game.moves.values()}
    rare += [text for text, pair in game.pushes.items() if pair not in open_pairs]
    return rng.choice(rare) if rare and rng.random() < 0.6 else None


def aside(rng: random.Random, match: Match, claims: bool) -> str | None:
    """Return an action now and then that is not a move; None most of the time."""
    reference = match.reference
    at = reference.position
    chance = rng.random()
    if claims and chance < 0.3 and reference.may_claim():
        return "claim"
    if chance < 0.03:
        army, player = rng.randrange(at.armies), rng.randint(1, at.armies)
        if match.may_hand_over(army, player):
            return f"give:{ARMIES[army]}={player}"
    elif chance < 0.035:
        return f"resign:{rng.choice(at.living_players())}"
    elif chance < 0.04:
        return f"flag:{rng.choice(at.living_players())}"
    elif chance < 0.041:
        return "draw"
    return None
