"""Peterson's rule 2: rounds of captures, what is owed after them, and how it is paid."""

from tests.judges.reference.acts import spoil_castling, spoil_passed
from tests.judges.reference.events import Event
from tests.judges.reference.kings import act_of_others, unripen
from tests.judges.reference.moves import attacking, king_square, place_text
from tests.judges.reference.position import Pair, Place, Position, Square

VALUES = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}


def close_round(at: Position) -> list[Event]:
    """I: when the order comes back to the place of the army that opened it, the round closes.

    I!: every living player who lost no piece in it owes one, if there was an exchange.
    """
    if at.exchange is None or at.exchange.army != at.army:
        return []
    captures = at.exchange.captures
    at.exchange = None
    values = exchanged(captures)
    losers = {loser for _, loser, _ in captures}
    owing = [player for player in at.living_players() if player not in losers]
    if not values or not owing:
        return []
    value = min(values)
    at.debts += [(player, value) for player in owing]
    return [Event("exchange", value=value, players=tuple(owing))]


def exchanged(captures: list[tuple[int, int, str]]) -> list[int]:
    """Return the values of the captures that are an exchange.

    I: those of a player from whom captures of the round lead back to the captor.
    """
    return [
        VALUES[letter] for captor, loser, letter in captures if captor in losers_to(loser, captures)
    ]


def losers_to(player: int, captures: list[tuple[int, int, str]]) -> set[int]:
    """Return from whom a player captured, and from whom those did, and so on."""
    found: set[int] = set()
    captors = [player]
    while captors:
        one = captors.pop()
        for captor, loser, _ in captures:
            if captor == one and loser not in found:
                found.add(loser)
                captors.append(loser)
    return found


def due(at: Position) -> int | None:
    """Return the value of the oldest debt of the player to move; None if nothing is due."""
    if at.pushed or at.committed is not None:
        return None
    for player, value in at.debts:
        if player == at.control[at.army]:
            return value
    return None


def pay_off(at: Position) -> None:
    """Strike the oldest debt of the player to move."""
    player = at.control[at.army]
    at.debts.remove(next(debt for debt in at.debts if debt[0] == player))


def removals(at: Position, value: int) -> list[Place]:
    """Return the places of pieces that the army to move may remove for a debt.

    T: of equal or greater value, never the King, nor a piece whose removal exposes the King.
    """
    return [
        (half, square)
        for half, pieces in enumerate(at.halves)
        for square, (letter, army) in pieces.items()
        if army == at.army
        and letter != "K"
        and VALUES[letter] >= value
        and not exposes(at, (half, square))
    ]


def exposes(at: Position, place: Place) -> bool:
    """I: on some pair a hostile piece then attacks his King that did not on that pair before."""
    then = at.copy()
    del then.halves[place[0]][place[1]]
    return any(_attacking_king(then, pair) - _attacking_king(at, pair) for pair in at.pairs())


def _attacking_king(at: Position, pair: Pair) -> set[Square]:
    view = at.view(pair)
    king = king_square(view, at.army)
    return set() if king is None else attacking(at, pair, view, king, at.army)


def payments(at: Position) -> dict[str, tuple[Place, str]]:
    """Return the removals and swaps for the debt that is due, by their machine form.

    Each with where the piece stands and what it becomes. T: instead he may swap a stronger piece
    for one of his captured pieces whose moves are a proper subset. Nothing for one who may
    remove nothing: I: he is excused, with no swap either.
    """
    value = due(at)
    if value is None:
        return {}
    found: dict[str, tuple[Place, str]] = {}
    for place in removals(at, value):
        found[f"-{place_text(place)}"] = (place, "")
    if not found:
        return {}
    for half, pieces in enumerate(at.halves):
        for square, piece in pieces.items():
            if piece == ("Q", at.army):
                for letter in at.lost.get(at.army, []):
                    found[f"-{place_text((half, square))}{letter.lower()}"] = (
                        (half, square),
                        letter,
                    )
    return found


def excuse(at: Position) -> list[Event]:
    """Excuse the player to move from debts that come up and that he may remove nothing for."""
    events = []
    while due(at) is not None and not payments(at):
        pay_off(at)
        events.append(Event("excused", player=at.control[at.army]))
    return events


def pay(at: Position, place: Place, into: str) -> list[Event]:
    """Remove a piece or swap it; I: that is no move, and the clock stays."""
    half, square = place
    letter, army = at.halves[half].pop(square)
    name = "removed"
    if into:
        name = "swapped"
        at.halves[half][square] = (into, army)
        at.lost[army].remove(into)
        if not at.lost[army]:
            del at.lost[army]
    spoil_castling(at, place)
    spoil_passed(at)
    pay_off(at)
    unripen(at, [place])
    at.left = at.bonus()
    event = Event(name, army, square=place_text(place), piece=letter, into=into)
    return [event, *act_of_others(at)]
