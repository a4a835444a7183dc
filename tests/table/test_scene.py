"""The scene keeps in step with the session, whatever happens and however it moves."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Join, Look, Pair, Square
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layers.piece_art import picture
from cfanp_gui.table.layout.geometry import SQUARE, Layout, overlap
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import DARK, LIGHT
from tests.core.build import cfen
from tests.session import halves
from tests.session.halves import XIANGQI, HalvesPosition, Reflected, position
from tests.session.play import MATE, a_session, pair, play, session_at, wander
from tests.session.rows import a_row
from tests.slow import examples, seeds
from tests.table.desk import Desk, close
from tests.table.ring import RING, RingDesk, a_ring

AFTER = " BC:Nc3 BC:Nh6 AC:e5 BC:Nb1 BC:Ng8 AC:e6 BC:Nc3 BC:Nh6 AC:exd7 BC:Nb1 BC:Ng8 AC:dxc8=Q+"
CASTLING = "AB:e4 AB:e5 AB:Nf3 AB:Nf6 AB:Be2 AB:Be7 AB:O-O AB:O-O"
PASSING = "AB:e4 AB:a6 AB:e5 AB:d5 AB:exd6"
ENDING = cfen(3, "Ka:Aa1 Ra:Ah1 Pa:Bc2 Pa:Cf2 Kb:Bh1 Qb:Be2 Pb:Ad2 Kc:Ca1 Rc:Ch4 Pc:Bg2 Nc:Ad4")
AC = Pair(0, 2)


# Every position of a game


@pytest.mark.parametrize(
    ("players", "options", "script", "moving"),
    [
        (3, {}, MATE + AFTER, False),
        (3, {"captured": "removed"}, MATE, True),
        (3, {"captured": "dead"}, MATE, False),
        (2, {}, CASTLING, True),
        (2, {"join": "reflect"}, PASSING, True),
    ],
)
def test_every_jump_of_a_scripted_game_shows_its_position(
    qtbot: QtBot, players: int, options: dict[str, str | bool], script: str, moving: bool
) -> None:
    desk = Desk(qtbot, a_session(players, **options), moving)
    for token in script.split():
        play(desk.session, token)
        desk.check(token)
    chance = random.Random(players)
    for _ in range(25):
        ply = chance.randrange(len(desk.session.line()))
        desk.session.go_to(ply)
        desk.check(f"go to {ply}")
        chance.choice((desk.session.undo, desk.session.redo))()
        desk.check("one step on")
    Desk(qtbot, desk.session).check("a fresh scene on a running game")


@pytest.mark.parametrize(
    ("start", "options", "moving"),
    [
        (2, {}, True),
        (3, {"captured": "removed"}, False),
        (4, {"captured": "dead", "touch": True}, True),
        (5, {"join": "reflect"}, False),
        (3, {"friendly": True, "bonus": "single"}, True),
        *((ENDING, {"captured": kind}, kind != "dead") for kind in ("taken", "removed", "dead")),
    ],
)
def test_random_games_and_endings_show_their_positions(
    qtbot: QtBot, start: int | str, options: dict[str, str | bool], moving: bool
) -> None:
    """Endings have mates and promotions; there moves interrupt glides."""
    for seed in seeds(6) if start == ENDING else (1,):
        session = session_at(start, **options) if isinstance(start, str) else a_session(
            start, **options)  # fmt: skip
        desk = Desk(qtbot, session, moving)
        chance = random.Random(seed)
        for number in range(60 if start == ENDING else examples(80)):
            wander(desk.session, chance)
            desk.clock.now += chance.choice((0, 5, 40))
            desk.animator.advance()
            if start != ENDING or chance.random() < 0.5:
                desk.check(f"seed {seed}, step {number}")
        desk.check(f"seed {seed}, at the end")
        desk.view.hide()


@pytest.mark.parametrize(
    ("seed", "players", "options", "moving"),
    [
        (1, 3, {}, True),
        pytest.param(2, 4, {"tournament": False}, False, marks=pytest.mark.slow),
        pytest.param(3, 3, {"tempo": "rounds"}, True, marks=pytest.mark.slow),
    ],
)
def test_random_games_of_a_ring_show_their_positions_pockets_and_boards(
    qtbot: QtBot, seed: int, players: int, options: dict[str, str | bool], moving: bool
) -> None:
    chance = random.Random(seed)
    session = a_ring(players, **options)
    desk = RingDesk(qtbot, session, moving)
    removed = 0
    for step in range(120):
        actions = session.position.all_actions()
        if not actions or chance.random() < 0.15:
            chance.choice((session.undo, session.redo))(chance.randint(1, 6))
        elif chance.random() < 0.03:
            board = chance.choice(list(session.position.players_at))
            player = session.position.to_move[board]
            session.propose(RING.resignation(player, board=board))
        else:
            tried = chance.sample(actions, min(12, len(actions)))
            captures = [a for a in tried if session.position.apply(a)[1].captured]
            session.propose(chance.choice(captures or tried))
        if step % 4 == 0:
            desk.check_table()
        removed = max(removed, players - len(session.position.players_at))
    desk.check_table()
    assert removed


def test_glides_arrive_and_a_table_that_was_left_begins_none(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3), moving=True)
    play(desk.session, "AB:e4")
    item = desk.piece("Ae4")
    assert (item.scenePos() - desk.square("Ae4")).manhattanLength() > 1
    desk.wait(2000)
    assert not desk.animator.busy
    assert (item.scenePos() - desk.square("Ae4")).manhattanLength() < 0.01
    home = desk.poses()
    assert desk.session.push(pair("BC")) is None
    desk.session.push(pair("AB"))
    desk.animator.finish_all()
    assert desk.poses() == home, "a push taken back at once ends where it was"
    desk.check()
    play(desk.session, "AB:e5")
    desk.scene.leave()
    desk.animator.stop_all()
    desk.settle()
    assert not desk.animator.busy, "what would glide there is deleted before it arrives"


def test_pieces_in_hand_lie_in_their_places_when_a_table_follows_another(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4, base="seirawan"), moving=True)
    table = TableScene(desk.session, LIGHT, desk.animator)
    desk.view.show_table(table)
    held = [item for items in table.layer.pockets.values() for item in items]
    assert held
    assert all(item.pos() == item.rest for item in held)


# Half-boards together, of any size, and the strip between them


@pytest.mark.parametrize(("join", "other"), [("reflect", "abcdefgh"), ("rotate", "hgfedcba")])
def test_half_boards_meet_file_on_file_upright_and_with_joined_names(
    qtbot: QtBot, join: str, other: str
) -> None:
    desk = Desk(qtbot, a_session(3, join=join))
    assert desk.scene.placement.join is Join(join)
    desk.push("B", "A")
    for mine, yours in zip("abcdefgh", other, strict=True):
        apart = desk.square(f"A{mine}4") - desk.square(f"B{yours}4")
        assert abs(apart.x()) < 0.5
        assert abs(apart.y()) == pytest.approx(SQUARE, abs=0.5)
    assert desk.board("B").pose.mirrored is (join == "reflect")
    assert desk.board("B").names[0] == ("a8" if join == "reflect" else "h8")
    for item in (*desk.scene.pieces.values(), *(one.plate for one in desk.present)):
        seen = item.sceneTransform()
        assert (round(seen.m11(), 6), round(seen.m22(), 6)) == (1, 1)
    desk.session.pull_apart()
    assert [board.names[0] for board in desk.scene.boards.values()] == ["a1"] * 3
    desk.check()


def laid(qtbot: QtBot, start: HalvesPosition, layout: Layout, pushed: Pair | None = None) -> Desk:
    """Return a table with its boards at rest in an order."""
    desk = Desk(qtbot, halves.a_session(start))
    desk.scene.laying.set_layout(layout)
    if pushed is not None:
        assert desk.session.push(pushed) is None
    desk.settle()
    desk.check()
    desk.view.fit()
    desk.settle()
    return desk


@pytest.mark.parametrize("kind", [HalvesPosition, Reflected])
def test_light_and_dark_follow_the_joined_board(qtbot: QtBot, kind: type[HalvesPosition]) -> None:
    sizes = ((9, 5, 0), (4, 3, 1), (4, 2, 3))
    for layout, (files, ranks, strip) in zip(Layout, sizes, strict=True):
        desk = laid(qtbot, position(files, ranks, 3, strip, kind=kind), layout, AC)
        specs = [one for one in desk.session.position.boards() if one.id in (*AC, STRIP)]
        squares = [Square(spec.id, index) for spec in specs for index in range(spec.size)]
        side = SQUARE * desk.scene.boards[0].pose.scale
        image = desk.image()

        def is_light(
            square: Square, desk: Desk = desk, image: object = image, side: float = side
        ) -> bool:
            at = desk.scene.centre_of(square) + QPointF(-0.37, 0.2) * side  # beside its piece
            red = image.pixelColor(desk.pixel(at)).red()  # type: ignore[attr-defined]
            light, dark = desk.scene.theme.light_square.red(), desk.scene.theme.dark_square.red()
            return abs(red - light) < abs(red - dark)

        met = 0
        for number, one in enumerate(squares):
            for other in squares[number + 1 :]:
                way = desk.scene.centre_of(one) - desk.scene.centre_of(other)
                if abs(way.manhattanLength() - side) < 1:
                    met += 1
                    assert is_light(one) is not is_light(other), (one, other)
        width, height = files, 2 * ranks + strip
        assert met == width * (height - 1) + height * (width - 1), "nothing lies askew"


@pytest.mark.parametrize("layout", Layout)
def test_the_strip_lies_between_the_pair_or_in_the_middle_and_is_played_on(
    qtbot: QtBot, layout: Layout
) -> None:
    desk = laid(qtbot, position(5, 2, 3, 1, on_strip={1: 0, 3: 1}), layout)
    strip, others = desk.scene.boards[STRIP], [desk.scene.boards[board] for board in range(3)]
    home, names = strip.pose, strip.names
    assert home.centre == QPointF(0, 0)
    assert not any(overlap((strip.area, home), (one.area, one.pose)) for one in others)
    if layout is not Layout.STAGE:
        assert names == ("a1", "b1", "c1", "d1", "e1")
    assert desk.session.push(AC) is None
    desk.settle()
    assert strip.pose.centre == (others[0].pose.centre + others[2].pose.centre) / 2
    assert strip.names == ("a3", "b3", "c3", "d3", "e3")
    assert others[2].names[0] == "e5"
    for start, goal, army in (
        (Square(STRIP, 1), Square(2, 0), 0),
        (Square(STRIP, 3), Square(STRIP, 0), 1),
        (Square(2, 4), Square(STRIP, 0), 2),
    ):
        desk.drag(desk.scene.centre_of(start), desk.scene.centre_of(goal))
        desk.check(f"{start} to {goal}")
        assert desk.session.position.pieces()[goal].army == army
    desk.session.undo()
    desk.check("what was captured comes back")
    before = strip.pose
    empty = desk.scene.centre_of(Square(STRIP, 2))
    desk.drag(empty, empty + QPointF(3 * SQUARE, 2 * SQUARE))
    assert strip.pose == before, "it is not carried"
    desk.scene.interaction.controls.press_plate(STRIP)
    assert desk.scene.interaction.controls.chosen is None
    desk.session.pull_apart()
    desk.settle()
    assert (strip.pose.centre, strip.names) == (home.centre, names)


def test_half_boards_of_any_look_are_dragged_to_the_strip_and_onto_the_stage(qtbot: QtBot) -> None:
    for look, (files, ranks, strip) in zip(Look, ((5, 2, 1), (9, 5, 0), (3, 2, 2)), strict=True):
        desk = laid(qtbot, position(files, ranks, 3, strip, look), Layout.ROWS)
        desk.push("C", "A")
        desk.check()
        assert desk.session.pair == AC
        host = desk.board("A")
        assert desk.board("C").pose.centre == host.mapToScene(QPointF(0, -(ranks + strip) * SQUARE))
    desk = laid(qtbot, position(5, 2, 3, 1, on_strip={2: 0}), Layout.STAGE)
    middle = desk.scene.boards[STRIP]
    before, below = middle.pose, desk.board("A").pose
    assert below.y == pytest.approx(1.5 * SQUARE * below.scale), "it lies beside the strip"
    desk.drag(desk.grip("C"), QPointF(0, 3 * SQUARE))
    assert desk.session.pair == AC
    assert middle.pose.centre == before.centre
    desk.check()
    points = laid(
        qtbot, position(9, 5, 2, look=Look.POINTS, zones=XIANGQI), Layout.ROWS, Pair(0, 1)
    )
    for right, up in ((0.4, 0.4), (-0.4, 0.4), (0.4, -0.4), (-0.4, -0.4)):
        spot = points.scene.centre_of(Square(0, 22)) + QPointF(right, up) * SQUARE
        assert points.scene.hit(spot).square == Square(0, 22), "a point is hit as a square is"


# Boards laid by hand, and shown alone


def test_where_a_hand_lays_a_half_board_is_kept_with_the_game_and_taken_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    laying, tags = desk.scene.laying, desk.session.tags
    hands: list[int] = []
    arranged: list[bool] = []
    laying.laid.connect(hands.append)
    laying.arranged.connect(lambda: arranged.append(True))
    before = desk.poses()
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(90, 40))
    after = desk.poses()
    assert (hands, arranged) == ([0], [])
    assert after != before
    assert tags[LAYOUT_TAG] == desk.scene.arrangement.to_text()
    again = Desk(qtbot, desk.session)
    assert all(close(one, other) for one, other in zip(again.poses(), after, strict=True))
    for back, wanted, kept in ((True, before, False), (False, after, True),
                               (False, after, True)):  # fmt: skip
        laying.walk(back)
        desk.settle()
        assert desk.poses() == wanted
        assert (LAYOUT_TAG in tags) is kept
    assert len(arranged) == 2, "the last time there was nothing to be done again"
    laying.set_layout(desk.scene.arrangement.layout)
    desk.view.tidy_up()
    assert LAYOUT_TAG not in tags
    arranged.clear()
    laying.set_layout(Layout.ROUND)
    assert arranged == [True]
    room = desk.scene.home_rect().adjusted(-999, -999, 999, 999)
    assert desk.scene.sceneRect().contains(room)
    tags[LAYOUT_TAG] = "of another program"
    desk.session.mark_saved()
    shown = Desk(qtbot, desk.session)
    shown.view.resize(700, 900)
    shown.settle()
    assert tags[LAYOUT_TAG] == "of another program", "only shown, it stays as it was saved"
    assert not desk.session.unsaved


def test_an_empty_stage_is_filled_with_a_board_once_and_a_row_shows_one(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_ring(4))
    focus, calls = desk.scene.focus, []
    focus.changed.connect(lambda: calls.append(focus.boards))
    desk.scene.laying.set_layout(Layout.ROWS)
    focus.fill_stage()
    assert calls == [], "there is no stage"
    desk.scene.laying.set_layout(Layout.STAGE)
    for _ in range(2):
        focus.fill_stage()
    assert calls == [desk.scene.arrangement.wholes[0]]
    desk.escape()
    assert desk.scene.placement.alone == desk.scene.arrangement.wholes[0][0]
    focus.show(None)
    assert calls[1:] == [desk.scene.arrangement.wholes[0]], "it is never empty"
    pairs = Desk(qtbot, a_session(3))
    for layout, front in ((Layout.ROWS, None), (Layout.STAGE, 1)):
        pairs.scene.laying.set_layout(layout)
        pairs.scene.focus.fill_stage()
        assert (pairs.scene.focus.shows_one, pairs.scene.focus.boards) == (False, None)
        play(pairs.session, "AB:e4")
        pairs.scene.placement.front = None
        pairs.scene.focus.face_mover()
        assert pairs.scene.placement.front == front, "a pair turns on the stage alone"
        pairs.session.undo()
        pairs.settle()
    row = Desk(qtbot, a_row(3)).scene
    assert row.focus.shows_one
    cursor = row.interaction.keyboard
    cursor.go(Square(0, 5))
    row.focus.show((2,))
    there = cursor.square
    assert there is not None
    assert there.board == 2, "the cursor comes along"
    row.focus.show(None)
    assert cursor.square == there, "it is seen where it is"


# What is painted anew


class Painted(QObject):
    """The parts of a view that are painted anew."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.view)
        self.desk = desk
        self.region = QRegion()
        desk.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return super().eventFilter(watched, event)

    def boards(self) -> str:
        """Return the letters of the half-boards painted since this was last asked."""
        for _ in range(4):
            self.desk.settle()
        found = ""
        for item in self.desk.scene.boards.values():
            seen = self.desk.view.mapFromScene(item.mapToScene(item.area.squares)).boundingRect()
            if self.region.intersects(seen.adjusted(2, 2, -2, -2)):
                found += BOARD_LETTERS[item.board]
        self.region = QRegion()
        return found


