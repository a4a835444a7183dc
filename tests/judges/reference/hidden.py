"""A second opinion on hidden armies (Stratego on half-boards), written from the rules' text."""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Self

from tests.judges.reference.base_games.game import Game
from tests.judges.reference.base_games.games import BaseGame
from tests.judges.reference.base_games.moves import Move
from tests.judges.reference.base_games.position import (
    ARMIES,
    FILES,
    HALVES,
    STRIP,
    Options,
    Pair,
    Piece,
    Place,
    Position,
    View,
    write,
)
from tests.judges.reference.events import Event

ARMY = "MGCCJJJPPPPLLLLEEEENNNNNTTTTTTTTSBBBBBBF"
HIGHER = {letter: ARMY.index(letter) for letter in "MGCJPLENTS"}
STRATEGO = BaseGame("hidden", 10, 10, 4, stalemate="lost")
LAKES = {(file, rank) for file in (3, 4, 7, 8) for rank in (5, 6)}


@dataclass
class HiddenAt(Position):
    """A position, with what was shown to all and what moved last."""

    shown: set[Place] = field(default_factory=set)
    last: dict[Place, tuple[Place, int]] = field(default_factory=dict)
    """By where a piece stands that moved: where it came from, and how often running."""
    fresh: set[Place] = field(default_factory=set)
    """Places of pieces that moved this turn."""

    def copy(self) -> Self:
        return replace(
            super().copy(), shown=set(self.shown), last=dict(self.last), fresh=set(self.fresh)
        )

    def at(self, place: Place) -> Piece | None:
        board, square = place
        return (self.strip if board == STRIP else self.halves[board]).get(square)

    def standing(self) -> list[tuple[Place, Piece]]:
        boards = [*enumerate(self.halves), (STRIP, self.strip)]
        return [((board, at), piece) for board, view in boards for at, piece in view.items()]

    def stranded(self) -> set[int]:
        """Return the players none of whose armies has a piece that can ever move."""
        able = {
            self.control[piece.army] for _, piece in self.standing() if piece.letter not in "BF"
        }
        return set(self.living_players()) - able


def start(armies: int, options: Options, rng: random.Random) -> HiddenAt:
    """Return a start with every army set up by lot."""
    halves: list[View] = []
    for army in range(armies):
        letters = rng.sample(ARMY, 40)
        squares = [(file, rank) for file in range(1, 11) for rank in range(1, 5)]
        pieces = zip(squares, letters, strict=True)
        halves.append({square: Piece(letter, army) for square, letter in pieces})
    return HiddenAt(STRATEGO, options, halves, {}, 0, list(range(1, armies + 1)), [""])


def moves_of(at: HiddenAt, pair: Pair, army: int) -> list[Move]:
    """Return the moves of an army on a pair."""
    view, found = at.view(pair), []
    for origin, piece in view.items():
        place = at.parted(pair, origin)
        if piece.army != army or piece.letter in "BF" or (place[0] == STRIP and place in at.fresh):
            continue
        came, times = at.last.get(place, (None, 0))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            target = origin
            while True:
                target = target[0] + dx, target[1] + dy
                if not (1 <= target[0] <= 10 and 1 <= target[1] <= 10) or target in LAKES:
                    break
                met = view.get(target)
                own = met is not None and at.control[met.army] == at.control[army]
                tired = times >= 3 and at.parted(pair, target) == came
                if not own and not tired:
                    found.append(Move(pair, origin, target, piece, taken=target if met else None))
                if met or piece.letter != "T":
                    break
    return found


def stays(attacker: str, defender: str) -> str:
    """Return the survivor of an attack: ``attacker``, ``defender`` or ``none``."""
    if defender == "F" or (attacker, defender) in (("S", "M"), ("N", "B")):
        return "attacker"
    if defender == "B":
        return "defender"
    if attacker == defender:
        return "none"
    return "attacker" if HIGHER[attacker] < HIGHER[defender] else "defender"


