"""`cfanp insight`: what positions hold for every army, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui import cli
from cfanp_gui.core.lines import Json
from cfanp_gui.games.registry import GAMES, find_game
from tests.bots import HANGING
from tests.cli.asking import START, asked, run
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.insight.plain import Case, begun, cases, given, pair_name
from tests.judges.compare import switched
from tests.judges.reference.position import ARMIES
from tests.slow import examples

FOOLED = "AB:f2f3 BC:d2d4 AC:a7a6 AB:g2g4"


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command over some bytes."""
    return lambda data: run(monkeypatch, capsys, "insight", data)


def tried(case: Case) -> Json:
    """Return the answer to a position, by trying every move."""
    plain = begun(case)
    found: Json = {"cfen": case.text, "armies": {}, "threats": {ARMIES[one]: [] for one in plain}}
    for army, own in plain.items():
        cells = found["armies"][ARMIES[army]] = {}
        for pair in own.pairs:
            mates = own.mates(pair)
            cells[pair_name(pair)] = {
                "moves": len(own.legal(pair)),
                "check": bool(own.checking(pair)),
                "mates": len(mates),
            }
            for text, mated in mates.items():
                for victim in mated:
                    found["threats"][ARMIES[victim]].append(text)
    for moves in found["threats"].values():
        moves.sort()
    return found


def test_the_start(answer: Any) -> None:
    status, (found,) = answer(f"{START[3]}\n".encode())
    assert status == 0
    cell = {"moves": 20, "check": False, "mates": 0}
    assert found == {
        "cfen": START[3],
        "armies": {"a": {"AB": cell, "AC": cell}, "b": {"AB": cell, "BC": cell},
                   "c": {"AC": cell, "BC": cell}},
        "threats": {"a": [], "b": [], "c": []},
    }  # fmt: skip
    assert list(found) == ["cfen", "armies", "threats"]
    assert list(found["armies"]["b"]) == ["AB", "BC"]
    assert list(found["armies"]["b"]["AB"]) == ["moves", "check", "mates"]


def test_a_mate_is_counted_and_told_to_whom_it_threatens(answer: Any) -> None:
    text = play(position(START[3]), *FOOLED.split(), "BC:a2a3", "AC:a6a5").to_text()
    status, (found,) = answer(f"{text}\n".encode())
    assert status == 0
    assert found == tried(given(text))
    assert found["threats"] == {"a": ["AB:d8h4"], "b": [], "c": []}
    assert found["armies"]["b"]["AB"]["mates"] == 1


def test_a_line_may_be_an_object_with_moves_and_house_rules(answer: Any) -> None:
    moves = [*FOOLED.split(), "BC:a2a3"]
    end = play(position(START[3]), *moves).to_text()
    status, found = answer(
        asked(
            {"cfen": START[3], "moves": moves},
            {"system": "cfanp", "cfen": end, "moves": [], "options": {"touch": True}},
        )
    )
    assert status == 0
    assert found[0] == found[1] == tried(given(end))


def test_only_living_armies_are_told_of(answer: Any) -> None:
    line = cfen(3, "Ka:Ae1 Ra:Be4 Kb:Be1 Kc:Ce1 Rc:Ah2", control="1/2/-", turn="2")
    _, (found,) = answer(line.encode())
    assert found == tried(given(line))
    assert list(found["armies"]) == list(found["threats"]) == ["a", "b"]


def test_bad_lines_are_reported_and_the_rest_answered(answer: Any) -> None:
    lines = [START[3], "nonsense", "", START[2], '{"cfen": 1}']
    status, found = answer("\n".join(lines).encode())
    assert status == 1
    assert [line.get("line") for line in found] == [None, 2, None, 5]
    assert list(found[1]) == ["error", "line"]
    assert "expected 8" in found[1]["error"]
    assert found[2]["cfen"] == START[2]


