"""Endings in a game: a banner when an army falls, and the panel at the end of the game.

Both are made when the first is shown, because no window opens with one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.events import Event
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.wording import badge_of
from cfanp_gui.session.bot_seats import people, persons_leaving
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_end import badge_of_player
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import check_lines, ends, seat_to_move
from cfanp_gui.table.feedback.banner import Banner
from cfanp_gui.table.feedback.overlay import Overlay
from cfanp_gui.table.layers.badge import BadgeLook, look_of_badge
from cfanp_gui.table.layout.geometry import SQUARE, footprint, square_centre
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.panels import event_texts
from cfanp_gui.window.widgets.style import theme_of
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.table.feedback.moments import Moments
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.window.play.game_over_panel import GameOverPanel
    from cfanp_gui.window.play.rematches import Rematches
    from cfanp_gui.window.preferences.preference_actions import PreferenceActions


class Endings(QObject):
    """Controller that shows that an army was mated or the game is over, and handles the buttons."""

    ply_wanted = Signal(int)
    """Carries the ply to go to, as `GameActions.go_to` counts it."""
    replay_wanted = Signal(object, object)
    """Emitted to repeat the latest action; carries the arguments of `Replay.show_last`."""
    worst_wanted = Signal()
    """Emitted to show the worst moves of the game."""
    save_wanted = Signal()
    """Emitted to save the game."""

    def __init__(
        self, window: Workplace, preferences: PreferenceActions, rematches: Rematches
    ) -> None:
        super().__init__(window)  # its connections end with the window
        preferences.themed.connect(self.set_theme)
        self._window, self._rematches = window, rematches
        self.banner: Banner | None = None
        """Banner; None before the first mate, as the panel before the first end of a game."""
        self.panel: GameOverPanel | None = None
        self._moments: Moments | None = None
        self._afterwards: Callable[[], None] = lambda: None
        self._clear_up: Callable[[], None] = lambda: None
        """Restores the stage as it was before a mate was shown once more."""
        self._result_due = False
        """True if the panel is to be shown as soon as the mate has been seen."""

    # Following the game

    def follow_table(self) -> None:
        """Follow the table that the view shows now."""
        self._clear_up = lambda: None  # banner and panel of the previous table are gone with it
        self.leave()
        table = self._window.view.table
        self._moments = None if table is None else table.moments
        if self._moments is not None:
            self._moments.finished.connect(self._shown)

    def follow(self, change: Change) -> None:
        """Show an ending by a new action; a walk through the record ends nothing."""
        self.leave()
        if (session := self._window.session) is None or not change.new:
            return
        if session.outcome is None:
            if _fallen(session) or persons_leaving(session):
                self._window.view.toast.clear()  # the banner is shown and says it all
                self._when_met(lambda: self._show_banner(session))
        elif self._moments is not None and self._moments.playing:
            self._result_due = True
        else:
            self._when_met(lambda: self._show_result(session, announced=True))

    def _when_met(self, show: Callable[[], None]) -> None:
        """Call a function that would cover the pieces that met, after these have been seen."""
        if (table := self._window.view.table) is None or table.session.sight is None:
            show()
        else:
            table.fights.afterwards(show)

    def _shown(self) -> None:
        """Go on after a mate has been shown: with the result if it was the last."""
        self._put_back()
        is_due, self._result_due = self._result_due, False
        if is_due and (session := self._window.session) is not None:
            self._when_met(lambda: self._show_result(session, announced=True))

    def _put_back(self) -> None:
        """Restore the stage as it was before a mate was shown once more."""
        clear_up, self._clear_up = self._clear_up, lambda: None
        clear_up()

    def afterwards(self, act: Callable[[], None]) -> None:
        """Call a function when the banner is closed by hand; at once if there is none."""
        if self.banner in self._visible:
            self._afterwards = act
        else:
            act()

    def show_card(self, session: GameSession, change: Change) -> None:
        """Put the hand-over card on the table when another player is to move.

        If several may be to move at once there is no next player. No card is needed before the turn
        of a bot, nor for a person who plays against bots alone.
        """
        if (seat := seat_to_move(change.after)) is None or seat == seat_to_move(change.before):
            return
        status, match = change.after.seat_status(seat.id), session.match
        if session.moves_itself(status.player) or (match.bots and len(people(session)) == 1):
            return
        session.pause_clock()
        badge = BadgeLook(seat.label, match.colours[status.paint], status.paint)
        name, card = session.name(status.first_player), self._window.view.card
        self.afterwards(lambda: card.show_for(name, badge))

    def leave(self) -> None:
        """Remove banner and panel."""
        self._afterwards, self._result_due = lambda: None, False
        self._put_back()
        self._window.view.toast.cover(None)
        for overlay in self._visible:
            overlay.leave()

    @property
    def _visible(self) -> list[Overlay]:
        """Return the banner and the panel, as far as they are open, perhaps behind a page."""
        overlays = (self.banner, self.panel)
        return [overlay for overlay in overlays if overlay is not None and not overlay.isHidden()]

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of the panel that can have focus; none before there is one."""
        return [] if self.panel is None else [self.panel.review]

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of a theme."""
        for overlay in (self.banner, self.panel):
            if overlay is not None:
                overlay.set_theme(theme)

    def retranslate(self) -> None:
        """Set the texts of visible parts anew in the current language."""
        session, visible = self._window.session, self._visible
        if session is not None and self.banner in visible:
            self._show_banner(session)
        if session is not None and self.panel in visible:
            self._show_result(session)

    # The banner

    def _show_banner(self, session: GameSession) -> None:
        if self.banner is None:
            self.banner = Banner(self._window.view, theme_of(self._window))
            self.banner.replay.connect(self.replay)
            self.banner.rematch.clicked.connect(self._rematches.begin)
            self.banner.closed.connect(self._go_on)
        node, words = session.node, mate_words(session) or tr("You are out.")
        others = [event_texts.event_seen(session, at) for at in node.events if not at.fallen]
        if node.transition is not None:
            followed = session.game.wording.consequences(session.situation, node.transition)
            others += map(translated, followed)
        also, again, asks = joined(" ", others), again_words(session), not session.exercise
        is_out, badge = bool(persons_leaving(session)), _badge(session)
        self.banner.say(words, badge, self._can_replay, also, again, asks=asks, is_out=is_out)
        self._window.view.toast.cover(self.banner)

    def _go_on(self) -> None:
        self._window.view.toast.cover(None)
        act, self._afterwards = self._afterwards, lambda: None
        act()

    @property
    def _can_replay(self) -> bool:
        return self._moments is not None and self._moments.can_replay

    def replay(self) -> None:
        """Show the last mate again."""
        if self._moments is None or not self._moments.can_replay:
            return
        if self._moments.is_off_table:
            self._replay_from_before(self._moments)
            return
        if self.panel is not None and self.panel.isVisible():
            self.panel.leave()  # the panel covers part of the table
            self._result_due = True
        self._moments.replay()

    def _replay_from_before(self, moments: Moments) -> None:
        """Bring back what the last action removed, with pending functions, and repeat it."""
        tells, ends = self.banner in self._visible, self.panel in self._visible
        afterwards, table, session = self._afterwards, self._window.view.table, self._window.session
        assert table is not None, "something on it can be shown again"
        assert session is not None, "a table has one"
        fallen = [king for event in session.node.events for king in event.scene if event.fallen]
        focus, on_stage = table.focus, table.placement.alone

        def put_back() -> None:
            if self._window.view.table is table:
                focus.show_alone(on_stage)

        def arrived() -> None:
            if tells:
                self._show_banner(session)
            self._afterwards, self._result_due = afterwards, ends
            self._clear_up = put_back
            moments.replay()

        self.replay_wanted.emit(arrived, put_back)
        if fallen and table.focus.shows_one:  # where it is easily seen
            table.focus.show_alone(fallen[0].board)

    # The panel

    def show_result(self) -> None:
        """Show the panel, at the end of a game whose line ends there."""
        if (session := self._window.session) is not None and ends(session):
            self.ply_wanted.emit(-1)
            self._show_result(session)

    def _show_result(self, session: GameSession, announced: bool = False) -> None:
        """Show the panel if a game is over at the cursor; `announced` if its result already was."""
        if session.outcome is None or session.exercise:
            return
        from cfanp_gui.window.play.game_over_panel import CELEBRATION_MS, GameOverPanel

        if self.panel is None:
            view, theme = self._window.view, theme_of(self._window)
            menus = self._rematches.menu, self._window.commands.menus["share"]
            panel = self.panel = GameOverPanel(view, theme, self._worth_seeing, menus)
            panel.room_wanted.connect(view.set_aside)
            panel.shown.connect(self._window.order_panel.hide_result)
            panel.review.clicked.connect(lambda: self.ply_wanted.emit(0))
            panel.rematch.clicked.connect(self._rematches.begin)
            panel.table.clicked.connect(self._rematches.show_evening)
            self._window.documents.kept.connect(self._show_kept)
            panel.save.clicked.connect(self.save_wanted)
            panel.worst.clicked.connect(panel.leave)  # it may cover the moves shown then
            panel.worst.clicked.connect(self.worst_wanted)
            panel.again.clicked.connect(self.replay)
            panel.ply_chosen.connect(self.ply_wanted)
        self._window.view.toast.clear()  # the panel tells the result and the losses
        fresh, result = self.panel.isHidden(), event_texts.outcome(session, session.outcome)
        can_replay, again = self._can_replay, again_words(session)
        self.panel.show_result(session, mate_words(session), can_replay, again)
        self._show_kept()
        if fresh:
            if announced and session.outcome.result == "win":
                self.panel.band.flow(0.0)
                flow = self.panel.band.flow
                self._window.animator.glide("celebration", CELEBRATION_MS, flow)
            answers = tr("Rematch, Review or Close.")
            self._window.announce(answers if announced else joined(" ", (result, answers)))

    def _show_kept(self) -> None:
        """Show on the panel that the game is kept, and the games that the same people won."""
        session, keeper = self._window.session, self._window.documents.kept_games
        if session is None or self.panel is None:
            return
        kept = tr("Kept in My games") if keeper.has(session) else translated(keeper.problem or "")
        played, won = keeper.table_of(session.match.names), ""
        if played.games > 1:
            names = (f"{isolated(row.name)} {row.won}" for row in played.rows)
            won = tr("Won so far: {names}").format(names=" \N{MIDDLE DOT} ".join(names))
        if keeper.problem:
            self._window.announce(kept)
        self.panel.show_kept(kept, keeper.has(session), won)

    def _worth_seeing(self) -> Sequence[Sequence[QRect]]:
        """Return the rectangles in the view of the mate, of the large boards, and of all others."""
        view, session = self._window.view, self._window.session
        if (table := view.table) is None or session is None:
            return ()
        large = set(table.placement.on_stage or table.placement.shown or table.focus.boards or ())
        on_large: list[QRect] = []
        on_others: list[QRect] = []
        for board, pose in table.placement.poses().items():
            corners = footprint(table.arrangement.area(board), pose)
            rects = on_large if board in large else on_others
            rects.append(view.mapFromScene(corners).boundingRect())
        return self._squares_of_the_mate(session, table), on_large, on_others

    def _squares_of_the_mate(self, session: GameSession, table: TableScene) -> list[QRect]:
        """Return the rectangles in the view of the last mated Kings and their attackers."""
        lines, rects = check_lines(session).items(), []
        squares = {square for king, attackers in lines for square in (king, *attackers)}
        around = QRectF(-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE)
        for square in squares:
            item = table.boards[square.board]
            corners = item.mapToScene(around.translated(square_centre(item.spec, square.index)))
            rects.append(self._window.view.mapFromScene(corners).boundingRect())
        return rects


def mate_words(session: GameSession) -> str:
    """Return the armies that fell by the action at a session's cursor, and their captors."""
    before = session.situation_at(session.node.parent or session.node)
    mate = session.game.wording.mate
    return joined(". ", (mate(before, event) for event in _fallen(session)))


def again_words(session: GameSession) -> str:
    """Return the text of the button that replays a loss; empty for a mate."""
    return "" if any(event.mated for event in session.node.events) else tr("Show it again")


def _fallen(session: GameSession) -> list[Event]:
    """Return the events at a session's cursor by which an army fell."""
    return [event for event in session.node.events if event.fallen]


def _badge(session: GameSession) -> BadgeLook | None:
    """Return the badge of the first army lost, in its captor's ring if it is captured."""
    for event in _fallen(session):
        seat = min(event.fallen)
        try:
            status = session.position.seat_status(seat)
        except KeyError:  # its board has left the table
            status = (session.node.parent or session.node).position.seat_status(seat)
        return look_of_badge(badge_of(status), session.match.colours)
    for player in persons_leaving(session):
        return look_of_badge(badge_of_player(session.position, player), session.match.colours)
    return None
