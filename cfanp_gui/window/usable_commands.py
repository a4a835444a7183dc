"""Commands of the window that can be used, and those that are in its menus at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
from cfanp_gui.window.play.game_actions import word_for

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

_IN_GAMES = ("show mate", "cover", "see as", "clock", "play bots", "claim", "hand over", "result")
_IN_ANALYSES = ("pass", "compare", "leaving", "player notes", "worst moves")
WHERE_USABLE = _IN_GAMES + _IN_ANALYSES
"""Commands that are in the menus only while they can be used; the others are disabled."""
_TELLING = ("analyse", "hint", "worst moves", "edit", JUDGEMENT)
"""Commands that would reveal hidden pieces."""
_IN_PLAY = ("draw", "resign", "substitute", "play bots", "hint")
"""Commands of a game that goes on."""
_AT_A_TABLE = (
    *("close game", "copy", "save page", "save picture", "copy picture"),
    *("type", "ask last", "ask turn", "ask checks"),
    *("tidy up", "turn left", "turn right", "fit", "zoom in", "zoom out"),
    *(MATRIX, THREATS, ENGINE, LINEAGE, "order panel", "moves panel"),
)
"""Commands that are usable whenever a game lies on the table."""
_OF_PAGES = ("next board", "previous board", "all boards")


def enable_commands(
    commands: Commands, session: GameSession | None, table: TableScene | None
) -> None:
    """Enable the commands usable now, and set the titles of undo and redo."""
    laid = table.arrangement if table is not None else None
    # Without a game, the view's behaviour in the next one may still be chosen.
    turning = session is None or session.position.turn() is not None
    # Each rule is asked once, though several commands share it.
    answers = {rule: session is not None and bool(rule(session)) for rule in _RULES.values()}
    usable = {
        **{name: answers[rule] for name, rule in _RULES.items()},
        "edit": session is None or session.viewer is None,
        "undo layout": laid is not None and laid.can_undo,
        "redo layout": laid is not None and laid.can_redo,
        "show mate": table is not None and table.moments.can_replay,
        # The layout of a row of boards is fixed.
        **{which.value: laid is None or not laid.crossing for which in Layout},
        **{f"turn {which.value}": turning for which in SeatTurning},
    }
    for name, allowed in usable.items():
        commands[name].setEnabled(allowed)
    for name in WHERE_USABLE:
        commands[name].setVisible(usable[name])
    for menu, shown in (
        ("play", session is not None),
        ("analyse", session is not None and not session.exercise),
        ("glyphs", session is not None and session.takes_notes),
    ):
        commands.menus[menu].menuAction().setVisible(shown)
    undone = None if session is None else session.edits.edit_to_undo
    redone = None if session is None else session.edits.edit_to_redo
    for name, edit, title, named in (
        ("undo", undone, tr("&Undo"), tr("&Undo {change}")),
        ("redo", redone, tr("&Redo"), tr("&Redo {change}")),
    ):
        commands[name].setText(title if edit is None else named.format(change=word_for(edit)))


def _is_played(session: GameSession) -> bool:
    """Return True in a game that goes on and is not one of the program's own."""
    return not session.exercise and session.outcome is None


def _is_seated(session: GameSession) -> bool:
    return _is_played(session) and not session.analysing


def _has_moves(session: GameSession) -> bool:
    return session.node.parent is not None or bool(session.node.children)


def _may_end_turn(session: GameSession) -> bool:
    """Return True if somebody may decline the rest of a turn, or pass."""
    position = session.position
    return session.outcome is None and bool(position.turn_end is not None or position.passes())


def _may_resign(session: GameSession) -> bool:
    position = session.position
    return _is_played(session) and any(map(position.resignations, position.alive()))


_RULES: dict[str, Callable[[GameSession], object]] = {
    **dict.fromkeys(_AT_A_TABLE, lambda session: True),
    **dict.fromkeys(("save", "save as"), lambda session: not session.exercise),
    **dict.fromkeys(("draw", "substitute"), _is_played),
    **dict.fromkeys(
        ("move now", "stop bots"), lambda session: _is_seated(session) and session.match.bots
    ),
    **dict.fromkeys(("save film", "copy line"), _has_moves),
    **dict.fromkeys(("back", "to start"), lambda session: session.node.parent is not None),
    **dict.fromkeys(("forward", "to end"), lambda session: session.node.children),
    **dict.fromkeys(
        ("promote", "delete variation"), lambda session: session.node.variation is not None
    ),
    **dict.fromkeys(("compare", "leaving"), lambda session: session.analysing),
    **dict.fromkeys(_OF_PAGES, lambda session: len(groups_of(session.root.position)) > 1),
    **dict.fromkeys(
        [f"glyph {nag}" for nag in range(1, 7)],
        lambda session: session.takes_notes and session.node.parent is not None,
    ),
    "analyse": lambda session: (
        not (session.exercise or session.analysing or session.viewer is not None)
    ),
    "apart": lambda session: session.pair is not None,
    "claim": lambda session: _is_played(session) and session.position.claim() is not None,
    "clock": lambda session: session.clock_state not in (None, ClockState.STOPPED),
    "cover": may_cover,
    "cut line": lambda session: session.takes_notes and session.node.variation is not None,
    "end turn": _may_end_turn,
    "hand over": lambda session: session.outcome is None and session.position.transferable(),
    "hint": lambda session: session.outcome is None and session.viewer is None,
    JUDGEMENT: lambda session: session.viewer is None,
    "next variation": lambda session: session.node.beside(1) is not None,
    "pass": lambda session: session.analysing and session.position.turn() is not None,
    "play bots": lambda session: _is_seated(session) and len(people(session)) > 1,
    "player notes": lambda session: session.takes_notes,
    "previous variation": lambda session: session.node.beside(-1) is not None,
    "redo": lambda session: session.edits.can_redo(),
    "reopen": lambda session: (
        session.file and not session.exercise and has_encodings(session.file.path)
    ),
    "replay": moves_since,
    "resign": _may_resign,
    "result": lambda session: not session.exercise and ends(session),
    "see as": may_look_as,
    "to game": lambda session: session.cursor.to_game() is not session.node,
    "undo": lambda session: session.edits.can_undo(),
    "worst moves": lambda session: _has_moves(session) and session.viewer is None,
}
"""Usability of the commands about a game on the table, by their names."""


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
    reasons = {
        **dict.fromkeys(("move now", "stop bots"), tr("No bot is playing.")),
        "reopen": tr("Only for a game opened from a file such as PGN."),
        "clock": tr("No clocks are running."),
        "result": tr("The game is not over."),
        **dict.fromkeys(_OF_PAGES, tr("Only in games with several whole boards.")),
    }
    return reasons.get(name, tr("Nothing to do at the moment."))
