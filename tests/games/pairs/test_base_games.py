"""The list of base games, and random games of all of them beside a second implementation."""

import subprocess
import sys

import pytest

from cfanp_gui.core.options import OptionError
from cfanp_gui.games.pairs.base_games import BASE_GAMES, BaseGameList, Coded, DescribedGames
from cfanp_gui.games.pairs.described.library import own, parents
from cfanp_gui.games.pairs.fide import FIDE
from tests.games.armies.little import LITTLE
from tests.games.armies.shogi import SHOGI
from tests.judges.compare_base_games import Held, run
from tests.slow import examples, turn_of

CHESS = Coded("cfanp_gui.games.pairs.fide:FIDE")
SMALL = Coded("tests.games.armies.little:LITTLE")
STRIP = Coded("tests.games.armies.shogi:SHOGI")
DESCRIBED = [game.key for game in (*own().games, *parents().games)]


@pytest.mark.no_cover
@pytest.mark.parametrize("key", turn_of(DESCRIBED, 0, 4))
def test_rules_agree_with_their_second_opinion(key: str) -> None:
    plies = examples(45)
    with BASE_GAMES.including(Held(parents().games)):
        assert run(key, plies, 7, range(3, 7))["plies"] == plies


def test_games_are_found_by_their_keys_and_the_first_of_a_name_counts() -> None:
    assert next(iter(BASE_GAMES)) is FIDE
    games = BaseGameList(CHESS, SMALL, Coded("tests.games.armies.little:LITTLE"))
    assert list(games) == [FIDE, LITTLE]
    assert games.find("little") is LITTLE
    assert [choice.value for choice in games.choices()] == ["chess", "little"]
    (refused,) = games.refused()
    assert refused.section == "little"
    assert str(refused.sentence) == "the name “little” is taken"
    with pytest.raises(OptionError, match="the base game “shogi” is not known here"):
        games.find("shogi")
    with games.including(STRIP):
        assert games.find("shogi") is SHOGI
    assert list(games) == [FIDE, LITTLE]


def test_what_is_given_is_asked_first_and_what_is_wrong_there_is_told() -> None:
    """Neither a game of a package nor one that was added before counts in its place."""
    wrong = DescribedGames("new.ini", "[little:nowhere]\n[tiny:chess]\n")
    for games in (BaseGameList(CHESS, SMALL), BaseGameList(CHESS)):
        with games.with_added(SMALL):
            assert games.find("little") is LITTLE
            with games.including(wrong):
                with pytest.raises(OptionError, match=r"here: new\.ini:1: \[little\]: its parent"):
                    games.find("little")
                assert [game.key for game in games] == ["chess", "tiny"]
                assert games.find("chess") is FIDE
            assert games.find("little") is LITTLE
    right = DescribedGames("new.ini", "[little:chess]\n")
    games = BaseGameList(CHESS, SMALL)
    with games.including(right), games.including(wrong):
        assert games.find("little") is right.found[0]
        assert [one.section for one in games.refused()] == ["little", "little"]


def test_a_name_of_the_program_s_is_taken_but_for_its_own_game() -> None:
    alike = DescribedGames("new.ini", own().sources["makruk"])
    with BASE_GAMES.including(alike):
        assert BASE_GAMES.find("makruk") in own().games
    with (
        BASE_GAMES.including(DescribedGames("new.ini", "[makruk:chess]\nking = w\n")),
        pytest.raises(OptionError, match=r"new\.ini:1: \[makruk\]: the name is taken"),
    ):
        BASE_GAMES.find("makruk")


def test_none_is_loaded_before_it_is_asked_for() -> None:
    program = (
        "import sys\n"
        "from cfanp_gui.games.registry import default_game\n"
        "from cfanp_gui.core.game import check_options\n"
        "game = default_game()\n"
        "game.initial(3, check_options(game.options, {}))\n"
        "print([name for name in sys.modules if 'library' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                          check=True)  # fmt: skip
    assert done.stdout.strip() == "[]"


def test_a_name_may_have_so_many_characters() -> None:
    """The golden table of sections has what else a name may not be."""
    assert DescribedGames("mine.ini", f"[{'x' * 80}:chess]").found
    assert not DescribedGames("mine.ini", f"[{'x' * 81}:chess]").found


def test_a_file_is_read_in_what_its_author_s_editor_wrote() -> None:
    mine = "; für Große\n[mine:chess]\ncfanpName = Schach für Große\n"
    for encoding in ("utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"):
        (game,) = DescribedGames.of_file("mine.ini", mine.encode(encoding)).found
        assert game.name == "Schach für Große", encoding
    data = "; ж\n[mine:chess]\ncfanpName = Šah\n".encode() + b"# \xe9t\xe9 \x85 \x81\n"
    (game,) = DescribedGames.of_file("mine.ini", data).found
    assert game.name == "Šah", "one line that is not UTF-8 leaves the others as they are"


@pytest.mark.parametrize(
    ("data", "byte"),
    [(b"\xff", 1), (b"ab\xff\xfe", 3), (b"[a:chess]\0", 10), (b"\x89PNG\r\n\x1a\n\0[\xff", 9)],
)
def test_what_is_no_text_is_no_file_of_games(data: bytes, byte: int) -> None:
    with pytest.raises(ValueError, match=f"byte {byte} is not UTF-8 text"):
        DescribedGames.of_file("mine.ini", data)


def test_a_record_keeps_the_game_that_it_was_played_by() -> None:
    """Though the program brings one of its name by now; where both are alike it is that."""
    older = "[makruk]\nmaxFile = d\nmaxRank = 4\nking = k\nstartFen = k3/4/4/K3 w - - 0 1\n"
    found = BASE_GAMES.read("makruk", older)
    assert (found.files, found.definition != "") == (4, True)
    assert BASE_GAMES.find("makruk").files == 8
    assert BASE_GAMES.find("makruk").definition == ""
    same = own().sources["makruk"]
    assert BASE_GAMES.read("makruk", same) is BASE_GAMES.find("makruk")
    assert BASE_GAMES.find("makruk").definition == ""
    child = f"{older}[tiny:makruk]\nrook = r\n"
    assert BASE_GAMES.read("tiny", child).files == 4
    with pytest.raises(OptionError, match="the name is taken"):
        BASE_GAMES.read("chess", "[chess]\nking = k\n")
