"""The tree of a session: its nodes, what is noted on them and what was captured on the way."""

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.game_record import outcome_told
from cfanp_gui.record.journal import Journal, Recovered
from cfanp_gui.record.move_tree import MoveNode, Reached
from cfanp_gui.record.movetext import MAX_COMMENT
from cfanp_gui.session import store, variations
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.command_parser import parse
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.glyphs import printed, signs, title_of, toggled
from cfanp_gui.session.input import give_turn, turn_for
from cfanp_gui.session.match import seat
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import seat_statuses
from tests.published import PUBLISHED
from tests.session.crashing import Person, shown
from tests.session.play import CFANP, a_session, pair, play, shape, square_named
from tests.session.test_clock import FakeTime
from tests.session.test_notices import logged
from tests.slow import is_slow, seeds

COLOURS = ("#111111", "#222222", "#333333", "#444444")


def reopened(session: GameSession) -> GameSession:
    """Return the session that comes of a session's record written and read."""
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return store.session_of(record, COLOURS)


def a_root() -> Node:
    """Return the start of a game of three, nothing played."""
    return Node(Reached(CFANP.initial(3, {})))


def grown(node: Node, *texts: str) -> Node:
    """Return the node after actions in the machine form, the main line now."""
    for text in texts:
        node = node.adopt(node.tried(CFANP.parse_action(text)), main=True)
    return node


def test_nodes_know_their_way_their_line_and_their_variation() -> None:
    root = a_root()
    assert (root.parent, root.action, root.transition, root.events) == (None, None, None, ())
    assert (root.ply, root.line(), root.sibling(1)) == (0, [root], None)
    main = grown(root, "AB:e2e4")
    other, third = (
        root.adopt(root.tried(CFANP.parse_action(text)), main=False)
        for text in ("AC:e2e4", "AB:d2d4")
    )
    deep = grown(other, "BC:a2a3")
    assert root.children == [main, other, third]
    assert root.tried(CFANP.parse_action("AC:e2e4")) is other
    assert root.children == [main, other, third], "what is there keeps its place"
    assert list(deep.path()) == [deep, other, root]
    assert deep.line() == [root, other, deep]
    assert (main.on_main_line, main.variation) == (True, None)
    assert (deep.on_main_line, deep.variation) == (False, other)
    assert (main.sibling(1), other.sibling(-1), third.sibling(1)) == (other, main, None)
    assert (main.beside(-1), main.beside(1), other.beside(-1), third.beside(1)) == (
        None, other, main, None,
    )  # fmt: skip
    assert root.beside(1) is other, "the first variation of what follows"
    assert (deep.within(other), deep.within(main)) == (True, False)
    assert root.whole() == (root, main, other, deep, third)
    assert [node.place() for node in root.whole()] == ["-", "0", "1", "1.0", "2"]
    assert grown(root, "AB:d2d4") is third
    assert root.children == [third, main, other], "what is played again leads"
    main.put(None)
    assert root.whole() == (root, third, other, deep)
    root.put(0)
    root.put(None)
    with pytest.raises(IllegalAction):
        grown(root, "AB:e2e5")
    assert root.children == [third, other]


def test_a_node_knows_what_was_captured_on_the_way_to_it() -> None:
    pawn = grown(a_root(), "AB:e2e4", "BC:d2d4", "AC:d7d5", "AC:e4d5")
    assert pawn.captured() == {0: {"P": 1}}
    assert pawn.parent is not None
    assert pawn.parent.captured() == {}
    line = "7Ka/1Ra6/8/8|3Pb4/8/7Ra/4Kb1Nb1|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    root = Node(Reached(CFANP.from_text(line, {"captured": "removed"})))
    assert grown(root, "AB:b3b8").captured() == {0: {"N": 1}}, "not what left with its army"


def test_main_lines_are_alike_up_to_the_first_other_action() -> None:
    one, other, elsewhere = a_session(3), a_session(3), a_session(4)
    assert one.root.alike(other.root) == 0
    play(one, "AB:e4 BC:h3 AC:d5")
    play(other, "AB:e4")
    play(elsewhere, "AB:e4")
    assert one.root.alike(one.root) == 3
    assert one.root.alike(other.root) == other.root.alike(one.root) == 1
    play(other, "BC:a3 AC:d5")
    assert one.root.alike(other.root) == 1
    assert one.root.alike(elsewhere.root) == 0


