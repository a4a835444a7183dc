"""Reasons why an action is illegal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.actions import PocketSource, Refusal, Source
from cfanp_gui.core.game import PIECE_NAMES, Piece
from cfanp_gui.core.half_boards import half_square, seat_of, square_name
from cfanp_gui.core.movegen import LONG, SHORT, SQUARES, attackers
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.refusal_texts import attacked, attacker, blocker, in_the_way, not_your_turn
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, joined, listed
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.ring.actions import (
    BoardAction,
    Lose,
    Move,
    Placement,
    Promotion,
)
from cfanp_gui.games.ring.board import CASTLINGS, Board
from cfanp_gui.games.ring.starting_pieces import HOMES, PROMOTIONS, WHITE
from cfanp_gui.games.ring.state import State

RULE_MOVES = Text("rules of chess")
RULE_TEMPO = Text("Tempo")
RULE_STOCKPILE = Text("Stockpile")
RULE_TOURNAMENT = Text("Tournament rule")
RULE_PROMOTION = Text("Promotion")
RULE_MATE = Text("Mate")
RULE_STALEMATE = Text("Stalemate")
RULE_END = Text("End of the game")


def refusal(state: State, action: BoardAction | Lose | Resign) -> Refusal | None:
    """Return the reason an action is illegal while the game goes on; None if it is legal."""
    match action:
        case Lose():
            return _lose(state, action)
        case Resign():
            return _resign(state, action)
        case Move() | Placement() | Promotion():
            index = state.find(action.board)
            if index is None:
                return _no_board(state, action.board)
            if problem := _waits(state, index):
                return problem
            match action:
                case Move():
                    return _move(state, index, action)
                case Placement():
                    return _placement(state, index, action)
                case Promotion():
                    return _promotion(state, index, action)


def other_board(source: Source) -> Refusal:
    """Return the refusal to move a piece, from a board or its pocket, to another board."""
    number, _ = seat_of(source.board)
    if isinstance(source, PocketSource):
        text = Text("The pieces in this pocket are for board {board}", board=number)
        return Refusal(RULE_STOCKPILE, text)
    return Refusal(RULE_MOVES, Text("A piece of board {board} stays there", board=number))


def _no_board(state: State, number: int) -> Refusal:
    if 1 <= number <= len(state.stockpiles):
        return Refusal(RULE_MATE, Text("Board {board} was removed", board=number))
    return Refusal(RULE_MOVES, Text("There is no board {board}", board=number))


def _waits(state: State, index: int) -> Refusal | None:
    """Return the reason nothing may be moved or placed on a board now; None if something may."""
    board = state.boards[index]
    if state.choosers:
        return Refusal(
            RULE_STALEMATE,
            Text(
                "{player} is stalemated on both boards and first chooses which of them is lost",
                player=PlayerName(min(state.choosers)),
            ),
        )
    if board.moved:
        return Refusal(
            RULE_TEMPO,
            Text("Board {board} has had its turn in this round", board=board.number),
        )
    if state.lost(index):
        return Refusal(
            RULE_MATE,
            Text(
                "{player} is checkmated on board {board}",
                player=PlayerName(state.mover(index)),
                board=board.number,
            ),
            board.located(board.attackers(board.turn)),
        )
    return None


def _lose(state: State, action: Lose) -> Refusal | None:
    index = state.find(action.board)
    if index is None:
        return _no_board(state, action.board)
    if state.mover(index) not in state.choosers:
        return Refusal(
            RULE_STALEMATE,
            Text(
                "{player}, to move on board {board}, is not stalemated on both boards",
                player=PlayerName(state.mover(index)),
                board=action.board,
            ),
        )
    return None


def _resign(state: State, action: Resign) -> Refusal | None:
    index = state.find(action.board)
    if index is None:
        return _no_board(state, action.board)
    if not 1 <= action.player <= len(state.stockpiles):
        return Refusal(RULE_END, Text("There is no player {player}", player=action.player))
    if action.player not in state.seats[index]:
        return Refusal(
            RULE_END,
            Text(
                "{player} does not play on board {board}",
                player=PlayerName(action.player),
                board=action.board,
            ),
        )
    for other, board in enumerate(state.boards):
        if state.mover(other) == action.player and state.lost(other):
            if index in state.open and state.mover(index) == action.player:
                return None  # the turn there lapses
            return Refusal(
                RULE_MATE,
                Text(
                    "{player} is checkmated on board {board}, which counts at the end of the round",
                    player=PlayerName(action.player),
                    board=board.number,
                ),
                board.located(board.attackers(board.turn)),
            )
    return None


def _move(state: State, index: int, action: Move) -> Refusal | None:
    board = state.boards[index]
    origin, target = action.origin, action.target
    if (origin, target) in board.moves:
        return None
    piece, refused = _own_piece(state, index, origin)
    if piece is None:
        return refused
    if (origin, target) in board.advances:
        return _advance(state, index, action)
    if refused := _own_target(state, index, origin, target):
        return refused
    unguarded = board.generate(guard_king=False)
    castles = piece.letter == "K" and abs(origin - target) == 2 and origin >> 3 == target >> 3
    if (origin, target, 0) in unguarded.expand():
        return _castling_danger(board, action) if castles else _exposed(state, index, action)
    if (found := _in_the_way(board, piece, origin, target)) is not None:
        return _blocked(state, index, RULE_MOVES, found)
    where = half_square(board.number, origin)
    if castles:
        return Refusal(
            RULE_MOVES,
            Text(
                "Castling needs a King and a Rook that have not moved on board {board}",
                board=board.number,
            ),
            (where,),
        )
    return Refusal(
        RULE_MOVES,
        Text(
            "The {piece} on {square} has not moved",
            piece=PIECE_NAMES[piece.letter],
            square=_square_text(board, origin),
        )
        if origin == target
        else Text(
            "The {piece} on {square} cannot go to {target}",
            piece=PIECE_NAMES[piece.letter],
            square=_square_text(board, origin),
            target=square_name(target),
        ),
        (where,),
    )


def _in_the_way(board: Board, piece: Piece, origin: int, target: int) -> int | None:
    """Return the square of the nearest piece that blocks a move; None if none does."""
    masks = board.masks
    bit, goal = SQUARES[origin], SQUARES[target]
    if piece.letter == "P":
        step, second = (8, 1) if piece.army == WHITE else (-8, 6)
        path = [origin + step, origin + 2 * step] if origin >> 3 == second else [origin + step]
        path = path[: path.index(target) + 1] if target in path else []
        return next((one for one in path if board.pieces[one] is not None), None)
    if piece.letter == "K":
        every = CASTLINGS[piece.army][SHORT | LONG]
        meant = (one for one in every if (one.king_from, one.king_to) == (origin, target))
        needed = next((one for one in meant if board.unmoved & bit), None)
        if needed is None or not board.unmoved & SQUARES[needed.rook_from]:
            return None
        between = squares[needed.empty & masks.occupied]
        return min(between, key=lambda one: abs(one - origin), default=None)
    others = masks.occupied & ~bit & ~goal
    return blocker(
        origin, others, 8, lambda left: bool(attackers(masks, target, left | bit | goal, bit))
    )


def _blocked(state: State, index: int, rule: str, square: int) -> Refusal:
    """Return the refusal for a piece in the way on a square of a board."""
    board = state.boards[index]
    piece = board.pieces[square]
    assert piece is not None, "something stands in the way"
    holder, player = state.seats[index][piece.army], state.mover(index)
    text = in_the_way(PIECE_NAMES[piece.letter], _square_text(board, square), holder, player)
    return Refusal(rule, text, (half_square(board.number, square),))


def _own_piece(state: State, index: int, origin: int) -> tuple[Piece | None, Refusal | None]:
    """Return the piece that would move, or None and the refusal."""
    board = state.boards[index]
    piece = board.pieces[origin]
    where = half_square(board.number, origin)
    if piece is None:
        text = Text("There is no piece on {square}", square=_square_text(board, origin))
        return None, Refusal(RULE_MOVES, text, (where,))
    if piece.army != board.turn:
        text = not_your_turn(state.mover(index), board.number)
        return None, Refusal(RULE_MOVES, text, (where,))
    return piece, None


def _own_target(state: State, index: int, origin: int, target: int) -> Refusal | None:
    """Return the reason a piece may not go to an occupied square; None if it may."""
    board = state.boards[index]
    hit = board.pieces[target]
    if hit is None or origin == target:
        return None
    if hit.army == board.turn:
        return _blocked(state, index, RULE_MOVES, target)
    if hit.letter == "K":
        where = half_square(board.number, target)
        return Refusal(RULE_MOVES, Text("A King is never captured"), (where,))
    return None


def _advance(state: State, index: int, action: Move) -> Refusal:
    """Return the refusal of a pawn's step to the last rank that names no piece to put on."""
    board = state.boards[index]
    where = half_square(board.number, action.target)
    letters = [letter for letter in state.letters(index) if letter in PROMOTIONS]
    if not letters:
        return Refusal(
            RULE_PROMOTION,
            Text(
                "The stockpile has no piece for the pawn on board {board}, so it may not advance "
                "to {square}",
                board=board.number,
                square=square_name(action.target),
            ),
            (where,),
        )
    return Refusal(
        RULE_PROMOTION,
        Text(
            "Say what is put on for the pawn and where: {pieces}, such as {example}",
            pieces=joined(", ", [PIECE_NAMES[letter] for letter in letters]),
            example=f"{action.text}{letters[0]}@{square_name(action.target)}",
        ),
        (where,),
    )


