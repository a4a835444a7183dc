"""Lines that name a game of whole boards, with the slow model of the ring as the judge."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.cli.asking import asked
from tests.games.ring.build import KINGS, line
from tests.games.ring.test_reference import likely
from tests.judges.ring import Model
from tests.slow import examples


def question(**rest: Any) -> dict[str, Any]:
    """Return a line about a ring of three."""
    return {"system": "ring", "players": 3, "moves": [], **rest}


def test_moves_of_the_start(answer: Any) -> None:
    status, (found,) = answer("moves", asked(question()))
    assert status == 0
    assert list(found) == ["moves", "to_move", "stockpiles", "over"]
    assert len(found["moves"]) == 60
    assert found["moves"] == sorted(found["moves"])
    assert found["moves"][0] == "1:a2a3"
    assert found["to_move"] == {"1": 1, "2": 2, "3": 3}
    assert found["stockpiles"] == {"1": [], "2": [], "3": []}
    assert found["over"] is None


@pytest.mark.parametrize("tempo", ["free", "rounds"])
@pytest.mark.parametrize(("players", "tournament"), [(3, True), (4, False), (5, True)])
def test_random_games_agree_with_the_model(
    answer: Any, players: int, tempo: str, tournament: bool
) -> None:
    rng = random.Random(f"{players}{tempo}{tournament}")
    model = Model.start(players, tempo == "rounds", tournament)
    moves: list[str] = []
    questions, expected = [], []
    for ply in range(examples(400)):
        legal = model.legal()
        if ply % 40 == 0 or not legal:
            questions.append(question(players=players, tempo=tempo, moves=list(moves),
                                      options={"tournament": tournament}))  # fmt: skip
            outs = [
                {"type": "out", "player": player, "by_player": by_player, "board": board}
                for player, by_player, board in model.out
            ]
            names = {
                str(player): sorted(f"{kind}{colour}{of_set}" for kind, colour, of_set in pieces)
                for player, pieces in model.stock.items()
            }
            to_move = {str(number): game.mover for number, game in model.games.items()}
            expected.append((sorted(legal), to_move, names, model.over, outs))
        if not legal:
            break
        moves.append(likely(rng, legal))
        model.play(moves[-1])
    for command in ("moves", "play"):
        status, answers = answer(command, asked(*questions))
        assert status == 0
        for found, (legal, to_move, names, over, outs) in zip(answers, expected, strict=True):
            assert found["moves"] == legal
            assert found["to_move"] == to_move
            assert found["stockpiles"] == names
            assert (found["over"] or {}).get("result") == over
            if command == "play":
                assert [event for event in found["events"] if event["type"] == "out"] == outs


def test_a_mate_takes_a_board_and_a_player_away(answer: Any) -> None:
    moves = ["1:f2f3", "1:e7e5", "1:g2g4", "1:d8h4"]
    _, (found,) = answer("play", asked(question(moves=moves)))
    assert found["events"] == [{"type": "out", "player": 1, "by_player": 2, "board": 1}]
    assert found["to_move"] == {"2": 2, "3": 3}
    assert list(found["stockpiles"]) == ["2", "3"]
    assert found["over"] is None


def test_a_position_shows_its_tempo(answer: Any) -> None:
    text = line(f"1:{KINGS} w*", f"2:{KINGS}", f"3:{KINGS}")
    _, (found,) = answer("moves", asked(question(rfen=text)))
    assert {move[0] for move in found["moves"]} == {"2", "3"}
    _, (refused,) = answer("moves", asked(question(rfen=text, tempo="free")))
    assert "no rounds in free tempo" in refused["error"]


def test_pieces_that_leave_the_game(answer: Any) -> None:
    # Player 2 has Black on board 1 and White on board 2, where no piece of set 2 returns.
    text = line("1:r3k3/8/8/8/8/8/8/N(2)3K3 b", f"2:{KINGS}", f"3:{KINGS}")
    _, (found,) = answer("play", asked(question(rfen=text, moves=["1:a8a1"])))
    assert found["events"] == [{"type": "removed", "piece": "Nw2"}]
    assert found["stockpiles"]["2"] == []


def test_a_position_to_start_from(answer: Any) -> None:
    stuck = line("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")
    status, (found, after) = answer(
        "play",
        asked(
            {"system": "ring", "rfen": stuck, "moves": []}, question(rfen=stuck, moves=["1:lose"])
        ),
    )
    assert status == 0
    assert found["moves"] == ["1:lose", "2:lose"]
    assert found["events"] == []
    assert after["events"] == [{"type": "out", "player": 2, "by_player": 1, "board": 1}]
    assert after["to_move"] == {"2": 1, "3": 3}


def test_the_end_of_a_game(answer: Any) -> None:
    moves = [f"{board}:{text}" for board in (1, 2) for text in ("f2f3", "e7e5", "g2g4", "d8h4")]
    status, (won, drawn) = answer("play", asked(question(moves=moves), question(moves=["draw"])))
    assert status == 0
    assert [(event["player"], event["by_player"]) for event in won["events"]] == [(1, 2), (2, 3)]
    assert won["over"] == {"result": "win", "players": [3], "reason": "last player in the ring"}
    assert (won["moves"], won["to_move"]) == ([], {"3": 3})
    assert list(won["stockpiles"]) == ["3"]
    assert drawn["over"] == {"result": "draw", "players": [1, 2, 3], "reason": "agreement"}
    assert drawn["moves"] == []


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"system": "chess", "moves": []}, "“system” is 'chess' (expected one of cfanp, ring, str"),
        ({"system": None}, "“system” is None"),
        ({"system": "cfanp", "players": 1}, "the number of players is 1 (expected 2 to 26)"),
        (question(player=3), "unknown key “player”"),
        (question(players=2), "the number of players is 2 (expected 3 to 26)"),
        (question(players=True), "“players” must be a whole number"),
        ({"system": "ring", "moves": []}, "“players” must be a whole number"),
        (question(moves="2:e2e4"), "“moves” must be a list of strings"),
        (question(moves=[1]), "“moves” must be a list of strings"),
        (question(options=[]), "“options” must be an object"),
        (question(options={"tournament": 1}), "option “tournament” is 1 (expected true or false)"),
        (question(tempo="quick"), "option “tempo” is 'quick' (expected one of free, rounds)"),
        (question(moves=["1:e2e4", "e2e4"]), "move 2, “e2e4”, is not a move"),
        (question(moves=["1:e2e5"]), "move 1, “1:e2e5”: The pawn on e2 of board 1 cannot go to e5"),
        (question(rfen=3), "“rfen” must be a string"),
        (question(rfen="x"), "the line: the number of fields is 1 (expected 9"),
        (question(players=4, rfen=line(*(f"{n}:{KINGS}" for n in (1, 2, 3)))),
         "there are 3 players in “rfen”, not 4"),
        (question(rfen=line(*(f"{n}:{KINGS}" for n in (1, 2, 3)), seats="1-2|1-3|3-1")),
         "seats: board 1: player 2 cannot have Black there"),
        (question(rfen=line(*(f"{n}:{KINGS}" for n in (1, 2, 3)), stockpiles="-/Kb1/-")),
         "stockpiles: player 2: “Kb1” is a King"),
        (question(rfen=line("1:4k3/8/8/8/8/8/8/RRR1K3", f"2:{KINGS}", f"3:{KINGS}")),
         "boards: board 1: there is a White Rook of set 1 too many (a set has 2)"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["moves", "play"])
def test_bad_lines_are_reported_and_the_others_answered(
    answer: Any, command: str, given: dict[str, Any], expected: str
) -> None:
    status, (wrong, right) = answer(command, asked(given, question()))
    assert status == 1
    assert wrong["line"] == 1
    assert expected in wrong["error"]
    assert len(right["moves"]) == 60


def test_what_an_object_for_moves_must_name(answer: Any) -> None:
    status, answers = answer("moves", b'{"players": 3}\n{"system": \n [3]\n')
    assert status == 1
    assert "unless “system” names another game" in answers[0]["error"]
    assert answers[1] == {"error": "not valid JSON: Expecting value at column 12", "line": 2}
    assert answers[2]["line"] == 3


def test_answers_are_one_line_each(answer: Any) -> None:
    _, (found,) = answer("moves", json.dumps(question()).encode())
    assert set(found["to_move"]) == {"1", "2", "3"}
