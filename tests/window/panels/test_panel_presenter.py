"""What the panels say of any game, as tables: whose turn it is, the rows, the moves."""

import random
from collections.abc import Sequence

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import give_turn
from cfanp_gui.session.tree import Node
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.panels.panel_presenter import MAX_COMMENT, PanelPresenter
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.session.play import BONUS, MATE, a_session, pair, play, session_at, square_named, wander
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, ring_at

BLACK_STUCK, WHITE_STUCK = "7k/5Q2/8/8/8/8/8/K7 b", "k7/8/8/8/8/8/5q2/7K w"
TWO_STUCK = line(
    f"1:{BLACK_STUCK}", f"2:{WHITE_STUCK}", f"3:{BLACK_STUCK}", f"4:{WHITE_STUCK}",
    stockpiles="-/-/-/-",
)  # fmt: skip
DASH = "\N{EN DASH}"


def agree(told: Sequence[tuple[object, object]]) -> None:
    """Fail where what is said is not what is expected, and say all that differs."""
    wrong = [f"{said!r} instead of {wanted!r}" for said, wanted in told if said != wanted]
    assert not wrong, "\n".join(wrong)


def ring(moves: str = "", count: int = 3, **options: object) -> GameSession:
    """Return a ring after some moves."""
    session = a_ring(count, **options)  # type: ignore[arg-type]
    act(session, moves)
    return session


def pairs(moves: str = "", count: int = 3, **options: object) -> GameSession:
    """Return a game of half-boards after some moves."""
    session = a_session(count, **options)  # type: ignore[arg-type]
    play(session, moves)
    return session


def status(session: GameSession) -> str:
    """Return the status, which names the player to move, and the tempo."""
    presenter = PanelPresenter(session)
    return f"{presenter.status()}; {presenter.tempo()}"


def drawn(session: GameSession, *players: int) -> GameSession:
    """Return a session in which some players have offered a draw."""
    for player in players:
        session.agree_to_draw(player)
    return session


def test_it_is_said_whose_turn_it_is() -> None:
    both = "1:e2e4 2:e2e4 3:e2e4 3:e7e5 2:e7e5 1:e7e5 1:d2d4"
    won = pairs()
    won.resign(2)
    won.resign(1)
    rounds = {"tempo": "rounds"}
    agree([
        (status(ring("1:e2e4", 8)), "8 boards to move; Free tempo"),
        (status(ring(**rounds)), "3 boards to move; Round 1"),
        (status(ring("1:e2e4", **rounds)), "Ben on 2, Clara on 3; Round 1"),
        (status(ring("1:e2e4 2:e2e4", **rounds)), "Clara to move on 3; Round 1"),
        (status(ring("1:e2e4 2:e2e4 3:e2e4", **rounds)), "3 boards to move; Round 2"),
        (status(ring("1:e2e4 2:e2e4 3:e2e4 1:e7e5", **rounds)), "Clara on 2, Anna on 3; Round 2"),
        (status(ring(both, **rounds)), "Ben on 2, Clara on 3; Round 3"),
        (status(ring(FOOLS_MATE)), "Ben on 2, Clara on 3; Free tempo"),
        (status(ring(f"{FOOLS_MATE} 3:e2e4")), "Ben to move on 2 and 3; Free tempo"),
        (status(ring("1:e2e4 4:e2e4", 6, **rounds)), "4 of 6 boards to move; Round 1"),
        (status(ring_at(STUCK)), "Ben must choose which board is lost; Free tempo"),
        (status(ring_at(TWO_STUCK)),
         "Ben and David must choose which of their boards are lost; Free tempo"),
        (status(drawn(ring(), 2)), "3 boards to move. Draw offered: Ben; Free tempo"),
        (PanelPresenter(drawn(ring(), 2, 1, 3)).status(),
         "Draw between Anna, Ben and Clara: agreement."),
        (status(pairs(count=4)), "; Round 1"),
        (status(drawn(pairs(BONUS, 4), 3)), "Draw offered: Clara; Round 3"),
        (PanelPresenter(won).status().startswith("Clara wins"), True),
        (PanelPresenter(won).turn_row, -1),
        (PanelPresenter(pairs()).moves_to_decline(), None),
        (PanelPresenter(pairs(BONUS, 4)).moves_to_decline(), 1),
        (PanelPresenter(ring()).moves_to_decline(), None),
    ])  # fmt: skip


def rows(session: GameSession) -> list[str]:
    """Return each row: its badge, name, aside and note; ``*`` is before those to move."""
    told = PanelPresenter(session)
    return [
        f"{'*' if row.is_turn else ''}{told.badge(at).label} {row.name} {row.aside}".rstrip()
        + (f"; {told.note(at)}" if told.note(at) else "")
        for at, row in enumerate(told.rows)
    ]


