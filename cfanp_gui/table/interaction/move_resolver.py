"""Resolution of a player's gesture into an action, with questions for what it leaves open.

`session.input` interprets the attempt. This module shows the questions, holds the piece over its
target until they are answered, and lets a refused piece glide back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF

from cfanp_gui.bots.standing import agrees
from cfanp_gui.core.actions import Action, Gesture, PocketSource, Source
from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.piece_letters import key_letters
from cfanp_gui.session import input as session_input
from cfanp_gui.session.view_model import join_text, refusal_text
from cfanp_gui.table.interaction.board_choice import BoardChoice
from cfanp_gui.table.interaction.chooser import Chooser
from cfanp_gui.table.interaction.question import Offer, Question
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.layout.geometry import laid_rect
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.translate import joined, piece_letters, sentence, tr, translated


@dataclass(frozen=True, slots=True)
class AwaitedSquare:
    """Lit squares one of which must be pointed at, for a piece held over its target."""

    words: str
    """Text of the question that the squares answer."""
    goals: Mapping[Square, tuple[Gesture, ...]]
    """Gestures that each of the squares stands for."""
    held: Source
    """Source of the piece held over the table."""
    target: Square
    """Square over which it is held."""
    placing: Source | None
    """Source of another piece, which goes to the square; None if the piece held does."""


class MoveResolver:
    """Controller that proposes actions to the session and asks questions where needed."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self.question: Question | None = None
        """Question on the table; None if there is none."""
        self.awaited: AwaitedSquare | None = None
        """Squares one of which must be chosen; None if no square is awaited."""
        self.pointed_out: tuple[int, ...] = ()
        """Boards that the answer pointed at is about."""

    @property
    def chooser(self) -> Chooser | None:
        """Return the question beside a square; None if there is none."""
        return self.question if isinstance(self.question, Chooser) else None

    @property
    def choice(self) -> BoardChoice | None:
        """Return the choice between lit boards; None if there is none."""
        return self.question if isinstance(self.question, BoardChoice) else None

    @property
    def goals(self) -> Mapping[Square, tuple[Gesture, ...]]:
        """Return the lit squares, one of which must be chosen, with the gestures of each."""
        return {} if self.awaited is None else self.awaited.goals

    @property
    def source(self) -> Source | None:
        """Return the source of the piece that goes to the square or the board pointed at."""
        if self.choice is not None:
            return self.choice.source
        return None if self.awaited is None else self.awaited.placing

    @property
    def waits(self) -> bool:
        """Return True if there is a question on the table, or a square must be chosen."""
        return self.question is not None or self.awaited is not None

    # Pieces

    def move(
        self, source: Source, target: Square, gestures: Sequence[Gesture] | None = None
    ) -> None:
        """Propose to move a piece to a square, or ask about the `gestures` still possible."""
        table, shown = self._table, self._table.placement.shown
        if gestures is None:
            resolution = session_input.resolve(table.session, source, target, shown)
        else:
            resolution = session_input.narrow(table.session, gestures, shown)
        match resolution:
            case session_input.Playable(action):
                self.propose(action, source)
            case session_input.Refused(refusal):
                table.layer.put_back(source)
                table.refuse(refusal)
            case session_input.Ask(question, answers):
                offers = [self._offer(answer, source, target) for answer in answers]
                self._ask_held(translated(question), offers, source, target)
            case session_input.Choose():
                self._let_choose(resolution, source, target)
            case session_input.Point(question, goals, letter):
                self.close()
                placing = PocketSource(self._home_of(source), letter) if letter else None
                words = translated(question)
                self.awaited = AwaitedSquare(words, goals, source, target, placing)
                table.hint(words)
                self._hold(source, target)
                table.refresh()
            case session_input.Consult():
                self._consult(resolution, source, target)

    def decline(self, source: Source) -> None:
        """Report the reason nothing can be picked up at a source."""
        self._table.layer.put_back(source)
        self._table.refuse(session_input.decline(self._table.session, source))

    def propose(self, action: Action, source: Source | None = None) -> None:
        """Propose an action to the session; a refusal is reported, and the piece glides back."""
        table = self._table
        table.forget_causes()
        refusal = table.session.propose(action)
        if refusal is not None:
            if source is not None:
                table.layer.put_back(source)
            table.refuse(refusal)

    def _offer(self, answer: session_input.Answer, source: Source, target: Square) -> Offer:
        """Return the offer of a piece that may be chosen, with its picture."""
        session, gesture, letter = self._table.session, answer.gestures[0], answer.letter
        letters = key_letters(piece_letters(), session.game.piece_types)
        keys = tuple(typed for typed, meant in letters.items() if meant == letter)
        goes = False
        if answer.label is None and gesture.placed is None and isinstance(gesture.source, Square):
            piece = session.position.pieces()[gesture.source]._replace(letter=letter)
        else:
            _, transition = session.preview(gesture.action)
            if transition.placed:
                piece = transition.placed[0].piece
            elif transition.moved:
                piece = transition.moved[0].after._replace(letter=letter)
            else:
                piece, goes = transition.captured[0].piece, True
        words = letter if answer.label is None else translated(answer.label)
        choose = partial(self.move, source, target, answer.gestures)
        picture, captioned = self._table.portrait(piece), answer.label is not None
        return Offer(words, picture, choose, None, keys, captioned, goes)

    def enter(self, action: Action) -> None:
        """Propose a legal action given as a whole, after the player who must agree to it does."""
        session = self._table.session
        match session_input.consulted(session, action):
            case session_input.Consult() as asked:
                for move in session.preview(action)[1].moved[:1]:
                    self._consult(asked, move.origin, move.target)
            case _:
                self.propose(action)

    def _consult(self, asked: session_input.Consult, source: Source, target: Square) -> None:
        """Ask the player who must agree to an action; a bot answers at once."""
        table, session = self._table, self._table.session

        def declined() -> None:
            table.layer.put_back(source)
            words = tr("{name} does not agree. Nothing has been moved.")
            table.message.emit(words.format(name=session.name(asked.player)))

        agreed = partial(self.propose, asked.action, source)
        if not session.moves_itself(asked.player):
            offers = _yes_or_no(agreed, declined)
            self._ask_held(translated(asked.question), offers, source, target)
            return
        after, _ = session.preview(asked.action)
        agrees_to = agrees(session.position, after, asked.player, session.game.piece_types)
        (agreed if agrees_to else declined)()

    def consult_for_bot(self, action: Action, declined: Callable[[], None]) -> None:
        """Ask the player who must agree to a bot's action, then propose it, or call `declined`."""
        table, session = self._table, self._table.session
        asked = session_input.consulted(session, action)
        assert isinstance(asked, session_input.Consult), "somebody must agree"
        moved = session.preview(action)[1].moved
        agreed = partial(session.propose, action, by_bot=True)
        offers = _yes_or_no(lambda: table.refuse(agreed()), declined)
        at = table.centre_of(moved[0].target) if moved else QPointF(0, 0)
        self._ask(translated(asked.question), offers, declined, at)

    # Boards

    def push(self, board: int, other: int) -> None:
        """Push two boards together, and report if nothing can be done on them."""
        table = self._table
        position = table.session.position
        if position.join is None:
            return
        pair = pair_of(board, other)
        if (choice := self.choice) is not None:
            index = choice.index_of(pair.other(choice.asked.board))
            if index is not None:
                choice.take(index)
                return
        table.forget_causes()
        lies_there = table.session.pair == pair
        refusal = table.session.push(pair)
        if refusal is not None:
            table.refuse(refusal)
            table.lay_all()
        elif (turn := position.turn()) is not None and turn.spent & set(pair):
            table.message.emit(sentence(join_text(position, pair)))
        if lies_there:
            table.focus.face_mover()

    def show_pair(self, pair: Pair | None) -> None:
        """Show two boards together even if they are not; None shows the session's pair."""
        placement = self._table.placement
        shown = self._table.session.pair if pair is None else pair
        if shown != placement.shown:
            placement.shown = shown
            self._table.lay_anew()

    # Questions

    def ask_decision(self) -> None:
        """Ask a player who must decide something before the game goes on."""
        session = self._table.session
        position = session.position
        if not position.deciders():
            return
        decider = min(position.deciders())
        decision = position.decision(session.name(decider))
        if decision is None or session.moves_itself(decider):
            return
        boards = [board for option in decision.options for board in option.boards]
        focus = self._table.focus.boards
        if focus is not None and boards and not set(focus) & set(boards):
            self._table.focus.show(None)
        offers = []
        for option in decision.options:
            choose = partial(self.propose, option.action)
            show = partial(self._point_out, option.boards)
            offers.append(Offer(translated(option.label), None, choose, show))
        at, cancelled = self._near(boards[0] if boards else 0), partial(self._point_out, ())
        self._ask(translated(decision.question), offers, cancelled, at, boards)

    def _near(self, board: int) -> QPointF:
        """Return the scene point at the middle of a board, or of the first one in focus."""
        focus = self._table.focus.boards
        return self._table.boards[board if focus is None else focus[0]].pos()

    def ask_who_passes(self, passes: Mapping[int, Action]) -> None:
        """Ask which of several players passes; `passes` are their actions by seat."""
        session = self._table.session
        offers = []
        for seat, action in passes.items():
            name = session.name(session.position.seat_status(seat).player)
            offers.append(Offer(name, None, partial(self.propose, action)))
        board = session.position.seat_status(next(iter(passes))).seat.board
        self._ask(tr("Who passes?"), offers, lambda: None, self._near(board))

    def _point_out(self, boards: Sequence[int]) -> None:
        """Mark the plates of the players who must decide at the boards an answer is about."""
        position = self._table.session.position
        seats = [seat for seat in position.seats() if seat.board in boards]
        choosing = (seat for seat in seats if position.seat_status(seat.id).choosing is not None)
        self.pointed_out = tuple(seat.board for seat in choosing)
        self._table.refresh()

    def close(self) -> None:
        """Close the question, and stop waiting for a square or board."""
        waited, question = self.waits, self.question
        self.question, self.awaited, self.pointed_out = None, None, ()
        if question is not None:
            question.leave()
            self.show_pair(None)
        if waited:
            self._table.hint("")

    def _ask(
        self,
        title: str,
        offers: list[Offer],
        cancelled: Callable[[], None],
        at: QPointF,
        boards: Sequence[int] = (),
    ) -> None:
        """Ask a question at a scene point, beside the boards it is about."""
        self.close()
        self.open(Chooser(title, offers, cancelled, self._table.theme), at, boards)

    def _ask_held(self, title: str, offers: list[Offer], source: Source, target: Square) -> None:
        """Ask a question about a piece that is held over its target."""
        self.close()
        self._hold(source, target)
        placement, arrangement = self._table.placement, self._table.arrangement
        # If a board fills the view, only the squares near the target can be kept free.
        boards = set() if arrangement.crossing else set(arrangement.whole(target.board))
        if placement.shown is not None and target.board in placement.shown:
            boards |= set(placement.shown)
        put_back = partial(self._table.layer.put_back, source)
        self._ask(title, offers, put_back, self._table.centre_of(target), sorted(boards))

    def open(self, question: Question, at: QPointF, boards: Sequence[int] = ()) -> None:
        """Open a question near a scene point, beside the boards it is about and their hands."""
        table, laid = self._table, self._table.placement.poses()
        question.closed.connect(self.close)
        self.question = question
        bodies = (laid_rect(table.boards[board].area.body, laid[board]) for board in boards)
        hands = (laid_rect(table.layer.hand_rect(board), laid[board]) for board in boards)
        question.open(table, at, bodies, hands)
        table.hint("", asks=True)
        table.asked.emit(question.title)

    def _hold(self, source: Source, target: Square) -> None:
        self._table.layer.settle()
        self._table.layer.carry(source, self._table.centre_of(target))

    def press(self, point: QPointF, left: bool) -> bool:
        """Handle a press with a question open; return True if the pointer must handle it too."""
        chooser = self.chooser
        assert chooser is not None, "there is a question on the table"
        source = None if chooser.covers(point) else self._table.hit(point).source
        if not left:
            chooser.cancel()
        elif isinstance(source, PocketSource) and chooser.choose(source.letter):
            return True  # the pocket piece was pressed instead of its picture
        elif self.chooser is chooser:
            chooser.press(point)
        return False

    # Pointing at boards

    def _let_choose(self, asked: session_input.Choose, source: Source, target: Square) -> None:
        """Light the boards against which one may be pushed, until one of them is chosen."""
        table = self._table
        self.close()
        self._hold(source, target)
        choice = BoardChoice(
            table,
            asked,
            (source, target),
            lambda candidate: self.move(source, target, candidate.gestures),
            lambda candidate: self.show_pair(candidate.pair),
            partial(table.layer.put_back, source),
        )
        line = choice.title
        if asked.refusal is not None:
            table.refuse(asked.refusal)
            line = joined(" ", (sentence(refusal_text(table.session, asked.refusal)), line))
        self.open(choice, table.centre_of(target))
        table.hint(line)
        table.refresh()

    def point_board(self, board: int) -> bool:
        """Answer with a board; if none is awaited, stop waiting for a square and return False."""
        if (choice := self.choice) is None:
            self.point(None)
        elif (index := choice.index_of(board)) is None:
            self._refuse_board(choice, board)
        else:
            choice.take(index)
        return choice is not None

    def _refuse_board(self, choice: BoardChoice, board: int) -> None:
        """Report the reason a board cannot be chosen; for the pushed board, repeat the question."""
        why_not, own = self._table.session.position.gesture_refusal, choice.asked.board
        pair = None if board == own else pair_of(own, board)
        refusal = None if pair is None else why_not(choice.source, choice.target, pair)
        self._table.refuse(refusal)
        if refusal is None:
            self._table.message.emit(choice.title)

    def let_go(self, hit: Hit, at: QPointF, origin: Source, moved: bool) -> None:
        """Use a clicked square or board, or the target of a drop from `origin`, as the answer."""
        choice, item = self.choice, hit.item
        if choice is None:
            if self.awaited is not None:
                self._let_go_on_square(self.awaited, hit, origin, moved)
            return
        index = choice.at(hit, at)
        if index is not None:
            choice.take(index)
        elif item is None or hit.square == choice.source:
            choice.cancel()
        elif moved and hit.square not in (None, choice.target) and item.board == choice.asked.board:
            choice.cancel()
            assert hit.square is not None, "the piece was dropped on a square"
            self.move(choice.source, hit.square)
        else:
            self._refuse_board(choice, item.board)
            self._hold(choice.source, choice.target)

    # Pointing at squares

    def _let_go_on_square(
        self, awaited: AwaitedSquare, hit: Hit, origin: Source, moved: bool
    ) -> None:
        layer, square, goals, held = self._table.layer, hit.square, awaited.goals, awaited.held
        if not moved:
            if square is not None or hit.source != awaited.placing:
                self.point(square)
            return
        layer.settle()
        if awaited.placing is not None:
            if square not in goals:
                layer.put_back(awaited.placing)
            if square is not None:
                self.point(square)
        elif isinstance(origin, Square) and origin != held:  # another piece that would move
            for gesture in goals.get(origin, ())[:1]:
                moves = self._table.session.preview(gesture.action)[1].moved
                if square in [move.target for move in moves if move.origin == origin]:
                    self.point(origin)
                    return
            layer.put_back(origin)
            self._table.message.emit(awaited.words)
        elif square in goals:
            self.point(square)
        elif square is not None and square == awaited.target:
            self._hold(held, square)
        else:  # the piece held moves to another square instead
            self.point(None)
            if square is not None and square != held:
                self.move(held, square)

    def _home_of(self, source: Source) -> int:
        """Return the board with the pocket of the player whose piece is at a source."""
        position = self._table.session.position
        piece = position.pieces().get(source) if isinstance(source, Square) else None
        group = self._table.arrangement.whole(source.board)
        seats = (seat for seat in position.seats() if piece and seat.army == piece.army)
        return next((seat.board for seat in seats if seat.board in group), source.board)

    def point(self, square: Square | None) -> bool:
        """Answer with a square, or cancel with None; return True if an answer was awaited."""
        choice, awaited = self.choice, self.awaited
        if choice is not None:
            if square is None or square == choice.source:
                choice.cancel()
            else:
                self.point_board(square.board)
            return True
        if awaited is None:
            return False
        table, held = self._table, awaited.held
        gestures = () if square is None else awaited.goals.get(square, ())
        if square is not None and not gestures:
            gesture = next(iter(awaited.goals.values()))[0]
            together = (*table.arrangement.whole(gesture.target.board), *(gesture.pair or ()))
            refusal = session_input.placing_refusal(table.session, gesture, square)
            if refusal is not None and square.board in together:
                table.refuse(refusal)
                return True
        self.close()
        if square is not None and any(len(gestures) > 1 or gesture.way for gesture in gestures):
            self.move(held, square, gestures)
        elif gestures:
            self.propose(gestures[0].action, held)
        else:
            table.layer.put_back(held)
        table.refresh()
        return True


def _yes_or_no(yes: Callable[[], None], no: Callable[[], None]) -> list[Offer]:
    """Return the offers "Yes" and "No" for a question of agreement."""
    keys = tr("Y", "key that says yes"), tr("N", "key that says no")
    return [Offer(tr("Yes"), None, yes, keys=keys[:1]), Offer(tr("No"), None, no, keys=keys[1:])]
