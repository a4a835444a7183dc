"""What is painted looks as it did: a picture for every layer of the table, without letters.

``tests/table/gallery.py`` says how they are compared, and how they are made anew.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BoardSpec, Edge, Look, Seam, Zone
from cfanp_gui.core.pieces import FIDE_TYPES, KING, PieceType
from cfanp_gui.record.palette import default_colours
from cfanp_gui.record.tokens import PICTOGRAMS
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.feedback.banner import Banner
from cfanp_gui.table.feedback.hand_over_card import HandOverCard
from cfanp_gui.table.feedback.toast import RecordSign, Toast
from cfanp_gui.table.interaction.chooser import Chooser
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_signs import BoardOutline, CheckSignItem, LabelText, LitBoard
from cfanp_gui.table.layers.faces import draw_face
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.piece_art import PIECE_SETS, PieceArt, PieceLook
from cfanp_gui.table.layers.plates import PlateFlash, PlateText
from cfanp_gui.table.layers.repainting import repainted
from cfanp_gui.table.layout.geometry import BoardArea, Layout, Pose, square_centre
from cfanp_gui.table.theme import DARK, LIGHT, PATTERNS, Theme
from tests.record.test_tokens import OUTLINES
from tests.session.halves import XIANGQI
from tests.session.play import CFANP, play, square_named
from tests.session.rows import a_row
from tests.table import gallery
from tests.table.desk import Desk
from tests.table.gallery import Draw, beside, grabbed, seen, sheet
from tests.table.layout.areas import AREA, HALF, HIGH, POCKETED, STRATEGIC, WIDE
from tests.table.ring import MATE, RingDesk, a_ring
from tests.table.ring import play as play_ring

BLUE, RED, YELLOW, WHITE, BLACK = "#3b82f6", "#c62d1f", "#ffd951", "#f4efe3", "#33373b"
PAINTS = (BLUE, RED, YELLOW, WHITE, BLACK)
THEMES = (LIGHT, DARK)


@pytest.fixture(autouse=True)
def _blocks(qapp: QApplication) -> Iterator[None]:
    with gallery.blocks():
        yield


class Alone(BoardItem):
    """A board in a scene of its own, which is there as long as the board is."""

    def __init__(self, area: BoardArea, look: FrameLook, theme: Theme = LIGHT) -> None:
        super().__init__(area, theme)
        self.set_look(theme, look)
        self.home = QGraphicsScene()
        self.home.setBackgroundBrush(theme.table)
        self.home.addItem(self)


def shown(item: Alone, width: int, around: float = 30.0) -> QImage:
    """Return the image of a board and of the scene around it."""
    rect = item.mapRectToScene(item.area.body | item.childrenBoundingRect())
    return seen(item.home, rect.adjusted(-around, -around, around, around), width)


# One by one


def badges(_: QtBot) -> QImage:
    """Every pattern as it is, in a captor's ring and dead; labels; sizes; and bots."""
    looks = [
        BadgeLook("", paint, pattern, captor, dead)
        for captor, dead in ((None, False), (YELLOW, False), (None, True))
        for pattern, paint in zip(range(PATTERNS), (*PAINTS, *PAINTS), strict=False)
    ]
    labelled = [
        BadgeLook(label, paint, 3, captor)
        for label, paint, captor in (
            ("a", BLUE, None), ("W", YELLOW, None), ("26", BLACK, None), ("108", RED, None),
            ("a", BLUE, RED), ("26", WHITE, BLUE), ("b", RED, BLACK), ("7", BLACK, YELLOW),
        )
    ]  # fmt: skip

    def drawn(look: BadgeLook, size: float) -> Draw:
        return lambda painter: look.draw(painter, QRectF(-size / 2, -size / 2, size, size))

    def bot(name: str, size: float) -> Draw:
        box = QRectF(-size / 2, -size / 2, size, size)
        return lambda painter: draw_face(painter, box, name)

    cells = [drawn(look, 38) for look in looks + labelled]
    cells += [drawn(look, size) for look, size in zip(labelled, range(12, 44, 4), strict=True)]
    cells += [bot(name, size) for name in ("Pip", "Lena") for size in (12, 20, 30, 40)]
    return sheet(44, 44, cells)


