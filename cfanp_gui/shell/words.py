"""What happened in a game, in words."""

from __future__ import annotations

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.core.system import Checkmate, Died, Event, HandedOver, Outcome, Passed
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.tree import Node


def names(session: GameSession, players: tuple[int, ...]) -> str:
    """The names of several players, with an “and” before the last."""
    listed = [session.name(player) for player in players]
    if len(listed) < 2:
        return "".join(listed)
    return f"{', '.join(listed[:-1])} and {listed[-1]}"


def event(session: GameSession, what: Event) -> str:
    """One sentence about an event."""
    army = ARMY_LETTERS[what.army]
    match what:
        case Checkmate():
            fate = session.match.options.get("captured", "taken")
            who = session.name(what.by_player)
            if fate == "removed":
                return f"Army {army} is checkmated by {who} and leaves the half-boards."
            if fate == "dead":
                return f"Army {army} is checkmated by {who} and is dead."
            return f"Army {army} is checkmated: {who} takes it over."
        case Passed():
            return f"Army {army} has no legal move and passes."
        case Died():
            return f"Army {army} of {session.name(what.player)} is dead."
        case HandedOver():
            giver, taker = session.name(what.by_player), session.name(what.to_player)
            return f"Army {army} goes from {giver} to {taker}."


def outcome(session: GameSession, how: Outcome) -> str:
    """One sentence about the end of the game."""
    if how.result == "win":
        return f"{names(session, how.players)} wins: {how.reason}."
    return f"Draw between {names(session, how.players)}: {how.reason}."


def deed(session: GameSession, node: Node) -> str | None:
    """What an action was that moved no piece; None for a move."""
    transition, parent = node.transition, node.parent
    if transition is None or parent is None or transition.relocations:
        return None
    name = session.name(transition.actor)
    if transition.pushed is not None:
        return f"pushes {' + '.join(transition.pushed.name)}"
    if node.action == parent.position.turn().end:
        return "ends the turn"
    for what in transition.events:
        if isinstance(what, Died):
            return f"{name} is out"
        if isinstance(what, HandedOver):
            return f"{ARMY_LETTERS[what.army]} to {session.name(what.to_player)}"
    how = node.position.outcome()
    return f"draw: {how.reason}" if how is not None else None


def status(session: GameSession) -> str:
    """Where the game stands: the round and whose turn it is, or how it ended."""
    how = session.outcome
    if how is not None:
        return outcome(session, how)
    turn = session.position.turn()
    player = session.position.control[turn.army]
    who = session.name(player) if player is not None else ""
    text = f"Round {turn.round}: {who} to move"
    if session.agreed:
        text += f". Draw offered: {names(session, tuple(sorted(session.agreed)))}"
    return text
