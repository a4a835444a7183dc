"""Pictures of the game on the table: one of the position, or a film of moves."""

import atexit
from collections.abc import Callable, Iterable
from itertools import chain, combinations
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage

from cfanp_gui.core.boards import Square, without_strip
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import one_line
from cfanp_gui.record import picture, rendering
from cfanp_gui.record.drawings import Arrow, Drawings, Paint, Ring
from cfanp_gui.record.film import PAGE
from cfanp_gui.record.picture_document import PictureContent, PictureStyle, bearing
from cfanp_gui.session import record_pictures, store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import last_moves
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.translate import translated
from cfanp_gui.window.files.draw_run import DrawRun, Progressed
from cfanp_gui.window.files.picture_dialogs import FilmDialog, PictureChoice, PictureDialog
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.services.render_files import png
from cfanp_gui.window.widgets.file_prompts import ask_save_name
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.workplace import Workplace


def paint(session: GameSession, square: Square, army: int | None) -> Paint:
    """Return the paint of an army's arrow that begins on a square; a neutral one for no army."""
    if army is None:
        return str(LIGHT.accent.name())
    piece = session.position.pieces().get(square)
    if piece is None or piece.army != army:
        piece = Piece(next(iter(session.game.piece_types)), army)
    return session.position.style(piece).paint


BUSY_MS = 400
"""Time after which a progress dialog is shown, in milliseconds."""
SVG_TYPE = "image/svg+xml"


