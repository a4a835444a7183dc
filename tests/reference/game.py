"""How a game goes: turns, mates, passes, hand-overs, draws and the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from tests.reference.moves import Move, attackers, checkers, king_square, legal_moves, pair_text
from tests.reference.moves import after as moved
from tests.reference.position import Options, Pair, Position, Square, start
from tests.reference.text import ARMIES, read, write


class Event(NamedTuple):
    """``checkmate`` (army, by player, by army), ``pass``, ``died`` or ``handed`` (army, ...)."""

    type: str
    army: int
    player: int | None = None
    by_army: int | None = None


@dataclass(frozen=True)
class Outcome:
    """``win`` or ``draw``, the players who have it, and a word for why."""

    result: str
    players: tuple[int, ...]
    reason: str


class Game:
    """A game in progress. Actions are given in their machine form and change it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.outcome: Outcome | None = None
        self.moves: dict[str, Move] = {}
        """The legal moves now, by their machine form."""
        self.pushes: dict[str, Pair] = {}
        self._seen: Counter[object] = Counter()
        self.opening = self._settle()
        """What the rules did before anyone acted."""

    @classmethod
    def initial(cls, armies: int, options: Options) -> Game:
        return cls(start(armies, options))

    @classmethod
    def from_text(cls, text: str, options: Options) -> Game:
        return cls(read(text, options))

    # What may be done

    @property
    def text(self) -> str:
        return write(self.position)

    @property
    def player(self) -> int | None:
        """Return the player to act; None when the game is over."""
        return None if self.outcome else self.position.control[self.position.army]

    @property
    def may_end(self) -> bool:
        """Return whether the turn may end, after its first move and with no pair pushed unused."""
        at = self.position
        return self.outcome is None and bool(at.pushed) and at.committed is None

    def legal(self) -> list[str]:
        """Return the machine forms of the moves, of ending the turn and of pushes, sorted."""
        if self.outcome:
            return []
        return sorted([*self.moves, *self.pushes, *(["end"] if self.may_end else [])])

    def may_hand_over(self, army: int, player: int) -> bool:
        """I: in a friendly game, between turns, a controller gives an army to any player."""
        at = self.position
        return (
            self.outcome is None
            and at.options.friendly
            and not at.pushed
            and at.committed is None
            and at.alive(army)
            and at.control[army] != player
            and 1 <= player <= at.armies
        )

    def may_claim(self) -> bool:
        """I: the third time, or 50 x (living armies) moves without capture or pawn move."""
        if self.outcome:
            return False
        at = self.position
        return self._seen[self._key()] + 1 >= 3 or at.clock >= 50 * len(at.living())

    # What is done

    def apply(self, text: str) -> list[Event]:
        """Make a move, push, end, hand over, resign, flag, claim or agree; return its events."""
        word, _, rest = text.partition(":")
        if text in self.legal():
            # A position has stood when somebody moved, pushed or ended their turn in it; handing
            # armies to and fro repeats nothing.
            self._seen[self._key()] += 1
        if text in self.moves:
            return self._move(self.moves[text])
        if text in self.pushes:
            return self._push(self.pushes[text])
        if text == "end" and self.may_end:
            return self._next_turn() + self._settle()
        if word == "give":
            army, player = rest.split("=")
            return self._hand_over(ARMIES.index(army), int(player))
        if word in ("resign", "flag") and int(rest) in self.position.living_players():
            return self._leave(int(rest), word == "flag")
        if text == "claim" and self.may_claim():
            self._draw("claim")
            return []
        if text == "draw" and not self.outcome:
            self._draw("agreed")
            return []
        raise ValueError(f"“{text}” is not legal")

    def _move(self, move: Move) -> list[Event]:
        at = self.position
        army, pair = at.army, move.pair
        view = at.view(pair)
        letter = view[move.origin][0]
        then, taken = moved(at, view, move)
        at.put_back(pair, then)
        at.clock = 0 if taken or letter == "P" else at.clock + 1
        origin, target = at.parted(pair, move.origin), at.parted(pair, move.target)
        self._spoil_castling(*origin)
        self._spoil_castling(*target)
        self._spoil_passed()
        if letter == "P" and abs(move.origin[1] - move.target[1]) == 2:
            at.passed[army] = origin[1][0]
        at.left -= 1
        at.pushed |= set(pair)
        at.committed = None
        events = self._mates_on(pair)
        if at.left == 0 or self._winner():
            events += self._next_turn()
        return events + self._settle()

    def _spoil_castling(self, half: int, square: Square) -> None:
        """I: King and Rook unmoved and never captured: nothing came or went on their squares."""
        at = self.position
        if square == at.king_home(half):
            at.castling[half] = ""
        for side in "KQ":
            if square == at.rook_home(half, side):
                at.castling[half] = at.castling[half].replace(side, "")

    def _spoil_passed(self) -> None:
        """I: the right lapses if the pawn that stepped is itself gone from rank 4."""
        at = self.position
        for army, file in list(at.passed.items()):
            if at.halves[army].get((file, 4)) != ("P", army):
                del at.passed[army]

    def _push(self, pair: Pair) -> list[Event]:
        """I (touch-board): pushing commits; if it shows one's own mate the army is lost."""
        at = self.position
        if any(move.pair == pair for move in self.moves.values()):
            at.committed = pair
            return self._settle()
        by = self._last_before(checkers(at, pair, at.army))
        events = self._captured([(at.army, by)])
        return events + self._next_turn() + self._settle()

    def _hand_over(self, army: int, player: int) -> list[Event]:
        if not self.may_hand_over(army, player):
            raise ValueError("this army may not be handed over")
        at = self.position
        event = Event("handed", army, at.control[army], player)
        at.control[army] = player
        return [event, *self._settle()]

    def _leave(self, player: int, on_time: bool) -> list[Event]:
        """I: the player's armies are dead: obstacles, no check, may be captured, skipped."""
        at = self.position
        gone = [army for army in at.living() if at.control[army] == player]
        players = at.living_players()
        # FIDE 6.9: no win on time for a player who could not mate by any series of moves.
        drawn = on_time and at.armies == 2 and self._cannot_mate(1 - gone[0])
        for army in gone:
            at.control[army] = None
        events = [Event("died", army, player) for army in gone]
        begun = bool(at.pushed) or at.committed is not None
        if at.army in gone or (begun and self._winner()):
            events += self._next_turn()
        if drawn:
            self._draw("flag", players)
            return events
        return events + self._settle()

    # Turns (Rule 6)

    def _next_turn(self) -> list[Event]:
        """T: the batting order belongs to the armies; I: dead ones are skipped."""
        at = self.position
        at.pushed = set()
        at.committed = None
        while True:
            at.army += 1
            if at.army == at.armies:
                at.army = 0
                at.round += 1
            at.passed.pop(at.army, None)
            if at.alive(at.army):
                break
        occupied = [half for half in at.halves if any(p[1] == at.army for p in half.values())]
        at.left = len(occupied) if at.options.bonus == "boards" else 1
        return []

    def _settle(self) -> list[Event]:
        """Do what the rules do until a player can act: passes, mates on one's own turn, the end."""
        at = self.position
        events: list[Event] = []
        passes = 0
        mated: set[tuple[int, tuple[int | None, ...]]] = set()
        self.moves, self.pushes = {}, {}
        while not self.outcome:
            winner = self._winner()
            if winner is not None:
                self.outcome = Outcome("win", (winner,), "last alive")
                break
            found = self._moves_of(at.army, at.pushed)
            if at.pushed and not found:  # a turn ends by itself when no move is left in it
                events += self._next_turn()
                continue
            if self._dead_drawn():
                break
            if found:
                self._offer(found)
                break
            checking = self._checking(at.army)
            if checking:
                judged = (at.army, tuple(at.control))
                if judged in mated:
                    self._draw("no army can move")
                    break
                mated.add(judged)
                passes = 0
                events += self._captured([(at.army, self._last_before(checking))])
                events += self._next_turn()
                continue
            if len(at.living_players()) == 2 and not any(
                self._moves_of(army, set())
                for army in at.living()
                if at.control[army] == at.control[at.army]
            ):
                self._draw("stalemate")
                break
            passes += 1
            if passes == len(at.living()):
                self._draw("all pass")
                break
            events.append(Event("pass", at.army))
            events += self._next_turn()
        if not self.outcome:
            self._long_drawn()
        return events

    def _moves_of(self, army: int, pushed: set[int]) -> list[Move]:
        """Return the legal moves of an army on every pair that is not used yet.

        T: no half-board is used for more than one move in a turn.
        """
        at = self.position
        return [
            move
            for pair in at.pairs()
            if not pushed & set(pair) and (at.committed is None or at.committed == pair)
            for move in legal_moves(at, pair, army)
        ]

    def _offer(self, found: list[Move]) -> None:
        at = self.position
        self.moves = {move.text: move for move in found}
        if not at.options.touch or at.committed:
            return
        pairs = {move.pair for move in found}
        for pair in at.pairs():
            if at.pushed & set(pair):
                continue
            if pair in pairs or checkers(at, pair, at.army):
                self.pushes[pair_text(pair)] = pair

    # Mates (Rules 7 and 8)

    def _checking(self, army: int) -> set[int]:
        """Return the armies that check an army on any pair."""
        at = self.position
        return {one for pair in at.pairs() for one in checkers(at, pair, army)}

    def _last_before(self, checking: set[int]) -> int:
        """I: of several checking armies the one that comes last before the mated one."""
        at = self.position
        back = [(at.army - n) % at.armies for n in range(1, at.armies)]
        return next(army for army in back if army in checking)

    def _mates_on(self, pair: Pair) -> list[Event]:
        """I: mate on another's turn; several are judged together."""
        at = self.position
        view = at.view(pair)
        mated = []
        for army in at.living():
            king = king_square(view, army)
            if king is None or not at.hostile(army, at.army):
                continue
            if attackers(at, pair, view, king, army) and not legal_moves(at, pair, army):
                mated.append((army, at.army))
        return self._captured(mated)

    def _captured(self, mated: list[tuple[int, int]]) -> list[Event]:
        """Let armies change hands; T: they keep pieces, King and place in the order."""
        at = self.position
        events = [Event("checkmate", army, at.control[by], by) for army, by in mated]
        for army, by in mated:
            if at.options.captured == "taken":
                at.control[army] = at.control[by]
        if at.options.captured != "taken":
            for army, _ in mated:
                at.control[army] = None
                if at.options.captured == "removed":
                    at.castling[army] = ""
                    for half in at.halves:
                        for square in [s for s, piece in half.items() if piece[1] == army]:
                            del half[square]
            self._spoil_passed()
        return events

    # The end (Rule 9)

    def _winner(self) -> int | None:
        """T: the last player alive wins."""
        players = self.position.living_players()
        return players[0] if len(players) == 1 else None

    def _draw(self, reason: str, players: list[int] | None = None) -> None:
        """I: the living players share the draw."""
        shared = self.position.living_players() if players is None else players
        self.outcome = Outcome("draw", tuple(shared), reason)
        self.moves, self.pushes = {}, {}

    def _dead_drawn(self) -> bool:
        """I: only Kings are left; with two half-boards, no mate possible by material."""
        at = self.position
        if at.armies == 2:
            drawn = self._cannot_mate(0) and self._cannot_mate(1)
        else:
            drawn = all(letter == "K" for half in at.halves for letter, _ in half.values())
        if drawn:
            self._draw("material")
        return drawn

    def _cannot_mate(self, army: int) -> bool:
        """Return whether by material alone an army of two cannot mate, as python-chess judges it.

        It can with a pawn, Rook or Queen. A lone Knight cannot against Queens alone. Bishops on
        squares of one colour cannot where there are no pawns and Knights at all.
        """
        view = self.position.view((0, 1))
        own = sorted(letter for letter, owner in view.values() if owner == army)
        other = {letter for letter, owner in view.values() if owner != army}
        if set(own) & set("PRQ"):
            return False
        if "N" in own:
            return len(own) <= 2 and other <= set("KQ")
        if "B" in own:
            colours = {sum(square) % 2 for square, (letter, _) in view.items() if letter == "B"}
            return len(colours) == 1 and not (set(own) | other) & set("PN")
        return True

    def _long_drawn(self) -> None:
        """I: the fifth time, or 75 x (living armies) moves, without a claim."""
        at = self.position
        if at.clock >= 75 * len(at.living()):
            self._draw("75 moves")
        elif self._seen[self._key()] + 1 >= 5:
            self._draw("fivefold")

    def _key(self) -> object:
        at = self.position
        return (
            tuple(frozenset(half.items()) for half in at.halves),
            tuple(at.control),
            at.army,
            tuple(at.castling),
            frozenset(army for army in at.passed if self._usable(army)),
            frozenset(at.pushed),
            min(at.left, (at.armies - len(at.pushed)) // 2),
            at.committed,
        )

    def _usable(self, owner: int) -> bool:
        """Return whether an army can still capture the pawn of `owner` in passing."""
        at = self.position
        target = (at.passed[owner], 3)
        for move in self.moves.values():
            if owner in move.pair and move.target == at.joined(move.pair, owner, target):
                half, origin = at.parted(move.pair, move.origin)
                pawn = at.halves[half][origin][0] == "P" and move.origin[0] != move.target[0]
                if pawn and target not in at.halves[owner]:
                    return True
        waiting = (at.army + 1) % at.armies
        while waiting != owner:
            if waiting != at.army and at.alive(waiting):
                beside = [(target[0] + side, 4) for side in (-1, 1)]
                if at.control[waiting] != at.control[owner] and any(
                    at.halves[owner].get(square) == ("P", waiting) for square in beside
                ):
                    return True
            waiting = (waiting + 1) % at.armies
        return False
