"""Matches: plain names, seats dealt by lot, errors that name the field."""

import pytest

from cfanp_gui.core.actions import Action, IllegalAction, Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import OptionError, Position
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import bot_seats, store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import SEATS_RULE, GameSession, new_session
from cfanp_gui.session.match import (
    MAX_NAME,
    MAX_RECORDED_NAME,
    BotSeat,
    Match,
    Player,
    SetupError,
    name_problem,
    plain_name,
    read_bots,
    rematch,
    seat,
)
from tests.core.build import cfen
from tests.session.play import CFANP, a_match, action, play, session_at
from tests.session.rings import a_ring

COLOURS = ["#000001", "#000002", "#000003", "#000004", "#000005"]
NAMES = ["Anna", "Ben", "Clara", "David", "Eva"]


PLAIN = {
    "Anna": "Anna",
    "  Anna \t Maria\n": "Anna Maria",
    "": "Player 7",
    " \u202e\u2066\x00 ": "Player 7",
    "a\u2028b\x1b[31mc": "a b [31mc",
    "<b>Anna</b>": "<b>Anna</b>",
    "x" * MAX_NAME: "x" * MAX_NAME,
    "x" * 999: "x" * MAX_RECORDED_NAME,
}


def test_names_are_made_plain() -> None:
    assert {typed: plain_name(typed, 7) for typed in PLAIN} == PLAIN


def test_a_name_may_be_so_long_and_no_longer() -> None:
    assert name_problem(f"  {'x ' * 40}\n") is None
    assert name_problem("x" * 80) is None
    assert str(name_problem("x" * 81)) == ("A name has at most 80 characters, and this one has 81.")


def test_as_seated_keeps_the_order() -> None:
    match = seat(CFANP, {"order": "seats"}, NAMES, COLOURS, 5)
    assert match.names == tuple(NAMES)
    assert match.colours == tuple(COLOURS)
    assert set(match.options) == {option.name for option in CFANP.options}
    assert match.time is None
    assert seat(CFANP, {}, NAMES, COLOURS, 5, TimeControl(300, 5)).time == TimeControl(300, 5)


def test_the_lot_falls_the_same_way_with_a_seed_and_colours_stay_with_their_persons() -> None:
    dealt = [seat(CFANP, {"order": "lot"}, NAMES, COLOURS, seed) for seed in range(20)]
    again = [seat(CFANP, {"order": "lot"}, NAMES, COLOURS, seed) for seed in range(20)]
    assert dealt == again
    assert len({match.names for match in dealt}) > 5
    own = dict(zip(NAMES, COLOURS, strict=True))
    for match in dealt:
        assert dict(zip(match.names, match.colours, strict=True)) == own


def test_of_two_in_white_and_black_white_begins_unless_somebody_chose_otherwise() -> None:
    usual, asked = default_colours(2), {"order": "lot"}
    drawn = [seat(CFANP, asked, ["Anna", "Ben"], usual, seed) for seed in range(20)]
    assert {match.names for match in drawn} == {("Anna", "Ben"), ("Ben", "Anna")}
    assert {match.colours for match in (*drawn, rematch(drawn[0], [1, 0]))} == {tuple(usual)}
    assert seat(CFANP, asked, ["", ""], usual, 1).names == ("Player 1", "Player 2")
    chosen = {seat(CFANP, asked, NAMES[:2], usual[::-1], seed).colours for seed in range(20)}
    assert chosen == {tuple(usual), tuple(usual[::-1])}, "colours chosen by hand stay with people"


def test_an_empty_name_is_called_by_its_number_in_the_set_up_and_keeps_its_colour() -> None:
    match = seat(CFANP, {"order": "seats"}, ["Anna", " "], COLOURS[:2], 0)
    assert match.names == ("Anna", "Player 2")
    for seed in range(10):
        match = seat(CFANP, {"order": "lot"}, ["", "", "Anna", ""], COLOURS[:4], seed)
        called = ["Player 1", "Player 2", "Anna", "Player 4"]
        own = dict(zip(called, COLOURS, strict=False))
        assert dict(zip(match.names, match.colours, strict=True)) == own
    match = seat(CFANP, {}, ["", ""], COLOURS[:2], 0, localize=lambda text: text.upper())
    assert match.names == ("PLAYER 1", "PLAYER 2")


