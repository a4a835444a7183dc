"""The list of base games."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cfanp_gui.core.options import OptionError
from cfanp_gui.games.pairs.base_games import BASE_GAMES, BaseGameList, Coded, DescribedGames
from cfanp_gui.games.pairs.fide import FIDE
from tests.games.armies.little import LITTLE
from tests.games.armies.xiangqi import XIANGQI

CHESS = Coded("cfanp_gui.games.pairs.fide:FIDE")
SMALL = Coded("tests.games.armies.little:LITTLE")
RIVER = Coded("tests.games.armies.xiangqi:XIANGQI")


def test_chess_comes_first() -> None:
    assert next(iter(BASE_GAMES)) is FIDE


def test_games_are_found_by_their_keys() -> None:
    games = BaseGameList(CHESS, SMALL)
    assert list(games) == [FIDE, LITTLE]
    assert games.find("little") is LITTLE
    assert [choice.value for choice in games.choices()] == ["chess", "little"]
    with pytest.raises(OptionError, match="the base game “xiangqi” is not known here"):
        games.find("xiangqi")
    with games.including(RIVER):
        assert games.find("xiangqi") is XIANGQI
    assert list(games) == [FIDE, LITTLE]


def test_of_two_with_one_name_the_first_counts_and_the_other_is_told_of() -> None:
    games = BaseGameList(CHESS, SMALL, Coded("tests.games.armies.little:LITTLE"))
    assert list(games) == [FIDE, LITTLE]
    (refused,) = games.refused()
    assert refused.section == "little"
    assert str(refused.sentence) == "the name “little” is taken"


def test_none_is_loaded_before_it_is_asked_for() -> None:
    program = (
        "import sys\n"
        "from cfanp_gui.games.registry import default_game\n"
        "from cfanp_gui.core.game import check_options\n"
        "game = default_game()\n"
        "game.initial(3, check_options(game.options, {}))\n"
        "print([name for name in sys.modules if 'described' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("key", ["a b", "a=b", 'a"b', "é", "x" * 81, "-a", "a|b"])
def test_a_name_that_no_line_can_hold_is_refused(key: str) -> None:
    games = DescribedGames("mine.ini", f"[{key}:chess]")
    assert games.found == ()
    (refused,) = games.refused
    assert "the name of a game is of letters and digits" in str(refused.sentence)
