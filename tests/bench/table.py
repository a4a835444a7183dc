"""What the table costs: `python -m tests.bench.table`.

Prints the CPU time of a frame while a half-board is dragged, of 8 and of 16 at 1600 x 1000, on a
free table and round a stage; that of a frame while a pair glides onto the stage and grows; that of
a move and its undo, both painted, with 2, 8 and 26 armies; that of a frame while the camera turns;
and how long the program takes to a usable window beside a window of PySide6 with nothing in it and
one of the same widgets with nothing behind them, in the same run. Everything is drawn offscreen.
The limits stand beside the figures; nothing here is asserted by the tests: timings differ from
machine to machine.
"""

import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.animator import Animator
from cfanp_gui.table.layers.board_layer import between
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, Layout, facing
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from cfanp_gui.window.app import application
from tests import ROOT
from tests.packaging import script
from tests.session.play import a_session

SIZE = (1600, 1000)
LIMITS = {8: 1.0, 16: 2.0}
"""Half-boards on the table, and the milliseconds of CPU that a frame of a drag may cost."""
GROW_LIMITS = {8: 16.0, 26: 16.0}
"""Armies, and the milliseconds of CPU that a frame may cost while a pair grows onto the stage.

That is the time from one frame to the next: both half-boards are painted anew in each.
"""
MOVE_LIMITS = {2: 10.0, 8: 10.0, 26: 20.0}
"""Armies, and the milliseconds of CPU that a move and its undo may cost, both painted."""
TURN_LIMITS = {8: 25.0, 26: 50.0}
"""Armies, and the milliseconds of CPU that a frame may cost while the whole view turns.

All is painted anew then; what is dragged may not become cheap at the cost of that.
"""
GROW_FRAMES = 14
"""Number of frames in a glide onto the stage."""
MOVES, TURNS = 40, 30
"""Number of moves made and undone, and of frames of a turn."""
STEP = 8.0
"""Pixels from one event of the mouse to the next."""
WARM_UP, FRAMES = 100, 600
PASSES = 3
"""Number of passes of a drag; the one with the lowest median counts, for the same reason as in
`tests.bench.moves`."""
START_LIMITS = {"an empty window": None, "a window of the same widgets": 1.6}
"""Times as long as these windows take that the program may take; None where it is only told."""
ROUNDS = 11

_UNTIL_PAINTED = """
class Watch(QObject):
    painted = False
    def eventFilter(self, watched, event):
        self.painted = self.painted or event.type() == QEvent.Type.Paint
        return False

watch = Watch()
watched.installEventFilter(watch)
window.show()
while not watch.painted:
    app.processEvents()
app.processEvents()
print("usable", flush=True)
"""

EMPTY = f"""
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(["empty"])
window = watched = QMainWindow()
{_UNTIL_PAINTED}
"""
"""A window with nothing in it; says when it is painted."""

