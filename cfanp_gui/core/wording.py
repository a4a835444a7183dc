"""The wording of a game: one place for plates, panels, screen readers and typed answers.

A game may have a `Wording` of its own where the general one is not enough. All its sentences are
`Text`, so that the window can translate them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.events import Event, Loss
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.position import Outcome
from cfanp_gui.core.seats import SeatStatus, phrases
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import (
    Plural,
    SquareName,
    Text,
    enumerated,
    joined,
    listed,
    sentence,
    with_names,
    with_squares,
)

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Transition
    from cfanp_gui.core.queries import TurnReasons


class Badge(NamedTuple):
    """A small sign: letters on the paint and pattern of a player."""

    label: str
    paint: int
    """Number in the match's list of colours, from 0."""
    captor: int | None = None
    """Paint of the player who took the army over."""
    dead: bool = False


class Row(NamedTuple):
    """A row of the panel beside the table."""

    name: str
    badge: Badge
    note: str = ""
    """Note in few words."""
    aside: str = ""
    """Optional addition to the name."""
    is_turn: bool = False
    clock: int | None = None
    spoken: str = ""
    """The whole row for a screen reader."""
    boards: tuple[int, ...] = ()
    """Ids of the boards concerned, which a click shows."""
    player: int = 0
    """Acting player; 0 if there is not exactly one."""


