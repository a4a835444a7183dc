"""Multi Player Chess in words: boards by their numbers, seats by their colours."""

from collections import Counter
from collections.abc import Iterable
from typing import cast

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Loss
from cfanp_gui.core.half_boards import half_board, seat_of, square_name, square_on_board
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece
from cfanp_gui.core.position import TIME
from cfanp_gui.core.seats import SHOWN, phrases
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.core.text import Plural, Text, joined, listed
from cfanp_gui.core.wording import Badge, Row, count_of, name_of
from cfanp_gui.games.boards.position import BoardResign
from cfanp_gui.games.boards.wording import DOT, BoardWording, boards_named, boards_to_move
from cfanp_gui.games.ring.actions import Lose, Placement, Promotion, RingMove
from cfanp_gui.games.ring.events import PlayerEliminated, TurnLapsed
from cfanp_gui.games.ring.position import POCKET_ORDER, RingPosition
from cfanp_gui.games.ring.starting_pieces import WHITE, halves

MOST_NAMED = 2
"""Most players named in one line; if there are more, the boards are counted instead."""
MANY = 4
"""Most boards still to move that are named; if there are more, only their number is given."""


class RingWording(BoardWording):
    """Wording of a ring."""

    resigning = Text(
        "A player who resigns a board has lost it as by checkmate and is out. "
        "The winner takes over their seat on the other board."
    )

    # Turns

    def turn(self, at: Situation) -> str:
        position = _position(at)
        if position.outcome() is not None:
            return ""
        choosers = [at.name(player) for player in sorted(position.choosers)]
        if len(choosers) == 1:
            return Text("{name} must choose which board is lost", name=choosers[0])
        if choosers:
            names = listed(choosers)
            return Text("{names} must choose which of their boards are lost", names=names)
        boards = boards_to_move(position)
        count, every = sum(map(len, boards.values())), len(position.players_at)
        if count == every and every > MOST_NAMED:
            return Plural("%n board(s) to move", "", count)
        if len(boards) > MOST_NAMED or not boards:
            return Text("{count} of {all} boards to move", count=count, all=every)
        named = [(at.name(player), listed(map(str, numbers))) for player, numbers in boards.items()]
        if len(named) == 1:
            return Text("{name} to move on {boards}", name=named[0][0], boards=named[0][1])
        return joined(", ", (Text("{name} on {boards}", name=who, boards=on) for who, on in named))

    def spoken_turn(self, at: Situation) -> str:
        position = _position(at)
        choosing = []
        for player in sorted(position.choosers):
            name, boards = at.name(player), boards_named(position.boards_of(player))
            choosing.append(
                Text("{player} must choose which of {boards} is lost", player=name, boards=boards)
            )
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
        return tuple(self._row(at, number) for number in _position(at).players_at)

    def _row(self, at: Situation, number: int) -> Row:
        position = _position(at)
        players, mover = position.players_at[number], position.to_move[number]
        colour = players.index(mover)
        clock = half_board(number, colour)
        row = Row(at.name(mover), Badge(str(number), mover - 1), clock=clock, boards=halves(number))
        if position.outcome() is not None:
            seats = " \N{EN DASH} ".join(
                isolated(at.name(player)) for player in dict.fromkeys(players)
            )
            spoken = Text("board {board}, {seats}", board=number, seats=seats)
            return row._replace(name=seats, spoken=spoken)
        status = position.seat_status(clock)
        state: list[str] = [text for priority, text in phrases(status) if priority != SHOWN]
        if status.choosing is None and status.waiting is None:
            state.append(Plural("%n move(s)", "", len(position.board_actions(number))))
        other = at.name(players[1 - colour])
        words = {"board": number, "player": row.name, "colour": COLOUR_NAMES[colour]}
        spoken = Text("board {board}, {player} with {colour} against {other}", other=other, **words)
        return row._replace(
            note=joined(DOT, (COLOUR_NAMES[colour], *state)),
            aside=Text("against {name}", name=other),
            is_turn=status.to_move,
            spoken=joined(", ", [spoken, *[Text("to move")] * status.to_move, *state]),
            player=mover,
        )

    # Squares and boards

    def square(self, at: Situation, square: Square) -> str:
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
        return Text("{piece} of set {set}", piece=name_of(game, piece.letter), set=piece.set)

    def owner(self, at: Situation, piece: Piece) -> str:
        """Return the colour of a piece, since its owner depends on the board it stands on."""
        return COLOUR_NAMES[piece.army]

    def board(self, at: Situation, board: int) -> str:
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
        here = position.board_at(number)
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
        held = sorted(
            _position(at).pocket(board),
            key=lambda pair: (POCKET_ORDER.index(pair[0].letter), pair[0].set),
        )
        useful = [piece for piece, use in held if use]
        idle = [piece for piece, use in held if not use]
        usable, unusable = self.pieces(at.game, useful), self.pieces(at.game, idle)
        parts = [Text("in the pocket: {pieces}", pieces=usable)] if useful else []
        if idle:
            parts.append(Text("in the pocket but of no use here: {pieces}", pieces=unusable))
        return joined(", ", parts)

    def pocket_pieces(self, at: Situation, board: int, letter: str) -> str:
        """Return the words for one kind in a pocket: the first to go, the number more, its use."""
        alike = [pair for pair in _position(at).pocket(board) if pair[0].letter == letter]
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
        parts: list[str] = []
        for piece, count in Counter(pieces).items():
            several = count_of(game, piece.letter, count)
            words = Text("{pieces} of set {set}", pieces=several, set=piece.set)
            parts.append(self.piece(game, piece) if count == 1 else words)
        return joined(", ", parts)

    # Actions and events

    def table(self, at: Situation) -> str:
        return Plural("A table with %n board(s).", "", len(_position(at).players_at))

    def move(self, before: Situation, transition: Transition) -> str:
        match transition.action:
            case RingMove() as move:
                return self._move(before.game, move, transition)
            case Placement(_, _, square):
                piece = self.piece(before.game, transition.placed[0].piece)
                return Text("places {piece} on {square}", piece=piece, square=square_name(square))
            case Promotion() as promotion:
                return self._promotion(before.game, promotion, transition)
        return ""

    def _move(self, game: PlayedGame, move: RingMove, transition: Transition) -> str:
        origin, target = move.origin, move.target
        if len(transition.moved) > 1:
            return Text("castles short") if target > origin else Text("castles long")
        text = Text(
            "{piece} {origin} to {target}",
            piece=name_of(game, transition.moved[0].before.letter),
            origin=square_name(origin),
            target=square_name(target),
        )
        for captured in transition.captured:
            taking = Text("takes {piece}", piece=self.piece(game, captured.piece))
            if square_on_board(captured.square) != target:
                taking = Text("{taking} in passing", taking=taking)
            return joined(", ", [text, taking])
        return text

    def _promotion(self, game: PlayedGame, promotion: Promotion, transition: Transition) -> str:
        """Return the words for a promotion: the pawn, the piece it takes, and the piece put on."""
        words: dict[str, object] = {
            "origin": square_name(promotion.origin),
            "target": square_name(promotion.target),
            "piece": self.piece(game, transition.placed[0].piece),
            "square": square_name(promotion.square),
        }
        _, *taken = transition.captured  # the pawn comes first
        if not taken:
            return Text("pawn {origin} to {target} leaves the game, {piece} on {square}", **words)
        return Text(
            "pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}",
            taken=self.piece(game, taken[0].piece),
            **words,
        )

    def checks(self, before: Situation, after: Situation, transition: Transition) -> list[str]:
        """Return a sentence for every King left in check; a board lost is told by its event."""
        pieces = after.position.pieces()
        kings = [king for king in transition.checks if king in pieces]
        if not kings:
            return []
        mate = before.position.san(transition.action, transition).endswith("#")
        (king,) = kings  # that of the side to move on the one board
        words = {"colour": COLOUR_NAMES[pieces[king].army], "board": seat_of(king.board)[0]}
        return [
            Text("Checkmate to {colour} on board {board}.", **words)
            if mate
            else Text("Check to {colour} on board {board}.", **words)
        ]

    def consequences(self, after: Situation, transition: Transition) -> list[str]:
        now = _position(after)
        sentences: list[str] = []
        for number, colour, before, player in transition.seats if now.outcome() is None else ():
            if number in now.players_at and now.players_at[number][colour] == player:
                names = {"player": after.name(player), "former": after.name(before)}
                words = {"board": number, "colour": COLOUR_NAMES[colour], **names}
                sentences.append(
                    Text("{player} takes over {colour} on board {board} from {former}.", **words)
                )
        return sentences

    def mate(self, before: Situation, event: Event) -> str:
        if not isinstance(event, PlayerEliminated):
            return super().mate(before, event)
        words = {"winner": before.name(event.by_player), "loser": before.name(event.player)}
        return Text(
            "Checkmate: {winner} has beaten {loser} on board {board}", board=event.board, **words
        )

    def loss(self, before: Situation, loss: Loss) -> str:
        status = before.position.seat_status(loss.seat)
        name = before.name(status.player)
        return Text("board {board} of {name}", board=status.seat.label, name=name)

    def reversals(self, after: Situation, transition: Transition) -> list[str]:
        lost = [event for event in transition.events if isinstance(event, PlayerEliminated)]
        back = [{"player": after.name(event.player), "board": event.board} for event in lost]
        return [Text("{player} is back with board {board}.", **words) for words in back]

    # The list of moves

    def entry(self, before: Situation, transition: Transition) -> str | None:
        """Return the words for the loss of a board, or of a turn, by other means than a move."""
        for event in transition.events:
            words: dict[str, object] = {"board": getattr(event, "board", 0)}
            if isinstance(event, TurnLapsed):
                words["name"] = before.name(event.player)
                return Text("{name} gives up the turn on board {board}", **words)
            if not isinstance(event, PlayerEliminated) or not self.is_entry(transition, event):
                continue
            words["name"], words["winner"] = before.name(event.player), before.name(event.by_player)
            words["reason"] = event.reason
            if isinstance(transition.action, Lose):
                return Text("{name} gives up board {board} to {winner} ({reason})", **words)
            if event.reason == TIME:
                return Text("{name} loses board {board} to {winner} ({reason})", **words)
            return Text("{name} gives up board {board} to {winner}", **words)
        return None

    def is_entry(self, transition: Transition, event: Event) -> bool:
        action = transition.action
        if isinstance(action, BoardResign | Lose) and isinstance(event, PlayerEliminated):
            return event.board == action.board
        return False


def _position(at: Situation) -> RingPosition:
    return cast(RingPosition, at.position)