def test_a_bot_is_read_as_it_is_written() -> None:
    for text in ("club", "club 5s", "max-n 2000n", "greedy 3s 400n"):
        bot = BotSeat.parse(text)
        assert (bot.text, bot.level) == (text, text.split(maxsplit=1)[0])
    others = ("", "  ", "club 5", "club s", "club 0s", "club 5s 6s", "club -5s", "club ５s", "a/b")
    for text in (*others, "x" * 31):
        with pytest.raises(ValueError, match="is not a bot"):
            BotSeat.parse(text)


def test_bots_are_dealt_with_their_names() -> None:
    bots = [None, BotSeat("club"), BotSeat("greedy", 5)]
    own = dict(zip(NAMES, bots, strict=False))
    for seed in range(5):
        match = seat(CFANP, {"order": "lot"}, NAMES[:3], COLOURS[:3], seed, bots=bots)
        for one in (match, rematch(match, [2, 0, 1])):
            assert {place.name: place.bot for place in one.seats} == own
    assert all(one.bot is None for one in seat(CFANP, {}, NAMES, COLOURS, 5).seats)


UNSEATED = [
    (["Anna"], ["#000000"], "the number of players is 1 .expected 2 to 26"),
    (["x"] * 27, ["#000000"] * 27, "the number of players is 27 .expected 2 to 26"),
    (
        ["Anna", "Ben"],
        ["#000000"],
        "the number of colours is 1 .expected one per player, that is 2",
    ),
    (["Anna", "Ben"], ["#000000", "red"], "colour “red” is not"),
    (["Anna", "Ben"], ["#000000", "#00000g"], "colour “#00000g” is not"),
    (["Anna", "Ben"], ["#000000", "#000000\n"], "colour “#000000\n” is not"),
]


def test_what_cannot_be_set_up_names_the_field() -> None:
    for names, colours, words in UNSEATED:
        with pytest.raises(SetupError, match=words):
            seat(CFANP, {}, names, colours, 0)


def test_options_that_cannot_be_are_named() -> None:
    with pytest.raises(SetupError, match="is for more than two players"):
        seat(CFANP, {"defend": True}, ["Anna", "Ben"], COLOURS[:2], 0)
    with pytest.raises(OptionError, match="unknown option “speed”"):
        seat(CFANP, {"speed": "fast"}, NAMES, COLOURS, 0)
    with pytest.raises(OptionError, match="option “join” is 'glue'"):
        seat(CFANP, {"join": "glue"}, NAMES, COLOURS, 0)


def test_a_rematch_is_of_the_same_people_in_any_order() -> None:
    time = TimeControl.parse("300+2")
    first = seat(CFANP, {"order": "lot", "touch": True}, NAMES, COLOURS, 3, time)
    order = [*range(1, len(first.seats)), 0]
    again = rematch(first, order)
    assert (again.game, again.options, again.time) == (first.game, first.options, time)
    assert again.names == (*first.names[1:], first.names[0])
    assert again.colours == (*first.colours[1:], first.colours[0])
    assert rematch(first, range(len(first.seats))) == first


# Seats of bots: who acts when, how far undo goes, and what records and journals keep of them


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


def test_what_is_refused_beside_a_bot_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    playing, elsewhere = session(1), action(session(armies=4), "AD:e4")
    judge = type(playing.position).refusal
    judged: list[Action] = []

    def refusal(position: Position, tried: Action) -> Refusal | None:
        judged.append(tried)
        return judge(position, tried)

    monkeypatch.setattr(type(playing.position), "refusal", refusal)
    first = playing.propose(elsewhere)
    assert first is not None
    assert judged == [elsewhere]
    assert playing.propose(elsewhere) == first
    with pytest.raises(IllegalAction):
        playing.preview(elsewhere)
    assert judged == [elsewhere], "the position is still the same"


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