class Wording:
    """General wording for any game."""

    resigning: Text = Text("A player who resigns has lost and is out.")
    """Consequence of resigning."""

    # The turn

    def turn(self, at: Situation) -> str:
        """Return the player to move in few words; empty when the game is over."""
        position = at.position
        if position.outcome() is not None:
            return ""
        if deciders := sorted(position.deciders()):
            deciding = map(at.name, deciders)
            return joined(", ", (Text("{name} must decide", name=name) for name in deciding))
        statuses = list(position.statuses())
        names = dict.fromkeys(at.name(status.player) for status in statuses if status.to_move)
        return Text("{names} to move", names=enumerated(names))

    def spoken_turn(self, at: Situation) -> str:
        """Return the player to move for a screen reader; empty when the game is over."""
        return joined(", ", filter(None, (self.turn(at), self.reasons(at))))

    def reasons(self, at: Situation) -> str:
        """Return the turn's number of moves with the reasons; empty if there are none to show."""
        known = reasons_of(at)
        return "" if known is None else with_names(known.words, at.name)

    def decided(self, before: Situation, after: Situation) -> str:
        """Return the kind the turn has become by an action; empty if that is nothing new."""
        known, now = reasons_of(before), reasons_of(after)
        if now is None or now.decided is None:
            return ""
        if known is not None and known.decided == now.decided:
            return ""
        return with_names(now.decided, after.name)

    def cut_short(self, before: Situation) -> str:
        """Return the reason why a turn has no more of its moves, without full stop, or nothing."""
        return ""

    def tempo(self, at: Situation) -> str:
        """Return the current round, or the way in which the boards move; may be empty."""
        number = at.position.round
        return "" if number is None else Text("Round {round}", round=number)

    # Seats

    def title(self, at: Situation, status: SeatStatus) -> str:
        """Return the name on a seat's plate."""
        return at.name(status.player)

    def asides(self, at: Situation, status: SeatStatus) -> tuple[str, ...]:
        """Return additions to the name on a plate, from the longest to the shortest."""
        if at.position.team(status.player) is not None and len(at.position.boards()) > 1:
            return (Text("board {board}", board=at.board(status.seat.board).label),)
        if not status.taken_over:
            return ()
        gain, name = at.gains.get(status.seat.army), at.name(status.first_player)
        short = Text("{name}’s army", name=name)
        if gain is not None and not gain.is_capture:
            short = Text("from {loser}", loser=at.name(gain.giver))
        return (self.gained(at, status), short)

    def gained(self, at: Situation, status: SeatStatus) -> Text:
        """Return the way in which the player of a seat gained its army, after their name."""
        gain = at.gains.get(status.seat.army)
        if gain is not None and not gain.is_capture:
            return Text("handed over by {giver}", giver=at.name(gain.giver))
        return Text("captured {loser}’s army", loser=at.name(status.first_player))

    def rows(self, at: Situation) -> tuple[Row, ...]:
        """Return the panel's rows: a seat each in the order of play, or team-mates together."""
        position = at.position
        statuses = list(position.statuses())
        if position.turn() is None:
            statuses.sort(key=lambda status: position.team(status.player) or 0)
        return tuple([self.row(at, status) for status in statuses])

    def row(self, at: Situation, status: SeatStatus) -> Row:
        """Return the panel's row of a seat."""
        notes = self.notes(at, status)
        name, place = self.title(at, status), self._place(at, status)
        return Row(
            name,
            badge_of(status),
            joined(" \N{MIDDLE DOT} ", notes),
            is_turn=status.to_move,
            clock=status.clock,
            spoken=joined(", ", filter(None, (name, place, *notes))),
            aside=place,
            boards=(status.seat.board,),
            player=status.player,
        )

    def notes(self, at: Situation, status: SeatStatus) -> list[Text]:
        """Return the status of a seat in few words, including who it came from."""
        notes = [text for _, text in phrases(status)]
        if status.taken_over:
            notes.append(self.gained(at, status))
        return notes

    def _place(self, at: Situation, status: SeatStatus) -> str:
        """Return the team of a seat's player, and the board if there are several."""
        position = at.position
        if (team := position.team(status.player)) is None:
            return ""
        name, board = position.team_name(team), at.board(status.seat.board).label
        if len(position.boards()) == 1:
            return name
        return Text("{team}, board {board}", team=name, board=board)

    # Squares and boards

    def square(self, at: Situation, square: Square) -> str:
        """Return a square in words: its place and its piece."""
        place, piece = self.place(at, square), at.position.pieces().get(square)
        if piece is None:
            return Text("{place}, empty", place=place)
        words = {"piece": self.piece(at.game, piece), "player": self.owner(at, piece)}
        return Text("{place}, {piece} of {player}", place=place, **words)

    def place(self, at: Situation, square: Square) -> str:
        """Return the place of a square: named as on the pushed pair's frame, else on its board."""
        names = {} if at.pair is None else at.position.joined_names(at.pair)
        if square.board in names:
            return names[square.board][square.index]
        return self.home_square(at, square)

    def home_square(self, at: Situation, square: Square) -> str:
        """Return a square by its board and its name there."""
        board = at.board(square.board)
        words = {"board": board.label, "square": board.name(square.index)}
        if board.id == STRIP:
            return Text("strip, {square}", **words)
        if at.position.join is not None:
            return Text("half-board {board}, {square}", **words)
        return Text("board {board}, {square}", **words)

    def piece(self, game: PlayedGame, piece: Piece) -> str:
        """Return a piece in words."""
        return name_of(game, piece.letter)

    def owner(self, at: Situation, piece: Piece) -> str:
        """Return the owner of a piece in words."""
        for seat in at.position.seats():
            if seat.army == piece.army:
                return at.name(at.position.seat_status(seat.id).player)
        return Text("nobody")

    def side(self, at: Situation, piece: Piece) -> str:
        """Return the side of a piece as named in questions about its owner."""
        return self.owner(at, piece)

    def board(self, at: Situation, board: int) -> str:
        """Return a board in words: its owner, its plate and its signs."""
        if board == STRIP:
            return Text("strip between half-boards")
        spec = at.board(board)
        parts: list[str] = [Text("board {board}", board=spec.label)]
        for seat in at.position.seats():
            if seat.board == board:
                status = at.position.seat_status(seat.id)
                parts += [at.name(status.player), *(text for _, text in phrases(status))]
        if at.pair is not None and (other := at.pair.other(board)) is not None:
            parts.append(Text("pushed together with {board}", board=at.board(other).label))
        return joined(", ", parts)

    def pushed(self, at: Situation) -> str:
        """Return sentences about the possible moves on the pushed pair."""
        position = at.position
        if at.pair is None:
            return ""
        words = {"one": at.board(at.pair.lower).label, "two": at.board(at.pair.upper).label}
        sentences: list[str] = [Text("Half-boards {one} and {two} are pushed together.", **words)]
        if position.outcome() is not None:
            return sentences[0]
        if refusal := position.pair_refusal(at.pair):
            return joined(" ", [*sentences, sentence(refusal.named(at.name).message)])
        moves = len(position.pair_actions(at.pair))
        pieces = at.position.pieces()
        turn = position.turn()
        mover = None if turn is None else position.seat_status(turn.seat).seat.army
        if any(pieces[king].army == mover for king in position.checked_kings(at.pair)):
            sentences.append(Text("In check.") if moves else Text("Checkmate."))
        return joined(" ", [*sentences, Plural("%n move(s).", "", moves)])

    # Pockets

    def pocket(self, at: Situation, board: int) -> str:
        """Return the owner of the pocket beside a board; empty if there is none."""
        if at.position.pocket(board) is None:
            return ""
        return Text("in the pocket of board {board}", board=at.board(board).label)

    def pocket_contents(self, at: Situation, board: int) -> str:
        """Return the contents of the pocket beside a board; empty if it is empty."""
        held = [piece for piece, _ in at.position.pocket(board) or ()]
        return Text("in the pocket: {pieces}", pieces=self.pieces(at.game, held)) if held else ""

    def captures(self, at: Situation, board: int) -> str:
        """Return the pieces captured from a board's seat; empty for none, and with pockets."""
        seat = at.seat_at(board) if at.captured else None
        taken = None if seat is None else at.captured.get(seat.id)
        if not taken or at.position.pocket(board) is not None:
            return ""
        letters = [letter for letter in at.game.piece_types if taken.get(letter)]
        pieces = enumerated([count_of(at.game, letter, taken[letter]) for letter in letters])
        return Text("has captured {pieces}", pieces=pieces) if pieces else ""

    def pocket_pieces(self, at: Situation, board: int, letter: str) -> str:
        """Return a kind of piece in the pocket beside a board; empty for none there."""
        held = at.position.pocket(board) or ()
        if not (alike := [piece for piece, _ in held if piece.letter == letter]):
            return ""
        more = [Plural("%n more alike", "", len(alike) - 1)] if len(alike) > 1 else []
        return joined(", ", [self.piece(at.game, alike[-1]), *more])

    def pieces(self, game: PlayedGame, pieces: Iterable[Piece]) -> str:
        """Return pieces by their kinds with their number."""
        counts = Counter(piece.letter for piece in pieces)
        return enumerated((count_of(game, letter, count) for letter, count in counts.items()))

    # Events

    def table(self, at: Situation) -> str:
        """Return a sentence about the boards on the table."""
        return Plural("A table with %n board(s).", "", len(at.position.boards()))

    def move(self, before: Situation, transition: "Transition") -> str:
        """Return one action in words without its player; empty if only events describe it."""
        if not transition.went and not transition.placed:
            return ""
        from cfanp_gui.core.notation import shown_token

        token = before.position.san(transition.action, transition)
        return Text("plays {move}", move=shown_token(token))

    def action(self, before: Situation, transition: "Transition") -> str:
        """Return an action with its player as a sentence; empty if only events describe it."""
        if not (done := self.move(before, transition)):
            return ""
        return Text("{player}: {move}.", player=before.name(transition.actor), move=done)

    def checks(self, before: Situation, after: Situation, transition: "Transition") -> list[str]:
        """Return a sentence for every King that an action left attacked."""
        pieces = after.position.pieces()
        return [
            Text("Check to {player}.", player=self.owner(after, pieces[king]))
            for king in transition.checks
            if king in pieces
        ]

    def turn_after(self, before: Situation, after: Situation, transition: "Transition") -> str:
        """Return the player to move after a single action, for a screen reader."""
        return self.spoken_turn(after)

    def consequences(self, after: Situation, transition: "Transition") -> list[str]:
        """Return sentences about the consequences of an action's events."""
        return []

    def reversals(self, after: Situation, transition: "Transition") -> list[str]:
        """Return sentences about what undoing an action restored."""
        return []

    def mate(self, before: Situation, event: Event) -> str:
        """Return in few words who was checkmated by whom, for events that have `Event.fallen`."""
        return event.text(before.name)

    def loss(self, before: Situation, loss: Loss) -> str:
        """Return a loss by an action, such as that of an army, in words."""
        return before.name(before.position.seat_status(loss.seat).player)

    def outcome(self, at: Situation, outcome: Outcome) -> str:
        """Return one sentence about the end of a game."""
        words = {"names": listed(map(at.name, outcome.players)), "reason": outcome.reason}
        if outcome.result != "win":
            return Text("Draw between {names}: {reason}.", **words)
        if len(outcome.players) > 1:
            return Text("{names} win: {reason}.", **words)
        return Text("{names} wins: {reason}.", **words)

    def entry(self, before: Situation, transition: "Transition") -> str | None:
        """Return the words for an action in the list of moves; None if notation suffices."""
        return None

    def is_entry(self, transition: "Transition", event: Event) -> bool:
        """Return True if an action's words in the list of moves already express an event."""
        return False

    def entry_badge(self, before: Situation, transition: "Transition") -> Badge | None:
        """Return the badge of an action's player in the list of moves."""
        if (turn := before.position.turn()) is not None:
            return badge_of(before.position.seat_status(turn.seat))._replace(captor=None)
        return Badge("", transition.actor - 1)


