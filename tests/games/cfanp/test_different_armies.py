"""Chess with different armies: every seat chooses its set of pieces."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.game import OptionError, OptionValue
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.session.match import seat

CFANP = find_game("cfanp")
BASE: dict[str, OptionValue] = {"base": "differentarmies"}
EACH: dict[str, OptionValue] = {
    **BASE, "armies": "fides,nutty-knights,colorbound-clobberers", "order": "seats"
}  # fmt: skip


def backs(options: dict[str, OptionValue], players: int = 3) -> list[str]:
    """Return the letters of the back ranks at the start, as each owner sees them."""
    pieces = CFANP.initial(players, options).pieces()
    return [
        "".join(piece.letter for square, piece in sorted(pieces.items())
                if square.board == board and square.index < 8)
        for board in range(players)
    ]  # fmt: skip


def test_all_have_the_usual_set_unless_they_choose() -> None:
    assert backs(BASE) == ["RNBQKBNR", "RNBKQBNR", "RNBQKBNR"]
    assert backs({**BASE, "armies": "fides"}) == backs(BASE)


def test_each_seat_chooses_or_one_is_chosen_for_all() -> None:
    assert backs({**BASE, "armies": "nutty-knights"}) == ["GIHLKHIG", "GIHKLHIG", "GIHLKHIG"]
    assert backs(EACH) == ["RNBQKBNR", "GIHKLHIG", "DWFCKFWD"]


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(OptionError, match=r"option “armies” is 'fides,nobody'"):
        CFANP.initial(2, {**BASE, "armies": "fides,nobody"})
    with pytest.raises(OptionError, match=r"has 2 choices .expected one, or 3 with commas"):
        CFANP.initial(3, {**BASE, "armies": "fides,nutty-knights"})
    with pytest.raises(OptionError, match="unknown option “armies”"):
        CFANP.initial(3, {"armies": "fides"})


def test_a_position_keeps_the_choice() -> None:
    start = CFANP.initial(3, EACH)
    assert isinstance(start, TableView)
    assert start.rules.options["armies"] == EACH["armies"]
    assert pickle.loads(pickle.dumps(start)) == start
    assert CFANP.from_text(start.to_text(), EACH) == start
    after, _ = start.apply(start.all_actions()[0])
    assert CFANP.from_text(after.to_text(), EACH).to_text() == after.to_text()
    assert pickle.loads(pickle.dumps(after)) == after


def test_records_have_it() -> None:
    record = GameRecord.new(CFANP, EACH, ("Anna", "Ben", "Clara"))
    text = cpgn.write_game(record)
    assert " armies=fides,nutty-knights,colorbound-clobberers " in text
    (again,) = cpgn.read_games(text, find_game)
    assert again == record


def test_what_a_person_chose_goes_with_the_lot() -> None:
    colours = ["#112233", "#445566", "#778899"]
    choice = {"Anna": "fides", "Ben": "nutty-knights", "Clara": "colorbound-clobberers"}
    orders = set()
    for seed in range(12):
        match = seat(CFANP, {**EACH, "order": "lot"}, list(choice), colours, seed)
        orders.add(match.names)
        assert match.options["armies"] == ",".join(choice[name] for name in match.names)
    assert len(orders) > 2
