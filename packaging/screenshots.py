"""Makes the pictures of the README and of the help: the real window, part-way through a game.

    python packaging/screenshots.py           # all of them
    python packaging/screenshots.py two-dark  # some of them
    python packaging/screenshots.py --to FOLDER

Those of the README show the whole window or the position editor, those of the help the table alone.

Each picture begins with settings of its own, so that nothing of the person's who runs it is seen.
The clocks run, from whole seconds that are written here and last for a picture. The pictures are
kept in 256 colours.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget

from cfanp_gui.bots.characters import bot_names
from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import BOARD_LETTERS, Square, pair_of
from cfanp_gui.core.editing_tools import Tool
from cfanp_gui.core.half_boards import half_board, parse_square
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import record_pictures, store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.board_themes import dressed
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import FRAME, Layout, facing
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.app import application
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services import render_files
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.settings import Preferences, Settings

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
SIZE = (1360, 800)
HELP_SIZE = (760, 560)
"""Pixels of the table alone, for the help."""
PANELS = 266
"""Pixels the panels are wide, so that their words have room."""
RIVER = 190
"""Pixels the lineage is high."""
THOUGHT = 600
"""Seconds for which a bot thinks, if it is let."""
WAIT = 20
"""Milliseconds between two looks at what another process works out."""
JUDGED = 3
"""Moves ahead that are looked at for a picture."""
FILM = 4
"""Number of moves in a film."""
COLOURS = 256
NAMES = [
    "Anna", "Ben", "Clara", "David", "Emma", "Felix",
    "Greta", "Hugo", "Ida", "Jonas", "Klara", "Leo",
]  # fmt: skip

RUY_LOPEZ = "AB:e4 AB:e5 AB:Nf3 AB:Nc6 AB:Bb5 AB:a6 AB:Ba4 AB:Nf6"
OPERA = (
    "AB:e4 AB:e5 AB:Nf3 AB:d6 AB:d4 AB:Bg4 AB:dxe5 AB:Bxf3 AB:Qxf3 AB:dxe5 AB:Bc4 AB:Nf6 AB:Qb3 "
    "AB:Qe7 AB:Nc3 AB:c6 AB:Bg5 AB:b5 AB:Nxb5 AB:cxb5 AB:Bxb5 AB:Nbd7 AB:O-O-O AB:Rd8 AB:Rxd7 "
    "AB:Rxd7 AB:Rd1 AB:Qe6 AB:Bxd7"
)
FOUR = (
    "AB:e4 AB:e5 CD:d4 CD:d5 AB:Bc4 AB:Nc6 CD:Nf3 CD:Nf6 AB:Qh5 AB:Nf6 CD:Bf4 CD:Bf5 AB:Qxf7 "
    "BD:Nxd5"
)
BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
QUIET = "AB:Nf3 AB:Nf6 CD:g3 CD:d6 AB:g3 AB:g6 CD:Bg2 CD:Nf6 AB:Bg2 AB:d6 CD:Nf3 CD:e6"
EIGHT = (
    "AB:e4 AB:e5 CD:d4 CD:d5 EF:c4 EF:e5 GH:e4 GH:e5 "
    "AB:Nf3 AB:Nc6 CD:c4 CD:e6 EF:Nc3 EF:Nf6 GH:Bc4 GH:Nc6 "
    "AB:d4 AB:exd4 CD:Nc3 CD:Nf6 EF:g3 EF:d5 GH:Qh5 GH:Nf6 "
    "AB:Nxd4 AB:Bc5 CD:Nf3 CD:Be7 EF:cxd5 EF:Nxd5 GH:Qxf7 AH:Nxd4 resign:4"
)


RING = (
    "1:e2e4 1:e7e5 1:g1f3 1:b8c6 1:f1b5 1:a7a6 1:b5c6 1:d7c6 1:e1g1 1:c8g4 "
    "2:d2d4 2:g8f6 2:c2c4 2:e7e6 2:b1c3 2:f8b4 2:e2e3 2:b4c3 2:b2c3 2:e8g8 "
    "3:e2e4 3:c7c5 3:g1f3 3:d7d6 3:d2d4 3:c5d4 3:f3d4 3:g8f6 3:b1c3 3:a7a6"
)
RING_CLOSED = f"{RING} 4:f2f3 4:e7e5 4:g2g4 4:d8h4 2:h2h3 1:h2h3"


ROW = "1:e4e7 1:f11f9 2:k4k6 2:j11j9 1:l3m5 1:c12d10 2:c3b5 2:l12k10 1:m5n7 1:l11l9 2:d4d6 2:a11a9"
ROW_OF_SIX = (
    f"{ROW} 3:h4h7 3:i11i9 3:k3l5 4:g4g6 4:h11h8 4:d3e5 4:k12l10 5:f4f7 5:m11m9 6:e4e5 6:b11b8"
)

AGAINST_BOTS = (
    "AB:e4 AB:e5 CD:d4 CD:d5 AB:Nf3 AB:Nc6 CD:Bf4 CD:Nf6 AB:Bc4 AB:Nf6 CD:Nf3 CD:e6 AB:Ng5"
)

MATE_THERE = (
    "AB:e2e4 AB:e7e5 CD:d2d4 CD:d7d5 AC:g1f3 AB:b8c6 CD:c2c4 CD:e7e6 AB:a2a4 AB:f8d6 BC:e5d4 "
    "BD:f8a3 AD:e1e2 BD:b2a3"
)
MATE_MISSED = (
    f"{MATE_THERE} CD:b1c3 end CD:d5d4 AB:f3g5 AB:d8e7 CD:d1a4 AB:e5d6 AD:h7h5 BC:e5f6 AB:b2b4"
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A game as it is shown in one picture."""

    name: str
    players: int
    moves: str
    preferences: Preferences
    pushed: str = ""
    """The half-boards pushed together after the last move; empty for those of the move."""
    picked: str = ""
    """The square of the piece picked up; or, of a pocket, its board and the piece's letter.

    On whole boards the square has the number of its board in front.
    """
    carried: str = ""
    """The half-board that is held before another's seam, and that other one."""
    clock: TimeControl | None = None
    times: tuple[int, ...] = field(default=())
    """Seconds left on every clock."""
    game: str = "cfanp"
    """The game, by its key."""
    alone: int = 0
    """The number of the board that fills the view; 0 for all of them."""
    shows: str = ""
    """Part of an analysis shown: a `matrix`, a `judgement`, `notes` or a `river`; or of its
    last moves a `film`."""
    bots: tuple[str, ...] = ()
    """The levels of bots at the seats behind the first."""
    table_only: bool = False
    """True for one of the help, which shows the table alone."""
    paints: str = ""
    """Work in the position editor: a piece, its army, and the squares painted."""

    @property
    def folder(self) -> Path:
        """Return the folder of its picture."""
        return RESOURCES.joinpath(*(("help", "pictures") if self.table_only else ("screenshots",)))


