"""Commands of the window that can be used, and those that are in its menus at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.game import Position
from cfanp_gui.session.bot_seats import people
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN, may_cover, may_look_as
from cfanp_gui.session.view_model import moves_since
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.files.file_words import has_encodings
from cfanp_gui.window.menu_actions import ENGINE, JUDGEMENT, LINEAGE, MATRIX, THREATS, Commands
from cfanp_gui.window.play.board_pages import groups_of
from cfanp_gui.window.play.endings import ends
from cfanp_gui.window.play.game_actions import redo_title, undo_title

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

_IN_GAMES = ("show mate", "cover", "see as", "clock", "play bots", "claim", "hand over", "result")
_IN_ANALYSES = ("pass", "compare", "leaving", "player notes", "worst moves")
WHERE_USABLE = _IN_GAMES + _IN_ANALYSES
"""Commands that are in the menus only while they can be used; the others are disabled."""
_TELLING = ("analyse", "hint", "worst moves", "edit", JUDGEMENT)
"""Commands that would reveal hidden pieces."""

_AT_A_TABLE = (
    *("close game", "copy", "save page", "save picture", "copy picture"),
    *("type", "ask last", "ask turn", "ask checks"),
    *("tidy up", "turn left", "turn right", "fit", "zoom in", "zoom out"),
    *(MATRIX, THREATS, ENGINE, LINEAGE, JUDGEMENT, "order panel", "moves panel"),
)
"""Commands that are usable whenever a game lies on the table."""


def enable_commands(
    commands: Commands, session: GameSession | None, table: TableScene | None
) -> None:
    """Enable the commands usable now, and set the titles of undo and redo."""
    usable = _of_session(session) | _of_table(session, table)
    for name in WHERE_USABLE:
        commands[name].setVisible(usable[name])
    for name, allowed in usable.items():
        commands[name].setEnabled(allowed)
    commands.menus["play"].menuAction().setVisible(session is not None)
    analysable = session is not None and not session.exercise
    commands.menus["analyse"].menuAction().setVisible(analysable)
    notes = session is not None and session.takes_notes
    commands.menus["glyphs"].menuAction().setVisible(notes)
    commands["undo"].setText(undo_title(session))
    commands["redo"].setText(redo_title(session))


def _of_session(session: GameSession | None) -> dict[str, bool]:
    """Return the usability of the commands about the game, by name."""
    there = session is not None
    game = session is not None and not session.exercise  # not one of the program's own
    playing = session is not None and session.outcome is None
    hidden = session is not None and session.viewer is not None
    node = session.node if session is not None else None
    back = node is not None and node.parent is not None
    forth = node is not None and bool(node.children)
    varied = node is not None and node.variation is not None
    state = session.clock_state if session is not None else None
    analysing = session is not None and session.analysing
    seated = game and playing and not analysing
    with_bots = seated and session is not None and bool(session.match.bots)
    file = session.file if session is not None else None
    notes = session is not None and session.takes_notes
    position = session.position if session is not None and playing else None
    return {
        **dict.fromkeys(_AT_A_TABLE, there),
        "save": game,
        "save as": game,
        "reopen": file is not None and game and has_encodings(file.path),
        "save film": node is not None and (back or forth),
        "draw": game and playing,
        "resign": game and bool(position and any(map(position.resignations, position.alive()))),
        "substitute": game and playing,
        "play bots": seated and session is not None and len(people(session)) > 1,
        "move now": with_bots,
        "stop bots": with_bots,
        "result": session is not None and game and ends(session),
        "clock": state not in (None, ClockState.STOPPED),
        "undo": session is not None and session.edits.can_undo(),
        "redo": session is not None and session.edits.can_redo(),
        "back": back,
        "to start": back,
        "forward": forth,
        "to end": forth,
        "replay": session is not None and bool(moves_since(session)),
        "worst moves": (back or forth) and not hidden,
        "hint": playing and not hidden,
        "edit": not hidden,
        "previous variation": node is not None and node.beside(-1) is not None,
        "next variation": node is not None and node.beside(1) is not None,
        "to game": session is not None and session.cursor.to_game() is not node,
        "promote": varied,
        "analyse": game and not (analysing or hidden),
        JUDGEMENT: there and not hidden,
        "cover": session is not None and may_cover(session),
        "see as": session is not None and may_look_as(session),
        "pass": analysing and session is not None and session.position.turn() is not None,
        "compare": analysing,
        "leaving": analysing,
        "player notes": notes,
        "copy line": back or forth,
        "cut line": varied and notes,
        **{f"glyph {nag}": back and notes for nag in range(1, 7)},
        "delete variation": varied,
        "end turn": _may_end_turn(position),
        "claim": game and position is not None and position.claim() is not None,
        "hand over": position is not None and bool(position.transferable()),
    }


_IN_PLAY = ("draw", "resign", "substitute", "play bots", "hint")
"""Commands of a game that goes on."""


def why_unusable(name: str, session: GameSession | None) -> str:
    """Return the reason a command cannot be used now, in a few words."""
    if session is None:
        return tr("There is no game on the table.")
    if name in _IN_PLAY and session.outcome is not None:
        return tr("The game is over.")
    if session.viewer is not None and name in _TELLING:
        return translated(OFF_WHILE_HIDDEN)
    if name in ("pass", "compare", "leaving"):
        return tr("Only in an analysis.")
    needs_notes = name in ("player notes", "cut line") or name.startswith("glyph")
    if needs_notes and not session.takes_notes:
        return tr("Only in an analysis, or when the game is over.")
    no_bot, one_board = tr("No bot is playing."), tr("Only in games with several whole boards.")
    reasons = {
        "move now": no_bot,
        "stop bots": no_bot,
        "reopen": tr("Only for a game opened from a file such as PGN."),
        "clock": tr("No clocks are running."),
        "result": tr("The game is not over."),
        **dict.fromkeys(("next board", "previous board", "all boards"), one_board),
    }
    return reasons.get(name, tr("Nothing to do at the moment."))


def _may_end_turn(position: Position | None) -> bool:
    """Return True if somebody may decline the rest of a turn, or pass."""
    return position is not None and (position.turn_end is not None or bool(position.passes()))


def _of_table(session: GameSession | None, table: TableScene | None) -> dict[str, bool]:
    """Return the usability of the commands about the boards on the table, by name."""
    laid = table.arrangement if table is not None else None
    several = session is not None and len(groups_of(session.root.position)) > 1
    # Without a game, the view's behaviour in the next one may still be chosen.
    turning = session is None or session.position.turn() is not None
    return {
        "undo layout": laid is not None and laid.can_undo,
        "redo layout": laid is not None and laid.can_redo,
        "apart": session is not None and session.pair is not None,
        "show mate": table is not None and table.moments.can_replay,
        "next board": several,
        "previous board": several,
        "all boards": several,
        # The layout of a row of boards is fixed.
        **{which.value: laid is None or not laid.crossing for which in Layout},
        **{f"turn {which.value}": turning for which in SeatTurning},
    }
