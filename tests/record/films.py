"""Games that the tests of films are made of."""

from __future__ import annotations

import random

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.game_record import GameRecord, MoveNode


def played(key: str, players: int, plies: int, seed: int = 1) -> GameRecord:
    """Return a game of people with names in which so much was done, anything that is legal."""
    game = find_game(key)
    names = tuple(f"Person {number}" for number in range(1, players + 1))
    record = GameRecord.new(game, game.as_seated, names)
    position, chance = record.start.resolve_pending()[0], random.Random(seed)
    while len(record.moves) < plies and (actions := position.all_actions()):
        append(record, chance.choice(actions).text)
        position = position.apply(record.moves[-1].action)[0]
    return record


def append(record: GameRecord, *texts: str) -> None:
    """Let actions follow, given in machine form. Raises IllegalAction."""
    for text in texts:
        action = record.game.parse_action(text)
        refusal = record.final().refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        record.moves.append(MoveNode(action))
