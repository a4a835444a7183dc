"""A slow second model of the ring, on boards of python-chess, to compare the rules with.

Written from the rules of record alone: it shares neither code nor ways with the game's own. A
`Model` is changed in place; `copy` gives another.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import chess
import chess.variant

from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE

LETTERS = "wb"
HOME = {
    chess.PAWN: [range(8, 16), range(48, 56)],
    chess.KNIGHT: [(1, 6), (57, 62)],
    chess.BISHOP: [(2, 5), (58, 61)],
    chess.ROOK: [(0, 7), (56, 63)],
    chess.QUEEN: [(3,), (59,)],
}
"""For each kind the starting squares of White and of Black."""


@dataclass
class Game:
    """One board, what set every piece on it is of, and what never moved there."""

    board: chess.Board
    sets: dict[int, int]
    seats: list[int]
    """The players of White and Black."""
    king_moved: list[bool]
    moved: bool = False
    spared: bool = False

    @property
    def colour(self) -> int:
        """0 when White is to move, else 1."""
        return WHITE if self.board.turn else BLACK

    @property
    def mover(self) -> int:
        return self.seats[self.colour]


@dataclass
class Model:
    """The ring: games by the number of their board, stockpiles by player."""

    games: dict[int, Game]
    stock: dict[int, list[tuple[str, str, int]]]
    rounds: bool = False
    tournament: bool = True
    round: int = 1
    progress: int = 0
    over: str | None = None
    out: list[tuple[int, int, int]] = field(default_factory=list)
    """Players eliminated, by whom, and on which board."""

    @classmethod
    def start(cls, players: int, rounds: bool = False, tournament: bool = True) -> Model:
        games = {}
        for number in range(1, players + 1):
            board = chess.Board()
            sets = dict.fromkeys(board.piece_map(), number)
            games[number] = Game(board, sets, [number, number % players + 1], [False, False])
        return cls(games, {p: [] for p in range(1, players + 1)}, rounds, tournament)

    # What may be done

    def at_hand(self, number: int) -> dict[int, int]:
        """Return the kinds the side to move may put on a board, with the lowest set of each."""
        game = self.games[number]
        found: dict[int, int] = {}
        for piece_type, colour, of_set in self.stock[game.mover]:
            piece = chess.Piece.from_symbol(piece_type).piece_type
            if colour == LETTERS[game.colour] and not (self.tournament and of_set == number):
                found[piece] = min(of_set, found.get(piece, 99))
        return found

    def board_moves(self, number: int) -> list[chess.Move]:
        return [move for move in self.games[number].board.legal_moves if not move.promotion]

    def drops(self, number: int) -> list[chess.Move]:
        game = self.games[number]
        crazy = chess.variant.CrazyhouseBoard(None)
        for square, piece in game.board.piece_map().items():
            crazy.set_piece_at(square, piece)
        crazy.turn = game.board.turn
        for piece_type in self.at_hand(number):
            crazy.pockets[crazy.turn].add(piece_type)
        return [
            move
            for move in crazy.legal_moves
            if move.drop and move.to_square in HOME[move.drop][game.colour]
        ]

    def promotions(self, number: int) -> list[str]:
        game = self.games[number]
        board = game.board
        piece_types = [
            piece_type for piece_type in self.at_hand(number) if piece_type != chess.PAWN
        ]
        found = []
        for move in board.pseudo_legal_moves if piece_types else ():
            if move.promotion != chess.QUEEN:
                continue
            after = board.copy(stack=False)
            after.remove_piece_at(move.from_square)
            after.remove_piece_at(move.to_square)
            for square in chess.SQUARES:
                if after.piece_at(square):
                    continue
                for piece_type in piece_types:
                    put = after.copy(stack=False)
                    put.set_piece_at(square, chess.Piece(piece_type, board.turn))
                    if not put.is_check():
                        step = chess.Move(move.from_square, move.to_square).uci()
                        letter = chess.piece_symbol(piece_type).upper()
                        found.append(f"{number}:{step}{letter}@{chess.square_name(square)}")
        return found

    def board_texts(self, number: int) -> list[str]:
        plain = [*self.board_moves(number), *self.drops(number)]
        return [f"{number}:{move.uci()}" for move in plain] + self.promotions(number)

    def mated(self, number: int) -> bool:
        game = self.games[number]
        if not game.board.is_check() or self.board_moves(number):
            return False
        has_piece = any(piece_type != chess.PAWN for piece_type in self.at_hand(number))
        return not (has_piece and any(move.promotion for move in game.board.legal_moves))

    def lost(self, number: int) -> bool:
        return self.mated(number) and not self.games[number].spared

    def choosing(self) -> dict[int, list[int]]:
        """Return the players who must choose, with their boards."""
        if any(game.moved for game in self.games.values()) or len(self.alive()) == 1:
            return {}
        found: dict[int, list[int]] = {}
        for number, game in self.games.items():
            if not self.lost(number) and not self.board_texts(number):
                found.setdefault(game.mover, []).append(number)
        return {player: numbers for player, numbers in found.items() if len(numbers) == 2}

    def legal(self) -> list[str]:
        """Return everything legal on all boards, sorted."""
        if self.over:
            return []
        choosing = self.choosing()
        if choosing:
            return sorted(f"{n}:lose" for numbers in choosing.values() for n in numbers)
        found = []
        for number, game in self.games.items():
            if not game.moved and not self.lost(number):
                found += self.board_texts(number)
        return sorted(found)

    def alive(self) -> set[int]:
        return {player for game in self.games.values() for player in game.seats}

    # Playing

    def play(self, text: str) -> None:
        """Play a legal action."""
        board, rest = text.split(":")
        number = int(board)
        if rest == "lose":
            self.close(number, self.games[number].colour)
        elif rest[1] == "@":
            self.drop(number, chess.Move.from_uci(rest))
        elif "@" in rest:
            self.promote(number, rest)
        else:
            self.move(number, chess.Move.from_uci(rest))
        self.go_on()

    def move(self, number: int, move: chess.Move) -> None:
        game = self.games[number]
        board, colour, mover = game.board, game.colour, game.mover
        hit = move.to_square
        if board.is_en_passant(move):
            hit += -8 if board.turn else 8
        pawn = board.piece_type_at(move.from_square) == chess.PAWN
        if pawn or board.is_capture(move):
            self.progress = self.round
        if board.is_capture(move):
            self.gain(mover, number, hit)
        if board.piece_type_at(move.from_square) == chess.KING:
            game.king_moved[colour] = True
            if board.is_castling(move):
                kingside = board.is_kingside_castling(move)
                corner = move.to_square + (1 if kingside else -2)
                inside = move.to_square + (-1 if kingside else 1)
                game.sets[inside] = game.sets.pop(corner)
        game.sets[move.to_square] = game.sets.pop(move.from_square)
        board.push(move)
        self.done(game)

    def drop(self, number: int, move: chess.Move) -> None:
        game = self.games[number]
        assert move.drop is not None
        self.put(number, move.drop, move.to_square)
        self.progress = self.round
        colour = game.colour
        if move.drop == chess.ROOK and not game.king_moved[colour]:
            game.board.castling_rights |= chess.BB_SQUARES[move.to_square]
        self.done(game, passing=True)

    def promote(self, number: int, rest: str) -> None:
        game = self.games[number]
        origin, target = chess.parse_square(rest[:2]), chess.parse_square(rest[2:4])
        if game.board.piece_at(target):
            self.gain(game.mover, number, target)
            game.board.remove_piece_at(target)
            game.board.castling_rights &= ~chess.BB_SQUARES[target]
        game.board.remove_piece_at(origin)
        del game.sets[origin]
        piece_type = chess.Piece.from_symbol(rest[4]).piece_type
        self.put(number, piece_type, chess.parse_square(rest[6:]))
        self.progress = self.round
        self.done(game, passing=True)

    def put(self, number: int, piece_type: int, square: int) -> None:
        game = self.games[number]
        of_set = self.at_hand(number)[piece_type]
        game.board.set_piece_at(square, chess.Piece(piece_type, game.board.turn))
        game.sets[square] = of_set
        letter = chess.piece_symbol(piece_type).upper()
        self.stock[game.mover].remove((letter, LETTERS[game.colour], of_set))

    def gain(self, player: int, number: int, square: int) -> None:
        game = self.games[number]
        piece = game.board.piece_at(square)
        assert piece is not None
        of_set = game.sets.pop(square)
        colour = WHITE if piece.color else BLACK
        only = next(n for n, other in self.games.items() if other.seats[colour] == player)
        if not (self.tournament and only == of_set):
            self.stock[player].append((piece.symbol().upper(), LETTERS[colour], of_set))

    def done(self, game: Game, passing: bool = False) -> None:
        if passing:
            game.board.ep_square = None
            game.board.turn = not game.board.turn
        game.moved = self.rounds
        game.spared = False

    def close(self, number: int, colour: int) -> None:
        game = self.games.pop(number)
        loser, winner = game.seats[colour], game.seats[1 - colour]
        self.out.append((loser, winner, number))
        del self.stock[loser]
        for other, left in self.games.items():
            if loser in left.seats:
                seat = left.seats.index(loser)
                left.seats[seat] = winner
                if left.colour == seat and self.mated(other):
                    left.spared = True

    def go_on(self) -> None:
        if len(self.alive()) == 1:
            self.over = "win"
            return
        begun = any(game.moved for game in self.games.values())
        if begun and self.legal():
            return
        mates = [(n, game.mover) for n, game in self.games.items() if self.lost(n)]
        if mates and {loser for _, loser in mates} == self.alive():
            self.over = "draw"
            return
        for number, loser in mates:
            if loser in self.alive():
                self.close(number, self.games[number].colour)
        if len(self.alive()) == 1:
            self.over = "win"
        elif begun and self.round - self.progress >= 100:
            self.over = "draw"
        else:
            if begun:
                self.round += 1
                for game in self.games.values():
                    game.moved = False
            if not self.legal():
                self.over = "draw"