def test_what_was_tried_is_not_applied_again_when_it_is_played() -> None:
    session = a_session(3)
    move = CFANP.parse_action("AB:e2e4")
    after, done = session.preview(move)
    assert not session.root.children
    assert session.propose(move) is None
    assert session.position is after
    assert session.node.transition is done
    with pytest.raises(IllegalAction):
        session.preview(move)


def test_a_line_that_cannot_be_played_is_pasted_nowhere() -> None:
    session = a_session(3)
    wrong = MoveNode()
    assert variations.paste(session, wrong) is None
    wrong.extend(MoveNode(CFANP.parse_action("AB:e2e4")) for _ in range(2))
    with pytest.raises(IllegalAction):
        variations.paste(session, wrong)
    assert not session.root.children


# What is noted


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.key)
def test_every_game_keeps_all_that_is_noted(game: Game) -> None:
    players = min(number for number in game.player_counts if number > 2)
    names = [f"Player {number}" for number in range(players)]
    match = seat(game, dict(game.as_seated), names, COLOURS[:1] * players, 0)
    played = new_session(match)
    assert played.propose(played.position.all_actions()[0]) is None
    before = shape(played.root)
    analysis = store.analysis_of(played)
    assert analysis.timing is None
    record, entries = store.record_of(analysis), store.entries_beside(analysis)
    log = logged(analysis)
    for _ in range(2):
        assert give_turn(analysis, min(analysis.position.free_turns())) is None
        assert analysis.propose(analysis.position.all_actions()[-1]) is None
    analysis.annotations.judge((3, 18, 146))
    one, *_, other = sorted(analysis.position.pieces())
    drawn = Drawings((Arrow(one, other, 1), Arrow(other, one, "R")), (Ring(one, 0),))
    analysis.annotations.draw(drawn)
    analysis.annotations.draw(drawn)
    analysis.annotations.say("“plain” <b>text</b>")
    analysis.annotations.describe(players, "likes passes")
    again = reopened(analysis)
    assert again.game_end is again.root.line()[1]
    found = Recovered(Path(), record, (*entries, *log.entries), datetime.now(UTC))
    for kept in (again, store.restored(found, COLOURS)):
        assert shape(kept.root) == shape(analysis.root)
        assert kept.root.line()[-1].drawings == drawn
        assert kept.tags == analysis.tags
        assert kept.annotations.description(players) == "likes passes"
    assert shape(played.root) == before, "the game itself is not touched"


def test_a_move_knows_the_squares_of_its_pair_and_drawings_are_of_one_move() -> None:
    session = a_session(4)
    play(session, "AC:e4")
    session.annotations.note("[%cal Ge4e7]")
    assert session.node.drawings.arrows == (Arrow(square_named("Ae4"), square_named("Cd2"), "G"),)
    session.push(pair("AC"))
    session.agree_to_draw(1)
    session.annotations.draw(Drawings((), (Ring(square_named("Ca1"), "G"),)))
    assert (session.agreed, session.pair) == ({1}, pair("AC"))
    assert session.node.comment == "[%csl GCa1]"
    play(session, "BC:e4")
    assert session.node.drawings == Drawings()


def test_a_note_is_no_longer_than_a_record_can_hold() -> None:
    session = a_session(3)
    session.annotations.note("x" * (MAX_COMMENT + 5))
    assert len(session.root.comment) == MAX_COMMENT
    assert reopened(session).root.comment == session.root.comment


def test_a_piece_of_whoever_is_not_to_move_asks_for_their_turn() -> None:
    game = a_session(4)
    analysis = store.analysis_of(game)
    for name, side in (("Ae2", None), ("Ce2", "c"), ("De2", "d"), ("Ae4", None)):
        assert turn_for(analysis, square_named(name)) == side, name
        assert turn_for(game, square_named(name)) is None, name