class PictureActions(QObject):
    """Commands that ask a person, over a window, for a kind of picture, and have it made."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self.run: DrawRun | None = None
        """Run that draws at present."""

    # One picture

    def save_picture(self) -> None:
        """Ask for the contents of a picture of the position, and save or copy it."""
        if (session := self._window.session) is None:
            return
        dialog = PictureDialog(self._window, self.draw, self._places(session))
        dialog.copy.clicked.connect(lambda: self._copy(self.draw(dialog.choice(), as_png=True)))
        if not dialog.ask():
            return
        choice = dialog.choice()
        sheet = self.tr("Sheet with all moves (PDF)"), ".pdf"
        formats = [(self.tr("PNG picture"), ".png"), (self.tr("SVG picture"), ".svg"), sheet]
        title, name = self.tr("Save the picture"), self.tr("picture")
        target = ask_save_name(self._window, self._settings, title, name, formats)
        if target is not None:
            done = self.tr("The picture is saved as {file}.").format(file=one_line(target.name))
            self._start(self._pictures(choice, target.suffix.lower()), target, done)

    def _pictures(self, choice: PictureChoice, kind: str) -> Callable[[Progressed], list[str]]:
        """Return a function that draws a picture, or a sheet, for a kind of file."""
        session = self._window.session
        assert session is not None, "a picture of it was asked for"
        if kind != ".pdf":
            svg = self.draw(choice, kind == rendering.PICTURE)
            return lambda _: [svg]
        record, ply = store.record_of_line(session), session.node.ply
        outline = bearing(self._settings.preferences().signs)
        shown = choice.options, choice.boards, choice.plates
        return lambda _: record_pictures.sheet(record, ply, translated, outline, *shown)

    def copy_picture(self) -> None:
        """Put the picture of the whole table on the clipboard, with its arrows and rings."""
        if self._window.session is not None:
            self._copy(self.draw(PictureChoice()))

    def _copy(self, svg: str) -> None:
        """Put a picture on the clipboard, as pixels and as SVG."""
        data = QMimeData()
        data.setData(SVG_TYPE, svg.encode())
        image = QImage()
        image.loadFromData(png(svg.encode()))
        data.setImageData(image)
        QGuiApplication.clipboard().setMimeData(data)
        atexit.register(_leave_image, data, image)
        self._window.report(self.tr("The picture is on the clipboard."))

    def draw(self, choice: PictureChoice, as_png: bool = False) -> str:
        """Return the picture of the position at the cursor as SVG, or what its PNG is made of."""
        session = self._window.session
        assert session is not None, "without a game there is nothing to be drawn"
        marked = [at for squares in last_moves(session) for at in squares] if choice.marks else ()
        drawn = self.drawn(session) if choice.drawings else Drawings()
        shown = PictureContent(marked, drawn.arrows, drawn.rings, choice.boards, choice.plates)
        match, types = session.match, session.game.piece_types
        outline = bearing(self._settings.preferences().signs)
        look = PictureStyle(match.names, match.colours, types, translated, outline=outline)
        return picture.draw(session.position, shown, look, choice.options.in_units(as_png))

    def drawn(self, session: GameSession) -> Drawings:
        """Return the visible arrows and rings: those kept with the game, and others."""
        own = session.node.drawings
        table = self._window.view.table
        shown = None if table is None else TableScene.arrows.made(table)
        if shown is None:
            return own
        arrows, rings = dict.fromkeys(own.arrows), dict.fromkeys(own.rings)
        for shape in chain.from_iterable(shown.arrows.values()):
            colour = paint(session, shape.source, shape.army)
            arrows[Arrow(shape.source, shape.target, colour, shape.dashed)] = None
        for ring in chain.from_iterable(shown.rings.values()):
            rings[Ring(ring.square, paint(session, ring.square, ring.army))] = None
        return Drawings(tuple(arrows), tuple(rings))

    def _places(self, session: GameSession) -> dict[tuple[int, ...], str]:
        """Return the boards that may be shown alone, those on the stage first, and their titles."""
        labels = {board.id: board.label for board in without_strip(session.position.boards())}
        each = combinations(labels, 2) if session.position.join else zip(labels)
        table = self._window.view.table
        large = session.pair or (None if table is None else table.focus.boards) or ()
        stage = tuple(board for board in sorted(large) if board in labels)
        places = {
            boards: " + ".join(dict.fromkeys(labels[board] for board in boards))
            for boards in filter(None, (stage, *each))
        }
        if stage:
            places[stage] = self.tr("On the stage: {names}").format(names=places[stage])
        return places

    # A film

    def save_film(self) -> None:
        """Ask for a range of moves, and save a film of them."""
        if (session := self._window.session) is None or len(session.line()) < 2:
            return
        line, presenter = session.line(), PanelPresenter(session)

        def title(ply: int) -> str:
            badge = presenter.move_badge(line[ply])
            label = "" if badge is None else badge.label
            return "  ".join(filter(None, (label, presenter.move(line[ply]))))

        dialog = FilmDialog(self._window, len(line) - 1, session.node.ply, title)
        if not dialog.ask():
            return
        kind = dialog.kind()
        words, kinds = self.tr("Save the film strip"), [(kind.title, kind.suffix)]
        target = ask_save_name(self._window, self._settings, words, self.tr("film"), kinds)
        if target is None:
            return
        record = store.record_of_line(session)
        first, last = dialog.from_box.value(), dialog.to_box.value()
        columns, table = dialog.columns_box.value(), dialog.shown.currentIndex() == 1
        suffix, outline = target.suffix.lower(), bearing(self._settings.preferences().signs)

        def work(tell: Progressed) -> Iterable[str]:
            film = record_pictures.film(
                record, first, last, table, translated, lambda: tell(0, 1), outline
            )
            for number in film.draw():
                tell(number, film.length)
            if suffix == ".gif":
                return film.stills()
            return film.pages(columns, PAGE) if suffix == ".pdf" else [film.strip(columns)]

        done = self.tr("The film is saved as {file}.").format(file=one_line(target.name))
        self._start(work, target, done)

    # Files

    def _start(self, work: Callable[[Progressed], Iterable[str]], target: Path, done: str) -> None:
        """Have a file made; call `done` when it is there."""
        self.close()
        run = self.run = DrawRun(self, work, target)
        name = one_line(target.name)
        progress = QtWidgets.QProgressDialog("", self.tr("Cancel"), 0, 100, self._window)
        progress.setLabel(plain_label(self.tr("Drawing {file} …").format(file=name)))
        progress.setMinimumDuration(BUSY_MS)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        run.progressed.connect(progress.setValue)
        progress.canceled.connect(run.cancel)
        run.done.connect(lambda: self._window.report(done))
        words = self.tr("{file} cannot be saved: {reason}.")
        run.failed.connect(
            lambda reason: self._window.report_failure(words.format(file=name, reason=reason))
        )

        def over() -> None:
            if self.run is run:
                self.run = None
            progress.canceled.disconnect(run.cancel)
            progress.close()
            progress.deleteLater()

        run.ended.connect(over)
        run.start()

    def close(self) -> None:
        """Stop drawing."""
        if self.run is not None:
            self.run.cancel()


def _leave_image(data: QMimeData, image: QImage) -> None:
    """Leave only the pixels of a picture on the clipboard: Qt would delete its data too late."""
    if QGuiApplication.instance() is not None:
        clipboard = QGuiApplication.clipboard()
        if clipboard.mimeData() is data:
            clipboard.setImage(image)
