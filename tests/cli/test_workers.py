"""Who plays games on this machine."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import active_children
from typing import Any

import pytest

from cfanp_gui.bots.arena import Arena, ArenaGame, BotError, Entrant, play_game
from cfanp_gui.cli import workers
from cfanp_gui.cli.answers import ARENA_GAMES
from cfanp_gui.cli.workers import Waiting, WorkerError, local_games, play_as
from tests.systems import TIMEOUT, WINDOWS, own_terminal, started


def arena(*bots: str, actions: int = 12) -> Arena:
    """Return an arena of three."""
    return Arena("cfanp", 3, {}, tuple(Entrant.read(bot, 15) for bot in bots), 1, actions)


def test_this_process_plays_in_order() -> None:
    held = arena("greedy", "random")
    assert list(local_games(held, [3, 1], 1, ARENA_GAMES)) == [
        play_game(held, 3),
        play_game(held, 1),
    ]
    assert list(local_games(held, [2], 4, ARENA_GAMES)) == [play_game(held, 2)]
    assert list(local_games(held, [], 4, ARENA_GAMES)) == []


@pytest.mark.no_cover
def test_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that search learn nothing from game to game that another process would not know."""
    monkeypatch.setattr(workers, "TICK", 0.05)
    held = arena("club", "greedy", "random")
    found = list(local_games(held, [1, 2, 3, 4], 2, ARENA_GAMES))
    games = [one for one in found if isinstance(one, ArenaGame)]
    assert sorted(games) == [play_game(held, number) for number in (1, 2, 3, 4)]
    assert Waiting() in found  # processes take longer to start than that
    assert active_children() == []


def test_there_are_no_more_processes_than_windows_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts: list[int] = []

    class Pool(ProcessPoolExecutor):
        def __init__(self, count: int, **_: object) -> None:
            counts.append(count)
            super().__init__(count)  # which refuses more, and starts none yet

        def submit(self, *_: object) -> Any:
            raise BotError("no game is played", "")

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", Pool)
    monkeypatch.setattr(workers.sys, "platform", "win32")
    monkeypatch.setattr(workers, "_ctrl_c_put_off", nullcontext)
    with pytest.raises(BotError, match="no game"):
        list(local_games(arena("random"), range(1, 200), 128, ARENA_GAMES))
    assert counts == [61]


@pytest.mark.no_cover
def test_who_wants_no_more_ends_all_processes() -> None:
    games = local_games(arena("greedy", "random"), range(1, 2000), 2, ARENA_GAMES)
    assert isinstance(games, Generator)
    while not isinstance(next(games), ArenaGame):
        pass
    assert active_children()
    games.close()
    assert active_children() == []


@pytest.mark.no_cover
def test_what_goes_wrong_there_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has other source than this one refuses to play."""
    monkeypatch.setattr(workers, "program", lambda: "0.0 x")
    with pytest.raises(WorkerError):
        list(local_games(arena("random"), [1, 2], 2, ARENA_GAMES))
    assert active_children() == []


def test_the_program_is_compared_where_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    held = arena("random")
    assert play_as(workers.program(), held, 2, ARENA_GAMES) == play_game(held, 2)
    monkeypatch.setattr(workers, "program", lambda: "0.0 y")
    with pytest.raises(WorkerError, match=r"0\.0 y"):
        play_as("0.0 z", held, 2, ARENA_GAMES)


BORN_DEAF = """
import subprocess, sys, time
from ctypes import windll
from cfanp_gui.cli import workers
def press():
    assert windll.kernel32.GenerateConsoleCtrlEvent(0, 0)
with workers._ctrl_c_put_off():
    code = "import time; print('born', flush=True); time.sleep(2); print('alive')"
    born = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    born.stdout.readline()
    press()
    time.sleep(0.5)  # it comes from another thread
try:
    press()
    time.sleep(60)
except KeyboardInterrupt:
    print("interrupted", born.stdout.read().decode("ascii"))
"""


@pytest.mark.skipif(not WINDOWS, reason="it is put off here")
def test_processes_born_meanwhile_do_not_hear_ctrl_c() -> None:
    """Nor do they later, while this one does."""
    with started(sys.executable, "-c", BORN_DEAF, **own_terminal()) as run:
        output, _ = run.communicate(timeout=TIMEOUT)
    assert output.split() == [b"interrupted", b"alive"]


@pytest.mark.skipif(WINDOWS, reason="there it is not heard at all meanwhile")
def test_ctrl_c_is_heard_when_all_processes_are_born() -> None:
    """One that is just starting would say with a traceback that it was ended."""
    heard = []
    try:
        with workers._ctrl_c_put_off():
            signal.raise_signal(signal.SIGINT)
            heard.append("not yet")
        heard.append("never")
    except KeyboardInterrupt:
        heard.append("now")
    assert heard == ["not yet", "now"]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