# Results that only the record says


def test_who_won_by_the_record_is_told_at_the_end_alone() -> None:
    def notes() -> list[tuple[str, ...]]:
        return [tuple(map(str, status.notes)) for status in seat_statuses(session)]

    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    session = reopened(session)
    assert (session.outcome, notes()) == (None, [(), ()])
    assert session.takes_notes
    for result, told in (("0-1", ["lost", "won"]), ("1/2-1/2", ["draw", "draw"])):
        session.decide(session.root.line()[-1], result)
        assert notes() == [(told[0],), (told[1],)]
    session.decide(session.root.line()[-1], "0-1")
    assert session.outcome == outcome_told("0-1")
    assert session.position.actors() == frozenset()
    wording, at = session.game.wording, session.situation
    assert wording.turn(at) == ""
    assert not any(row.is_turn for row in wording.rows(at))
    sentence = f"{session.name(2)} wins: the record says so."
    assert wording.outcome(at, session.outcome) == sentence
    assert sentence in str(parse(session, "whose turn"))
    session.undo()
    assert (session.outcome, notes()) == (None, [(), ()])


def test_a_situation_says_what_was_captured_from_every_seat() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:d5 AB:exd5 AB:Qxd5")
    assert session.situation.captured == {0: {"P": 1}, 1: {"P": 1}}
    rows = session.game.wording.rows(session.situation)
    assert [row.note for row in rows] == ["♟", "♟"]


# The glyphs a person chooses among: one of a move and one of a position at most


TOGGLED = [
    ((), 1, (1,)),
    ((1,), 1, ()),
    ((1,), 2, (2,)),
    ((1, 10), 2, (2, 10)),
    ((2, 10), 18, (2, 18)),
    ((2,), 36, (2, 36)),
    ((2, 36), 40, (2, 36, 40)),
    ((2, 36), 36, (2,)),
    ((200,), 3, (3, 200)),
]


def test_of_one_thing_one_is_said() -> None:
    for before, nag, after in TOGGLED:
        assert toggled(before, nag) == after


SIGNS = [((), ""), ((1,), "!"), ((6, 18), "?! +-"), ((10,), " ="), ((4, 222), "?? $222")]


def test_signs_of_moves_stand_close_to_the_move() -> None:
    for nags, written in SIGNS:
        assert signs(nags) == written


def test_in_a_picture_what_a_font_may_lack_is_written_out() -> None:
    assert printed((), 4) == ""
    assert printed((1,), 4) == "!"
    assert printed((6, 18, 36), 4) == "?! +- \N{RIGHTWARDS ARROW}"
    assert printed((138,), 4) == " (time trouble)"
    assert printed((4, 138, 222), 4, lambda text: text.upper()) == "?? (TIME TROUBLE) $222"


def test_they_are_heard_by_name() -> None:
    assert [str(title_of(nag, 4)) for nag in (4, 13, 15, 222)] == [
        "blunder", "unclear", "slightly worse for the mover", "annotation 222",
    ]  # fmt: skip


def test_of_two_players_it_is_told_whom_it_favours_whoever_has_moved() -> None:
    assert str(title_of(15, 2)) == "slightly better for the second player"
    assert str(title_of(18, 2)) == "winning for the first player"
    assert str(title_of(10, 2)) == "equal"


# One crash after the other: what comes back is what was there, also where it came back before


def begin(session: GameSession, folder: Path) -> None:
    """Begin the journal of a session, as every window does."""
    session.journal.log = Journal.start(
        folder, store.record_of(session), entries=store.entries_beside(session)
    )


def crashed(session: GameSession, folder: Path, now: FakeTime) -> GameSession:
    """Return the session restored after its program has crashed."""
    assert isinstance(session.journal.log, Journal)
    session.journal.log.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    again = store.restored(found, session.match.colours, now)
    begin(again, folder)
    found.discard()
    return again


