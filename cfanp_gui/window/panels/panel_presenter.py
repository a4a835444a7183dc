"""Contents of the panels beside the table for a session, in the words of its game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cfanp_gui.bots.level_names import OFFERED
from cfanp_gui.core.boards import Square
from cfanp_gui.core.given_turn import GiveTurn, TurnGiven, shown_side
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import capitalized, with_names
from cfanp_gui.core.wording import Badge, Row, as_framed, badge_of, reasons_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import claim
from cfanp_gui.table.appearance import bot_line
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import DEAD
from cfanp_gui.table.translate import joined, sentence, tr, translated
from cfanp_gui.window.panels import event_texts

if TYPE_CHECKING:
    from cfanp_gui.core.queries import TurnReasons

MAX_COMMENT = 240
"""Maximum length of a comment in the list of moves, in characters."""
MAX_DRAWN = 10
"""Maximum number of arrows, and of rings, in text for a screen reader."""
DOT = "  \N{MIDDLE DOT}  "
"""Separator between the parts of a tip."""


class PanelPresenter:
    """Presenter of a session's state: its turn, the rows of its players or boards, its moves."""

    def __init__(self, session: GameSession) -> None:
        self.session, self._wording = session, session.game.wording
        self.rows: tuple[Row, ...]
        """Rows as they were at the last update."""
        self.update()

    def update(self) -> None:
        """Update the rows from the session."""
        self.rows = self._wording.rows(self.session.situation)

    # The turn

    @property
    def one_turn(self) -> bool:
        """Return True if at most one row is to move, whose turn may go on until it is ended."""
        return self.session.position.turn() is not None

    def status(self) -> str:
        """Return the state of the game as far as no highlighted row shows it; may be empty.

        This is the result, an offered draw, and whose turn it is where several may move.
        """
        session = self.session
        if session.outcome is not None:
            return event_texts.outcome(session, session.outcome)
        shown = self.turn_row >= 0 and not session.position.deciders()
        turn = "" if shown else translated(self._wording.turn(session.situation))
        if not session.agreed:
            return turn
        offered = event_texts.names(session, sorted(session.agreed))
        if not turn:
            return tr("Draw offered: {names}").format(names=offered)
        return tr("{status}. Draw offered: {names}").format(status=turn, names=offered)

    def tempo(self) -> str:
        """Return the round, or that there are none; when the game is over, that of its end."""
        session = self.session
        last = None if session.outcome is None else session.node.parent
        at = session.situation if last is None else session.situation_at(last)
        return translated(self._wording.tempo(at))

    def moves_to_decline(self) -> int | None:
        """Return the number of moves declined by ending the turn; None if it cannot be ended.

        The turn of a bot cannot be ended by anybody else.
        """
        position = self.session.position
        if (turn := position.turn()) is None or turn.end is None:
            return None
        moves_itself = self.session.moves_itself(position.seat_status(turn.seat).player)
        return None if moves_itself else turn.moves_possible

    def claim(self) -> str:
        """Return the reason a person may claim a draw now, as a sentence; empty if nobody may."""
        return sentence(claim(self.session) or "")

    def rest_rule(self) -> str:
        """Return the rule that grants the moves declined by ending the turn."""
        turn = self.session.position.turn()
        return "" if turn is None else translated(turn.bonus_rule)

    def reasons(self) -> "TurnReasons | None":
        """Return the reasons for the turn's moves; None if there are none to tell."""
        return reasons_of(self.session.situation)

    def said(self, text: str | None) -> str:
        """Return a sentence of the rules on the position, with names, and squares as displayed."""
        at = self.session.situation
        return "" if text is None else translated(as_framed(at, with_names(text, at.name)))

    def badge_of(self, player: int) -> BadgeLook:
        """Return the badge of a player: that of the seat they began at, if it is still theirs."""
        position = self.session.position
        statuses = position.statuses()
        own = (status for status in statuses if status.player == player)
        return self.seat_badge(min(own, key=lambda status: (status.dead, status.taken_over)))

    def seat_badge(self, status: SeatStatus) -> BadgeLook:
        """Return the badge of a seat in the order of play."""
        row = self._wording.row(self.session.situation, status)
        return painted(row.badge, self.session.match.colours)

    # The rows, from 0

    @property
    def turn_row(self) -> int:
        """Return the row of the player to move; -1 if there is not exactly one."""
        turns = [row.is_turn for row in self.rows] if self.one_turn else []
        return turns.index(True) if True in turns else -1

    def note(self, row: int) -> str:
        """Return further notes; may be empty."""
        note = self.rows[row].note
        return translated(as_framed(self.session.situation, note)) if note else ""

    def tip(self, row: int) -> str:
        """Return the full text of a row, which may be elided, with further facts.

        These are the pieces captured there, in words, and the first owner.
        """
        content = self.rows[row]
        parts = isolated(translated(content.name)), translated(content.aside)
        first = DOT.join(filter(None, (" ".join(filter(None, parts)), self.note(row))))
        bot = [bot_line(self.session, content.player)] if self.bot(row) else []
        notes = self._notes(content.boards)
        return "\n".join([first, *bot, *self._history(content.boards), *notes])

    def _history(self, boards: Sequence[int]) -> list[str]:
        """Return sentences on the fate of the army at home on one board."""
        at = self.session.situation
        if len(boards) != 1 or (seat := at.seat_at(boards[0])) is None:
            return []
        status, sentences = self.session.position.seat_status(seat.id), []
        if pieces := self._wording.captures(at, seat.board):
            words = translated(pieces)
            sentences.append(sentence(capitalized(words)))
        if status.dead or status.taken_over:
            was = at.name(status.first_player)
            sentences.append(tr("At the beginning it was the army of {name}.").format(name=was))
        return sentences

    def _notes(self, boards: Sequence[int]) -> list[str]:
        """Return the notes on the players whose homes boards were at the beginning."""
        session = self.session
        players = dict.fromkeys(
            session.position.seat_status(seat.id).first_player
            for seat in session.position.seats()
            if seat.board in boards
        )
        return [
            tr("Note on {name}: {note}").format(name=session.name(player), note=note)
            for player in players
            if (note := session.annotations.description(player))
        ]

    def badge(self, row: int) -> BadgeLook:
        """Return the badge of a row."""
        return painted(self.rows[row].badge, self.session.match.colours)

    def time_left(self, row: int) -> int | None:
        """Return the milliseconds on the clock of the row's player; None if there is no clock."""
        clock = self.rows[row].clock
        return None if clock is None else self.session.time_left(clock)

    def spoken(self, row: int) -> str:
        """Return a row as text for a screen reader."""
        words = translated(as_framed(self.session.situation, self.rows[row].spoken))
        if self.bot(row):
            words = tr("{row}, bot").format(row=words)
            seated = self.session.match.bots[self.rows[row].player]
            if (level := OFFERED.get(seated.level)) is not None:
                words = joined(", ", (words, level))
        return joined(". ", [words, *self._notes(self.rows[row].boards)])

    def bot(self, row: int) -> str:
        """Return the name of the bot that plays the row; empty if none does."""
        player = self.rows[row].player
        return self.session.name(player) if player in self.session.match.bots else ""

    # The moves

    def round_begun(self, node: Node) -> int | None:
        """Return the number of the round an action begins; None for one within a round."""
        if (before := node.parent) is None:
            return None
        number, earlier = before.position.round, before.parent
        return None if earlier is not None and earlier.position.round == number else number

    def move_badge(self, node: Node) -> BadgeLook | None:
        """Return the badge of the player of an action, or of its board."""
        before, done = node.parent, node.transition
        if before is None or done is None:
            return None
        if isinstance(node.action, GiveTurn):  # the badge is that of the side that was given it
            if (seat := before.position.free_turns().get(node.action.side)) is None:
                return None
            # The badge of the turn's actions; where an action has none, that of the seat.
            badge = self._wording.entry_badge(self.session.situation_at(node), done)
            badge = badge or badge_of(node.position.seat_status(seat))
        else:
            badge = self._wording.entry_badge(self.session.situation_at(before), done)
        return None if badge is None else painted(badge, self.session.match.colours)

    def move(self, node: Node) -> str:
        """Return an action as the list of moves shows it."""
        done = node.transition
        if node.parent is None or done is None:
            return tr("Start")
        if isinstance(node.action, GiveTurn):
            return tr("turn to {side}").format(side=shown_side(node.action.side))
        before = self.session.situation_at(node.parent)
        if (words := self._wording.entry(before, done)) is not None:
            return translated(words)
        how = node.position.outcome()
        moved = done.went or done.placed
        if how is not None and how.result == "draw" and not moved:
            return tr("draw: {reason}").format(reason=translated(how.reason))
        from cfanp_gui.core.notation import shown_token

        notation = self.session.game.notation
        return shown_token(notation.human(before.position, node.action, done))

    def moment(self, node: Node) -> str:
        """Return the moment of a position: the round, and the move that led to it."""
        move, before = self.move(node), node.parent
        if before is None or before.position.round is None:
            return move
        return tr("Round {round}, {move}").format(round=before.position.round, move=move)

    def spoken_move(self, node: Node) -> str:
        """Return an action and its consequences as text for a screen reader."""
        from cfanp_gui.table.access.narrator import Narrator

        words = [Narrator(self.session).row(node) or self.move(node)]
        if node.nags:
            from cfanp_gui.session.glyphs import title_of

            players = node.position.players
            words += [translated(title_of(nag, players)) for nag in node.nags]
        if comment := self.comment(node):
            words.append(tr("Comment: {comment}").format(comment=comment))
        words += self._drawn(node)
        return words[0] if len(words) == 1 else joined(" ", map(sentence, words))

    # Annotations

    def _drawn(self, node: Node) -> list[str]:
        """Return the drawings on the position after an action, in words for a screen reader."""
        if not node.comment:
            return []
        boards = {board.id: board for board in node.position.boards()}

        def name(at: Square) -> str:
            return boards[at.board].title(at.index)

        arrow_words, ring_words = tr("Arrow from {source} to {target}"), tr("Ring on {square}")
        words = [
            arrow_words.format(source=name(arrow.source), target=name(arrow.target))
            for arrow in node.drawings.arrows[:MAX_DRAWN]
        ]
        rings = node.drawings.rings[:MAX_DRAWN]
        return [*words, *(ring_words.format(square=name(ring.square)) for ring in rings)]

    def glyphs(self, node: Node) -> str:
        """Return the glyphs of an action; mostly none."""
        if not node.nags:
            return ""
        from cfanp_gui.session.glyphs import signs

        return signs(node.nags)

    def comment(self, node: Node) -> str:
        """Return a person's comment on an action, cut if it is long."""
        if not node.comment:
            return ""
        from cfanp_gui.record.movetext import said

        text = said(node.comment)
        if len(text) > MAX_COMMENT:
            text = f"{text[: MAX_COMMENT - 1].rstrip()}…"
        return isolated(text)

    def events(self, node: Node) -> list[str]:
        """Return a sentence about each event of an action other than the action itself.

        At the cursor squares are named as displayed on the table.
        """
        if not (events := node.events):
            return []
        wording, done = self._wording, node.transition
        here = node is self.session.node
        sentence = event_texts.event_seen if here else event_texts.event
        return [
            sentence(self.session, event)
            for event in events
            if not isinstance(event, TurnGiven)
            and not (done is not None and wording.is_entry(done, event))
        ]


def painted(badge: Badge, colours: Sequence[str]) -> BadgeLook:
    """Return a badge in the colours of a match; that of a dead army is grey."""
    colour = DEAD.name() if badge.dead else colours[badge.paint]
    captor = None if badge.captor is None else colours[badge.captor]
    return BadgeLook(badge.label, colour, badge.paint, captor)