BARE = f"""
from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import (
    QApplication, QComboBox, QDockWidget, QGraphicsView, QGridLayout, QHBoxLayout, QLabel,
    QListView, QMainWindow, QPushButton, QScrollArea, QStackedWidget, QToolButton, QVBoxLayout,
    QWidget,
)

app = QApplication(["bare", "-style", "fusion"])
window = QMainWindow()
pages, start, watched = QStackedWidget(), QScrollArea(), QWidget()
choices = QGridLayout(watched)
choices.addWidget(QLabel("title"), 0, 0, 1, 3)
for row in range(1, 4):
    choices.addWidget(QPushButton("choice"), row, 0)
boxes = QHBoxLayout()
for count in (7, 6):
    box = QComboBox()
    box.addItems([f"item {{number}}" for number in range(count)])
    boxes.addWidget(box)
boxes.addWidget(QPushButton("begin"))
choices.addLayout(boxes, 2, 1, 1, 2)
for column in (1, 2):
    choices.addWidget(QPushButton("choice"), 3, column)
choices.addWidget(QLabel("sentence"), 4, 0, 1, 3)
start.setWidget(watched)
start.setWidgetResizable(True)
pages.addWidget(QGraphicsView())
pages.addWidget(start)
pages.setCurrentWidget(start)
window.setCentralWidget(pages)
for name in ("order", "moves"):
    dock, inside = QDockWidget(name, window), QWidget()
    layout, rows = QVBoxLayout(inside), QListView()
    rows.setModel(QStringListModel(["one", "two", "three"], rows))
    for widget in (QLabel("status"), rows, QPushButton("end")):
        layout.addWidget(widget)
    steps = QHBoxLayout()
    for _ in range(2):
        steps.addWidget(QToolButton())
    layout.addLayout(steps)
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    dock.setWidget(area)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    dock.hide()
for title in ("game", "edit", "moves", "table", "analyse", "view", "help"):
    menu = window.menuBar().addMenu(title)
    for number in range(13):
        action = QAction(f"{{title}} {{number}}", window)
        action.setShortcut(QKeySequence(f"Ctrl+Alt+{{number}}"))
        menu.addAction(action)
for title in ("turning", "layout", "pieces", "file"):
    choices, group = menu.addMenu(title), QActionGroup(window)
    for number in range(4):
        action = QAction(f"{{title}} {{number}}", window)
        action.setShortcut(QKeySequence(f"Alt+{{number}}"))
        action.setCheckable(True)
        group.addAction(action)
        choices.addAction(action)
window.resize(1280, 860)
{_UNTIL_PAINTED}
"""
"""A window of the same widgets as the program's with nothing behind them.

It has as many docks, lists, fields, buttons, menus and commands with keys, shown or hidden as
they are in a window that begins, but plain ones; no settings, other language or theme.
"""

OURS = """
import sys
from pathlib import Path
from cfanp_gui import __main__

home, load = Path(sys.argv.pop()), __main__.load
__main__.AppDirs.of_platform = classmethod(lambda dirs: dirs.below(home))

def load_watched():
    app = load()  # in the order in which the program itself loads
    app.QApplication.exec = staticmethod(usable)
    return app

def usable():
    # Stands in for the event loop: ends it when the start view is painted, and all else done.
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication
    from cfanp_gui.window.main_window import MainWindow

    class Watch(QObject):
        painted = False
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Paint and window.offers_start:
                self.painted = True
            return False

    app, watch = QApplication.instance(), Watch()
    (window,) = (one for one in app.topLevelWidgets() if isinstance(one, MainWindow))
    window.start.view.page.installEventFilter(watch)
    while not watch.painted:
        app.processEvents()
    app.processEvents()
    print("usable", flush=True)
    return 0

__main__.load = load_watched
sys.exit(__main__.main([]))
"""
"""The program as it is started; says when one may choose what to begin with."""


