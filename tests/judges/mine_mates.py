"""Plays games of bots and writes the positions of `tests.bots.mined` anew."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cfanp_gui.bots.contract import Limit, next_actor
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.game import Position
from cfanp_gui.insight.survey import Survey
from tests.bots.mined import (
    GAME,
    HERE,
    IN_ONE,
    NEXT,
    WHATEVER,
    Mined,
    mate_of,
    mates_whatever,
)

COUNTS = {IN_ONE: 40, NEXT: 40, WHATEVER: 20}
"""Positions in each file."""
BOTS = ("club:200", "greedy:1", "casual:150", "beginner:60", "club:60", "random:1")
"""Who plays, with the nodes they may look at; chance deals them over the seats."""
ACTIONS = 260
"""Actions after which a game is broken off."""
REPLIES = 1500
"""Turns that are tried at most to show that a mate follows whatever is done."""


def armies(position: Position) -> dict[int, list[int]]:
    """Return the living armies of every player."""
    found: dict[int, list[int]] = {}
    for seat in position.seats():
        status = position.seat_status(seat.id)
        if not status.dead:
            found.setdefault(status.player, []).append(seat.army)
    return found


def played(seed: int) -> Iterator[Position]:
    """Yield the positions of a game of 3 to 6 armies."""
    rng = random.Random(seed)
    position = GAME.initial(3 + seed % 4, dict(GAME.as_seated)).resolve_pending()[0]
    seated = [rng.choice(BOTS).split(":") for _ in range(position.players)]
    actor = next_actor(position, 0)
    for _ in range(ACTIONS):
        if actor is None:
            return
        yield position
        level, nodes = seated[actor - 1]
        bot = find_level(level).make(GAME.piece_types)
        action = bot.choose(position, actor, rng.getrandbits(32), Limit(int(nodes)))
        position, _ = position.apply(action)
        actor = next_actor(position, actor)


def in_one(position: Position) -> Iterator[Mined]:
    """Yield how the player to move mates somebody's only army, and is not mated in return."""
    mater = next_actor(position, 0)
    assert mater is not None
    for mated, own in armies(position).items():
        if mated != mater and len(own) == 1:
            move = mate_of(position, mater, mated, None)
            if move is not None and is_safe(position.apply(move)[0], mater):
                yield Mined(position, mater, mated, move)


def is_safe(position: Position, player: int) -> bool:
    """Return whether nobody else can mate an army of a player, as the position stands."""
    if position.outcome() is not None:
        return True
    survey, own = Survey(position), armies(position)[player]
    others = (army for army in survey.armies if army not in own)
    return not any(set(own) & set(mate.armies) for army in others for mate in survey.mates(army))


def in_next(position: Position) -> Iterator[Mined]:
    """Yield how the next player mates somebody's only army if nothing is done against it."""
    held, survey = armies(position), Survey(position)
    mater = next((player for player, own in held.items() if survey.armies[1] in own), None)
    if mater is None or mater == next_actor(position, 0):
        return
    for mated, own in held.items():
        mates = [mate for mate in survey.mates(survey.armies[1]) if own[0] in mate.armies]
        if mated != mater and len(own) == 1 and mates:
            yield Mined(position, mater, mated, mates[0].action)


def whatever(position: Position) -> Iterator[Mined]:
    """Yield how the next player mates somebody's only army, whatever the one to move does."""
    return (one for one in in_next(position) if mates_whatever(one, REPLIES))


def main() -> None:
    """Play games until there are positions enough, and write them."""
    found: dict[str, dict[str, str]] = {name: {} for name in COUNTS}
    seed = 0
    while any(len(found[name]) < count for name, count in COUNTS.items()):
        for position in played(seed):
            for name, way in ((IN_ONE, in_one), (NEXT, in_next), (WHATEVER, whatever)):
                for one in way(position):
                    text = position.to_text()
                    line = f"{text};{one.mater};{one.mated};{one.move.text}\n"
                    found[name].setdefault(text, line)
        seed += 1
    for name, count in COUNTS.items():
        lines = list(found[name].values())
        # Of what there is more than enough of, some evenly from all games.
        chosen = (lines[at * len(lines) // count] for at in range(count))
        (HERE / name).write_text("".join(chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
