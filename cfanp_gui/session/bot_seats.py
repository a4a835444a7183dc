"""Seats with bots, known by their levels: the bots to move, and the extent of undo."""

from collections.abc import Collection, Iterable

from cfanp_gui.core.text import Localize
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BOTS_TAG, SAMPLE_NAMES, BotSeat, Player, bots_tag, plain_name
from cfanp_gui.session.seeing import follow_seats

SUBSTITUTES_TAG = "Substitutes"
"""Tag with the earlier occupants of seats: players' numbers and names, in order."""


def persons(session: GameSession) -> frozenset[int]:
    """Return the players who are persons, including those who are out."""
    return frozenset(range(1, session.position.players + 1)) - session.match.bots.keys()


def people(session: GameSession) -> frozenset[int]:
    """Return the players still in the game who are persons."""
    return session.position.alive() & persons(session)


def all_persons_out(session: GameSession) -> bool:
    """Return True if every person is out of a game that bots play on."""
    sitting = bool(session.match.bots) and not session.analysing and session.outcome is None
    return sitting and bool(persons(session)) and not people(session)


def persons_leaving(session: GameSession) -> list[int]:
    """Return the persons who left by the action at the cursor, if only bots are left by it."""
    before = (session.node.parent or session.node).position.alive()
    return sorted(before & persons(session)) if all_persons_out(session) else []


def who_may_resign(session: GameSession) -> frozenset[int]:
    """Return the players for whom somebody at the table may resign: never a bot in a game."""
    return session.position.alive() if session.analysing else people(session)


def bots_to_act(session: GameSession) -> list[int]:
    """Return the bots whose move the program makes now, in turn order after the last to act."""
    sitting = session.match.bots
    if not sitting or session.analysing or session.exercise:
        return []
    if not session.cursor.follows_game or session.outcome is not None:
        return []
    return in_round(session, session.position.actors() & sitting.keys())


def in_round(session: GameSession, players: Iterable[int]) -> list[int]:
    """Return players in turn order after the last to act, or from the first to begin."""
    transition, position = session.node.transition, session.position
    last = min(position.actors(), default=1) - 1 if transition is None else transition.actor
    return sorted(players, key=lambda player: (player - last - 1) % position.players)


def person_at_table(session: GameSession) -> int | None:
    """Return the person who may move, of several the one who acted last; None without persons."""
    persons = people(session)
    awaited = session.position.actors() & persons or persons
    acted = (node.transition.actor for node in session.node.path() if node.transition is not None)
    last = next((player for player in acted if player in awaited), None)
    return next(iter(in_round(session, awaited)), None) if last is None else last


def who_stays(session: GameSession, known: Collection[str], localize: Localize = str) -> int:
    """Return the player who keeps their seat if bots take all others; 0 without a person.

    One with a name goes first: a name that is `known`, or not one of the program's own.
    """
    numbers = range(1, len(session.match.seats) + 2)
    usual = {plain_name("", number, localize=way) for number in numbers for way in (str, localize)}
    persons, unnamed = people(session), {*SAMPLE_NAMES, *usual}.difference(known)
    asked = {player for player in persons if session.name(player) not in unnamed} or persons
    return min(session.position.actors() & asked, default=min(asked, default=0))


def plies_to_undo(session: GameSession) -> int:
    """Return the number of actions that undo takes back, including bots' replies; at least one."""
    if not session.match.bots or session.analysing:
        return 1
    transitions = (node.transition for node in session.node.path())
    acted = (transition.actor for transition in transitions if transition is not None)
    plies = (ply for ply, actor in enumerate(acted, start=1) if actor not in session.match.bots)
    return next(plies, 1)


def plies_to_redo(session: GameSession) -> int:
    """Return the number of actions that redo repeats: up to a person's next turn."""
    sitting = session.match.bots
    if not sitting or session.analysing:
        return 1
    plies, node = 1, session.cursor.ahead(1)
    while node.position.actors() <= sitting.keys() and session.cursor.ahead(plies + 1) is not node:
        plies += 1
        node = session.cursor.ahead(plies)
    return plies


def substitute(session: GameSession, player: int, name: str, bot: BotSeat | None = None) -> None:
    """Give a player's seat to another person or bot; a tag lists those who sat there before.

    A draw that the player offered is withdrawn. Nothing happens if the name is empty.
    """
    called = plain_name(name, player)
    before = session.match.seats[player - 1]
    after = Player(called, bot)
    if after == before or not name.strip():
        return
    seats = list(session.match.seats)
    seats[player - 1] = after
    session.match = session.match._replace(seats=tuple(seats))
    session.agreed -= {player}
    session.journal.write(
        f"seat {player} {called}" if bot is None else f"bot {player} {bot.text}: {called}"
    )
    session.tags.pop(BOTS_TAG, None)
    session.tags |= bots_tag(session.match)
    if called != before.name:
        known = session.tags.get(SUBSTITUTES_TAG)
        line = f"{player}: {before.name}"
        session.tags[SUBSTITUTES_TAG] = f"{known}; {line}" if known else line
    session.tags.changed.emit()
    session.names_changed.emit()
    follow_seats(session)
