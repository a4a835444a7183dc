"""Checkers for any number of players once more, as plainly as the rules say it, and slowly.

It shares nothing with the program: squares are (half-board, file, rank) from 1, pieces (letter,
army). Source: the section on checkers of base-games.md, and the rules that it refers to.
"""

from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from string import ascii_lowercase, ascii_uppercase

Place = tuple[int, int, int]
Joined = tuple[int, int]
Pieces = dict[Place, tuple[str, int]]


@dataclass(frozen=True)
class Game:
    """A position; `over` is the winner, 0 for a draw, None while it goes on."""

    pieces: Pieces
    control: tuple[int | None, ...]
    army: int = 0
    left: int = 1
    pushed: frozenset[int] = frozenset()
    clock: int = 0
    round: int = 1
    over: int | None = None
    dead: tuple[tuple[int, int], ...] = field(default=())
    """The armies that died by the last move, each with that which did it."""

    def hostile(self, one: int, other: int) -> bool:
        return self.control[one] is None or self.control[one] != self.control[other]


def start(players: int) -> Game:
    pieces = {
        (half, file, rank): ("M", half)
        for half in range(players)
        for rank in (1, 2, 3)
        for file in range(1, 9)
        if (file + rank) % 2 == 0
    }
    return Game(pieces, tuple(range(1, players + 1)))


def place(pair: tuple[int, int], at: Joined) -> Place:
    file, rank = at
    return (pair[0], file, rank) if rank <= 4 else (pair[1], 9 - file, 9 - rank)


def captures(game: Game, pair: tuple[int, int], origin: Joined) -> list[tuple[Joined, ...]]:
    letter, army = game.pieces[place(pair, origin)]

    def go_on(at: Joined, gone: frozenset[Joined]) -> list[tuple[Joined, ...]]:
        if letter == "M" and at != origin and at[1] == last(pair, origin, army):
            return [()]
        found = []
        for aside, ahead in ways(letter, pair, origin, army):
            over, goal = (at[0] + aside, at[1] + ahead), (at[0] + 2 * aside, at[1] + 2 * ahead)
            taken = game.pieces.get(place(pair, over))
            is_free = goal == origin or place(pair, goal) not in game.pieces
            if (1 <= goal[0] <= 8 and 1 <= goal[1] <= 8 and is_free and over not in gone
                    and taken is not None and taken[1] != army
                    and game.hostile(taken[1], army)):  # fmt: skip
                found += [(goal, *rest) for rest in go_on(goal, gone | {over})]
        return found or [()]

    return [path for path in go_on(origin, frozenset()) if path]


def upwards(pair: tuple[int, int], origin: Joined, army: int) -> bool:
    """A man goes away from its back rank at home, and towards the back rank elsewhere."""
    half = place(pair, origin)[0]
    return (half == army) == (origin[1] <= 4)


def last(pair: tuple[int, int], origin: Joined, army: int) -> int:
    return 8 if upwards(pair, origin, army) else 1


def ways(letter: str, pair: tuple[int, int], origin: Joined, army: int) -> list[tuple[int, int]]:
    ahead = 1 if upwards(pair, origin, army) else -1
    return [(aside, y) for aside in (-1, 1) for y in ((1, -1) if letter == "K" else (ahead,))]


def on_pair(game: Game, pair: tuple[int, int]) -> dict[str, tuple[Joined, ...]]:
    """Return the moves on a pair by their text, each as the squares that it touches."""
    own = [
        (file, rank)
        for rank in range(1, 9)
        for file in range(1, 9)
        if (found := game.pieces.get(place(pair, (file, rank)))) and found[1] == game.army
    ]
    paths = [(origin, *path) for origin in own for path in captures(game, pair, origin)]
    if not paths:
        for origin in own:
            letter = game.pieces[place(pair, origin)][0]
            for aside, ahead in ways(letter, pair, origin, game.army):
                goal = origin[0] + aside, origin[1] + ahead
                if all(1 <= part <= 8 for part in goal) and place(pair, goal) not in game.pieces:
                    paths.append((origin, goal))
    name = "".join(ascii_uppercase[half] for half in pair)
    return {
        f"{name}:" + "".join(f"{ascii_lowercase[x - 1]}{y}" for x, y in path): path
        for path in paths
    }


