"""Kills real windows, each game several times in a row; what `tests.judges.kills --windows` does.

A window begins a game, or restores the one that the kill before left behind, and plays, analyses
and saves at random (`tests.judges.killed_window`) until it is killed, also while it restores. Then
the journals must hold all that was reported, and the next window must show what they hold.
"""

import contextlib
import json
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.journal import SUFFIX, Recovered, by_tables
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.files.game_journals import GameJournals
from tests import ROOT
from tests.judges.killed_window import state
from tests.judges.kills import LossError

LONGEST = 1.5
"""Seconds a window plays at the most before it is killed."""
EARLY = 0.25
"""Share of the windows that are killed before their first report, such as while restoring."""
PATIENCE = 120
"""Seconds a window may take to say something."""


class Left(NamedTuple):
    """State left by a killed window, as the next one is to show it."""

    shown: Any
    aside: Any


class Killed(NamedTuple):
    """Reports of a window until it was killed."""

    first: dict[str, Any] | None
    """Report of a game begun or restored; None if it was killed before."""
    last: dict[str, Any] | None
    gives_up: frozenset[str]
    """The journals that it may have removed since."""
    reports: int


def kill_windows(times: int, chance: random.Random, edits: bool = False) -> int:
    """Kill so many windows, some in a row; return 1 when something was lost.

    With `edits` a position is being set up in each.
    """
    kills = reports = restored = 0
    while kills < times:
        row = min(chance.choice((3, 4)), times - kills)
        with tempfile.TemporaryDirectory(prefix="cfanp-kills-") as name:
            try:
                reported, back = kill_in_a_row(Path(name), chance, row, edits)
            except LossError as loss:
                print(f"after {kills} kills of windows, in the next {row}: {loss}")
                return 1
        kills, reports, restored = kills + row, reports + reported, restored + back
        print(f"{kills} kills of windows", file=sys.stderr)
    print(
        f"{kills} kills of windows, {reports} confirmed actions and {restored} restored games: "
        "nothing lost"
    )
    return 0


def kill_in_a_row(folder: Path, chance: random.Random, times: int, edits: bool) -> tuple[int, int]:
    """Kill windows that restore each other's game; return how much was reported and restored."""
    data = folder / "data" / "cfanp-gui" / "running"
    left: Left | None = None
    reports = restored = 0
    for _ in range(times):
        killed = _kill_one(folder, chance, edits)
        reports += killed.reports
        if killed.first is not None and left is not None:
            _compare("the window shows", killed.first, left)
            restored += 1
        if killed.last is not None:
            _check_confirmed(data, killed)
        before, left = left, _left(data)
        if killed.last is None and before is not None and left != before:
            # It may have played, but not have said so: what it began with has to be the same.
            _compare("it was restored", _left(data, begun=True), before)
        _check_file(folder / "game.cpgn")
    return reports, restored


