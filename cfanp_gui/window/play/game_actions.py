"""Commands in a game, of menus and buttons: steps, draws, resignations.

The dialogs are loaded when one is shown, not with the window.
"""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cfanp_gui.bots.level_names import USUAL
from cfanp_gui.core.actions import Refusal
from cfanp_gui.session.bot_seats import (
    people,
    persons,
    plies_to_redo,
    plies_to_undo,
    substitute,
    who_stays,
)
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.panels import event_texts
from cfanp_gui.window.workplace import Workplace


def word_for(edit: Edit) -> str:
    """Return the name of a change of the tree."""
    words = {
        Edit.COMMENT: tr("comment", "what is undone"),
        Edit.GLYPH: tr("sign", "what is undone"),
        Edit.DRAWING: tr("drawing", "what is undone"),
        Edit.CUT: tr("cut", "what is undone"),
        Edit.PASTE: tr("paste", "what is undone"),
        Edit.DELETE: tr("deletion", "what is undone"),
        Edit.PROMOTE: tr("promotion", "what is undone"),
        Edit.ANNOTATE: tr("annotations", "what is undone"),
    }
    return words[edit]


class GameActions(QObject):
    """Commands of menus, buttons and typed words for the session on the table."""

    undoing = Signal()
    """Emitted before an undo: a bot may be in the middle of its move."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window

    def _report(self, refusal: Refusal | None) -> None:
        table = self._window.view.table
        if refusal is not None and table is not None:
            table.refuse(refusal)

    def end_turn(self) -> None:
        """Decline the rest of the turn."""
        session = self._window.session
        if session is not None and (end := session.position.turn_end) is not None:
            self._report(session.propose(end))

    def toggle_clock(self) -> None:
        """Start the clocks, or pause them."""
        if (session := self._window.session) is None:
            return
        running = session.clock_state is ClockState.RUNNING
        (session.pause_clock if running else session.resume_clock)()

    def undo(self, plies: int = 1) -> None:
        """Undo some actions; boards pushed since, and changes of the tree, come first.

        With one action, bots' actions since a person's are undone too.
        """
        session = self._window.session
        if session is not None and self._all_agree(session, session.edits.undoes_here):
            self.undoing.emit()
            alone, edit = plies != 1 or session.edits.undoes_here, session.edits.edit_to_undo
            session.undo(plies if alone else plies_to_undo(session))
            if edit is not None:
                self._window.report(tr("Undone: {change}.").format(change=word_for(edit)))

    def _all_agree(self, session: GameSession, is_push: bool) -> bool:
        """Return True if an undo is allowed: with hidden pieces all must agree."""
        # Players who are out are asked too, because their losses would come back. Bots agree, and
        # with bots alone nobody is asked, nor while one looks back or only pushed boards together.
        played = session.cursor.live and session.cursor.follows_game
        if session.viewer is None or is_push or not played or len(persons(session)) < 2:
            return True
        from cfanp_gui.window.play.game_dialogs import TakeBackDialog

        return TakeBackDialog(self._window, session).ask()

    def redo(self, plies: int = 1) -> None:
        """Redo undone actions; with one action, bots' actions after it too."""
        session = self._window.session
        if session is not None and self._all_agree(session, session.pairs.can_redo):
            edit = session.edits.edit_to_redo
            alone = plies != 1 or edit is not None
            session.redo(plies if alone else plies_to_redo(session))
            if edit is not None:
                self._window.report(tr("Redone: {change}.").format(change=word_for(edit)))

    def go_to(self, ply: int) -> None:
        """Go to a ply of the line through the cursor, from its end if it is negative."""
        if (session := self._window.session) is not None:
            session.go_to(ply if ply >= 0 else len(session.line()) + ply)

    def draw(self) -> None:
        """Ask who agrees to a draw."""
        if (session := self._window.session) is None or session.outcome is not None:
            return
        from cfanp_gui.window.play.game_dialogs import DrawDialog

        dialog = DrawDialog(self._window, session)
        if dialog.ask():
            for player in dialog.players():
                self._report(session.agree_to_draw(player))
            self._ask_bots_for_draw(session)
            self._window.refresh()

    def _ask_bots_for_draw(self, session: GameSession) -> None:
        """Let the bots answer, once every person agrees to a draw; say who declines."""
        asked, seated = people(session), session.match.bots
        if session.outcome is not None or not asked or not asked <= session.agreed:
            return
        from cfanp_gui.bots.standing import accepts_draw

        types, declining = session.game.piece_types, []
        living = sorted(session.position.alive() & seated.keys())
        answers = {bot: accepts_draw(session.seen_by(bot), bot, types) for bot in living}
        for bot, accepts in answers.items():
            if accepts:
                self._report(session.agree_to_draw(bot))
            else:
                declining.append(bot)
        if declining:
            names = event_texts.names(session, declining)
            self._window.report(tr("Draw declined: {names}.").format(names=names))

    def claim(self) -> None:
        """Claim a draw for the player to move."""
        session = self._window.session
        if session is not None and (claim := session.position.claim_action()) is not None:
            self._report(session.propose(claim))

    def hand_over(self) -> None:
        """Ask for an army to hand over, and its new player."""
        if (session := self._window.session) is None or not session.position.transferable():
            return
        from cfanp_gui.window.play.game_dialogs import HandOverDialog

        dialog = HandOverDialog(self._window, session)
        if dialog.ask():
            army, player = dialog.armies.chosen(), dialog.players.chosen()
            if army is not None and player is not None:
                self._report(session.propose(session.position.transfer(army, player)))

    def substitute(self, player: int | None = None) -> None:
        """Ask for a seat and its new player; `player` sits at the proposed seat."""
        if (session := self._window.session) is None:
            return
        from cfanp_gui.window.play.game_dialogs import SubstituteDialog

        dialog = SubstituteDialog(self._window, session, player)
        if dialog.ask() and (taken := dialog.players.chosen()) is not None:
            substitute(session, taken, dialog.called(), dialog.bot())
            if dialog.bot() is None and (name := dialog.name()):
                self._window.settings.add_people([name])

    def play_bots(self) -> None:
        """Let bots take all seats but that of the person at the table; see `who_stays`."""
        session = self._window.session
        if session is None or session.outcome is not None or session.analysing:
            return
        from cfanp_gui.bots.characters import bot_names

        stays = who_stays(session, self._window.settings.people(), translated)
        for player in sorted(people(session) - {stays}):
            taken = {seat.name for seat in session.match.seats}
            free = next(name for name in bot_names(USUAL) if name not in taken)
            substitute(session, player, free, BotSeat(USUAL))

    def resign(self) -> None:
        """Ask for the player who resigns, and for the part given up if there is a choice."""
        if (session := self._window.session) is None or session.outcome is not None:
            return
        from cfanp_gui.window.play.game_dialogs import ResignDialog

        dialog = ResignDialog(self._window, session)
        if dialog.ask() and (action := dialog.action()) is not None:
            self._report(session.propose(action))

    def copy_position(self) -> None:
        """Put the position on the clipboard as one line of text."""
        if (session := self._window.session) is not None:
            QGuiApplication.clipboard().setText(session.position.to_text())
            self._window.report(tr("The position is on the clipboard as one line of text."))
