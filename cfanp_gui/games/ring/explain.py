"""Reasons why an action is illegal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource, Refusal, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import FILES, half_square, seat_of, square_name
from cfanp_gui.core.movegen import LONG, SHORT, attackers
from cfanp_gui.core.pieces import COLOUR_NAMES, PIECE_NAMES, Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, joined
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.boards.refusals import RULE_END, BoardRefusals, no_board
from cfanp_gui.games.ring.actions import BoardAction, Lose, Move, Placement, Promotion
from cfanp_gui.games.ring.board import CASTLINGS, Board
from cfanp_gui.games.ring.starting_pieces import HOMES, PROMOTIONS
from cfanp_gui.games.ring.state import State

RULE_MOVES = Text("rules of chess")
RULE_TEMPO = Text("Tempo")
RULE_STOCKPILE = Text("Stockpile")
RULE_TOURNAMENT = Text("Tournament rule")
RULE_PROMOTION = Text("Promotion")
RULE_MATE = Text("Mate")
RULE_STALEMATE = Text("Stalemate")


def refusal(state: State, action: BoardAction | Lose | Resign) -> Refusal | None:
    """Return the reason an action is illegal while the game goes on; None if it is legal."""
    index = state.find(action.board)
    if index is None:
        if 1 <= action.board <= len(state.stockpiles):
            return Refusal(RULE_MATE, Text("Board {board} was removed", board=action.board))
        return no_board(RULE_MOVES, action.board)
    on_board = RingRefusals(state, index)
    match action:
        case Lose():
            return on_board.lose()
        case Resign(_, player):
            return on_board.resign(player)
        case Move():
            return on_board.waits() or on_board.move(action)
        case Placement():
            return on_board.waits() or on_board.placement(action)
        case Promotion():
            return on_board.waits() or on_board.promotion(action)


def other_board(source: Source) -> Refusal:
    """Return the refusal to move a piece, from a board or its pocket, to another board."""
    number, _ = seat_of(source.board)
    if isinstance(source, PocketSource):
        text = Text("The pieces in this pocket are for board {board}", board=number)
        return Refusal(RULE_STOCKPILE, text)
    return Refusal(RULE_MOVES, Text("A piece of board {board} stays there", board=number))


def pocket_refusal(state: State, number: int, colour: int) -> Refusal | None:
    """Return the reason why a colour may place nothing on a board now; None if it may."""
    index = state.find(number)
    assert index is not None, "pockets lie beside boards of the ring"
    on_board = RingRefusals(state, index)
    text = on_board.not_to_move(Piece("P", colour))
    return on_board.waits() or (None if text is None else Refusal(RULE_MOVES, text))


class RingRefusals(BoardRefusals):
    """Refusals on one board of a ring."""

    rule = RULE_MOVES
    files = FILES
    board: Board

    def __init__(self, state: State, index: int) -> None:
        self.state, self.index, self.board = state, index, state.boards[index]
        self.number, self.seats = self.board.number, state.seats[index]
        self.colour, self.player = self.board.turn, state.mover(index)

    def square(self, at: int) -> Square:
        return half_square(self.number, at)

    def name(self, at: int) -> str:
        return square_name(at)

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
        if self.state.lost(self.index):
            text = Text(
                "{player} is checkmated on board {board}",
                player=PlayerName(self.player),
                board=self.number,
            )
            return self.refuse(text, *self._checkers(), rule=RULE_MATE)
        return None

    def lose(self) -> Refusal | None:
        """Return the reason the board is not one to be chosen as lost; None if it is."""
        if self.player in self.state.choosers:
            return None
        text = Text(
            "{player}, to move on board {board}, is not stalemated on both boards",
            player=PlayerName(self.player),
            board=self.number,
        )
        return Refusal(RULE_STALEMATE, text)

    def resign(self, player: int) -> Refusal | None:
        """Return the reason a player cannot resign the board; None if they can."""
        state, name = self.state, PlayerName(player)
        if not 1 <= player <= len(state.stockpiles):
            return Refusal(RULE_END, Text("There is no player {player}", player=player))
        if player not in self.seats:
            text = Text("{player} does not play on board {board}", player=name, board=self.number)
            return Refusal(RULE_END, text)
        lost = state.lost_by(player)
        if lost is None or (self.index in state.open and self.player == player):
            return None  # of a player who is checkmated already, the turn here lapses
        there = RingRefusals(state, lost)
        text = Text(
            "{player} is checkmated on board {board}, which counts at the end of the round",
            player=name,
            board=there.number,
        )
        return there.refuse(text, *there._checkers(), rule=RULE_MATE)

    def _checkers(self) -> tuple[int, ...]:
        """Return the squares of the pieces that attack the King of the side to move."""
        return squares[self.board.attackers(self.board.turn)]

    # Moves

    def move(self, action: Move) -> Refusal | None:
        """Return the reason a move is illegal; None if it is legal."""
        legal = (action.origin, action.target) in self.board.moves
        return None if legal else self.step(action.origin, action.target)

    def exposed(self, origin: int, target: int) -> Refusal | None:
        if (origin, target) in self.board.advances:
            return self._advance(Move(self.number, origin, target))
        if not self.can_reach(origin, target):
            return None
        if self._castles(origin, target):
            return self._castling_danger(target)
        return self._attacked(self.board.move(origin, target).board)

    def special(self, piece: Piece, origin: int, target: int) -> Refusal | None:
        if not self._castles(origin, target):
            return None
        text = Text(
            "Castling needs a King and a Rook that have not moved on board {board}",
            board=self.number,
        )
        return self.refuse(text, origin)

    def _castles(self, origin: int, target: int) -> bool:
        piece, same_rank = self.piece(origin), origin >> 3 == target >> 3
        return piece is not None and piece.letter == "K" and abs(origin - target) == 2 and same_rank

    def _castling_danger(self, target: int) -> Refusal:
        board, masks = self.board, self.board.masks
        if board.check:
            return self.refuse(Text("A King in check may not castle"), *self._checkers())
        every = CASTLINGS[board.turn][SHORT | LONG]
        castling = next(castling for castling in every if castling.king_to == target)
        attacking = 0
        for square in squares[castling.passed | castling.reached]:
            attacking |= attackers(masks, square, masks.occupied, masks.armies[1 - board.turn])
        text = Text("The King may not castle over or onto an attacked square")
        return self.refuse(text, *squares[attacking])

    def _advance(self, move: Move) -> Refusal:
        """Return the refusal of a pawn's step to the last rank that names no piece to put on."""
        letters = [one for one in self.state.letters(self.index) if one in PROMOTIONS]
        if letters:
            text = Text(
                "Say what is put on for the pawn and where: {pieces}, such as {example}",
                pieces=joined(", ", [PIECE_NAMES[letter] for letter in letters]),
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

    def _attacked(self, after: Board) -> Refusal:
        """Return the refusal of an action after which the King of the side to move is attacked."""
        king, attacking = after.king(self.board.turn), squares[after.attackers(self.board.turn)]
        return self.refuse(self.attacked(king, attacking, self.board.check), *attacking)

    # Pieces of the stockpile

    def placement(self, action: Placement) -> Refusal | None:
        """Return the reason a placement is illegal; None if it is legal."""
        letter, square = action.letter, action.square
        if (letter, square) in self.state.legal(self.index).placements:
            return None
        if refused := self._not_at_hand(letter):
            return refused
        homes = HOMES[self.board.turn][letter]
        if not homes >> square & 1:
            text = Text(
                "A {colour} {piece} is placed on one of its starting squares only: {squares}",
                colour=COLOUR_NAMES[self.board.turn],
                piece=PIECE_NAMES[letter],
                squares=", ".join(map(square_name, squares[homes])),
            )
            return self.refuse(text, *squares[homes], rule=RULE_STOCKPILE)
        return self.blocked(square, RULE_STOCKPILE) or self._attacked(self.board)

    def promotion(self, action: Promotion) -> Refusal | None:
        """Return the reason a promotion is illegal; None if it is legal."""
        origin, target, letter, square = action.origin, action.target, action.letter, action.square
        if (origin, target, letter, square) in self.state.legal(self.index).promotions:
            return None
        if refused := self.unmovable(origin):
            return refused
        if (origin, target) not in self.board.advances:
            text = Text(
                "{square} to {target} is not a pawn’s step to the last rank",
                square=self.place(origin),
                target=square_name(target),
            )
            hit = self.occupied(target) if origin != target else None
            return hit or self.refuse(text, origin, rule=RULE_PROMOTION)
        if letter not in PROMOTIONS:
            text = Text("A pawn is not exchanged for a {piece}", piece=PIECE_NAMES[letter])
            return Refusal(RULE_PROMOTION, text)
        if refused := self._not_at_hand(letter):
            return refused
        if square not in (origin, target) and (refused := self.blocked(square, RULE_PROMOTION)):
            return refused
        put = Piece(letter, self.board.turn)
        return self._attacked(self.board.promote(origin, target, put, square).board)

    def _not_at_hand(self, letter: str) -> Refusal | None:
        """Return the reason a player has no piece of a kind for the board; None if they have."""
        if letter in self.state.letters(self.index):
            return None
        turn = self.board.turn
        words: dict[str, object] = {
            "player": PlayerName(self.player),
            "colour": COLOUR_NAMES[turn],
            "piece": PIECE_NAMES[letter],
        }
        held = self.state.stockpiles[self.player - 1]
        if any((piece.letter, piece.army) == (letter, turn) for piece in held):
            text = Text(
                "{player} has no {colour} {piece} but of set {board}, which does not return to "
                "board {board}",
                board=self.number,
                **words,
            )
            return Refusal(RULE_TOURNAMENT, text)
        text = Text("{player} has no {colour} {piece} in the stockpile", **words)
        return Refusal(RULE_STOCKPILE, text)