class Mouse:
    """A mouse over a table that fills a view of the size measured."""

    def __init__(self, app: QApplication, armies: int, layout: Layout = Layout.ROWS) -> None:
        self._app = app
        self.view = TableView()
        self.view.setViewportMargins(0, 0, 0, 0)
        self.view.resize(*SIZE)
        animator = Animator(self.view)
        animator.reduced = True
        self.table = TableScene(a_session(armies), LIGHT, animator)
        self.table.arrangement.layout = layout
        self.view.show_table(self.table)
        self.view.show()
        self.view.fit()
        self.view.draw_sharp()
        app.processEvents()
        assert (self.view.viewport().width(), self.view.viewport().height()) == SIZE

    def take(self, board: int) -> QPointF:
        """Take a half-board by its frame; return from its centre to the mouse, in the scene."""
        item = self.table.boards[board]
        at = item.mapToScene(QPointF(0, item.area.body.bottom() - FRAME / 2))
        self._send(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
        return at - item.pose.centre

    def let_go(self) -> None:
        """Let what is held go home."""
        self.table.interaction.pointer.cancel()
        self._app.processEvents()

    def frame(self, at: QPointF) -> float:
        """Move the mouse over a scene point and paint; return the CPU time in milliseconds."""
        began = time.process_time_ns()
        self._send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton)
        self._app.processEvents()
        return (time.process_time_ns() - began) / 1e6

    def close(self) -> None:
        """Take view and table away."""
        self.view.close()
        self.view.deleteLater()
        self.table.deleteLater()
        self._app.processEvents()

    def _send(self, event_type: QEvent.Type, at: QPointF, button: Qt.MouseButton) -> None:
        port = self.view.viewport()
        here = self.view.mapFromScene(at)
        event = QMouseEvent(
            event_type,
            QPointF(here),
            QPointF(port.mapToGlobal(here)),
            button,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        self._app.sendEvent(port, event)


def wandering(mouse: Mouse, board: int) -> Iterator[QPointF]:
    """Yield centres of a half-board that is carried all over the table and snaps to no other."""
    held, join = mouse.table.boards[board], mouse.table.placement.join
    wide, high = held.area.body.width() / 2, held.area.body.height() / 2
    rect = mouse.table.home_rect().adjusted(wide, high, -wide, -high)
    others = [(facing(item.pose, item.spec, held.spec, join), item.pose)
              for item in mouse.table.boards.values() if item is not held]  # fmt: skip
    stride = STEP / mouse.view.scale_factor
    angle = 0.0
    while True:
        wide, high = rect.width() / 2, rect.height() / 2
        at = rect.center() + QPointF(wide * math.sin(angle), high * math.sin(1.618 * angle))
        speed = math.hypot(wide * math.cos(angle), 1.618 * high * math.cos(1.618 * angle))
        angle += min(0.05, stride / max(speed, 1.0))
        if not any(geometry.snaps(at, there, other, True) for there, other in others):
            yield at


def snapping(mouse: Mouse, board: int) -> Iterator[QPointF]:
    """Yield centres of a half-board that is carried to another's seam and away, again and again."""
    held, host = mouse.table.boards[board], mouse.table.boards[board + 1]
    seam = facing(host.pose, host.spec, held.spec, mouse.table.placement.join).centre
    away = host.pose.transform().map(QPointF(0, -5 * SQUARE))
    steps = max(1, round(math.hypot(away.x(), away.y()) * mouse.view.scale_factor / STEP))
    while True:
        for step in [*range(steps, 0, -1), *range(steps)]:
            yield seam + away * (step / steps)


def report(what: str, passes: list[list[float]], limit: float) -> None:
    """Print the milliseconds of the pass with the lowest median."""
    costs = sorted(min(passes, key=statistics.median))
    print(
        f"{what}: median {statistics.median(costs):5.2f} ms of CPU, 90 % below "
        f"{costs[len(costs) * 9 // 10]:5.2f} ms, longest {costs[-1]:5.2f} ms (limit {limit} ms)"
    )


def measure_drag(app: QApplication, armies: int, layout: Layout) -> None:
    """Print the cost of a frame while one of so many half-boards is dragged."""
    mouse = Mouse(app, armies, layout)
    board = armies // 2 - 1
    for name, path in (("free", wandering), ("snapping", snapping)):
        grip = mouse.take(board)
        points = [centre + grip for centre in islice(path(mouse, board), WARM_UP + FRAMES)]
        passes = [[mouse.frame(at) for at in points][WARM_UP:] for _ in range(PASSES)]
        mouse.let_go()
        what = f"a frame of a drag, {armies:2} half-boards, {layout.value:5}, {name:8}"
        report(what, passes, LIMITS[armies])
    mouse.close()


def measure_growing(app: QApplication, armies: int) -> None:
    """Print the cost of a frame while two half-boards glide onto the stage."""
    mouse = Mouse(app, armies, Layout.STAGE)
    table = mouse.table
    stage = table.arrangement.stage
    assert stage is not None, "there is a stage"
    pair = [table.boards[board] for board in (0, armies // 2)]
    poses = stage.pair_poses(pair[0].spec, pair[1].spec, table.placement.join).values()
    ways = {item: (item.pose, pose) for item, pose in zip(pair, poses, strict=True)}

    def step(count: int) -> None:
        for item, (home, there) in ways.items():
            item.set_pose(between(home, there, count % GROW_FRAMES / (GROW_FRAMES - 1)))

    passes = [painted(app, 2 * GROW_FRAMES, step) for _ in range(PASSES)]
    report(f"a frame of growing onto the stage, {armies:2} armies", passes, GROW_LIMITS[armies])
    mouse.close()


def painted(app: QApplication, number: int, *steps: Callable[[int], object]) -> list[float]:
    """Return the CPU times in milliseconds of so many rounds of steps, each painted."""
    costs = []
    for count in range(number + 1):
        began = time.process_time_ns()
        for step in steps:
            step(count)
            app.processEvents()
            app.processEvents()  # a timer has the table brought in step first
        costs.append((time.process_time_ns() - began) / 1e6)
    return costs[1:]  # the first one fills the stores


def measure_moves(app: QApplication, armies: int) -> None:
    """Print the cost of a move and its undo with so many armies."""
    mouse = Mouse(app, armies)
    session = mouse.table.session
    opening = session.position.all_actions()[0]
    move, undo = lambda _: session.propose(opening), lambda _: session.undo()
    passes = [painted(app, MOVES, move, undo) for _ in range(PASSES)]
    report(f"a move and its undo, painted, {armies:2} armies", passes, MOVE_LIMITS[armies])
    mouse.close()


def measure_turn(app: QApplication, armies: int) -> None:
    """Print the cost of a frame while the whole view turns."""
    mouse = Mouse(app, armies)
    passes = [painted(app, TURNS, lambda _: mouse.view.turn_by(7)) for _ in range(PASSES)]
    report(f"a frame of turning the view, {armies:2} armies", passes, TURN_LIMITS[armies])
    mouse.close()


def start(code: str, compiled: Path, *arguments: str) -> float:
    """Return the seconds from starting a fresh Python until it says that its window is usable.

    Byte code is kept in a folder of its own, as an installed program has it.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(compiled)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        took = time.perf_counter() - began
    if line != "usable\n":
        raise RuntimeError("the window did not open")
    return took


def alternate(rounds: int, *tasks: Callable[[], float]) -> list[list[float]]:
    """Return the results of each task, called in turns; the first round does not count."""
    answers = [[task() for task in tasks] for _ in range(rounds + 1)][1:]
    return [list(one) for one in zip(*answers, strict=True)]


def measure_start() -> None:
    """Print the time to a usable window beside that of other programs."""
    for source in (ROOT / "resources" / "translations").glob("*.ts"):
        script("qt_tools").release(source, source.with_suffix(".qm"))  # as the build makes them
    with tempfile.TemporaryDirectory(prefix="cfanp-bench-") as folder:
        compiled, home = Path(folder, "compiled"), Path(folder, "home")

        def empty() -> float:
            return start(EMPTY, compiled)

        def bare() -> float:
            return start(BARE, compiled)

        def ours() -> float:
            took = start(OURS, compiled, str(home))
            shutil.rmtree(home)  # no game left behind, as at the first start
            return took

        *others, ours_s = alternate(ROUNDS, empty, bare, ours)
    print(f"start to usable window: {statistics.median(ours_s) * 1e3:.0f} ms")
    for (name, limit), other in zip(START_LIMITS.items(), others, strict=True):
        ratio = statistics.median(mine / one for mine, one in zip(ours_s, other, strict=True))
        print(
            f"  {ratio:.2f} times as long as {name}, {statistics.median(other) * 1e3:.0f} ms"
            + ("" if limit is None else f" (limit {limit})")
        )


def main() -> None:
    app = application(sys.argv[:1])
    for layout in (Layout.ROWS, Layout.STAGE):
        for armies in LIMITS:
            measure_drag(app, armies, layout)
    for armies in GROW_LIMITS:
        measure_growing(app, armies)
    for armies in MOVE_LIMITS:
        measure_moves(app, armies)
    for armies in TURN_LIMITS:
        measure_turn(app, armies)
    measure_start()


if __name__ == "__main__":
    main()
