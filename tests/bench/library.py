"""How long games in folders take to be indexed, found and opened: `python -m tests.bench.library`.

Short games of chance with fixed seeds are written into files of 500. Their tags are read, and some
of them played through (all with `--all`, which takes minutes); then they are listed, looked for and
explored, and one of a file is opened, by where it stands and by reading all of the file. At last
they are indexed beside an event loop, which tells how long the window's thread is away from its
events, and searched in the panel meanwhile. The limits stand beside the figures. Nothing here is
asserted by the tests: timings differ from machine to machine.
"""

import argparse
import itertools
import random
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.file_content import FileContent
from cfanp_gui.library.game_index import GameIndex
from cfanp_gui.library.indexing import UpdateStage
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, Sought
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import store
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.library.index_update import IndexUpdate
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.bench.windows import GAP_MS, Watch, program, until
from tests.library.games import waiting

IN_A_FILE = 500
SEEDS = 50
"""Different games; they come again and again."""
MOVES = 24
PER_SECOND = 1_000
"""Games a second whose tags should be read."""
OPEN_S = 0.5
"""Seconds in which a game of a file of 500 should be open."""
SOME = 500
"""Games that are played through without `--all`."""
CFANP = find_game("cfanp")


def random_game(seed: int) -> GameRecord:
    """Return a short game of two to four armies that chance played."""
    rng = random.Random(seed)
    names = ("Anna", "Ben", "Clara", "Dan")[: 2 + seed % 3]
    record = GameRecord.new(CFANP, CFANP.as_seated, names)
    record.tags["Date"] = f"2024.{1 + seed % 12:02}.{1 + seed % 28:02}"
    position = record.start
    while len(record.moves) < MOVES and (legal := position.all_actions()):
        record.root.end.add(MoveNode(rng.choice(legal)))
        position, _ = position.apply(record.moves[-1].action)
    return record


