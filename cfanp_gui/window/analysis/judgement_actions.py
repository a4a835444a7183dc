"""Judgements as the window has them: of the position on the table, of the game, and as hints.

Nothing is judged before a person asks. Then the position on the table is looked at as long as the
panel is seen; a game is gone through in the background, and a hint interrupts both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.position import Position
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.analysis_dock import AnalysisDock
from cfanp_gui.window.menu_actions import JUDGEMENT
from cfanp_gui.window.panels.late_dock import DockHost

if TYPE_CHECKING:
    from cfanp_gui.bots.judgement import BestTurn, Inquiry, Judgement
    from cfanp_gui.window.analysis.game_course import GameCourse
    from cfanp_gui.window.analysis.hint_steps import HintSteps
    from cfanp_gui.window.analysis.judge import Judge, Urgency
    from cfanp_gui.window.analysis.judgement_panel import JudgementPanel
    from cfanp_gui.window.analysis.judgement_words import JudgementWords, ShownStep
    from cfanp_gui.window.analysis.turn_list import WorstRow
    from cfanp_gui.window.analysis.turn_show import TurnShow

NODES = 1_000_000
"""Positions that are looked at for the one on the table; then it is known well enough."""
_DRAW_MS = 250
"""How often the course of a game is drawn anew while more of it becomes known."""


class JudgementActions(AnalysisDock):
    """Shows the panel, has positions judged, and shows on the table what was found."""

    name = JUDGEMENT
    panel: JudgementPanel | None

    def __init__(self, host: DockHost) -> None:
        super().__init__(host)
        self.judge: Judge | None = None
        """None before somebody wants a judgement, as the next two."""
        self.course: GameCourse | None = None
        self.hints: HintSteps | None = None
        self._words: JudgementWords | None = None
        self._found: tuple[Position, Judgement] | None = None
        """What was found last about a position on the table."""
        self._running = False
        """Whether the position on the table is looked at as long as the panel is seen."""
        self._turn_show: TurnShow | None = None
        """None until a turn is shown on the table."""
        self._rows: dict[tuple[Node, Judgement], WorstRow] = {}
        """The worst moves in words, as far as they have been told."""
        self._draw_timer = single_shot(self, _DRAW_MS, self._show_course)

    # The panel

    def title(self) -> str:
        return tr("Judgement")

    def make_panel(self) -> JudgementPanel:
        from cfanp_gui.window.analysis.judgement_panel import JudgementPanel

        self._have_judge()
        panel = JudgementPanel()
        panel.start_asked.connect(self.start)
        panel.stop_asked.connect(self.stop)
        panel.count_changed.connect(lambda _: self._timer.start())
        panel.game_asked.connect(self.judge_game)
        panel.cancel_asked.connect(self._cancel_game)
        panel.chosen.connect(self._go_to)
        panel.list.pointed.connect(self._point)
        panel.list.chosen.connect(self._play)
        panel.worst_list.pointed.connect(self._point_worst)
        panel.worst_list.chosen.connect(self._show_worst)
        return panel

    def sleep(self) -> None:
        """Look no longer at the position on the table; a game is judged to its end."""
        self._point(None)
        self.update()

    def _have_judge(self) -> Judge:
        if self.judge is None:
            from cfanp_gui.window.analysis.game_course import GameCourse
            from cfanp_gui.window.analysis.hint_steps import HintSteps
            from cfanp_gui.window.analysis.judge import Judge

            self.judge = judge = Judge(self)
            judge.heard.connect(self._hear)
            judge.judged.connect(self._hear)
            judge.failed.connect(self._fail)
            self.course = course = GameCourse(judge)
            course.changed.connect(self._draw_soon)
            course.completed.connect(self._tell_completed)
            self.hints = HintSteps(judge, self._report, self.known)
            if self._table is not None:
                self.hints.follow_table(self._table)
        return self.judge

    def keep(self) -> None:
        """Remember whether the panel is shown; nothing is judged any longer."""
        super().keep()
        self._draw_timer.stop()
        if self.judge is not None:
            self.judge.close()

    # The table

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        self._turn_show, self._words = None, None
        if self.hints is not None:
            self.hints.follow_table(table)
        super().follow_table(table)

    def look_anew(self) -> None:
        """Tell everything in words that are up to date."""
        self._rows.clear()
        super().look_anew()

    def follow_change(self) -> None:
        """Forget what was shown of the position before."""
        if self.hints is not None:
            self.hints.forget()
        if self._turn_show is not None:
            self._turn_show.forget()
        super().follow_change()

    def look(self) -> None:
        """Look at what lies on the table now."""
        panel = self.panel
        if panel is None or self.course is None:
            return
        if not panel.isVisible() and not self.course.running:
            return  # it is looked at when the panel is shown
        self._point(None)
        self.course.follow(self._session())
        self._show_position()
        self._show_course()
        self._timer.start()

    def _have_words(self, session: GameSession) -> JudgementWords:
        if self._words is None:
            from cfanp_gui.window.analysis.judgement_words import JudgementWords

            self._words = JudgementWords(session)
        return self._words

    def known(self, position: Position) -> Judgement | None:
        """Return the best that is known of a position."""
        if self._found is not None and self._found[0] is position:
            return self._found[1]
        return None if self.course is None else self.course.known(position)

    def _show_position(self) -> None:
        """Show what is known of the position on the table."""
        from cfanp_gui.window.analysis.judgement_panel import Shown

        panel, session = self.panel, self._session()
        if panel is None:
            return
        if session is None:
            panel.show_position(Shown(reason=tr("No game on the table.")))
            return
        from cfanp_gui.bots.judgement import mover, settled
        from cfanp_gui.window.analysis.share_bars import ShareRow

        words, position = self._have_words(session), session.position
        player = mover(position)
        judgement = (
            settled(position, session.game.piece_types) if player is None else self.known(position)
        )
        rows = []
        for one in range(1, position.players + 1):
            share = None if judgement is None else judgement.shares[one - 1]
            text = "" if share is None else words.share(share)
            badges = words.badges(one, position)
            rows.append(ShareRow(words.name(one), badges, share, text, one == player))
        title = tr("The game is over.")
        if player is not None:
            title = tr("{name} is to move").format(name=words.name(player))
        panel.show_position(Shown(words, position, tuple(rows), judgement, title))

    # The position on the table

    def start(self) -> None:
        """Look at the position on the table, and at every other one that comes there."""
        self._running = True
        if self.panel is not None:
            self.panel.show_running(True)
        self.update()

    def stop(self) -> None:
        """Look no longer; what was found stays to be read."""
        self._running = False
        if self.panel is not None:
            self.panel.show_running(False)
        self.update()

    def update(self) -> None:
        """Have the position on the table judged, if somebody looks and it is not known well."""
        if self.judge is None or self.panel is None:
            return
        from cfanp_gui.window.analysis.judge import Urgency

        seen = self.panel.isVisible()
        self.judge.want(Urgency.TABLE, self._inquiry() if self._running and seen else None)
        if not seen:
            self.judge.rest()

    def _inquiry(self) -> Inquiry | None:
        """Return what is asked about the position on the table; None where nothing is left."""
        from cfanp_gui.bots.contract import Limit
        from cfanp_gui.bots.judgement import Inquiry

        session, panel = self._session(), self.panel
        if session is None or panel is None or session.position.outcome() is not None:
            return None
        known, lines = self.known(session.position), panel.count.value()
        if known is not None and known.nodes >= NODES and len(known.turns) >= lines:
            return None
        return Inquiry(session.position, session.game.piece_types, Limit(NODES), lines=lines)

    def _hear(self, who: Urgency, inquiry: Inquiry, found: Judgement) -> None:
        """Show what was found about the position on the table."""
        from cfanp_gui.window.analysis.judge import Urgency

        if who is Urgency.TABLE:
            self._found = inquiry.position, found
            self._show_position()

    def _fail(self, sentence: str) -> None:
        """Say why nothing is judged any longer."""
        self._running = False
        if self.course is not None:
            self.course.stopped()
        if self.panel is not None:
            self.panel.show_running(False, sentence)
        self._report(sentence)

    # The game

    def judge_game(self) -> None:
        """Judge every position of the line on the table, in the background."""
        if self.course is None:
            return
        self.course.follow(self._session())
        self.course.start()

    def show_worst(self) -> None:
        """Show the worst moves of the game, and have it judged if it is not yet."""
        from cfanp_gui.window.analysis.judgement_panel import GAME

        if self._session() is None:
            self._report(tr("No game on the table."))
            return
        self.bring_forward()
        assert self.panel is not None, "it was loaded"
        self.panel.show_page(GAME)
        self.judge_game()

    def _cancel_game(self) -> None:
        if self.course is not None:
            self.course.cancel()

    def _tell_completed(self) -> None:
        """Say that the game has been judged, to who may look elsewhere."""
        if self.course is not None:
            count = len(self.course.worst())
            told = tr("The game has been judged: %n costly move(s).", "", count)
            self._report(told if count else tr("The game has been judged: no costly moves."))

    def _draw_soon(self) -> None:
        """Show what has become known, but not oftener than can be looked at."""
        course, panel = self.course, self.panel
        if course is None or panel is None:
            return
        if course.running != panel.progress.running:
            self._show_course()  # it began or ended
        elif not self._draw_timer.isActive():
            self._draw_timer.start()

    def _show_course(self) -> None:
        """Show how the game went, as far as is known."""
        panel, course, session = self.panel, self.course, self._session()
        if panel is None or course is None:
            return
        from cfanp_gui.window.analysis.judgement_panel import Progress
        from cfanp_gui.window.analysis.share_graph import Course

        progress = Progress(len(course.nodes) - course.missing, len(course.nodes), course.running)
        if session is None or not course.nodes:
            panel.show_course(None, progress)
            panel.show_worst(())
            return
        words = self._have_words(session)
        nodes = course.nodes
        badges = tuple(words.home_badge(one + 1) for one in range(session.position.players))
        points = tuple(None if one is None else one.shares for one in course.found)
        at = nodes.index(session.node) if session.node in nodes else None
        panel.show_course(Course(badges, points, at, self._tip), progress)
        panel.show_worst(tuple(self._worst_row(session, *one) for one in course.worst()))

    def _tip(self, at: int) -> str:
        """Return what there is to say of a position of the line."""
        session, course = self._session(), self.course
        if session is None or course is None or at >= len(course.nodes):
            return ""
        words, found = self._have_words(session), course.found[at]
        told = tr("not judged") if found is None else words.shares(found.shares)
        return f"{words.moment(course.nodes[at])}\n{told}"

    def _worst_row(self, session: GameSession, at: int, found: Judgement) -> WorstRow:
        from cfanp_gui.window.analysis.turn_list import WorstRow

        assert self.course is not None, "something of it is listed"
        words, node = self._have_words(session), self.course.nodes[at]
        if (known := self._rows.get((node, found))) is not None:
            return known
        position = self.course.nodes[at - 1].position
        better = words.tokens(position, found.turns[0])
        cost = words.exact(found.cost)
        note = (
            tr("{cost} lost: {better} was mate")
            if found.missed_mate
            else tr("{cost} lost: {better} was better")
        ).format(cost=cost, better=better)
        title = words.moment(node)
        player = found.player or 0
        name = words.name(player)
        spoken = tr("{name}, {moment}: {note}").format(name=name, moment=title, note=note)
        tip = "\n".join([f"{name}: {title}", note])
        row = WorstRow(at, words.home_badge(player), title, note, spoken, tip)
        self._rows[node, found] = row
        return row

    def _go_to(self, at: int) -> None:
        """Go to a position of the line that is drawn."""
        session, course = self._session(), self.course
        if session is not None and course is not None and at < len(course.nodes):
            session.visit(course.nodes[at])

    def _show_worst(self, row: WorstRow) -> None:
        """Go to where a costly turn was chosen, and draw what would have been better."""
        session, course, shown = self._session(), self.course, self._have_show()
        if session is None or course is None or shown is None:
            return
        found = course.found[row.at - 1]
        nodes = course.nodes
        if found is None or not found.turns:
            return
        self._go_to(row.at - 1)
        words, position = self._have_words(session), nodes[row.at - 1].position
        action = nodes[row.at].action
        played = () if action is None else (action,)
        better = words.steps(position, found.turns[0].actions)
        shown.compare(better, words.steps(position, played))
        self._point_worst(row)
        self._report(f"{row.title}: {row.note}.")

    def _point_worst(self, row: WorstRow | None) -> None:
        """Show the boards as they lie for the better turn, as long as its row is pointed at."""
        session, course, shown = self._session(), self.course, self._turn_show
        if session is None or course is None or shown is None:
            return
        found = None if row is None else course.found[row.at - 1]
        if row is None or found is None or not found.turns:
            shown.lay(())
        elif session.node is course.nodes[row.at - 1]:
            words = self._have_words(session)
            shown.lay(words.steps(session.position, found.turns[0].actions))

    # The best turns

    def _point(self, turn: BestTurn | None) -> None:
        """Show a turn on the table: the boards as they would lie, and where pieces would go."""
        session, shown = self._session(), self._turn_show if turn is None else self._have_show()
        if session is None or shown is None:
            return
        steps: tuple[ShownStep, ...] = ()
        if turn is not None:
            steps = self._have_words(session).steps(session.position, turn.actions)
        shown.point(steps)

    def _have_show(self) -> TurnShow | None:
        """Return what shows turns on the table, if there is one."""
        if self._turn_show is None and self._table is not None:
            from cfanp_gui.window.analysis.turn_show import TurnShow

            self._turn_show = TurnShow(self._table)
        return self._turn_show

    def _play(self, turn: BestTurn) -> None:
        """Play a turn as a variation; never as a move of a game that goes on."""
        session, table = self._session(), self._table
        if session is None or table is None:
            return
        if not self.may_play(session):
            return
        self._point(None)
        for action in turn.actions:
            if (refusal := session.propose(action)) is not None:
                table.refuse(refusal)
                return

    # Hints

    def hint(self) -> None:
        """Tell one step more of the best move."""
        if self._session() is None:
            self._report(tr("No game on the table."))
            return
        self._have_judge()
        assert self.hints is not None, "it is made with the judge"
        self.hints.ask()
