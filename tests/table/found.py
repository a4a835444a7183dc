"""What is found at a table by the lines of `told`: positions, words, marks, plates."""

import re

from PySide6.QtCore import QPointF, Qt

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Edge, Square
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import needs_in_one
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.feedback.toast import Toast
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.interaction.keyboard import ARROWS
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.layers.plates import PlateItem
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DEAD
from tests.session.play import pair
from tests.table.desk import Desk, flows, on_stage
from tests.table.ring import RingDesk


class Found:
    """A table that is asked; a method that returns words is a verb of `told`."""

    desk: Desk
    squares: dict[str, Square]
    squares_of_ring = False

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        return self.desk.session

    def point(self, text: str) -> QPointF:
        """Return a point of the scene."""
        text, _, step = text.partition("+")
        what, _, of = text.partition("@")
        desk, scene = self.desk, self.desk.scene
        desk.settle()
        if what in self.squares:
            at = scene.centre_of(self.squares[what])
        elif what == "plate":
            at = self.plate(of).mapToScene(QPointF(0, 0))
        elif what == "button":
            button = self.plate(of).button
            at = button.mapToScene(button.rect().center())
        elif what == "home":
            at = scene.arrangement.homes[BOARD_LETTERS.index(of)].centre
        elif what == "answer":
            assert scene.interaction.resolver.chooser is not None, "nothing is asked"
            at = scene.interaction.resolver.chooser.answer_at(int(of) - 1)
        elif what == "pocket":
            assert isinstance(desk, RingDesk)
            at = desk.in_pocket(int(of[:-2]), "wb".index(of[-2]), of[-1])
        elif what == "hand":
            item = scene.layer.held(PocketSource("AB".index(of[0]), of[1]))
            assert item is not None, f"there is no {of[1]} in the hand"
            at = item.scenePos()
        elif what == "stage":
            assert scene.arrangement.stage is not None
            at = scene.arrangement.stage.rect.center()
        elif what == "words":
            toast = desk.view.findChild(Toast)
            assert isinstance(toast, Toast)
            at = desk.view.mapToScene(toast.geometry().center())
        elif what == "bare":
            at = scene.home_rect().topLeft() + QPointF(5, 5)
        else:
            at = desk.grip(of) if what == "frame" else desk.seat_of(*of)
        right, _, down = (step or "0,0").partition(",")
        return at + QPointF(float(right), float(down)) * SQUARE

    def plate(self, of: str) -> PlateItem:
        """Return a name plate, such as ``A``, ``1w`` on a ring, and ``1n`` at an edge."""
        self.desk.settle()
        if self.squares_of_ring:
            return self.desk.scene.boards[half_board(int(of[:-1]), "wb".index(of[-1]))].plate
        if of[0].isdigit():
            edge = Edge.NORTH if of.endswith("n") else Edge.SOUTH
            return self.desk.scene.boards[int(of[0]) - 1].plates[edge]
        return self.desk.board(of).plate

    def played(self) -> str:
        node = self.session.node
        return "" if node.action is None else node.action.text

    def line(self) -> str:
        return " ".join(one.action.text for one in self.session.line() if one.action)

    def pair(self) -> str:
        shown = self.session.pair
        return "" if shown is None else shown.name.replace("+", "")

    def says(self) -> str:
        """Return the sentence that was shown last since this was asked before."""
        said = self.desk.message[-1] if self.desk.message else ""
        self.desk.message.clear()
        return said

    def rule(self) -> str:
        return self.desk.rule[-1] if self.desk.rule else ""

    def hint(self) -> str:
        self.desk.settle()
        return self.desk.hint[-1]

    def sentence(self) -> str:
        self.desk.settle()
        return self.desk.view.sentence

    def named(self, square: object) -> str:
        """Return the name of a square, or of whatever else is picked up."""
        names = {where: name for name, where in self.squares.items()}
        return "" if square is None else names.get(square, str(square))  # type: ignore[call-overload]

    def picked(self) -> str:
        picked = self.desk.scene.interaction.picked
        return getattr(picked, "letter", None) or self.named(picked)

    def cursor(self) -> str:
        return self.named(self.desk.scene.interaction.keyboard.square)

    def chosen(self) -> str:
        board = self.desk.scene.interaction.controls.chosen
        return "" if board is None else BOARD_LETTERS[board]

    def stage(self) -> str:
        return on_stage(self.desk)

    def badge(self) -> str:
        return self.desk.scene.note_line

    def asks(self) -> str:
        """Return the answers of the question on the table, of boards their letters."""
        resolver = self.desk.scene.interaction.resolver
        if resolver.choice is not None:
            return " ".join(BOARD_LETTERS[board] for board in resolver.choice.boards)
        question = resolver.question
        return "" if question is None else " | ".join(offer.text for offer in question.offers)

    def title(self) -> str:
        question = self.desk.scene.interaction.question
        return "" if question is None else question.title

    def focus(self) -> str:
        """Return the numbers of the boards that are shown, where not all are."""
        shown = self.desk.view.focus
        half = 2 if self.squares_of_ring else 1
        return " ".join(map(str, sorted({one // half + 1 for one in shown or ()})))

    def goals(self) -> str:
        """Return the squares of which one is to be pointed at."""
        return " ".join(sorted(map(self.named, self.desk.scene.interaction.resolver.goals)))

    def arrows(self) -> str:
        """Return the arrows that something shows at the table, such as ``Bg1-Be1``."""
        self.desk.settle()
        shown = [one for some in self.desk.scene.arrows.arrows.values() for one in some]
        return " ".join(sorted(map(self.arrow, shown)))

    def arrow(self, shape: ArrowShape) -> str:
        """Return an arrow in a word: its squares, its army, and whether it is dashed."""
        army = "" if shape.army is None else f"/{shape.army + 1}"
        return f"{self.named(shape.source)}{'~' if shape.dashed else '-'}" + (
            f"{self.named(shape.target)}{army}{shape.colour}"
        )

    def drawn(self) -> str:
        """Return the drawings at this position, kept with the record."""
        drawings = self.session.node.drawings
        words = [f"{self.named(one.source)}-{self.named(one.target)}/{one.paint}"
                 for one in drawings.arrows]  # fmt: skip
        return " ".join([*words, *(f"{self.named(one.square)}/{one.paint}"
                                   for one in drawings.rings)])  # fmt: skip

    def pointed_out(self) -> str:
        """Return the numbers of the boards that are pointed out by the answer under the mouse."""
        boards = self.desk.scene.interaction.resolver.pointed_out
        return " ".join(map(str, sorted({board // 2 + 1 for board in boards})))

    def pointer(self) -> str:
        return self.desk.view.viewport().cursor().shape().name.removesuffix("Cursor")

    def marked(self, mark: str) -> str:
        """Return the squares with a mark."""
        self.desk.settle()
        found = []
        for name, where in self.squares.items():
            item = self.desk.scene.boards[where.board]
            layers = (item.below, item.above) if item in self.desk.present else ()
            if any(Mark[mark] in layer.marks.get(where.index, ()) for layer in layers):
                found.append(name)
        return " ".join(sorted(found))

    def includes(self, of: str) -> str:
        """Return the squares of those named that have a mark: ``includes TARGET Ae3 Ae4 = Ae3``."""
        mark, *names = of.split()
        return " ".join(name for name in names if name in self.marked(mark).split())

    def tip(self, of: str) -> str:
        return self.desk.tip(self.point(of))

    def lit(self) -> str:
        """Return the numbers of the boards that would receive a piece."""
        return self.shown("receives_sign")

    def used(self) -> str:
        """Return the numbers of the boards that take no part in the turn any more."""
        return self.shown("used_sign")

    def show(self, rest: str) -> None:
        """Show a pair that nobody has pushed, or no longer."""
        if self.ghost is None:
            self.ghost = GhostJoin(self.desk.scene)
        self.ghost.show(pair(rest) if rest else None)
        self.desk.settle()

    def shows(self) -> str:
        """Return the pair that is shown, whether it is pushed together or not."""
        pair = self.desk.scene.placement.shown or self.session.pair
        return "" if pair is None else pair.name.replace("+", "")

    def large(self) -> str:
        """Return the numbers of the boards that are seen large."""
        self.desk.settle()
        half = 2 if self.squares_of_ring else 1
        large = {one.board // half + 1 for one in self.desk.present if one.pose.scale > 1}
        return " ".join(map(str, sorted(large)))

    def faded(self) -> str:
        """Return the letters of the boards that are seen through."""
        boards = self.desk.scene.boards.values()
        return " ".join(BOARD_LETTERS[one.board] for one in boards if one.opacity() < 1)

    def pointed(self) -> str:
        """Return key and name of the boards that are pointed at as an answer."""
        choice = self.desk.scene.interaction.resolver.choice
        texts = [one.label.text for one in (choice.lit if choice else ()) if one.pointed]
        return " | ".join(f"{text.key} {text.name}" for text in texts)

    def shown(self, sign: str) -> str:
        """Return the numbers of the boards, from 1, that show a sign."""
        self.desk.settle()
        present = self.desk.present
        return " ".join(str(one.board + 1) for one in present if getattr(one, sign).isVisible())

    def crossing(self) -> str:
        gesture = self.desk.scene.interaction.crossing.gesture
        return "" if gesture is None else needs_in_one(self.desk.session, gesture)

    def turns(self) -> str:
        """Return the edges at which somebody is to move, of boards by their numbers."""
        self.desk.settle()
        return " ".join(
            f"{item.board + 1}:{side.name.lower()}"
            for item in self.desk.present
            for side in item.turn_sign.sides
        )  # fmt: skip

    def plates(self) -> str:
        """Return the names on all plates, each with the first words beside it."""
        return " | ".join(" ".join([one.text.title, *one.text.asides[:1]])
                          for one in self.all_plates())  # fmt: skip

    def buttons(self) -> str:
        """Return the visible buttons of plates, behind the names."""
        found = [one.text for one in self.all_plates() if one.button.isVisible()]
        return " | ".join(f"{one.title}: {one.button}" for one in found)

    def all_plates(self) -> list[PlateItem]:
        self.desk.settle()
        return [plate for item in self.desk.present for plate in item.plates.values()]

    def noted(self) -> str:
        return self.desk.noted[-1] if self.desk.noted else ""

    def told(self) -> str:
        """Return the threats read aloud since this was last asked."""
        said = " ".join(self.aloud)
        self.aloud.clear()
        return said

    def help(self) -> str:
        """Press the key that asks how a piece moves; return the words, behind its tip's title."""
        heard: list[str] = []
        self.desk.scene.explained.connect(heard.append)
        tip = self.desk.shown_tip(lambda: self.desk.key("?"))
        self.desk.scene.explained.disconnect(heard.append)
        title = re.search("<b>(.*?)</b>", tip)
        return " ".join([f"{title[1]}:" if title else "", *heard]).strip()

    def lines_end(self) -> str:
        """Return the squares at which the lines to attacked Kings end."""
        scene = self.desk.scene
        found = {scene.hit(item.mapToScene(one.p2())).square
                 for item in scene.boards.values() for one in item.checks.lines}  # fmt: skip
        return " ".join(map(self.named, found))

    def lined(self) -> str:
        """Return the letters of the boards with lines to attacked Kings."""
        self.desk.settle()
        boards = self.desk.scene.boards.values()
        return " ".join("S" if one.board == STRIP else BOARD_LETTERS[one.board]
                        for one in boards if one.checks.lines)  # fmt: skip

    def playing(self) -> str:
        """Return the state of a moment: “playing”, and “again” if it can be replayed."""
        moments = self.desk.scene.moments
        return " ".join(word for word, so in (("playing", moments.playing),
                                              ("again", moments.can_replay)) if so)  # fmt: skip

    def reached(self) -> str:
        """Return to how many squares arrows lead from the cursor."""
        keyboard = self.desk.scene.interaction.keyboard
        seen, waiting = {keyboard.square}, [keyboard.square]
        while waiting:
            here = waiting.pop()
            for key in ARROWS:
                keyboard.go(here)
                self.bot.keyClick(self.desk.view, Qt.Key(key))
                if keyboard.square not in seen:
                    seen.add(keyboard.square)
                    waiting.append(keyboard.square)
        return str(len(seen))

    def position(self) -> str:
        return self.session.position.to_text()

    def taken(self) -> str:
        """Return the letters of the boards in whose pocket a piece is marked as picked up."""
        self.desk.settle()
        pockets = {item.board: item.pocket for item in self.desk.present}
        return " ".join(BOARD_LETTERS[board] for board, one in pockets.items()
                        if one is not None and one.taken is not None)  # fmt: skip

    def flowing(self) -> str:
        """Return the letters of the boards on which new paint flows over pieces."""
        self.desk.settle()
        pieces = self.desk.scene.pieces.items()
        return " ".join(sorted({BOARD_LETTERS[at.board] for at, one in pieces if flows(one)}))

    def looks(self, letter: str) -> str:
        """Return the marks on the frame of a half-board besides its own paint."""
        look, colours = self.desk.board(letter).look, self.session.match.colours
        captor = "" if look.captor is None else f"of {colours.index(look.captor.name()) + 1}"
        dead = "dead" * (look.paint == DEAD)
        return " ".join(filter(None, (captor, "frozen" * look.frozen, "stone" * look.stone, dead)))

    def sees(self, names: str) -> str:
        """Return the squares of those named that lie in the view."""
        self.desk.settle()
        port = self.desk.view.viewport().rect()
        return " ".join(one for one in names.split()
                        if port.contains(self.desk.pixel(self.point(one))))  # fmt: skip

    def claims(self, keys: str) -> str:
        """Return the keys of those named that mean something at the table now."""
        claims = self.desk.scene.interaction.keyboard.claims
        return " ".join(
            one for one in keys.split()
            if (claims(getattr(Qt.Key, f"Key_{one}")) if len(one) > 1 else claims(0, one))
        )  # fmt: skip

    def note(self, letter: str) -> str:
        return self.plate(letter).text.note

    def notes(self, letter: str) -> str:
        """Return the note of a plate, and the shorter ones where there is less room."""
        text = self.plate(letter).text
        return " | ".join(filter(None, (text.note, *text.shorter_notes)))

    def words(self, letter: str) -> str:
        """Return the name on a plate, what may stand behind it, and the clock."""
        text = self.plate(letter).text
        return " | ".join(filter(None, (text.title, *text.asides, text.clock)))

    def bots(self) -> str:
        """Return the names on the plates of bots."""
        return " | ".join(one.text.title for one in self.all_plates() if one.text.bot)

    def stands(self, of: str) -> str:
        """Return the letter of the piece on a square, if any."""
        piece = self.session.position.pieces().get(self.squares[of])
        return "" if piece is None else piece.letter

    def pocket(self, of: str) -> str:
        assert isinstance(self.desk, RingDesk)
        return " ".join(self.desk.pocket(int(of[:-1]), "wb".index(of[-1])))
