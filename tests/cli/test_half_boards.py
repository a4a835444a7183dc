"""Lines about games of half-boards: moves listed, games played, by Peterson's rules too."""

from __future__ import annotations

import io
import json
import random
import re
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cfanp_gui import cli
from cfanp_gui.cli.playing import MAX_LINE
from cfanp_gui.games.armies.actions import Move
from tests.cli.asking import START, asked
from tests.core.build import cfen
from tests.record.games import MANY_BONUS_MOVES, actions, at, do, new_game, play_on


def test_moves_of_the_start(answer: Any) -> None:
    status, (found,) = answer("moves", f"{START[3]}\n".encode())
    assert status == 0
    assert list(found) == ["cfen", "army", "moves", "may_end", "over"]
    assert found["cfen"] == START[3]
    assert found["army"] == "a"
    assert len(found["moves"]) == 40
    assert found["moves"] == sorted(found["moves"])
    assert found["moves"][0] == "AB:a2a3"
    assert found["may_end"] is False
    assert found["over"] is None


def test_moves_within_a_turn_and_after_the_end(answer: Any) -> None:
    middle = do(at(MANY_BONUS_MOVES), "AB:d1e1").to_text()
    bare = cfen(2, "Ka:Ae1 Kb:Be1", turn="1")
    status, (first, second) = answer("moves", f"{middle}\n{bare}".encode())
    assert status == 0
    assert first["may_end"] is True
    assert {move[:3] for move in first["moves"]} == {"CD:"}
    assert second["moves"] == []
    assert second["over"] == {
        "result": "draw", "players": [1, 2], "reason": "insufficient material",
    }  # fmt: skip


def test_bad_lines_are_reported_and_the_rest_answered(answer: Any) -> None:
    data = b"\xef\xbb\xbf" + START[2].encode() + b"\r\n\n  \nnonsense\n\xff\xfe\n"
    data += b"x" * (3 * MAX_LINE) + b"\n" + START[3].encode()
    status, found = answer("moves", data)
    assert status == 1
    assert [line.get("line") for line in found] == [None, 4, 5, 6, None]
    assert found[0]["cfen"] == START[2]
    assert "expected 8" in found[1]["error"]
    assert found[2]["error"] == "byte 1 of the line is not UTF-8 text"
    assert found[3]["error"] == "the line is longer than 1000000 bytes"
    assert list(found[1]) == ["error", "line"]
    # The last line has no end and is too long.
    assert answer("moves", b"x" * (2 * MAX_LINE))[1][0]["line"] == 1
    assert answer("moves", b"") == (0, [])


def test_playing_moves(answer: Any) -> None:
    question = {
        "cfen": MANY_BONUS_MOVES,
        "moves": ["AB:d1e1", "CD:b2b3", "BC:e1e2", "end", "AC:g4h4"],
    }
    status, (found,) = answer("play", asked(question))
    assert status == 0
    assert list(found) == ["cfen", "san", "events", "over"]
    assert found["san"] == ["AB:Ke1", "&CD:Rb3+", "BC:Ke2", "AC:Rh4"]
    assert found["cfen"] == do(at(MANY_BONUS_MOVES), *question["moves"]).to_text()
    assert found["events"] == []
    assert found["over"] is None


def test_playing_to_the_end(answer: Any) -> None:
    moves = ["AB:f2f3", "AB:e7e5", "AB:g2g4", "AB:d8h4"]
    _, (found,) = answer("play", asked({"cfen": START[2], "moves": moves}))
    assert found["san"][-1] == "AB:Qh4#"
    over = {"result": "win", "players": [2], "reason": "last player alive"}
    assert found["over"] == over
    assert found["events"] == [
        {"type": "checkmate", "army": "a", "by_player": 2, "by_army": "b"},
        {"type": "over", **over},
    ]


def test_what_the_rules_do_first_comes_first(answer: Any) -> None:
    passing = cfen(3, "Ka:Aa1 Qb:Ab3 Kb:Be1 Kc:Ce4", turn="1")
    mated = cfen(2, "Ka:Ae1 Ra:Ah1 Ra:Ag2 Kb:Ba1", army="b", turn="1")
    status, found = answer(
        "play",
        asked({"cfen": passing, "moves": ["BC:e1e2"]}, {"cfen": mated, "moves": []}),
    )
    assert status == 0
    assert found[0]["events"][0] == {"type": "pass", "army": "a"}
    assert found[0]["san"] == ["BC:Ke2"]
    assert [event["type"] for event in found[1]["events"]] == ["checkmate", "over"]


