"""Seating in the games of an arena, so that neither seats nor neighbours decide.

A list of bots is dealt over the seats, again from its beginning; where it does not fit evenly, the
bots with one seat more change. A block of games is one order of bots around the ring of seats,
which moves on by one seat from game to game: in a block every bot has every seat. The next block is
the order that leaves the numbers of seats from one bot to another least uneven, until all is even;
then it begins anew.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice, permutations

MOST_BLOCKS = 24
"""Most blocks; then it begins anew even if something is still uneven."""
MOST_ORDERS = 50_000
"""Orders considered for a block, times the pairs of seats in one: under a second in all."""
MOST_LISTED = 720
"""Most orders of which all are listed; of more some are drawn."""
SEAT_WEIGHT = 1000
"""Weight of unequal numbers of seats, relative to that of uneven neighbours."""

Order = tuple[int, ...]
"""The bot on each seat, as its number in the list."""
Count = tuple[int, ...]
"""Key of a count: a bot's seats, or a bot, another one, and the seats from the first to it."""


@cache
def seatings(bots: tuple[str, ...], players: int) -> tuple[Order, ...]:
    """Return the orders of the first game, the second and so on; after the last one they repeat.

    `bots` is as long as `players` or shorter. Bots with the same text are one; the numbers are
    those of the first with that text.
    """
    first = {bot: number for number, bot in reversed(list(enumerate(bots)))}
    deals = _deals([first[bot] for bot in bots], players)
    candidates = _candidates(deals, players)
    return tuple(seating for block in _blocks(deals, candidates, players) for seating in block)


def _deals(numbers: Sequence[int], players: int) -> list[Order]:
    """Return ways to deal the list over the seats, which together are fair to all bots."""
    count = len(numbers)
    times, rest = divmod(players, count)
    further: list[tuple[int, ...]] = list(islice(combinations(range(count), rest), MOST_BLOCKS + 1))
    if len(further) > MOST_BLOCKS:
        further = [tuple((start + step) % count for step in range(rest)) for start in range(count)]
    return [(*(list(numbers) * times), *(numbers[index] for index in chosen)) for chosen in further]


def _candidates(deals: Sequence[Order], players: int) -> list[tuple[Order, ...]]:
    """Return candidates for blocks: orders around the ring, each from every seat once."""
    orders: dict[tuple[Order, ...], None] = {}
    most = max(MOST_ORDERS // players**2, 2 * len(deals))
    each = max(most // len(set(deals)), 1)
    for deal in dict.fromkeys(deals):
        known: set[Order] = set()
        for order in islice(_orders(deal, known), each):
            turned = [order[by:] + order[:by] for by in range(players)]
            known.update(turned)
            orders[tuple(dict.fromkeys(turned))] = None
    return list(orders)


def _orders(deal: Order, known: set[Order]) -> Iterator[Order]:
    """Yield new orders of the dealt bots, the first as dealt; of many also their mirror images."""
    if len(deal) <= 7:  # at most MOST_LISTED, the first of the deal staying where it is
        for rest in permutations(deal[1:]):
            if (deal[0], *rest) not in known:
                yield (deal[0], *rest)
        return
    chance = random.Random(f"seating {deal}")
    order = list(deal)
    for _ in range(MOST_LISTED):
        for seating in (tuple(order), tuple(reversed(order))):
            if seating not in known:
                yield seating
        chance.shuffle(order)


def _blocks(
    deals: Sequence[Order], candidates: Sequence[tuple[Order, ...]], players: int
) -> Iterator[tuple[Order, ...]]:
    """Yield blocks, each the best to follow those before, until all is even or they are many.

    Unevenness is the sum of the squared deviations of all counts from the fair ones.
    """
    fair = _fair(deals, players)
    # Whole numbers: a fair count in a game is a number of parts.
    parts = (players - 1) * len(deals)
    counts = [_counts(block[0]) for block in candidates]  # every order of a block has the same
    empty = sum(_weight(key) * value**2 for key, value in fair.items())
    squares = [
        empty
        + sum(_weight(key) * parts * n * (parts * n - 2 * fair[key]) for key, n in counted.items())
        for counted in counts
    ]
    uneven: Counter[Count] = Counter()
    for _ in range(MOST_BLOCKS):
        towards = {key: _weight(key) * value for key, value in uneven.items()}
        # Nearly all counts of an order are 0: their part is the same for all orders.
        zero = sum(value * fair[key] for key, value in towards.items())
        costs = [
            len(block) ** 2 * square
            + 2
            * len(block)
            * (parts * sum(n * towards.get(key, 0) for key, n in counted.items()) - zero)
            for block, square, counted in zip(candidates, squares, counts, strict=True)
        ]
        best = min(range(len(candidates)), key=costs.__getitem__)
        yield candidates[best]
        for key, value in fair.items():
            uneven[key] += len(candidates[best]) * (parts * counts[best][key] - value)
        if not any(uneven.values()):
            return


def _weight(key: Count) -> int:
    return SEAT_WEIGHT if len(key) == 1 else 1


def _counts(order: Order) -> Counter[Count]:
    """Return the counts of every bot's seats, and of the seats from one bot to another."""
    players = len(order)
    counts: Counter[Count] = Counter((bot,) for bot in order)
    for by in range(1, players):
        counts.update((bot, order[(seat + by) % players], by) for seat, bot in enumerate(order))
    return counts


def _fair(deals: Sequence[Order], players: int) -> Counter[Count]:
    """Return the average counts of a game by lot, in parts as `_blocks` has them."""
    fair: Counter[Count] = Counter()
    for deal in deals:
        seats = Counter(deal)
        for bot, count in seats.items():
            fair[(bot,)] += count * (players - 1)
            for other, others in seats.items():
                for by in range(1, players):
                    fair[(bot, other, by)] += count * (others - (bot == other))
    return fair
