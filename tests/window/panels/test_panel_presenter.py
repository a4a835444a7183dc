"""What the panels say of any game: whose turn it is, the rows, the moves."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.session.free_turns import give_turn
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr
from cfanp_gui.window.panels.panel_presenter import MAX_COMMENT, PanelPresenter, RowBadge
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.session.play import a_session, pair, play, session_at, square_named, wander
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, ring_at
from tests.slow import seeds

BLACK_STUCK, WHITE_STUCK = "7k/5Q2/8/8/8/8/8/K7 b", "k7/8/8/8/8/8/5q2/7K w"
TWO_STUCK = line(
    f"1:{BLACK_STUCK}", f"2:{WHITE_STUCK}", f"3:{BLACK_STUCK}", f"4:{WHITE_STUCK}",
    stockpiles="-/-/-/-",
)  # fmt: skip


def notes(session: GameSession) -> list[str]:
    """Return the notes of all boards."""
    presenter = PanelPresenter(session)
    return [presenter.note(row) for row in range(len(presenter.rows))]


def boards_to_move(count: int) -> str:
    """Return that so many boards may move, in the plural of the language in use."""
    return tr("%n board(s) to move", "", count)


# Whose turn it is


def test_free_boards_are_counted() -> None:
    session = a_ring(8)
    presenter = PanelPresenter(session)
    assert presenter.status() == boards_to_move(8)
    act(session, "1:e2e4")
    assert presenter.status() == boards_to_move(8)
    assert presenter.heading() == "Boards"
    assert presenter.tempo() == "Free tempo"


def test_few_players_are_named_with_their_boards() -> None:
    session = a_ring(3, tempo="rounds")
    presenter = PanelPresenter(session)
    assert (presenter.status(), presenter.tempo()) == (boards_to_move(3), "Round 1")
    act(session, "1:e2e4")
    assert presenter.status() == "Ben on 2, Clara on 3"
    act(session, "2:e2e4")
    assert presenter.status() == "Clara to move on 3"
    act(session, "3:e2e4")
    assert (presenter.status(), presenter.tempo()) == (boards_to_move(3), "Round 2")
    act(session, "1:e7e5")
    assert presenter.status() == "Clara on 2, Anna on 3"


def test_two_boards_of_one_player_are_named_together() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4 2:e2e4 3:e2e4 3:e7e5 2:e7e5 1:e7e5 1:d2d4")
    presenter = PanelPresenter(session)
    assert presenter.status() == "Ben on 2, Clara on 3"
    last = a_ring(3)
    act(last, FOOLS_MATE)
    assert PanelPresenter(last).status() == "Ben on 2, Clara on 3"
    act(last, "3:e2e4")
    assert PanelPresenter(last).status() == "Ben to move on 2 and 3"


def test_many_players_are_counted_when_some_boards_wait() -> None:
    session = a_ring(6, tempo="rounds")
    act(session, "1:e2e4 4:e2e4")
    assert PanelPresenter(session).status() == "4 of 6 boards to move"


def test_who_must_choose_comes_first() -> None:
    assert PanelPresenter(ring_at(STUCK)).status() == "Ben must choose which board is lost"
    both = PanelPresenter(ring_at(TWO_STUCK))
    assert both.status() == "Ben and David must choose which of their boards are lost"


def test_offers_of_a_draw_and_the_end_are_reported() -> None:
    session = a_ring(3)
    presenter = PanelPresenter(session)
    session.agree_to_draw(2)
    assert presenter.status() == f"{boards_to_move(3)}. Draw offered: Ben"
    session.agree_to_draw(1)
    session.agree_to_draw(3)
    assert presenter.status() == "Draw between Anna, Ben and Clara: agreement."


# The boards


def test_a_board_shows_who_is_to_move_there() -> None:
    session = a_ring(3, "300")
    presenter = PanelPresenter(session)
    assert [presenter.rows[row].name for row in range(3)] == ["Anna", "Ben", "Clara"]
    assert [presenter.rows[row].aside for row in range(3)] == [
        "against Ben", "against Clara", "against Anna",
    ]  # fmt: skip
    assert notes(session) == ["White  ·  20 moves"] * 3
    act(session, "1:e2e4 1:f7f5 1:d1h5")
    presenter.update()
    assert presenter.rows[0].name == "Ben"
    assert notes(session)[0] == "Black  ·  in check  ·  1 move"
    assert presenter.badge(0) == RowBadge("1", 1, session.match.colours[1])
    assert [presenter.rows[row].boards[0] for row in range(3)] == [
        half_board(board, 0) for board in (1, 2, 3)
    ]
    assert presenter.turn_row == -1
    assert presenter.moves_to_decline() is None


def test_a_board_that_waits_says_why() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "2:e2e4")
    presenter = PanelPresenter(session)
    assert notes(session)[1] == "Black  ·  waits: next round"
    assert [presenter.rows[row].is_turn for row in range(3)] == [True, False, True]
    stuck = ring_at(line(f"1:{BLACK_STUCK}", f"2:{KINGS}", f"3:{KINGS}"))
    assert notes(stuck)[0] == "Black  ·  waits: stalemated"


def test_a_board_to_choose_from_asks() -> None:
    session = ring_at(STUCK)
    presenter = PanelPresenter(session)
    assert notes(session)[:2] == [
        "Black  ·  which board is lost?", "White  ·  which board is lost?",
    ]  # fmt: skip
    assert [presenter.rows[row].is_turn for row in range(3)] == [True, True, False]
    assert "waits" in notes(session)[2]


def test_a_clock_is_that_of_who_is_to_move() -> None:
    time = [0]
    session = a_ring(3, "300", lambda: time[0])
    presenter = PanelPresenter(session)
    act(session, "1:e2e4")
    presenter.update()
    time[0] = 7_000
    assert [presenter.time_left(row) for row in range(3)] == [593_000] * 3
    act(session, "1:e7e5")
    presenter.update()
    assert presenter.time_left(0) == 600_000
    assert PanelPresenter(a_ring(3)).time_left(0) is None


def test_rows_go_with_their_boards() -> None:
    session = a_ring(4)
    act(session, "2:e2e4")
    assert session.resign(2, 1) is None
    presenter = PanelPresenter(session)
    boards = [presenter.rows[row].boards[0] for row in range(len(presenter.rows))]
    assert boards == [half_board(board, 0) for board in (2, 3, 4)]
    assert [presenter.badge(row).label for row in range(3)] == ["2", "3", "4"]
    assert presenter.rows[0].name == "Clara"
    assert presenter.rows[0].aside == "against Anna"


def test_after_the_game_a_board_shows_who_sat_there() -> None:
    drawn = a_ring(3)
    for player in (1, 2, 3):
        drawn.agree_to_draw(player)
    presenter = PanelPresenter(drawn)
    assert presenter.rows[0].name == "Anna \N{EN DASH} Ben"
    assert notes(drawn) == [""] * 3
    assert presenter.rows[0].aside == ""
    assert not any(presenter.rows[row].is_turn for row in range(3))
    assert presenter.spoken(0) == "board 1, Anna \N{EN DASH} Ben"
    won = a_ring(3)
    won.resign(2, 1)
    won.resign(3, 2)
    assert PanelPresenter(won).rows[0].name == "Anna"


def test_a_board_is_read_aloud() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "2:e2e4")
    presenter = PanelPresenter(session)
    assert presenter.spoken(0) == "board 1, Anna with White against Ben, to move, 20 moves"
    assert presenter.spoken(1) == "board 2, Clara with Black against Ben, waits: next round"


# The moves


def last_entry(session: GameSession) -> str:
    return PanelPresenter(session).move(session.node)


def test_a_move_or_a_placement_stands_in_its_notation() -> None:
    session = ring_at(line(f"1:{KINGS}", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-"))
    assert last_entry(session) == "Start"
    act(session, "1:N@b1")
    assert last_entry(session) == "1A. N@b1"
    act(session, "2:e1e2")
    assert last_entry(session) == "1B. Ke2"


def test_boards_given_up_are_reported() -> None:
    session = a_ring(3)
    session.resign(2, 1)
    assert last_entry(session) == "Ben gives up board 1 to Anna"
    badge = PanelPresenter(session).move_badge(session.node)
    assert badge == RowBadge("1", 1, session.match.colours[1])
    stuck = ring_at(STUCK)
    stuck.propose(RING.parse_action("2:lose"))
    assert last_entry(stuck) == "Ben gives up board 2 to Clara (stalemate)"


def test_a_board_lost_on_time_is_reported() -> None:
    time = [0]
    session = a_ring(3, "60", lambda: time[0])
    act(session, "1:e2e4")
    time[0] = 120_001
    assert session.check_flag() is not None
    entry = last_entry(session)
    assert entry.endswith("(time)")
    assert "loses board" in entry


def test_an_agreed_draw_is_reported_and_belongs_to_no_board() -> None:
    session = a_ring(3)
    for player in (1, 2, 3):
        session.agree_to_draw(player)
    assert last_entry(session) == "draw: agreement"
    assert PanelPresenter(session).move_badge(session.node) is None


def test_rounds_begin_where_their_number_changes() -> None:
    session = a_ring(3, tempo="rounds")
    act(session, "1:e2e4 2:e2e4 3:e2e4 1:e7e5")
    presenter = PanelPresenter(session)
    assert presenter.counts_rounds
    assert [presenter.round_begun(node) for node in session.line()] == [None, 1, None, None, 2]
    free = a_ring(3)
    act(free, "1:e2e4")
    assert not PanelPresenter(free).counts_rounds
    assert PanelPresenter(free).round_begun(free.node) is None


@pytest.mark.parametrize("seed", seeds(6))
def test_something_is_said_of_every_position_of_random_games(seed: int) -> None:
    chance = random.Random(seed)
    session = a_ring(chance.choice((3, 4, 5)), tempo=chance.choice(("free", "rounds")))
    presenter = PanelPresenter(session)
    seen: set[Node] = set()
    for _ in range(120):
        wander(session, chance)
        presenter.update()
        position = session.position
        assert isinstance(position, RingPosition)
        over = session.outcome is not None
        assert presenter.status()
        rows = range(len(presenter.rows))
        boards = list(position.players_at)
        assert [presenter.rows[row].boards[0] for row in rows] == [
            half_board(board, 0) for board in boards
        ]
        to_move = [boards[row] for row in rows if presenter.rows[row].is_turn]
        if over:
            assert not to_move
        elif not position.choosers:
            assert to_move == [
                board for board in position.players_at if board not in position.waiting
            ]
        for row in rows:
            board = boards[row]
            player = position.to_move[board]
            assert presenter.badge(row).pattern == player - 1
            assert presenter.rows[row].name
            assert over or session.name(player) in presenter.spoken(row)
        if session.node not in seen:
            seen.add(session.node)
            transition = session.node.transition
            entry = presenter.move(session.node)
            if transition is None:
                assert entry == tr("Start")
            elif transition.moved or transition.placed:
                before = session.node.parent
                assert before is not None
                human = RING.notation.human(before.position, transition.action, transition)
                assert entry == human
            else:
                assert entry


# Half-boards pushed together

BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""After these Anna may move once more."""