def _exposed(state: State, index: int, action: Move) -> Refusal:
    """Return the refusal of a move that would leave the own King attacked."""
    board = state.boards[index]
    after = board.move(action.origin, action.target).board
    attacking = after.attackers(board.turn)
    return _attacked(state, index, after, attacking)


def _attacked(state: State, index: int, after: Board, attacking: int) -> Refusal:
    """Return the refusal of an action after which the King of the side to move is attacked."""
    board = state.boards[index]
    names = []
    for square in squares[attacking]:
        piece = after.pieces[square]
        assert piece is not None, "something attacks"
        holder = state.seats[index][piece.army]
        names.append(attacker(PIECE_NAMES[piece.letter], square_name(square), holder))
    king = _square_text(board, after.king(board.turn))
    return Refusal(RULE_MOVES, attacked(king, listed(names), board.check), board.located(attacking))


def _castling_danger(board: Board, action: Move) -> Refusal:
    if board.check:
        text = Text("A King in check may not castle")
        return Refusal(RULE_MOVES, text, board.located(board.attackers(board.turn)))
    every = CASTLINGS[board.turn][SHORT | LONG]
    castling = next(castling for castling in every if castling.king_to == action.target)
    masks = board.masks
    attacking = 0
    for square in squares[castling.passed | castling.reached]:
        attacking |= attackers(masks, square, masks.occupied, masks.armies[1 - board.turn])
    text = Text("The King may not castle over or onto an attacked square")
    return Refusal(RULE_MOVES, text, board.located(attacking))