def shown_piece(
    art: PieceArt, kind: PieceType, look: PieceLook, pixels: int, style: str, signs: str = ""
) -> Draw:
    """Return a function that draws a piece of a set."""

    def draw(painter: QPainter) -> None:
        art.set_look(style, signs or "characters")
        painter.drawPixmap(QPointF(-pixels / 2, -pixels / 2), art.pixmap(kind, look, pixels))

    return draw


def pieces(_: QtBot) -> QImage:
    """Every piece of every set on light and dark paint, and all that a look can say."""
    art = PieceArt()
    cells = []
    for one in PIECE_SETS:
        for colour in (YELLOW, BLACK):
            cells += [
                shown_piece(art, FIDE_TYPES[letter], PieceLook(0, colour), 30, one.key)
                for letter in "KQRBNP"
            ]
            cells += [
                shown_piece(art, FIDE_TYPES["R"], PieceLook(2, colour, **more), 30, one.key)
                for more in ({"frozen": True}, {"dead": True, "stone": True})
            ]
    looks = [PieceLook(pattern, BLUE, label="a") for pattern in range(PATTERNS)]
    looks += [PieceLook(pattern, YELLOW, captor=RED) for pattern in range(PATTERNS)]
    looks += [
        PieceLook(1, RED, label="a", captor=BLUE), PieceLook(1, RED, label="12", dead=True),
        PieceLook(3, WHITE, label="7", stand=RED), PieceLook(3, BLACK, label="7", stand=YELLOW),
        PieceLook(3, WHITE, label="7", stand=RED, captor=BLUE), PieceLook(0, WHITE, label="a"),
        PieceLook(4, BLUE, frozen=True, label="b"), PieceLook(0, RED, frozen=True, captor=YELLOW),
    ]  # fmt: skip
    cells += [shown_piece(art, FIDE_TYPES["N"], look, 32, "cburnett") for look in looks]
    cells += [
        shown_piece(art, FIDE_TYPES["P"], looks[0], pixels, "cburnett")
        for pixels in (14, 19, 20, 24, 28, 32)
    ]
    zebra = KING._replace(letter="Z", asset="zebra")
    cells += [shown_piece(art, zebra, PieceLook(1, paint), 30, "cburnett") for paint in (BLUE, RED)]
    return sheet(34, 34, cells)


def tokens(_: QtBot) -> QImage:
    """Pieces that bear signs: every outline, both kinds of signs, both sides, and turned."""
    art = PieceArt()
    light, dark = PieceLook(1, YELLOW), PieceLook(2, RED, side=1)
    others = ["draughts/man", "draughts/king", "hidden/unknown", "hidden/bomb", "hidden/spy"]
    cells = [
        shown_piece(art, KING._replace(asset=outline), light, 32, "cburnett")
        for outline in (*OUTLINES, *others)
    ]
    cells += [
        shown_piece(art, KING._replace(asset=outline), look, 32, "cburnett", signs)
        for outline, (look, signs) in product(
            ("xiangqi/general", "xiangqi/horse", "shogi/king", "shogi/tokin"),
            ((dark, ""), (dark, PICTOGRAMS), (light, PICTOGRAMS)),
        )
    ]
    cells += [
        shown_piece(art, KING._replace(asset=outline), light._replace(turn=turn, **more), 32, "")
        for outline, turn, more in (
            ("shogi/pawn", 180, {}), ("shogi/pawn", 90, {"label": "a"}), ("shogi/gold", 0,
            {"frozen": True}), ("shogi/gold", 0, {"dead": True}), ("shogi/gold", 0,
            {"dead": True, "stone": True}), ("xiangqi/cannon", 180, {"captor": BLUE}),
            ("xiangqi/cannon", 0, {"label": "a"}), ("shogi/zebra", 0, {}),
        )
    ]  # fmt: skip
    small = KING._replace(asset="shogi/king")
    cells += [shown_piece(art, small, dark._replace(label=one), 20, "") for one in ("", "a")]
    return sheet(36, 36, cells)


