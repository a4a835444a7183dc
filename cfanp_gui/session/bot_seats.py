"""Seats at which a bot sits, as a session knows them: whose move it is, and how far undo goes.

What a bot is, and how it finds a move, nobody knows here; the session only keeps its level.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cfanp_gui.core.actions import Action, IllegalAction, Refusal
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.session_state import SessionState
from cfanp_gui.session.tree import Node

BOTS_TAG = "Bots"
"""The tag that says at which seats bots sit: players' numbers, levels and limits, in order."""
RULE = Text("seats")


def bots(session: SessionState) -> Mapping[int, BotSeat]:
    """Return who of the players is a bot, by their numbers."""
    seats = enumerate(session.match.seats, start=1)
    return {player: seat.bot for player, seat in seats if seat.bot is not None}


def moves_itself(session: SessionState, player: int) -> bool:
    """Return whether a player is a bot for whom nobody else moves now.

    In an analysis and in a variation whoever sits at the table moves for everybody.
    """
    seated = bots(session)
    return player in seated and not session.analysing and session.follows_game


def people(session: SessionState) -> frozenset[int]:
    """Return the players still in the game who are persons."""
    return session.position.alive() - bots(session).keys()


def is_over(session: SessionState) -> bool:
    """Return whether nothing is to be played at the cursor any more."""
    result = session.result
    ended = result is not None and result[0] is session.node and result[1] != UNFINISHED
    return ended or session.outcome is not None


def bots_to_act(session: SessionState) -> list[int]:
    """Return the bots who may act now, in a round from behind who acted last.

    In an analysis, in a variation and in a game that is over nobody expects that of a bot.
    """
    sitting = bots(session)
    if not sitting or session.analysing or not session.follows_game or is_over(session):
        return []
    return in_round(session, session.position.actors() & sitting.keys())


def in_round(session: SessionState, players: Iterable[int]) -> list[int]:
    """Return players in a round from behind who acted last, or from who is to begin."""
    transition, position = session.node.transition, session.position
    last = min(position.actors(), default=1) - 1 if transition is None else transition.actor
    return sorted(players, key=lambda player: (player - last - 1) % position.players)


def person_at_table(session: SessionState) -> int | None:
    """Return the person who sits at the table now; None where no person is in the game.

    It is who may move. Of several, and of all where only bots may, it is the one who acted last, or
    before any did the next in the round.
    """
    persons = people(session)
    awaited = session.position.actors() & persons or persons
    acted = (node.transition.actor for node in session.node.path() if node.transition is not None)
    last = next((player for player in acted if player in awaited), None)
    return next(iter(in_round(session, awaited)), None) if last is None else last


def refusal_of(session: SessionState, action: Action) -> Refusal | None:
    """Return why a person may not do what it is a bot's to do; None where it is not."""
    if not any(seat.bot for seat in session.match.seats):
        return None
    position = session.position
    try:
        actor = position.apply(action)[1].actor
    except IllegalAction:
        return None  # the rules say why
    if not moves_itself(session, actor) or action not in position.legal_actions(actor):
        return None
    return Refusal(RULE, Text("{name} is a bot and moves by itself", name=session.name(actor)))


def plies_to_undo(session: SessionState) -> int:
    """Return how many actions undo takes back: what bots did since a person acted goes with that.

    Where no person acted before it is one.
    """
    if not bots(session) or session.analysing:
        return 1
    acted = (node for node in session.node.path() if node.parent is not None)
    plies = (plies for plies, node in enumerate(acted, start=1) if not _by_bot(session, node))
    return next(plies, 1)


def plies_to_redo(session: SessionState) -> int:
    """Return how many actions redo does again: up to where a person may act again."""
    sitting = bots(session)
    if not sitting or session.analysing:
        return 1
    plies, node = 1, session.ahead(1)
    while node.position.actors() <= sitting.keys() and session.ahead(plies + 1) is not node:
        plies += 1
        node = session.ahead(plies)
    return plies


def _by_bot(session: SessionState, node: Node) -> bool:
    return node.transition is not None and node.transition.actor in bots(session)


def bots_tag(session: SessionState) -> dict[str, str]:
    """Return the tag that names the bots; nothing where there are none."""
    words = [f"{player}: {bot.text}" for player, bot in bots(session).items()]
    return {BOTS_TAG: "; ".join(words)} if words else {}


def read_bots(text: str, players: int) -> dict[int, BotSeat] | None:
    """Return the bots that a tag names, by players; None for a tag that names none rightly."""
    numbers = {str(player): player for player in range(1, players + 1)}
    found: dict[int, BotSeat] = {}
    for part in text.split(";"):
        number, _, words = part.partition(":")
        player = numbers.get(number.strip())
        if player is None:
            return None
        try:
            found[player] = BotSeat.parse(words)
        except ValueError:
            return None
    return found
