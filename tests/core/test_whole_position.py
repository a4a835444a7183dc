"""A game begins with a whole position: what somebody sees of one is refused wherever it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.core.position import PositionError
from cfanp_gui.core.whole_position import check_whole
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import formats, store
from cfanp_gui.session.position_texts import read_position
from tests.session.blind import hidden_session

WORDS = "what somebody sees of a position"


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