def _placement(state: State, index: int, action: Placement) -> Refusal | None:
    board = state.boards[index]
    if refused := _at_hand(state, index, action.letter):
        return refused
    homes = HOMES[board.turn][action.letter]
    if not homes >> action.square & 1:
        return Refusal(
            RULE_STOCKPILE,
            Text(
                "A {colour} {piece} is placed on one of its starting squares only: {squares}",
                colour=COLOUR_NAMES[board.turn],
                piece=PIECE_NAMES[action.letter],
                squares=", ".join(square_name(square) for square in squares[homes]),
            ),
            board.located(homes),
        )
    if board.pieces[action.square] is not None:
        return _blocked(state, index, RULE_STOCKPILE, action.square)
    if (action.letter, action.square) in state.legal(index).placements:
        return None
    return _attacked(state, index, board, board.attackers(board.turn))


def _at_hand(state: State, index: int, letter: str) -> Refusal | None:
    """Return the reason a player has no piece of a kind for a board; None if they have one."""
    board = state.boards[index]
    if letter in state.letters(index):
        return None
    player = state.mover(index)
    own_set = any(
        piece.letter == letter and piece.army == board.turn
        for piece in state.stockpiles[player - 1]
    )
    if own_set:
        return Refusal(
            RULE_TOURNAMENT,
            Text(
                "{player} has no {colour} {piece} but of set {board}, which does not return to "
                "board {board}",
                player=PlayerName(player),
                colour=COLOUR_NAMES[board.turn],
                piece=PIECE_NAMES[letter],
                board=board.number,
            ),
        )
    return Refusal(
        RULE_STOCKPILE,
        Text(
            "{player} has no {colour} {piece} in the stockpile",
            player=PlayerName(player),
            colour=COLOUR_NAMES[board.turn],
            piece=PIECE_NAMES[letter],
        ),
    )


def _promotion(state: State, index: int, action: Promotion) -> Refusal | None:
    board = state.boards[index]
    origin, target = action.origin, action.target
    if (origin, target, action.letter, action.square) in state.legal(index).promotions:
        return None
    piece, refused = _own_piece(state, index, origin)
    if piece is None:
        return refused
    if (origin, target) not in board.advances:
        return _own_target(state, index, origin, target) or Refusal(
            RULE_PROMOTION,
            Text(
                "{square} to {target} is not a pawn’s step to the last rank",
                square=_square_text(board, origin),
                target=square_name(target),
            ),
            (half_square(board.number, origin),),
        )
    if action.letter not in PROMOTIONS:
        text = Text("A pawn is not exchanged for a {piece}", piece=PIECE_NAMES[action.letter])
        return Refusal(RULE_PROMOTION, text)
    if refused := _at_hand(state, index, action.letter):
        return refused
    there = board.pieces[action.square]
    if there is not None and action.square not in (origin, target):
        return _blocked(state, index, RULE_PROMOTION, action.square)
    after = board.promote(origin, target, Piece(action.letter, board.turn, 0), action.square).board
    return _attacked(state, index, after, after.attackers(board.turn))


def _square_text(board: Board, square: int) -> Text:
    return Text("{square} of board {board}", square=square_name(square), board=board.number)
