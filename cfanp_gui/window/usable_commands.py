"""Rules of use of the window's commands, each with the reason against it where there is one.

Behind them come the titles of commands that depend on the game.
"""

from cfanp_gui.core.text import Text
from cfanp_gui.session.bot_seats import people, who_may_resign
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN, may_cover, may_look_as
from cfanp_gui.session.view_model import ends, moves_since
from cfanp_gui.table.translate import tr
from cfanp_gui.window.menu_actions import CommandContext, Rule
from cfanp_gui.window.play.board_pages import groups_of
from cfanp_gui.window.play.game_actions import word_for

GAME = Rule(lambda at: True)
"""There is a game on the table."""
OWN = Rule(lambda at: not at.session.exercise)
"""The game is a person's own, not an exercise of the program."""
OPEN = Rule(lambda at: at.session.viewer is None, OFF_WHILE_HIDDEN)
EDIT = Rule(OPEN.holds, OPEN.why_not, without_game=True)

# Playing

TURNING = Rule(lambda at: at.turn is not None, without_game=True)
"""Without a game, the view's behaviour in the next one may still be chosen."""
GOES_ON = Rule(lambda at: at.session.outcome is None, Text("The game is over."))
UNDER_WAY = Rule(GOES_ON.holds)
"""The same for commands that few positions of such a game allow."""
HINT = Rule(OPEN.holds, OPEN.why_not, after=GOES_ON)
PLAYED = Rule(OWN.holds, after=GOES_ON)
RESIGN = Rule(
    lambda at: any(map(at.session.position.resignations, who_may_resign(at.session))), after=PLAYED
)
PLAY_BOTS = Rule(
    lambda at: not at.session.analysing and len(people(at.session)) > 1, after=PLAYED, hides=True
)
CLAIM = Rule(
    lambda at: not at.session.exercise and at.session.position.claim() is not None,
    after=UNDER_WAY,
    hides=True,
)
END_TURN = Rule(
    lambda at: (at.turn is not None and at.turn.end is not None) or at.session.position.passes(),
    after=UNDER_WAY,
)
HAND_OVER = Rule(lambda at: at.session.position.transferable(), after=UNDER_WAY, hides=True)
BOTS = Rule(
    lambda at: (
        at.session.match.bots
        and at.session.outcome is None
        and not (at.session.analysing or at.session.exercise)
    ),
    Text("No bot is playing."),
)
CLOCK = Rule(
    lambda at: at.session.clock_state not in (None, ClockState.STOPPED),
    Text("No clocks are running."),
    hides=True,
)
COVER = Rule(lambda at: may_cover(at.session), hides=True)
RESULT = Rule(
    lambda at: not at.session.exercise and ends(at.session),
    Text("The game is not over."),
    hides=True,
)
REMATCH = Rule(lambda at: not at.session.analysing, after=RESULT, hides=True)
SEE_AS = Rule(lambda at: may_look_as(at.session), hides=True)

# Moves and notes

MOVED = Rule(lambda at: at.node.parent is not None)
CONTINUED = Rule(lambda at: at.node.children)
MOVES = Rule(lambda at: at.node.parent is not None or at.node.children)
VARIES = Rule(lambda at: at.node.variation is not None)
PREVIOUS = Rule(lambda at: at.node.beside(-1) is not None)
NEXT = Rule(lambda at: at.node.beside(1) is not None)
ASIDE = Rule(lambda at: at.session.cursor.to_game() is not at.session.node)
UNDO = Rule(lambda at: at.session.edits.can_undo())
REDO = Rule(lambda at: at.session.edits.can_redo())
REPLAY = Rule(lambda at: moves_since(at.session))
PGN = Rule(
    lambda at: (
        at.session.position.players == 2
        and any(form.suffix == ".pgn" for form in at.session.game.foreign_formats.games)
    ),
    Text("Only for a game of two armies that PGN can hold."),
    after=OPEN,
    hides=True,
)
REOPEN = Rule(
    lambda at: at.session.file and not at.session.exercise and at.session.file.has_encodings,
    Text("Only for a game opened from a file such as PGN."),
)
ANALYSE = Rule(
    lambda at: at.game_waits or not (at.session.exercise or at.session.analysing), after=OPEN
)
WORST = Rule(MOVES.holds, after=OPEN, hides=True)
ANALYSING = Rule(lambda at: at.session.analysing, Text("Only in an analysis."), hides=True)
PASS = Rule(TURNING.holds, ANALYSING.why_not, after=ANALYSING, hides=True)
NOTES = Rule(
    lambda at: at.session.takes_notes,
    Text("Only in an analysis, or when the game is over."),
    hides=True,
)
GLYPH = Rule(MOVED.holds, after=NOTES)
CUT = Rule(VARIES.holds, after=NOTES)

# The table

APART = Rule(lambda at: at.session.pair is not None and not at.session.pairs.is_offered)
PAGES = Rule(
    lambda at: len(groups_of(at.session.root.position)) > 1,
    Text("Only in games with several whole boards."),
)
MATE = Rule(lambda at: at.table is not None and at.table.moments.can_replay, hides=True)
UNDO_LAYOUT = Rule(lambda at: at.table is not None and at.table.arrangement.can_undo)
REDO_LAYOUT = Rule(lambda at: at.table is not None and at.table.arrangement.can_redo)
LAYOUT = Rule(lambda at: at.table is None or not at.table.arrangement.crossing, without_game=True)
"""The layout of a row of boards is fixed."""


def undo_title(at: CommandContext) -> str:
    """Return the title of undo where it takes back a change of the tree, else nothing."""
    edit = at.session.edits.edit_to_undo
    return "" if edit is None else tr("&Undo {change}").format(change=word_for(edit))


def redo_title(at: CommandContext) -> str:
    """Return the title of redo where it repeats a change of the tree, else nothing."""
    edit = at.session.edits.edit_to_redo
    return "" if edit is None else tr("&Redo {change}").format(change=word_for(edit))


def analysis_title(at: CommandContext) -> str:
    """Return the title of the command that ends an analysis where one is open, else nothing."""
    return tr("&Back to the game, out of the analysis") if at.game_waits else ""
