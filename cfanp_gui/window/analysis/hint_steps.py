"""Hints in steps, one for each request: the boards, then the piece, then the move."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from cfanp_gui.bots.contract import Limit, choices
from cfanp_gui.bots.judgement import BestTurn, Inquiry, Judgement
from cfanp_gui.core.boards import whole
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import SquareName, WithArticle
from cfanp_gui.core.wording import title_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN
from cfanp_gui.session.view_model import framed
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.board_signs import BoardSigns
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.judge import Judge, Urgency
from cfanp_gui.window.analysis.judgement_words import JudgementWords, ShownStep

NODES, SECONDS = 32_000, 3.0
"""Number of positions searched for a hint, and the longest time that a slow kernel takes for it."""
_SHOWN = "hint"
"""Owner name of a hint's arrows and rings."""


@dataclass(frozen=True, slots=True)
class Clue:
    """Step of a hint."""

    sentence: str
    """Sentence in which ``{square}`` stands for the present name of the square."""
    boards: tuple[int, ...]
    """Boards to highlight."""
    rings: tuple[RingShape, ...] = ()
    arrows: tuple[ArrowShape, ...] = ()
    square: SquareName | None = None
    """Square with its board; other boards pushed together may give it another name."""

    def words(self, session: GameSession) -> str:
        """Return the sentence, with the square named as on the frames on the screen."""
        square = "" if self.square is None else framed(session, self.square)
        return self.sentence.replace("{square}", square)


class HintSteps(QObject):
    """Controller that tells and shows the best move step by step, until the position changes."""

    def __init__(
        self,
        judge: Judge,
        report: Callable[[str], None],
        known: Callable[[Position], Judgement | None],
    ) -> None:
        """`known` returns a judgement of a position that has been found already."""
        super().__init__(judge)
        self._judge, self._report, self._known = judge, report, known
        self._table: TableScene | None = None
        self._lights: BoardSigns | None = None
        self._clues: list[Clue] = []
        """Steps of the hint; none while they are not known."""
        self.step = 0
        """Number of steps that have been told."""
        judge.judged.connect(self._take)

    def follow_table(self, table: TableScene | None) -> None:
        """Give hints at another table from now on, or at none."""
        self.forget()
        self._table, self._lights = table, None

    def forget(self) -> None:
        """Remove the hint, because the position has changed or the hint was told to its end."""
        self._judge.want(Urgency.HINT, None)
        self._clues, self.step = [], 0
        self._show(None)

    def ask(self) -> None:
        """Tell one more step of the best move; after the last one, remove the hint."""
        if self._table is not None and self.step < len(self._clues):
            self._tell(self._table.session)
        elif self._clues:
            self.forget()
            self._report(tr("The hint is taken back."))
        elif self._judge.wants(Urgency.HINT) is None and (sentence := self._search()):
            self._report(sentence)

    def _search(self) -> str:
        """Begin a known hint, or else have one found; return a sentence to report."""
        if self._table is None:
            return tr("No game on the table.")
        session = self._table.session
        if session.viewer is not None:
            return translated(OFF_WHILE_HIDDEN)
        position, types = session.position, session.game.piece_types
        if position.outcome() is not None:
            return tr("The game is over: there is no move to hint at.")
        people = (actor for actor in sorted(position.actors()) if not session.moves_itself(actor))
        player = next((person for person in people if choices(position, person)), None)
        if player is None:
            return tr("It is a bot’s turn: hints are for people.")
        known = self._known(position)
        if known is not None and known.player == player and known.turns and known.nodes >= NODES:
            self._begin(session, known.turns[0])
            return ""
        limit = Limit(NODES, SECONDS)
        self._judge.want(Urgency.HINT, Inquiry(position, types, limit, player=player))
        return tr("Looking for a hint…")

    def _take(self, urgency: Urgency, inquiry: Inquiry, judgement: Judgement) -> None:
        session = None if self._table is None else self._table.session
        if urgency is not Urgency.HINT or session is None:
            return
        if inquiry.position is not session.position:
            return
        if judgement.turns:
            self._begin(session, judgement.turns[0])
        else:
            self._report(tr("There is no move to hint at."))

    def _begin(self, session: GameSession, turn: BestTurn) -> None:
        for step in JudgementWords(session).steps(session.position, turn.actions[:1]):
            self._clues = clues(session, step)
            self._tell(session)

    def _tell(self, session: GameSession) -> None:
        """Tell the next step."""
        clue = self._clues[self.step]
        self.step += 1
        self._show(clue)
        self._report(clue.words(session))

    def _show(self, clue: Clue | None) -> None:
        if (table := self._table) is None or (clue is None and self._lights is None):
            return
        clue = clue or Clue("", ())
        if self._lights is None:
            self._lights = BoardSigns(table.boards)
        self._lights.show(clue.boards, table.theme)
        table.arrows.show(_SHOWN, clue.arrows, clue.rings)


def clues(session: GameSession, step: ShownStep) -> list[Clue]:
    """Return the steps of a hint: the boards, the piece, the move."""
    at, position = session.situation, session.position
    last = tr("Hint: {move}.").format(move=step.token)
    if step.action == position.turn_end:
        return [Clue(tr("Hint: end the turn."), ())]
    if step.target is None or step.piece is None:
        return [Clue(last, ())]  # for example a pass: nothing is moved
    army, first = step.piece.army, []
    if step.pair is not None:
        boards = tuple(step.pair)
        low, high = (at.board(board).label for board in boards)
        words = tr("Hint: push {one} and {other} together.").format(one=low, other=high)
        first = [Clue(words, boards)] if step.pair != session.pair else []
    else:
        board = (step.source or step.target).board
        groups = whole(position.boards())
        boards = next((tuple(group) for group in groups if board in group), (board,))
        words = tr("Hint: look at board {board}.").format(board=at.board(board).label)
        if len(groups) > 1:
            first = [Clue(words, boards)]
    title = title_of(session.game, step.piece.letter)
    if step.source is None:
        words = tr("Hint: put a piece from the pocket on the board: {piece}.")
        words = words.format(piece=translated(title))
        goal = (RingShape(step.target, army),)
        return [*first, Clue(words, boards), Clue(last, boards, goal)]
    name = at.board(step.source.board).title(step.source.index)
    square = SquareName(name, step.source.board, step.source.index)
    words = tr("Hint: move {the_piece} on {square}.")
    words = words.replace("{the_piece}", translated(WithArticle(title)))
    arrows = (ArrowShape(step.source, step.target, army),)
    rings = (RingShape(step.source, army),)
    moved = Clue(words, boards, rings, square=square)
    return [*first, moved, Clue(last, boards, (), arrows)]
