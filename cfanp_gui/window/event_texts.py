"""What happened in a game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import (
    PIECE_NAMES,
    ArmyDied,
    Checkmate,
    Event,
    HandedOver,
    Outcome,
    Passed,
    PlayerEliminated,
    Removed,
)
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.table.presenters.board_status import colour_name
from cfanp_gui.table.translate import tr, translated


def names(session: GameSession, players: tuple[int, ...]) -> str:
    """The names of several players, with an “and” before the last."""
    return listed([session.name(player) for player in players])


def listed(what: Sequence[str]) -> str:
    """Several things, with an “and” before the last."""
    if len(what) < 2:
        return "".join(what)
    return tr("{first} and {second}").format(first=", ".join(what[:-1]), second=what[-1])


def event(session: GameSession, what: Event) -> str:
    """One sentence about an event."""
    if isinstance(what, PlayerEliminated):
        return tr("{name} lost board {board} to {winner} and is out: {reason}.").format(
            name=session.name(what.player),
            board=what.board,
            winner=session.name(what.by_player),
            reason=translated(what.reason),
        )
    if isinstance(what, Removed):
        return tr("A piece leaves the game: {piece} of set {set}.").format(
            piece=translated(PIECE_NAMES[what.piece.letter]), set=what.piece.set
        )
    army = ARMY_LETTERS[what.army]
    match what:
        case Checkmate():
            fate = session.match.options.get("captured", "taken")
            if fate == "removed":
                text = tr("Army {army} is checkmated by {name} and leaves the half-boards.")
            elif fate == "dead":
                text = tr("Army {army} is checkmated by {name} and is dead.")
            else:
                text = tr("Army {army} is checkmated: {name} takes it over.")
            return text.format(army=army, name=session.name(what.by_player))
        case Passed():
            return tr("Army {army} has no legal move and passes.").format(army=army)
        case ArmyDied():
            name = session.name(what.player)
            if what.on_time:
                return tr("The time of {name} is over: army {army} is dead.").format(
                    army=army, name=name
                )
            return tr("Army {army} of {name} is dead.").format(army=army, name=name)
        case HandedOver():
            giver, taker = session.name(what.by_player), session.name(what.to_player)
            return tr("Army {army} goes from {giver} to {taker}.").format(
                army=army, giver=giver, taker=taker
            )


def seats_taken(session: GameSession, change: Change) -> list[str]:
    """A sentence about every seat that passed on while the game goes on."""
    if session.outcome is not None:
        return []
    return [
        tr("{player} takes over {colour} on board {board} from {former}.").format(
            player=session.name(seat.after),
            colour=colour_name(seat.colour),
            board=seat.board,
            former=session.name(seat.before),
        )
        for step in change.steps
        if step.forward
        for seat in step.transition.seats
    ]


def outcome(session: GameSession, how: Outcome) -> str:
    """One sentence about the end of the game."""
    if how.result == "win":
        text = tr("{names} wins: {reason}.")
    else:
        text = tr("Draw between {names}: {reason}.")
    return text.format(names=names(session, how.players), reason=translated(how.reason))
