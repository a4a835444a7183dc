"""Puzzles from self-play: every position of a game is examined for every side.

Candidates found by a game's own quick search are proven by its rules. So a mined puzzle is
`prover.Verdict.SOUND`. Games are those of an arena: the same arena gives the same puzzles.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from cfanp_gui.bots.arena import Arena, chosen
from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking, choices
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Position, PositionError
from cfanp_gui.games import registry
from cfanp_gui.puzzles.prover import Line, Prover, Verdict, prove
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.solving_state import ContractState, quick_state
from cfanp_gui.puzzles.stipulation import Goal, Stipulation, seat_to_move, sides_to_move
from cfanp_gui.puzzles.themes import GOAL_THEMES, goal_theme, themes_of

FIRST_GLANCE, GLANCE = Limit(nodes=1_500), Limit(nodes=6_000)
"""Limits in positions of the search for a mate, and of that for a candidate."""
PROOF = Limit(nodes=15_000)
"""Limit in positions of a proof by the rules; a person can repeat it in some seconds."""

WITH_A_MATE = (
    Stipulation("", Goal.UNPUSHED_MATE),
    Stipulation("", Goal.TWO_ARMIES),
    Stipulation("", Goal.WIN),
    Stipulation("", Goal.MATE),
)
"""Stipulations tried if there is a mate, the rarest first."""
WITHOUT = (Stipulation("", Goal.SAVE), Stipulation("", Goal.MATE, 2))
"""Stipulations tried otherwise: the first if another side has a mate."""
EVERY, EVERY_LONG = 2, 6
"""Intervals of examined positions, for one turn and for several turns, which take long."""
EVERY_SLOW = 8
"""Interval for a game without a search of its own, where known mates are examined too."""
FEW_REPLIES = 3
"""Maximum number of replies to the first turn of a mate in two searched by the rules."""
LEAST_CHOICE = 5
"""Minimum number of moves among which a solution must be."""


@dataclass(frozen=True)
class Mine:
    """Parameters of mining: a value that determines all puzzles."""

    arena: Arena
    themes: frozenset[str] = frozenset()
    """Themes of which a puzzle must have one; all if empty."""
    first: int = 12
    """Number of a game's actions before the first examined position."""
    most: int = 12
    """Maximum number of puzzles of a game; a third of them may have the same stipulation."""

    def key(self, number: int) -> str:
        """Return the prefix of the keys of a game's puzzles."""
        arena = self.arena
        return f"{arena.system}-{arena.players}-{arena.seed}-{number}-"


class MinedGame(NamedTuple):
    """Puzzles of one mined game."""

    number: int
    puzzles: tuple[Puzzle, ...]


def mine_game(mine: Mine, number: int) -> MinedGame:
    """Return the puzzles of the game with a number from 1. Raises BotError."""
    puzzles: list[Puzzle] = []
    arena = mine.arena
    for at, (position, pushed, mates) in enumerate(_positions(arena, number)):
        every = EVERY if position.search_state() is not None else 1 if mates else EVERY_SLOW
        if at < mine.first or at % every:
            continue
        sides = list(_sides(arena, position))
        for side in sides:
            kinds = (
                WITH_A_MATE
                if side.has_mate
                else (
                    *WITHOUT[:1] * any(other.has_mate for other in sides if other is not side),
                    *WITHOUT[1:] * _may_mate_in_two(side, at),
                )
            )
            key = f"{mine.key(number)}{at}{side.name}"
            puzzle = _puzzle(mine, number, key, side, kinds, pushed, puzzles)
            if puzzle is not None:
                puzzles.append(puzzle)
        if len(puzzles) >= mine.most:
            break
    return MinedGame(number, tuple(puzzles))


def _may_mate_in_two(side: _Side, at: int) -> bool:
    """Return True if a mate in two is tried: now and then, by the rules if one is near."""
    if side.position.search_state() is not None:
        return not at % EVERY_LONG
    state = ContractState(side.position, side.seat)
    for move in state.moves():
        state.play(move)
        is_near = not state.is_solving and 0 < len(state.moves()) <= FEW_REPLIES
        state.take_back()
        if is_near:
            return True
    return False


def _positions(arena: Arena, number: int) -> Iterator[tuple[Position, frozenset[Pair], bool]]:
    """Yield the positions in which turns begin, the pairs pushed before, and True before a mate."""
    position = arena.start(number).resolve_pending()[0]
    pushed: set[Pair] = set()
    for action in chosen(arena, number):
        before = position
        position, transition = position.apply(action)
        if not before.turn_begun:
            yield before, frozenset(pushed), any(event.mated for event in transition.events)
        if transition.pushed is not None:
            pushed.add(transition.pushed)


class _Side(NamedTuple):
    """A side whose turn begins in a position."""

    name: str
    seat: int
    position: Position
    """Position without its past, as a text describes it."""
    has_mate: bool


