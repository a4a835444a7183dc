"""What tests of bots share: positions, and every bot."""

import random

from cfanp_gui.bots.contract import Bot, choices, next_actor
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.core.game import Game, OptionValue, Position
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen


def cfanp(text: str) -> Position:
    """Return the position of a CFEN line."""
    return find_game("cfanp").from_text(text, {})


BACK_RANK = cfen(4, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ce1 Pc:Ca2 Kd:De1 Pd:Db2")
"""Army A mates b at once: the Rook goes to the back rank of B behind b's pawns."""
HANGING = cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Qb:Be4 Pb:Bh2 Kc:Ca1 Nc:Ce4")
"""Army A's Rook may take b's Queen on e4 of B, or c's Knight on e4 of C; nothing guards them."""


def bots(game: Game) -> dict[str, Bot]:
    """Return every bot for a game, by its level."""
    return {level.key: level.make(game.piece_types) for level in LEVELS}


def walk(
    game: Game, players: int, options: dict[str, OptionValue], seed: int, actions: int
) -> list[Position]:
    """Return the positions of a game that chance plays, but for those where it is over."""
    rng = random.Random(seed)
    position = game.initial(players, options).resolve_pending()[0]
    found: list[Position] = []
    actor = next_actor(position, 0)
    while actor is not None and len(found) < actions:
        found.append(position)
        position, _ = position.apply(rng.choice(choices(position, actor)))
        actor = next_actor(position, actor)
    return found
