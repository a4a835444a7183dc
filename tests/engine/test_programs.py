"""What is asked of chess programs and known of them, as values and files."""

import configparser
from dataclasses import astuple
from pathlib import Path

import pytest

from cfanp_gui.core.queries import ProgramVariant
from cfanp_gui.core.text import Text
from cfanp_gui.engine import analysis
from cfanp_gui.engine.analysis import EngineSetup, ProgramError, Timeouts, check_program, installed
from cfanp_gui.engine.uci_output import read_option
from cfanp_gui.engine.uci_program import Loading, renamed
from tests.systems import WINDOWS, program


def test_numbers_that_make_no_sense_are_brought_within_bounds() -> None:
    for given, wanted in (
        (EngineSetup("x", 2, 128, 3), EngineSetup("x", 2, 128, 3)),
        (EngineSetup("x", 0, -1, 0), EngineSetup("x", 1, 1, 1)),
        (EngineSetup("", 1000, 10**9, 9), EngineSetup("", 64, 4096, 3)),
    ):
        assert given.validated() == wanted


def test_one_that_was_slow_to_be_ready_may_be_so_again() -> None:
    patience = Timeouts(reply=10, ask=2)
    assert patience.allowing_for(0.1) == patience
    slow = patience.allowing_for(14)
    assert (slow.ask, slow.reply) == (14, 42)


def test_the_time_to_load_that_is_over_can_be_given_once_more() -> None:
    now = 100.0
    told: list[tuple[bool, bool]] = []
    one = Loading(lambda: told.append((one.speaks, one.overdue)), lambda: now)
    assert one.limit == 60

    def after(seconds: float) -> bool:
        nonlocal now
        now += seconds
        one.look()
        return one.overdue

    one.begin()
    assert (after(59), after(2)) == (False, True)
    one.wait_on()
    assert (after(0), after(59), after(2)) == (False, False, True)
    one.limit = 90
    assert not after(0), "whoever gives more from now on gives it to this one"
    one.note_that_it_speaks()
    assert told == [(False, True), (False, False), (False, True), (False, False), (True, False)]


# Programs as files


def test_stockfish_is_found_on_the_path_and_where_debian_puts_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fairy-Stockfish, which plays other games, does where Stockfish is not."""
    monkeypatch.setattr(analysis, "ELSEWHERE", (str(tmp_path / "games"),))
    for name in ("path", "games"):
        folder = tmp_path / name
        folder.mkdir()
        monkeypatch.setenv("PATH", str(tmp_path / "path"))
        assert installed() is None
        stockfish = program(folder, "stockfish", "")
        assert installed() == str(stockfish)
        assert installed(beside_chess=True) is None
        fairy = program(folder, "fairy-stockfish", "")
        assert installed(beside_chess=True) == str(fairy)
        assert installed() == str(stockfish)
        stockfish.unlink()
        assert installed() == str(fairy)
        fairy.unlink()


def test_what_cannot_be_run(tmp_path: Path) -> None:
    plain = tmp_path / "notes.txt"
    plain.write_text("nothing", encoding="utf-8")
    wrong = [(tmp_path, "is a folder, not a program."), (tmp_path / "gone", "There is no file")]
    if not WINDOWS:  # which finds that out when it is to run it
        wrong.append((plain, "is not a program: it must not be run."))
    for path, words in wrong:
        with pytest.raises(ProgramError) as caught:
            check_program(path)
        assert words in caught.value.sentence
        assert str(caught.value) == caught.value.sentence
        assert not caught.value.again
    check_program(program(tmp_path, "stockfish", ""))


# Games that it is told of, under names that no program has given yet

TEXT = "[little : chess]\nking = k\n[larger:little]\npawn = p:[x]\n"


def test_sections_and_the_parents_among_them_are_renamed() -> None:
    variant = ProgramVariant("larger", Text("Larger"), TEXT, common=False)
    name, text = renamed(variant)
    mark = name.removeprefix("larger-")
    assert len(mark) == 8
    reader = configparser.ConfigParser()
    reader.read_string(text)
    assert reader.sections() == [f"little-{mark}:chess", f"larger-{mark}:little-{mark}"]
    assert reader[f"larger-{mark}:little-{mark}"]["pawn"] == "p:[x]"
    assert renamed(variant) == (name, text)
    assert renamed(variant._replace(definition=TEXT + "#"))[0] != name, "another game"


# Options

OPTIONS = [
    (b"option name Hash type spin default 16 min 1 max 32", ("Hash", "spin", 16, 1, 32, [])),
    (b"option name hash type SPIN default 100 min 1 max 32\r",
     ("Hash", "spin", 100, 1, 32, [])),
    (b"Option  Name Hash\tType spin Max 32 Default many", ("Hash", "spin", None, None, 32, [])),
    (b"option name MultiPV type spin", ("MultiPV", "spin", None, None, None, [])),
    (b"option name Ponder type Check default False", ("Ponder", "check", False, None, None, [])),
    (b"option name UCI_Variant type combo default chess var chess var a b",
     ("UCI_Variant", "combo", "chess", None, None, ["chess", "a b"])),
    (b"option name VariantPath type string default",
     ("VariantPath", "string", None, None, None, [])),
    *((line, None) for line in (
        b"option",
        b"option name Hash",
        b"option name Hash type",
        b"option name Hash type slider default 16 min 1 max 32",
        b"option name Hash type string default 16",
        b"option name Hash type spin default 16 min 1.0 max 32",
        b"option name Hash type spin default 16 min 1 max 0x20",
        b"option name Hash type spin default 16 min 32 max 1",
        b"option name Hash type spin default 16 min max 32",
        b"option name Skill type spin default 10 min 0 max 20",
        b"option name \xff\xfe type spin",
    )),
]  # fmt: skip
"""Lines about what can be set, each as it is meant; None for what nobody can set."""


def test_an_option_is_read_as_it_is_meant_or_left_out() -> None:
    found = [option and astuple(option) for option in map(read_option, dict(OPTIONS))]
    assert found == [meant for _, meant in OPTIONS]
