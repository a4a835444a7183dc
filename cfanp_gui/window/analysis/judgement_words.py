"""Findings of a search about a session's positions, in words and as the table shows them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest

from PySide6.QtCore import QLocale

from cfanp_gui.bots.judgement import BestTurn, Judgement, Shares
from cfanp_gui.core.actions import Action, IllegalAction, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.notation import shown_token
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.services.locale_forms import share_text

_FOLLOWING = 3
"""Number of expected actions told after a turn."""


@dataclass(frozen=True, slots=True)
class ShownStep:
    """Action of a turn as shown at the table."""

    action: Action
    token: str
    """Action in the game's notation, or in words if its notation is only a sign."""
    in_words: bool
    pair: Pair | None
    """Boards pushed together for the action."""
    source: Square | None
    """Square from which a piece is taken; None for one from beside the boards, or for none."""
    target: Square | None
    """Target square of the piece; None if nothing is moved."""
    piece: Piece | None
    """Piece on the target square."""


class JudgementWords:
    """Texts for judgements of a session's positions."""

    def __init__(self, session: GameSession) -> None:
        self.session = session
        self.presenter = PanelPresenter(session)
        """Presenter that tells the moment of a position."""
        self.steps = lru_cache(2000)(self._steps)
        """Returns the steps of actions played one after the other from a position on."""

    # Players

    def badges(self, player: int, position: Position) -> tuple[BadgeLook, ...]:
        """Return the badges of a player's armies: first that of the seat they began at."""
        seats = position.statuses()
        own = [status for status in seats if status.player == player and not status.dead]
        own.sort(key=lambda status: status.first_player != player)
        held = own or [status for status in seats if status.first_player == player]
        return tuple(dict.fromkeys(map(self.presenter.seat_badge, held)))

    def home_badge(self, player: int) -> BadgeLook | None:
        """Return the badge of the seat at which a player began the game."""
        position = self.session.root.position
        statuses = position.statuses()
        home = next((status for status in statuses if status.first_player == player), None)
        return None if home is None else self.presenter.seat_badge(home)

    # Shares

    def shares(self, shares: Shares) -> str:
        """Return the players' shares in words, the largest first."""
        order, words = sorted(range(len(shares)), key=lambda at: -shares[at]), tr("{name} {share}")
        names = ((self.session.name(at + 1), share_text(shares[at])) for at in order)
        return joined(", ", (words.format(name=name, share=share) for name, share in names))

    @staticmethod
    def effort(judgement: Judgement) -> str:
        """Return the depth of the search in words; empty where the game was over."""
        if not judgement.nodes:
            return ""
        count = QLocale().toString(judgement.nodes)
        ahead = tr("%n move(s) ahead", "", judgement.depth)
        if judgement.nodes == 1:
            return tr("{ahead}, 1 position").format(ahead=ahead)
        return tr("{ahead}, {count} positions").format(ahead=ahead, count=count)

    # Turns

    def _steps(self, position: Position, actions: tuple[Action, ...]) -> tuple[ShownStep, ...]:
        steps = []
        for action in actions:
            try:
                after, done = position.apply(action)
            except IllegalAction:
                break  # findings about another position are not shown for this one
            words = _in_words(position, done)
            token = words or shown_token(self.session.game.notation.human(position, action, done))
            source = target = piece = None
            if done.went:
                first = done.went[0]
                source, target, piece = first.origin, first.target, first.before
            elif done.placed:
                target, piece = done.placed[0].square, done.placed[0].piece
            steps.append(ShownStep(action, token, bool(words), done.pushed, source, target, piece))
            position = after
        return tuple(steps)

    def turn(self, position: Position, turn: BestTurn) -> str:
        """Return a turn and its expected continuation in the game's notation."""
        own, expected = len(turn.actions), turn.following[: 2 * _FOLLOWING]
        steps = self.steps(position, (*turn.actions, *expected))
        # Turn ends of other players are left out: the moves behind them imply them, as in a record.
        implies = self.session.game.notation.implies
        expected_steps = [
            step
            for step, after in zip_longest(steps[own:], steps[own + 1 :])
            if after is None or not implies(after.action, step.action)
        ]
        played, following = in_line(steps[:own]), in_line(expected_steps[:_FOLLOWING])
        if not expected_steps:
            return played
        return tr("{turn}, then {following}").format(turn=played, following=following)

    def tokens(self, position: Position, turn: BestTurn) -> str:
        """Return a turn alone in the game's notation."""
        return in_line(self.steps(position, turn.actions))

    def spoken_turn(self, position: Position, turn: BestTurn) -> str:
        """Return a turn and the shares expected from it, as text for a screen reader."""
        words, shares = self.turn(position, turn), self.shares(turn.shares)
        return tr("{turn}: {shares}").format(turn=words, shares=shares)


def in_line(steps: Sequence[ShownStep]) -> str:
    """Return steps one after another, words set off from moves by commas."""
    parts: list[str] = []
    for at, step in enumerate(steps):
        if at:
            parts.append(", " if step.in_words or steps[at - 1].in_words else " ")
        parts.append(step.token)
    return "".join(parts)


def _in_words(position: Position, done: Transition) -> str:
    """Return the words for an action whose notation is only a sign; empty for a move."""
    if done.moved or done.placed or done.pushed is not None:
        return ""
    if done.action == position.turn_end:
        return tr("end of turn")
    if done.action in (position.passes() or {}).values():
        return tr("pass")
    return ""


POINTED, CHOSEN = "judgement", "costly"
"""Owner names of arrows: for the turn pointed at, and for the turn chosen."""

ShownSteps = tuple[ShownStep, ...]


class TurnShow:
    """Display of turns on a table."""

    def __init__(self, table: TableScene) -> None:
        self.session = table.session
        self.words = JudgementWords(table.session)
        """Texts for judgements of the session, in the current language."""
        self._table = table
        self._ghost = GhostJoin(table)

    def point(self, steps: ShownSteps) -> None:
        """Show a turn as long as it is pointed at; no steps show nothing."""
        self.lay(steps)
        self._table.draw(POINTED, _arrows(steps), _rings(steps))

    def lay(self, steps: ShownSteps) -> None:
        """Show the boards as they would lie for a turn; for no steps as they lie."""
        pair = next((step.pair for step in steps if step.pair is not None), None)
        self._ghost.show(pair, in_line(steps))

    def compare(self, better: ShownSteps, played: ShownSteps) -> None:
        """Show a turn, and dashed the turn played instead, until `forget`."""
        worse = [replace(arrow, dashed=True) for arrow in _arrows(played)]
        self._table.arrows.show(CHOSEN, [*_arrows(better), *worse], _rings(better))

    def forget(self) -> None:
        """Remove the comparison."""
        self._table.draw(CHOSEN)


def _arrows(steps: ShownSteps) -> list[ArrowShape]:
    """Return an arrow for each step that moves a piece from square to square."""
    return [
        ArrowShape(step.source, step.target, None if step.piece is None else step.piece.army)
        for step in steps
        if step.source is not None and step.target is not None
    ]


def _rings(steps: ShownSteps) -> list[RingShape]:
    """Return a ring for each step that brings a piece onto the boards."""
    return [
        RingShape(step.target, step.piece.army)
        for step in steps
        if step.source is None and step.target is not None and step.piece is not None
    ]
