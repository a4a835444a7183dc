"""The set-up as a value, asked without a window: who sits where, and what is wrong with it."""

from __future__ import annotations

from cfanp_gui.core.game import Game
from cfanp_gui.games import registry
from cfanp_gui.record.palette import default_colours, team_colours, usual_colours
from cfanp_gui.session.match import LastSetup
from cfanp_gui.window.start.setup_model import SetupModel, numbered
from tests.session.play import CFANP, NAMES
from tests.session.rings import RING
from tests.there import there

USUAL = [numbered(at) for at in range(26)]


def model(names: list[str], *colours: str, game: Game = CFANP, order: str = "seats") -> SetupModel:
    options = {option.name: option.default for option in game.options}
    options |= {"order": order} if "order" in options else {}
    return SetupModel(game, None, LastSetup(names, [*colours], options))


def german(sentence: str) -> str:
    return sentence.replace("Player", "Spieler")


def test_the_lot_deals_and_as_seated_does_not() -> None:
    colours = default_colours(4)
    for localize in (str, german):
        names = [*map(localize, USUAL[:4])]
        names[1] = "Zoe"
        lot = model(names, *colours, order="lot")
        assert (lot.is_by_lot, lot.labels) == (True, {})
        dealt = [lot.match(seed, localize).names for seed in range(12)]
        assert dealt[3] == lot.match(3, localize).names
        for dealt_names in dealt:
            places = enumerate(dealt_names)
            assert all(name in ("Zoe", localize(numbered(at))) for at, name in places)
        assert len(set(dealt)) > 1, "the lot deals Zoe other places"
        seated = model(names, *colours)
        assert seated.labels == dict(enumerate("ABCD", start=1))
        assert seated.match(0, localize).names == tuple(names)
    assert model(USUAL[:4], game=RING).labels == dict(enumerate("1234", start=1))


def test_default_colours_are_not_warned_of() -> None:
    for players in range(2, 27):
        assert model(USUAL[:players], *default_colours(players)).colour_warnings() == [], players
    teams = registry.find_game("strategichess")
    for players in (4, 6, 12):
        colours = usual_colours(there(model(USUAL[:players], game=teams).start))
        assert colours == team_colours([0, 1] * (players // 2)), "shades of their team"
        assert model(USUAL[:players], *colours, game=teams).colour_warnings() == []


def test_the_members_of_each_team_are_told() -> None:
    told = model([*NAMES[:4]], game=registry.find_game("strategichess")).team_lines()
    assert [line.partition(": ")[2] for line in told] == ["Anna, Clara", "Ben, David"]
    assert model([*NAMES[:4]]).team_lines() == []


def test_what_is_wrong_is_told_by_names_and_of_colours_the_first_few_by_pairs() -> None:
    called = [f"P{number}" for number in range(6)]
    assert model(called, "#ffffff", "#000000").colour_warnings() == []
    alike = model(called, "#00ff00", "#00fe00").colour_warnings()
    assert alike == ["These colours are hard to tell apart: P0 and P1."]
    # Red and green of like lightness, and two blues.
    all_see, some_see = model(called, "#c8503c", "#7a7a1e", "#0140a6", "#0140a7").colour_warnings()
    assert "P2 and P3" in all_see
    assert "colour-blind: P0 and P1." in some_see
    (many,) = model(called, *(f"#00ff0{number}" for number in range(6))).colour_warnings()
    assert (many.count(" and "), "11 more pair" in many) == (4, True)
    (long,) = model(["<b>Max</b>", "W" * 80], "#123456", "#123457").colour_warnings()
    assert long == f"These colours are hard to tell apart: <b>Max</b> and {'W' * 40}…."
    (problem,) = model(["Anna", "B" * 500]).name_problems()
    assert problem.startswith("Player 2: A name has at most")
    assert model(["Anna"]).start is None, "too few"
    match = model(["Player 2", "Ben"], *default_colours(2)).match(0)
    assert match.names == ("Player 1", "Ben"), "by their places"