def frames(_: QtBot) -> QImage:
    """Paint, bands with their patterns, two players' paint, frost, cracks, and new paint."""
    blue, red, yellow = QColor(BLUE), QColor(RED), QColor(YELLOW)
    looks = [
        FrameLook(blue), FrameLook(blue, red), FrameLook(blue, frozen=True),
        FrameLook(blue, stone=True), FrameLook(yellow, red, 4, frozen=True, stone=True),
    ]  # fmt: skip
    looks += [FrameLook(blue, yellow, pattern) for pattern in range(1, PATTERNS)]
    boards = [Alone(AREA, look) for look in looks]
    for part in (0.0, 0.3, 0.7, 0.95):
        boards.append(Alone(AREA, looks[1]))
        boards[-1].show_flow(looks[0], part)
    turned = Alone(AREA, looks[2])
    turned.set_pose(Pose(0, 0, 180.0))
    whole = [Alone(BoardArea(STRATEGIC, (Edge.SOUTH,)), FrameLook(yellow, far=red, stone=True))]
    whole += [Alone(BoardArea(WIDE, ()), looks[3]), Alone(BoardArea(HIGH, ()), looks[4])]
    return beside(
        in_rows([framed(board, 270) for board in (*boards[2:5], turned)]),
        in_rows([framed(board, 180) for board in (*boards[:2], *boards[5:9])]),
        in_rows([framed(board, 154) for board in boards[9:]]),
        in_rows([*(framed(board, 240) for board in whole[:2]), framed(whole[2], 40)]),
    )


def framed(board: Alone, width: int) -> QImage:
    """Return a board alone, without what lies on and beside it."""
    for child in board.childItems():
        child.setVisible(False)
    around = board.mapRectToScene(board.area.body).adjusted(-12, -12, 12, 12)
    return seen(board.home, around, width)


def in_rows(images: list[QImage]) -> QImage:
    """Return pictures one beside the other."""
    image = gallery.canvas(sum(one.width() for one in images),
                           max(one.height() for one in images), "#ffffff")  # fmt: skip
    with QPainter(image) as painter:
        left = 0
        for one in images:
            painter.drawImage(left, 0, one)
            left += one.width()
    return image


# Boards


def boards(_: QtBot) -> QImage:
    """Squares, points and lines of boards of every look and size, and names for their squares."""
    grey = FrameLook(QColor("#888888"))
    road = Zone("road", frozenset(14 * rank + file for rank in (0, 1, 6, 7, 12, 13)
                                  for file in range(14)))  # fmt: skip
    camp = Zone("promotion", frozenset(range(27)))
    shogi = BoardSpec(0, 9, 4, 0, "A", (Seam(Edge.NORTH),), (camp,), look=Look.PLAIN)
    xiangqi = BoardSpec(0, 9, 5, 0, "A", (Seam(Edge.NORTH),), XIANGQI, look=Look.POINTS)
    strategic = STRATEGIC._replace(zones=(road, Zone("orchard", frozenset(range(28, 31)))))
    over = (Seam(Edge.WEST, 1, Edge.EAST, True), Seam(Edge.EAST, 2, Edge.WEST, True))
    crossing = STRATEGIC._replace(ranks=5, seams=over)
    specs = [HALF, shogi, xiangqi, strategic, crossing, WIDE]
    found = []
    for theme in THEMES:
        for spec in specs:
            item = Alone(BoardArea(spec), grey, theme)
            found.append(framed(item, 160))
        item = Alone(AREA, grey, theme)
        item.set_pose(Pose(0, 0, 33.0 if theme is DARK else 180.0, True, exchanged=True))
        found.append(framed(item, 160))
        item = Alone(BoardArea(crossing), grey, theme)
        framed(item, 160)
        item.seams.setVisible(True)
        found.append(seen(item.home, item.sceneBoundingRect(), 160))
    return beside(*(in_rows(found[at : at + 4]) for at in range(0, len(found), 4)))