def test_other_actions_and_house_rules(answer: Any) -> None:
    status, found = answer(
        "play",
        asked(
            {"cfen": START[3], "moves": ["resign:3", "give:b=1"]},
            {"cfen": START[3], "moves": ["AB:", "AB:e2e4"], "options": {"touch": True}},
            {"cfen": START[3], "moves": ["give:b=1"], "options": {"friendly": False}},
            {"cfen": START[3], "moves": [], "options": {"join": "up"}},
        ),
    )
    assert status == 1
    assert found[0]["san"] == ["resign:3", "give:b=1"]
    assert found[0]["events"] == [
        {"type": "died", "army": "c", "player": 3},
        {"type": "handed_over", "army": "b", "by_player": 2, "to_player": 1},
        {"type": "over", "result": "win", "players": [1], "reason": "last player alive"},
    ]
    assert found[1]["san"] == ["AB:", "AB:e4"]
    assert "move 1, “give:b=1”: Armies are not handed over" in found[2]["error"]
    assert "option “join” is 'up'" in found[3]["error"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "not valid JSON: Expecting property name"),
        ("[" * 100_000, "not valid JSON"),
        ("1" * 5000, "not valid JSON: a number"),
        ("[]", 'not a JSON object (expected {"cfen": ..., "moves": [...]})'),
        ("{}", "“cfen” must be a string"),
        ('{"cfen": 1, "moves": []}', "“cfen” must be a string"),
        ('{"cfen": "x", "moves": null}', "“moves” must be a list"),
        ('{"cfen": "x", "moves": [1]}', "“moves” must be a list of strings"),
        ('{"cfen": "x", "moves": [], "options": 1}', "“options” must be an object"),
        ('{"cfen": "x", "moves": [], "more": 1}', "unknown key “more”"),
        ('{"cfen": "x", "moves": []}', "the line: the number of fields is 1"),
        ('{"cfen": "%s", "moves": ["AB:e2e4", "AB:e4"]}', "move 2, “AB:e4”, is not a move"),
        ('{"cfen": "%s", "moves": ["AB:e2e5"]}', "move 1, “AB:e2e5”: The pawn on Ae2 cannot"),
        ('{"cfen": "%s", "moves": ["end"]}', "move 1, “end”: The first move of a turn"),
    ],
)
def test_the_errors_of_bad_games(line: str, says: str, answer: Any) -> None:
    text = line.replace("%s", START[3])
    status, (bad, good) = answer("play", f"{text}\n".encode() + asked({
        "cfen": START[3], "moves": [],
    }))  # fmt: skip
    assert status == 1
    assert says in bad["error"]
    assert bad["line"] == 1
    assert good["san"] == []


@pytest.mark.slow
def test_two_thousand_positions_are_answered_in_order(answer: Any) -> None:
    lines = []
    for seed in range(6):
        game = new_game(3 + seed)
        play_on(game, random.Random(seed), 60)
        lines += [step.before.to_text() for step in game.steps()]
    lines = (lines * 2000)[:2000]
    status, found = answer("moves", "\n".join(lines).encode())
    assert status == 0
    assert [line["cfen"] for line in found] == lines


def test_random_games_play_as_the_core_does(answer: Any) -> None:
    games = []
    for seed in range(10):
        games.append(new_game(2 + seed % 7))
        play_on(games[-1], random.Random(seed), 40)
    questions = [{"cfen": g.start.to_text(), "moves": actions(g)} for g in games]
    status, found = answer("play", asked(*questions))
    assert status == 0
    for game, line in zip(games, found, strict=True):
        assert line["cfen"] == game.final().to_text()
        assert len(line["san"]) == sum(text != "end" for text in actions(game))
        moved = [n.action for n in game.moves if isinstance(n.action, Move)]
        assert sum(":" in token for token in line["san"]) >= len(moved)
        outcome = game.final().outcome()
        assert (line["over"] is None) == (outcome is None)


EXAMPLE = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"


def test_peterson_on_the_command_line(answer: Any) -> None:
    moves = ["AD:a2a4", "AB:c2a4", "CD:c2c4", "AD:a8b8", "AB:h1g1", "AB:a8a7"]
    line = {"cfen": EXAMPLE, "moves": [*moves, "-Cg2", "CD:a1b1"], "options": {"exchange": True}}
    _, (found,) = answer("play", asked(line))
    assert found["san"][-2:] == ["-NCg2", "CD:Kb1"]
    assert found["events"] == [
        {"type": "exchange", "value": 3, "players": [3]},
        {"type": "removed", "army": "c", "square": "Cg2", "piece": "N"},
    ]
    due = {"cfen": EXAMPLE, "moves": moves, "options": {"exchange": True, "defend": True,
                                                        "kingcapture": True}}  # fmt: skip
    _, (listed,) = answer("moves", asked(due))
    assert listed["moves"] == ["-Cc4", "-Cg2"]
    assert listed["may_end"] is False
    assert (listed["attackers"], listed["debts"], listed["frozen"]) == ([], {"3": [3]}, [])