LIGHT = Preferences(theme="light", motion="reduced", language="en", sound=False)
DARK = replace(LIGHT, theme="dark")
PICTURES = (
    Picture("two-light", 2, RUY_LOPEZ, replace(LIGHT, pieces="kryukov"), picked="Af3"),
    Picture(
        "two-dark", 2, OPERA, DARK, clock=TimeControl(300, 3), times=(161, 14)
    ),
    Picture(
        "four-light", 4, FOUR, replace(LIGHT, turning=SeatTurning.GENTLE.value),
        pushed="CD", picked="Cf3",
        clock=TimeControl(600, 5), times=(513, 438, 551, 497),
    ),
    Picture(
        "four-dark", 4, QUIET, replace(DARK, pieces="kilfiger"), carried="CA",
    ),
    Picture(
        "eight-light", 8, EIGHT, LIGHT, picked="Ad1",
        clock=TimeControl(600, 5),
        times=(571, 540, 566, 512, 580, 533, 577, 420),
    ),
    Picture(
        "eight-dark", 8, EIGHT, replace(DARK, layout=Layout.ROUND.value), pushed="AE",
        picked="Ad1",
    ),
    Picture(
        "ring-light", 3, RING, LIGHT, picked="3:N", game="ring",
        clock=TimeControl(900, 5), times=(1620, 1533, 1588, 1475, 1702, 1660),
    ),
    Picture("ring-dark", 4, RING_CLOSED, replace(DARK, layout=Layout.ROUND.value), game="ring"),
    Picture(
        "row-light", 4, ROW, LIGHT, picked="1:n7", game="strategichess",
        clock=TimeControl(900, 5), times=(812, 745, 866, 790),
    ),
    Picture("row-dark", 12, ROW_OF_SIX, DARK, game="strategichess", alone=3),
    Picture(
        "bots-light", 4, AGAINST_BOTS, replace(LIGHT, pieces="kryukov"),
        bots=("strongest", "club", "casual"),
    ),
    Picture("editor-light", 4, FOUR, LIGHT, paints="Pd Cg1 Cg1"),
    Picture("editor-dark", 3, RING, DARK, game="ring"),
    Picture("matrix-light", 4, MATE_MISSED, LIGHT, shows="matrix"),
    Picture("judgement-light", 4, MATE_MISSED, LIGHT, shows="judgement"),
    Picture("analysis-light", 4, MATE_MISSED, LIGHT, shows="notes"),
    Picture("analysis-dark", 4, MATE_MISSED, DARK, shows="river"),
    Picture("film-light", 4, f"{MATE_THERE} AC:e8e4", LIGHT, shows="film"),
    Picture("pushing", 4, QUIET, LIGHT, carried="CA", table_only=True),
    Picture("targets", 4, FOUR, LIGHT, pushed="CD", picked="Cf3", table_only=True),
    Picture("end-turn", 4, BONUS, LIGHT, table_only=True),
    Picture("captured", 4, FOUR, LIGHT, table_only=True),
    Picture("crossing", 4, ROW, LIGHT, picked="1:n7", game="strategichess", table_only=True),
    Picture("pockets", 3, RING, LIGHT, picked="3:N", game="ring", table_only=True),
)  # fmt: skip


