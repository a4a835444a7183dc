"""Records of games: written, read and refused; texts one by one stand in `tests/golden/read`."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cfanp_gui.core.game import Outcome
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, cpgn_reader, movetext
from cfanp_gui.record.game_record import GameRecord, RecordError, result_token
from cfanp_gui.record.move_tree import MoveNode, places
from cfanp_gui.record.movetext import in_one_line, separate_lines
from cfanp_gui.session import store
from tests.record.games import CFANP, actions, do, new_game, play_on, played
from tests.record.reading import moves_of
from tests.record.strategies import games
from tests.slow import examples

HEAD = '[Variant "Chess For Any Number of Players"]\n[Players "3"]\n'
SLOW = settings(
    max_examples=examples(60),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def move(text: str) -> MoveNode:
    return MoveNode(CFANP.parse_action(text))


def one(text: str) -> GameRecord:
    (game,) = cpgn.read_games(text, find_game)
    return game


def problem(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        cpgn.read_games(text, find_game)
    return str(caught.value)


def test_the_whole_of_a_record() -> None:
    game = GameRecord.new(
        CFANP,
        {"touch": True},
        ("Ann", 'The "Bishop" \\', "Żółć 王"),
        colours=("#aabbcc", "#000000", "#123456"),
    )
    game.tags = {"Date": "2026.11.21", "Annotator": "me"}
    game.root.comment = "before"
    game.root.extend([move("AB:"), move("AB:e2e4"), move("BC:"), move("BC:d2d4")])
    game.moves[1].nags = (1, 16)
    game.moves[1].comment = "a {brace} and [%cal Gd1h5]"
    text = cpgn.write_game(game)
    assert text == (
        '[Event "?"]\n[Site "?"]\n[Date "2026.11.21"]\n[Round "?"]\n[Result "*"]\n'
        '[Variant "Chess For Any Number of Players"]\n[Players "3"]\n'
        '[ArmyA "Ann"]\n[ArmyB "The \\"Bishop\\" \\\\"]\n[ArmyC "Żółć 王"]\n'
        '[ColourA "#aabbcc"]\n[ColourB "#000000"]\n[ColourC "#123456"]\n'
        '[Options "order=lot join=rotate bonus=boards captured=taken friendly=on touch=on"]\n'
        '[Annotator "me"]\n'
        "\n{before} 1. AB: AB:e4 $1 $16 {a {brace) and [%cal Gd1h5]} BC: BC:d4 *\n"
    )
    again = one(text)
    assert (again.names, again.colours, again.tags) == (game.names, game.colours, game.tags)
    assert cpgn.write_game(again) == text


def test_result_tokens() -> None:
    assert result_token(3, None) == "*"
    assert result_token(3, Outcome("win", (2,), "")) == "0-1-0"
    assert result_token(4, Outcome("draw", (1, 4), "")) == "1/2-0-0-1/2"


def test_text_that_is_none_becomes_spaces() -> None:
    game = GameRecord.new(CFANP, {}, ("a\nb\0c\u2028d\udc80e", ""))
    game.root.comment = "}\n \x07 nbsp\u00a0stays zwj\u200dstays"
    text = cpgn.write_game(game)
    text.encode("utf-8")
    again = one(text)
    assert again.names == ("a b c d e", "")
    assert again.comment == ") nbsp\u00a0stays zwj\u200dstays"
    assert cpgn.write_game(again) == text


def test_what_cannot_be_written_is_refused() -> None:
    game = new_game(2)
    for tag in ("ArmyA", "CFEN", "Result", "Variant"):
        game.tags = {tag: "x"}
        with pytest.raises(RecordError, match=f"the tag {tag} is written by the record itself"):
            cpgn.write_game(game)
    game.tags = {"no name": "x"}
    with pytest.raises(RecordError, match="“no name” is not a tag name"):
        cpgn.write_game(game)
    game.tags = {}
    game.result = "won"
    with pytest.raises(RecordError, match="“won” is not a result"):
        cpgn.write_game(game)
    game.result, game.root.comment = "*", "x" * (movetext.MAX_COMMENT + 1)
    with pytest.raises(RecordError, match="a comment has 999999 characters"):
        cpgn.write_game(game)
    game.root.comment = ""
    first, _ = line = [move("AB:e2e4"), move("AB:e2e4")]
    game.root.extend(line)
    with pytest.raises(RecordError, match="move 2, AB:e2e4: There is no piece on Ae2"):
        cpgn.write_game(game)
    for nag in (-1, 10_000):
        first.nags = (nag,)
        with pytest.raises(RecordError, match=r"is not an annotation \(expected at most \$9999\)"):
            cpgn.write_game(game)


def test_a_record_checks_its_parts() -> None:
    start = CFANP.initial(3, {})
    for names, colours, words in (
        (("a", "b"), (), "the number of names is 2"),
        (("a", "b", "c"), ("#aabbcc",), "the number of colours is 1"),
        (("a", "b", "c"), ("red",) * 3, "is not a colour"),
    ):
        with pytest.raises(ValueError, match=words):
            GameRecord(CFANP, {}, names, colours, start)
    with pytest.raises(ValueError, match="unknown option"):
        GameRecord.new(CFANP, {"nix": True}, ("a", "b"))
    with pytest.raises(ValueError, match="the number of players is 1"):
        GameRecord.new(CFANP, {}, ("a",))
    game = new_game(2)
    assert game.final().to_text() == game.start.to_text()
    game.root.extend([move("AB:e2e4")])
    assert game.final().to_text() == do(game.start, "AB:e2e4").to_text()


# Where moves led


def test_in_another_position_or_as_another_action_a_move_is_played() -> None:
    record = new_game(3)
    play_on(record, random.Random(1), 6)
    again = one(cpgn.write_game(record))
    assert again.root.equals(record.root), "what is kept is no part of what is recorded"
    first, second = again.moves[:2]
    other = new_game(3).start
    assert first.played_in(other)[0].to_text() == other.apply(first.action)[0].to_text()
    with pytest.raises(ValueError, match=r"."):
        second.played_in(other)
    first.action = CFANP.parse_action("AB:a2a3")
    start = again.start.resolve_pending()[0]
    assert first.played_in(start)[0].to_text() == start.apply(first.action)[0].to_text()


def test_only_so_many_positions_of_a_text_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpgn_reader, "MAX_KEPT", 5)
    record = new_game(3)
    final = play_on(record, random.Random(1), 12)
    text = cpgn.write_game(record)
    found = cpgn.read_games(f"{text}\n{text}", find_game)
    kept = [node.reached is not None for game in found for node in game.moves]
    assert kept == [True] * 5 + [False] * (len(kept) - 5)
    for game in found:
        assert actions(game) == actions(record)
        assert game.final().to_text() == final.to_text()


def test_each_move_of_a_tree_has_the_place_that_it_has_on_the_table() -> None:
    record = one(
        f"{HEAD}1. AB:e4 (1. AB:d4 (1. AB:a3) 1... AB:d5) (1. AB:c4) AB:e5 "
        "AC:Nf6 (1... AC:d6 2. AB:Bc4) 2. AB:Bb5 *\n"
    )
    root = store.session_of(record, ("#000000", "#ffffff", "#ff0000")).root
    found = places(record.root)
    for node, own in zip(record.root.whole(), root.whole(), strict=True):
        assert (own.action, own.place()) == (node.action, node.place())
        assert root.at_place(found[node]) is own
    assert len(found) == len(root.whole())


# Anything


@SLOW
@given(games())
def test_any_game_comes_back_as_it_was_written(game: GameRecord) -> None:
    text = cpgn.write_game(game)
    again = one(text)
    assert cpgn.write_game(again) == text
    assert one(cpgn.write_game(again)) == again
    assert again.final().to_text() == game.final().to_text()
    assert leaves(again) == leaves(game)
    lines = moves_of(text).split("\n")
    assert all(len(line) < 80 or " " not in line or "[%" in line for line in lines)


def leaves(game: GameRecord) -> set[str]:
    """Return every line of a game from its start, as one text."""
    return {
        " ".join(one.action.text for one in list(node.path())[-2::-1])
        for node in game.root.whole()
        if not node.children
    }


NAMES = st.text(max_size=20)


@settings(max_examples=examples(60), deadline=None)
@given(st.tuples(NAMES, NAMES), NAMES, st.text(max_size=200), st.text(max_size=120))
def test_any_text_can_be_named_tagged_and_noted(
    names: tuple[str, str], event: str, before: str, comment: str
) -> None:
    game = GameRecord.new(CFANP, {}, names)
    game.tags = {"Event": event}
    game.root.comment = before
    game.root.extend([move("AB:e2e4")])
    game.moves[0].comment = comment
    text = cpgn.write_game(game)
    again = one(text)
    assert cpgn.write_game(again) == text
    if all(name.isprintable() for name in names):
        assert again.names == names


# As long and as deep as may be

FULL = "x" * movetext.MAX_COMMENT
HALF = "x" * (movetext.MAX_COMMENT // 2)


def nested(depth: int) -> str:
    """Variations within variations, each on the second move of the one around it."""
    lines = [f"give:a={n % 2 + 2} draw (" for n in range(depth)]
    return f"{HEAD}{''.join(lines)}draw{')' * depth} *"


@pytest.mark.no_cover
def test_what_is_as_long_as_can_be_read_can_be_written_and_read_again() -> None:
    for text in (
        f'[{"T" * 300} "x"]\n\nAB:e4',
        f"AB:e4 {{{FULL[2:]}}} {{x}}",
        f"AB:e4 ;{FULL}\n",
        f"AB:e4 {' '.join(f'${nag}' for nag in range(256))}",
        f"AB:e4 {{{HALF}}} BC:e4 {{{HALF}}}",
    ):
        written = cpgn.write_game(one(f"{HEAD}{text} *"))
        assert cpgn.write_game(one(written)) == written
    many = cpgn.write_game(one(f"{HEAD}AB:e4 {'(AB:d4) ' * 1500}*"))
    assert many.count("(") == 1500, "many variations side by side are not deep"


@pytest.mark.no_cover
def test_what_is_longer_is_refused() -> None:
    for text, words in (
        (f"AB:e4 {{{FULL}xx}}", "the comment has 1000002 characters (expected at"),
        (f"AB:e4 {{{HALF}}} {{{HALF}}}", "the comments on a move have 999999 characters"),
        (f"AB:e4 {{{FULL}}} {{x}} *", "1000000 characters (expected at most 999998)"),
        ("x" * 1_001, "the word has 1001 characters (expected at most 1000)"),
        (f'[Event "{"x" * 1_000_000}"]', "the tag has 1000010 characters"),
        ("".join(f'[T{n} ""]' for n in range(1_101)), "there are more than 1100 tags"),
        ("AB:e4 " + "()" * 1_001, "more than 1000 variations have no move"),
    ):
        assert words in problem(f"{HEAD}{text}")


@pytest.mark.no_cover
def test_variations_may_be_nested_as_deep_as_said() -> None:
    game = one(nested(movetext.MAX_DEPTH))
    assert cpgn.write_game(game).count("(") == movetext.MAX_DEPTH
    assert "nested more than 1000 deep" in problem(nested(movetext.MAX_DEPTH + 1))
    *_, last = (node for node in game.root.whole() if node.heads_variation)
    assert last.parent is not None
    last.put(None)
    handed = last.parent.add(MoveNode(CFANP.hand_over(0, 2)))
    for _ in range(2):
        handed.add(move("draw"))
    with pytest.raises(RecordError, match="nested more than 1000 deep"):
        cpgn.write_game(game)


BIG = 16 * 1024 * 1024 - 200
MONSTERS = {
    "nested": lambda: nested(10_000),
    "first moves nested": lambda: HEAD + "AB:e4 " + "(AB:d4 " * 10_000 + ")" * 10_000,
    "parentheses": lambda: HEAD + "AB:e4 " + "(" * BIG,
    "empty variations": lambda: HEAD + "AB:e4 " + "()" * (BIG // 2),
    "comment": lambda: HEAD + "AB:e4 {" + "x" * BIG + "}",
    "comment of words": lambda: HEAD + "AB:e4 {😀" + "a  \n" * (BIG // 4) + "}",
    "comments": lambda: HEAD + "AB:e4 " + "{ab}" * (BIG // 4),
    "no end": lambda: HEAD + "AB:e4 {" + "x\r\n" * (BIG // 3),
    "glyphs": lambda: HEAD + "AB:e4 " + "$1 " * (BIG // 30),
    "signs": lambda: HEAD + "!" * BIG + "x",
    "tag": lambda: HEAD + '[A "' + "\\\\\\\\" * (BIG // 4) + '"]',
    "tags": lambda: HEAD + "".join(f'[A{n} ""]' for n in range(BIG // 20)),
}
SCRIPT = """
import pathlib, sys
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
try:
    games = cpgn.load(pathlib.Path(sys.argv[1]), find_game)
    print("read", len(games))
