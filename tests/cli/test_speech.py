"""`cfanp` in other languages: which one is spoken, and that every message for a person is in it."""

from __future__ import annotations

import ast
import io
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.cli import speech
from cfanp_gui.cli.progress_line import ProgressLine
from cfanp_gui.cli.speech import (
    FileWords,
    known_languages,
    language_of,
    said,
    spoken_as,
    width,
)
from cfanp_gui.core.localizing import localized
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.pairs.base_games import DescribedGames
from cfanp_gui.record import cpgn
from cfanp_gui.record.translation_file import TranslationError
from tests import ROOT
from tests.cli.asking import START
from tests.cli.languages import message, written
from tests.record.games import new_game

Ask = Callable[..., tuple[int, str, str]]


class MadeUp:
    """A language in which every sentence stands between pointers."""

    def __init__(self, _: Path) -> None:
        pass

    def __call__(self, template: str, number: int = -1) -> str:
        return f"‹{template.replace('%n', str(number)) if number >= 0 else template}›"


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run a command in the made-up language; return its exit status and what it writes."""
    monkeypatch.setattr(speech, "known_languages", lambda: {"xx": Path("xx")})
    monkeypatch.setattr(speech, "FileWords", MadeUp)

    def run(*arguments: object, language: str = "xx") -> tuple[int, str, str]:
        try:
            status = cli.main(["--language", language, *map(str, arguments)])
        except SystemExit as ended:
            status = int(str(ended.code))
        return status, *capsys.readouterr()

    return run


# Which language

KNOWN = {key: Path(key) for key in ("de", "fr", "pt_BR", "zh")}


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "zh_CN"}, "zh"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "xx:fr_CA:zh"}, "fr"),
        ({"LANG": "de_DE", "LANGUAGE": "en:fr"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "xx"}, "de"),
        ({"LANG": "de_DE", "LANGUAGE": ""}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANGUAGE": "de"}, "en"),
        ({"LANG": "zh_SG.UTF-8"}, "zh"),
        ({"LANG": "zh_TW.UTF-8"}, "en"),
        ({"LANG": "zh_HK.UTF-8", "LANGUAGE": "zh_HK:fr"}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], language: str
) -> None:
    monkeypatch.setattr(speech, "known_languages", lambda: KNOWN)
    assert language_of(given) == language


def test_a_command_speaks_as_the_locale_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, "de", message("ok, {count}", "gut, {count}")
            + message("%n position(s)", ("%n Stellung", "%n Stellungen")))  # fmt: skip
    monkeypatch.setattr(speech, "asset", lambda _: tmp_path)
    (tmp_path / "some.cfen").write_text(f"{START[3]}\n{START[8]}\n")
    said = []
    for locale in ("de_DE.UTF-8", "C"):
        monkeypatch.setenv("LANGUAGE", "")
        monkeypatch.setenv("LC_ALL", locale)
        assert cli.main(["validate", str(tmp_path / "some.cfen")]) == 0
        said.append(capsys.readouterr().out.rstrip("\n").partition(": ")[2])
    assert said == ["gut, 2 Stellungen", "ok, 2 positions"]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    (tmp_path / "cfanp_de.ts").write_text("<TS")
    assert cli.main(["validate", str(tmp_path / "some.cfen")]) == 0
    assert "ok, 2 positions" in capsys.readouterr().out, "English is better than nothing"


def test_an_unknown_language_is_refused_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speech, "known_languages", lambda: KNOWN)
    for arguments in (["--language", "xx\n", "bases"], ["--language", "", "bases"]):
        with pytest.raises(SystemExit) as caught:
            cli.main(arguments)
        assert caught.value.code == 2
        last = capsys.readouterr().err.splitlines()[-1]
        name = "xx\N{REPLACEMENT CHARACTER}" if arguments[1] else ""
        assert last == (
            f"cfanp: error: argument --language: unknown language “{name}” "
            "(expected one of de, en, fr, pt_BR, zh)"
        )


def test_a_language_that_cannot_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cfanp_de.ts").write_text("<TS")
    monkeypatch.setattr(speech, "asset", lambda _: tmp_path)
    with pytest.raises(SystemExit):
        cli.main(["--language", "de", "bases"])
    assert "the words of the language “de” cannot be read: " in capsys.readouterr().err


def test_english_is_spoken_again_behind_a_command(ask: Ask) -> None:
    assert ask("validate", "missing.pgn", "--format", "doc")[0] == 1
    assert said(Text("King")) == "King"
    with spoken_as({}):
        assert said(ValueError(Text("King"))) == "King"
        speech.speak("xx")
        assert said(Text("King")) == "‹King›"
        speech.speak("en")
        assert said(Text("King")) == "King"
    assert "expected one of xx" not in ask("--language", "en", "validate", "x.doc")[1]


@pytest.mark.usefixtures("ask")
def test_a_name_from_the_right_is_set_apart_in_documents_alone() -> None:
    name = "\u0639\u0645\u0631"
    sentence = Text("{name} has\n{number}", name=name, number=1)
    with spoken_as({}):
        speech.speak("xx")
        assert speech.in_words(sentence) == f"‹\u2068{name}\u2069 has\n1›"
        assert said(sentence) == f"‹{name} has\N{REPLACEMENT CHARACTER}1›"
        assert speech.reason(ValueError(sentence)) == said(sentence)
        assert speech.reason(OSError(2, "No such\nfile")) == "‹it is not there›"
        assert speech.reason(OSError("a\nb")) == "a\N{REPLACEMENT CHARACTER}b"
        assert speech.reason(ValueError()) == "ValueError"


# What is said

A_GAME = "--bots random --armies 2 --games 1 --actions 2 --workers 1"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("convert two.cpgn out.svg", "‹there are 2 games (choose one with --game N)›"),
        ("convert one.cpgn out.fen --game 3", "‹there is no game 3 (expected 1 to 1)›"),
        ("convert one.cpgn out.cpgn --ply 1", "‹--ply is for positions and pictures›"),
        ("convert one.cpgn out.cpgn --moves 1-2", "‹--moves is for pictures›"),
        ("convert one.cpgn out.svg --ply 1 --moves 1-2", "‹--ply is for a single picture"),
        ("convert one.cpgn out.html --uncovered", "‹--uncovered is for pictures›"),
        ("convert one.cpgn two.cpgn", "‹it exists already (--force replaces it)›"),
        ("convert one.cpgn out.doc", "‹unknown kind of file “.doc” (expected "),
        ("convert one.cpgn out.svg --ply 9", "‹the game has no ply 9 (expected 0 to "),
        ("convert one.cpgn out.svg --moves x", "argument --moves: ‹“x” is not a range"),
        ("convert one.cpgn out.svg --columns 0", "argument --columns: ‹it is “0” (expected 1 to"),
        ("convert - out.svg", "‹nothing says what kind of file it is (say it with --from"),
        ("annotate one.cpgn out.svg", "‹annotated games are kept as games (expected "),
        ("annotate one.cpgn --nodes x", "argument --nodes: ‹it is “x” (expected a number from 1)›"),
        ("perft --armies 2 --depth -1", "cfanp perft: ‹the depth is -1 (expected at least 0)›"),
        ("perft --armies 1 --depth 1", "cfanp perft: ‹the number of players is 1 (expected "),
        ("perft --boards 1 --depth 1", "‹unknown option “boards” in "),
        ("perft --system strategichess --boards 9 --depth 1", "‹“boards” is 9 (expected 1 to 6)›"),
        ("perft --options x --armies 2 --depth 1", "argument --options: ‹“x” is not an option"),
        ("selfplay --bots x --armies 2 --games 1", "cfanp selfplay: ‹unknown bot “x” (expected "),
        ("selfplay --bots random --armies 2 --games 0", "‹--games is 0 (expected at least 1)›"),
        (f"selfplay {A_GAME} --resume", "‹--resume needs --out, which names the file to go on"),
        (f"selfplay {A_GAME} --out x.doc", "‹unknown kind of file “.doc” (expected .cpgn)›"),
        (f"selfplay {A_GAME} --out one.cpgn", "‹one.cpgn is there already (--resume goes on"),
        (f"selfplay {A_GAME} --tls-ca x", "‹--tls-ca, --tls-cert and --tls-key are for --clus"),
        (
            f"selfplay {A_GAME} --cluster tcp://[::1]:1",
            "‹--workers is for this machine",
        ),
        (f"selfplay {A_GAME}", "‹0 of ‹1 game(s)››"),
        (f"puzzles mine {A_GAME} --themes x", "‹unknown theme “x” (expected one of "),
        ("puzzles check one.cpgn", "cfanp puzzles check: ‹one.cpgn: ‹line "),
        ("puzzles check one.cpgn --nodes 0", "‹--nodes and --sample must be at least 1›"),
        ("puzzles solve x x --nodes 0", "‹--nodes is 0 (expected at least 1)›"),
        ("puzzles solve x x", "cfanp puzzles solve: ‹“x” is nothing that can be asked for"),
        (["puzzles", "solve", "{}", "b mates in 2"], "solve: ‹“cfen” must be a string (expected a"),
        ("--language yy bases", "argument --language: ‹unknown language “yy” (expected one of en,"),
        ("bases --variants long.ini", "cfanp: long.ini: ‹the file is longer than "),
    ],
)
def test_what_is_wrong_is_said_in_the_language(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    arguments: str | list[str], says: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    for name, count in (("one.cpgn", 1), ("two.cpgn", 2)):
        Path(name).write_text("\n".join(cpgn.write_game(new_game(2)) for _ in range(count)))
    Path("long.ini").write_bytes(bytes(DescribedGames.LONGEST + 1))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    _, _, err = ask(*(arguments.split() if isinstance(arguments, str) else arguments))
    assert says in err


def test_reports_are_in_the_language(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("one.cpgn").write_text(cpgn.write_game(new_game(2)))
    Path("one.cfen").write_text(START[2])
    Path("none.txt").write_text("")
    assert ask("validate", "one.cpgn", "one.cfen")[1].splitlines() == [
        "one.cpgn: ‹ok, ‹1 game(s)››", "one.cfen: ‹ok, ‹1 position(s)››",
    ]  # fmt: skip
    head, _, last = ask("selfplay", *A_GAME.split(), "--quiet")[1].splitlines()
    assert head.split()[:3] == ["‹bot›", "‹seats›", "‹won›"]
    assert last == "‹‹1 game(s)›, ‹2 action(s)› on average, 1 broken off›"
    assert ask("puzzles", "check", "none.txt")[1] == (
        "‹none.txt: 0 of 0 proven, 0 positions looked at›\n"
    )


def test_a_question_is_answered_in_the_language(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("one.cpgn").write_text(cpgn.write_game(new_game(2)))
    for answer, status in (("‹yes›", 0), ("‹", 0), ("y", 0), ("YES", 0), ("n", 1), ("", 1)):
        Path("out.cpgn").write_text("old")
        person = io.StringIO(f"{answer}\n")
        monkeypatch.setattr(person, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys, "stdin", person)
        found, _, err = ask("convert", "one.cpgn", "out.cpgn")
        assert (found, err) == (status, "‹Replace out.cpgn? [y/N]› ")
        assert (Path("out.cpgn").read_text() != "old") is (status == 0)


def test_what_programs_read_stays_as_it_is(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("one.cpgn").write_text(cpgn.write_game(new_game(2)))
    questions = f'{START[2]}\n{{"cfen": "x"}}\n{{"moves": 1}}\n'.encode()
    for arguments in (
        ["moves"], ["play"], ["insight"], ["bases"], ["perft", "--armies", "2", "--depth", "1"],
        ["selfplay", *A_GAME.split(), "--json", "--quiet"],
        ["convert", "one.cpgn", "out.cpgn", "--force"],
        ["convert", "one.cpgn", "out.cfen", "--force"],
    ):  # fmt: skip
        answers = []
        for language in ("xx", "en"):
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(questions)))
            answers.append((ask(*arguments, language=language), Path("out.cpgn").is_file()
                            and Path("out.cpgn").read_bytes()))  # fmt: skip
        assert answers[0] == answers[1]
    assert "‹" not in str(answers)


def test_pictures_and_pages_have_the_words_of_the_language(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = ROOT / "tests" / "golden" / "cfanp.cpgn"
    for target, more in (
        ("page.html", []),
        ("one.svg", []),
        ("film.svg", ["--moves", "1-4", "--table"]),
    ):
        assert ask("convert", game, target, *more, "--game", 1)[0] == 0
        assert "‹" in Path(target).read_text(encoding="utf-8"), target
    page = Path("page.html").read_text(encoding="utf-8")
    assert '<html lang="‹en›">' in page
    assert '"first":"‹First position›"' in page
    assert ask("annotate", game, "judged.html", "--game", 1, "--nodes", 5, "--quiet")[0] == 0
    assert "‹First position›" in Path("judged.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("ask")
def test_a_bar_leaves_room_for_wide_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    class Wide(MadeUp):
        def __call__(self, template: str, number: int = -1) -> str:
            if number >= 0:
                return f"{number}局"
            return {"{done} of {all}": "{all}中{done}"}.get(template, template)

    monkeypatch.setattr(speech, "FileWords", Wide)
    assert (width("abc"), width("12局中3")) == (3, 7)
    for columns in (5, 8, 20, 30, 100):
        size = os.terminal_size((columns, 24))
        monkeypatch.setattr(shutil, "get_terminal_size", lambda size=size: size)
        stream = Terminal()
        with spoken_as({}):
            speech.speak("xx")
            ProgressLine(stream, 12, 3)
        line = stream.getvalue().removeprefix("\r").removesuffix("\033[K")
        assert width(line) <= columns - 1
        assert "12局中3"[: 3 if columns == 5 else 6] in line


def test_nothing_is_raised_or_told_that_cannot_be_translated() -> None:
    """What a command raises for a person is a `Text`, or has come from elsewhere."""
    found = []
    for path in sorted((ROOT / "cfanp_gui" / "cli").glob("*.py")):
        if path.name == "plain_pickles.py":
            continue  # what it raises is for Dask
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                arguments = node.exc.args
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("say", "fail"):
                arguments = node.args[:1]
            else:
                continue
            found += [f"{path.name}:{node.lineno}" for one in arguments if _is_fixed(one)]
    assert found == []


def _is_fixed(node: ast.expr) -> bool:
    """Return whether an expression has words of its own in it that are no `Text`."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    if isinstance(node, ast.JoinedStr):
        words = (part.value for part in node.values if isinstance(part, ast.Constant))
        return any(" " in str(word).strip() or str(word).strip(" :") for word in words)
    return False