def test_options_for_lines_that_name_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    bare = cfen(4, pieces)
    lines = asked({"cfen": bare}, {"cfen": bare, "options": {}}) + b"\n" + bare.encode()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(lines)))
    assert cli.main(["moves", "--options", "defend=on kingcapture=off"]) == 0
    found = [json.loads(one) for one in capsys.readouterr().out.splitlines()]
    assert [one.get("attackers") for one in found] == [[2, 3], None, [2, 3]]
    assert found[0]["cfen"] == bare
    assert "frozen" not in found[0]
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(
        asked({"cfen": bare, "moves": ["AB:c3d5", "AC:b2b3"]}))))  # fmt: skip
    assert cli.main(["play", "--options", "defend=on"]) == 0
    assert json.loads(capsys.readouterr().out)["san"] == ["AB:Nd5", "&AC:b3"]
    assert cli.main(["perft", "--cfen", bare, "--depth", "2", "--options", "defend=on"]) == 0
    more = int(capsys.readouterr().out)
    assert cli.main(["perft", "--cfen", bare, "--depth", "2"]) == 0
    assert more != int(capsys.readouterr().out)
    assert cli.main(["perft", "--armies", "3", "--depth", "1", "--options", "exchange=on"]) == 0
    assert capsys.readouterr().out == "40\n"
    with pytest.raises(SystemExit):
        cli.main(["moves", "--options", "defend"])
    assert "“defend” is not an option (expected such as defend=on)" in capsys.readouterr().err


MATED = cfen(
    3, "Ka:Aa1 Ra:Bh1 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Cg1", army="c", turn="1"
)  # army b on AB, from Bh1


DEFENDED = cfen(3, "Ka:Aa1 Kb:Bg1 Kc:Cg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2", turn="1AB")


BAD_FIELDS = {
    "exchange": (EXAMPLE.removesuffix("-"), (
        "d=5:3", "d=0:3", "d=3:4", "d=3", "d=", "d=3:3,", "d=3:3;d=4:3", "d=03:3", "r=e:1x2N",
        "r=a:1x2N", "r=b:1x1N", "r=b:1x2K", "r=b:1x2n", "r=b:", "r=b", "r=b:1x9N", "r=B:1x2N",
        "l=a:Q", "l=a:RB", "l=a:", "l=b:R,a:R", "l=a:R,a:B", "l=e:R", "l=a:" + "R" * 15,
        "l=a:R;d=3:3", "d=3:3;", ";", "d=3:3;;l=a:R", "x", "--", "k=2,3;b=1", "f=d:AD",
    )),
    "defend": (DEFENDED + " ", (
        "k=2", "k=2,3", "b=1", "k=2,3;b=0", "k=2,3;b=5", "k=3,2;b=1", "k=2,2;b=1", "k=2,4;b=1",
        "k=1,2;b=1", "k=;b=1", "k=2,3;b=1", "k=2,3;b=1;m=Ae4", "k=2,3;b=1;m=Ah3",
        "k=2,3;b=1;m=Cg1", "k=2,3;b=1;m=Ae9", "k=2,3;b=1;m=Ac3,Ab2", "k=2,3;b=1;m=Ac3;x=1",
        "k=2,3;b=1;m=Ac3;x=2,3", "k=2,3;b=1;m=Ac3;x=**", "k=2,3;b=1;m=Ac3;c=2*",
        "k=2,3;b=1;m=Ac3;c=2,2,3", "k=2,3;b=1;m=Ac3;o=Ab2", "k=2,3;b=1;m=Ac3;o=Ag4",
        "k=2,3;m=Ac3;b=1", "m=Ac3",
    )),
    "kingcapture": (MATED + " ", (
        "f=d:AB", "f=b:BA", "f=b:AA", "f=b:AC", "f=b", "f=b:", "f=b:AB,AB", "f=a:AB",
        "f=b:AB;f=a:AC", "w=b:Ah1", "w=b:Aa1", "w=b:", "w=z:Bh1", "w=b:Bh1,Bh1", "w=c:Bh1",
        "w=b:Bh1;f=b:AB", "d=3:3",
    )),
}  # fmt: skip


@pytest.mark.parametrize("rule", BAD_FIELDS)
def test_bad_ninth_fields_are_refused_and_named(rule: str, answer: Any) -> None:
    line, fields = BAD_FIELDS[rule]
    options = {rule: True}
    good = {"exchange": "d=3:3", "defend": "k=2,3;b=1;m=Ac3", "kingcapture": "f=b:AB;w=b:Bh1"}
    lines = [{"cfen": line + field, "options": options} for field in (*fields, good[rule])]
    status, found = answer("moves", asked(*lines))
    assert status == 1
    assert "error" not in found[-1]
    for field, one in zip(fields, found, strict=False):
        message = one.get("error", "legal")
        assert message.startswith("Peterson’s rules: "), field
        assert "\n" not in message
        named = re.search("“[kbmxcordlfw]=", message) or f"“{field}”" in message
        assert named or (";" in field and "an item is empty" in message), (field, message)
