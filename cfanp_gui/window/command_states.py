"""Which commands of the window can be used, as far as that changes with what is on the table."""

from __future__ import annotations

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.commands import Commands


def enable(commands: Commands, session: GameSession | None, table: TableScene | None) -> None:
    """Let those commands be used that do something now."""
    may = _of_any_game(session) | _of_half_boards(session) | _of_boards(session)
    laid = table.arrangement if table is not None else None
    may |= {
        "undo lay": laid is not None and laid.can_undo,
        "redo lay": laid is not None and laid.can_redo,
    }
    for name, allowed in may.items():
        commands[name].setEnabled(allowed)


def _of_any_game(session: GameSession | None) -> dict[str, bool]:
    there = session is not None
    playing = session is not None and session.outcome is None
    back = session is not None and session.can_undo()
    forth = session is not None and session.can_redo()
    state = session.clock_state if session is not None else None
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
    }


def _of_half_boards(session: GameSession | None) -> dict[str, bool]:
    """What is done with half-boards pushed together, and by the one whose turn it is."""
    pushed = session if isinstance(session, PushedSession) else None
    playing = pushed is not None and pushed.outcome is None
    friendly = pushed is not None and bool(pushed.match.options.get("friendly", False))
    # Without a game the view may still be told what it shall do in the next one.
    turning = session is None or pushed is not None
    return {
        "apart": pushed is not None and pushed.pair is not None,
        "end turn": playing and pushed is not None and pushed.position.turn().end is not None,
        "claim": playing and pushed is not None and pushed.position.claim() is not None,
        "hand over": playing and friendly,
        **{f"turn {which.value}": turning for which in SeatTurning},
    }


def _of_boards(session: GameSession | None) -> dict[str, bool]:
    """What is done where there are several boards to look at."""
    several = isinstance(session, BoardsSession)
    return {"next board": several, "previous board": several, "all boards": several}
