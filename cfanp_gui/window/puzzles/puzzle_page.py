"""Puzzle at the table of a window: it answers the moves tried there."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Signal

from cfanp_gui.bots.contract import Limit
from cfanp_gui.core.actions import Action
from cfanp_gui.core.text import Text
from cfanp_gui.puzzles.attempts import AttemptJudgement, Judged, judge, right_action
from cfanp_gui.puzzles.prover import POSITIONS
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import enumerated, joined, sentence, tr, translated
from cfanp_gui.window.analysis.hint_steps import Clue, clues
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.exercises.exercise_mode import ExercisePage, ExercisePanel, exercise_session
from cfanp_gui.window.puzzles.background_search import SearchTask
from cfanp_gui.window.widgets.chips import LowButton
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label, set_tip

LIMIT = Limit(POSITIONS, 20.0)
"""Limit of the search for an answer that is not the solution's."""


class PuzzlePhase(Enum):
    """Phase of solving a puzzle."""

    SOLVING = auto()
    REFUTED = auto()
    """A wrong move was tried: it is answered, and will be taken back."""
    SOLVED = auto()
    SHOWN = auto()
    """The solution is being shown, or was shown."""


_END_WORDS = {PuzzlePhase.SOLVED: Text("Solved."), PuzzlePhase.SHOWN: Text("This is the solution.")}
"""Sentences with which the panel shows that a puzzle has ended."""


