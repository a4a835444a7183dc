"""Records of games on half-boards with another base game than chess."""

from __future__ import annotations

from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.movetext import in_one_line, separate_lines
from tests.record.games import played

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
    assert alone.game.options[0].choices[0].label == "Tiny | Chess"
    assert cpgn.write_game(alone) == text


def test_lines_are_kept_in_a_tag() -> None:
    lines = "[a:b]\n  x = 1 | 2 || 3 \n\n# what it is\n; and more\ny = |"
    assert in_one_line(lines) == "[a:b] | x = 1 || 2 |||| 3 | y = ||"
    assert separate_lines(in_one_line(lines)) == "[a:b]\nx = 1 | 2 || 3\ny = |"