def test_the_turn_and_the_round_are_reported() -> None:
    session = a_session(4)
    presenter = PanelPresenter(session)
    assert presenter.heading() == "Batting order"
    assert (presenter.status(), presenter.tempo()) == ("Anna to move", "Round 1")
    assert presenter.moves_to_decline() is None
    play(session, BONUS)
    assert (presenter.status(), presenter.tempo()) == ("Anna to move", "Round 3")
    assert presenter.moves_to_decline() == 1
    session.agree_to_draw(3)
    assert presenter.status() == "Anna to move. Draw offered: Clara"
    assert [presenter.rows[row].boards[0] for row in range(4)] == [0, 1, 2, 3]


def test_a_tip_tells_what_an_army_captured_and_whose_it_was() -> None:
    session = a_session(3, ["Anna", "<b>Ben</b>", "Clara"])
    presenter = PanelPresenter(session)
    assert presenter.tip(1) == "<b>Ben</b>"
    play(session, "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6 AB:Qxf7#")
    presenter.update()
    first, *more = presenter.tip(0).splitlines()
    assert first.startswith("Anna")
    assert more == ["Has captured 1 pawn."]
    # The army that Anna took over was Ben's, and it has captured nothing.
    name, *more = presenter.tip(1).splitlines()
    assert name.startswith("Anna")
    assert more == ["At the beginning it was the army of <b>Ben</b>."]