def test_a_move_has_only_what_changes_painted_anew_and_a_theme_all(qtbot: QtBot) -> None:
    session: GameSession = a_session(8)
    desk = Desk(qtbot, session, painted=True)
    desk.view.draw_sharp()
    painted = Painted(desk)
    qtbot.waitUntil(lambda: painted.boards() == "")
    play(session, "AB:e4")
    # Half-board G lies behind the outline that stays where B is at home.
    anew = painted.boards()
    assert "A" in anew
    assert set(anew) <= set("ABG")
    session.undo()
    assert set(painted.boards()) <= set("ABG")
    desk.scene.refresh_now()
    desk.scene.lay_all()
    assert painted.boards() == "", "nothing has changed"
    piece = desk.piece("Ae2").pixmap().toImage()
    desk.scene.set_theme(DARK)
    assert painted.boards() == "ABCDEFGH"
    assert desk.piece("Ae2").pixmap().toImage() == piece, "armies wear the same paint"
    assert desk.scene.backgroundBrush().color() == DARK.table
    picture.cache_clear()
    desk.scene.set_pixels(64)
    before = picture.cache_info().currsize
    play(session, "AB:e4 BC:h3")
    session.undo()
    assert picture.cache_info().currsize == before, "pictures are made once for a size"
    desk.scene.set_pixels(96)
    assert picture.cache_info().currsize == before + 6 * 8
    assert {piece.pixmap().width() for piece in desk.scene.pieces.values()} == {96}