def test_rows_tell_of_their_boards_and_armies() -> None:
    start, waits = "White  ·  20 moves", "Black  ·  waits: next round"
    left, won = ring("2:e2e4", 4), ring()
    left.resign(2, 1)
    won.resign(2, 1)
    won.resign(3, 2)
    stuck = line(f"1:{BLACK_STUCK}", f"2:{KINGS}", f"3:{KINGS}")
    agree([
        (rows(ring("1:e2e4 1:f7f5 1:d1h5")),
         ["*1 Ben against Anna; Black  ·  in check  ·  1 move",
          f"*2 Ben against Clara; {start}", f"*3 Clara against Anna; {start}"]),
        (rows(ring("2:e2e4", tempo="rounds")),
         [f"*1 Anna against Ben; {start}", f"2 Clara against Ben; {waits}",
          f"*3 Clara against Anna; {start}"]),
        (rows(ring_at(stuck))[0], "1 Ben against Anna; Black  ·  waits: stalemated"),
        (rows(ring_at(STUCK))[:2],
         ["*1 Ben against Anna; Black  ·  which board is lost?",
          "*2 Ben against Clara; White  ·  which board is lost?"]),
        ("waits" in rows(ring_at(STUCK))[2], True),
        ([row[:21] for row in rows(left)],
         ["*2 Clara against Anna", "*3 Clara against Davi", "*4 David against Anna"]),
        (rows(drawn(ring(), 1, 2, 3)), [f"1 Anna {DASH} Ben", f"2 Ben {DASH} Clara",
                                        f"3 Clara {DASH} Anna"]),
        (PanelPresenter(won).rows[0].name, "Anna"),
        (rows(pairs("AB:e4")), ["A Anna", "*B Ben", "C Clara"]),
    ])  # fmt: skip
    three, four = PanelPresenter(ring()), PanelPresenter(pairs(count=4))
    gone = [row.boards[0] for row in PanelPresenter(left).rows]
    assert gone == [half_board(board, 0) for board in (2, 3, 4)]
    assert [row.boards[0] for row in three.rows] == [half_board(board, 0) for board in (1, 2, 3)]
    assert [row.boards[0] for row in four.rows] == [0, 1, 2, 3]
    session = pairs("AB:e4")
    assert PanelPresenter(session).turn_row == 1
    assert PanelPresenter(session).badge(1) == BadgeLook("B", session.match.colours[1], 1)


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
    assert PanelPresenter(ring()).time_left(0) is None


def test_rows_are_read_aloud_and_have_tips() -> None:
    waiting = PanelPresenter(ring("2:e2e4", tempo="rounds"))
    mated = a_session(3, ["Anna", "<b>Ben</b>", "Clara"])
    before = PanelPresenter(mated).tip(1)
    play(mated, MATE)
    noted = pairs()
    noted.annotations.describe(2, "attacks")
    told = PanelPresenter(noted)
    agree([
        (waiting.spoken(0), "board 1, Anna with White against Ben, to move, 20 moves"),
        (waiting.spoken(1), "board 2, Clara with Black against Ben, waits: next round"),
        (PanelPresenter(drawn(ring(), 1, 2, 3)).spoken(0), f"board 1, Anna {DASH} Ben"),
        (before, "<b>Ben</b>"),
        (PanelPresenter(mated).tip(0).splitlines()[1:], ["Has captured 1 pawn."]),
        (PanelPresenter(mated).tip(1).splitlines()[1:],
         ["At the beginning it was the army of <b>Ben</b>."]),
        ("\n" in PanelPresenter(ring("1:e2e4 1:d7d5 1:e4d5")).tip(0), False),
        (told.tip(1).endswith("Note on Ben: attacks"), True),
        (told.spoken(1).endswith("Note on Ben: attacks"), True),
        ("Note" in told.tip(0), False),
    ])  # fmt: skip


def test_reasons_of_a_turn_are_told_with_the_badges_of_those_who_are_it() -> None:
    pieces = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    for control, heading, badges in (
        ("1/2/3/2", "2 moves, threatened by", ["B", "C"]),
        ("1/4/3/4", "2 moves, threatened by", ["C", "D"]),
    ):
        presenter = PanelPresenter(session_at(cfen(4, pieces, control=control), defend=True))
        reasons = presenter.reasons()
        assert reasons is not None
        assert presenter.said(reasons.heading) == heading
        assert [presenter.badge_of(one.player).label for one in reasons.by] == badges
        assert presenter.said(reasons.decided) == presenter.said(reasons.limits) == ""
    assert PanelPresenter(pairs(count=4)).reasons() is None
    session = session_at(cfen(4, pieces), defend=True)
    assert PanelPresenter(session).rest_rule() == ""
    play(session, "AB:a1b1")
    assert PanelPresenter(session).rest_rule() == "Peterson 1"
    assert PanelPresenter(ring()).rest_rule() == ""


def entry(session: GameSession) -> str:
    """Return the last move as the list has it, behind its badge."""
    presenter = PanelPresenter(session)
    badge = presenter.move_badge(session.node)
    return f"{'-' if badge is None else badge.label} {presenter.move(session.node)}"


