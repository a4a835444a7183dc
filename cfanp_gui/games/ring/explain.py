"""Reasons why an action is illegal: the rule, one sentence, and the squares that show it."""

from cfanp_gui.core.actions import PocketSource, Refusal, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import (
    FILES,
    NAMES,
    castling_rook,
    half_square,
    seat_of,
    square_name,
)
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.refusal_texts import RULE_END
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, enumerated
from cfanp_gui.games.boards.position import BoardResign
from cfanp_gui.games.boards.refusals import BoardRefusals, no_board
from cfanp_gui.games.ring.actions import BoardAction, Lose, Placement, Promotion, RingMove
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.starting_pieces import HOMES, PROMOTIONS
from cfanp_gui.games.ring.state import RingState

RULE_MOVES = Text("rules of chess")
RULE_TEMPO = Text("Tempo")
RULE_STOCKPILE = Text("Stockpile")
RULE_TOURNAMENT = Text("Tournament rule")
RULE_PROMOTION = Text("Promotion")
RULE_MATE = Text("Mate")
RULE_STALEMATE = Text("Stalemate")


def refusal(state: RingState, action: BoardAction | Lose | BoardResign) -> Refusal | None:
    """Return the reason an action is illegal while the game goes on; None if it is legal."""
    board = state.find(action.board)
    if board is None:
        if 1 <= action.board <= len(state.stockpiles):
            return Refusal(RULE_MATE, Text("Board {board} was removed", board=action.board))
        return no_board(RULE_MOVES, action.board)
    on_board = RingRefusals(state, board)
    if isinstance(action, Lose):
        return on_board.lose()
    if isinstance(action, BoardResign):
        return on_board.resign(action.player)
    if (refused := on_board.waits()) is not None:
        return refused
    if action in state.actions(board):
        return None
    if isinstance(action, RingMove):
        return on_board.step(action.origin, action.target)
    if isinstance(action, Placement):
        return on_board.placement(action.letter, action.square)
    return on_board.promotion(action)


def other_board(source: Source) -> Refusal:
    """Return the refusal to move a piece, from a board or its pocket, to another board."""
    number, _ = seat_of(source.board)
    if isinstance(source, PocketSource):
        text = Text("The pieces in this pocket are for board {board}", board=number)
        return Refusal(RULE_STOCKPILE, text)
    return Refusal(RULE_MOVES, Text("A piece of board {board} stays there", board=number))