def main() -> int:
    """Make the screenshots asked for; return the exit status."""
    known = {picture.name: picture for picture in PICTURES}
    parser = argparse.ArgumentParser(description="Make the pictures of the README and the help.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {', '.join(known)}")
    parser.add_argument("--to", type=Path, help="the folder to write them to, for a look")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in known]
    if unknown:
        parser.error(f"there is no picture {', '.join(unknown)}")
    app = application(sys.argv[:1])
    install(app, "en")
    for name in arguments.names or known:
        folder = arguments.to or known[name].folder
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as home:
            target = folder / f"{name}.png"
            few_colours(shoot(app, Path(home), known[name])).save(str(target), "PNG", 0)
        print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")
    return 0


def shoot(app: QApplication, home: Path, picture: Picture) -> QImage:
    """Play some moves in a window of its own and return a picture of it."""
    settings = Settings(home / "settings")
    settings.set_preferences(picture.preferences)
    documents = Documents(AppDirs.below(home), settings)
    window = new_window(documents, settings)
    window.resize(*SIZE)
    window.show()
    docks = window.findChildren(QDockWidget)
    window.resizeDocks(docks, [PANELS] * len(docks), Qt.Orientation.Horizontal)
    if picture.table_only:
        for dock in docks:
            dock.hide()
        window.resize(HELP_SIZE[0], HELP_SIZE[1] + window.menuBar().height())
        app.processEvents()
    play(app, documents, picture)
    if picture.bots:
        wait_for_thought(window)
    if picture.shows == "matrix":
        look(app, window)
    elif picture.shows == "judgement":
        judge(app, window)
    elif picture.shows in ("notes", "river"):
        analyse(app, window)
    if picture.shows == "river":
        window.commands["lineage"].trigger()
        docks = window.findChildren(QDockWidget)
        window.resizeDocks(docks, [RIVER] * len(docks), Qt.Orientation.Vertical)
        app.processEvents()
    session, table = documents.session, window.view.table
    assert session is not None
    assert table is not None
    window.view.fit()
    if picture.picked:
        table.interaction.pointer.picked = source = spot(picture.picked, session)
        if isinstance(source, PocketSource):
            table.focus.show(table.arrangement.whole(source.board))
    if picture.alone:
        table.focus.show((picture.alone - 1,))
        app.processEvents()
    if picture.carried:
        carry(window, table, *(BOARD_LETTERS.index(letter) for letter in picture.carried))
    window.view.toast.clear()
    window.view.draw_sharp()
    table.refresh_now()
    app.processEvents()
    if picture.shows == "film":
        image = film(session)
    elif picture.name.startswith("editor"):
        image = edit(app, session, picture)
    else:
        image = (window.view if picture.table_only else window).grab().toImage()
    table.interaction.pointer.cancel()
    session.mark_saved()
    window.close()
    window.deleteLater()
    app.processEvents()
    return image


def play(app: QApplication, documents: Documents, picture: Picture) -> None:
    """Put a game on the table and play its moves."""
    game = find_game(picture.game)
    count = picture.players
    colours = usual_colours(game.initial(count, dict(game.as_seated)))
    names = NAMES[:count]
    bots = [None, *(BotSeat(level, seconds=THOUGHT) for level in picture.bots)]
    for at, level in enumerate(picture.bots, start=1):
        names[at] = next(name for name in bot_names(level) if name not in names)
    documents.begin(seat(game, dict(game.as_seated), names, colours, 0, picture.clock, bots=bots))
    session = documents.session
    assert session is not None
    if not picture.bots:  # which would begin to think
        app.processEvents()
    for text in picture.moves.split():
        action = game.notation.parse(session.position, text)
        refusal = session.propose(action, by_bot=bool(picture.bots))
        assert refusal is None, f"{text}: {refusal}"
    if picture.pushed and isinstance(session, GameSession):
        push(session, picture.pushed)
    if picture.times:
        replay(session, f"clock {'/'.join(str(1000 * left) for left in picture.times)}")
        session.resume_clock()