def _kill_one(folder: Path, chance: random.Random, edits: bool) -> Killed:
    """Start a window, and kill it at a random moment."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    places = {name: str(folder / name.split("_")[1].lower()) for name in names}
    early = chance.random() < EARLY
    moment = chance.uniform(0, LONGEST)
    given = [str(chance.randrange(2**32)), str(folder), *(["edits"] if edits else [])]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.judges.killed_window", *given],
        cwd=ROOT,
        env={**os.environ, **places, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as window:
        assert window.stdout is not None
        pipe, heard = window.stdout.fileno(), b""
        until = time.monotonic() + (moment if early else PATIENCE)
        begun = False
        while (rest := until - time.monotonic()) > 0:
            if select.select([pipe], [], [], rest)[0]:
                block = os.read(pipe, 1 << 16)
                if not block:
                    raise LossError(f"the window ended by itself: {window.wait()}")
                heard += block
                if not begun and not early and b"\n" in heard:
                    begun, until = True, time.monotonic() + moment
        if not (begun or early):
            raise LossError(f"the window said nothing for {PATIENCE} seconds")
        os.kill(window.pid, signal.SIGKILL)
        while block := os.read(pipe, 1 << 16):
            heard += block
    return _heard(heard)


def _heard(data: bytes) -> Killed:
    first = last = None
    gives_up: set[str] = set()
    reports = 0
    for line in data.split(b"\n")[:-1]:
        said = json.loads(line)
        if "failure" in said:
            raise LossError(f"the window says: {said['failure']}")
        if "gives_up" in said:
            gives_up.add(said["gives_up"])
            continue
        first, last, reports = first or said, said, reports + 1
        gives_up &= set(said["journals"])
    return Killed(first, last, frozenset(gives_up), reports)


@contextlib.contextmanager
def _copy(data: Path, sizes: dict[str, int] | None = None) -> Iterator[GameJournals]:
    """Give the journals of a folder as a copy of their first bytes, so that nothing is touched."""
    with tempfile.TemporaryDirectory(prefix="cfanp-kills-") as name:
        for path in data.glob("*"):
            if sizes is None or path.name in sizes:
                shutil.copy2(path, name)
                if sizes is not None:
                    os.truncate(Path(name) / path.name, sizes[path.name])
        yield GameJournals(Path(name))


def _left(data: Path, begun: bool = False) -> Left | None:
    """Return the state that the next window is to show; with `begun` by headers alone."""
    sizes = None
    if begun:
        sizes = {path.name: path.read_bytes().find(b"\n") + 1 for path in data.glob(f"*{SUFFIX}")}
    with _copy(data, sizes) as journals:
        tables = by_tables(journals.left_behind())
        if journals.damaged():
            raise LossError(f"a journal is damaged: {journals.damaged()}")
        if len(tables) > 1:
            raise LossError(f"{len(tables)} tables are left behind (expected 1)")
        for table in tables:
            aside = None if table.aside is None else _session(table.aside, again=True)
            return Left(state(_session(table.shown, again=True)), state(aside))
    return None


def _session(found: Recovered, again: bool) -> GameSession:
    """Return a session as its journal left it, or as it comes back `again` in a window."""
    try:
        session = store.restored(found, tuple(usual_colours(found.game.start)))
    except store.RestoreError as problem:
        raise LossError(f"a journal is damaged: {problem}") from problem
    if again and session.file is not None and not session.file.is_unchanged():
        session.saved_at = ()
    return session


def _check_confirmed(data: Path, killed: Killed) -> None:
    """Compare what was reported last with what the journals hold up to there."""
    last = killed.last
    assert last is not None, "something was reported"
    gone = {name for name in last["journals"] if not (data / name).exists()}
    if gone - killed.gives_up:
        raise LossError(f"journals are gone: {gone}")
    with _copy(data, last["journals"]) as journals:
        states: list[Any] = [state(_session(one, again=False)) for one in journals.left_behind()]
    for expected in (last["shown"], last["aside"]):
        if expected is not None and expected not in states and not gone:
            if not states:
                raise LossError("no journal comes back")
            nearest = min(states, key=lambda one: sum(one[key] != expected[key] for key in one))
            _compare("the journal holds", {"shown": nearest}, Left(expected, None))


def _compare(what: str, found: Any, expected: Left) -> None:
    """Raise LossError where something is not as it should be, naming what."""
    if isinstance(found, Left):
        found = found._asdict()
    for name, wanted in expected._asdict().items():
        there = None if found is None else found.get(name)
        if there == wanted:
            continue
        if not isinstance(there, dict) or not isinstance(wanted, dict):
            raise LossError(f"{what} as {name} {there} (expected {wanted})")
        for key in wanted:
            if there[key] != wanted[key]:
                raise LossError(f"{what} as {name}: {key} {there[key]} (expected {wanted[key]})")


def _check_file(path: Path) -> None:
    if path.exists():
        games = cpgn.load(path, find_game)
        if len(games) != 1:
            raise LossError(f"the saved file holds {len(games)} games")
        games[0].final()
