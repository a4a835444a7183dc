"""What is known of turns, and what a view tells of an action and of the game it is of."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.core.capabilities import Turn, check_whole
from cfanp_gui.core.position import PositionError
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import formats, store
from cfanp_gui.session.position_texts import read_position
from tests.games.pairs.hidden.fields import GAME, at
from tests.session.blind import hidden_session

WORDS = "what somebody sees of a position"


def test_boards_used_are_spent_unless_they_may_be_used_again() -> None:
    once = Turn(0, 1, used=frozenset({0, 2}))
    assert once.spent == {0, 2}
    assert once._replace(again=True).spent == frozenset()


# What is told of an action before it is played


def test_in_most_games_it_is_what_happens() -> None:
    chess = find_game("cfanp")
    start = chess.initial(2, {})
    action = chess.parse_action("AB:e2e4")
    assert start.foretold(action) == start.apply(action)[1]


def test_where_kinds_are_hidden_nothing_comes_of_an_attack_yet() -> None:
    action, told = GAME.parse_action("AB:a4a5"), set()
    for letter in "MTB":
        position = at("Ea9/10/10/8LaFa", "10/10/10/Lb8Fb", strip=f"10/{letter}b9")
        told |= {position.foretold(action), position.seen_by(1).foretold(action)}
    (one,) = told
    assert (one.captured, one.events) == ((), ())
    assert one.met is not None
    assert one.met.defender.letter == "X"
    assert one.moved[0].before.letter == "E"


# A game begins with a whole position: what somebody sees of one is refused wherever it is read


def test_a_view_is_refused_and_the_truth_is_not() -> None:
    session = hidden_session()
    check_whole(session.root.truth.position)
    with pytest.raises(PositionError, match=WORDS):
        check_whole(session.position)


def test_what_was_copied_from_the_table_begins_no_game() -> None:
    session = hidden_session()
    with pytest.raises(PositionError, match=WORDS):
        read_position(session.position.to_text())
    assert read_position(session.root.truth.position.to_text()).position.players == 3


def test_nor_does_a_file_with_it(tmp_path: Path) -> None:
    session = hidden_session()
    whole, view = session.root.truth.position.to_text(), session.position.to_text()
    text = cpgn.write_game(store.record_of(session)).replace(whole, view)
    with pytest.raises(RecordError, match=WORDS):
        cpgn.read_games(text, find_game)
    file = tmp_path / "view.cfen"
    file.write_text(f"{view}\n", encoding="utf-8")
    with pytest.raises(RecordError, match=WORDS):
        formats.load(file, session.game)
