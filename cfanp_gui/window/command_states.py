"""Which commands of the window can be used, as far as that changes with what is on the table."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Claims, Transfers, Turns
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.board_pages import groups_of
from cfanp_gui.window.commands import Commands


def enable(commands: Commands, session: GameSession | None, table: TableScene | None) -> None:
    """Let those commands be used that do something now."""
    for name, allowed in (_of_session(session) | _of_table(session, table)).items():
        commands[name].setEnabled(allowed)


def _of_session(session: GameSession | None) -> dict[str, bool]:
    """Return which commands about the game can be used."""
    there = session is not None
    playing = session is not None and session.outcome is None
    back = session is not None and session.can_undo()
    forth = session is not None and session.can_redo()
    state = session.clock_state if session is not None else None
    position = session.position if session is not None and playing else None
    return {
        "save": there,
        "save as": there,
        "draw": playing,
        "resign": playing,
        "clock": state not in (None, ClockState.STOPPED),
        "undo": back,
        "to start": back,
        "redo": forth,
        "to end": forth,
        "end turn": isinstance(position, Turns) and position.turn().end is not None,
        "claim": isinstance(position, Claims) and position.claim() is not None,
        "hand over": isinstance(position, Transfers) and bool(position.transferable()),
    }


def _of_table(session: GameSession | None, table: TableScene | None) -> dict[str, bool]:
    """Return which commands about the boards on the table can be used."""
    laid = table.arrangement if table is not None else None
    several = session is not None and len(groups_of(session.root.position)) > 1
    # Without a game, how the view behaves in the next one may still be chosen.
    turning = session is None or isinstance(session.position, Turns)
    return {
        "undo lay": laid is not None and laid.can_undo,
        "redo lay": laid is not None and laid.can_redo,
        "apart": session is not None and session.pair is not None,
        "next board": several,
        "previous board": several,
        "all boards": several,
        **{f"turn {which.value}": turning for which in SeatTurning},
    }
