"""Variations, comments and glyphs: read, written, and as deep as they may be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from cfanp_gui.core.boards import pair_of
from cfanp_gui.core.game import Position, PositionError
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.record.movetext import MAX_COMMENT, MAX_DEPTH
from tests.record.games import CFANP, MANY_BONUS_MOVES, new_game
from tests.record.strategies import CFENS, RECORDS, check_message, games, moves, spoilt
from tests.record.test_cpgn import HEAD, moves_of, one, problem
from tests.slow import examples, some

BONUS = f'[Variant "cfanp"]\n[CFEN "{MANY_BONUS_MOVES}"]\n'
SLOW = settings(
    max_examples=examples(120),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def tree(moves: list[MoveNode]) -> list[object]:
    """Return a line as nested lists of machine forms, each variation behind its move."""
    found: list[object] = []
    for node in moves:
        found.append(node.action.text)
        found += [tree(line) for line in node.variations]
    return found


def rewritten(head: str, text: str) -> str:
    """Return the movetext that a movetext becomes; written again it must not change."""
    written = cpgn.write_game(one(head + text))
    assert cpgn.write_game(one(written)) == written
    return moves_of(written).replace("\n", " ")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AB:e4 (AB:d4) *", "1. AB:e4 (1. AB:d4) *"),
        ("AB:e4 (AB:d4) BC:e4 *", "1. AB:e4 (1. AB:d4) 1... BC:e4 *"),
        ("AB:e4 (AB:d4 (AB:c4 (AB:b4))) *", "1. AB:e4 (1. AB:d4) (1. AB:c4) (1. AB:b4) *"),
        ("AB:e4 (AB:d4 (AB:c4) BC:e4) (AB:b4) *",
         "1. AB:e4 (1. AB:d4 BC:e4) (1. AB:c4) (1. AB:b4) *"),
        ("AB:e4 BC:e4 (BC:d4 (BC:c4) AC:d5 (AC:e5) 2. AB:a3) AC:c5 *",
         "1. AB:e4 BC:e4 (1... BC:d4 AC:d5 (1... AC:e5) 2. AB:a3) (1... BC:c4) 1... AC:c5 *"),
        ("AB:e4 {a} ({b} 1. AB:d4 {c} 1-0 {d}) {e} $2 (;f\nAB:c4) {g} ! BC:e4 *",
         "1. AB:e4 $2 $1 {a e g} ({b} 1. AB:d4 {c d}) ({f} 1. AB:c4) 1... BC:e4 *"),
        ("AB:e4 () ({x}) ( ) *", "1. AB:e4 {x} *"),
        ("AB:e4 $1 $1 ! $3 *", "1. AB:e4 $1 $3 *"),
        ("{a} {b} AB:e4 (AB:d4 {[%cal  Ge2e4,\nRd1h5]} {[%csl Ya1]}) *",
         "{a b} 1. AB:e4 (1. AB:d4 {[%cal Ge2e4, Rd1h5] [%csl Ya1]}) *"),
    ],
)  # fmt: skip
def test_variations_are_written_in_one_way(text: str, written: str) -> None:
    assert rewritten(HEAD, text) == written


@pytest.mark.parametrize(
    ("text", "written", "lines"),
    [
        # Instead of the move of the next army, or instead of ending the turn.
        ("AB:Ke1 BC:Ke2 (BC:Kd2) *", None, ["AB:d1e1", "end", "BC:e1e2", ["BC:e1d2"]]),
        ("AB:Ke1 BC:Ke2 (&CD:c1f1) *", "9. AB:Ke1 BC:Ke2 (9... &CD:Bf1) *",
         ["AB:d1e1", "end", ["CD:c1f1"], "BC:e1e2"]),
        ("AB:Ke1 BC:Ke2 (BC:Kd2 (draw) (BC:Kf1)) *",
         "9. AB:Ke1 BC:Ke2 (9... draw) (9... BC:Kd2) (9... BC:Kf1) *",
         ["AB:d1e1", "end", ["draw"], "BC:e1e2", ["BC:e1d2"], ["BC:e1f1"]]),
        # Behind a turn whose end is written, the other army's draw.
        ("AB:Ke1 &-- BC:Ke2 (draw) *", None, ["AB:d1e1", "end", "BC:e1e2", ["draw"]]),
        ("AB:Ke1 &-- (BC:Kd2) BC:Ke2 *", None,
         ["AB:d1e1", "end", ["end", "BC:e1d2"], "BC:e1e2"]),
        ("AB:Ke1 &-- (BC:Kd2 (BC:Kf1) (&-- draw)) BC:Ke2 *", None,
         ["AB:d1e1", "end", ["end", "BC:e1d2", ["BC:e1f1"]], ["end", "draw"], "BC:e1e2"]),
        ("AB:Ke1 (AB:Ke2 BC:Ke2 (BC:Kd2)) *", None,
         ["AB:d1e1", ["AB:d1e2", "end", "BC:e1e2", ["BC:e1d2"]]]),
    ],
)  # fmt: skip
def test_a_variation_says_which_of_two_actions_it_replaces(
    text: str, written: str | None, lines: list[object]
) -> None:
    text = text.replace("c1f1", BONUS_MOVE[0])
    again = rewritten(BONUS, text)
    if written is not None:
        assert again == written.replace("Bf1", BONUS_MOVE[1])
    expected = str(lines).replace("CD:c1f1", f"CD:{BONUS_MOVE[0]}")
    assert str(tree(one(BONUS + text).moves)) == expected
    assert str(tree(one(f"{BONUS}{again}").moves)) == expected


def _bonus_move() -> tuple[str, str]:
    """Return a second move of the turn on CD, in the machine form and as it is written."""
    position = new_game(0, MANY_BONUS_MOVES).start
    position = position.apply(CFANP.parse_action("AB:d1e1"))[0]
    move = position.pair_actions(pair_of(2, 3))[0]
    return move.text[3:], CFANP.notation.human(position, move).removeprefix("&CD:")


BONUS_MOVE = _bonus_move()


@SLOW
@given(games())
def test_any_game_comes_back_as_it_was_written(game: GameRecord) -> None:
    text = cpgn.write_game(game)
    again = one(text)
    assert cpgn.write_game(again) == text
    assert one(cpgn.write_game(again)).moves == again.moves
    assert again.final().to_text() == game.final().to_text()
    assert leaves(again) == leaves(game)
    lines = moves_of(text).split("\n")
    assert all(len(line) < 80 or " " not in line or "[%" in line for line in lines)


def leaves(game: GameRecord) -> set[str]:
    """Return every line of a game from its start, as one text."""
    found = set()
    stack: list[tuple[str, list[MoveNode]]] = [("", game.moves)]
    while stack:
        path, line = stack.pop()
        for node in line:
            stack += [(path, other) for other in node.variations if other]
            path = f"{path} {node.action.text}"
        found.add(path)
    return found


@SLOW
@given(spoilt(RECORDS))
def test_a_spoilt_game_is_read_or_refused(text: str) -> None:
    try:
        found = cpgn.read_games(text, find_game)
    except RecordError as error:
        check_message(error, "line ")
        return
    for game in found:
        written = cpgn.write_game(game)
        assert cpgn.write_game(one(written)) == written
        assert one(written).moves == one(cpgn.write_game(one(written))).moves


@SLOW
@given(spoilt(CFENS))
def test_a_spoilt_position_is_read_or_refused(text: str) -> None:
    try:
        position = CFANP.from_text(text, {})
    except PositionError:
        return
    line = position.to_text()
    assert CFANP.from_text(line, {}).to_text() == line
    position.resolve_pending()


@SLOW
@given(moves())
def test_a_spoilt_move_is_read_or_refused(given_: tuple[Position, str]) -> None:
    position, text = given_
    notation = CFANP.notation
    try:
        notation.implied(position, text)
        action = notation.parse(position, text)
    except NotationError as error:
        check_message(error)
        return
    assert CFANP.parse_action(action.text) == action


def nested(depth: int) -> str:
    """Variations within variations, each on the second move of the one around it."""
    lines = [f"give:a={n % 2 + 2} draw (" for n in range(depth)]
    return f'[Variant "cfanp"]\n[Players "3"]\n{"".join(lines)}draw{")" * depth} *'


@pytest.mark.no_cover
def test_variations_may_be_nested_as_deep_as_said() -> None:
    text = nested(MAX_DEPTH)
    game = one(text)
    written = cpgn.write_game(game)
    assert written.count("(") == MAX_DEPTH
    assert "nested more than 1000 deep" in problem(nested(MAX_DEPTH + 1))


@pytest.mark.no_cover
def test_what_is_nested_too_deep_is_not_written() -> None:
    game = new_game(3)
    line = game.moves
    for n in range(MAX_DEPTH + 2):
        line += [
            MoveNode(CFANP.hand_over(0, n % 2 + 2)),
            MoveNode(CFANP.agreed_draw(), variations=[[]]),
        ]
        line = line[1].variations[0]
    line.append(MoveNode(CFANP.agreed_draw()))
    with pytest.raises(RecordError, match="nested more than 1000 deep"):
        cpgn.write_game(game)


@pytest.mark.no_cover
def test_many_variations_side_by_side_are_not_deep() -> None:
    text = f"{HEAD}AB:e4 {'(AB:d4) ' * 1500}*"
    assert len(one(text).moves[0].variations) == 1500
    assert cpgn.write_game(one(text)).count("(") == 1500


@pytest.mark.parametrize("nags", [(-1,), (10_000,)])
def test_what_is_no_glyph_is_not_written(nags: tuple[int, ...]) -> None:
    game = one(f"{HEAD}AB:e4")
    game.moves[0].nags = nags
    with pytest.raises(RecordError, match=r"is not an annotation \(expected at most \$9999\)"):
        cpgn.write_game(game)


def test_too_long_a_comment_is_not_written() -> None:
    game = one(f"{HEAD}AB:e4")
    game.comment = "x" * (MAX_COMMENT + 1)
    with pytest.raises(RecordError, match="a comment has 999999 characters"):
        cpgn.write_game(game)


BIG = 16 * 1024 * 1024 - 200
MONSTERS = {
    "nested": "nested(10_000)",
    "first moves nested": 'HEAD + "AB:e4 " + "(AB:d4 " * 10_000 + ")" * 10_000',
    "parentheses": 'HEAD + "AB:e4 " + "(" * BIG',
    "empty variations": 'HEAD + "AB:e4 " + "()" * (BIG // 2)',
    "comment": 'HEAD + "AB:e4 {" + "x" * BIG + "}"',
    "comment of words": 'HEAD + "AB:e4 {😀" + "a  \\n" * (BIG // 4) + "}"',
    "comments": 'HEAD + "AB:e4 " + "{ab}" * (BIG // 4)',
    "no end": 'HEAD + "AB:e4 {" + "x\\r\\n" * (BIG // 3)',
    "glyphs": 'HEAD + "AB:e4 " + "$1 " * (BIG // 30)',
    "signs": 'HEAD + "!" * BIG + "x"',
    "tag": "HEAD + '[A \"' + '\\\\\\\\\\\\\\\\' * (BIG // 4) + '\"]'",
    "tags": "HEAD + ''.join(f'[A{n} \"\"]' for n in range(BIG // 20))",
}
SCRIPT = """
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
import sys, pathlib
path = pathlib.Path(sys.argv[1])
try:
    games = cpgn.load(path, find_game)
    print("read", len(games))
except RecordError as error:
    print(error)
peak = pathlib.Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0]
print(int(peak) // 1024)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the memory is measured as Linux tells it")
@pytest.mark.parametrize("name", some(list(MONSTERS)))
@pytest.mark.no_cover
def test_monsters_are_read_or_refused_in_little_memory(name: str, tmp_path: Path) -> None:
    path = tmp_path / "monster.cpgn"
    text = eval(MONSTERS[name])
    path.write_text(text, encoding="utf-8", newline="")
    del text
    # In a process of its own: the memory of this one says nothing.
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            SCRIPT,
            path,
        ],
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    report, megabytes = done.stdout.splitlines()
    assert report.startswith(("line ", "read 1"))
    assert int(megabytes) < 200