class HiddenGame(Game):
    """A game in progress."""

    position: HiddenAt

    @property
    def text(self) -> str:
        return text_of(self.position)

    def seen_by(self, player: int) -> str:
        """Return the line of what a player sees."""
        at = self.position
        seen = at.copy()
        for board, view in [*enumerate(seen.halves), (STRIP, seen.strip)]:
            for square, piece in view.items():
                if (board, square) not in at.shown and at.control[piece.army] != player:
                    view[square] = Piece("X", piece.army)
        return f"{text_of(seen)} for={player}"

    def _moves_of(self, army: int, pushed: set[int]) -> list[Move]:
        at = self.position
        found = []
        for pair in at.pairs():
            if pushed & set(pair):
                continue
            found += moves_of(at, pair, army)
        return found

    def _only_kings(self) -> bool:
        return False

    def _move(self, move: Move) -> list[Event]:
        at = self.position
        view, army, pair = at.view(move.pair), at.army, move.pair
        origin, target = at.parted(pair, move.origin or (0, 0)), at.parted(pair, move.target)
        piece, met = view.pop(move.origin or (0, 0)), view.get(move.target)
        was_shown, events = origin in at.shown, list[Event]()
        at.shown.discard(origin)
        came, times = at.last.pop(origin, (None, 0))
        outcome = "attacker"
        if met is not None:
            outcome = stays(piece.letter, met.letter)
            if outcome != "defender":
                at.last.pop(target, None)
            at.shown.discard(target)
            if outcome == "none":
                del view[move.target]
            else:
                at.shown.add(target)
        far = abs(move.target[0] - move.origin[0]) + abs(move.target[1] - move.origin[1]) > 1  # type: ignore[index]
        if outcome == "attacker":
            view[move.target] = piece
            at.last[target] = origin, times + 1 if came == target else 1
            at.fresh.add(target)
            if target[0] == STRIP:
                at.moved.add(target[1])
            if was_shown or far:
                at.shown.add(target)
        if origin[0] == STRIP:
            at.moved.discard(origin[1])
        at.put_back(pair, view)
        at.clock = 0 if met else at.clock + 1
        at.left -= 1
        at.pushed |= set(pair)
        captor = at.control[army]
        if met is not None and met.letter == "F" and at.alive(met.army):
            events.append(Event("flag", met.army, by_army=army))
            at.control[met.army] = captor if at.options.captured == "taken" else None
            if at.options.captured == "removed":
                for board in [*at.halves, at.strip]:
                    for square in [s for s, p in board.items() if p.army == met.army]:
                        del board[square]
        gone = at.stranded()
        if gone != set(at.living_players()):
            dead = [one for one in at.living() if at.control[one] in gone]
            events += [Event("dead", one) for one in dead]
            for one in dead:
                at.control[one] = None
        for place in [one for one in at.last if at.at(one) is None]:
            del at.last[place]
        at.shown = {place for place in at.shown if at.at(place) is not None}
        if at.left == 0 or self._winner() or not at.alive(army):
            self._next_turn()
        return events + self._settle()

    def _next_turn(self) -> None:
        at = self.position
        for place in [one for one in at.last if one not in at.fresh]:
            piece = at.at(place)
            if piece is not None and piece.army == at.army:
                del at.last[place]
        at.fresh = set()
        super()._next_turn()

    def _settle(self) -> list[Event]:
        at = self.position
        if len(at.living_players()) > 1 and at.stranded() == set(at.living_players()):
            if at.pushed:
                self._next_turn()
            self.moves = {}
            self._draw("nobody can move")
            return []
        return super()._settle()


def text_of(at: HiddenAt) -> str:
    """Return the line of a position."""
    found = [write(at)]
    shown = sorted(at.shown, key=_order)
    if shown:
        found.append("seen=" + ",".join(map(_name, shown)))
    kept = []
    for place in sorted(at.last, key=_order):
        piece = at.at(place)
        assert piece is not None
        over = (
            piece.army == at.army
            and place not in at.fresh
            and place[0] != STRIP
            and place[0] in at.pushed
        )
        if not over:
            came, times = at.last[place]
            kept.append(f"{_name(place)}{_name(came)}:{times}")
    if kept:
        found.append("fro=" + ",".join(kept))
    return " ".join(found)


def _order(place: Place) -> tuple[int, int, int]:
    return 26 if place[0] == STRIP else place[0], *place[1]


def _name(place: Place) -> str:
    board, (file, rank) = place
    return f"{'~' if board == STRIP else HALVES[board]}{FILES[file - 1]}{rank}"


def stir(rng: random.Random, at: HiddenAt) -> None:
    """Take pieces away, put some elsewhere, show some, and let armies change hands."""
    spared, moved = rng.choice([0.05, 0.15, 0.5]), rng.choice([0.2, 0.6, 0.9])
    for board, half in enumerate(at.halves):
        for square, piece in list(half.items()):
            if piece.army != board or half.get(square) != piece or piece.letter == "F":
                continue
            if rng.random() > spared:
                del half[square]
            elif rng.random() < moved and piece.letter != "B":
                del half[square]
                place_anywhere(rng, at, piece)
    for army in range(at.armies):
        if rng.random() < 0.15:
            at.control[army] = rng.randint(1, at.armies)
    if rng.random() < 0.2:
        at.control[rng.randrange(1, at.armies)] = None
    for place, piece in at.standing():
        if rng.random() < 0.1:
            at.shown.add(place)
        if rng.random() < 0.1 and piece.letter not in "BF":
            board, (file, rank) = place
            top = 2 if board == STRIP else 4
            beside = [(file + step, rank) for step in (1, -1)] + [
                (file, rank + 1),
                (file, rank - 1),
            ]
            rng.shuffle(beside)
            for x, y in beside:
                lake = board == STRIP and x in (3, 4, 7, 8)
                if 1 <= x <= 10 and 1 <= y <= top and not lake:
                    at.last[place] = (board, (x, y)), rng.randint(1, 3)
                    break
    at.left = at.bonus()


def place_anywhere(rng: random.Random, at: HiddenAt, piece: Piece) -> None:
    for _ in range(20):
        on_strip = rng.random() < 0.2
        board = at.strip if on_strip else rng.choice(at.halves)
        square = rng.randint(1, 10), rng.randint(1, 2 if on_strip else 4)
        if on_strip and square[0] in (3, 4, 7, 8):
            continue
        if board.setdefault(square, piece) is piece:
            return


def counted(at: HiddenAt) -> Counter[str]:
    """Return the features of a position that are counted in statistics."""
    return Counter(
        {
            "positions with shown pieces": bool(at.shown),
            "pieces gone to and fro three times": sum(n == 3 for _, n in at.last.values()),
            "armies": len(ARMIES[: at.armies]),
        }
    )
