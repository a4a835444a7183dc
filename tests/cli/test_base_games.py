"""Base games on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.games.registry import find_game
from tests.cli.asking import asked, run
from tests.games.pairs.offered import offered  # noqa: F401 -- a fixture
from tests.record.test_base_games import TINY

Patch = pytest.MonkeyPatch
Capture = pytest.CaptureFixture[str]
CFANP = find_game("cfanp")


@pytest.mark.usefixtures("offered")
def test_a_line_names_its_base_game_itself(monkeypatch: Patch, capsys: Capture) -> None:
    start = CFANP.initial(2, {"base": "xiangqi"})
    line = start.to_text()
    asked_again = {"cfen": line, "options": {"base": "xiangqi", "bonus": "single"}}
    for question in (f"{line}\n".encode(), asked({"cfen": line}), asked(asked_again)):
        status, (answer,) = run(monkeypatch, capsys, "moves", question)
        assert (status, answer["cfen"]) == (0, line)
        assert answer["moves"] == sorted(action.text for action in start.all_actions())


@pytest.mark.usefixtures("offered")
def test_its_own_name_counts_before_that_of_the_command(
    monkeypatch: Patch, capsys: Capture
) -> None:
    line = CFANP.initial(2, {"base": "xiangqi"}).to_text()
    _, (answer,) = run(monkeypatch, capsys, "moves", f"{line}\n".encode(), "--base", "little")
    assert answer["army"] == "a"
    both = {"cfen": line, "options": {"base": "little"}}
    status, (answer,) = run(monkeypatch, capsys, "moves", asked(both))
    assert status == 1
    assert "“xiangqi” (expected base=little)" in answer["error"]


@pytest.mark.usefixtures("offered")
def test_moves_are_played_and_written_as_the_base_game_has_them(
    monkeypatch: Patch, capsys: Capture
) -> None:
    line = CFANP.initial(2, {"base": "xiangqi"}).to_text()
    question = {"cfen": line, "moves": ["AB:h3h10", "AB:i10h10"]}
    status, (answer,) = run(monkeypatch, capsys, "play", asked(question))
    assert status == 0
    assert answer["san"] == ["AB:Cxh10", "AB:Rxh10"]
    assert answer["cfen"].endswith(" base=xiangqi")


@pytest.mark.usefixtures("offered")
def test_what_is_counted_and_surveyed_is_the_base_game_s(
    monkeypatch: Patch, capsys: Capture
) -> None:
    assert cli.main(["perft", "--base", "xiangqi", "--armies", "3", "--depth", "1"]) == 0
    assert capsys.readouterr().out == "88\n"
    line = CFANP.initial(3, {"base": "xiangqi"}).to_text()
    status, (answer,) = run(monkeypatch, capsys, "insight", f"{line}\n".encode())
    assert (status, answer["cfen"]) == (0, line)
    assert len(answer) > 1


@pytest.mark.usefixtures("offered")
def test_bots_play_it(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "games.cpgn"
    game = ["--base", "little", "--armies", "3", "--bots", "greedy,random", "--games", "1"]
    rest = ["--actions", "20", "--workers", "1", "--quiet", "--json", "--out", str(out)]
    assert cli.main(["selfplay", *game, *rest]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == {"base": "little"}
    assert '[Options "base=little ' in out.read_text()
    assert cli.main(["validate", str(out)]) == 0


@pytest.mark.parametrize(
    ("command", "more"),
    [("perft", ("--armies", "2", "--depth", "1")),
     ("selfplay", ("--armies", "2", "--bots", "greedy", "--games", "1"))],
)  # fmt: skip
def test_one_that_is_not_known_is_named(
    capsys: Capture, command: str, more: tuple[str, ...]
) -> None:
    assert cli.main([command, "--base", "nothing", *more]) == 2
    assert "the base game “nothing” is not known here" in capsys.readouterr().err


def test_it_belongs_to_one_game(capsys: Capture) -> None:
    arguments = ["perft", "--system", "ring", "--base", "chess", "--players", "3", "--depth", "1"]
    assert cli.main(arguments) == 2
    assert "unknown option “base”" in capsys.readouterr().err


def test_all_are_listed(monkeypatch: Patch, capsys: Capture) -> None:
    status, answers = run(monkeypatch, capsys, "bases", b"")
    assert status == 0
    assert answers[0] == {"base": "chess", "name": "Chess", "files": 8, "ranks": 8, "half": 4,
                          "error": None}  # fmt: skip


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff", "byte 1 is not UTF-8 text"),
        (b" " * 9_000_000, "longer than"),
        (b"no game", "there is no game in it (expected such as [name:chess])"),
        (b" " * 2_000_001, "mine.ini: the file is too long"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(
    capsys: Capture, tmp_path: Path, data: bytes, words: str
) -> None:
    path = tmp_path / "mine.ini"
    path.write_bytes(data)
    assert cli.main(["bases", "--variants", str(path)]) == 2
    assert words in capsys.readouterr().err
    assert cli.main(["bases", "--variants", str(tmp_path / "nowhere.ini")]) == 2
    assert "nowhere.ini: it is not there" in capsys.readouterr().err


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """Return the name of a file with a game that can be played and one that cannot."""
    path = tmp_path / "mine.ini"
    path.write_text(f"{TINY}\n[other:nothing]\n", encoding="utf-8")
    return str(path)


def test_games_of_a_file_are_listed_with_what_is_wrong(
    monkeypatch: Patch, capsys: Capture, mine: str
) -> None:
    _, usual = run(monkeypatch, capsys, "bases", b"")
    status, answers = run(monkeypatch, capsys, "bases", b"", "--variants", mine)
    assert status == 0
    assert answers[: len(usual)] == usual
    tiny, other = answers[len(usual) :]
    assert tiny == {"base": "tiny", "name": "Tiny | Chess", "files": 5, "ranks": 6, "half": 3,
                    "error": None}  # fmt: skip
    assert (other["base"], other["files"]) == ("other", None)
    assert "its parent “nothing” is not known" in other["error"]
    assert run(monkeypatch, capsys, "bases", b"")[1] == usual, "only for that command"


def test_a_game_of_a_file_is_played_by_other_processes_and_its_record_read_anywhere(
    capsys: Capture, mine: str, tmp_path: Path
) -> None:
    out = tmp_path / "games.cpgn"
    game = ["--variants", mine, "--base", "tiny", "--armies", "2", "--bots", "greedy,random"]
    rest = ["--games", "2", "--actions", "12", "--workers", "2", "--quiet", "--out", str(out)]
    assert cli.main(["selfplay", *game, *rest]) == 0
    capsys.readouterr()
    assert cli.main(["validate", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: ok, 2 games\n"
    assert cli.main(["convert", str(out), str(tmp_path / "ends.cfen")]) == 0
    ends = (tmp_path / "ends.cfen").read_text(encoding="utf-8")
    assert ends.count(" base=tiny") == 2
    capsys.readouterr()
    assert cli.main(["validate", str(tmp_path / "ends.cfen")]) == 1, "a line carries no game"
    assert "the base game “tiny” is not known here" in capsys.readouterr().out
    assert cli.main(["validate", "--variants", mine, str(tmp_path / "ends.cfen")]) == 0


def test_one_that_cannot_be_played_says_why(capsys: Capture, mine: str) -> None:
    rest = ["--variants", mine, "--base", "other", "--armies", "2", "--depth", "1"]
    assert cli.main(["perft", *rest]) == 2
    said = capsys.readouterr().err
    assert "the base game “other” cannot be played here: mine.ini: [other]: its parent" in said


def test_one_added_in_the_window_does_not_count_in_its_place(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "old.ini").write_text(f"{TINY}\n[old]\n", encoding="utf-8")
    (tmp_path / "new.ini").write_text("[tiny:nothing]\n", encoding="utf-8")
    monkeypatch.setattr("cfanp_gui.cli.base_games.user_data", lambda: tmp_path)
    counted = ["perft", "--base", "tiny", "--armies", "2", "--depth", "1"]
    assert cli.main(counted) == 0
    capsys.readouterr()
    assert cli.main([*counted, "--variants", str(tmp_path / "new.ini")]) == 2
    told = capsys.readouterr()
    assert "“tiny” cannot be played here: new.ini: [tiny]: its parent “nothing”" in told.err
    assert told.out == ""


def test_games_added_in_the_window_are_known(
    monkeypatch: Patch, capsys: Capture, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "mine.ini").write_text(f"{TINY}\n[other:nothing]\n", encoding="utf-8")
    monkeypatch.setattr("cfanp_gui.cli.base_games.user_data", lambda: tmp_path)
    assert cli.main(["bases"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    errors = {one["base"]: one["error"] for one in told}
    assert errors["tiny"] is None
    assert "“nothing” is not known" in errors["other"]
    monkeypatch.setattr("cfanp_gui.cli.base_games.user_data", lambda: tmp_path / "none")
    cli.main(["bases"])
    assert '"tiny"' not in capsys.readouterr().out
