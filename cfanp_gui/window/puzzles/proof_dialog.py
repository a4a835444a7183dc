"""Dialog for a person's own puzzle: its stipulation, the program's proof, and its file."""

import hashlib
from functools import partial

from PySide6.QtWidgets import QLineEdit, QProgressBar, QPushButton, QWidget

from cfanp_gui.bots.contract import Limit
from cfanp_gui.core.text import capitalized, one_line
from cfanp_gui.puzzles import puzzle_file, stipulation
from cfanp_gui.puzzles.prover import Proof, Verdict, prove, written
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.themes import themes_of
from cfanp_gui.record.files import replace_file
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.access.narrator import Announcer
from cfanp_gui.table.translate import sentence, tr, translated
from cfanp_gui.window.puzzles.background_search import SearchTask
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.file_prompts import ask_new_name
from cfanp_gui.window.widgets.forms import ModalDialog
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.widgets.plain_text import plain_label

LIMIT = Limit(20_000_000)
"""Maximum number of positions searched for a proof, unless it is cancelled before."""


class ProofDialog(ModalDialog):
    """Dialog that proves the stipulation of a position, or reports what is wrong with it."""

    def __init__(self, parent: QWidget | None, settings: Settings, given: GivenPosition) -> None:
        super().__init__(parent, tr("Puzzle"), (520, 260))
        self._settings, self._given = settings, given
        self._search: SearchTask | None = None
        self._puzzle: Puzzle | None = None
        sides = stipulation.sides_to_move(given.position)
        self.line = QLineEdit(f"{next(iter(sides), 'a')} mates in 1")
        words = tr("What is asked, such as {examples}:")
        label = plain_label(words.format(examples=stipulation.EXPECTED))
        label.setBuddy(self.line)
        self.line.setAccessibleName(tr("What is asked"))
        self.verdict, self.bar = plain_label(""), QProgressBar()
        self.prove, self.stop = QPushButton(tr("Prove")), QPushButton(tr("Cancel"))
        self.save, self.close_button = QPushButton(tr("Save puzzle…")), QPushButton(tr("Close"))
        self.prove.setDefault(True)
        self.announcer = Announcer(self.line)
        proving = in_row(self.prove, self.stop, (self.bar, 1))
        last = in_row(self.save, self.close_button)
        in_column(label, self.line, proving, (self.verdict, 1), last, over=self)
        self.line.textEdited.connect(self._forget)
        self.prove.clicked.connect(self._prove)
        self.stop.clicked.connect(self._stop)
        self.save.clicked.connect(self._save)
        self.close_button.clicked.connect(self.reject)
        self._enable()
        self.line.selectAll()
        self.line.setFocus()

    def _say(self, sentence: str) -> None:
        self.verdict.setText(sentence)
        self.announcer.say(sentence)

    def _enable(self) -> None:
        busy = self._search is not None
        self.prove.setEnabled(not busy)
        self.stop.setEnabled(busy)
        self.bar.setVisible(busy)
        self.save.setEnabled(self._puzzle is not None)

    def _forget(self) -> None:
        """Forget the proof: the stipulation has changed."""
        self._puzzle = None
        self.verdict.setText("")
        self._end()

    def _end(self) -> None:
        if self._search is not None:
            self._search.cancel()
            self._search = None
        self._enable()

    def _stop(self) -> None:
        self._end()
        self.line.setFocus()
        self._say(tr("The proof was cancelled."))

    def _prove(self) -> None:
        self._forget()
        position = self._given.position
        try:
            asked = stipulation.read(self.line.text())
            stipulation.seat_to_move(position, asked.side)
        except stipulation.PuzzleError as problem:
            self._say(tr("This cannot be asked: {reason}.").format(reason=translated(problem)))
            return
        search = self._search = SearchTask(
            lambda search: prove(position, asked, LIMIT, search.is_stopped, search.tell)
        )
        search.advanced.connect(self._advance)
        search.done.connect(partial(self._take, asked))
        search.failed.connect(self._fail)
        self.bar.setRange(0, 0)
        self._enable()
        self._say(tr("Looking for all solutions…"))
        search.start(may_hang=True)

    def _advance(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _fail(self, problem: Exception) -> None:
        """Have an error of the search reported like any other."""
        self._end()
        raise problem

    def _take(self, asked: stipulation.Stipulation, proof: Proof) -> None:
        self._search, given = None, self._given
        if proof.verdict is Verdict.SOUND:
            line, seat = proof.lines[0], stipulation.seat_to_move(given.position, asked.side)
            usual, options = given.game.as_seated, given.options.items()
            own = {name: value for name, value in options if usual.get(name, value) != value}
            digest = hashlib.sha256(f"{given.text} {asked.text}".encode()).hexdigest()
            key, themes = f"own-{digest[:10]}", themes_of(given.position, seat, asked, line, ())
            game, turns = given.game, written(line)
            self._puzzle = Puzzle(key, game, given.text, asked, turns, themes, options=own)
        words = translated(proof.sentence())
        self._enable()
        self._say(sentence(capitalized(words)))

    def _save(self) -> None:
        """Write the puzzle to a file, or add it to a file of puzzles."""
        assert self._puzzle is not None, "it was proved"
        proposed, kinds = self._settings.folder() / "puzzles.txt", f"{tr('Puzzles')} (*.txt)"
        path, _ = ask_new_name(self, tr("Save puzzle"), proposed, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".txt")
        try:
            there = puzzle_file.load(path) if path.exists() else []
            others = [puzzle for puzzle in there if puzzle.key != self._puzzle.key]
            replace_file(path, puzzle_file.write_all([*others, self._puzzle]).encode())
        except (OSError, ValueError) as problem:
            self._say(tr("The puzzle was not saved: {reason}.").format(reason=translated(problem)))
            return
        self._settings.set_folder(path.parent)
        words = tr("Saved in {file}, which has %n puzzle(s) now.", "", len(others) + 1)
        self._say(words.format(file=one_line(path.name)))

    def done(self, result: int) -> None:
        self._end()
        super().done(result)
