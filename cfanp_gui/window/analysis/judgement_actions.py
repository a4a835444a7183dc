"""Judgements in the window: of the position on the table, of the game, and as hints.

Nothing is judged before a person asks. Then the position on the table is searched as long as the
panel is seen; a game is gone through in the background, and a hint interrupts both.
"""

from cfanp_gui.bots.contract import Limit, next_actor
from cfanp_gui.bots.judgement import BestTurn, Inquiry, Judgement, Shares, settled
from cfanp_gui.core.position import Position
from cfanp_gui.record.evaluation_comment import read_evaluation
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.tree import Node
from cfanp_gui.session.variations import annotate
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, sentence, tr, translated
from cfanp_gui.window.analysis.hint_steps import HintSteps
from cfanp_gui.window.analysis.judge import AnyInquiry, GameCourse, Judge, Urgency
from cfanp_gui.window.analysis.judgement_panel import (
    GAME,
    JudgementPanel,
    JudgingProgress,
    ShownJudgement,
)
from cfanp_gui.window.analysis.judgement_words import JudgementWords, TurnShow
from cfanp_gui.window.analysis.shares import Course, ShareRow
from cfanp_gui.window.menu_actions import JUDGEMENT
from cfanp_gui.window.panels.panel_controller import PanelController
from cfanp_gui.window.services.locale_forms import EXACT, share_text
from cfanp_gui.window.widgets.row_list import ListRow
from cfanp_gui.window.workplace import Workplace

NODES = 10**12
"""Number of positions searched for the one on the table: it is searched until that is stopped."""
LIVE_NODES = 20_000
"""Number of positions searched for live shares."""
_DRAW_MS = 250
"""Interval at which the graph is drawn anew while judgements arrive, in milliseconds."""