def edit(app: QApplication, session: GameSession, picture: Picture) -> QImage:
    """Return the position editor with what stands on the table, and perhaps more."""
    editing = session.game.editing(session.position)
    assert editing is not None
    look = picture.preferences
    theme = dressed(look.theme == "dark", look.board, look.surface)
    editor = PositionEditor(None, session.game, editing, theme, look.pieces, session.match.colours)
    editor.resize(*SIZE)
    editor.show()
    app.processEvents()
    if picture.paints:
        piece, first, last = picture.paints.split()
        palette = editor.palette_box
        palette.choose_label(piece[1])
        palette.choose(Tool(piece=palette.piece(piece[0])))
        port, view = editor.view.viewport(), editor.view
        start, end = (view.mapFromScene(editor.scene.centre_of(spot(one, session)))
                      for one in (first, last))  # fmt: skip
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
        app.processEvents()
        editor.problem_list.list.setCurrentRow(0)
    editor.view.draw_sharp()
    app.processEvents()
    image = editor.grab().toImage()
    editor.done(0)
    editor.deleteLater()
    return image


def wait_for_thought(window: MainWindow) -> None:
    """Wait until a bot thinks; it will for longer than the picture takes."""
    while window.bot_players.thinking is None:
        QTest.qWait(WAIT)


def judge(app: QApplication, window: MainWindow) -> None:
    """Judge the game, then the position where a mate was missed, and point at the best turn."""
    window.commands["judgement"].trigger()
    docks = window.findChildren(QDockWidget)
    window.resizeDocks(docks, [PANELS] * len(docks), Qt.Orientation.Horizontal)
    actions = window.judgement
    actions.judge_game()
    assert actions.course is not None
    while actions.course.running:
        QTest.qWait(WAIT)
    session, panel = window.documents.session, actions.panel
    assert session is not None
    assert panel is not None
    session.visit(session.root.line()[len(MATE_THERE.split())])
    actions.run(True)
    lines = panel.count.value()  # the course of the game knows one, and that deeper
    view = panel.list
    while (found := view.listed.judgement) is None or (
        found.depth < JUDGED or len(found.turns) < lines
    ):
        QTest.qWait(WAIT)
    actions.run(False)
    QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(0, 0)).center())
    app.processEvents()


def look(app: QApplication, window: MainWindow) -> None:
    """Go to where a mate was missed, and point at the pair on which the matrix shows it."""
    session = window.documents.session
    assert session is not None
    session.visit(session.root.line()[len(MATE_THERE.split())])
    insight(app, window)
    panel = window.insight.panel
    assert panel is not None
    panel.pair_pointed.emit(pair_of(*(BOARD_LETTERS.index(letter) for letter in "AC")))
    panel.view.setCurrentIndex(panel.matrix.index_of(pair_of(0, 2)))


def insight(app: QApplication, window: MainWindow) -> None:
    """Show the matrix, and wait until it is complete."""
    window.commands["pairing matrix"].trigger()
    surveyor = window.insight.surveyor
    assert surveyor is not None
    while not surveyor.complete:
        app.processEvents()


def analyse(app: QApplication, window: MainWindow) -> None:
    """Analyse the game on the table: the mate that was missed, and how to be safe from it."""
    game = window.documents.session
    assert game is not None
    game.mark_saved()  # closing the window asks about nothing
    window.commands["analyse"].trigger()
    window.commands["compare"].trigger()
    session = window.documents.session
    assert session is not None
    missed = session.root.line()[len(MATE_THERE.split()) + 1]
    before = missed.parent
    assert before is not None
    session.visit(missed)
    session.annotations.judge((4,))
    session.visit(before.parent.parent)
    variation(session, "AC:d2d3", (5,), "Holds e4.")
    session.visit(before)
    variation(session, "AC:e8e4", (3,), "Overlooked for a quiet move: nothing takes the Queen.")
    queen, king, knight, target = (
        Square(*spot(name, session)) for name in ("Cd1", "Ae2", "Af3", "Ae4")
    )
    session.annotations.draw(
        Drawings((Arrow(queen, target, 2), Arrow(target, king, 2)), (Ring(knight, 0),))
    )
    mate = session.node
    for node in (before, mate):  # who comes by walking meets no banner
        session.visit(node)
        app.processEvents()


