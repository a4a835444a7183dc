"""The entries of a journal lead a new session to where the one that wrote them was."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.session.game_session import LAYOUT_TAG
from cfanp_gui.session.journal_entries import replay
from tests.session.play import a_session, wander
from tests.session.test_game_session import logged


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"touch": True}, {"join": "reflect", "captured": "dead"}])
@pytest.mark.no_cover
def test_entries_replayed_one_by_one_lead_to_the_same_game(
    players: int, options: dict[str, str | bool]
) -> None:
    session = a_session(players, **options)
    log = logged(session)
    chance = random.Random(players)
    seen = []
    for _ in range(70):
        if wander(session, chance):
            seen.append((session.node.ply, session.position.to_text(), session.outcome))
    assert len(log.entries) == len(seen) > 50
    assert any(entry.startswith("back") for entry in log.entries)
    again = a_session(players, **options)
    for entry, (ply, text, outcome) in zip(log.entries, seen, strict=True):
        replay(again, entry)
        assert again.node.ply == ply
        assert again.position.to_text() == text
        assert again.outcome == outcome
    assert [node.action for node in again.line()] == [node.action for node in session.line()]


@pytest.mark.parametrize("entry", ["", "jump 3", "back", "back x", "back -1", "forward ²"])
def test_an_entry_that_says_nothing_known_is_an_error(entry: str) -> None:
    session = a_session(2)
    with pytest.raises(ValueError, match="is not a journal entry"):
        replay(session, entry)


@pytest.mark.parametrize("value", ["A0,0,0 B1,1,0 C-2,2,90m", ""])
def test_an_entry_with_a_tag_sets_it(value: str) -> None:
    session = a_session(3)
    session.tags[LAYOUT_TAG] = "A9,9,0"
    replay(session, f"tag TableLayout {value}")
    assert session.tags.get(LAYOUT_TAG, "") == value
    assert session.node.ply == 0


@pytest.mark.parametrize(
    "entry",
    ["tag", "tag ", "tag Event x", "tag Result 1-0", "tag CFEN 8/8", "tag TableLayout A\n]B",
     "tag TableLayout \u0662", "tag TableLayout " + "A0,0,0 " * 200],
)  # fmt: skip
def test_an_entry_with_a_tag_nobody_can_have_set_is_left_out(entry: str) -> None:
    session = a_session(3)
    session.tags["Event"] = "ours"
    replay(session, entry)
    assert session.tags == {"Event": "ours"}


def test_an_entry_with_a_move_that_is_none_is_an_error() -> None:
    with pytest.raises(ValueError, match="is not a move"):
        replay(a_session(2), "play e2e4")


def test_an_entry_that_the_position_forbids_says_why() -> None:
    session = a_session(2)
    with pytest.raises(IllegalAction, match="cannot go to"):
        replay(session, "play AB:e2e5")
    assert session.node.ply == 0


@pytest.mark.parametrize("entry", ["bot 1 : Emma", "bot 1 club 5: Emma", "bot 1 Emma x"])
def test_an_entry_about_a_bot_there_is_not_is_an_error(entry: str) -> None:
    with pytest.raises(ValueError, match="is not a bot"):
        replay(a_session(3), entry)


@pytest.mark.parametrize(
    "entry", ["seat", "seat 4 Emma", "seat x Emma", "seat 0 Emma", "bot 4 club: Emma"]
)
def test_an_entry_about_a_seat_there_is_not_is_an_error(entry: str) -> None:
    with pytest.raises(ValueError, match="is not the number of a player"):
        replay(a_session(3), entry)


@pytest.mark.parametrize("entry", ["about 4 text", "about x text", "paste 5 e4", "note 0 x text"])
def test_an_entry_about_what_there_is_not_is_an_error(entry: str) -> None:
    session = a_session(3)
    with pytest.raises(ValueError, match=r"."):
        replay(session, entry)
    assert (session.tags, session.root.comment) == ({}, "")


def test_an_entry_with_times_means_nothing_without_clocks() -> None:
    session = a_session(3)
    replay(session, "clock 1/2/3")
    replay(session, "play AB:e2e4 clock 1/2/3")
    assert session.node.ply == 1
    assert session.timing is None
