"""What a bot's search makes of a position whose pieces are hidden from some."""

from __future__ import annotations

from cfanp_gui.core.position import Position
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from cfanp_gui.games.armies.hidden_searching import HiddenSearch
from cfanp_gui.games.pairs.hidden import TYPES
from cfanp_gui.games.registry import find_game

HIDDEN = find_game("cfanp").variant({"base": "hidden"})


def at(text: str, behind: str = "", clock: int = 0) -> HiddenPosition:
    """Return the position of two armies that stand so, army a to move."""
    line = f"{text} a 1/2 - - 1 {clock} 30 base=hidden strip=10/10 {behind}"
    position: Position = HIDDEN.from_text(line.strip(), {})
    assert isinstance(position, HiddenPosition)
    return position


def search(position: Position) -> HiddenSearch:
    """Return a position as a search sees it."""
    assert isinstance(position, HiddenPosition)
    state = position.search_state()
    assert isinstance(state, HiddenSearch)
    return state


def gains(state: HiddenSearch) -> dict[str, int]:
    """Return what each move seems to win, by its text."""
    return {state.action(move).text: state.gain(move) for move in state.moves()}


def value(state: HiddenSearch, move: str) -> float:
    """Return what the searching player has after a move of theirs."""
    (found,) = (one for one in state.moves() if state.action(one).text == move)
    player = state.player
    state.play(found)
    worth = state.values()[player - 1]
    state.take_back()
    return worth


def test_a_view_is_not_searched_for_nobody_knows_it_whole() -> None:
    position = at("3Ma6/10/10/Fa9|3Bb2Sb2Tb/10/10/Fb9")
    assert position.seen_by(1).search_state() is None
    state = search(position)
    assert {state.action(move).text for move in state.moves()} == {
        action.text for action in position.legal_actions(1)
    }


def test_what_an_attack_wins_is_known_by_what_falls() -> None:
    found = gains(search(at("10/10/10/Fa9|3Jb2Bb3/3Ma2Na2Ga/3Sb2Cb2Bb/Fb9")))
    worth = {kind.letter: 100 * kind.value for kind in TYPES}
    assert found["AB:g8g7"] == worth["J"], "a Marshal takes a Major"
    assert found["AB:d8d7"] == worth["B"], "a Miner takes a Bomb"
    assert found["AB:d8d9"] == -worth["N"], "and falls before a Colonel"
    assert found["AB:a8a9"] == -worth["G"], "a General falls before a Bomb"
    assert found["AB:g8f8"] == 0
    both = search(at("10/10/10/Fa9|10/3Ma6/3Mb6/Fb9"))
    move = next(one for one in both.moves() if both.action(one).text == "AB:g8g9")
    assert (both.gain(move), both.victim(move)) == (0, 2), "both fall"
    lost = next(one for one in both.moves() if both.action(one).text == "AB:g8f8")
    assert both.victim(lost) is None


def test_it_is_worth_something_to_come_nearer_to_a_flag() -> None:
    state = search(at("3Ja6/10/10/Fa9|10/10/10/FbTb8"))
    assert value(state, "AB:d4e4") > value(state, "AB:d4c4")
    assert value(state, "AB:d4e4") > value(state, "AB:d4d3")


def test_what_was_shown_is_worth_less() -> None:
    text = "3Ja6/10/10/Fa9|3Jb6/10/10/Fb9"
    hidden, shown = (search(at(text, behind)).values() for behind in ("", "seen=Ad4"))
    assert shown[0] < hidden[0]
    assert shown[1] > hidden[1]


def test_others_attack_what_they_do_not_know_only_where_it_pays_on_the_average() -> None:
    def attacked(others: str, behind: str = "") -> bool:
        """Return whether b's Captain is thought to take the Scout that stands before it."""
        state = search(at(f"10/10/10/Fa{others}5|3Ta6/3Pb6/10/Fb9", behind))
        quiet = next(one for one in state.moves() if not state.gain(one))
        state.play(quiet)
        return any(state.gain(one) == 200 for one in state.forcing())

    assert not attacked("MaGaBaBa"), "it may be any of them"
    assert attacked("TaTaTaTa")
    assert attacked("MaGaBaBa", "seen=Bd4"), "it is known to be a Scout"


def test_any_piece_that_stands_before_a_flag_may_find_it() -> None:
    state = search(at("4Ma5/PaPaPaPaLaLaLaLaJaJa/10/FaTbBa7|10/10/10/Fb9"))
    state.play(next(one for one in state.moves() if state.action(one).text == "AB:e4e5"))
    found = gains(state)
    assert found["AB:b1a1"] == 2000
    assert "AB:b1c1" not in found, "nobody would attack a Bomb"


def test_after_a_long_time_without_an_attack_one_is_worth_something() -> None:
    text = "10/10/10/FaTa8|10/3Ta6/3Jb6/Fb9"
    patient, tired = (value(search(at(text, "", clock)), "AB:g8g9") for clock in (0, 60))
    assert tired > patient
