"""Turns what a player does with a piece into an action, and asks for what it leaves open.

What an attempt means is found out by `session.input`; here the questions are laid on the table, the
piece is held over its target until they are answered, and what is refused glides back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from cfanp_gui.core.actions import Gesture, PocketSource, Source
from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.capabilities import Decisions, Joins, Turns
from cfanp_gui.core.game import Action
from cfanp_gui.core.pieces import Piece
from cfanp_gui.session import input as session_input
from cfanp_gui.session.view_model import join_text
from cfanp_gui.table.interaction.chooser import Chooser, Offer
from cfanp_gui.table.interaction.host import TableHost
from cfanp_gui.table.translate import tr, translated

Portrait = Callable[[Piece], QPixmap]
"""Returns the picture of a piece to choose it by."""


class MoveResolver:
    """Proposes actions to the session, with questions where they are needed."""

    def __init__(self, host: TableHost, portrait: Portrait) -> None:
        self._host = host
        self._portrait = portrait
        self.chooser: Chooser | None = None
        """The question on the table."""
        self.goals: Mapping[Square, Gesture] = {}
        """Lit squares one of which is to be pointed at, and what each of them means."""
        self.source: Source | None = None
        """Where the piece comes from that goes on the square pointed at."""
        self._held: Source | None = None
        """What is held over the table until a square is pointed at."""

    # Pieces

    def move(self, source: Source, target: Square) -> None:
        """Propose what picking something up and putting it on a square means."""
        session = self._host.session
        resolution = session_input.resolve(session, source, target)
        if isinstance(resolution, session_input.Ask) and resolution.refusal is not None:
            self._host.refuse(resolution.refusal)
        self._go_on(resolution, source, target)

    def decline(self, source: Source) -> None:
        """Say why nothing can be picked up at a source."""
        self._host.layer.put_back(source)
        self._host.refuse(session_input.decline(self._host.session, source))

    def propose(self, action: Action, source: Source | None = None) -> None:
        """Propose an action to the session; a refusal is reported, and the piece glides back."""
        host = self._host
        host.forget_causes()
        refusal = host.session.propose(action)
        if refusal is not None:
            if source is not None:
                host.layer.put_back(source)
            host.refuse(refusal)

    def _go_on(self, resolution: session_input.Resolution, source: Source, target: Square) -> None:
        match resolution:
            case session_input.Play(action):
                self.propose(action, source)
            case session_input.Refused(refusal):
                self._host.layer.put_back(source)
                self._host.refuse(refusal)
            case session_input.Ask(question, answers, _):
                offers = [self._offer(answer, source, target) for answer in answers]
                self._ask_held(translated(question), offers, source, target)
            case session_input.Point(question, goals, letter):
                self._let_point(translated(question), goals, letter, source, target)
            case session_input.Consult(action, player):
                self._consult(action, player, source, target)

    def _offer(self, answer: session_input.Answer, source: Source, target: Square) -> Offer:
        """Return an answer as it is shown: a piece by its picture, a pair by its letters."""
        choose = partial(self._narrow, answer.gestures, source, target)
        if answer.letter is not None:
            return Offer(answer.letter, self._portrait(self._becomes(answer)), choose)
        show = partial(self.show_pair, answer.pair)
        return Offer(translated(answer.label), None, choose, show)

    def _becomes(self, answer: session_input.Answer) -> Piece:
        """Return the piece an answer stands for, as it would be put on the board."""
        session, gesture = self._host.session, answer.gestures[0]
        letter = answer.letter or ""
        _, transition = session.position.apply(gesture.action)
        for placed in transition.placed:
            return placed.piece
        return transition.moved[0].after._replace(letter=letter)

    def _narrow(self, gestures: Sequence[Gesture], source: Source, target: Square) -> None:
        self._go_on(session_input.narrow(self._host.session, gestures), source, target)

    def _consult(self, action: Action, player: int, source: Source, target: Square) -> None:
        """Ask the player who must agree to an action."""
        name = self._host.session.name(player)
        offers = [
            Offer(tr("Yes"), None, partial(self.propose, action, source)),
            Offer(tr("No"), None, partial(self._declined, name, source)),
        ]
        self._ask_held(tr("{name}, do you agree?").format(name=name), offers, source, target)

    def _declined(self, name: str, source: Source) -> None:
        self._host.layer.put_back(source)
        self._host.report(tr("{name} does not agree.").format(name=name))

    # Boards

    def push(self, one: int, other: int) -> None:
        """Push two boards together; where that is no use, say so."""
        host = self._host
        position = host.session.position
        if not isinstance(position, Joins):
            return
        pair = pair_of(one, other)
        host.forget_causes()
        refusal = host.session.push(pair)
        if refusal is not None:
            host.refuse(refusal)
            host.lay_all()
        elif isinstance(position, Turns) and position.turn().used & set(pair):
            host.report(f"{translated(join_text(position, pair))}.")

    def show_pair(self, pair: Pair | None) -> None:
        """Show two boards together, whether they are or not; None shows what is so."""
        placement = self._host.placement
        shown = self._host.session.pair if pair is None else pair
        if shown != placement.shown:
            placement.shown = shown
            self._host.lay_all()

    # Questions

    def ask_decision(self) -> None:
        """Ask a player who must decide something before the game goes on."""
        session = self._host.session
        position = session.position
        if not isinstance(position, Decisions) or not position.deciders():
            return
        decision = position.decision(session.name(min(position.deciders())))
        if decision is None:
            return
        boards = [board for option in decision.options for board in option.boards]
        focus = self._host.focus
        if focus is not None and boards and not set(focus) & set(boards):
            self._host.focus_on(None)
            focus = None
        offers = [
            Offer(
                translated(option.label),
                None,
                partial(self.propose, option.action),
                partial(self._point_out, option.boards),
            )
            for option in decision.options
        ]
        near = focus[0] if focus is not None else boards[0] if boards else 0
        item = self._host.boards[near]
        self._ask(translated(decision.question), offers, item.mapToScene(QPointF(0, 0)),
                  partial(self._point_out, ()))  # fmt: skip

    def _point_out(self, boards: Sequence[int]) -> None:
        """Mark the plates of those who decide at boards an answer is about."""
        position = self._host.session.position
        self.pointed_out = tuple(
            seat.board
            for seat in position.seats()
            if seat.board in boards and position.seat_status(seat.id).choosing is not None
        )
        self._host.refresh()

    pointed_out: tuple[int, ...] = ()
    """The boards that the answer pointed at is about."""

    def close(self) -> None:
        """Take the question off the table; squares wait to be pointed at no longer."""
        self.goals, self.source, self._held, self.pointed_out = {}, None, None, ()
        if self.chooser is not None:
            self._host.close_question(self.chooser)
            self.chooser = None
            self.show_pair(None)

    def _ask(
        self,
        title: str,
        offers: list[Offer],
        at: QPointF,
        cancelled: Callable[[], None] = lambda: None,
    ) -> None:
        self.close()
        self.chooser = Chooser(title, offers, cancelled, self._host.theme)
        self.chooser.closed = self.close
        self._host.open_question(self.chooser, at)

    def _ask_held(self, title: str, offers: list[Offer], source: Source, target: Square) -> None:
        """Ask about a piece that is held over its target."""
        self.close()
        self._hold(source, target)
        put_back = partial(self._host.layer.put_back, source)
        self._ask(title, offers, self._host.centre_of(target), put_back)

    def _hold(self, source: Source, target: Square) -> None:
        self._host.layer.settle()
        self._host.layer.carry(source, self._host.centre_of(target))

    def press(self, point: QPointF, left: bool) -> bool:
        """Let the question have a press on the table; return whether it goes on to the pointer.

        `left` is whether the left button is pressed; any other cancels.
        """
        chooser = self.chooser
        assert chooser is not None, "there is a question on the table"
        if not left:
            chooser.cancel()
            return False
        source = None if chooser.covers(point) else self._host.hit(point).source
        if isinstance(source, PocketSource) and chooser.choose(source.letter):
            return True  # the piece itself was taken instead of its picture
        if self.chooser is chooser:
            chooser.press(point)
        return False

    # Pointing at squares

    def _let_point(
        self, question: str, goals: Mapping[Square, Gesture], letter: str,
        source: Source, target: Square,
    ) -> None:  # fmt: skip
        """Light squares and wait until one of them is pointed at."""
        self.close()
        self.goals, self._held = goals, source
        self.source = PocketSource(self._home_of(source), letter)
        self._host.report(question)
        self._hold(source, target)
        self._host.refresh()

    def _home_of(self, source: Source) -> int:
        """Return the board with the pocket of the player who moves what is at a source."""
        position = self._host.session.position
        piece = position.pieces().get(source) if isinstance(source, Square) else None
        group = self._host.placement.group_of(source.board)
        homes = (
            seat.board
            for seat in position.seats()
            if seat.board in group and piece is not None and seat.army == piece.army
        )
        return next(homes, source.board)

    def point(self, square: Square | None) -> bool:
        """Take a square that is pointed at, or none; return whether that was waited for.

        One that is not lit though it might have been is refused; anything else ends the waiting.
        """
        if not self.goals:
            return False
        host = self._host
        if square is not None and square not in self.goals:
            gesture = next(iter(self.goals.values()))
            refusal = session_input.placing_refusal(host.session, gesture, square)
            if refusal is not None and self._same_group(square, gesture.target):
                host.refuse(refusal)
                return True
        found = None if square is None else self.goals.get(square)
        held = self._held
        self.close()
        if found is not None:
            self.propose(found.action, held)
        elif held is not None:
            host.layer.put_back(held)
        host.refresh()
        return True

    def _same_group(self, one: Square, other: Square) -> bool:
        return other.board in self._host.placement.group_of(one.board)