def reasons_of(at: Situation) -> "TurnReasons | None":
    """Return the reasons for the turn's number of moves; None if there are none to show."""
    return None if at.position.outcome() is not None else at.position.turn_reasons()


def as_framed(at: Situation, sentence: str) -> str:
    """Return a sentence with squares named as on the frames, those of the pushed pair alone."""
    position = at.position
    if position.join is None:
        return sentence

    def framed(square: SquareName) -> str:
        joined = {} if at.pair is None else position.joined_names(at.pair)
        if square.board in joined:
            return joined[square.board][square.number]
        if square.board == STRIP:
            return square
        return at.board(square.board).title(square.number)

    return with_squares(sentence, framed)


def badge_of(status: SeatStatus) -> Badge:
    """Return the badge of a seat: its label on its paint, in its captor's ring."""
    return Badge(status.seat.label, status.paint, status.captor, status.dead)


def name_of(game: PlayedGame, letter: str) -> str:
    """Return the name of a kind of piece; a letter without a name stands for itself."""
    piece_type = game.piece_types.get(letter)
    return letter if piece_type is None else piece_type.name


def title_of(game: PlayedGame, letter: str) -> str:
    """Return the name of a kind of piece as written before its square, such as ``Bishop Cc1``."""
    piece_type = game.piece_types.get(letter)
    return letter if piece_type is None else piece_type.title