def test_a_tip_of_a_whole_board_is_of_no_army() -> None:
    session = a_ring(3)
    act(session, "1:e2e4 1:d7d5 1:e4d5")
    assert "\n" not in PanelPresenter(session).tip(0)


def test_the_end_is_reported() -> None:
    session = a_session(3)
    session.resign(2)
    session.resign(1)
    presenter = PanelPresenter(session)
    assert presenter.status().startswith("Clara wins")
    assert presenter.turn_row == -1


def test_one_army_has_the_turn() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    presenter = PanelPresenter(session)
    assert [presenter.rows[row].is_turn for row in range(3)] == [False, True, False]
    assert presenter.turn_row == 1
    assert presenter.badge(1) == RowBadge("b", 1, session.match.colours[1])


def test_deeds_that_move_nothing_are_reported() -> None:
    touch = a_session(3, touch=True)
    touch.push(pair("AC"))
    assert last_entry(touch) == "pushes A + C"
    session = a_session(4)
    play(session, BONUS)
    assert last_entry(session) == "AC:e4"
    end = session.position.turn().end
    assert end is not None
    session.propose(end)
    assert last_entry(session) == "ends the turn"
    session.propose(session.position.transfer(1, 3))
    assert last_entry(session) == "b to Clara"
    session.resign(1)
    assert last_entry(session) == "Anna is out"
    for player in (3, 4):
        session.agree_to_draw(player)
    entry = last_entry(session)
    assert entry.startswith("draw: ")
    assert PanelPresenter(session).move(session.root) == "Start"


