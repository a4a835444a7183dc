"""Refusals shared by all games: why a piece cannot go somewhere, in sentences.

Players are `PlayerName`, so that those at the table read their names.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import BoardSpec, Square, specs_by_id
from cfanp_gui.core.pieces import PIECE_NAMES, Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, WithArticle, listed

RULE_END = Text("End of the game")
RULE_MOVES = Text("Moves")


def game_over() -> Refusal:
    """Return the refusal of everything once the game is over."""
    return Refusal(RULE_END, Text("The game is over"))


def plain_refusal(
    boards: Sequence[BoardSpec],
    source: Square,
    piece: Piece | None,
    target: Square | None = None,
    turn: int | None = None,
) -> Refusal:
    """Return the refusal to move a piece from a source, where only the legal moves are known.

    Without a target the piece has no moves; `turn` is another player who is to move.
    """

    def title(square: Square) -> str:
        spec = specs_by_id(boards)[square.board]
        return spec.title(square.index) if len(boards) > 1 else spec.name(square.index)

    words: dict[str, object] = {"square": title(source)}
    if piece is None:
        message = Text("There is no piece on {square}", **words)
    elif turn is not None:
        message = not_your_turn(turn)
    elif target is None:
        message = Text("The piece on {square} cannot move", **words)
    else:
        words["target"] = title(target)
        message = Text("The piece on {square} cannot go to {target}", **words)
    return Refusal(RULE_MOVES, message, (source,))


def attacker(piece: Text, square: str, holder: int | None) -> Text:
    """Return a piece that attacks a King, with its owner."""
    if holder is None:
        return Text("{the_piece} on {square}", the_piece=WithArticle(piece), square=square)
    words = {"player": PlayerName(holder), "piece": piece, "square": square}
    return Text("{player}’s {piece} on {square}", **words)


def attacked(king: str, attackers: str, already: bool) -> Text:
    """Return the sentence that a move leaves the own King attacked, `already` or newly."""
    words = {"square": king, "attackers": attackers}
    if already:
        return Text("Your King on {square} is attacked by {attackers}", **words)
    return Text("Your King on {square} would be attacked by {attackers}", **words)


def not_your_turn(player: int, board: int | None = None) -> Text:
    """Return the sentence naming the player to move, on a board with a number if given."""
    if board is None:
        return Text("It is {player}’s turn", player=PlayerName(player))
    return Text("It is {player}’s turn on board {board}", player=PlayerName(player), board=board)


def blocker(origin: int, others: int, files: int, reaches: Callable[[int], bool]) -> int | None:
    """Return the piece that alone blocks another, the nearest of several, or None.

    `others` are the squares of all possible blockers, on a board of `files` files; `reaches`
    returns True if the piece would reach its goal with only these on the board.
    """
    if reaches(others) or not reaches(0):
        return None
    row, file = divmod(origin, files)

    def distance(square: int) -> int:
        return max(abs(square // files - row), abs(square % files - file))

    shut = [square for square in squares[others] if not reaches(1 << square)]
    return min(shut, key=distance, default=None)


class Refusals(ABC):
    """Reasons why a player's piece cannot go to a square, the plainest first.

    Each game names the pieces on the numbered squares of a board and their players, the squares,
    the pieces in the way of a move, and the problem of a move that only exposes a King.
    """

    rule: str
    """The rule by which pieces move."""
    player: int
    """The player who tries."""
    safe_king = Text("A King is never captured")

    # Answered by each game

    @abstractmethod
    def piece(self, at: int) -> Piece | None:
        """Return the piece on a square."""

    @abstractmethod
    def holder(self, piece: Piece) -> int | None:
        """Return the player who moves a piece; None if nobody does."""

    @abstractmethod
    def square(self, at: int) -> Square:
        """Return a square as that of the table."""

    @abstractmethod
    def name(self, at: int) -> str:
        """Return the name of a square on the board."""

    def place(self, at: int) -> str:
        """Return the name of a square with its board, where there are several."""
        return self.name(at)

    def title(self, piece: Piece) -> Text:
        """Return the name of a kind of piece in a sentence."""
        return PIECE_NAMES[piece.letter]

    @abstractmethod
    def not_to_move(self, piece: Piece) -> Text | None:
        """Return the sentence that another side is to move than a piece's; None if it is."""

    def friendly(self, piece: Piece) -> bool:
        """Return True if the player may not capture a piece because it is on their side."""
        return self.not_to_move(piece) is None

    def royal(self, piece: Piece) -> bool:
        """Return True for a piece that is mated and never captured."""
        return piece.letter == "K"

    def rule_of(self, piece: Piece) -> str:
        """Return the rule by which a kind of piece moves."""
        return self.rule

    @abstractmethod
    def exposed(self, origin: int, target: int) -> Refusal | None:
        """Return the problem of a move that the piece can make by its own rules, or None."""

    @abstractmethod
    def way(self, origin: int, target: int) -> int | None:
        """Return the square of the nearest piece that alone blocks a move, or None."""

    def special(self, piece: Piece, origin: int, target: int) -> Refusal | None:
        """Return the reason why this kind of piece cannot go there, or None."""
        return None

    # Shared

    def refuse(self, message: str, *at: int, rule: str = "") -> Refusal:
        """Return a refusal shown by some squares."""
        return Refusal(rule or self.rule, message, tuple(map(self.square, at)))

    def step(self, origin: int, target: int) -> Refusal:
        """Return the first reason why the piece on a square cannot go to another."""
        piece = self.piece(origin)
        rule = self.rule_of(piece) if piece else self.rule
        return (
            self.unmovable(origin)
            or (self.onto(origin, target) if target != origin else None)
            or self.exposed(origin, target)
            or (self.blocked(self.way(origin, target), rule) if target != origin else None)
            or (piece and self.special(piece, origin, target))
            or self.cannot_go(origin, target, rule)
        )

    def unmovable(self, origin: int) -> Refusal | None:
        """Return the reason why nothing may be moved from a square now; None if a piece may."""
        piece = self.piece(origin)
        if piece is None:
            return self.empty(origin)
        waits = self.not_to_move(piece)
        return None if waits is None else self.refuse(waits, origin)

    def empty(self, at: int) -> Refusal:
        """Return the refusal that nothing stands on a square."""
        return self.refuse(Text("There is no piece on {square}", square=self.place(at)), at)

    def onto(self, origin: int, target: int) -> Refusal | None:
        """Return the reason why the piece on a square may not join what stands on another."""
        return self.occupied(target)

    def occupied(self, target: int) -> Refusal | None:
        """Return the reason why a piece may not capture on a square; None if it may or need not."""
        piece = self.piece(target)
        if piece is None:
            return None
        if self.friendly(piece):
            return self.blocked(target)
        return self.refuse(self.safe_king, target) if self.royal(piece) else None

    def blocked(self, at: int | None, rule: str = "") -> Refusal | None:
        """Return the refusal that a piece on a square is in the way; None for no square."""
        if at is None or (piece := self.piece(at)) is None:
            return None
        words: dict[str, object] = {"piece": self.title(piece), "square": self.place(at)}
        holder = self.holder(piece)
        if holder is None:
            text = Text("The dead {piece} on {square} is in the way", **words)
        elif holder == self.player:
            text = Text("Your {piece} on {square} is in the way", **words)
        else:
            words["player"] = PlayerName(holder)
            text = Text("{player}’s {piece} on {square} is in the way", **words)
        return self.refuse(text, at, rule=rule)

    def cannot_go(self, origin: int, target: int, rule: str) -> Refusal:
        """Return the refusal that the piece on a square does not move so."""
        piece = self.piece(origin)
        assert piece is not None, "a piece is moved"
        title = WithArticle(self.title(piece), True)
        words: dict[str, object] = {"the_piece": title, "square": self.place(origin)}
        if origin == target:
            return self.refuse(Text("{the_piece} on {square} has not moved", **words), origin)
        words["target"] = self.name(target)
        text = Text("{the_piece} on {square} cannot go to {target}", **words)
        return self.refuse(text, origin, rule=rule)

    def attacked(self, king: int, attackers: Iterable[int], already: bool) -> Text:
        """Return the sentence that pieces on some squares attack the own King on another."""
        return attacked(self.place(king), listed(map(self.threat, attackers)), already)

    def threat(self, at: int) -> Text:
        """Return the piece on a square as one that attacks a King."""
        piece = self.piece(at)
        assert piece is not None, "something attacks"
        return attacker(self.title(piece), self.name(at), self.holder(piece))
