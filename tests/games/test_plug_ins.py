"""Games of other packages are listed and played; what is broken in one is one sentence."""

import pickle
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from cfanp_gui.core.options import OptionError
from cfanp_gui.games import plug_ins, registry
from cfanp_gui.games.pairs.base_games import BASE_GAMES, BaseGameList, Coded, PackagedGames
from cfanp_gui.games.registry import GAMES, find_game, keys, names
from tests.games.armies.little import LITTLE, Little
from tests.made_up import TwoOddBoards

TEXT = "[knightless:chess]\ncfanpName = No Knights\nstartFen = r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R w KQkq - 0 1\n[odd-one:nowhere]\n"  # noqa: E501


class Halting(Little):
    """A base game that breaks when it is played."""

    key = "halting"

    def army(self, *_: object) -> dict[int, str]:
        raise RuntimeError("no\npieces")


class Leaving(Little):
    """A base game that would end the program when it is played."""

    key = "leaving"

    def army(self, *_: object) -> dict[int, str]:
        raise SystemExit("goodbye")


class Nameless(TwoOddBoards):
    """A game of which nobody knows what it is called."""

    key = None  # type: ignore[assignment]


CHESS = "cfanp_gui.games.cfanp:ChessForAnyNumberOfPlayers"
BROKEN = {
    "gone": ("tests.nowhere:GAME", "No module named 'tests.nowhere'"),
    "halting": (f"{__name__}:Halting", "no pieces"),
    "leaving": (f"{__name__}:Leaving", "SystemExit: goodbye"),
    "leaving-at-once": ("tests.games.leaves_at_once:GAME", "SystemExit: 7"),
    "keyless": (f"{__name__}:Nameless", "no attribute 'casefold'"),
    "nameless": ("tests.games.test_plug_ins:NOTHING", "has no attribute 'NOTHING'"),
    "number": ("tests.games.test_plug_ins:BROKEN", "it brings no game"),
}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    values = {
        "little": "tests.games.armies.little:LITTLE", "odd": "tests.made_up:TwoOddBoards",
        "text": f"{__name__}:TEXT", "taken": CHESS,
        **{name: value for name, (value, _) in BROKEN.items()},
    }  # fmt: skip

    (packaged,) = (one for one in BASE_GAMES._sources if isinstance(one, PackagedGames))

    def forget() -> None:
        plug_ins.plug_ins.cache_clear()
        registry._packaged.cache_clear()
        vars(packaged).clear()

    with monkeypatch.context() as patched:
        patched.setattr(plug_ins, "entry_points", lambda group: [
            EntryPoint(name, value, group) for name, value in values.items()
        ])  # fmt: skip
        forget()
        yield
    forget()


def test_a_game_of_a_package_stands_behind_the_list() -> None:
    assert keys()[-1] == "odd"
    assert names()[-1] == "Two Odd Boards"
    assert find_game("odd") is find_game("two odd boards") is GAMES[-1] is GAMES[len(GAMES) - 1]
    assert [game.key for game in GAMES] == [*(entry.key for entry in registry.ENTRIES), "odd"]


def test_base_games_of_packages_are_values_or_texts() -> None:
    games = BaseGameList(Coded("cfanp_gui.games.pairs.fide:FIDE"), PackagedGames())
    assert [game.key for game in games] == ["chess", "little", "knightless"]
    assert {one.section for one in games.refused()} == {"odd-one", *BROKEN}
    assert games.find("knightless").definition  # which records carry


def test_they_are_played_like_others() -> None:
    game = find_game("cfanp")
    for key in ("little", "knightless"):
        assert BASE_GAMES.find(key).key == key
        position = game.initial(3, {"base": key})
        after, _ = position.apply(position.all_actions()[0])
        assert pickle.loads(pickle.dumps(after)) == after
    assert pickle.loads(pickle.dumps(LITTLE)) is LITTLE


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_broken_is_one_sentence_with_its_package(name: str) -> None:
    value, reason = BROKEN[name]
    with pytest.raises(OptionError) as told:
        BASE_GAMES.find(name)
    assert f"the package “{value}”: " in str(told.value)
    assert reason in str(told.value)
    assert "\n" not in str(told.value)


def test_a_taken_name_stays_with_whose_it_was(caplog: pytest.LogCaptureFixture) -> None:
    assert type(find_game("cfanp")).__module__ == "cfanp_gui.games.cfanp"
    assert keys().count("cfanp") == 1
    assert "is taken" in caplog.text


def test_what_is_broken_is_named_where_games_are_chosen() -> None:
    told = dict(find_game("cfanp").unplayable())
    assert told.keys() >= BROKEN.keys()
    assert "no pieces" in told["halting"]
