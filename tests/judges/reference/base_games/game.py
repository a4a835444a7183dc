"""How a game goes: turns, mates, passes, resignations, draws and the end."""

from __future__ import annotations

import copy

from tests.judges.reference import game
from tests.judges.reference.base_games.moves import Move, checkers, legal_moves
from tests.judges.reference.base_games.position import STRIP, Place, Position, write
from tests.judges.reference.events import Event


class Game(game.Game):
    """A game of armies of any base game; who is left and what draws it is as in that of chess."""

    position: Position  # type: ignore[assignment]

    def copy(self) -> Game:
        """Return a game that can go on without this one."""
        twin = copy.copy(self)
        twin.position, twin._seen = self.position.copy(), self._seen.copy()
        return twin

    @property
    def text(self) -> str:
        return write(self.position)

    @property
    def may_end(self) -> bool:
        return self.outcome is None and bool(self.position.pushed)

    def legal(self) -> list[str]:
        """Return the machine forms of the moves and of ending the turn, sorted."""
        if self.outcome:
            return []
        return sorted([*self.moves, *(["end"] if self.may_end else [])])

    def apply(self, text: str) -> list[Event]:
        """Make a move, end the turn or resign; return what happened."""
        if text in self.legal():
            self._seen[self._key()] += 1
        if text in self.moves:
            return self._move(self.moves[text])
        if text == "end" and self.may_end:
            self._next_turn()
            return self._settle()
        word, _, player = text.partition(":")
        if word == "resign" and int(player) in self.position.living_players():
            return self._resign(int(player))
        raise ValueError(f"“{text}” is not legal")

    def _move(self, move: Move) -> list[Event]:
        at = self.position
        events = make(at, move)
        if at.left == 0 or self._winner():
            self._next_turn()
        return events + self._settle()

    def _resign(self, player: int) -> list[Event]:
        """I: the player's armies are dead: obstacles, no check, may be captured, skipped."""
        at = self.position
        gone = [army for army in at.living() if at.control[army] == player]
        for army in gone:
            at.control[army] = None
        if at.army in gone or (at.pushed and self._winner()):
            self._next_turn()
        return [Event("died", army, player) for army in gone] + self._settle()

    def _next_turn(self) -> None:
        """T: the batting order belongs to the armies; I: dead ones are skipped."""
        at = self.position
        at.pushed, at.moved = set(), set()
        while True:
            at.army += 1
            if at.army == at.armies:
                at.army = 0
                at.round += 1
            at.passed.pop(at.army, None)
            if at.alive(at.army):
                break
        at.left = at.bonus()

    def _settle(self) -> list[Event]:
        """Do what the rules do until a player can act: passes, mates on one's own turn, the end."""
        at = self.position
        events: list[Event] = []
        passes = 0
        mated: set[tuple[int, tuple[int | None, ...]]] = set()
        self.moves = {}
        while not self.outcome:
            winner = self._winner()
            if winner is not None:
                self.outcome = game.Outcome("win", (winner,), "last alive")
                break
            found = self._moves_of(at.army, at.pushed)
            if at.pushed and not found:  # a turn ends by itself when no move is left in it
                self._next_turn()
                continue
            if self._only_kings():
                self._draw("material")
                break
            if found:
                self.moves = {move.text: move for move in found}
                break
            checking = set().union(*(checkers(at, pair, at.army) for pair in at.pairs()))
            if checking:
                judged = (at.army, tuple(at.control))
                if judged in mated:
                    self._draw("no army can move")
                    break
                mated.add(judged)
                passes = 0
                events += checkmate(at, [(at.army, self._last_before(checking))])
                self._next_turn()
                continue
            if len(at.living_players()) == 2 and not any(
                self._moves_of(army, set())
                for army in at.living()
                if at.control[army] == at.control[at.army]
            ):
                self._stalemate()
                break
            passes += 1
            if passes >= len(at.living()):
                self._draw("all pass")
                break
            events.append(Event("pass", at.army))
            self._next_turn()
        if not self.outcome:
            self._long_drawn()
        return events

    def _moves_of(self, army: int, pushed: set[int]) -> list[Move]:
        """T: no half-board is used for more than one move in a turn."""
        at = self.position
        return [
            move
            for pair in at.pairs()
            if not pushed & set(pair)
            for move in legal_moves(at, pair, army)
        ]

    # The end (Rule 9)

    def _stalemate(self) -> None:
        """I: with two players left the base game's stalemate decides."""
        at = self.position
        if at.game.stalemate == "draw":
            self._draw("stalemate")
        else:
            others = tuple(p for p in at.living_players() if p != at.control[at.army])
            self.outcome = game.Outcome("win", others, "stalemate")

    def _only_kings(self) -> bool:
        """I: Kings alone and hands empty."""
        at = self.position
        boards = [*at.halves, at.strip]
        return not any(at.hands.values()) and all(
            piece.letter == "K" for board in boards for piece in board.values()
        )

    def _key(self) -> object:
        """I: pieces, control, army to move, castling, usable en passant, the turn so far."""
        at = self.position
        return (
            tuple(frozenset(board.items()) for board in [*at.halves, at.strip]),
            tuple(at.control),
            at.army,
            tuple(at.castling),
            frozenset(army for army in at.passed if self._usable(army)),
            tuple(tuple(sorted(at.hands.get(army, ()))) for army in range(at.armies)),
            frozenset(at.pushed),
            frozenset(at.moved),
            min(at.left, (at.armies - len(at.pushed)) // 2),
        )

    def _usable(self, owner: int) -> bool:
        """Return whether some army can still capture the pawn of `owner` in passing.

        For the army to move its legal moves say so; for those that come later, before the owner's
        turn, a pawn that stands right.
        """
        at = self.position
        square, stands = at.passed[owner]
        for move in self.moves.values():
            if owner in move.pair and (move.taken, move.target) == (
                at.joined(move.pair, (owner, stands)),
                at.joined(move.pair, (owner, square)),
            ):
                return True
        waiting = (at.army + 1) % at.armies
        while waiting != owner:
            if (waiting != at.army and at.hostile(waiting, owner)) or not at.alive(owner):
                for way in at.game.kinds["P"]:
                    origin = square[0] + way.target[0], square[1] + way.target[1]
                    piece = at.halves[owner].get(origin)
                    if way.passing and piece and (piece.letter, piece.army) == ("P", waiting):
                        return True
            waiting = (waiting + 1) % at.armies
        return False


# What a move does


def make(at: Position, move: Move) -> list[Event]:
    """Make a move of the army to move; return what happened."""
    army, pair = at.army, move.pair
    view = at.view(pair)
    taken = view.pop(move.taken) if move.taken else None
    mover = view.pop(move.origin) if move.origin else None
    view[move.target] = move.becomes
    if move.rook:
        view[move.rook[1]] = view.pop(move.rook[0])
    at.put_back(pair, view)

    target = at.parted(pair, move.target)
    for place in [target, *([at.parted(pair, move.origin)] if move.origin else [])]:
        spoil_castling(at, place)
    if mover is None:
        at.hands[army].remove(move.becomes.letter)
    if target[0] == STRIP:
        at.moved.add(target[1])
    if taken is not None and at.game.drops and taken.letter != "K":
        at.hands.setdefault(army, []).append("P" if taken.was_pawn else taken.letter)
    spoil_passed(at)
    if move.passed:
        at.passed[army] = at.parted(pair, move.passed)[1], target[1]
    counts = taken is None and mover == move.becomes and mover.letter != at.game.pawn
    at.clock = at.clock + 1 if counts else 0
    at.left -= 1
    at.pushed |= set(pair)
    mated = [
        other
        for other in at.living()
        if at.hostile(other, army)
        and checkers(at, pair, other)
        and not legal_moves(at, pair, other)
    ]
    return checkmate(at, [(other, army) for other in mated])


def spoil_castling(at: Position, place: Place) -> None:
    """I: King and Rook unmoved and never captured: nothing came or went on their squares."""
    half, square = place
    if half == STRIP or not at.castling[half]:
        return
    if square == at.king_home(half):
        at.castling[half] = ""
    for side in "KQ":
        if square == at.rook_home(half, side):
            at.castling[half] = at.castling[half].replace(side, "")


def spoil_passed(at: Position) -> None:
    """I: the right lapses if the pawn that stepped is itself gone."""
    for army, (_, stands) in list(at.passed.items()):
        piece = at.halves[army].get(stands)
        if piece is None or (piece.letter, piece.army) != ("P", army):
            del at.passed[army]


def checkmate(at: Position, mated: list[tuple[int, int]]) -> list[Event]:
    """Let armies that are mated change hands, die or go; their hands go with them.

    Several are judged together, by the control before the move.
    """
    events = [Event("checkmate", army, at.control[by], by) for army, by in mated]
    owners = {by: at.control[by] for _, by in mated}
    for army, by in mated:
        at.control[army] = owners[by] if at.options.captured == "taken" else None
        if at.options.captured == "removed":
            at.castling[army] = ""
            at.hands.pop(army, None)
            for board in [*at.halves, at.strip]:
                for square in [s for s, piece in board.items() if piece.army == army]:
                    del board[square]
    spoil_passed(at)
    return events
