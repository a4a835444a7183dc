"""Bots that people add, by packages and by programs of their own, and what is left out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cfanp_gui.assets import user_data
from cfanp_gui.bots import added_bots
from cfanp_gui.bots.added_bots import FILE, GROUP, add_program, added
from cfanp_gui.bots.arena import Arena, BotError, Entrant, play_game
from cfanp_gui.bots.contract import Limit, choices
from cfanp_gui.bots.levels import all_levels, find_level
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.match import BotSeat
from tests import ROOT

HOSTED = "tests.bots.hosted"


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(added_bots, "entry_points", lambda group: [
        EntryPoint("last", f"{HOSTED}:Last", group), EntryPoint("bad key!", "x:Y", group),
        EntryPoint("club-2", "nowhere:Bot", group),
    ] if group == GROUP else [])  # fmt: skip
    added.cache_clear()
    yield
    added.cache_clear()


def ini(text: str) -> None:
    file: Path = user_data() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_bots_of_packages_and_programs_stand_behind_the_levels() -> None:
    ini("[mine]\nname = My <i>bot</i>\ncommand = python3 bot.py\n[last]\ncommand = x\n"
        "[none]\nname = y\n")  # fmt: skip
    keys = [level.key for level in all_levels()]
    assert keys[-3:] == ["last", "club-2", "mine"]
    assert find_level("mine").name == "My <i>bot</i>"
    for key in keys:
        assert BotSeat.parse(f"{key} 5s").level == key


@pytest.mark.parametrize("text", ["[mine\n", "name = x\n", "\xff", "[a]\nname\n"])
def test_a_file_that_cannot_be_read_leaves_the_rest(text: str) -> None:
    ini(text)
    assert list(added()) == ["last", "club-2"]


def test_a_command_with_a_nul_is_left_out_in_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    ini("[nul]\ncommand = bot\0.py\n[good]\ncommand = bot.py\n")
    assert list(added()) == ["last", "club-2", "good"]
    assert "its command has a NUL character (expected text)" in caplog.text


def test_a_class_plays_in_a_process_of_its_own() -> None:
    game = find_game("cfanp")
    position = game.initial(3, {})
    bot = find_level("last").make(game.piece_types)
    assert bot.choose(position, 1, 1, Limit(10, 5.0)) == choices(position, 1)[-1]


def arena(*bots: str) -> Arena:
    entrants = tuple(Entrant.read(text, 20) for text in bots)
    return Arena("cfanp", 3, {}, entrants, 1, 30)


def test_entrants_are_classes_with_limits_or_without() -> None:
    assert Entrant.read(f"{HOSTED}:Last", 20)[1:3] == (f"{HOSTED}:Last", 20)
    assert Entrant.read(f"{HOSTED}:Last:70", 20)[1:3] == (f"{HOSTED}:Last", 70)
    with pytest.raises(ValueError, match="there is no module “nowhere”"):
        Entrant.read("nowhere:Bot", 20)
    with pytest.raises(ValueError, match=r"unknown bot “tests\.bots\.hosted”"):
        find_level("tests.bots.hosted")
    with pytest.raises(ValueError, match="unknown bot"):
        find_level(f"{HOSTED}:Last")


@pytest.mark.parametrize("name", ["Crash", "Cheat"])
def test_who_crashes_or_cheats_loses_the_seat_and_not_the_game(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = play_game(arena(f"{HOSTED}:{name}", "random"), 1)
    assert "resigns" in game.record or "resign" in game.record
    at_fault = [number for number, bot in enumerate(arena(f"{HOSTED}:{name}", "random").seated(1))
                if bot.text != "random"]  # fmt: skip
    assert all(game.scores[number] == 0 for number in at_fault)
    assert sum(game.scores) == pytest.approx(1)
    assert "the bot “tests.bots.hosted" in caplog.text


def test_a_bot_of_ours_that_fails_is_our_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    from cfanp_gui.bots.simple_bots import RandomBot

    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(RandomBot, "choose", fail)
    with pytest.raises(BotError, match="broken"):
        play_game(arena("random"), 1)


EXAMPLE = f'"{Path(sys.executable).as_posix()}" "{(ROOT / "resources/bots/example.py").as_posix()}"'


def test_a_program_is_added_once_it_has_answered() -> None:
    ini("; mine\n[club-9]\ncommand = x\n")
    taken = {level.key for level in all_levels()}
    keys = [add_program(name, EXAMPLE, taken) for name in ("My bot!", "my BOT", "Ännä", "", "club")]
    assert keys == ["my-bot", "my-bot-2", "nn", "example", "club-3"]
    assert (user_data() / FILE).read_text(encoding="utf-8").startswith("; mine\n[club-9]\n")
    assert find_level("nn").name == "Ännä"
    game = find_game("cfanp")
    position = game.initial(3, {})
    bot = find_level("club-3").make(game.piece_types)
    assert bot.choose(position, 1, 1, Limit(10, 5.0)) in choices(position, 1)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "no program"),
        ("/nowhere/bot", "No such file|cannot find|not found"),
        (f'"{Path(sys.executable).as_posix()}" -c "print(1)"', "it has ended"),
        (f'"{Path(sys.executable).as_posix()}" -c "print(\'error not today\')"', "not today"),
    ],
)
def test_what_does_not_answer_is_not_added(command: str, reason: str) -> None:
    with pytest.raises((OSError, ValueError), match=reason):
        add_program("x", command, ())
    assert not (user_data() / FILE).exists()


def test_nothing_is_added_to_a_file_that_cannot_be_read() -> None:
    ini("[mine\n")
    with pytest.raises(ValueError, match=r"bots\.ini: "):
        add_program("x", EXAMPLE, ())
    assert (user_data() / FILE).read_text(encoding="utf-8") == "[mine\n"


def test_a_bot_added_elsewhere_is_found() -> None:
    assert "later" not in added()
    ini("[later]\ncommand = x\n")
    assert find_level("later").key == "later"