def check_file(session: GameSession, now: FakeTime) -> None:
    """A file brings back where a session stands, how redo goes on, and its clocks."""
    text = cpgn.write_game(store.record_as_it_stands(session))
    (record,) = cpgn.read_games(text, find_game)
    again = store.session_of(record, session.match.colours, now)
    assert not again.unsaved
    assert cpgn.write_game(store.record_as_it_stands(again)) == text
    kept, known = shown(again), shown(session)
    for name in ("tree", "cursor", "way ahead", "seats"):
        assert kept[name] == known[name], name
    if session.timing is not None and again.timing is not None:
        assert again.timing.clock.times() == session.timing.clock.times()
        assert not again.timing.clock.counting


def check_tree(session: GameSession) -> None:
    """No action is twice behind one node, and the cursor is in the tree."""
    for node in session.root.whole():
        assert len({child.action for child in node.children}) == len(node.children)
        assert session.root.at_place(node.place()) is node
    assert session.node.nearest() is session.node


@pytest.mark.parametrize("kind", ["game", "opened", "analysis", "timed", "opened and timed"])
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_whatever_was_done_comes_back_after_crashes_and_from_files(
    tmp_path: Path, game: Game, kind: str
) -> None:
    """Crash two or three times at random places of random sessions."""
    for seed in seeds(12) if is_slow() else range(1):
        folder = tmp_path / str(seed)
        crash_often(folder, game, kind, random.Random(f"{game.key} {kind} {seed}"))


def crash_often(folder: Path, game: Game, kind: str, chance: random.Random) -> None:
    """Do anything with a session, and have it come back now and then."""
    now = FakeTime()
    session = a_new_session(game, kind, chance, now)
    begin(session, folder)
    done: list[str] = []
    known = {session.node: session.position.to_text()}
    for _ in range(chance.choice((3, 4))):
        person = Person(session, chance, now)
        for _ in range(chance.randint(1, 40)):
            done.append(person.act())
            text = session.position.to_text()
            assert known.setdefault(session.node, text) == text, done
        check_tree(session)
        check_file(session, now)
        if session.timing is not None:
            session.timing.write()
        before = shown(session)
        session = crashed(session, folder, now)
        after = shown(session)
        assert after == before, done
        done.append("crash")
        known = {session.node: session.position.to_text()}


def a_new_session(game: Game, kind: str, chance: random.Random, now: FakeTime) -> GameSession:
    """Return a session that is to crash, with something in it where it was opened."""
    players = chance.choice([count for count in game.player_counts if count <= 4])
    time = TimeControl(60, chance.choice((0, 2))) if "timed" in kind else None
    match = seat(game, {}, [f"Player {n}" for n in range(players)], ["#e5484d"] * players, 0, time)
    session = GameSession(match, new_session(match).start, now)
    if kind in ("game", "timed"):
        return session
    person = Person(session, chance, now)
    for _ in range(20):
        person.act()
    if kind == "analysis":
        return store.analysis_of(session)
    record = store.record_of(session)
    if chance.random() < 0.5 and session.outcome is None:
        record.result = "-".join(["1"] + ["0"] * (players - 1))
    (read,) = cpgn.read_games(cpgn.write_game(record), find_game)
    return store.session_of(read, match.colours, now)


def test_a_journal_of_version_1_leads_where_it_led(tmp_path: Path) -> None:
    header = (
        '{"journal": 1, "at": 1.0, "game": '
        '"[Variant \\"cfanp\\"]\\n[Players \\"3\\"]\\n1. AB:e4 (1. AB:d4 AB:e6) *"}'
    )
    entries = ("go 1.0", "back 2", "forward 1", "try AB:c7c6", "back 1", "forward 1")
    lines = [header, *(f'{{"at": 2.0, "entry": "{entry}"}}' for entry in entries)]
    (tmp_path / f"old{journal.SUFFIX}").write_text("\n".join(lines) + "\n", encoding="ascii")
    (found,) = journal.recoverable(tmp_path, find_game)
    session = store.restored(found, ("#e5484d",) * 3)
    assert session.node.place() == "1*2"
    assert cpgn.write_game(store.record_of(session)).endswith(
        "1. AB:e4 (1. AB:d4 AB:e6 (1... AB:c6)) *\n"
    )