def marks(_: QtBot) -> QImage:
    """Each mark alone, several on one square, and the cursor."""
    together = [
        (Mark.LAST, Mark.PICKED), (Mark.PICKED, Mark.MATE), (Mark.MATE, Mark.PICKED, Mark.LAST),
        (Mark.CHECK, Mark.LAST), (Mark.TARGET, Mark.LAST), (Mark.DANGER, Mark.CHECK, Mark.CAPTURE),
        (Mark.ATTACKER, Mark.CHOICE), (Mark.OLDEST, Mark.OLDER, Mark.RECENT),
    ]  # fmt: skip
    single = [(one,) for one in Mark]
    found = []
    for theme in THEMES:
        item = Alone(AREA, FrameLook(QColor(BLUE)), theme)
        for some in (single[:16], [*single[16:], *together]):
            on = {2 * at + at // 4 % 2: frozenset(one) for at, one in enumerate(some)}
            item.below.show_marks(on)
            item.above.show_marks(on)
            item.above.show_cursor(31)
            found.append(seen(item.home, item.area.squares, 320))
    return beside(in_rows(found[:2]), in_rows(found[2:]))


def signs(_: QtBot) -> QImage:
    """What is shown of a board's part in the turn, of checks, and what it may be pointed at for."""
    found = []
    for theme in THEMES:
        look = FrameLook(QColor(BLUE))
        items = [Alone(AREA, look, theme) for _ in range(5)]
        items.append(Alone(BoardArea(STRATEGIC, (Edge.SOUTH, Edge.NORTH)), look, theme))
        items.append(Alone(POCKETED, look, theme))
        items.append(Alone(AREA, look, theme))
        items[0].turn_sign.show_sides(frozenset({Edge.SOUTH}))
        items[1].used_sign.setVisible(True)
        items[1].below.show_marks({8: frozenset({Mark.LAST})})
        items[2].receives_sign.setVisible(True)
        king, rook, knight = (square_centre(HALF, index) for index in (1, 6, 27))
        items[3].checks.show_lines([QLineF(rook, king), QLineF(knight, king)])
        items[3].checks.flash([king], 0.7)
        CheckSignItem(items[3], theme)
        items[4].checks.show_lines([QLineF(rook, king)])
        items[4].checks.draw_part(0.5)
        BoardOutline(items[4], theme)
        items[5].turn_sign.show_sides(frozenset({Edge.NORTH}))
        assert items[6].pocket is not None
        items[6].pocket.show_taken(items[6].pocket.ground.center())
        LitBoard(items[7], theme, LabelText("1", "Ben", BadgeLook("B", RED, 1, BLUE), True))
        items[6].show_lifted(True)
        LitBoard(items[6], theme, LabelText("12", "", BadgeLook("B", RED, 1), False)).show_pointed(
            True
        )
        found += [shown(item, 200) for item in items]
    return beside(*(in_rows(found[at : at + 4]) for at in range(0, len(found), 4)))


def plates(_: QtBot) -> QImage:
    """Plates with everything that may be on one, where there is room."""
    badge = BadgeLook("A", BLUE, 2, YELLOW)
    texts = [
        PlateText("Anna", "", False), PlateText("Anna", "to move", True, badge=badge),
        PlateText("Anna", "to move", False, chosen=True, clock="0:09.7"),
        PlateText("Anna", "", True, clock="0:09.7", urgent=True, bot="Lena"),
        PlateText("Benjamin" * 5, "to move", False, taken="aaa", shorter_taken="ab"),
        PlateText("Ben", "2 moves", False, taken="abc", asides=("was Anna",), bot="Lena"),
        PlateText("Anna", "", True, button="End turn", clock="1:00"),
        PlateText("Anna", "owes 3", False, frozen=True, badge=replace(badge, dead=True)),
    ]  # fmt: skip
    found = []
    for theme, text in product(THEMES, texts):
        board = Alone(AREA, FrameLook(QColor(BLUE)), theme)
        board.plate.say(text)
        if text.chosen:
            PlateFlash(board.plate, theme)
        plate = board.plate.mapRectToScene(board.plate.boundingRect())
        found.append(seen(board.home, plate.adjusted(-4, -4, 4, 4), 320))
    return in_rows([beside(*found[:8]), beside(*found[8:])])


def arrows(qtbot: QtBot) -> QImage:
    """Arrows and rings of armies and of none, whole and dashed, side by side, near and far."""
    desk = small(Desk(qtbot, a_game(3)), 480, 260)
    play(desk.session, "AB:e4 AB:e5 BC:d5 AB:Bc4 AB:Nc6 BC:Nf6 AB:Qh5 AB:Nf6 BC:Nc6 AB:Qxf7")

    def arrow(
        way: str, army: int | None = None, dashed: bool = False, paint: str = ""
    ) -> ArrowShape:
        source, target = map(square_named, way.split())
        return ArrowShape(source, target, army, dashed, paint)

    desk.scene.arrows.show("moves", [
        arrow("Aa1 Aa4", 0), arrow("Ba1 Bc4", 1), arrow("Ca1 Cc3"), arrow("Ag1 Bc3", 0),
        arrow("Bc3 Ag1", 1), arrow("Ag1 Bc3", 2, dashed=True), arrow("Ac2 Ad2", 0, dashed=True),
        arrow("Bf2 Bg2", 1), arrow("Cf4 Ch1", None, True, "#2f9e44"),
    ], [
        RingShape(square_named("Ce2"), 2), RingShape(square_named("Ae2"), 0, dashed=True),
        RingShape(square_named("Cb4")), RingShape(square_named("Bg4"), None, True, "#2f9e44"),
    ])  # fmt: skip
    near = grabbed(desk.view.viewport())
    desk.session.resign(3)
    desk.view.turn_by(60)
    desk.scene.set_theme(DARK)
    desk.view.fit()
    desk.view.draw_sharp()
    desk.settle()
    return beside(near, grabbed(desk.view.viewport()))


# The whole table


def small(desk: Desk, width: int, height: int) -> Desk:
    """Make a table so small, with its sharpest pictures."""
    desk.view.setUpdatesEnabled(True)
    desk.view.resize(width, height)
    desk.view.fit()
    desk.view.draw_sharp()
    desk.settle()
    return desk


def a_game(players: int) -> GameSession:
    """Return a new game of half-boards in the colours that armies usually have."""
    names = ["Anna", "Ben", "Clara", "David"][:players]
    match = seat(CFANP, {"order": "seats"}, names, default_colours(players), 0)
    return GameSession(match, CFANP.initial(players, match.options))


def tables(qtbot: QtBot) -> QImage:
    """Games of half-boards in rows, light, and on a stage, dark, empty and with a pair on it."""
    desk = small(Desk(qtbot, a_game(4)), 340, 220)
    play(desk.session, "AB:e4 BC:h3 CD:h3 AD:a6")
    desk.click(desk.square("Ab1"))
    desk.scene.interaction.keyboard.go(square_named("Ac3"))
    rows = grabbed(desk.view.viewport())
    desk.escape()
    desk.scene.set_theme(DARK)
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.session.pull_apart()
    empty = grabbed(small(desk, 340, 220).view.viewport())
    desk.push("A", "C")
    return beside(rows, empty, grabbed(desk.view.viewport()))


def whole_boards(qtbot: QtBot) -> QImage:
    """Boards of two with pockets, one piece of which is taken, and boards in a row."""
    ring = RingDesk(qtbot, a_ring())
    small(ring, 360, 230)
    play_ring(ring.session, MATE)
    ring.session.undo(2)
    ring.settle()
    found = [grabbed(ring.view.viewport())]
    row = small(Desk(qtbot, a_row(3)), 360, 180)
    row.key("2")
    row.settle()
    found.append(grabbed(row.view.viewport()))
    return beside(*found)


def over_the_table(qtbot: QtBot) -> QImage:
    """What lies over a table: sentences, the banner of a mate, questions and covers."""
    picture = QPixmap(24, 24)
    picture.fill(QColor(RED))
    offers = [Offer(word, picture, lambda: None) for word in ("Queen", "Rook")]
    offers.append(replace(offers[0], text="Swap it", captioned=True, struck=True))
    columns = []
    for theme in THEMES:
        desk = small(Desk(qtbot, a_game(3)), 320, 240)
        desk.scene.set_theme(theme)
        toast = Toast(desk.view)
        toast.set_theme(theme)
        record = RecordSign(desk.view, toast)
        record.set_theme(theme)
        found = []
        for words in (offers, [Offer("A + B", None, lambda: None)] * 3):
            chooser = Chooser("Which?", words, lambda: None, theme)
            desk.scene.addItem(chooser)
            chooser.setPos(desk.scene.sceneRect().center())
            chooser.point_at(1)
            found.append(grabbed(desk.view).copy(0, 110, 320, 130))
            desk.scene.removeItem(chooser)
        toast.say("You may not do this")
        play(desk.session, "AB:e4 AB:e5")
        desk.session.undo()
        record.follow(desk.session)
        found.append(grabbed(desk.view).copy(0, 60, 320, 180))
        toast.clear()
        found.append(grabbed(desk.view).copy(0, 180, 320, 60))
        banner = Banner(desk.view, theme)
        banner.say("Anna has captured Ben", BadgeLook("B", BLUE, 1, RED), detail="Ben is out.")
        found.append(grabbed(banner))
        banner.dismiss()
        card = HandOverCard(desk.view, theme)
        card.show_for("Ben", BadgeLook("B", BLUE, 1, RED))
        found.append(grabbed(card).copy(0, 20, 320, 200))
        card.hide()
        columns.append(beside(*found))
    return in_rows(columns)


def ways(_: QtBot) -> QImage:
    """A piece painted over by the next owner's paint, frost and crystals by themselves."""
    art = PieceArt()
    before, after = (art.pixmap(FIDE_TYPES["R"], PieceLook(0, paint), 40) for paint in (BLUE, RED))

    def over(part: float) -> Draw:
        return lambda painter: painter.drawPixmap(-20, -20, repainted(before, after, part))

    def crystal(ink: str, reach: float) -> Draw:
        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(QRectF(-20, -20, 40, 40), QColor(ink))
            frost.draw_crystal(painter, QPointF(0, 0), reach)

        return draw

    cells = [over(part / 7) for part in range(8)]
    cells += [crystal(ink, reach) for reach in (8, 16) for ink in PAINTS[:4]]
    return sheet(40, 40, cells)


PICTURES = (
    badges, pieces, tokens, frames, boards, marks, signs, plates, arrows, tables, whole_boards,
    over_the_table, ways,
)  # fmt: skip


@pytest.mark.parametrize("painted", PICTURES, ids=lambda one: one.__name__.replace("_", "-"))
def test_it_looks_as_it_did(
    qtbot: QtBot, tmp_path: Path, painted: Callable[[QtBot], QImage]
) -> None:
    gallery.compare(painted.__name__.replace("_", "-"), painted(qtbot), tmp_path)
