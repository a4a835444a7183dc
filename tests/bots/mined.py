"""Positions from games of bots in which the only army of somebody can be mated at once.

``python -m tests.bots.mined`` plays the games again and writes the files anew. In
`mates_in_one.txt` the player to move mates, and nobody can mate in return before that player's next
turn, for then a mate may be bad. In the others it is the player after the one to move: in
`mates_next.txt` if nothing is done against it, in `mates_whatever.txt` whatever is done. A line has
the position, the player who mates, the one who is mated, and a move that does it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.bots.contract import Limit, choices, next_actor
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.insight.survey import Survey

HERE = Path(__file__).parent
GAME = find_game("cfanp")
IN_ONE, NEXT, WHATEVER = "mates_in_one.txt", "mates_next.txt", "mates_whatever.txt"
COUNTS = {IN_ONE: 40, NEXT: 40, WHATEVER: 20}
"""Positions in each file."""
BOTS = ("club:200", "greedy:1", "casual:150", "beginner:60", "club:60", "random:1")
"""Who plays, with the nodes they may look at; chance deals them over the seats."""
ACTIONS = 260
"""Actions after which a game is broken off."""
REPLIES = 1500
"""Turns that are tried at most to show that a mate follows whatever is done."""


class Mined(NamedTuple):
    """A position in which somebody can be mated."""

    position: Position
    mater: int
    mated: int
    move: Action
    """A move that mates, if not here then after some move."""


def mined(name: str) -> list[Mined]:
    """Return the positions of a file."""
    found = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        text, mater, mated, move = line.split(";")
        position = GAME.from_text(text, {})
        found.append(Mined(position, int(mater), int(mated), GAME.parse_action(move)))
    return found


def is_out_by(position: Position, mated: int, action: Action) -> bool:
    """Return whether an action is legal and puts a player out of the game."""
    return position.refusal(action) is None and mated not in position.apply(action)[0].alive()


def ways_on(position: Position, player: int) -> Iterator[Position]:
    """Yield where every turn of a player leads who is to move."""
    for action in choices(position, player):
        after, _ = position.apply(action)
        if after.outcome() is None and next_actor(after, 0) == player:
            yield from ways_on(after, player)
        else:
            yield after


def mate_of(position: Position, mater: int, mated: int, first: Action | None) -> Action | None:
    """Return a move by which a player to move puts another out; `first` is tried first."""
    if first is not None and is_out_by(position, mated, first):
        return first
    legal = choices(position, mater)
    return next((one for one in legal if is_out_by(position, mated, one)), None)


def mates_whatever(one: Mined, most: int | None = None) -> bool:
    """Return whether the player mates after every turn of the one to move, of so many at most."""
    mover = next_actor(one.position, 0)
    assert mover is not None
    move: Action | None = one.move
    for number, after in enumerate(ways_on(one.position, mover)):
        if number == most or next_actor(after, 0) != one.mater:
            return False
        move = mate_of(after, one.mater, one.mated, move)
        if move is None:
            return False
    return True


# Mining


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