def variation(session: GameSession, text: str, nags: tuple[int, ...], comment: str) -> None:
    """Play a move beside the game, and say something on it."""
    assert session.propose(session.game.parse_action(text)) is None
    session.annotations.judge(nags)
    session.annotations.say(comment)


def film(session: GameSession) -> QImage:
    """Return a strip of the last moves."""
    plies = session.node.ply
    strip = record_pictures.film(store.record_of(session), plies - FILM + 1, plies)
    for _ in strip.draw():
        pass
    picture = QImage.fromData(render_files.png(strip.strip(FILM).encode()))
    return picture.scaledToWidth(SIZE[0], Qt.TransformationMode.SmoothTransformation)


def push(session: GameSession, letters: str) -> None:
    """Push two half-boards together by their letters."""
    one, other = (BOARD_LETTERS.index(letter) for letter in letters)
    refusal = session.push(pair_of(one, other))
    assert refusal is None, f"{letters}: {refusal}"


def spot(name: str, session: GameSession) -> Source:
    """Return a square (Ae2, 1:n7) or a piece in White's pocket of a board (3:N)."""
    board, whole, rest = name.partition(":")
    if whole and rest.isupper():
        return PocketSource(half_board(int(board), 0), rest)
    if whole:
        spec = next(one for one in session.position.boards() if one.label == board)
        return Square(spec.id, spec.square_names.index(rest))
    return Square(BOARD_LETTERS.index(name[0]), parse_square(name[1:]))


def carry(window: MainWindow, table: TableScene, board: int, other: int) -> None:
    """Carry a half-board to another's seam, without letting go."""
    if isinstance(table.session, GameSession):
        table.session.pull_apart()
    view, held = window.view, table.boards[board]
    grip = QPointF(0, held.area.body.bottom() - FRAME / 2)
    start = view.mapFromScene(held.mapToScene(grip))
    host = table.boards[other]
    seam = facing(host.pose, host.spec, held.spec, table.placement.join).centre
    way = view.mapFromScene(seam) - view.mapFromScene(held.pose.centre)
    port = view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 11):
        QTest.mouseMove(port, start + QPoint(way.x() * part // 10, way.y() * part // 10))
        QApplication.processEvents()


# Few colours


def few_colours(image: QImage) -> QImage:
    """Return the same picture in so few colours that a file of it is small."""
    exact = image.convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(exact.constBits().cast("I"))
    boxes = [list(counts)]
    while len(boxes) < min(COLOURS, len(counts)):
        box = max((one for one in boxes if len(one) > 1), key=lambda one: _weight(one, counts))
        boxes.remove(box)
        boxes += _halves(box)
    table = [_mean(box, counts) for box in boxes]
    return exact.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither
    )


def _channels(colour: int) -> tuple[int, int, int]:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


def _spread(box: list[int]) -> tuple[int, int]:
    """Return by how much the colours of a box differ most, and in which channel."""
    values = list(zip(*map(_channels, box), strict=True))
    return max((max(one) - min(one), channel) for channel, one in enumerate(values))


def _weight(box: list[int], counts: Counter[int]) -> float:
    """Return the priority of a box for division: it grows with its spread and its pixels."""
    return _spread(box)[0] ** 2 * sum(counts[colour] for colour in box) ** 0.5


def _halves(box: list[int]) -> list[list[int]]:
    """Return a box divided where half of its range lies, in the channel with the greatest."""
    _, channel = _spread(box)
    values = [_channels(colour)[channel] for colour in box]
    middle = (min(values) + max(values)) / 2
    return [
        [colour for colour, value in zip(box, values, strict=True) if (value > middle) is above]
        for above in (False, True)
    ]


def _mean(box: list[int], counts: Counter[int]) -> int:
    """Return the colour that stands for a box: the one most of its pixels have, or nearly."""
    total = sum(counts[colour] for colour in box)
    most, often = max(((colour, counts[colour]) for colour in box), key=lambda one: one[1])
    if often * 2 >= total:
        return most | 0xFF000000
    red, green, blue = (
        round(sum(_channels(colour)[channel] * counts[colour] for colour in box) / total)
        for channel in range(3)
    )
    return 0xFF000000 | red << 16 | green << 8 | blue


if __name__ == "__main__":
    sys.exit(main())
