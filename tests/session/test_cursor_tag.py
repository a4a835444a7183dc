"""A record says where the table stood, and a game opens there as it was saved."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.cfanp import pgn_writer
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.match_clocks import ClockState
from tests.session.play import CFANP, a_match, a_session, clock_state, play, pushed
from tests.session.test_clock import FakeTime
from tests.slow import examples

COLOURS = tuple(f"#{number}{number}{number}{number}{number}{number}" for number in range(1, 10))
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)


def text_of(session: GameSession) -> str:
    """Return a session as it is saved."""
    return cpgn.write_game(store.record_as_it_stands(session))


def opened(text: str, now: FakeTime | None = None, ignored: list[str] | None = None) -> GameSession:
    """Return the session that comes of a text, all of whose sentences go to `ignored`."""
    (record,) = cpgn.read_games(text, find_game)
    told: list[str] = [] if ignored is None else ignored
    colours = COLOURS[: record.start.players]
    return pushed(store.session_of(record, colours, now or FakeTime(), ignored=told.append))


def reopened(session: GameSession, now: FakeTime | None = None) -> GameSession:
    """Return a session saved and opened, which is saved the same again."""
    text = text_of(session)
    again = opened(text, now)
    assert not again.unsaved
    assert text_of(again) == text
    return again


def standing(session: GameSession) -> tuple[object, ...]:
    """Return where a session stands, how redo goes on, and the clocks."""
    ahead = [session.cursor.ahead(plies).position.to_text() for plies in range(12)]
    timing = session.timing
    return (
        [node.action for node in session.node.path()],
        ahead,
        session.cursor.follows_game,
        session.cursor.undone_to is not None,
        None if timing is None else timing.clock.times(),
        session.clock_state,
    )


def five_with_clocks(now: FakeTime) -> GameSession:
    """Return a game of five in which one has resigned by mistake, and that was undone."""
    match = a_match(5)._replace(time=TimeControl(300, 5))
    session = GameSession(match, CFANP.initial(5, match.options), now)
    for token in ("AB:e4", "BC:e4"):
        play(session, token)
        now.ms += 12_345
    assert session.resign(4) is None
    now.ms += 7_000
    play(session, "CD:e4")
    now.ms += 1_000
    assert session.resign(1) is None
    return session


def test_a_game_opens_where_it_was_undone_to() -> None:
    now = FakeTime()
    session = five_with_clocks(now)
    assert session.undo(3) == 3
    assert session.position.alive() == {1, 2, 3, 4, 5}
    session.resume_clock()
    now.ms += 3_000
    again = reopened(session, now)
    assert again.position.alive() == {1, 2, 3, 4, 5}
    assert [again.time_left(player) for player in range(1, 6)] == [
        session.time_left(player) for player in range(1, 6)
    ]
    assert clock_state(again) is ClockState.PAUSED
    now.ms += 60_000
    assert again.time_left(3) == session.time_left(3) + 60_000  # type: ignore[operator]
    assert again.redo(9) == 3
    assert again.position.alive() == {2, 3, 5}


def test_what_is_played_then_is_the_game() -> None:
    now = FakeTime()
    session = five_with_clocks(now)
    session.undo(3)
    again = reopened(session, now)
    again.resume_clock()
    play(again, "CD:d4")
    assert again.node.on_main_line
    assert clock_state(again) is ClockState.RUNNING
    assert again.root.line()[-1] is again.node
    assert "(" in text_of(again), "what was undone is a variation then"


def test_where_one_only_looked_what_is_played_is_a_variation() -> None:
    session = five_with_clocks(FakeTime())
    session.go_to(2)
    again = reopened(session)
    assert again.node.ply == 2
    play(again, "CD:d4")
    assert not again.node.on_main_line


def test_a_file_without_the_tag_opens_at_the_end() -> None:
    session = five_with_clocks(FakeTime())
    text = text_of(session)
    assert "Cursor" not in text
    session.undo(3)
    assert '[Cursor "0*2 undone"]' in text_of(session)
    assert opened(text).node.ply == 5


def test_a_game_that_goes_on_has_no_result() -> None:
    session = a_session(2)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4#")
    session.go_to(1)
    assert store.record_as_it_stands(session).result == "0-1", "who looks back ends nothing"
    assert text_of(reopened(session)).endswith(" 0-1\n")
    session.return_to_game()
    session.undo()
    text = text_of(session)
    assert text.endswith("AB:Qh4# *\n")
    (record,) = cpgn.read_games(text, find_game)
    assert record.result == "*"
    assert cpgn.write_game(record) == text, "as cfanp convert writes it"
    assert pgn_writer.write_game(record).endswith("Qh4# *\n")
    assert "Cursor" not in pgn_writer.write_game(record), "PGN leaves out actions"
    again = reopened(session)
    again.redo()
    assert store.record_as_it_stands(again).result == "0-1"


def test_a_game_that_goes_on_elsewhere_is_not_saved() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 AC:e5")
    session.mark_saved()
    session.go_to(1)
    assert not session.unsaved, "looking changes nothing"
    session.return_to_game()
    session.undo(2)
    assert session.unsaved
    session.mark_saved()
    assert not session.unsaved
    session.redo(2)
    assert session.unsaved


def test_redo_leads_into_the_variation_it_led_into() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4 AC:e5")
    session.go_to(1)
    play(session, "BC:d4 AC:d5 AB:d4")
    session.walk(-3)
    text = text_of(session)
    assert '[Cursor "0 ahead 0.1.0*2"]' in text
    again = reopened(session)
    assert again.node.ply == 1
    assert again.redo(3) == 3
    assert text_of(again) == text_of(opened(text)).replace("0 ahead 0.1.0*2", "0.1.0*2")
    assert again.node.variation is again.root.children[0].children[1]


def test_an_analysis_opens_where_it_stood() -> None:
    game = a_session(3)
    play(game, "AB:e4 BC:e4 AC:e5")
    game.undo(2)
    analysis = store.analysis_of(game)
    assert analysis.node.ply == 1
    assert analysis.root.at_place("0*3") is analysis.game_end
    play(analysis, "BC:d4")
    again = reopened(analysis)
    assert again.analysing
    assert not again.cursor.live
    assert again.node.variation is again.node


def test_a_variation_has_the_clocks_it_was_left_with() -> None:
    now = FakeTime()
    session = five_with_clocks(now)
    session.undo(3)
    session.resume_clock()
    now.ms += 20_000
    session.go_to(5)
    session.go_to(2)
    play(session, "CD:d4")
    again = reopened(session, now)
    assert again.time_left(3) == 280_000
    assert standing(again) == standing(session)


def played(game: Game, chance: random.Random, now: FakeTime, analysed: bool) -> GameSession:
    """Return a session of a game in which there was much coming and going."""
    players = min(number for number in game.player_counts if number > 2)
    names = [f"Player {number}" for number in range(players)]
    match = seat(game, dict(game.as_seated), names, COLOURS[:players], 0, TimeControl(600, 2))
    session = GameSession(match, game.initial(players, match.options), now)
    if analysed:
        session = store.analysis_of(session)
    for _ in range(60):
        now.ms += chance.randrange(5_000)
        actors = sorted(session.position.actors())
        match chance.choice(("play", "play", "play", "undo", "redo", "visit", "resume", "resign")):
            case "play" if actors:
                options = list(session.position.legal_actions(chance.choice(actors)))
                assert session.propose(chance.choice(options)) is None
            case "undo":
                session.undo(chance.randint(1, 4))
            case "redo":
                session.redo(chance.randint(1, 4))
            case "visit":
                session.visit(chance.choice(session.root.whole()))
            case "resume":
                session.resume_clock()
            case "resign" if actors and chance.random() < 0.1:
                board = chance.choice(session.position.boards()).id if game.key == "ring" else None
                session.resign(chance.choice(actors), board)
            case _:
                pass
    match chance.choice(("there", "undone", "back")):
        case "undone":
            session.return_to_game()
            session.undo(chance.randint(1, 6))
        case "back":
            session.visit(chance.choice(session.root.whole()))
            session.walk(-chance.randint(1, 6))
    session.pause_clock()
    return session


@EVERY_GAME
@pytest.mark.parametrize("analysed", [False, True], ids=["game", "analysis"])
@pytest.mark.parametrize("seed", range(examples(18)))
def test_every_game_opens_as_it_stood(game: Game, analysed: bool, seed: int) -> None:
    now = FakeTime()
    session = played(game, random.Random(seed), now, analysed)
    again = reopened(session, now)
    assert standing(again) == standing(session)
    for _ in range(3):
        assert again.redo(2) == session.redo(2)
        assert again.position == session.position


HEAD = '[Variant "cfanp"]\n[Players "3"]\n[TimeControl "300"]\n'


@pytest.mark.parametrize(
    "value",
    [
        "x", "0*9", "0*2 undone", "0*9999999", "- ahead", "0 ahead 1", "0*2 ahead 0", "((", " ",
        "0 0", "0.1 undone", "-1", "0 undone undone", "0 undone ahead", "0" * 5_000,
        "\N{ARABIC-INDIC DIGIT ONE}",
    ],
)  # fmt: skip
def test_a_tag_that_names_no_place_is_told_of(value: str) -> None:
    ignored: list[str] = []
    moves = "1. AB:e4 {[%clk 0:04:00]} BC:e4 (1... BC:d4) *\n"
    session = opened(f'{HEAD}[Cursor "{value}"]\n\n{moves}', ignored=ignored)
    assert session.node is session.root.line()[2]
    assert len(ignored) == 1
    assert "Cursor" in ignored[0]
    assert len(ignored[0]) < 300
    assert "Cursor" not in text_of(session)


@pytest.mark.parametrize(
    "value", ["x", "0:01:00", "0:01:00 0:02:00", "0:00:00 0:00:00 99999:00:00"]
)
def test_times_of_a_table_that_cannot_be_are_told_of(value: str) -> None:
    ignored: list[str] = []
    text = f'{HEAD}[Cursor "0"]\n[CursorClocks "{value}"]\n\n1. AB:e4 BC:e4 *\n'
    session = opened(text, ignored=ignored)
    assert session.node.ply == 1
    assert session.time_left(1) == 300_000
    assert len(ignored) == 1
    assert "CursorClocks" in ignored[0]
    assert "CursorClocks" not in text_of(session)


def test_a_result_beside_an_undone_end_is_no_trap() -> None:
    head = HEAD.replace('"3"', '"2"')
    text = f'{head}[Result "1-0"]\n[Cursor "0 undone"]\n\n1. AB:f3 AB:e5 2. AB:g4 AB:Qh4# 1-0\n'
    session = opened(text)
    assert session.node.ply == 1
    play(session, "AB:d5")
    assert text_of(session).endswith(" *\n")
