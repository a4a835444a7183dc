"""A program asked from another thread, and nothing of it left afterwards."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cfanp_gui.engine.analysis import Analysis, Status, Timeouts
from cfanp_gui.engine.pair_engine import PairEngine
from tests.engine.fake_program import LOADED
from tests.engine.fake_uci import made, pids, told
from tests.engine.test_uci_program import PATIENT, a_search
from tests.systems import runs, wait_until

TIMEOUT = 60
"""Seconds after which something never happens."""


class Listener:
    """Listener to an engine, which keeps its analyses and can wait for one."""

    def __init__(self, patience: Timeouts = PATIENT) -> None:
        self.fails = False
        self.heard: list[Analysis] = []
        self._news = threading.Condition()
        self.engine = PairEngine(self._hear, patience)
        self.threads: set[str] = set()

    def _hear(self, analysis: Analysis) -> None:
        if self.fails and analysis.lines:
            raise RuntimeError("a fault of ours")
        with self._news:
            self.threads.add(threading.current_thread().name)
            self.heard.append(analysis)
            self._news.notify_all()

    def until(self, wanted: Callable[[Analysis], bool]) -> Analysis:
        """Wait for something to be published, and return it."""

        def found() -> Analysis | None:
            return next((one for one in reversed(self.heard) if wanted(one)), None)

        with self._news:
            assert self._news.wait_for(lambda: found() is not None, TIMEOUT), self.heard[-3:]
        analysis = found()
        assert analysis is not None
        return analysis


@pytest.fixture
def listen() -> Iterator[Callable[..., Listener]]:
    made_ones: list[Listener] = []

    def make(patience: Timeouts = PATIENT) -> Listener:
        made_ones.append(Listener(patience))
        return made_ones[-1]

    yield make
    for one in made_ones:
        one.engine.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "pair engine"]


Listen = Callable[..., Listener]


def test_it_searches_what_is_wanted_from_its_own_thread(tmp_path: Path, listen: Listen) -> None:
    """Another position goes to the same program, another program ends it; stopped none runs."""
    path, other, one = made(tmp_path, "behaves"), made(tmp_path, "one line"), listen()
    first, second, third = a_search(path), a_search(path, memory=8), a_search(other)
    for search in (first, second, third):
        one.engine.search(search, fresh=search is first)
        found = one.until(lambda analysis: bool(analysis.lines) and analysis.search == search)  # noqa: B023
        assert not found.restarted
    assert one.heard[0].status is Status.STARTING
    assert one.threads == {"pair engine"}
    (pid,) = pids(path)
    assert not runs(pid)
    orders = [order for _, order in told(path)]
    assert orders.count("go infinite") == 2
    assert orders.index("stop") > orders.index("go infinite")
    assert one.engine.pid == pids(other)[0]
    for times in (1, 2):
        one.engine.stop()
        one.heard.clear()
        wait_until(lambda: not any(runs(pid) for pid in pids(other)))
        assert len(pids(other)) == times
        one.engine.search(third, fresh=True)
        one.until(lambda analysis: bool(analysis.lines))
    one.engine.close()
    assert not any(runs(pid) for pid in pids(other))
    assert one.engine.pid is None


def test_nothing_runs_before_it_is_asked(tmp_path: Path, listen: Listen) -> None:
    path, one = made(tmp_path, "behaves"), listen()
    one.engine.stop()
    one.engine.close()
    one.engine.search(a_search(path))
    assert pids(path) == []


def test_one_that_fails_gets_one_more_chance(tmp_path: Path, listen: Listen) -> None:
    path, one = made(tmp_path, "crashes"), listen()
    one.engine.search(a_search(path), fresh=True)
    found = one.until(lambda analysis: analysis.status is Status.FAILED)
    assert found.problem == f"“{path.name}” has ended unexpectedly."
    assert found.restarted
    assert len(pids(path)) == 2
    assert not any(runs(pid) for pid in pids(path))
    # A person who asks for it gets two more, another pair does not.
    one.heard.clear()
    one.engine.search(a_search(path, memory=8))
    one.until(lambda analysis: analysis.status is Status.FAILED)
    assert sum(analysis.status is Status.STARTING for analysis in one.heard) == 1
    one.heard.clear()
    one.engine.search(a_search(path), fresh=True)
    one.until(lambda analysis: analysis.status is Status.FAILED)
    assert sum(analysis.status is Status.STARTING for analysis in one.heard) == 2


def test_what_is_asked_meanwhile_does_not_make_it_load_again(
    tmp_path: Path, listen: Listen
) -> None:
    path, one = made(tmp_path, "loads"), listen()
    one.engine.loading.limit = 0
    first, second = a_search(path), a_search(path, memory=8)
    one.engine.search(first, fresh=True)
    one.until(lambda analysis: analysis.status is Status.LOADING and analysis.overdue)
    one.engine.search(second)
    found = one.until(lambda analysis: analysis.search == second)
    assert (found.status, found.overdue) == (Status.LOADING, True)
    # One that loads is ended when nobody wants it.
    one.engine.stop()
    wait_until(lambda: not runs(pids(path)[0]))
    one.engine.search(second)
    one.until(lambda analysis: analysis.status is Status.LOADING)
    one.engine.loading.limit = 60
    one.engine.loading.wait_on()
    one.until(lambda analysis: analysis.search == second and not analysis.overdue)
    path.with_suffix(LOADED).touch()
    one.until(lambda analysis: bool(analysis.lines) and analysis.search == second)
    assert len(pids(path)) == 2


def test_one_that_crashes_once_goes_on_and_a_liar_does_not(tmp_path: Path, listen: Listen) -> None:
    for way, ends, times in (
        ("crashes once", Status.THINKING, 2),
        ("illegal move", Status.FAILED, 1),
    ):
        path, one = made(tmp_path, way), listen()
        one.engine.search(a_search(path), fresh=True)
        found = one.until(lambda analysis: bool(analysis.lines or analysis.problem))
        assert (found.status, found.restarted) == (ends, times == 2)
        assert len(pids(path)) == times
        assert (one.engine.pid is None) == (way == "illegal move")


def test_a_fault_of_ours_is_told(tmp_path: Path, listen: Listen) -> None:
    path, one = made(tmp_path, "behaves"), listen()
    one.fails = True
    one.engine.search(a_search(path), fresh=True)
    found = one.until(lambda analysis: analysis.status is Status.FAILED)
    assert found.problem == f"“{path.name}” could not be asked."
    assert not runs(pids(path)[0])


@pytest.mark.parametrize(
    "way", ["ignores quit", "ignores stop", "silent at the start", "silent in search"]
)
def test_nothing_is_left_of_one_that_hangs(tmp_path: Path, listen: Listen, way: str) -> None:
    path = made(tmp_path, way)
    one = listen(Timeouts(reply=60, ask=60, leave=0.1, update=0.01))
    one.engine.search(a_search(path), fresh=True)
    wanted = "uci" if way == "silent at the start" else "go infinite"
    wait_until(lambda: wanted in [order for _, order in told(path)])
    one.engine.close()
    assert not any(runs(pid) for pid in pids(path))


def test_wants_that_change_fast_end_at_the_last(tmp_path: Path, listen: Listen) -> None:
    # One that is told to stop before it began says nothing, and is ended.
    path, one = made(tmp_path, "behaves"), listen(PATIENT._replace(leave=0.5))
    for memory in range(1, 30):
        one.engine.search(a_search(path, memory=memory), fresh=memory == 1)
    last = a_search(path, memory=30)
    one.engine.search(last)
    one.until(lambda analysis: bool(analysis.lines) and analysis.search == last)
    one.engine.close()
    assert not any(runs(pid) for pid in pids(path))