except RecordError as error:
    print(error)
peak = pathlib.Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0]
print(int(peak) // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the memory is measured as Linux tells it")
@pytest.mark.parametrize(
    "name", ["tag", *(pytest.param(one, marks=pytest.mark.slow) for one in MONSTERS)]
)
@pytest.mark.no_cover
def test_monsters_are_read_or_refused_in_little_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / "monster.cpgn"
    path.write_text(MONSTERS[name](), encoding="utf-8", newline="")
    # In a process of its own: the memory of this one says nothing.
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, path], capture_output=True, text=True, check=True
    )
    report, megabytes = done.stdout.splitlines()
    assert report.startswith(("line ", "read 1"))
    assert int(megabytes) < 200


# Records of games on half-boards with another base game than chess


TINY = """\
# A small chess
[tiny:chess]
cfanpName = Tiny | Chess
maxFile = e
maxRank = 6
startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1
doubleStep = false
castling = false
promotionRegionWhite = *6
promotionRegionBlack = *1
"""
MINE = DescribedGames("mine.ini", TINY)


def test_a_game_of_a_person_s_own_file_is_carried_along() -> None:
    with BASE_GAMES.including(MINE):
        record = played(CFANP, ("", "", ""), 40, base="tiny")
        assert record.game is CFANP.variant({"base": "tiny"})
        text = cpgn.write_game(record)
        (known,) = cpgn.read_games(text, find_game)
        assert known == record
    assert '[BaseGame "[tiny:chess] | cfanpName = Tiny || Chess | maxFile = e | ' in text
    (alone,) = cpgn.read_games(text, find_game)
    assert alone == record
    assert next(iter(alone.game.options[0].choices)).label == "Tiny | Chess"
    assert cpgn.write_game(alone) == text


def test_lines_are_kept_in_a_tag() -> None:
    lines = "[a:b]\n  x = 1 | 2 || 3 \n\n# what it is\n; and more\ny = |"
    assert in_one_line(lines) == "[a:b] | x = 1 || 2 |||| 3 | y = ||"
    assert separate_lines(in_one_line(lines)) == "[a:b]\nx = 1 | 2 || 3\ny = |"
