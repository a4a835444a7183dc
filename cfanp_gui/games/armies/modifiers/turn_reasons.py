"""Reasons for several moves against several attackers, in words and arrows (Peterson 1)."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.boards import Square
from cfanp_gui.core.queries import TurnReason, TurnReasons
from cfanp_gui.core.text import PlayerName, Plural, Text, listed
from cfanp_gui.games.armies.modifiers.limits import (
    Counted,
    captured_twice,
    counted,
    is_limited,
    is_ordinary,
)
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import every_threat

ORDINARY = Text("This is an ordinary turn: no half-board is used twice")
DEFENCE = Text("This is now a defence: limits 1 to 4 hold")
LIMITS = Text(
    "1: No piece moves twice. 2: At most one piece of each opponent is captured. 3: At most one "
    "new piece of each opponent is threatened or captured, unless all but one of the attacks on "
    "them are shared with attacks on others. 4: At most one move checkmates each player, unless "
    "all who threaten are in check or checkmated."
)
"""Description of the limits."""


def reasons(state: State) -> TurnReasons | None:
    """Return the threats against the army to move; None if fewer than two opponents count."""
    count = counted(state)
    if count is None:
        return None
    threats = every_threat(state, state.army)
    names = listed([PlayerName(player) for player in count.opponents])
    moves, kind = _moves(state, count), decided(state, count)
    return TurnReasons(
        Text("{moves}: {names} threaten this army", moves=moves, names=names)
        if not state.pushed
        else Text("{moves}: {names} threatened this army", moves=moves, names=names),
        Text("{moves}, threatened by", moves=moves),
        tuple(_reason(state, player, threats.get(player, ())) for player in count.opponents),
        kind,
        LIMITS if kind == DEFENCE else None,
    )


def decided(state: State, count: Counted) -> Text | None:
    """Return the kind of turn as soon as only one of the two is possible.

    Nothing is decided before the first move. A limit that is broken now and may not be later leaves
    a defence possible, unless only one move of it is left and none is legal.
    """
    made = count.most - state.left
    if not made:
        return None
    here = [pair for pair in state.pairs() if state.moves_on(pair).total]
    limited = [pair for pair in here if is_limited(state, count, pair)]
    if len(limited) == len(here) or not is_ordinary(state, count):
        return DEFENCE
    left = len(count.opponents) - made
    if left < 1 or captured_twice(count) is not None or (left == 1 and not limited):
        return ORDINARY
    return None


def _moves(state: State, count: Counted) -> Text:
    """Return the number of moves of the turn, or of those left after the first."""
    left = state.moves_possible()
    if state.pushed:
        return Plural("%n more move(s)", "", left)
    # The bonus may give fewer moves than its number, because half-boards run out.
    if left > len(count.opponents):
        return Text(
            "{bonus} by Rule 6, or {most} as a defence",
            bonus=Plural("%n move(s)", "", left),
            most=len(count.opponents),
        )
    return Plural("%n move(s)", "", left)


def _reason(state: State, player: int, threats: Sequence[tuple[Square, Square]]) -> TurnReason:
    """Return the current threats of an opponent, piece by piece."""
    name = PlayerName(player)
    if not threats:
        return TurnReason(player, Text("{player} threatens nothing any more", player=name), ())
    by_prey: dict[Square, list[Square]] = {}
    for origin, target in threats:
        by_prey.setdefault(target, []).append(origin)
    prey = [
        Text(
            "{piece} on {square} from {origins}",
            piece=state.rules.base.types[state.standing(target).letter].title,
            square=state.title(target),
            origins=listed(map(state.title, by_prey[target])),
        )
        for target in sorted(by_prey, key=state.title)
    ]
    words = Text("{player} threatens {pieces}", player=name, pieces=listed(prey))
    return TurnReason(player, words, tuple(threats))
