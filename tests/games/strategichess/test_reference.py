"""The rules by a second, slow implementation: golden tables, random games, counted sequences."""

from collections.abc import Iterator

import pytest

from tests.games.strategichess.build import GAME
from tests.golden.tables import FOLDER, Table, read
from tests.judges import compare_strategichess
from tests.judges.strategichess import Game
from tests.judges.strategichess import divide as divide_slowly
from tests.judges.strategichess_by_hand import laid, stfen
from tests.judges.strategichess_text import Refused
from tests.slow import examples

TABLES = list(read(FOLDER / "played" / "strategichess.txt"))
BY_PLAYERS = ("resign", "flag", "draw", "claim")
"""Actions that end a game outside the boards, of which the model knows nothing."""


def played(table: Table) -> Iterator[tuple[str, list[str]]]:
    """Yield positions of a table, each with the moves that are played from there."""
    settings = {**table.settings, "play": ""}
    begun: list[str] = []
    for line in table.lines:
        first, *rest = line.question.split(" ")
        moves = [first, *rest] if first[0].isdecimal() else rest if first == "play" else []
        if first == "pieces":
            settings["pieces"] = " ".join(rest)
            begun = []
        elif not any(word in text for text in (*begun, *moves) for word in BY_PLAYERS):
            given = Table(table.path, table.title, settings).position_line()
            yield given or Game.start(int(settings["players"]) // 2).write(), [*begun, *moves]
        if first == "play":
            begun += rest


def test_the_model_agrees_in_every_position_of_the_tables() -> None:
    asked = set()
    for table in TABLES:
        for text, moves in played(table):
            game = laid(text)
            for move in moves:
                try:
                    game.play(move)  # which compares both
                except Refused:
                    break
            asked.add(text)
    assert len(asked) > 80


@pytest.mark.no_cover
def test_random_games_agree_with_the_model() -> None:
    seen = compare_strategichess.run(examples(500, 100), seed=3)
    rare = {"several mated together", "mates judged anew", "stalemates", "wins",
            "sends with capture", "pulls with capture"}  # fmt: skip
    assert {name for name in compare_strategichess.SEEN if not seen[name]} <= rare


FIGURES = [(1, 1, 99), (1, 2, 9_801), (2, 1, 198), (2, 2, 39_254), (3, 1, 297)]
"""Boards, depth and figure; those up to depth 2 were counted by the model, too."""


@pytest.mark.parametrize(("boards", "depth", "figure"), FIGURES)
@pytest.mark.no_cover
def test_the_start_has_so_many_sequences(boards: int, depth: int, figure: int) -> None:
    start = GAME.initial(2 * boards, {})
    assert GAME.perft(start, depth) == figure
    if depth == 1:
        assert dict(GAME.divide(start, 1)) == divide_slowly(Game.start(boards), 1)


def test_dividing_needs_a_depth_and_a_position_of_the_game() -> None:
    with pytest.raises(ValueError, match="expected at least 1"):
        list(GAME.divide(GAME.initial(2, {}), 0))


def test_copies_of_the_model_stand_alone() -> None:
    game = Game.start(2)
    copy = game.copy()
    copy.play("1:e4e7")
    assert game == Game.start(2) == Game.read(Game.start(2).write())
    assert copy != game


def test_the_model_reads_again_what_it_wrote_of_a_game_that_is_over() -> None:
    game = Game.read(stfen("rh1 ph2 Rk1 Rl13 ka14", "Ka1 rb9 rm2"))
    game.play("1:k1k14")
    assert Game.read(game.write()).over == game.over == {
        "result": "win", "team": "w", "reason": "checkmate",
    }  # fmt: skip