def test_a_plural_has_its_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "fr", message("%n game(s)", ("%n partie", "%n parties")), "fr_FR")
    monkeypatch.setattr(speech, "asset", lambda _: tmp_path)
    with spoken_as({"LANG": "fr_FR.UTF-8"}):
        counted = [said(Plural("%n game(s)", "", count)) for count in (0, 1, 2)]
    assert counted == ["0 partie", "1 partie", "2 parties"]


# The files of languages


def test_what_the_file_of_a_language_says(tmp_path: Path) -> None:
    body = (
        message("King", "König")
        + message("Rook", "")
        + message("Queen", "Dame", 'type="unfinished"')
        + message("Old", "Alt", 'type="vanished"')
        + "<message><source>N</source><comment>letter</comment>"
        "<translation>S</translation></message>"
        + message("&lt;a&gt; {x}", "&lt;b&gt; {x}")
        + message("%n pawn(s)", ("%n Bauer", "%n Bauern"))
        + message("%n rook(s)", ("", ""))
    )
    words = FileWords(written(tmp_path, "de", body))
    said = [words(one) for one in ("King", "Rook", "Queen", "Old", "N", "<a> {x}", "Desk")]
    assert said == ["König", "Rook", "Queen", "Old", "N", "<b> {x}", "Desk"]
    assert [words("%n pawn(s)", one) for one in (0, 1, 2)] == ["0 Bauern", "1 Bauer", "2 Bauern"]
    assert localized(Plural("%n rook(s)", "", 1), words) == "1 rook"
    assert words("%n pawn(s)") == "%n pawn(s)", "it has forms alone"


@pytest.mark.parametrize("text", ["", "<TS", "words"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cfanp_de.ts"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TranslationError, match="line 1"):
        FileWords(path)
    with pytest.raises(OSError, match="missing"):
        FileWords(tmp_path / "missing.ts")


def test_the_languages_of_the_program_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(known_languages()) == sorted(known_languages())
    assert known_languages()["de"].is_file()
    assert "en" not in known_languages()
    words = FileWords(known_languages()["de"])
    assert words("unknown option “{name}” (expected one of {expected})").startswith("unbekannt")
    assert words("%n move(s)", 2) == "2 Züge"

    def missing(name: str) -> Path:
        raise FileNotFoundError(name)

    monkeypatch.setattr(speech, "asset", missing)
    assert known_languages() == {}