def test_who_acted_is_shown_with_the_round() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    presenter = PanelPresenter(session)
    line = session.line()
    assert [presenter.round_begun(node) for node in line] == [None, 1, None, 2]
    badges = [presenter.move_badge(node) for node in line]
    assert [badge.label if badge is not None else "" for badge in badges] == ["", "a", "b", "a"]
    assert presenter.counts_rounds


def test_why_a_turn_has_its_moves_is_told_with_the_badges_of_those_who_are_the_reason() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    session = session_at(cfen(4, pieces, control="1/2/3/2"), defend=True)
    presenter = PanelPresenter(session)
    reasons = presenter.reasons()
    assert reasons is not None
    assert presenter.said(reasons.heading) == "2 moves, threatened by"
    assert [presenter.badge_of(one.player).label for one in reasons.by] == ["b", "c"]
    assert (presenter.said(reasons.decided), presenter.said(reasons.limits)) == ("", "")
    taken = PanelPresenter(session_at(cfen(4, pieces, control="1/4/3/4"), defend=True))
    reasons = taken.reasons()
    assert reasons is not None
    assert [taken.badge_of(one.player).label for one in reasons.by] == ["c", "d"]
    assert PanelPresenter(a_session(4)).reasons() is None


def test_the_rule_that_gives_the_rest_of_a_turn_is_named() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    session = session_at(cfen(4, pieces), defend=True)
    assert PanelPresenter(session).rest_rule() == ""
    play(session, "AB:a1b1")
    assert PanelPresenter(session).rest_rule() == "Peterson 1"
    assert PanelPresenter(a_ring(3)).rest_rule() == ""


# What is noted


def test_what_is_noted_on_a_move_is_shown_and_heard() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    session.annotations.judge((1, 14))
    session.annotations.note("[%clk 0:01:00] the <b>centre</b>")
    presenter = PanelPresenter(session)
    assert presenter.glyphs(session.node) == "! \N{PLUS-MINUS SIGN}"
    assert presenter.comment(session.node) == "the <b>centre</b>"
    assert presenter.spoken_move(session.node) == (
        "Anna: pawn e2 to e4 on A and B. good move. slightly better for the mover. "
        "Comment: the <b>centre</b>."
    )
    session.annotations.note("x" * 500)
    assert len(presenter.comment(session.node)) == MAX_COMMENT
    session.annotations.note("good \u202e")
    assert presenter.comment(session.node) == "\u2068good \u202e\u2069"
    assert presenter.spoken_move(session.root) == "Start"


def test_a_turn_that_was_given_bears_the_badge_of_who_has_it() -> None:
    session = store.analysis_of(a_session(4))
    give_turn(session, "c")
    presenter = PanelPresenter(session)
    assert presenter.move(session.node) == "turn to c"
    assert presenter.events(session.node) == []
    badge = presenter.move_badge(session.node)
    assert badge is not None
    assert badge.label == "c"
    assert presenter.spoken_move(session.node) == "Analysis: the turn goes to c, Clara."
    ring = store.analysis_of(a_ring(3))
    give_turn(ring, "2b")
    badge = PanelPresenter(ring).move_badge(ring.node)
    assert badge is not None
    assert badge.label == "2"


def test_a_note_about_a_player_is_in_the_tip_and_heard() -> None:
    session = a_session(3)
    session.annotations.describe(2, "attacks")
    presenter = PanelPresenter(session)
    assert presenter.tip(1).endswith("Note on Ben: attacks")
    assert presenter.spoken(1).endswith("Note on Ben: attacks")
    assert "Note" not in presenter.tip(0)


def test_what_is_drawn_is_heard() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    arrow = Arrow(square_named("Ab1"), square_named("Cc3"), 0)
    session.annotations.draw(Drawings((arrow,), (Ring(square_named("Be4"), "R"),)))
    spoken = PanelPresenter(session).spoken_move(session.node)
    assert spoken.endswith("A and B. Arrow from Ab1 to Cc3. Ring on Be4.")


def test_a_bonus_move_is_shown_without_the_sign_of_records() -> None:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    action = next(iter(session.position.all_actions()))
    assert session.propose(action) is None
    node = session.node
    assert node.parent is not None
    human = session.game.notation.human(node.parent.position, action, node.transition)
    assert human.startswith("&"), "it goes on with the turn"
    presenter = PanelPresenter(session)
    assert f"&{presenter.move(node)}" == human
    assert "&" not in presenter.spoken_move(node)