class RingRefusals(BoardRefusals):
    """Refusals on one board of a ring."""

    rule = RULE_MOVES
    files, names = FILES, NAMES
    board: RingBoard

    def __init__(self, state: RingState, board: RingBoard) -> None:
        self.state, self.board, self.number = state, board, board.number
        self.seats, self.colour, self.player = board.seats, board.turn, board.mover

    def square(self, at: int) -> Square:
        return half_square(self.number, at)

    # The turn on the board

    def waits(self) -> Refusal | None:
        """Return the reason nothing may be moved or placed now; None if something may."""
        if self.state.choosers:
            text = Text(
                "{player} is stalemated on both boards and first chooses which of them is lost",
                player=PlayerName(min(self.state.choosers)),
            )
            return Refusal(RULE_STALEMATE, text)
        if self.board.moved:
            text = Text("Board {board} has had its turn in this round", board=self.number)
            return Refusal(RULE_TEMPO, text)
        if self.state.lost(self.board):
            text = Text("{player} is checkmated on board {board}", **self.words)
            return self.refuse(text, *self.board.attackers(self.colour), rule=RULE_MATE)
        return None

    def drops(self, colour: int) -> Refusal | None:
        """Return the reason why a colour may place nothing now; None if it may."""
        text = self.not_to_move(Piece("P", colour))
        return self.waits() or (None if text is None else Refusal(RULE_MOVES, text))

    def lose(self) -> Refusal | None:
        """Return the reason the board is not one to be chosen as lost; None if it is."""
        text = Text(
            "{player}, to move on board {board}, is not stalemated on both boards", **self.words
        )
        return None if self.player in self.state.choosers else Refusal(RULE_STALEMATE, text)

    def resign(self, player: int) -> Refusal | None:
        """Return the reason a player cannot resign the board; None if they can."""
        state = self.state
        if not 1 <= player <= len(state.stockpiles):
            return Refusal(RULE_END, Text("There is no player {player}", player=player))
        if player not in self.seats:
            words = {**self.words, "player": PlayerName(player)}
            return Refusal(RULE_END, Text("{player} does not play on board {board}", **words))
        lost = state.lost_by(player)
        if lost is None or (self.board in state.open and self.player == player):
            return None  # of a player who is checkmated already, the turn here lapses
        there = RingRefusals(state, lost)
        text = Text(
            "{player} is checkmated on board {board}, which counts at the end of the round",
            **there.words,
        )
        return there.refuse(text, *there.board.attackers(there.colour), rule=RULE_MATE)

    # Moves

    def exposed(self, origin: int, target: int) -> Refusal | None:
        if (origin, target) in self.board.advances:
            return self._advance(RingMove(self.number, origin, target))
        if not self.can_reach(origin, target):
            return None
        if self._castles(origin, target):
            return self._castling_danger(target)
        return self._attacked(self.board.move(origin, target).board)

    def special(self, piece: Piece, origin: int, target: int) -> Refusal | None:
        text = Text(
            "Castling needs a King and a Rook that have not moved on board {board}", **self.words
        )
        return self.refuse(text, origin) if self._castles(origin, target) else None

    def _castles(self, origin: int, target: int) -> bool:
        piece, same_rank = self.piece(origin), origin >> 3 == target >> 3
        return piece is not None and piece.letter == "K" and abs(origin - target) == 2 and same_rank

    def _castling_danger(self, target: int) -> Refusal:
        board, turn = self.board, self.colour
        if board.check:
            return self.refuse(Text("A King in check may not castle"), *board.attackers(turn))
        _, passed = castling_rook(target)
        bearing = {*board.bearing_on(passed), *board.bearing_on(target)}
        text = Text("The King may not castle over or onto an attacked square")
        return self.refuse(text, *sorted(at for at in bearing if board.piece(at).army != turn))

    def _advance(self, move: RingMove) -> Refusal:
        """Return the refusal of a pawn's step to the last rank that names no piece to put on."""
        letters = [letter for letter in self.state.letters(self.board) if letter in PROMOTIONS]
        if letters:
            text = Text(
                "Say what is put on for the pawn and where: {pieces}, such as {example}",
                pieces=enumerated([PIECE_NAMES[letter] for letter in letters]),
                example=f"{move.text}{letters[0]}@{square_name(move.target)}",
            )
        else:
            text = Text(
                "The stockpile has no piece for the pawn on board {board}, so it may not advance "
                "to {square}",
                board=self.number,
                square=square_name(move.target),
            )
        return self.refuse(text, move.target, rule=RULE_PROMOTION)

    def _attacked(self, after: RingBoard) -> Refusal:
        """Return the refusal of an action after which the King of the side to move is attacked."""
        king, attackers = after.king(self.colour), after.attackers(self.colour)
        return self.refuse(self.attacked(king, attackers, self.board.check), *attackers)

    # Pieces of the stockpile

    def placement(self, letter: str, square: int) -> Refusal:
        """Return the reason a placement is illegal."""
        if refused := self._not_at_hand(letter):
            return refused
        homes = HOMES[self.colour][letter]
        if not homes >> square & 1:
            words = {"colour": COLOUR_NAMES[self.colour], "piece": PIECE_NAMES[letter]}
            text = Text(
                "A {colour} {piece} is placed on one of its starting squares only: {squares}",
                squares=enumerated(map(square_name, squares[homes])),
                **words,
            )
            return self.refuse(text, *squares[homes], rule=RULE_STOCKPILE)
        return self.blocked(square, RULE_STOCKPILE) or self._attacked(self.board)

    def promotion(self, action: Promotion) -> Refusal:
        """Return the reason a promotion is illegal."""
        origin, target, letter, square = action.origin, action.target, action.letter, action.square
        if refused := self.unmovable(origin):
            return refused
        if (origin, target) not in self.board.advances:
            if origin != target and (refused := self.occupied(target)):
                return refused
            words = {"square": self.place(origin), "target": square_name(target)}
            text = Text("{square} to {target} is not a pawn’s step to the last rank", **words)
            return self.refuse(text, origin, rule=RULE_PROMOTION)
        if letter not in PROMOTIONS:
            text = Text("A pawn is not exchanged for a {piece}", piece=PIECE_NAMES[letter])
            return Refusal(RULE_PROMOTION, text)
        if refused := self._not_at_hand(letter):
            return refused
        if square not in (origin, target) and (refused := self.blocked(square, RULE_PROMOTION)):
            return refused
        put = Piece(letter, self.colour)
        return self._attacked(self.board.promote(origin, target, put, square).board)

    def _not_at_hand(self, letter: str) -> Refusal | None:
        """Return the reason a player has no piece of a kind for the board; None if they have."""
        if letter in self.state.letters(self.board):
            return None
        words = {"colour": COLOUR_NAMES[self.colour], "piece": PIECE_NAMES[letter], **self.words}
        held = self.state.stockpiles[self.player - 1]
        if any((piece.letter, piece.army) == (letter, self.colour) for piece in held):
            text = Text(
                "{player} has no {colour} {piece} but of set {board}, which does not return to "
                "board {board}",
                **words,
            )
            return Refusal(RULE_TOURNAMENT, text)
        text = Text("{player} has no {colour} {piece} in the stockpile", **words)
        return Refusal(RULE_STOCKPILE, text)
