"""Seats of bots: who acts when, how far undo goes, and what records and journals keep of them."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.session import bot_seats, store
from cfanp_gui.session.game_session import SEATS_RULE, GameSession, new_session
from cfanp_gui.session.match import BotSeat, Match, Player, read_bots
from tests.core.build import cfen
from tests.session.play import a_match, action, play, session_at
from tests.session.rings import a_ring

CLUB = BotSeat("club")


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


def test_bots_are_named_in_the_record_and_nobody_acts_for_them() -> None:
    playing = session(2, 3)
    assert playing.match.bots == {2: CLUB, 3: CLUB}
    assert bot_seats.people(playing) == {1}
    assert playing.tags["Bots"] == "2: club; 3: club"
    assert "Bots" not in session().tags
    assert read_bots("9" * 5000 + ": club", 3) is None
    record = store.record_of(session(1, 2))
    record.result = "1-0-0"
    opened = store.session_of(record, ("#000001", "#000002", "#000003"))
    assert opened.outcome is not None
    assert bot_seats.bots_to_act(opened) == []
    elsewhere = action(session(armies=4), "AD:e4")
    refusal = session(1).propose(elsewhere)
    assert refusal is not None
    assert refusal.rule != SEATS_RULE, "what the rules forbid they refuse themselves"


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


def test_in_a_variation_everybody_may_move_for_a_bot() -> None:
    playing = session(1)
    by_bot(playing, "AB:e4")
    playing.visit(playing.root)
    play(playing, "AB:d4")
    analysis = store.analysis_of(playing)
    analysis.visit(analysis.root)
    play(analysis, "AB:a3")


def test_who_sits_at_the_table() -> None:
    assert bot_seats.person_at_table(session(1)) == 2, "who comes next before any person acted"
    assert bot_seats.person_at_table(session(1, 2)) == 3
    assert bot_seats.person_at_table(session(1, 2, 3)) is None
    begun = session_at(cfen(3, "Ka:Ae1 Kb:Be1 Rb:Ba1 Kc:Ce1", "b"))
    begun.match = with_bots(begun.match, 2)
    assert bot_seats.person_at_table(begun) == 3
    playing = session(3, armies=4)
    play(playing, "AB:e4 BC:e4")
    assert bot_seats.person_at_table(playing) == 2, "Clara is a bot, and Ben acted last"
    assert playing.resign(2) is None
    assert bot_seats.person_at_table(playing) == 1
    ring = a_ring(4)
    ring.match = with_bots(ring.match, 3)
    assert bot_seats.person_at_table(ring) == 1
    for player in (4, 3):
        found = ring.position.legal_actions(player)[0]
        assert ring.propose(found, by_bot=player == 3) is None
    assert bot_seats.person_at_table(ring) == 4


def test_undo_and_redo_go_to_where_a_person_acted() -> None:
    playing = session(2, 3)
    assert not playing.edits.undoes_here
    playing.push(Pair(0, 1))
    assert playing.edits.undoes_here
    playing.undo()
    assert bot_seats.plies_to_undo(playing) == 1
    play(playing, "AB:e4")
    assert bot_seats.plies_to_undo(playing) == 1
    by_bot(playing, "BC:e4")
    analysis = store.analysis_of(playing)
    assert bot_seats.plies_to_undo(analysis) == 1
    analysis.undo()
    assert bot_seats.plies_to_redo(analysis) == 1
    by_bot(playing, "AC:e5")
    assert bot_seats.plies_to_undo(playing) == 3
    assert playing.undo(3) == 3
    assert bot_seats.plies_to_redo(playing) == 3
    play(playing, "AB:d4")
    assert bot_seats.plies_to_redo(playing) == 1
    among = session(1, 2, 3)
    by_bot(among, "AB:e4")
    by_bot(among, "BC:e4")
    assert bot_seats.plies_to_undo(among) == 1
    among.undo(2)
    assert bot_seats.plies_to_redo(among) == 2
