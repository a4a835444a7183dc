"""Records of games on half-boards with another base game than chess."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.game import OptionValue
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode
from cfanp_gui.record.movetext import in_one_line, separate_lines

CFANP = find_game("cfanp")
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


def played(players: int, seed: int, **options: OptionValue) -> GameRecord:
    """Return a game of which chance plays 40 actions."""
    names = tuple(f"Player {number + 1}" for number in range(players))
    record = GameRecord.new(CFANP, options, names)
    rng = random.Random(seed)
    position = record.start.resolve_pending()[0]
    for _ in range(40):
        if position.outcome() is not None:
            break
        action = rng.choice(position.all_actions())
        record.moves.append(MoveNode(action))
        position, _ = position.apply(action)
    return record


@pytest.mark.parametrize("base", ["xiangqi", "shogi", "crazyhouse", "differentarmies"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_record_names_its_base_game_and_reads_back(base: str, players: int) -> None:
    record = played(players, 7, base=base)
    text = cpgn.write_game(record)
    assert f'[Options "base={base} ' in text
    assert "BaseGame" not in text
    (again,) = cpgn.read_games(text, find_game)
    assert again == record
    assert again.game is CFANP.variant({"base": base})
    assert cpgn.write_game(again) == text


def test_chess_is_not_named() -> None:
    text = cpgn.write_game(played(3, 7))
    assert "base=" not in text
    assert '[Options "order=lot ' in text


def test_a_game_of_a_person_s_own_file_is_carried_along() -> None:
    with BASE_GAMES.including(MINE):
        record = played(3, 7, base="tiny")
        text = cpgn.write_game(record)
        (known,) = cpgn.read_games(text, find_game)
        assert known == record
    assert '[BaseGame "[tiny:chess] | cfanpName = Tiny || Chess | maxFile = e | ' in text
    (alone,) = cpgn.read_games(text, find_game)
    assert alone == record
    assert alone.game.options[0].choices[0].label == "Tiny | Chess"
    assert cpgn.write_game(alone) == text


def test_lines_are_kept_in_a_tag() -> None:
    lines = "[a:b]\n  x = 1 | 2 || 3 \n\n# what it is\n; and more\ny = |"
    assert in_one_line(lines) == "[a:b] | x = 1 || 2 |||| 3 | y = ||"
    assert separate_lines(in_one_line(lines)) == "[a:b]\nx = 1 | 2 || 3\ny = |"