def fill(folder: Path, games: int) -> None:
    """Write so many games into files of a folder."""
    texts = [cpgn.write_game(random_game(seed)) for seed in range(SEEDS)]
    for number in range(-(-games // IN_A_FILE)):
        here = min(IN_A_FILE, games - number * IN_A_FILE)
        text = "\n".join(texts[at % SEEDS] for at in range(here))
        (folder / f"games{number:03}.cpgn").write_text(text, encoding="utf-8")


def timed(work: Callable[[], object]) -> float:
    """Return the seconds that some work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def show(what: str, figure: str, limit: str = "") -> None:
    """Print a figure beside its limit."""
    print(f"{what:58} {figure:>14}{f'; limit {limit}' if limit else ''}")


def index_games(index: GameIndex, folder: Path, most: int) -> None:
    """Index a folder, and tell how fast."""
    began, first, played = time.perf_counter(), 0.0, 0
    for step in index.update([folder]):
        if step.stage is UpdateStage.GAMES:
            first = first or time.perf_counter()
            played = step.done
            if played >= most:
                break
    total = waiting(index) + played
    show(f"tags of {total} games", f"{total / (first - began):.0f} games/s", f"{PER_SECOND}")
    rate = played / (time.perf_counter() - first)
    show(f"{played} of them played through, {MOVES} moves each", f"{rate:.0f} games/s")


def search(index: GameIndex) -> None:
    """Look for games in every way, and tell how long it takes."""
    start = CFANP.initial(3, CFANP.as_seated)
    key = position_key(CFANP, start)
    show("list all", f"{timed(lambda: index.find(Query())) * 1e3:.0f} ms")
    for query in (
        Query(player="cla"),
        Query(text=start.to_text().split(" ")[0]),
        Query(sought=Sought.BOARD, text="8/8/PPPPPPPP/RNBQKBNR"),
        Query(sought=Sought.PAIR, text="KaKbQa+"),
        Query(sought=Sought.ARMY, text="KQRR+"),
        Query(sought=Sought.CAPTURE, text="A x B"),
        Query(sought=Sought.TABLE, table=key),
    ):
        found = len(index.find(query))
        what = f"look for {query.sought.value} {query.text or query.player}"[:44]
        show(f"{what}: {found}", f"{timed(lambda query=query: index.find(query)) * 1e3:.0f} ms")
    show("explore the start", f"{timed(lambda: index.explore(key)) * 1e3:.0f} ms")


def open_games(index: GameIndex) -> None:
    """Open the last game of a file in both ways, and tell how long it takes."""
    entry = next(
        one for one in index.entries()
        if isinstance(one, GameEntry) and one.number == one.of - 1
    )  # fmt: skip

    def put(record: GameRecord) -> None:
        store.session_of(record, tuple(default_colours(len(record.names))))

    read = partial(FileContent.read_one, entry.path, entry.number)
    quick = timed(lambda: put(read(index.place(entry)).games[0]))
    whole = timed(lambda: put(read().games[0]))
    show(f"open game {entry.of} of a file by its place", f"{quick * 1e3:.0f} ms", f"{OPEN_S} s")
    show("the same by its number alone", f"{whole * 1e3:.0f} ms")


def watch_thread(folder: Path, seconds: float) -> None:
    """Index beside an event loop, and tell how long that was away from its events."""
    app = program()
    update, watch = IndexUpdate(None), Watch()
    until(lambda: False, 0.5)
    idle = watched(watch, lambda: False, 3.0)
    over = threading.Event()
    threading.Thread(target=count_on, args=(over,), daemon=True).start()
    counting = watched(watch, lambda: False, seconds)
    over.set()
    update.start([folder])
    away = watched(watch, lambda: not update.running, seconds)
    update.cancel()
    show("window's thread away while idle", f"{idle * 1e3:.0f} ms")
    show("the same beside a thread that only counts", f"{counting * 1e3:.0f} ms")
    show("the same while indexing", f"{away * 1e3:.0f} ms", f"{GAP_MS:.0f} ms more than idle")
    app.processEvents()


def watch_panel(folder: Path, path: Path, seconds: float) -> None:
    """Look for players and pieces in the panel while it indexes, and tell how long that takes."""
    app = program()
    settings = Settings(AppDirs.below(path.parent / "person").settings)
    settings.set_game_folders([str(folder)])
    panel, watch = GamesPanel(settings, path), Watch()
    panel.resize(400, 800)
    panel.show()
    until(lambda: panel.indexing.running and panel.model.rowCount() > 0, 60.0)
    until(lambda: False, 1.0)
    took: list[float] = []
    watch.start()
    ends, names = time.perf_counter() + seconds, itertools.cycle(("an", "be", "cla", "dan", ""))
    while time.perf_counter() < ends:
        panel.sought.setCurrentIndex(panel.sought.findData(Sought.PAIR))
        panel.position.setText("KaKbQa+" if len(took) % 2 else "")
        panel.player.setText(next(names))
        until(lambda: not panel._typing.isActive())
        began = time.perf_counter()
        until(lambda: panel._asking is None)
        took.append(time.perf_counter() - began)
        until(lambda: False, 0.2)
    watch.stop()
    running = "" if panel.indexing.running else " (it was over before)"
    show(f"window's thread away with the panel{running}", f"{watch.longest * 1e3:.0f} ms")
    usual, worst = statistics.median(took) * 1e3, max(took) * 1e3
    show(f"{len(took)} searches meanwhile, usual and slowest", f"{usual:.0f}, {worst:.0f} ms")
    print("the panel says:", panel.status.text())
    panel.hide()
    until(lambda: False, 0.5)
    panel.deleteLater()
    app.processEvents()


def watched(watch: Watch, done: Callable[[], bool], seconds: float) -> float:
    """Return for how long the window's thread is away at most, until something is so."""
    watch.start()
    until(done, seconds)
    watch.stop()
    return watch.longest


def count_on(over: threading.Event) -> None:
    """Keep the interpreter as busy as a thread can, without any of our code."""
    while not over.is_set():
        sum(range(1000))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.library", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games there are")
    parser.add_argument("--all", action="store_true", help="play all of them through")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "games")
        folder.mkdir()
        fill(folder, given.games)
        path = Path(name, "index.sqlite")
        index = GameIndex(path)
        index_games(index, folder, given.games + 1 if given.all else SOME)
        search(index)
        open_games(index)
        index.close()
        show("the index on the disk", f"{path.stat().st_size / 1e6:.1f} MB")
        watch_thread(folder, 8.0)
        watch_panel(folder, Path(name, "panel.sqlite"), 15.0)


if __name__ == "__main__":
    main()
