"""Peterson's rule 3: frozen armies, ripe attackers, and what dies with its King."""

from collections.abc import Iterable

from tests.judges.reference.events import Event
from tests.judges.reference.moves import attacking, checkers, king_square, legal_moves
from tests.judges.reference.position import Pair, Place, Position


def attackers_of(at: Position, army: int) -> set[Place]:
    """Return the places of the hostile pieces that attack an army's King, on any pair."""
    found = set()
    for pair in at.pairs():
        view = at.view(pair)
        king = king_square(view, army)
        if king is not None:
            for square in attacking(at, pair, view, king, army):
                found.add(at.parted(pair, square))
    return found


def ripen(at: Position) -> None:
    """I: what attacks the King of the army to move when its turn begins may capture it later."""
    at.ripe.pop(at.army, None)
    found = attackers_of(at, at.army) if at.options.kingcapture else None
    if found:
        at.ripe[at.army] = found


def unripen(at: Position, places: Iterable[Place]) -> None:
    """I: moving ends it, being swapped too: something came or went at these places."""
    for army in list(at.ripe):
        at.ripe[army] -= set(places)


def strike(at: Position) -> None:
    """Strike the attacks that ceased; those on the King of a dead army did."""
    for army in list(at.ripe):
        left = at.ripe[army] & attackers_of(at, army) if at.alive(army) else None
        if left:
            at.ripe[army] = left
        else:
            del at.ripe[army]


def is_mated(at: Position, pair: Pair, army: int) -> bool:
    """Return True if an army's King is attacked on a pair and the army has no legal move there."""
    return bool(checkers(at, pair, army)) and not legal_moves(at, pair, army)


def thaw(at: Position) -> list[Event]:
    """End the freezes that no longer hold, and all that fall with them; return the releases."""
    released = set()
    for army in list(at.frozen):
        if not at.alive(army):
            del at.frozen[army]
    while True:
        over = [
            (army, pair)
            for army, pairs in at.frozen.items()
            for pair in pairs
            if not is_mated(at, pair, army)
        ]
        if not over:
            return [Event("released", army) for army in sorted(released)]
        for army, pair in over:
            at.frozen[army].remove(pair)
            if not at.frozen[army]:
                del at.frozen[army]
                released.add(army)


def forget_the_gone(at: Position) -> None:
    """After armies died or changed hands, drop what is kept of dead armies and of the out.

    Debts end when their player is out. The old threats of a turn are of opponents' pieces.
    """
    players = at.living_players()
    at.debts = [(player, value) for player, value in at.debts if player in players]
    for army in range(at.armies):
        if not at.alive(army):
            at.frozen.pop(army, None)
            at.ripe.pop(army, None)
    if at.count is not None:
        at.count.old = {place for place in at.count.old if is_opponents(at, place)}


def is_opponents(at: Position, place: Place) -> bool:
    """Return True if a piece of an opponent of the army to move stands at a place."""
    piece = at.piece_at(place)
    return piece is not None and at.hostile(at.army, piece[1])


def act_of_others(at: Position) -> list[Event]:
    """Bring all in order after an action that is not a move, such as a payment."""
    forget_the_gone(at)
    strike(at)
    return thaw(at)
