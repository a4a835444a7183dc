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
    assert len((EXAMPLES / "example.py").read_text().splitlines()) <= 50


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
        ("    sys.exit(1)\n", "it has ended"),
        (f"{OK}    if word == 'go': sys.exit(0)\n", "it has ended"),
        (f"{OK}    if word == 'go': time.sleep(60)\n", "it does not answer in time"),
        (f"{OK}    if word == 'go': print('bestmove AB:e2e5', flush=True)\n",
         "answered “AB:e2e5”, which it may not do now"),
        (f"{OK}    if word == 'go': print('bestmove', flush=True)\n", "answered “”"),
        (f"{OK}    if word == 'go': print('x' * 10**6, flush=True)\n", "not answer in time"),
        ("    print('error no <b>licence</b>', flush=True)\n", "no <b>licence</b>"),
        (f"{OK}    if word == 'go': x = bytearray(1 << 33)\n", "it has ended"),
    ],
)  # fmt: skip
def test_a_program_at_fault_is_told_and_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, reason: str
) -> None:
    if "bytearray" in body and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")
    monkeypatch.setattr(program_bot, "GRACE_S", 0.3)
    bot = program(tmp_path, body)
    with pytest.raises(BotFaultError) as fault:
        bot.choose(start(), 1, 1, QUICK)
    assert str(fault.value).startswith("the bot “A <b>bot</b>”")
    assert reason in str(fault.value)
    assert bot._program is None or bot._program._process.poll() is None


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
    process = bot._program._process
    assert process.poll() is None
    del bot
    assert process.poll() is not None


def test_commands_are_read_as_shells_do() -> None:
    assert command_of("python3 'my bot.py' --quick") in (
        ["python3", "my bot.py", "--quick"], ["python3", "'my bot.py'", "--quick"],
    )  # fmt: skip
    with pytest.raises(ValueError, match="no program"):
        command_of("  ")
