"""How a game goes: turns, mates, passes, resignations, draws and the end."""

from __future__ import annotations

import copy

from tests.judges.reference import game
from tests.judges.reference.base_games.ends import (
    flagged_at_turn,
    lose,
    lost_by_move,
    spoil_passed,
    winner_by_extinction,
)
from tests.judges.reference.base_games.moves import (
    Move,
    after,
    checkers,
    exploding,
    gate_files,
    king_square,
    legal_moves,
    on_board,
)
from tests.judges.reference.base_games.position import (
    STRIP,
    Piece,
    Place,
    Position,
    Square,
    View,
    write,
)
from tests.judges.reference.events import Event


class Game(game.Game):
    """A game of armies of any base game; who is left and what draws it is as in that of chess."""

    position: Position  # type: ignore[assignment]
    may_pass = False
    """True if the army to move may pass."""
    begins = True
    """True if a turn begins whose standing flags have not been looked for yet."""

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
        more = ["end"] * self.may_end + ["pass"] * self.may_pass
        return sorted([*self.moves, *more])

    def apply(self, text: str) -> list[Event]:
        """Make a move, end the turn or resign; return what happened."""
        if text in self.legal():
            self._seen[self._key()] += 1
        if text in self.moves:
            return self._move(self.moves[text])
        if text == "end" and self.may_end:
            self._next_turn()
            return self._settle()
        if text == "pass" and self.may_pass:
            return self._pass()
        word, _, player = text.partition(":")
        if word == "resign" and int(player) in self.position.living_players():
            return self._resign(int(player))
        raise ValueError(f"“{text}” is not legal")

    def _move(self, move: Move) -> list[Event]:
        at = self.position
        events = make(at, move)
        winner = winner_by_extinction(at, at.army)
        if winner is not None:
            self.outcome = game.Outcome("win", (winner,), "extinction")
        if self.outcome or at.left == 0 or self._winner() or not at.alive(at.army):
            self._next_turn()
        return events + self._settle()

    def _pass(self) -> list[Event]:
        """I: an army passes where it may; a pass counts as a move; draw if all do."""
        at = self.position
        event = Event("pass", at.army)
        at.clock += 1
        at.passes += 1
        if at.passes >= len(at.living()):
            self._draw("all pass")
        self._next_turn()
        return [event, *self._settle()]

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
            for place in [one for one, (army, _) in at.passed.items() if army == at.army]:
                del at.passed[place]
            if at.alive(at.army):
                break
        at.left = at.bonus()
        self.begins = True

    def _settle(self) -> list[Event]:
        """Do what the rules do until a player can act: passes, mates on one's own turn, the end."""
        at = self.position
        events: list[Event] = []
        passes = 0
        mated: set[tuple[int, tuple[int | None, ...]]] = set()
        self.moves, self.may_pass = {}, False
        while not self.outcome:
            winner = self._winner()
            if winner is not None:
                self.outcome = game.Outcome("win", (winner,), "last alive")
                break
            if self.begins:
                self.begins = False
                fallen = set() if at.pushed else flagged_at_turn(at)
                events += lose(at, dict.fromkeys(fallen, "flag"), set(), at.army)
                continue
            found = self._moves_of(at.army, at.pushed)
            if at.pushed and not found:  # a turn ends by itself when no move is left in it
                self._next_turn()
                continue
            if self._only_kings():
                self._draw("material")
                break
            checking = set()
            if at.game.says("pass", at.army) or not found:
                checking = {one for pair in at.pairs() for one in checkers(at, pair, at.army)}
            captures = at.game["mustCapture"] and any(move.taken for move in found)
            first = not at.pushed and not checking and not captures
            self.may_pass = first and at.game.says("pass", at.army)
            if found or self.may_pass:
                self.moves = {move.text: move for move in found}
                break
            if checking:
                judged = (at.army, tuple(at.control))
                if judged in mated:
                    self._draw("no army can move")
                    break
                mated.add(judged)
                passes = 0
                by = self._last_before(checking)
                events += lose(at, {at.army: "checkmate"}, set(), by)
                self._next_turn()
                continue
            passes_on = at.game.says("passOnStalemate", at.army)
            if (
                len(at.living_players()) == 2
                and not passes_on
                and not any(
                    self._moves_of(army, set())
                    for army in at.living()
                    if at.control[army] == at.control[at.army]
                )
            ):
                self._stalemate()
                break
            passes += 1
            at.passes += self._counts_passes()
            if max(passes, at.passes) >= len(at.living()):
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

    def _counts_passes(self) -> bool:
        """Return True if passes in a row are kept, as the game lets some army pass."""
        keys = ("pass", "passOnStalemate")
        return any(self.position.game.says(key, army) for key in keys for army in (0, 1))

    def _stalemate(self) -> None:
        """I: with two players left the base game's stalemate decides."""
        at = self.position
        if at.game.stalemate == "draw":
            self._draw("stalemate")
            return
        wins = at.game.stalemate == "win"
        players = [p for p in at.living_players() if (p == at.control[at.army]) == wins]
        self.outcome = game.Outcome("win", tuple(players), "stalemate")

    def _only_kings(self) -> bool:
        """I: nothing but royal pieces of living armies, hands empty, no flag to reach."""
        at = self.position
        if "king" not in at.game.known and not at.game.royal_kinds:
            return False
        if any(at.game.region("flagRegion", army) != frozenset() for army in (0, 1)):
            return False
        return not any(at.hands.values()) and all(
            at.control[piece.army] is not None and at.is_royal(piece) for _, piece in at.standing()
        )

    def _key(self) -> object:
        """I: pieces, control, army to move, castling, usable en passant, the turn so far."""
        at = self.position
        return (
            tuple(frozenset(board.items()) for board in [*at.halves, at.strip]),
            tuple(at.control),
            at.army,
            tuple(at.castling),
            frozenset(place for place in at.passed if self._usable(place)),
            tuple(tuple(sorted(at.hands.get(army, ()))) for army in range(at.armies)),
            frozenset(at.pushed),
            frozenset(at.moved),
            min(at.left, (at.armies - len(at.pushed)) // 2),
            tuple(sorted(at.checks.items())),
        )

    def _usable(self, place: Place) -> bool:
        """Return True if some army can still capture in passing on a square.

        For the army to move its legal moves say so; for those that come later, before the owner's
        turn, a pawn that stands right.
        """
        at = self.position
        owner, stands = at.passed[place]
        for move in self.moves.values():
            taken = at.parted(move.pair, move.taken) if move.taken else None
            if (taken, at.parted(move.pair, move.target)) == (stands, place):
                return True
        waiting = (at.army + 1) % at.armies
        while waiting != owner:
            may = (waiting != at.army and at.hostile(waiting, owner)) or not at.alive(owner)
            if may and self._beside(place, waiting):
                return True
            waiting = (waiting + 1) % at.armies
        return False

    def _beside(self, place: Place, army: int) -> bool:
        """Return True if a pawn stands so that it can capture onto a square of a half-board."""
        at = self.position
        board, square = place
        for piece_at, piece in at.halves[board].items() if board != STRIP else ():
            kind = at.kind(piece)
            away = piece_at[0] - square[0], piece_at[1] - square[1]
            takes = any(way.passing for way in at.game.ways_to(kind).get(away, ()))
            if takes and piece.army == army and kind in at.game.kinds("enPassantTypes", army):
                return True
        return False


# What a move does


def make(at: Position, move: Move) -> list[Event]:
    """Make a move of the army to move; return what happened."""
    was = at.copy()
    army, pair, game = at.army, move.pair, at.game
    view = at.view(pair)
    mover = view[move.origin] if move.origin else None
    exploded = exploding(at, after(at, view, move, explode=False), move)
    then = after(at, view, move)
    if game["capturesToHand"] and move.taken is not None:
        to_hands(at, view, move, exploded)
    at.put_back(pair, then)
    changed = [one for one in (move.origin, move.target, *(move.rook or ()), *exploded) if one]
    for square in changed:
        place = at.parted(pair, square)
        spoil_castling(at, place)
        if place[0] != STRIP and place[1][1] == game.count("castlingRank"):
            at.gates.get(place[0], set()).discard(place[1][0])
    if mover is None:
        at.hands[army].remove(move.becomes.letter)
    if move.gated:
        at.hands[army].remove(move.gated[1].letter)
    after_move(at, was, then, move)
    target = at.parted(pair, move.target)
    if target[0] == STRIP and move.target in then:
        at.moved.add(target[1])
    spoil_passed(at)
    for square in move.passed:
        at.passed[at.parted(pair, square)] = army, target
    at.clock = at.clock + 1 if counts(at, move, mover) else 0
    at.passes = 0
    at.left -= 1
    at.pushed |= set(pair)
    if winner_by_extinction(at, army) is not None:
        return []
    return lost_by_move(at, was, pair)


def to_hands(at: Position, view: View, move: Move, exploded: list[Square]) -> None:
    """Put what is captured into the moving army's hand, and own pieces that explode with it
    into that of the army whose piece was taken."""
    assert move.taken is not None
    army, victim = at.army, view[move.taken].army
    then = {**view, move.target: move.becomes}
    gone = [view[move.taken], *(then[square] for square in exploded)]
    for number, piece in enumerate(gone):
        royal = at.is_royal(piece) if at.alive(piece.army) else at.kind(piece) == "king"
        own = number > 0 and at.control[piece.army] == at.control[army]
        if royal or (own and not at.alive(victim)):
            continue
        letter = piece.letter
        if piece.was_pawn:
            letter = at.game.main_pawn(piece.army)
        elif at.game["dropLoop"]:
            letter = at.game.letter(at.kind(piece))
        at.hands.setdefault(victim if own else army, []).append(letter)


def after_move(at: Position, was: Position, then: View, move: Move) -> None:
    """Take the rights that a move takes beside those of the squares it touches."""
    army, game = at.army, at.game
    if move.rook and game["oppositeCastling"]:
        home = at.parted(move.pair, move.rook[0])[1]
        side = next(one for one in was.castling[army] if game.rook_home(army, one) == home)
        for other in range(at.armies):
            at.castling[other] = at.castling[other].replace(side, "")
    if game["cambodianMoves"] and move.origin and at.kind(move.becomes) == "rook":
        for other in at.living():
            king = king_square(at, then, other) if at.hostile(army, other) else None
            if king and (king[0] == move.target[0] or king[1] == move.target[1]):
                place = at.parted(move.pair, king)
                if place in gate_files(at, other):
                    at.gates[other].discard(place[1][0])
    if game["seirawanGating"] and not game["capturesToHand"]:
        for other in range(at.armies):
            if not at.hands.get(other):
                at.gates.pop(other, None)


def counts(at: Position, move: Move, mover: Piece | None) -> bool:
    """Return True if a move counts for a draw: it changes nothing for good."""
    game = at.game
    if move.taken is not None or mover is None:
        return False
    if move.suffix and not (move.suffix in ("+", "-") and game["pieceDemotion"]):
        return False
    if at.kind(mover) not in game.kinds("nMoveRuleTypes", mover.army):
        return True
    assert move.origin is not None
    away = move.origin[0] - move.target[0], move.origin[1] - move.target[1]
    for down in at.looks(move.pair, move.target, mover.army):
        sign = -1 if down else 1
        for way in game.ways_to(at.kind(mover)).get((sign * away[0], sign * away[1]), ()):
            if way.moves and not way.first and on_board(at, move.origin):
                return True
    return False


def spoil_castling(at: Position, place: Place) -> None:
    """I: King and Rook unmoved and never captured: nothing came or went on their squares."""
    half, square = place
    if half == STRIP or not at.castling[half]:
        return
    if square == at.game.king_home(half):
        at.castling[half] = ""
    for side in "KQ":
        if square == at.game.rook_home(half, side):
            at.castling[half] = at.castling[half].replace(side, "")
