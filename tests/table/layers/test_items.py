"""What lies on the table: where it lies, what it holds, and what becomes of it.

How it looks is kept in pictures (``tests/table/test_pictures.py``).
"""

import math
from dataclasses import replace
from itertools import accumulate, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.half_boards import NAMES
from cfanp_gui.core.pieces import Piece
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import PIECE_MS
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_items import slots as seam_slots
from cfanp_gui.table.layers.board_signs import (
    BoardOutline,
    BoardSigns,
    CheckSignItem,
    LabelText,
    LitBoard,
)
from cfanp_gui.table.layers.frames import BAND, BoardFrame, FrameLook
from cfanp_gui.table.layers.lettering import font_of, outlined, width_of
from cfanp_gui.table.layers.marks import RING, part_of, seen_from
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.piece_layer import CAPTURE_MS
from cfanp_gui.table.layers.plates import FLASH_MS, PlateFlash, flash
from cfanp_gui.table.layers.pockets import SCALE, runs_of, slot_at, slots
from cfanp_gui.table.layers.repainting import repainted
from cfanp_gui.table.layers.surface import Z, take_off
from cfanp_gui.table.layout.geometry import PLATE, SQUARE, BoardArea, Pose, square_centre
from cfanp_gui.table.theme import DARK, LIGHT
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at, square_named
from tests.table.desk import Desk, at, row_desk, time_is_up
from tests.table.layout.areas import AREA, HALF, POCKETED, STRATEGIC, loose
from tests.table.pixels import colours

pytestmark = pytest.mark.usefixtures("qapp")

ROOK = Piece("R", 0)
PLACED = cfen(2, "Ka:Ae1 Ra:Aa1 Pa:Bb2 Kb:Bd1 Nb:Bh2")


# Pieces


def test_a_piece_that_moves_stays_the_same_item_there_and_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PLACED))
    for text, origin, target in (
        ("AB:a1a3", "Aa1", "Aa3"), ("AB:a1a7", "Aa1", "Bh2"), ("AB:g7g8=Q", "Bb2", "Bb1")
    ):  # fmt: skip
        item = desk.piece(origin)
        play(desk.session, text)
        desk.check(text)
        assert desk.piece(target) is item
        boards = sorted(desk.scene.boards.values(), key=BoardItem.zValue)
        assert boards[-1] is desk.board(target[0]), "it glides over the others"
        desk.session.undo()
        desk.check(f"{text} undone")
        assert desk.piece(origin) is item


