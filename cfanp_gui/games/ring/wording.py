"""Multi Player Chess in words: boards by their numbers, seats by their colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss
from cfanp_gui.core.half_boards import FILES, half_board, seat_of, square_name, square_on_board
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import Plural, Text, joined, listed
from cfanp_gui.core.wording import Badge, Row, count_of, name_of
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.boards.wording import (
    DOT,
    BoardWording,
    boards_named,
    boards_to_move,
    numbers_of,
)
from cfanp_gui.games.ring.actions import Lose, Move, Placement, Promotion
from cfanp_gui.games.ring.events import PlayerEliminated, TurnLapsed
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import WHITE, halves

MOST_NAMED = 2
"""Most players named in one line; if there are more, the boards are counted instead."""
MANY = 4
"""Most boards still to move that are named; if there are more, only their number is given."""
_GREATEST_FIRST = "QRBNP"


class RingWording(BoardWording):
    """Wording of a ring."""

    resigning = Text(
        "A player who resigns a board has lost it as by checkmate and is out. "
        "The winner takes over their seat on the other board."
    )

    # Turns

    def turn(self, at: Situation) -> str:
        """Return the players to move and their boards, shortened to fit one line."""
        position = _position(at)
        if position.outcome() is not None:
            return ""
        choosers = [at.name(player) for player in sorted(position.choosers)]
        if len(choosers) == 1:
            return Text("{name} must choose which board is lost", name=choosers[0])
        if choosers:
            return Text(
                "{names} must choose which of their boards are lost", names=listed(choosers)
            )
        boards = boards_to_move(position)
        count, every = sum(map(len, boards.values())), len(position.players_at)
        if count == every > MOST_NAMED:
            return Plural("%n board(s) to move", "", count)
        if len(boards) > MOST_NAMED or not boards:
            return Text("{count} of {all} boards to move", count=count, all=every)
        named = [(at.name(player), numbers_of(numbers)) for player, numbers in boards.items()]
        if len(named) == 1:
            return Text("{name} to move on {boards}", name=named[0][0], boards=named[0][1])
        return joined(", ", (Text("{name} on {boards}", name=one, boards=on) for one, on in named))

    def spoken_turn(self, at: Situation) -> str:
        """Return the players to move and their boards, or those who must choose first."""
        position = _position(at)
        choosing = [
            Text(
                "{player} must choose which of {boards} is lost",
                player=at.name(player),
                boards=boards_named(position.boards_of(player)),
            )
            for player in sorted(position.choosers)
        ]
        return joined(", ", choosing) if choosing else super().spoken_turn(at)

    def turn_after(self, before: Situation, after: Situation, transition: Transition) -> str:
        """Return the words for the turn on the board of an action, else on all boards."""
        was, now = _position(before), _position(after)
        number: int | None = getattr(transition.action, "board", None)
        if (
            number is None
            or number not in now.players_at
            or now.outcome() is not None
            or now.choosers
            or now.round != was.round
        ):
            return self.spoken_turn(after)
        why = now.waiting.get(number)
        if why is None:
            return self.to_move_on(after, number)
        if now.round is None:
            return Text("Board {board} waits: {reason}", board=number, reason=why)
        left = len(now.players_at) - len(now.waiting)
        if left > MANY:
            return Plural("%n board(s) still to move in this round", "", left)
        return self.spoken_turn(after)

    def tempo(self, at: Situation) -> str:
        return Text("Free tempo") if at.position.round is None else super().tempo(at)

    # Seats

    def rows(self, at: Situation) -> tuple[Row, ...]:
        """Return a row for each board: the player to move there, or the reason it waits."""
        position = _position(at)
        return tuple(self._row(at, number) for number in position.players_at)

    def _row(self, at: Situation, number: int) -> Row:
        position = _position(at)
        players, mover = position.players_at[number], position.to_move[number]
        badge = Badge(str(number), mover - 1)
        colour = players.index(mover)
        clock = half_board(number, colour)
        if position.outcome() is not None:
            seats = " \N{EN DASH} ".join(isolated(at.name(one)) for one in dict.fromkeys(players))
            spoken = Text("board {board}, {seats}", board=number, seats=seats)
            return Row(seats, badge, clock=clock, spoken=spoken, boards=halves(number))
        status = position.seat_status(clock)
        state = _state(position, number, status)
        name, other = at.name(mover), at.name(players[1 - colour])
        words: dict[str, object] = {"board": number, "player": name, "colour": COLOUR_NAMES[colour]}
        parts = [
            Text("board {board}, {player} with {colour} against {other}", other=other, **words)
        ]
        if status.to_move:
            parts.append(Text("to move"))
        return Row(
            name,
            badge,
            note=joined(DOT, (COLOUR_NAMES[colour], *state)),
            aside=Text("against {name}", name=other),
            is_turn=status.to_move,
            clock=clock,
            spoken=joined(", ", [*parts, *state]),
            boards=halves(number),
            player=mover,
        )

    # Squares and boards

    def square(self, at: Situation, square: Square) -> str:
        """Return the words for a square of a whole board: the piece there, and its player."""
        position = _position(at)
        number, _ = seat_of(square.board)
        words: dict[str, object] = {"board": number, "square": square_name(square_on_board(square))}
        piece = position.pieces().get(square)
        if piece is None:
            return Text("board {board}, {square}, empty", **words)
        words |= {"colour": COLOUR_NAMES[piece.army], "piece": name_of(at.game, piece.letter)}
        words |= {"set": piece.set, "player": at.name(position.players_at[number][piece.army])}
        return Text("board {board}, {square}, {colour} {piece} of set {set}, {player}", **words)

    def piece(self, game: PlayedGame, piece: Piece) -> str:
        """Return the words for a piece: its kind and its set."""
        return Text("{piece} of set {set}", piece=name_of(game, piece.letter), set=piece.set)

    def owner(self, at: Situation, piece: Piece) -> str:
        """Return the colour of a piece, since its owner depends on the board it stands on."""
        return COLOUR_NAMES[piece.army]

    def board(self, at: Situation, board: int) -> str:
        """Return the words for half a board: its player and colour, the turn and a check."""
        position = _position(at)
        number, colour = seat_of(board)
        status = position.seat_status(board)
        player = at.name(status.player)
        parts = [
            Text("board {board}, White’s half, {player}", board=number, player=player)
            if colour == WHITE
            else Text("board {board}, Black’s half, {player}", board=number, player=player)
        ]
        if status.choosing is not None:
            parts.append(Text("must choose which board is lost"))
        elif status.to_move:
            parts.append(Text("to move"))
        elif status.waiting is not None:
            parts.append(Text("waits: {reason}", reason=status.waiting))
        here = position.state.board(number)
        if here.turn == colour and here.check:
            parts.append(Text("in check"))
        return joined(", ", parts)

    # Pockets

    def pocket(self, at: Situation, board: int) -> str:
        number, colour = seat_of(board)
        if colour == WHITE:
            return Text("in White’s pocket on board {board}", board=number)
        return Text("in Black’s pocket on board {board}", board=number)

    def pocket_contents(self, at: Situation, board: int) -> str:
        """Return the contents of a pocket: the pieces of use on this board first, then the rest."""
        held = sorted(_position(at).pocket(board), key=lambda one: _greatest_first(one[0]))
        useful = [piece for piece, use in held if use]
        idle = [piece for piece, use in held if not use]
        parts = []
        if useful:
            parts.append(Text("in the pocket: {pieces}", pieces=self.pieces(at.game, useful)))
        if idle:
            idle_words = self.pieces(at.game, idle)
            parts.append(Text("in the pocket but of no use here: {pieces}", pieces=idle_words))
        return joined(", ", parts)

    def pocket_pieces(self, at: Situation, board: int, letter: str) -> str:
        """Return the words for one kind in a pocket: the first to go, the number more, its use."""
        alike = [one for one in _position(at).pocket(board) if one[0].letter == letter]
        if not alike:
            return ""
        useful = [piece for piece, use in alike if use]
        first = min(useful or [piece for piece, _ in alike], key=lambda piece: piece.set)
        parts = [self.piece(at.game, first)]
        if len(alike) > 1:
            parts.append(Plural("%n more alike", "", len(alike) - 1))
        if not useful:
            parts.append(Text("of no use here"))
        return joined(", ", parts)

    def pieces(self, game: PlayedGame, pieces: Iterable[Piece]) -> str:
        """Return the words for pieces of one colour by kind and set, as these come first."""

        def counted(piece: Piece, count: int) -> str:
            if count == 1:
                return self.piece(game, piece)
            several = count_of(game, piece.letter, count)
            return Text("{pieces} of set {set}", pieces=several, set=piece.set)

        return joined(", ", [counted(piece, count) for piece, count in Counter(pieces).items()])

    # Actions and events

    def table(self, at: Situation) -> str:
        return Plural("A table with %n board(s).", "", len(_position(at).players_at))

    def move(self, before: Situation, transition: Transition) -> str:
        match transition.action:
            case Move() as move:
                return self._move(before.game, move, transition)
            case Placement(_, _, square):
                return Text(
                    "places {piece} on {square}",
                    piece=self.piece(before.game, transition.placed[0].piece),
                    square=square_name(square),
                )
            case Promotion() as promotion:
                return self._promotion(before.game, promotion, transition)
        return ""

    def _move(self, game: PlayedGame, move: Move, transition: Transition) -> str:
        if len(transition.moved) > 1:
            if move.target % FILES > move.origin % FILES:
                return Text("castles short")
            return Text("castles long")
        parts: list[str] = [
            Text(
                "{piece} {origin} to {target}",
                piece=name_of(game, transition.moved[0].before.letter),
                origin=square_name(move.origin),
                target=square_name(move.target),
            )
        ]
        for captured in transition.captured:
            taking = Text("takes {piece}", piece=self.piece(game, captured.piece))
            if square_on_board(captured.square) != move.target:
                taking = Text("{taking} in passing", taking=taking)
            parts.append(taking)
        return joined(", ", parts)

    def _promotion(self, game: PlayedGame, promotion: Promotion, transition: Transition) -> str:
        """Return the words for a promotion: the pawn, the piece it takes, and the piece put on."""
        words: dict[str, object] = {
            "origin": square_name(promotion.origin),
            "target": square_name(promotion.target),
            "piece": self.piece(game, transition.placed[0].piece),
            "square": square_name(promotion.square),
        }
        for captured in transition.captured:
            if square_on_board(captured.square) != promotion.origin:
                return Text(
                    "pawn {origin} to {target} takes {taken} and leaves the game, "
                    "{piece} on {square}",
                    taken=self.piece(game, captured.piece),
                    **words,
                )
        return Text("pawn {origin} to {target} leaves the game, {piece} on {square}", **words)

    def checks(self, before: Situation, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for every King left in check; a board lost is told by its event."""
        pieces = after.position.pieces()
        kings = [king for king in transition.checks if king in pieces]
        if not kings:
            return []
        notation = before.game.notation
        mate = notation.human(before.position, transition.action, transition).endswith("#")
        parts: list[str] = []
        for king in kings:
            colour, (number, _) = COLOUR_NAMES[pieces[king].army], seat_of(king.board)
            parts.append(
                Text("Checkmate to {colour} on board {board}.", colour=colour, board=number)
                if mate
                else Text("Check to {colour} on board {board}.", colour=colour, board=number)
            )
        return parts

    def consequences(self, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for each seat taken over from a player who is out."""
        now = _position(after)
        if now.outcome() is not None:
            return []
        return [
            Text(
                "{player} takes over {colour} on board {board} from {former}.",
                player=after.name(seat.after),
                colour=COLOUR_NAMES[seat.colour],
                board=seat.board,
                former=after.name(seat.before),
            )
            for seat in transition.seats
            if seat.board in now.players_at
            and now.players_at[seat.board][seat.colour] == seat.after
        ]

    def mate(self, before: Situation, event: Event) -> str:
        if not isinstance(event, PlayerEliminated):
            return super().mate(before, event)
        return Text(
            "Checkmate: {winner} has beaten {loser} on board {board}",
            winner=before.name(event.by_player),
            loser=before.name(event.player),
            board=event.board,
        )

    def loss(self, before: Situation, loss: Loss) -> str:
        """Return the words for the board a player lost."""
        status = before.position.seat_status(loss.seat)
        return Text(
            "board {board} of {name}", board=status.seat.label, name=before.name(status.player)
        )

    def reversals(self, after: Situation, transition: Transition) -> list[str]:
        return [
            Text(
                "{player} is back with board {board}.",
                player=after.name(event.player),
                board=event.board,
            )
            for event in transition.events
            if isinstance(event, PlayerEliminated)
        ]

    # The list of moves

    def entry(self, before: Situation, transition: Transition) -> str | None:
        """Return the words for the loss of a board, or of a turn, by other means than a move."""
        for event in transition.events:
            if isinstance(event, TurnLapsed):
                return Text(
                    "{name} gives up the turn on board {board}",
                    name=before.name(event.player),
                    board=event.board,
                )
            if not isinstance(event, PlayerEliminated):
                continue
            name, winner = before.name(event.player), before.name(event.by_player)
            match transition.action:
                case Resign(number, _, False) if number == event.board:
                    return Text(
                        "{name} gives up board {board} to {winner}",
                        name=name,
                        board=number,
                        winner=winner,
                    )
                case Lose(number) if number == event.board:
                    return Text(
                        "{name} gives up board {board} to {winner} ({reason})",
                        name=name,
                        board=number,
                        winner=winner,
                        reason=event.reason,
                    )
                case Resign(number) if number == event.board:
                    return Text(
                        "{name} loses board {board} to {winner} ({reason})",
                        name=name,
                        board=number,
                        winner=winner,
                        reason=event.reason,
                    )
        return None

    def is_entry(self, transition: Transition, event: Event) -> bool:
        action = transition.action
        if not isinstance(action, Resign | Lose) or not isinstance(event, PlayerEliminated):
            return False
        return event.board == action.board


def _position(at: Situation) -> RingPosition:
    return cast(RingPosition, at.position)


def _state(position: RingPosition, number: int, status: SeatStatus) -> list[str]:
    """Return the number of moves on a board and a check, or the reason it waits."""
    if status.choosing is not None:
        return [status.choosing]
    if status.waiting is not None:
        return [Text("waits: {reason}", reason=status.waiting)]
    parts: list[str] = [Plural("%n move(s)", "", position.count_actions(number))]
    if status.in_check:
        parts.insert(0, Text("in check"))
    return parts


def _greatest_first(piece: Piece) -> tuple[int, int]:
    return _GREATEST_FIRST.index(piece.letter), piece.set
