"""Seats of bots: whose move it is, how far undo goes, and what records and journals keep."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import bot_seats, store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import SEATS_RULE, GameSession, new_session
from cfanp_gui.session.match import BotSeat, Match, Player, read_bots
from tests.core.build import cfen
from tests.session.play import a_match, a_session, action, play, session_at
from tests.session.rings import a_ring

CLUB = BotSeat("club")
COLOURS = ("#000001", "#000002", "#000003")


def with_bots(match: Match, *players: int) -> Match:
    """Return a match in which some players are bots."""
    seats = (
        Player(seat.name, CLUB if player in players else None)
        for player, seat in enumerate(match.seats, start=1)
    )
    return match._replace(seats=tuple(seats))


def session(*players: int, armies: int = 3) -> GameSession:
    """Return a new game in which some players are bots."""
    return new_session(with_bots(a_match(armies), *players))


def by_bot(playing: GameSession, token: str) -> None:
    """Do what a bot does."""
    assert playing.propose(action(playing, token), by_bot=True) is None


def test_who_is_a_bot() -> None:
    playing = session(2, 3)
    assert playing.match.bots == {2: CLUB, 3: CLUB}
    assert bot_seats.people(playing) == {1}
    assert playing.tags["Bots"] == "2: club; 3: club"
    assert "Bots" not in session().tags


def test_bots_act_when_it_is_their_turn_in_the_game() -> None:
    playing = session(2, 3)
    assert bot_seats.bots_to_act(playing) == []
    play(playing, "AB:e4")
    assert bot_seats.bots_to_act(playing) == [2]
    by_bot(playing, "BC:e4")
    assert bot_seats.bots_to_act(playing) == [3]
    playing.visit(playing.root)
    assert bot_seats.bots_to_act(playing) == []
    playing.visit(playing.root.children[0])
    assert bot_seats.bots_to_act(playing) == []  # what follows is known
    playing.return_to_game()
    assert bot_seats.bots_to_act(playing) == [3]
    assert bot_seats.bots_to_act(store.analysis_of(playing)) == []


def test_nobody_acts_in_a_game_that_is_over() -> None:
    playing = session(1, 2)
    assert playing.resign(1) is None
    assert bot_seats.bots_to_act(playing) == [2]
    assert playing.resign(2) is None
    assert playing.outcome is not None
    assert bot_seats.bots_to_act(playing) == []


def test_nobody_acts_where_the_record_says_that_it_is_over() -> None:
    record = store.record_of(session(1, 2))
    record.result = "1-0-0"
    opened = store.session_of(record, COLOURS)
    assert opened.outcome is not None
    assert bot_seats.bots_to_act(opened) == []


def test_several_bots_act_in_a_round() -> None:
    playing = a_ring(3)
    playing.match = with_bots(playing.match, 1, 2, 3)
    first = bot_seats.bots_to_act(playing)
    assert len(first) > 1
    found = playing.position.legal_actions(first[0])[0]
    assert playing.propose(found, by_bot=True) is None
    after = bot_seats.bots_to_act(playing)
    assert after[0] != first[0]
    assert after == sorted(after, key=lambda player: (player - first[0] - 1) % 3)


def test_a_person_does_not_move_for_a_bot() -> None:
    playing = session(1)
    refusal = playing.propose(action(playing, "AB:e4"))
    assert refusal is not None
    assert refusal.sentence == "Anna is a bot and moves by itself (seats)"
    assert playing.node is playing.root
    assert playing.resign(1) is None, "whoever sits at the table may end it"
    play(playing, "BC:e4")


def test_in_a_variation_everybody_may_move_for_a_bot() -> None:
    playing = session(1)
    by_bot(playing, "AB:e4")
    playing.visit(playing.root)
    play(playing, "AB:d4")
    analysis = store.analysis_of(playing)
    analysis.visit(analysis.root)
    play(analysis, "AB:a3")


def test_what_the_rules_forbid_they_refuse_themselves() -> None:
    playing = session(1)
    elsewhere = action(session(armies=4), "AD:e4")
    refusal = playing.propose(elsewhere)
    assert refusal is not None
    assert refusal.rule != SEATS_RULE


def test_who_is_to_move_sits_at_the_table() -> None:
    playing = session(2)
    assert bot_seats.person_at_table(playing) == 1
    play(playing, "AB:e4")
    assert bot_seats.person_at_table(playing) == 1, "Ben is a bot, and Anna acted last"
    by_bot(playing, "BC:e4")
    assert bot_seats.person_at_table(playing) == 3
    playing.undo(2)
    assert bot_seats.person_at_table(playing) == 1


def test_before_any_person_acted_it_is_the_one_who_comes_next() -> None:
    assert bot_seats.person_at_table(session(1)) == 2
    assert bot_seats.person_at_table(session(1, 2)) == 3
    begun = session_at(cfen(3, "Ka:Ae1 Kb:Be1 Rb:Ba1 Kc:Ce1", "b"))
    begun.match = with_bots(begun.match, 2)
    assert bot_seats.person_at_table(begun) == 3
    playing = session(1, 2, armies=4)
    by_bot(playing, "AB:e4")
    assert bot_seats.person_at_table(playing) == 3


def test_neither_a_bot_nor_who_is_out_sits_at_the_table() -> None:
    playing = session(2, 3)
    assert playing.resign(1) is None
    assert bot_seats.person_at_table(playing) is None
    playing = session(3, armies=4)
    play(playing, "AB:e4 BC:e4")
    assert bot_seats.person_at_table(playing) == 2
    assert playing.resign(2) is None
    assert bot_seats.person_at_table(playing) == 1, "Clara is a bot"
    assert bot_seats.person_at_table(session(1, 2, 3)) is None


def test_of_several_who_may_move_it_is_the_one_who_did_last() -> None:
    playing = a_ring(4)
    playing.match = with_bots(playing.match, 3)
    assert bot_seats.person_at_table(playing) == 1
    for player in (4, 3):
        found = playing.position.legal_actions(player)[0]
        assert playing.propose(found, by_bot=player == 3) is None
    assert bot_seats.person_at_table(playing) == 4


def test_undo_goes_back_to_where_a_person_acted() -> None:
    playing = session(2, 3)
    assert bot_seats.plies_to_undo(playing) == 1
    play(playing, "AB:e4")
    assert bot_seats.plies_to_undo(playing) == 1
    by_bot(playing, "BC:e4")
    by_bot(playing, "AC:e5")
    assert bot_seats.plies_to_undo(playing) == 3
    assert playing.undo(3) == 3
    assert bot_seats.plies_to_redo(playing) == 3
    play(playing, "AB:d4")
    assert bot_seats.bots_to_act(playing) == [2]  # it is the game now
    assert bot_seats.plies_to_redo(playing) == 1


def test_undo_among_bots_goes_back_by_one() -> None:
    playing = session(1, 2, 3)
    by_bot(playing, "AB:e4")
    by_bot(playing, "BC:e4")
    assert bot_seats.plies_to_undo(playing) == 1
    playing.undo(2)
    assert bot_seats.plies_to_redo(playing) == 2


def test_an_analysis_is_undone_action_by_action() -> None:
    playing = session(2, 3)
    play(playing, "AB:e4")
    by_bot(playing, "BC:e4")
    analysis = store.analysis_of(playing)
    assert bot_seats.plies_to_undo(analysis) == 1
    analysis.undo()
    assert bot_seats.plies_to_redo(analysis) == 1


def test_a_push_is_undone_first() -> None:
    playing = a_session(3)
    assert not playing.edits.undoes_here
    playing.push(Pair(0, 1))
    assert playing.edits.undoes_here


def test_seats_change_hands_at_any_time(tmp_path: Path) -> None:
    playing = session(2)
    playing.journal.log = book = Journal.start(tmp_path, store.record_of(playing))
    play(playing, "AB:e4")
    substitute(playing, 2, "Ben")  # the same person, now playing themselves
    play(playing, "BC:e4")
    substitute(playing, 3, "Club player: b", BotSeat("greedy", 5, 300))
    playing.mark_saved()
    substitute(playing, 1, "Anna", BotSeat("club", nodes=20))
    assert playing.unsaved
    assert playing.tags["Bots"] == "1: club 20n; 3: greedy 5s 300n"
    assert playing.tags["Substitutes"] == "3: Clara"
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    again = store.restored(found, COLOURS)
    assert again.match.seats == playing.match.seats
    text = cpgn.write_game(store.record_of(again))
    assert cpgn.write_game(store.record_of(playing)) == text
    (record,) = cpgn.read_games(text, find_game)
    opened = store.session_of(record, COLOURS)
    assert opened.match.seats == playing.match.seats
    assert not opened.unsaved


@pytest.mark.parametrize(
    "text",
    ["", "x", "4: club", "0: club", "1: club; 2", "1: cl/ub", "1:", "9" * 5000 + ": club"],
)
def test_a_tag_that_names_no_bots_is_kept_and_means_nothing(text: str) -> None:
    assert read_bots(text, 3) is None
    record = store.record_of(a_session(3))
    record.tags["Bots"] = text
    opened = store.session_of(record, COLOURS)
    assert not opened.match.bots
    assert opened.tags["Bots"] == text
