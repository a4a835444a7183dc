"""Descriptions of the table for assistive tools, for every game.

A game's `Wording` describes a square, a board or a pocket and its contents. This module adds the
state of the table: the piece picked up, its targets, checks, and the clocks.
"""

from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import with_names
from cfanp_gui.core.wording import as_framed, count_of, reasons_of
from cfanp_gui.session import view_model
from cfanp_gui.session.input import crossing, needs
from cfanp_gui.table.access.narrator import spoken_time
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import enumerated, joined, sentence, tr, translated


class Describer:
    """Describer of a scene in one state, with the facts that many squares need."""

    def __init__(self, scene: TableScene) -> None:
        session = self._session = scene.session
        self._scene = scene
        self._wording, self._at = session.game.wording, session.situation
        self._mated = frozenset(view_model.lost_kings(session.node))
        self._checked = frozenset(view_model.checked(session))
        self._captured = session.node.captured()
        picked = scene.interaction.picked
        gestures = () if picked is None else session.position.gestures(picked)
        self._army = view_model.army_of(session.position, picked)
        """Army of the piece picked up; None for none."""
        self._targets: dict[Square, set[Pair | None]] = {}
        for gesture in gestures:
            self._targets.setdefault(gesture.target, set()).add(gesture.pair)

    def turn(self) -> str:
        """Return the player to move, the kind of turn and a claimable draw; empty after the end."""
        known = reasons_of(self._at)
        words = [translated(as_framed(self._at, self._wording.spoken_turn(self._at)))]
        if known is not None and known.decided is not None:
            words.append(translated(with_names(known.decided, self._at.name)))
        if claim := view_model.claim(self._session):
            words.append(translated(claim))
        return words[0] if len(words) == 1 else joined(" ", map(sentence, words))

    def reach(self) -> str:
        """Return a sentence with the number of moves of the piece picked up."""
        moves = tr("%n move(s)", "", len(self._targets))
        words = tr("Picked up, {moves}.") if self._targets else tr("Picked up, it cannot move.")
        return words.format(moves=moves)

    # Squares

    def square(self, square: Square) -> str:
        """Return the description of a square: its place, its piece and notes on it."""
        notes = self._at.position.marked(self._session.pair).get(square, ())
        in_check = tr("in check") if square in self._checked else ""
        parts = [
            translated(self._wording.square(self._at, square)),
            tr("checkmated") if square in self._mated else in_check,
            *(translated(as_framed(self._at, note.words)) for note in notes),
            self._fallen_note(square),
            self._picked_note(square),
            self._target_note(square),
        ]
        return joined(", ", parts)

    def home_square(self, square: Square) -> str:
        """Return the name that a square of a joined pair has on its own board; empty for others."""
        where = self._wording.home_square(self._at, square)
        return "" if where == self._wording.place(self._at, square) else translated(where)

    def _fallen_note(self, square: Square) -> str:
        """Return a note on the King that was taken off a square; empty if none was."""
        fallen = self._session.node.taken_off()
        seats = [seat for seat, at in fallen.items() if at == square]
        if not seats:
            return ""
        name = self._at.name(self._at.position.seat_status(seats[-1]).player)
        return tr("{player}'s King was taken off here").format(player=name)

    def _picked_note(self, source: Source) -> str:
        return tr("picked up") if source == self._scene.interaction.picked else ""

    def _target_note(self, square: Square) -> str:
        """Return a note on the moves of the piece picked up to a square; empty if there is none."""
        if square in self._scene.interaction.resolver.goals:
            return tr("the piece can be put here")
        pairs = self._targets.get(square)
        if not pairs:
            return ""
        piece = self._at.position.pieces().get(square)
        taken = piece is not None and piece.army != self._army
        if None in pairs or self._at.pair in pairs:
            text = tr("can be captured") if taken else tr("can be reached")
            picked = self._scene.interaction.picked
            gesture = None if picked is None else crossing(self._session, picked, square)
            required = [] if gesture is None else needs(self._session, gesture)
            return joined(", ", [text, *map(translated, required)])
        where = tr("%n pair(s)", "", len(pairs))
        if len(pairs) == 1:
            low, high = (self._at.board(board).label for pair in pairs for board in pair or ())
            where = tr("half-boards {one} and {two}").format(one=low, two=high)
        text = tr("can be captured on {where}") if taken else tr("can be reached on {where}")
        return text.format(where=where)

    # Boards

    def board(self, board: int) -> str:
        """Return the description of a board: its owner, and the texts of its plates and signs."""
        session, scene = self._session, self._scene
        parts = [translated(as_framed(self._at, self._wording.board(self._at, board)))]
        here = self._statuses(board)
        for player in dict.fromkeys(status.player for status in here):
            if player in session.match.bots:
                parts.append(tr("{name} is a bot").format(name=session.name(player)))
        if self._at.position.join is not None and board == scene.interaction.controls.chosen:
            parts.append(tr("chosen to be pushed"))
        choice, thinking = scene.interaction.resolver.choice, scene.thinking
        if choice is not None and choice.index_of(board) is not None:
            parts.append(tr("can be chosen to be pushed against"))
        if thinking is not None and any(seat.player == thinking and seat.to_move for seat in here):
            parts.append(tr("thinking"))
        return joined(", ", parts)

    def _statuses(self, board: int) -> list[SeatStatus]:
        """Return the statuses of the seats at a board."""
        return view_model.statuses_at(self._at.position, board).get(board, [])

    def belongings(self, board: int) -> str:
        """Return the time left, captures and pocket of a board, by player if several sit there."""
        here = self._statuses(board)
        parts = []
        for status in here:
            left = None if status.clock is None else self._session.time_left(status.clock)
            time = "" if left is None else tr("{time} left").format(time=spoken_time(left))
            text = joined(", ", [time, self._captured_note(status)])
            if text and len(here) > 1:
                name = self._at.name(status.player)
                text = tr("{player}: {what}").format(player=name, what=text)
            parts.append(text)
        return joined(", ", [*parts, translated(self._wording.pocket_contents(self._at, board))])

    def _captured_note(self, status: SeatStatus) -> str:
        """Return a note on an army's captures; empty if captured pieces go into pockets."""
        game, taken = self._at.game, self._captured.get(status.seat.army)
        if not taken or self._at.position.pocket(status.seat.board) is not None:
            return ""
        letters = (letter for letter in game.piece_types if taken[letter])
        pieces = enumerated(count_of(game, letter, taken[letter]) for letter in letters)
        return tr("has captured {pieces}").format(pieces=pieces)

    # Pockets

    def pocket_pieces(self, source: PocketSource) -> str:
        """Return the first piece of a type in a pocket and the number of others; empty for none."""
        text = translated(self._wording.pocket_pieces(self._at, source.board, source.letter))
        return joined(", ", [text, self._picked_note(source) if text else ""])

    def pocket(self, board: int) -> str:
        """Return the owner of the pocket beside a board; empty if there is none."""
        return translated(self._wording.pocket(self._at, board))