def moves(game: Game) -> dict[str, tuple[tuple[int, int], tuple[Joined, ...]]]:
    """Return all legal moves by their text."""
    if game.over is not None or game.left < 1:
        return {}
    free = [half for half in range(len(game.control)) if half not in game.pushed]
    return {
        text: (pair, path)
        for pair in combinations(free, 2)
        for text, path in on_pair(game, pair).items()
    }


def play(game: Game, text: str) -> Game:
    """Return the position after a legal move, or after ``end``."""
    if text == "end":
        return _settle(_next_turn(replace(game, dead=())))
    pair, path = moves(game)[text]
    pieces = dict(game.pieces)
    letter, army = pieces.pop(place(pair, path[0]))
    took = False
    for one, other in pairwise(path):
        if abs(one[1] - other[1]) == 2:
            took = True
            del pieces[place(pair, ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2))]
    if letter == "M" and path[-1][1] == last(pair, path[0], army):
        became = "K"
    else:
        became = letter
    pieces[place(pair, path[-1])] = became, army
    standing = {owner for _, owner in pieces.values()}
    dead = [
        other
        for other, player in enumerate(game.control)
        if player is not None and other not in standing
    ]
    control = tuple(None if one in dead else player for one, player in enumerate(game.control))
    clock = 0 if took or letter == "M" else game.clock + 1
    after = replace(
        game, pieces=pieces, control=control, clock=clock, left=game.left - 1,
        pushed=game.pushed | set(pair), dead=tuple((one, army) for one in dead),
    )  # fmt: skip
    if after.left and not moves(after):
        after = replace(after, left=0)
    if not after.left or len(set(control) - {None}) < 2:
        after = _next_turn(after)
    return _settle(after)


def _next_turn(game: Game) -> Game:
    army, number = game.army, game.round
    while True:
        army += 1
        if army == len(game.control):
            army, number = 0, number + 1
        if game.control[army] is not None:
            break
    return replace(game, army=army, round=number, pushed=frozenset(), left=bonus(game.pieces, army))


def bonus(pieces: Pieces, army: int) -> int:
    return len({half for (half, _, _), (_, owner) in pieces.items() if owner == army}) or 1


def _settle(game: Game) -> Game:
    """Let armies pass that cannot move; find out whether the game is over."""
    players = {player for player in game.control if player is not None}
    if len(players) == 1:
        return replace(game, over=min(players))
    living = sum(player is not None for player in game.control)
    if game.clock >= 60 * living:
        return replace(game, over=0)
    passes = 0
    while not moves(game):
        mover = game.control[game.army]
        assert mover is not None, "a living army is to move"
        own = [army for army, player in enumerate(game.control) if player == mover]
        if len(players) == 2 and not any(
            moves(replace(game, army=army, pushed=frozenset(), left=1)) for army in own
        ):
            return replace(game, over=min(players - {mover}))
        passes += 1
        if passes == living:
            return replace(game, over=0)
        game = _next_turn(game)
    return game


def text(game: Game) -> str:
    """Return the position as CFEN has it."""
    halves = []
    for half in range(len(game.control)):
        rows = []
        for rank in (4, 3, 2, 1):
            row, empty = "", 0
            for file in range(1, 9):
                found = game.pieces.get((half, file, rank))
                if found is None:
                    empty += 1
                    continue
                row += (str(empty) if empty else "") + found[0] + ascii_lowercase[found[1]]
                empty = 0
            rows.append(row + (str(empty) if empty else ""))
        halves.append("/".join(rows))
    control = "/".join("-" if player is None else str(player) for player in game.control)
    used = "".join(ascii_uppercase[half] for half in sorted(game.pushed))
    return (
        f"{'|'.join(halves)} {ascii_lowercase[game.army]} {control} - - "
        f"{game.left}{used} {game.clock} {game.round} base=checkers"
    )