def test_a_game_without_pairs_is_refused_in_one_sentence(answer: Any) -> None:
    for game in GAMES[1:]:
        start = game.initial(game.player_counts[0], {})
        line = {"system": game.key, game.lines.position_key: start.to_text(), "moves": []}
        status, (refused, right) = answer(asked(line) + START[2].encode())
        assert status == 1
        assert refused == {
            "error": f"in “{game.name}” no boards are pushed together in pairs "
            "(expected a position of a game in which they are)",
            "line": 1,
        }
        assert right["cfen"] == START[2]


@pytest.fixture
def best(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run the command over some bytes, asking for the best turns of an army."""
    return lambda army, data: run(
        monkeypatch, capsys, "insight", data, "--best", army, "--nodes", "600", "--lines", "2"
    )


def test_the_best_turns_of_an_army(best: Any) -> None:
    status, (found,) = best("a", HANGING.encode())
    assert status == 0
    assert list(found) == ["cfen", "armies", "threats", "best"]
    told = found["best"]
    assert (told["army"], told["player"]) == ("a", 1)
    assert 0 < told["nodes"] <= 600
    assert told["depth"] > 0
    first, second = told["turns"]
    assert first["moves"] == ["AB:d1d5"]
    assert first["human"] == "AB:Rxd5"
    assert first["pairs"] == ["AB"]
    assert first["shares"] == told["shares"]
    assert sum(first["shares"]) == pytest.approx(1, abs=0.001)
    assert second["shares"][0] <= first["shares"][0]
    assert best("a", HANGING.encode()) == (status, [found]), "the same nodes, the same answer"


def test_an_army_that_is_not_to_move_is_asked_as_if_it_were(best: Any) -> None:
    _, (found,) = best("c", START[3].encode())
    assert found["best"]["player"] == 3
    text = found["best"]["turns"][0]["moves"][0]
    assert text.startswith(("AC", "BC"))


def test_armies_that_cannot_be_asked_are_named(best: Any) -> None:
    status, (found,) = best("x", START[3].encode())
    assert status == 1
    assert found["error"] == "army “x” cannot be asked about (expected one of a, b, c)"
    over = cfen(2, "Ka:Ae1 Kb:Be1")
    _, (found,) = best("a", over.encode())
    assert found["error"].endswith("(expected one of none: the game is over)")


@pytest.mark.parametrize(("key", "army", "player"), [("ring", "2w", 2), ("strategichess", "A", 1)])
def test_other_games_have_best_turns_too(best: Any, key: str, army: str, player: int) -> None:
    game = find_game(key)
    start = game.initial(4, dict(game.as_seated))
    line = {"system": key, game.lines.position_key: start.to_text(), "moves": []}
    status, (found,) = best(army, asked(line))
    assert status == 0
    assert list(found) == [game.lines.position_key, "best"]
    assert found["best"]["player"] == player
    assert found["best"]["turns"][0]["pairs"] == []


@pytest.mark.parametrize("option", ["--nodes", "--lines"])
def test_numbers_are_asked_from_one_on(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit):
        cli.main(["insight", "--best", "a", option, "0"])
    assert "expected a number from 1" in capsys.readouterr().err


@pytest.mark.no_cover
def test_it_answers_as_trying_every_move_does(answer: Any) -> None:
    some = list(cases(9, examples(90), range(2, 7)))
    lines = [{"cfen": case.text, "moves": [], "options": switched(case.options)} for case in some]
    status, found = answer(asked(*lines))
    assert status == 0
    for case, line in zip(some, found, strict=True):
        assert line == tried(case)
    assert sum(len(moves) for line in found for moves in line["threats"].values()) > 20


def test_help_says_what_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["insight", "--help"])
    text = capsys.readouterr().out
    assert text.isascii()
    assert all(word in text for word in ("armies", "moves", "check", "mates", "threats"))
    assert "Empty lines are skipped" in text
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "insight" in capsys.readouterr().out
