"""The set-up as a value, asked without a window: who sits where, and what is wrong with it."""

from cfanp_gui.core.game import Game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import LastSetup
from cfanp_gui.session.setup_model import SetupModel
from tests.session.play import CFANP
from tests.session.rings import RING


def model(names: list[str], *colours: str, game: Game = CFANP, order: str = "seats") -> SetupModel:
    options = {option.name: option.default for option in game.options}
    options |= {"order": order} if "order" in options else {}
    return SetupModel(game, None, LastSetup(names, [*colours], options))


def test_the_lot_deals_and_as_seated_does_not() -> None:
    def german(sentence: str) -> str:
        return sentence.replace("Player", "Spieler")

    colours, names = default_colours(4), ["Spieler 1", "Zoe", "Spieler 3", "Spieler 4"]
    lot, seated = model(names, *colours, order="lot"), model(names, *colours)
    dealt = [lot.match(seed, german).names for seed in range(12)]
    assert dealt[3] == lot.match(3, german).names
    assert {frozenset(named) for named in dealt} == {frozenset(names)}, "as in the set-up"
    assert len(set(dealt)) > 1, "the lot deals Zoe other places"
    assert seated.match(0, german).names == tuple(names)
    assert (lot.labels, seated.labels) == ({}, dict(enumerate("ABCD", start=1)))
    assert model(names, game=RING).labels == dict(enumerate("1234", start=1))


def test_default_colours_are_not_warned_of() -> None:
    for players in range(2, 27):
        names, colours = [str(at) for at in range(players)], default_colours(players)
        assert model(names, *colours).colour_warnings() == [], players


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
    assert match.names == ("Player 1", "Ben"), "as in the set-up"