def count_of(game: PlayedGame, letter: str, count: int) -> str:
    """Return a number of pieces of a type in words, such as ``2 knights``."""
    piece_type = game.piece_types.get(letter)
    if piece_type is None:
        return f"{count} {letter}"
    return Plural(piece_type.plural, "", count)


def glyphs(types: Mapping[str, PieceType], taken: Mapping[str, int]) -> str:
    """Return one small sign for each piece taken, the most valuable first; letters are counted."""
    shown = _taken(types, taken)
    if any(kind.sign.isalnum() for kind, _ in shown):
        return numbered_glyphs(types, taken)  # many of them would look like a word
    return "".join([kind.sign * count for kind, count in shown])


def numbered_glyphs(types: Mapping[str, PieceType], taken: Mapping[str, int]) -> str:
    """Return the signs of the pieces taken, with a number if there are more than two of a type."""
    return "\N{THIN SPACE}".join(
        [
            kind.sign * count if count < 3 else f"{kind.sign}×{count}"
            for kind, count in _taken(types, taken)
        ]
    )


def _taken(types: Mapping[str, PieceType], taken: Mapping[str, int]) -> list[tuple[PieceType, int]]:
    shown = [(kind, taken[letter]) for letter, kind in types.items() if taken.get(letter)]
    return sorted(shown, key=lambda one: -one[0].value)