def test_what_is_captured_fades_below_what_captures_it_and_is_gone_before(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PLACED), moving=True)
    desk.session.push(pair("AB"))
    desk.rest()
    rook, knight = desk.piece("Aa1"), desk.piece("Bh2")
    play(desk.session, "AB:a1a7")
    desk.settle()
    assert knight.zValue() < rook.zValue()
    assert knight.parentItem() is rook.parentItem(), "it goes where its board goes"
    desk.wait(CAPTURE_MS // 2)
    assert 0.2 < knight.opacity() < 0.8
    desk.wait(CAPTURE_MS - CAPTURE_MS // 2)
    assert knight.scene() is None
    assert desk.animator.moves(rook)
    desk.wait(PIECE_MS - CAPTURE_MS)
    assert not desk.animator.moves(rook)
    desk.check()


def test_a_piece_in_the_air_has_a_shadow_and_leaves_its_picture(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PLACED))
    layer, item, away = desk.scene.layer, desk.piece("Aa1"), desk.square("Aa1") + QPointF(33, 44)
    assert not layer.lift(square_named("Ah4"))
    assert layer.lift(square_named("Aa1"))
    (ghost,) = (one for one in desk.scene.items() if isinstance(one, GhostItem))
    assert (ghost.scenePos() - desk.square("Aa1")).manhattanLength() < 0.01
    assert ghost.offset() == item.offset()
    layer.carry(square_named("Aa1"), away)
    assert (item.scenePos() - away).manhattanLength() < 1e-6
    assert len(item.childItems()) == 1, "it has a shadow"
    layer.put_back(square_named("Aa1"))
    assert item.childItems() == []
    desk.check()
    take_off(ghost)  # once more


def test_pictures_lie_round_the_middle_of_their_squares_whatever_their_pixels() -> None:
    item = PieceItem(ROOK, square_named("Aa1"))
    for size, ratio in ((60, 1.0), (120, 2.0)):
        pixmap = QPixmap(size, size)
        pixmap.setDevicePixelRatio(ratio)
        item.show_picture(pixmap)
        assert item.offset() == QPointF(-30, -30)


def test_a_brush_paints_a_piece_over_more_and_more_and_leaves_nothing() -> None:
    """In two paints and no mixture, also over pictures of other sizes."""
    for size, ratio in ((64, 1.0), (40, 2.0)):
        before, after = QPixmap(size, size), QPixmap(64, 64)
        before.fill("#c80000")
        after.fill("#0000c8")
        after.setDevicePixelRatio(ratio)
        shares = []
        for part in range(1, 11):
            picture = repainted(before, after, part / 10)
            assert (picture.width(), picture.devicePixelRatio()) == (64, ratio)
            found = colours(picture.toImage())
            assert found["#c80000"] + found["#0000c8"] > 0.9 * 64**2
            shares.append(found["#0000c8"] / 64**2)
        assert shares == sorted(shares)
        assert 0.02 < shares[0] < 0.3 < shares[4] < 0.9
        assert shares[-1] == 1.0


# How boards lie


def turns(item: QGraphicsItem, camera: float) -> list[float]:
    """Return the rotation of an item in a view that is itself turned by so many degrees."""
    seen = item.sceneTransform() * QTransform().rotate(camera)
    return [round(value, 6) for value in (seen.m11(), seen.m12(), seen.m21(), seen.m22())]


def test_pieces_stay_upright_and_plates_readable_however_board_and_view_are_turned() -> None:
    for angle, mirrored, camera in product(
        (0.0, 45.0, 90.0, 180.0, 300.0), (False, True), (0.0, 90.0, 180.0, 33.0, 271.0)
    ):
        how = (angle, mirrored, camera)
        board = BoardItem(AREA, LIGHT)
        early, late = (PieceItem(ROOK, square_named("Aa1")) for _ in range(2))
        board.adopt(early)
        early.setPos(square_centre(HALF, 5))
        board.set_pose(Pose(30, -20, angle, mirrored))
        board.set_camera(camera)
        board.adopt(late)
        assert turns(early, camera) == turns(late, camera) == [1, 0, 0, 1], how
        off = early.scenePos() - board.mapToScene(square_centre(HALF, 5))
        assert off.manhattanLength() < 0.01, how
        m11, m12, m21, m22 = turns(board.plate, camera)
        assert m11 * m22 - m12 * m21 == pytest.approx(1), f"{how}: the writing is mirrored"
        assert m11 > -0.02, f"{how}: the writing stands on its head"
        edge = math.radians(angle + camera)
        assert abs(m11 * math.cos(edge) + m12 * math.sin(edge)) == pytest.approx(1), how


def test_adopting_a_piece_does_not_move_it_on_the_screen() -> None:
    scene, boards = QGraphicsScene(), [BoardItem(area, LIGHT) for area in loose(2)]
    for board in boards:
        scene.addItem(board)
    piece = PieceItem(ROOK, square_named("Aa1"))
    boards[0].adopt(piece)
    where = piece.scenePos()
    boards[1].set_pose(Pose(100, -300, 180, scale=2.0))
    boards[1].adopt(piece)
    assert piece.parentItem() is boards[1]
    assert (piece.scenePos() - where).manhattanLength() < 0.01
    assert piece.scale() == 0.5


def test_the_whole_body_of_a_board_is_hit_and_its_plates_are_told_apart() -> None:
    shape = BoardItem(AREA, LIGHT).shape()
    assert shape.contains(QPointF(AREA.body.left() + 1, 0))
    assert shape.contains(QPointF(0, AREA.body.bottom() - 1))
    assert not shape.contains(QPointF(0, -2 * SQUARE - 1))
    for edges in (tuple(Edge), (Edge.SOUTH,), ()):
        area = BoardArea(STRATEGIC, edges, pocket=True)
        item = BoardItem(area, LIGHT)
        assert [item.plate_under(area.plate(edge).center()) for edge in edges] == list(edges)
        assert item.plate_under(QPointF(0, 0)) is None
        assert (item.pocket is not None) is bool(edges)


def test_a_board_is_named_and_painted_by_what_it_is_told() -> None:
    item = BoardItem(BoardArea(STRATEGIC), LIGHT)
    assert item.names == STRATEGIC.square_names
    others = tuple(f"x{index}" for index in range(196))
    item.show_names(others)
    assert item.names == others
    item.show_names(None)
    assert item.names == STRATEGIC.square_names
    frame = BoardFrame(BoardArea(STRATEGIC))
    words = [text for _, text in frame.coordinates(STRATEGIC.square_names)]
    assert words == [*"abcdefghijklmn", *"abcdefghijklmn"] + [str(n) for n in range(1, 15)] * 2
    assert {text for _, text in frame.coordinates(others)} >= {"x", "0", "182", "195"}
    written = [at for at, text in BoardFrame(AREA).coordinates(NAMES[:32], True) if text.isalpha()]
    assert [at.y() for at in written] == pytest.approx([AREA.body.bottom() - BAND / 2] * 8)


def test_a_board_is_painted_anew_only_when_it_looks_otherwise(qtbot: QtBot) -> None:
    painted: list[FrameLook] = []

    class Counted(BoardItem):
        """Notes when it is painted."""

        def draw(self, painter: object) -> None:
            painted.append(self.look)
            super().draw(painter)  # type: ignore[arg-type]

    blue, red = FrameLook(QColor("#3b82f6")), FrameLook(QColor("#e5484d"))
    item = Counted(AREA, LIGHT)
    item.set_look(LIGHT, blue)
    scene = QGraphicsScene(QRectF(-400, -400, 800, 800))
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    for change, anew in (
        (lambda: None, True),
        (lambda: item.set_look(LIGHT, blue), False),
        (lambda: item.set_pose(Pose(40, 30)), False),
        (lambda: item.set_look(LIGHT, red), True),
        (lambda: item.set_look(DARK, red), True),
        (lambda: item.set_pose(Pose(40, 30, 90.0)), True),
        (lambda: item.set_pose(Pose(40, 30, 90.0, exchanged=True)), True),
        (lambda: item.show_names(("z9",) * 32), True),
        (lambda: item.show_flow(blue, 0.5), True),
    ):
        before = len(painted)
        change()
        view.grab()
        assert (len(painted) > before) is anew
    assert painted[-1] == red
    assert view.grab().toImage().pixelColor(1, 1).isValid()


# Marks, lines and signs


def test_fills_and_rings_are_below_pieces_other_shapes_above_and_a_layer_without_is_not_drawn() -> (
    None
):
    board = BoardItem(AREA, LIGHT)
    fills = {Mark.LAST, Mark.PICKED, Mark.CHECK, Mark.MATE, Mark.FALLEN, Mark.RECENT, Mark.OLDER,
             Mark.OLDEST, Mark.CAPTURE, Mark.FAINT_CAPTURE, Mark.GOAL, Mark.GATE}  # fmt: skip
    for marks, below, above in (
        (frozenset(Mark), fills, set(Mark) - fills),
        (frozenset({Mark.CAUSE}), None, {Mark.CAUSE}),
        (frozenset(), None, None),
    ):
        for layer, wanted in ((board.below, below), (board.above, above)):
            layer.show_marks({9: marks})
            assert layer.marks.get(9) == wanted
    board.above.show_cursor(3)
    assert board.above.isVisible()


def test_a_line_to_a_king_runs_from_below_the_attacker_to_the_kings_ring() -> None:
    board = BoardItem(AREA, LIGHT)
    king, rook = square_centre(HALF, 1), square_centre(HALF, 6)
    line = part_of(QLineF(rook, king), 1.0)
    assert QLineF(line.p2(), king).length() == pytest.approx(RING)
    assert 0 < QLineF(line.p1(), rook).length() < SQUARE / 2
    half = part_of(QLineF(rook, king), 0.5)
    assert half.p1() == line.p1()
    assert half.length() == pytest.approx(line.length() / 2)
    assert Z.BELOW < board.checks.zValue() < Z.PIECE
    for lines, flashes, seen in (([QLineF(rook, king)], 0.0, True), ([], 0.0, False),
                                 ([], 0.5, True), ([], 0.0, False)):  # fmt: skip
        board.checks.show_lines(lines)
        board.checks.flash([king], flashes)
        assert board.checks.isVisible() is seen
    here, there = Pose(100, 50, 0.0, False, 2.0), Pose(100, -190, 180.0, False, 2.0)
    found = seen_from(QPointF(30, -60), there, here)
    assert (found - QPointF(-30, -60)).manhattanLength() < 1e-6
    assert seen_from(QPointF(7, 9), here, here) == QPointF(7, 9)


@pytest.mark.parametrize("sign", [CheckSignItem, BoardOutline])
def test_signs_lie_on_the_boards_named_go_with_them_and_let_the_mouse_pass(
    qtbot: QtBot, sign: type
) -> None:
    desk = Desk(qtbot, a_session(4))
    signs = BoardSigns(desk.scene.boards, sign)

    def signed() -> set[object]:
        found = [one.parentItem() for one in desk.scene.items() if isinstance(one, sign)]
        assert len(found) == len(set(found))
        return {item.board for item in found if isinstance(item, BoardItem)}

    for wanted, theme in (((1, 3), LIGHT), ((3, 0, 9), DARK), ((), DARK), ((0, 1), LIGHT)):
        signs.show(wanted, theme)
        assert signs.boards == signed() == {board for board in wanted if board < 4}
    (one,) = (one for one in desk.board("A").childItems() if isinstance(one, sign))
    before = one.scenePos()
    desk.push("A", "B")
    assert one.scenePos() != before
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1
    desk.check()


def test_the_label_of_a_lit_board_covers_its_name_plate_and_has_the_name_again(
    qtbot: QtBot,
) -> None:
    scene = QGraphicsScene()
    board = BoardItem(AREA, LIGHT)
    scene.addItem(board)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    ben = LabelText("1", "Ben", BadgeLook("B", "#3b82f6", 1), False)

    def width(text: LabelText, scale: float) -> float:
        view.setTransform(QTransform.fromScale(scale, scale))
        plate = board.plate.plate_rect.size() * board.plate.scale() * scale
        lit = LitBoard(board, LIGHT, text)
        covering = lit.label.boundingRect()
        assert covering.width() > plate.width()
        assert covering.height() > plate.height(), "no part of a name looks out beneath it"
        assert not lit.pointed
        lit.show_pointed(True)
        assert lit.pointed
        lit.scene().removeItem(lit)
        assert not [item for item in board.childItems() if isinstance(item, LitBoard)]
        return covering.width()

    small, large = 8 / PLATE, 60 / SQUARE
    assert width(ben, small) < width(replace(ben, name="Benjamin"), small)
    assert width(ben, large) == width(replace(ben, name="Benjamin", default=True), large)
    assert width(replace(ben, name="Bartholomew the Younger of Nowhere"), small) < 260
    assert width(replace(ben, key=""), small) < width(ben, small)


def test_a_plate_that_is_looked_for_flashes_and_then_lies_as_before(qtbot: QtBot) -> None:
    for moving in (True, False):
        desk = Desk(qtbot, a_session(4), moving)

        def rings(desk: Desk = desk) -> list[PlateFlash]:
            return [item for item in desk.scene.items() if isinstance(item, PlateFlash)]

        plates = [desk.board(letter).plate for letter in "BC"]
        for plate in (*plates, *plates):
            flash(plate, desk.scene.theme, desk.animator)
        assert {ring.parentItem() for ring in rings()} == set(plates)
        assert len(rings()) == 2
        assert all(ring.rect().contains(plates[0].plate_rect) for ring in rings())
        if moving:
            desk.wait(FLASH_MS - 1)
            assert rings()
            desk.wait(1)
        else:
            assert rings()
            assert time_is_up(desk.scene)
        assert not rings()
        desk.check()
    ring = PlateFlash(desk.board("A").plate, desk.scene.theme)
    seen = []
    for part in range(31):
        ring.pulse(part / 30)
        seen.append(ring.opacity() > 0.5)
    assert sum(one != other for one, other in pairwise(seen)) == 6, "it is seen more than once"


# Pockets, seams, homes and words

SIZE = SQUARE * SCALE
assert POCKETED.pocket_rect is not None
GROUND = POCKETED.pocket_rect


@given(st.lists(st.integers(1, 16), max_size=5), st.booleans())
def test_pieces_lie_within_a_pocket_one_after_another_and_are_taken_where_they_are_seen(
    runs: list[int], turned: bool
) -> None:
    """Of each of five types there are so many; the last of each is seen."""
    middles = slots(GROUND, runs, turned)
    assert len(middles) == sum(runs)
    direction = -1 if turned else 1
    for index, middle in enumerate(middles):
        assert GROUND.top() <= middle.y() - SIZE / 2 + 0.01
        assert middle.y() + SIZE / 2 <= GROUND.bottom() + 0.01
        assert middle.x() == GROUND.center().x()
        # Its first edge shows whatever lies over the rest of it.
        edge = QPointF(middle.x(), middle.y() - direction * (SIZE / 2 - 0.2))
        assert slot_at(GROUND, edge, runs, turned) == index
    steps = [b.y() - a.y() for a, b in pairwise(middles)]
    assert all((step < 0) is turned and step != 0 for step in steps)
    for last in [number - 1 for number in accumulate(runs)][:-1]:
        assert abs(middles[last + 1].y() - middles[last].y()) >= SIZE - 0.01


def test_few_pieces_lie_side_by_side_in_a_pocket() -> None:
    steps = [b.y() - a.y() for a, b in pairwise(slots(GROUND, [2, 1]))]
    assert steps == pytest.approx([SIZE, SIZE])
    assert slot_at(GROUND, QPointF(GROUND.center().x(), GROUND.bottom() - 1), [2, 1]) is None
    above = slots(GROUND, [1])[0] - QPointF(0, SIZE / 2 + 1)
    assert slot_at(GROUND, above, [1]) is None
    assert runs_of("PPNQQQ") == [2, 1, 3]
    wide = slots(QRectF(0, 0, 180, 230), [2, 1, 1, 1, 1, 3])
    assert len({round(middle.x()) for middle in wide}) == 3, "in three columns"
    flat = slots(QRectF(0, 0, 400, 60), [2])
    assert flat[1] - flat[0] == QPointF(SIZE, 0)


def test_slots_of_an_open_seam_lie_on_the_edge_one_for_each_square() -> None:
    spec = STRATEGIC._replace(ranks=5)
    for edge, count, side in ((Edge.WEST, 5, -7), (Edge.EAST, 5, 7)):
        found = seam_slots(spec, edge)
        assert len(found) == count
        assert {rect.center().x() for rect in found} == {side * SQUARE}
    for edge, side in ((Edge.NORTH, -2.5), (Edge.SOUTH, 2.5)):
        found = seam_slots(spec, edge)
        assert len(found) == 14
        assert {rect.center().y() for rect in found} == {side * SQUARE}


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_squares_touch_beside_the_slots_of_an_open_seam_at_every_scale(
    qtbot: QtBot, ratio: float
) -> None:
    desk = row_desk(qtbot, focus=2)
    desk.view.zoom(ratio)
    desk.view.centerOn(at(desk, "2:a7"))
    desk.settle()
    image = desk.image()
    squares = {LIGHT.light_square.name(), LIGHT.dark_square.name()}
    for text in ("2:a6", "2:a7", "2:a8"):
        for right, down, beside in ((-0.5, 0.0, False), (-0.47, 0.4, True), (-0.53, 0.4, True)):
            point = desk.pixel(at(desk, text) + QPointF(right, down) * SQUARE)
            assert (image.pixelColor(point).name() in squares) is beside, (text, right)


@pytest.mark.parametrize("words", ["g", "W", "\N{WHITE CHESS QUEEN}"])
def test_the_middle_of_words_lies_at_the_point_however_high_their_letters_are(words: str) -> None:
    path = outlined(words, font_of(40, bold=True), QPointF(7, -3))
    assert (path.boundingRect().center() - QPointF(7, -3)).manhattanLength() < 0.001
    assert 0 < width_of(words, font_of(12)) < width_of(words, font_of(24))