class JudgementActions(PanelController[JudgementPanel]):
    """Controller that shows the panel, has positions judged, and shows results on the table."""

    name = JUDGEMENT

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self.judge = Judge(self)
        self.judge.heard.connect(self._hear)
        self.judge.judged.connect(self._finish)
        self.judge.failed.connect(self._fail)
        self.course = GameCourse(self.judge)
        """Judgements of the positions of the game."""
        self.course.changed.connect(self._draw_soon)
        self.course.completed.connect(self._complete)
        self.hints = HintSteps(self.judge, self._window.report, self.known)
        self._latest: tuple[Position, Judgement] | None = None
        """Latest judgement of a position on the table."""
        self._turn_show: TurnShow | None = None
        """Display of turns on the table; None if there is no table."""
        self._rows: dict[tuple[Node, Judgement], ListRow] = {}
        """Rows of the worst moves made so far."""
        self._draw_timer = single_shot(self, _DRAW_MS, self._show_course)
        self._exhausted: tuple[Position, int] | None = None
        """Position with nothing more to find, and the number of turns wanted."""
        self._annotates: GameSession | None = None
        """Session to annotate as soon as it has been judged."""

    # The panel

    def title(self) -> str:
        return tr("Judgement")

    def make_panel(self) -> JudgementPanel:
        panel = JudgementPanel()
        panel.asked.connect(self.run)
        panel.count.valueChanged.connect(lambda _: self._timer.start())
        panel.judge_game.clicked.connect(self.judge_game)
        panel.cancel.clicked.connect(self.course.cancel)
        panel.graph.chosen.connect(self._go_to)
        panel.list.pointed.connect(self._point)
        panel.list.chosen.connect(self._play)
        panel.worst_list.pointed.connect(self._point_worst)
        panel.worst_list.chosen.connect(self._show_worst)
        return panel

    def _see(self, seen: bool) -> None:
        """Put the progress of judging above the order of play while the panel is hidden."""
        super()._see(seen)
        row = self.panel.game_row if seen else self._window.order_panel.column
        row.insertWidget(0, self.panel.working)
        self.panel.working.setVisible(self.course.running)

    def keep(self) -> None:
        """Remember whether the panel is shown, and stop judging."""
        super().keep()
        self._draw_timer.stop()
        self.judge.close()

    # The table

    def follow_table(self, table: TableScene | None) -> None:
        """Follow another table from now on, or none."""
        self._turn_show = None if table is None else TurnShow(table)
        self.hints.follow_table(table)
        super().follow_table(table)

    def listen(self, session: GameSession) -> list[Unsubscribe]:
        """Subscribe to changes, which first remove everything shown of the previous position."""
        return [session.changed.connect(lambda _: self._forget()), *super().listen(session)]

    def _forget(self) -> None:
        self.hints.forget()
        if self._turn_show is not None:
            self._turn_show.forget()

    def look_anew(self) -> None:
        """Update everything from the table, also its words."""
        if self._turn_show is not None:
            self._turn_show.words = JudgementWords(self._turn_show.session)
            self._rows.clear()
        self.look()

    def look(self) -> None:
        """Update everything from the table, also for a game that is being judged."""
        self._show_live()
        if self.is_live:
            self._timer.start()
        if self.is_seen or (self.is_made and self.course.running):
            self._point(None)
            self.course.follow(self._window.session)
            known = not (self.course.running or self.course.missing)
            if known and self._annotates is not None and self._annotates is self._window.session:
                self._write()  # it waited beside an analysis while the last of it was judged
            self._show_position()
            self._show_course()
            self._timer.start()

    def _why_not(self) -> str:
        """Return the reason nothing can be judged, as a sentence; empty if something can be."""
        if (session := self._window.session) is None:
            return tr("No game on the table.")
        return "" if session.viewer is None else translated(OFF_WHILE_HIDDEN)

    def known(self, position: Position) -> Judgement | None:
        """Return the best known judgement of a position, or None."""
        if self._latest is not None and self._latest[0] is position:
            return self._latest[1]
        return self.course.known(position)

    def _show_position(self) -> None:
        """Show the known judgement of the position on the table."""
        show, reason = self._turn_show, self._why_not()
        if show is None or reason:
            self.panel.show_position(ShownJudgement(reason=reason))
            return
        words, position = show.words, show.session.position
        if (player := next_actor(position, 0)) is None:
            judgement: Judgement | None = settled(position, show.session.game.piece_types)
            title = tr("The game is over.")
        else:
            judgement = self.known(position)
            title = tr("{name} is to move").format(name=show.session.name(player))
        rows = []
        for number in range(1, position.players + 1):
            share = None if judgement is None else judgement.shares[number - 1]
            badges = words.badges(number, position)
            rows.append(ShareRow(show.session.name(number), badges, share, number == player))
        self.panel.show_position(ShownJudgement(words, position, tuple(rows), judgement, title))

    # The position on the table

    def run(self, wanted: bool) -> None:
        """Judge the position on the table, and each one that follows it, or stop judging."""
        self.panel.show_running(wanted)
        self.update()

    def update(self) -> None:
        """Have the position on the table judged if the panel is seen and little is known.

        Otherwise stop searching it; a game is judged to its end.
        """
        seen = self.is_seen
        wanted = self.is_live or (seen and self.panel.running)
        self.judge.want(Urgency.TABLE, self._inquiry() if wanted else None)
        self.course.refine(seen)
        if not seen:
            self._point(None)
        if not wanted and not seen:
            self.judge.rest()

    def _inquiry(self) -> Inquiry | None:
        """Return the inquiry about the position on the table; None if nothing is left to find."""
        session = self._window.session
        if session is None or session.viewer is not None or session.outcome is not None:
            return None
        position, lines = session.position, self.panel.count.value() if self.is_seen else 1
        known, most = self._exhausted or (None, 0)
        if known is position and lines <= most:
            return None
        limit = Limit(NODES if self.is_seen and self.panel.running else LIVE_NODES)
        return Inquiry(position, session.game.piece_types, limit, lines=lines)

    def _hear(self, urgency: Urgency, inquiry: AnyInquiry, judgement: Judgement) -> None:
        """Show a judgement if it is of the position on the table."""
        if urgency is Urgency.TABLE:
            self._latest = inquiry.position, judgement
            self._show_live()
            if self.is_made:
                self._show_position()

    def _finish(self, urgency: Urgency, inquiry: AnyInquiry, judgement: Judgement) -> None:
        """Show the final judgement if it is of the position on the table."""
        self._hear(urgency, inquiry, judgement)
        if isinstance(inquiry, Inquiry) and inquiry.limit.nodes == NODES:
            self._exhausted = inquiry.position, inquiry.lines

    @property
    def is_live(self) -> bool:
        """Return True while everybody's shares are shown beside the board."""
        session = self._window.session
        own = session is not None and not session.exercise
        return own and self._window.commands["shares"].isChecked()

    def live(self) -> None:
        """Show everybody's shares of the position beside the board, or no longer, as is ticked."""
        self.look()
        self.update()

    def _show_live(self) -> None:
        """Show the known shares of the position in the list of players."""
        session = self._window.session
        known = None if session is None or not self.is_live else self.known(session.position)
        self._window.order_panel.show_shares(None if known is None else known.shares)

    def _fail(self, sentence: str) -> None:
        """Say the reason nothing is judged any longer."""
        self.course.stopped()
        if self.is_made:
            self.panel.show_running(False, sentence)
        self._window.report(sentence)

    # The game

    def judge_game(self) -> None:
        """Judge every position of the line on the table, in the background."""
        if reason := self._why_not():
            self._window.report(reason)
            return
        self.course.follow(self._window.session)
        self.course.start()

    def show_worst(self) -> None:
        """Show the worst moves of the game, and have it judged if necessary."""
        if self._window.session is None:
            self._window.report(tr("No game on the table."))
            return
        self.bring_forward()
        self.panel.pages.setCurrentIndex(GAME)
        self.judge_game()

    def annotate(self) -> None:
        """Annotate the line on the table, after it has been judged."""
        session, reason = self._window.session, self._why_not()
        if session is None or reason:
            self._window.report(reason)
        elif not session.takes_notes:
            self._window.report(tr("A game that is being played is annotated when it is over."))
        elif not session.root.children:
            self._window.report(tr("There are no moves to judge."))
        else:
            self._annotates = session
            self.show_worst()
            if not self.course.running:
                self._write()

    def _write(self) -> None:
        """Write the annotations into the game, as one change that undo takes back."""
        session, self._annotates = self._annotates, None
        if session is None or not session.takes_notes:
            return
        annotate(session, self.course.annotation())
        self._window.report(tr("The game is annotated; undo takes that back."))

    def _complete(self) -> None:
        """Write the annotations if they are waited for, else say that the game is judged."""
        self._show_position()  # it is judged with the others
        if self._annotates is not None and self._annotates is self._window.session:
            self._write()
            return
        count = len(self.course.worst())
        words = tr("The game has been judged: %n costly move(s).", "", count)
        self._window.report(words if count else tr("The game has been judged: no costly moves."))

    def _draw_soon(self) -> None:
        """Draw the graph soon, but no oftener than is readable."""
        if not self.is_made:
            return
        if self.course.running != self.panel.progress.running:
            self._show_course()  # the work began or ended
        elif not self._draw_timer.isActive():
            self._draw_timer.start()

    def _show_course(self) -> None:
        """Show the judgements of the game as far as they are known."""
        course, show, nodes = self.course, self._turn_show, self.course.nodes
        progress = JudgingProgress(*course.progress, course.running)
        if show is None or not nodes:
            self.panel.show_course(None, progress)
            return
        badges = tuple(map(show.words.home_badge, range(1, show.session.position.players + 1)))
        at = nodes.index(show.session.node) if show.session.node in nodes else None
        worst = tuple(self._worst_row(show.words, *costly) for costly in course.worst())
        shown = Course(badges, self._points(show.session), at, self._tip)
        self.panel.show_course(shown, progress, worst)

    def _points(self, session: GameSession) -> tuple[Shares | None, ...]:
        """Return the players' shares along the line, as found or as recorded."""
        course, players = self.course, session.position.players
        points = [
            known.shares if known is not None else read_evaluation(node.comment, players)
            for node, known in zip(course.nodes, course.judgements, strict=True)
        ]
        # The record leaves out obvious values: they are those of the next position.
        for at in range(len(points) - 2, 0, -1):
            points[at] = points[at] or (points[at + 1] if points[at - 1] else None)
        return tuple(points)

    def _tip(self, at: int) -> str:
        """Return the tool tip of a position of the line."""
        show, nodes = self._turn_show, self.course.nodes
        if show is None or at >= len(nodes):
            return ""
        known = self._points(show.session)[at]
        shares = tr("not judged") if known is None else show.words.shares(known)
        return f"{show.words.presenter.moment(nodes[at])}\n{shares}"

    def _worst_row(self, words: JudgementWords, at: int, costly: Judgement) -> ListRow:
        """Return a row for a costly turn; its value is the turn's number on the line."""
        node = self.course.nodes[at]
        if (known := self._rows.get((node, costly))) is not None:
            return known
        better = words.tokens(self.course.nodes[at - 1].position, costly.turns[0])
        note = tr("{cost} lost: {better} was better")
        if costly.missed_mate:
            note = tr("{cost} lost: {better} was mate")
        note = note.format(cost=share_text(costly.cost, EXACT), better=better)
        title, player = words.presenter.moment(node), costly.player or 0
        name, badge = words.session.name(player), words.home_badge(player)
        spoken = tr("{name}, {moment}: {note}").format(name=name, moment=title, note=note)
        tip = f"{name}: {title}\n{note}"
        row = self._rows[node, costly] = ListRow(at, title, note, "", badge, tip, spoken)
        return row

    def _go_to(self, at: int) -> None:
        """Go to a position of the line drawn."""
        if (session := self._window.session) is not None and at < len(self.course.nodes):
            session.visit(self.course.nodes[at])

    def _costly(self, at: int) -> Judgement | None:
        """Return the judgement of the position of a costly turn with a better one, or None."""
        known = self.course.judgements[at - 1]
        return known if known is not None and known.turns else None

    def _show_worst(self, at: int) -> None:
        """Go to the position of a costly turn, and draw the better turn."""
        show, nodes, costly = self._turn_show, self.course.nodes, self._costly(at)
        if show is None or costly is None:
            return
        self._go_to(at - 1)
        position, action = nodes[at - 1].position, nodes[at].action
        played = () if action is None else (action,)
        better = show.words.steps(position, costly.turns[0].actions)
        show.compare(better, show.words.steps(position, played))
        self._point_worst(at)
        row = self._worst_row(show.words, at, costly)
        self._window.report(sentence(joined(": ", (row.text, row.note))))

    def _point_worst(self, at: int | None) -> None:
        """Show the boards as they lie for the better turn, as long as its row is pointed at."""
        if (show := self._turn_show) is None:
            return
        if at is None or (costly := self._costly(at)) is None:
            show.lay(())
        elif show.session.node is self.course.nodes[at - 1]:
            show.lay(show.words.steps(show.session.position, costly.turns[0].actions))

    # The best turns

    def _point(self, turn: BestTurn | None) -> None:
        """Show a turn on the table: the boards as they would lie, and the moves as arrows."""
        if (show := self._turn_show) is not None:
            actions = () if turn is None else turn.actions
            show.point(show.words.steps(show.session.position, actions))

    def _play(self, turn: BestTurn) -> None:
        """Play a turn as a variation, never as a move of a game in progress."""
        session, table = self._window.session, self._table
        if session is None or table is None or not self.may_play(session):
            return
        self._point(None)
        for action in turn.actions:
            if (refusal := session.propose(action)) is not None:
                table.refuse(refusal)
                return