class PuzzlePanel(ExercisePanel):
    """Panel of the stipulation in one sentence, and buttons; the themes are shown in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.title = quiet_label()
        """Title of the puzzle, and its rating."""
        self.asked = bold_label(times=1.25)
        self.mover = plain_label("")
        """Side to move."""
        self.verdict = bold_label()
        """Progress, or the result."""
        self.themes = quiet_label()
        self.hint, self.solution = LowButton(""), LowButton("")
        self.next, self.analyse = LowButton("", is_primary=True), LowButton("")
        """They take the place of the two buttons that help."""
        self.retry, self.leave = LowButton(""), LowButton("")
        words = (self.title, self.asked, self.mover, self.themes)
        helping, last = (self.hint, self.solution), (self.retry, self.leave)
        self._lay(words, (helping, (self.next, self.analyse), last), self.verdict)

    def retranslate(self) -> None:
        self.next.setText(self.tr("Next puzzle"))
        self.analyse.setText(self.tr("Analyse"))
        self.hint.setText(self.tr("Hint"))
        self.solution.setText(self.tr("Show the solution"))
        self.retry.setText(self.tr("Start again"))
        self.leave.setText(self.tr("Leave"))

    def show_puzzle(self, title: str, key: str, asked: str, mover: str) -> None:
        """Show a stipulation to be solved; the key of the puzzle is only in a tip."""
        self.title.setText(title)
        set_tip(self.title, self.tr("Key in its file: {key}").format(key=key))
        self.asked.setText(asked)
        self.mover.setText(mover)
        self.show_end("", "", False)
        self._area.verticalScrollBar().setValue(0)

    def say(self, sentence: str) -> None:
        """Show a sentence on the progress; an empty one shows nothing."""
        self.verdict.setText(sentence)
        self.verdict.setHidden(not sentence)

    def show_end(self, sentence: str, themes: str, is_end: bool = True) -> None:
        """Show the result and the themes, and offer the next steps."""
        self.say(sentence)
        self.themes.setText(themes)
        for part in (self.themes, self.next, self.analyse):
            part.setVisible(is_end)
        for part in (self.mover, self.hint, self.solution):
            part.setVisible(not is_end)


class PuzzlePage(ExercisePage[PuzzlePanel]):
    """Page that shows one puzzle after the other."""

    name = "puzzle"

    tried = Signal(object, bool)
    """Carries a puzzle, once each time, and True if it was solved without help or wrong moves."""
    solved = Signal()
    """Emitted when a person has finally solved a puzzle."""
    analyse_asked = Signal()

    puzzle: Puzzle | None = None
    """Puzzle on the table, or the last that was there."""
    phase = PuzzlePhase.SOLVING
    _title: Callable[[], str] = str
    """Returns the title in the current language."""
    _is_told = False
    """True if `tried` was emitted for the puzzle."""
    _right: set[tuple[Action, ...]]
    """Lines from the start of the puzzle that lead on and leave the turn with the solver."""
    _search: SearchTask | None = None
    _clues: list[Clue]
    """Steps of a hint that are still to be told."""

    def make_panel(self) -> PuzzlePanel:
        panel = PuzzlePanel()
        panel.hint.clicked.connect(self.hint)
        panel.solution.clicked.connect(self.show_solution)
        panel.retry.clicked.connect(self.retry)
        panel.next.clicked.connect(self.next_asked)
        panel.analyse.clicked.connect(self.analyse_asked)
        panel.leave.clicked.connect(self._exercises.leave)
        return panel

    def title(self) -> str:
        return tr("Puzzle")

    def begin(self, puzzle: Puzzle, title: Callable[[], str]) -> None:
        """Put a puzzle on the table; `title` returns its title in the current language."""
        self.cancel()
        self.puzzle, self._title, self.phase = puzzle, title, PuzzlePhase.SOLVING
        self._is_told, self._right, self._clues = False, {()}, []
        options, persons = {**puzzle.game.as_seated, **puzzle.options}, {puzzle.player}
        if self.lay(exercise_session(puzzle.game, options, puzzle.position, persons, title())):
            self._show()
            self._view.setFocus()
            self._window.announce(joined(" ", (self.panel.asked.text(), self.panel.mover.text())))

    @property
    def _begun(self) -> Puzzle:
        assert self.puzzle is not None, "it has begun"
        return self.puzzle

    def retranslate(self) -> None:
        super().retranslate()
        if self._laid is not None and self.is_on_table:
            self._laid.exercise = self._title()
            self._show()
            if self.phase in _END_WORDS:
                self._show_end()

    def _show(self) -> None:
        puzzle = self._begun
        rating = tr("Rating {rating}").format(rating=puzzle.rating)
        side = side_words(puzzle.stipulation.side)
        mover = tr("{side} is to move: find its move.").format(side=side)
        self.panel.show_puzzle(f"{self._title()}\n{rating}", puzzle.key, asked_words(puzzle), mover)

    def _line(self) -> tuple[Action, ...]:
        session = self._window.session
        assert session is not None, "it is on the table"
        done = [node.action for node in session.node.path() if node.action is not None]
        return tuple(reversed(done))

    def follow(self) -> None:
        """Respond to the latest action."""
        if not self.is_on_table or self._exercises.is_waiting:
            return
        line = self._line()
        if self.phase is PuzzlePhase.REFUTED:
            self._take_back(line)
        elif self.phase is PuzzlePhase.SOLVING:
            self.cancel()
            if line in self._right:
                return
            if (known := self._by_solution(line)) is not None:
                self._answer(line, known)
                return
            puzzle = self._begun
            self.panel.say(tr("Looking for an answer…"))
            search = SearchTask(lambda search: judge(puzzle, line, LIMIT, search.is_stopped))
            search.done.connect(partial(self._answer, line))
            self._start(search)

    def _by_solution(self, line: tuple[Action, ...]) -> AttemptJudgement | None:
        """Return the judgement of moves of the solution itself; None for others."""
        puzzle = self._begun
        solution = puzzle.actions()
        if line != solution[: len(line)]:
            return None
        if line == solution:
            return AttemptJudgement(Judged.SOLVED)
        position, replies = puzzle.position, list[Action]()
        for at, action in enumerate(solution):
            position, done = position.apply(action)
            if at >= len(line):
                if done.actor == puzzle.player:
                    break
                replies.append(action)
        return AttemptJudgement(Judged.ON_THE_WAY, tuple(replies))

    def _start(self, search: SearchTask) -> None:
        self.cancel()
        self._search = search
        search.failed.connect(self._fail)
        search.start(may_hang=True)

    def _fail(self, problem: Exception) -> None:
        """Have an error of the search reported like any other."""
        self._search = None
        raise problem

    def cancel(self) -> None:
        """Cancel the search."""
        if self._search is not None:
            self._search.cancel()
            self._search = None

    def _answer(self, line: tuple[Action, ...], judgement: AttemptJudgement) -> None:
        """Answer moves whose judgement is known."""
        self._search = None
        if not self.is_on_table or self.phase is not PuzzlePhase.SOLVING or line != self._line():
            return
        self._forget_hint()
        if judgement.judged is Judged.SOLVED:
            self.phase = PuzzlePhase.SOLVED
            self._tell(True)
            self._end()
            self.solved.emit()
        elif judgement.judged is Judged.ON_THE_WAY:
            self._right |= {line, (*line, *judgement.replies)}
            self._say(tr("Right. Go on."))
            self._exercises.play(judgement.replies)
        else:
            self._tell(False)
            self.phase = PuzzlePhase.REFUTED
            words = tr("That does not do it. It is taken back.")
            if judgement.judged is Judged.UNDECIDED:
                words = tr("This is not the solution. It is taken back.")
            elif judgement.replies:
                words = tr("That does not do it: look at the answer.")
            self._say(words)
            if judgement.replies:
                self._exercises.play(judgement.replies)
            else:
                self._take_back(line)

    def _take_back(self, line: tuple[Action, ...]) -> None:
        """Take back a wrong move when it has been seen."""
        right = max(at for at in range(len(line) + 1) if line[:at] in self._right)

        def act() -> None:
            session = self._window.session
            self.phase = PuzzlePhase.SOLVING
            if session is not None and self.is_on_table:
                session.go_back(len(line) - right)
                self.panel.say(tr("Try again."))
                self._window.announce(tr("Try again."))

        if right == len(line):
            act()  # a person has gone back already
        else:
            self._exercises.when_at_rest(act, slowly=True)

    def _say(self, sentence: str) -> None:
        self.panel.say(sentence)
        self._window.report(sentence)

    def _tell(self, solved: bool) -> None:
        if not self._is_told:
            self._is_told = True
            self.tried.emit(self.puzzle, solved)

    def _end(self) -> None:
        self._show_end()
        self._window.announce(self.panel.verdict.text())
        self.panel.next.setFocus()

    def _show_end(self) -> None:
        themes = enumerated(map(theme_words, self._begun.themes))
        themes = tr("Themes: {themes}").format(themes=themes) if themes else ""
        self.panel.show_end(translated(_END_WORDS[self.phase]), themes)

    def add(self, words: str) -> None:
        """Add a sentence on the result of the puzzle."""
        self.panel.say(joined(" ", (self.panel.verdict.text(), words)))
        self._window.announce(words)

    def hint(self) -> None:
        """Highlight the boards, then the piece, then the move."""
        if not self.is_on_table or self._exercises.is_waiting or self._search is not None:
            return
        if (session := self._window.session) is None or self.phase is not PuzzlePhase.SOLVING:
            return
        self._tell(False)
        if self._clues:
            self._tell_clue(session)
            return
        puzzle, line = self._begun, self._line()
        search = SearchTask(lambda search: right_action(puzzle, line, search.is_stopped))
        search.done.connect(partial(self._give_hint, line))
        self._start(search)

    def _give_hint(self, line: tuple[Action, ...], action: Action | None) -> None:
        self._search = None
        session = self._window.session
        if session is None or not self.is_on_table or line != self._line():
            return
        tried = () if action is None else (action,)
        first = next(iter(JudgementWords(session).steps(session.position, tried)), None)
        self._clues = [] if first is None else clues(session, first)
        if self._clues:
            self._tell_clue(session)
        else:
            self._window.report(tr("There is no move to hint at."))

    def _tell_clue(self, session: GameSession) -> None:
        clue = self._clues.pop(0)
        self.light(clue.boards, clue.arrows, clue.rings)
        self._window.report(clue.words(session))

    def _forget_hint(self) -> None:
        self._clues = []
        self.light()

    def show_solution(self) -> None:
        """Play the solution, move by move, from the present position."""
        session, puzzle = self._window.session, self.puzzle
        if session is None or puzzle is None or not self.is_on_table:
            return
        self.cancel()
        self._exercises.cancel()
        self._forget_hint()
        self._tell(False)
        self.phase = PuzzlePhase.SHOWN
        solution, line = puzzle.actions(), self._line()
        if line != solution[: len(line)]:
            session.go_back(len(line))
            line = ()
        self._end()
        self._exercises.play(solution[len(line) :])

    def retry(self) -> None:
        """Begin the puzzle once more."""
        if self.puzzle is not None and self.is_on_table:
            is_told = self._is_told
            self.begin(self.puzzle, self._title)
            self._is_told = is_told


def side_words(side: str) -> str:
    """Return the name of the side that begins a stipulation, such as ``b`` or ``2w``."""
    if len(side) == 1:
        return tr("Army {letter}").format(letter=side.upper())
    board, colour = side[:-1], side[-1]
    words = tr("White on board {board}") if colour == "w" else tr("Black on board {board}")
    return words.format(board=board)


def asked_words(puzzle: Puzzle) -> str:
    """Return the stipulation of a puzzle, as a sentence."""
    asked = puzzle.stipulation
    return sentence(asked.sentence(side_words(asked.side)))


def title_words(puzzle: Puzzle, called: str) -> str:
    """Return the title of a puzzle: its name, the stipulation, and the number of players."""
    asked = translated(puzzle.stipulation.title)
    return " · ".join((called, asked, tr("%n player(s)", "", puzzle.position.players)))


def theme_words(theme: str) -> str:
    """Return the name of a theme; one made up by a person is its own name."""
    return translated(THEMES.get(theme, theme))
