"""How a game goes: turns, mates, passes, hand-overs, draws and the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.judges.reference import avalanche, debts, kings, ninth, threats
from tests.judges.reference.acts import checkmate, make
from tests.judges.reference.events import Event
from tests.judges.reference.moves import Move, checkers, legal_moves, may_take, pair_text
from tests.judges.reference.position import ARMIES, Options, Pair, Place, Position, start
from tests.judges.reference.text import read, write


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
        self.payments: dict[str, tuple[Place, str]] = {}
        """Removals and swaps while a debt is due; then there are no moves."""
        self.promotions: dict[str, tuple[Place, str]] = {}
        """Promotions of pawns that wait on the last rank; then there are no moves (Avalanche)."""
        self.judged: dict[str, threats.Verdict] = {}
        """Moves legal on their pair with which the turn is no ordinary one, and what the limits of
        a defence say of it (Peterson 1)."""
        self._seen: Counter[object] = Counter()
        self.opening = self._settle()
        """Events that the rules brought about before anyone acted."""

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
        """Return True if the turn may end, after its first move and with no pair pushed unused."""
        at = self.position
        return self.outcome is None and bool(at.pushed) and at.committed is None

    def legal(self) -> list[str]:
        """Return the machine forms of the moves, of ending the turn and of pushes, sorted."""
        if self.outcome:
            return []
        return sorted(
            [
                *self.moves,
                *self.pushes,
                *self.payments,
                *self.promotions,
                *(["end"] if self.may_end else []),
            ]
        )

    # What the command line adds with Peterson's rules

    @property
    def attackers(self) -> list[int]:
        """Return the k opponents who threaten the army to move; none if fewer than two."""
        count = self.position.count
        return list(count.players) if count else []

    @property
    def debts(self) -> dict[str, list[int]]:
        """Return the values that each player owes, the oldest first."""
        found: dict[str, list[int]] = {}
        for player, value in self.position.debts:
            found.setdefault(str(player), []).append(value)
        return found

    @property
    def frozen(self) -> list[str]:
        return [ARMIES[army] for army in sorted(self.position.frozen)]

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
        if text in self.payments:
            return debts.pay(self.position, *self.payments[text]) + self._settle()
        if text in self.promotions:
            (half, square), letter = self.promotions[text]
            self.position.halves[half][square] = (letter, self.position.army)
            self.position.left = self.position.bonus()
            return self._settle()
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
        events = make(self.position, move)
        if self.position.left == 0 or self._winner():
            events += self._next_turn()
        return events + self._settle()

    def _push(self, pair: Pair) -> list[Event]:
        """I (touch-board): pushing commits; if it shows one's own mate the army is lost."""
        at = self.position
        if any(move.pair == pair for move in self.moves.values()):
            at.committed = pair
            return self._settle()
        by = self._last_before(checkers(at, pair, at.army))
        events = checkmate(at, [(at.army, by, {pair})])
        return events + self._next_turn() + self._settle()

    def _hand_over(self, army: int, player: int) -> list[Event]:
        if not self.may_hand_over(army, player):
            raise ValueError("this army may not be handed over")
        at = self.position
        event = Event("handed", army, at.control[army], to=player)
        at.control[army] = player
        if at.count is not None:  # it is done between turns: the coming one is counted after it
            at.left = at.count.bonus
            at.count = None
        return [event, *kings.act_of_others(at), *self._settle()]

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
        events += kings.act_of_others(at)
        begun = bool(at.pushed) or at.committed is not None
        if at.army in gone or (begun and self._winner()):
            events += self._next_turn()
        if drawn:
            self._draw("flag", players)
            return events
        return events + self._settle()

    # Turns (Rule 6)

    def _next_turn(self) -> list[Event]:
        """T: the batting order belongs to the armies; I: dead ones are skipped.

        Peterson, I: the round closes; passed square; ripe attackers; freezes.
        """
        at = self.position
        at.pushed = set()
        at.committed = None
        at.count = None
        events = []
        while True:
            at.army += 1
            if at.army == at.armies:
                at.army = 0
                at.round += 1
            events += debts.close_round(at)
            at.passed.pop(at.army, None)
            if at.alive(at.army):
                break
        kings.ripen(at)
        events += kings.thaw(at)
        at.left = at.bonus()
        return events

    def _settle(self) -> list[Event]:
        """Do what the rules do until a player can act: passes, mates on one's own turn, the end.

        Peterson, I: a turn runs: lost if frozen; debts; then bonus and k are counted; then the
        moves.
        """
        at = self.position
        events: list[Event] = []
        passes = 0
        mated: set[tuple[int, tuple[int | None, ...]]] = set()
        self.moves, self.pushes, self.payments, self.judged = {}, {}, {}, {}
        self.promotions = {}
        while not self.outcome:
            winner = self._winner()
            if winner is not None:
                self.outcome = Outcome("win", (winner,), "last alive")
                break
            found = self._moves_now() if at.pushed else []
            if at.pushed and not found:  # a turn ends by itself when no move is left in it
                events += self._next_turn()
                continue
            if self._dead_drawn():
                break
            self.promotions = avalanche.promotions(at)
            if self.promotions:
                break
            if found:
                self._offer(found)
                break
            if at.army in at.frozen:
                passes += 1
                if self._passed(passes):
                    break
                events.append(Event("frozen", at.army))
                events += self._next_turn()
                continue
            events += debts.excuse(at)
            self.payments = debts.payments(at)
            if self.payments:
                break
            if at.options.defend and at.count is None and not at.pushed and not at.committed:
                threats.begin_count(at)
            found = self._moves_now()
            if found:
                self._offer(found)
                break
            checking = self._checking(at.army)
            if checking:
                judged = (at.army, tuple(at.control))
                if judged in mated and not at.options.kingcapture:
                    self._draw("no army can move")
                    break
                mated.add(judged)
                passes = 0
                pairs = {pair for pair in at.pairs() if checkers(at, pair, at.army)}
                events += checkmate(at, [(at.army, self._last_before(checking), pairs)])
                events += self._next_turn()
                continue
            if len(at.living_players()) == 2 and not any(
                army in at.frozen  # which only loses its turns
                or self._moves_of(army, set())
                or (at.options.avalanche and avalanche.waiting(at, army))
                for army in at.living()
                if at.control[army] == at.control[at.army]
            ):
                self._draw("stalemate")
                break
            passes += 1
            if self._passed(passes):
                break
            events.append(Event("pass", at.army))
            events += self._next_turn()
        if not self.outcome:
            self._long_drawn()
        return events

    def _passed(self, times: int) -> bool:
        """I: if every living army passes in a row, draw; Peterson: it takes two rounds."""
        at = self.position
        if times < len(at.living()) * (2 if at.options.kingcapture else 1):
            return False
        self._draw("all pass")
        return True

    def _moves_now(self) -> list[Move]:
        """Return the legal moves of the army to move; note what limits say.

        Peterson 1, I!: a move is legal if it is legal on its pair and the turn with it is an
        ordinary one or a defence.
        """
        at = self.position
        self.judged = {}
        if at.count is None:
            return self._moves_of(at.army, at.pushed)
        found = []
        for move in self._moves_of(at.army, set()):
            if threats.is_ordinary(at, move):
                found.append(move)
            elif threats.in_number(at):
                self.judged[move.text] = threats.judge(at, move)
                if not self.judged[move.text].broken:
                    found.append(move)
        return found

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
        if at.options.avalanche:
            found = [one for move in found for one in avalanche.with_pushes(at, move)]
        self.moves = {move.text: move for move in found}
        if not at.options.touch or at.committed:
            return
        pairs = {move.pair for move in found}
        for pair in at.pairs():
            if pair in pairs or (self._may_use(pair) and kings.is_mated(at, pair, at.army)):
                self.pushes[pair_text(pair)] = pair

    def _may_use(self, pair: Pair) -> bool:
        """Return True if a pair may be pushed, by its half-boards and the number of moves."""
        at = self.position
        if at.count is None:
            return not at.pushed & set(pair)
        anywhere = Move(pair, (1, 1), (1, 1))
        return threats.is_ordinary(at, anywhere) or threats.in_number(at)

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

    # The end (Rule 9)

    def _winner(self) -> int | None:
        """T: the last player alive wins."""
        players = self.position.living_players()
        return players[0] if len(players) == 1 else None

    def _draw(self, reason: str, players: list[int] | None = None) -> None:
        """I: the living players share the draw."""
        shared = self.position.living_players() if players is None else players
        self.outcome = Outcome("draw", tuple(shared), reason)
        self.moves, self.pushes, self.payments, self.judged = {}, {}, {}, {}
        self.promotions = {}

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
        """Return True if an army of two cannot mate by material alone, as python-chess judges it.

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
            at.left if at.count else min(at.left, (at.armies - len(at.pushed)) // 2),
            at.committed,
            ninth.write(at),
        )

    def _usable(self, owner: int) -> bool:
        """Return True if an army can still capture the pawn of `owner` in passing."""
        at = self.position
        target = (at.passed[owner], 3)
        for move in self.moves.values():
            if owner in move.pair and move.target == at.joined(move.pair, owner, target):
                half, origin = at.parted(move.pair, move.origin)
                pawn = at.halves[half][origin][0] == "P" and move.origin[0] != move.target[0]
                if pawn and target not in at.halves[owner]:
                    return True
        waiting = (at.army + 1) % at.armies
        lying = not at.alive(owner) and not may_take(at, at.army, ("P", owner))
        while waiting != owner and not lying:  # dead pieces that nobody may capture
            if waiting != at.army and at.alive(waiting):
                beside = [(target[0] + side, 4) for side in (-1, 1)]
                if at.control[waiting] != at.control[owner] and any(
                    at.halves[owner].get(square) == ("P", waiting) for square in beside
                ):
                    return True
            waiting = (waiting + 1) % at.armies
        return False