def test_moves_and_deeds_are_told() -> None:
    placing = ring_at(line(f"1:{KINGS}", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-"))
    told = [(entry(placing), "- Start")]
    for move, said in (("1:N@b1", "1 1A. N@b1"), ("2:e1e2", "2 1B. Ke2")):
        act(placing, move)
        told.append((entry(placing), said))
    left, stuck, time = ring(), ring_at(STUCK), [0]
    left.resign(2, 1)
    stuck.propose(RING.parse_action("2:lose"))
    late = a_ring(3, "60", lambda: time[0])
    act(late, "1:e2e4")
    time[0] = 120_001
    assert late.check_flag() is not None
    touch = pairs(touch=True)
    touch.push(pair("AC"))
    session = pairs(BONUS, 4)
    told += [
        (entry(left), "1 Ben gives up board 1 to Anna"),
        (entry(stuck), "2 Ben gives up board 2 to Clara (stalemate)"),
        (entry(late).endswith("(time)"), True), ("loses board" in entry(late), True),
        (entry(drawn(ring(), 1, 2, 3)), "- draw: agreement"),
        (entry(touch), "A pushes A + C"), (entry(session), "A AC:e4"),
    ]  # fmt: skip
    session.propose(session.position.turn().end)
    told.append((entry(session), "A ends the turn"))
    session.propose(session.position.transfer(1, 3))
    told.append((entry(session)[2:], "B to Clara"))
    session.resign(1)
    told.append((entry(session)[2:], "Anna is out"))
    told.append((entry(drawn(session, 3, 4))[:7], "B draw:"))
    agree(told)
    bonus = pairs(BONUS, 4)
    action = next(iter(bonus.position.all_actions()))
    before = bonus.position
    assert bonus.propose(action) is None
    human = bonus.game.notation.human(before, action, bonus.node.transition)
    presenter = PanelPresenter(bonus)
    assert f"&{presenter.move(bonus.node)}" == human, "the sign of records is left out"
    assert "&" not in presenter.spoken_move(bonus.node)


def test_rounds_begin_where_their_number_changes() -> None:
    for session, begun in (
        (ring("1:e2e4 2:e2e4 3:e2e4 1:e7e5", tempo="rounds"), [None, 1, None, None, 2]),
        (ring("1:e2e4"), [None, None]),
        (pairs("AB:e4 AB:e5 AB:Nf3", 2), [None, 1, None, 2]),
    ):
        presenter = PanelPresenter(session)
        assert [presenter.round_begun(node) for node in session.line()] == begun


def test_what_is_noted_and_drawn_on_a_move_is_shown_and_heard() -> None:
    session = pairs("AB:e4")
    presenter, node = PanelPresenter(session), session.node
    session.annotations.judge((1, 14))
    session.annotations.note("[%clk 0:01:00] the <b>centre</b>")
    agree([
        (presenter.glyphs(node), "! \N{PLUS-MINUS SIGN}"),
        (presenter.comment(node), "the <b>centre</b>"),
        (presenter.spoken_move(node),
         "Anna: pawn e2 to e4 on A and B. good move. slightly better for the mover. "
         "Comment: the <b>centre</b>."),
        (presenter.spoken_move(session.root), "Start"),
    ])  # fmt: skip
    session.annotations.note("x" * 500)
    assert len(presenter.comment(node)) == MAX_COMMENT
    session.annotations.note("good \u202e")
    assert presenter.comment(node) == "\u2068good \u202e\u2069"
    plain = pairs("AB:e4")
    arrow = Arrow(square_named("Ab1"), square_named("Cc3"), 0)
    plain.annotations.draw(Drawings((arrow,), (Ring(square_named("Be4"), "R"),)))
    spoken = PanelPresenter(plain).spoken_move(plain.node)
    assert spoken.endswith("A and B. Arrow from Ab1 to Cc3. Ring on Be4.")
    given, board = store.analysis_of(pairs(count=4)), store.analysis_of(ring())
    give_turn(given, "c")
    give_turn(board, "2b")
    presenter = PanelPresenter(given)
    agree([
        (entry(given), "C turn to C"), (entry(board)[0], "2"), (presenter.events(given.node), []),
        (presenter.spoken_move(given.node), "Analysis: the turn goes to C, Clara."),
    ])  # fmt: skip


def test_something_is_said_of_every_position_of_a_random_game() -> None:
    chance = random.Random(1)
    session = a_ring(4, tempo="rounds")
    presenter, seen = PanelPresenter(session), set[Node]()
    for _ in range(120):
        wander(session, chance)
        presenter.update()
        position, node, over = session.position, session.node, session.outcome is not None
        assert isinstance(position, RingPosition)
        assert presenter.status()
        boards = list(position.players_at)
        assert [row.boards[0] for row in presenter.rows] == [half_board(one, 0) for one in boards]
        to_move = [one for one, row in zip(boards, presenter.rows, strict=True) if row.is_turn]
        if over or not position.choosers:
            free = [board for board in boards if board not in position.waiting]
            assert to_move == ([] if over else free)
        for row, board in enumerate(boards):
            player = position.to_move[board]
            assert presenter.badge(row).pattern == player - 1
            assert over or session.name(player) in presenter.spoken(row)
        change = node.transition
        if node not in seen and change is not None and (change.moved or change.placed):
            assert node.parent is not None
            human = RING.notation.human(node.parent.position, change.action, change)
            assert presenter.move(node) == human
        assert presenter.move(node)
        seen.add(node)
