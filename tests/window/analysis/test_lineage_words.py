"""The lineage in words."""

from __future__ import annotations

import pytest

from cfanp_gui.insight.lineage import Turning, lineage
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.lineage_words import LineageWords
from tests.session.play import a_session
from tests.session.rows import a_row

pytestmark = pytest.mark.usefixtures("qapp")


def words_of(session: GameSession) -> LineageWords:
    nodes = session.line()
    told = lineage(nodes, session.game.piece_types)
    assert told is not None
    return LineageWords(session, nodes, told)


def shares(words: LineageWords, at: int) -> str:
    """Return who had how much with usual spaces."""
    return words.shares(at).replace("\N{NO-BREAK SPACE}", " ")


def test_a_line_is_not_broken_between_a_player_and_what_they_have() -> None:
    session = a_session(3)
    substitute(session, 1, "Player 1")
    substitute(session, 2, "Maximiliane Dorothea van der Berg")
    anna, ben, _ = words_of(session).shares(0).split("  ·  ")
    assert anna == "Player\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}(39)"
    assert ben == "Maximiliane Dorothea van der Berg\N{NO-BREAK SPACE}(39)"


def test_wherever_numbers_stand_it_is_said_what_they_count() -> None:
    session = a_session(3)
    substitute(session, 1, "Player 1")
    words = words_of(session)
    told = "Material, in pawns: Player 1 (39)  ·  Ben (39)  ·  Clara (39)"
    assert words.summary(0).replace("\N{NO-BREAK SPACE}", " ") == told
    assert words.tip(0).replace("\N{NO-BREAK SPACE}", " ") == f"Start\n{told}"


def test_what_nobody_has_is_told_last() -> None:
    session = a_session(3)
    assert session.resign(1) is None
    words = words_of(session)
    assert shares(words, 0) == "Anna (39)  ·  Ben (39)  ·  Clara (39)"
    assert shares(words, 1) == "Ben (39)  ·  Clara (39)  ·  nobody (39)"
    assert words.badge(0, 1).colour != words.badge(0, 0).colour, "what is dead is grey"


def test_a_game_without_rounds_names_the_move_alone() -> None:
    words = words_of(a_row(2, "1:n4n7"))
    assert words.moment(0) == "Start"
    assert not words.moment(1).startswith("Round")


def test_a_change_of_hands_that_no_event_tells_of() -> None:
    words = words_of(a_session(3))
    turning = Turning(0, 1, 2, None, ())
    assert words.turning(turning) == "Army B goes from Ben to nobody."