def _sides(arena: Arena, position: Position) -> Iterator[_Side]:
    """Yield every side that has a choice, with the position in which its turn begins."""
    if position.outcome() is not None:
        return
    starts = dict.fromkeys(sides_to_move(position), position)
    # Where every board has its own side to move, the other side comes later in the game.
    for name in position.free_turns() if position.turn() is not None else ():
        try:
            starts[name] = position.turn_given(name)[0]
        except PositionError:
            continue
    game = registry.find_game(arena.system)
    for name, with_past in starts.items():
        given = game.from_text(with_past.to_text(), {**game.as_seated, **arena.options})
        given, _ = given.resolve_pending()
        seat = sides_to_move(given).get(name)
        if seat is None or len(choices(given, given.seat_status(seat).player)) < LEAST_CHOICE:
            continue
        mates = _ways(given, seat, Stipulation(name, Goal.MATE), 1, FIRST_GLANCE)
        if mates is not None:
            yield _Side(name, seat, given, mates > 0)


def _puzzle(
    mine: Mine,
    number: int,
    key: str,
    side: _Side,
    kinds: Sequence[Stipulation],
    pushed: frozenset[Pair],
    puzzles: Collection[Puzzle],
) -> Puzzle | None:
    """Return the new puzzle of a side in a position, by one of the stipulations tried, or None."""
    position, seat = side.position, side.seat
    for kind in kinds:
        asked = kind._replace(side=side.name)
        theme = goal_theme(asked)
        alike = sum(theme in puzzle.themes for puzzle in puzzles)
        is_wanted = theme in mine.themes or not mine.themes.intersection(GOAL_THEMES)
        if alike >= max(1, mine.most // 3) or not is_wanted:
            continue
        if _ways(position, seat, asked, 2, GLANCE) != 1:
            continue
        proof = prove(position, asked, PROOF)
        if proof.verdict is not Verdict.SOUND:
            continue
        solution = tuple(action.text for action in proof.lines[0])
        # A shared move is the same idea again.
        if any(set(solution).intersection(earlier.solution) - {"end"} for earlier in puzzles):
            continue
        themes = themes_of(position, seat, asked, proof.lines[0], pushed)
        if mine.arena.options:
            themes = (*themes, "house-rules")
        if mine.themes and not mine.themes.intersection(themes):
            continue
        game = registry.find_game(mine.arena.system)
        rating = rating_of(game, position, asked, proof.lines[0], number)
        return Puzzle(
            key, game, position.to_text(), asked, solution, themes, rating, mine.arena.options
        )
    return None


def _ways(position: Position, seat: int, asked: Stipulation, most: int, limit: Limit) -> int | None:
    """Return the number of solutions of a quick search, up to `most`; None if that is slow."""
    player = position.seat_status(seat).player
    quick = quick_state(position, player)
    prover = Prover(quick or ContractState(position, seat), asked, Thinking(limit))
    try:
        return sum(1 for _ in islice(prover.solutions(asked.turns), most))
    except OutOfLimitError:
        return None


# Difficulty

LADDER = (
    ("plain", 10),
    ("plain", 20),
    ("plain", 40),
    ("plain", 80),
    ("plain", 160),
    ("beginner", 60),
    ("casual", 200),
    ("club", 500),
)
"""Levels of the bots, with the positions each may look at for an action."""
TRIES = 2
"""Number of tries of each."""


def rating_of(game: Game, position: Position, asked: Stipulation, solution: Line, seed: int) -> int:
    """Return the difficulty of the first turn of a solution; the same for the same seed.

    It is the part of the bots of `LADDER` that fail, from `LEAST_RATING` to `MOST_RATING`. The
    first of them know nothing but the contract and look at few positions, so that a solution among
    few moves is easy and one among thousands is not; the last are those people play with.
    """
    state = ContractState(position, seat_to_move(position, asked.side))
    for action in solution:
        if not state.is_solving:
            break
        state.play(action)  # type: ignore[arg-type]  # see `Action`
    goal, missed = state.looks(), 0
    for step, (level, nodes) in enumerate(LADDER):
        bot = find_level(level).make(game.piece_types)
        for attempt in range(TRIES):
            state = ContractState(position, seat_to_move(position, asked.side))
            rng = random.Random(f"{seed}/{step}/{attempt}")
            looks = None
            while state.is_solving and looks != goal:
                chosen = bot.choose(state.position, state.player, rng.getrandbits(32), Limit(nodes))
                if chosen not in map(state.action, state.moves()):
                    break  # on another board
                state.play(chosen)  # type: ignore[arg-type]  # see `Action`
                looks = state.looks()
                if not state.is_begun:
                    break
            missed += looks != goal
    part = missed / (len(LADDER) * TRIES)
    return round(LEAST_RATING + part * (MOST_RATING - LEAST_RATING))
