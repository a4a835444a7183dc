"""Who threatens whom, and Peterson's rule 1: a turn of several moves, and its limits."""

from collections import Counter
from typing import NamedTuple

from tests.judges.reference.acts import make
from tests.judges.reference.moves import Move, attacking, king_square, legal_captures
from tests.judges.reference.position import Count, Place, Position

Threats = dict[Place, set[Place]]
"""Place of each piece, with the places of the pieces it threatens."""


def threats(at: Position, army: int) -> Threats:
    """Return the places that each piece of an army threatens.

    I: hostile pieces that it could capture by a legal move on some pair, were it its army's turn
    with no half-board pushed; and hostile Kings that it attacks on some pair.
    """
    found: Threats = {}
    for pair in at.pairs():
        view = at.view(pair)
        if not any(owner == army for _, owner in view.values()):
            continue
        for move, square in legal_captures(at, pair, army):
            if at.hostile(army, view[square][1]):
                origin = at.parted(pair, move.origin)
                found.setdefault(origin, set()).add(at.parted(pair, square))
        for other in at.living():
            king = king_square(view, other)
            if king is None or not at.hostile(army, other):
                continue
            for square in attacking(at, pair, view, king, other):
                if view[square][1] == army:
                    origin = at.parted(pair, square)
                    found.setdefault(origin, set()).add(at.parted(pair, king))
    return found


def owner_at(at: Position, place: Place) -> int:
    piece = at.piece_at(place)
    assert piece is not None
    return piece[1]


def threatening_players(at: Position) -> list[int]:
    """Return the opponents who threaten a piece of the army to move."""
    found = set()
    for army in at.living():
        if not at.hostile(army, at.army) or at.control[army] in found:
            continue
        for targets in threats(at, army).values():
            if any(owner_at(at, place) == at.army for place in targets):
                found.add(at.control[army])
    return sorted(player for player in found if player is not None)


def begin_count(at: Position) -> None:
    """Count the opponents; if two or more, the turn has max(b, k) moves.

    I!: with fewer the turn is that of the game without the rule.
    """
    players = threatening_players(at)
    if len(players) < 2:
        return
    old = {place for targets in threats(at, at.army).values() for place in targets}
    at.count = Count(players, at.left, old=old)
    at.left = at.count.most


def is_ordinary(at: Position, move: Move) -> bool:
    """Return True if the turn with a move has at most b moves and no half-board twice."""
    assert at.count is not None
    made = at.count.most - at.left
    return (
        made + 1 <= at.count.bonus and len(at.pushed) == 2 * made and not at.pushed & set(move.pair)
    )


def in_number(at: Position) -> bool:
    """Return True if a further move leaves the turn with at most k moves."""
    assert at.count is not None
    return at.count.most - at.left + 1 <= len(at.count.players)


class Verdict(NamedTuple):
    """Verdict of the limits of a defence on a turn, by their numbers."""

    broken: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    """Limits whose exception allows what they would forbid."""


def judge(at: Position, move: Move) -> Verdict:
    """Return the verdict of the limits of a defence on the turn with a move.

    For a piece that moves twice that is limit 1 alone. Limit 5 is the law of the game, which a
    legal move on the pair keeps.
    """
    assert at.count is not None
    if at.parted(move.pair, move.origin) in at.count.moved:
        return Verdict(broken=(1,))
    then = at.copy()
    make(then, move)
    found = {2: takes_two_of_one(then), 3: threatens_too_much(then), 4: mates_too_much(then)}
    return Verdict(
        tuple(limit for limit, broken in found.items() if broken),
        tuple(limit for limit, broken in found.items() if broken is None),
    )


def takes_two_of_one(at: Position) -> bool:
    """Limit 2, T: at most one piece of any one opponent is captured."""
    assert at.count is not None
    return any(times > 1 for times in Counter(p for p, _ in at.count.taken).values())


def threatens_too_much(at: Position) -> bool | None:
    """Limit 3, T: at most one new piece of any one opponent is threatened or captured.

    Unless all but one of the attacks on that opponent attack others at the same time: None where
    only that allows it.
    """
    assert at.count is not None
    now = threats(at, at.army)
    opponents = set(at.living_players()) - {at.control[at.army]}
    shared_out = False
    for player in opponents | {player for player, _ in at.count.taken}:
        captured = sum(one == player and new for one, new in at.count.taken)
        attacks = []
        threatened = set()
        for piece, targets in now.items():
            elsewhere = any(at.control[owner_at(at, place)] != player for place in targets)
            for place in targets:
                if at.control[owner_at(at, place)] == player and place not in at.count.old:
                    threatened.add(place)
                    attacks.append((piece, place, elsewhere))
        unshared = captured + sum(not shared for _, _, shared in attacks)
        if captured + len(threatened) > 1:
            if unshared > 1:
                return True
            shared_out = True
    return None if shared_out else False


def mates_too_much(at: Position) -> bool | None:
    """Limit 4, T: not more than one move enforces mate on one player.

    Unless all k attackers are checked or mated at once: None where only that allows it.
    """
    assert at.count is not None
    times = Counter(player for player, _ in at.count.mated)
    if all(n == 1 for n in times.values()) and not any(again for _, again in at.count.mated):
        return False
    return None if all(is_held(at, player) for player in at.count.players) else True


def is_held(at: Position, player: int) -> bool:
    """Return True if one of the k is checked by the army, was mated, is frozen, or is out."""
    assert at.count is not None
    if player not in at.living_players():
        return True
    if any(player == one for one, _ in at.count.mated):
        return True
    armies = [army for army in at.living() if at.control[army] == player]
    return any(army in at.frozen or is_checked_by(at, army, at.army) for army in armies)


def is_checked_by(at: Position, army: int, by: int) -> bool:
    """Return True if a piece of one army attacks the other's King on some pair."""
    for pair in at.pairs():
        view = at.view(pair)
        king = king_square(view, army)
        if king is not None and any(
            view[square][1] == by for square in attacking(at, pair, view, king, army)
        ):
            return True
    return False
