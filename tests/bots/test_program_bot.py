"""Bots that are programs: asked in plain lines, held to their limits, believed in nothing."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from cfanp_gui.bots import program_bot
from cfanp_gui.bots.contract import Limit, choices
from cfanp_gui.bots.program_bot import BotFaultError, ProgramBot, command_of
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import GAMES, find_game
from tests import ROOT
from tests.systems import runs

EXAMPLES = ROOT / "resources" / "bots"
QUICK = Limit(seconds=0.2)

BEGIN = "import sys, time\nfor line in sys.stdin:\n    word = line.split()[0]\n"
OK = '    if word == "cfanp-bot": print("ok", flush=True)\n'


def start(key: str = "cfanp") -> Position:
    game = find_game(key)
    return game.initial(4, game.as_seated).resolve_pending()[0]


def program(folder: Path, body: str) -> ProgramBot:
    file = folder / "bot.py"
    file.write_text(BEGIN + body)
    return ProgramBot("A <b>bot</b>", [sys.executable, str(file)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("name", ["example.py", "example.sh"])
def test_the_examples_play_every_game(game: Game, name: str) -> None:
    if name.endswith(".sh") and sys.platform == "win32":
        pytest.skip("there is no shell")
    command = [sys.executable] if name.endswith(".py") else ["sh"]
    bot = ProgramBot(name, [*command, str(EXAMPLES / name)])
    position = start(game.key)
    for number in range(4):
        (actor, *_) = sorted(one for one in position.actors() if choices(position, one))
        action = bot.choose(position, actor, number, Limit(100, 5.0))
        assert action in choices(position, actor)
        position, _ = position.apply(action)


def test_the_example_is_short() -> None:
    assert len((EXAMPLES / "example.py").read_text(encoding="utf-8").splitlines()) <= 50


def test_what_is_asked_is_all_that_a_program_needs(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = program(
        tmp_path,
        f"    open({str(heard)!r}, 'a').write(line)\n{OK}"
        "    if word == 'legal': last = line[6:].strip()\n"
        "    if word == 'go': print('info thinking'); print('bestmove', last, flush=True)\n",
    )
    position = start()
    action = bot.choose(position, 1, 17, Limit(500, 1.5))
    legal = [one.text for one in choices(position, 1)]
    assert action.text == legal[-1]
    assert heard.read_text().splitlines() == [
        "cfanp-bot 1", f"position {position.to_text()}", "player 1",
        *(f"legal {text}" for text in legal), "seed 17", "go movetime 1500 nodes 500",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    sys.exit(1)\n", "it has ended with status 1"),
        ("    time.sleep(60)\n", "it has not said “ok” within 3 s of its start"),
        (f"{OK}    if word == 'go': sys.exit(0)\n", "it has ended with status 0"),
        (f"{OK}    if word == 'go': time.sleep(60)\n",
         "it has not answered within 0.5 s, its limit of 0.2 s and 0.3 s more"),
        (f"{OK}    if word == 'go': print('bestmove AB:e2e5', flush=True)\n",
         "answered “AB:e2e5”, which it may not do now (expected such as AB:"),
        (f"{OK}    if word == 'go': print('bestmove', flush=True)\n", "answered “”"),
        (f"{OK}    if word == 'go': print('x' * 10**6, flush=True)\n", "not answered within 0.5"),
        ("    print('error no <b>licence</b>', flush=True)\n", "no <b>licence</b>"),
        (f"{OK}    if word == 'go': print('fault [1]', flush=True)\n", "not answered within 0.5"),
        (f"{OK}    if word == 'go': x = bytearray(1 << 33)\n",
         "it has ended with status 1: “MemoryError” (it may have 2 GB of memory)"),
    ],
)  # fmt: skip
def test_a_program_at_fault_is_told_and_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, reason: str
) -> None:
    if "bytearray" in body and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")
    monkeypatch.setattr(program_bot, "GRACE_S", 0.3)
    monkeypatch.setattr(program_bot, "START_S", 3.0)
    bot = program(tmp_path, body)
    with pytest.raises(BotFaultError) as fault:
        bot.choose(start(), 1, 1, QUICK)
    assert str(fault.value).startswith("the bot “A <b>bot</b>”")
    assert reason in str(fault.value)
    assert bot._program is None or bot._program.runs


def test_a_program_is_told_to_stop(tmp_path: Path) -> None:
    bot = program(
        tmp_path,
        f"{OK}    if word == 'legal': last = line[6:].strip()\n"
        "    if word == 'stop': print('bestmove', last, flush=True)\n",
    )
    began = time.monotonic()
    action = bot.choose(start(), 1, 1, Limit(seconds=30.0), lambda: time.monotonic() > began + 0.3)
    assert action in choices(start(), 1)
    assert time.monotonic() - began < 20


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BotFaultError, match=r"it is not there"):
        ProgramBot("x", ["/nowhere/bot"]).choose(start(), 1, 1, QUICK)


def test_its_process_ends_with_it(tmp_path: Path) -> None:
    bot = program(tmp_path, f"{OK}    if word == 'go': print('bestmove', last, flush=True)\n"
                            "    if word == 'legal': last = line[6:].strip()\n")  # fmt: skip
    bot.choose(start(), 1, 1, QUICK)
    assert bot._program is not None
    pid = bot._program.pid
    assert runs(pid)
    del bot
    assert not runs(pid)


def test_the_limit_that_one_has_passed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it is not that of its time, that of any bot, and that after it was told to stop."""
    for most, stopped, told in (
        (0.1, False, "within 0.1 s, the most without a limit of time"),
        (60.0, True, "within 0.1 s of “stop”"),
    ):
        monkeypatch.setattr(program_bot, "MOST_S", most)
        monkeypatch.setattr(program_bot, "GRACE_S", 0.1)
        bot = program(tmp_path, OK)
        with pytest.raises(BotFaultError, match=told):
            bot.choose(start(), 1, 1, Limit(500), lambda stopped=stopped: stopped)


def test_commands_are_read_as_shells_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot.sys, "platform", "linux")
    assert command_of("python3 'my bot.py' --quick") == ["python3", "my bot.py", "--quick"]
    with pytest.raises(ValueError, match="no program"):
        command_of("  ")
    monkeypatch.setattr(program_bot.sys, "platform", "win32")
    line = r'''"C:\Program Files\bot.exe" D:\games\x.txt -c "print('a b')"'''
    assert command_of(line) == [
        r"C:\Program Files\bot.exe", r"D:\games\x.txt", "-c", "print('a b')"
    ]  # fmt: skip
    with pytest.raises(ValueError, match="no program"):
        command_of("  ")
