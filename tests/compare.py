"""Plays the rules against their second opinion: ``python -m tests.compare --plies 100000``.

Every action of many games is made both by the program's core, through its public contract, and
by `tests.reference`; after each, everything one can ask of a position is compared. With
``--system strategichess`` it is that game against its model in `tests.games.strategichess`. Stops
with exit status 1 at the first difference and says how to get there. `--seed` names other games;
the same seed gives the same games.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cfanp_gui.core.boards import Pair as CorePair
from cfanp_gui.core.game import Event as CoreEvent
from cfanp_gui.core.game import IllegalAction, PositionError
from cfanp_gui.games.cfanp.events import ArmyDied, Checkmate, HandedOver, Passed
from cfanp_gui.games.cfanp.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.registry import default_game
from tests.games.strategichess import compare as strategichess
from tests.reference import Game, Options, read, write
from tests.reference import Position as Plain
from tests.reference.game import Event
from tests.reference.moves import Move, checkers, pair_text
from tests.reference.position import Pair, Piece, Square
from tests.reference.text import ARMIES

CORE = default_game()
MAX_PLIES = 90  # of one game
SEEN = (
    "games",
    "plies",
    "captures",
    "mates on another's turn",
    "several mated together",
    "mates on the own turn",
    "mates by a touched board",
    "passes",
    "hand-overs",
    "resignations",
    "flags",
    "en passants",
    "castlings",
    "promotions",
    "pushes",
    "turns ended early",
    "mid-turn positions",
    "positions with dead armies",
    "positions with captured armies",
    "wins",
    "draws",
    "claims",
)


REASONS = {
    "last alive": {"last player alive"},
    "material": {"insufficient material", "only Kings are left", "stalemate"},  # both at once
    "stalemate": {"stalemate"},
    "all pass": {"no army can move"},
    "no army can move": {"no army can move"},
    "75 moves": {"75 moves each without capture or pawn move"},
    "fivefold": {"fivefold repetition"},
    "agreed": {"agreement"},
    "claim": {"threefold repetition", "50 moves each without capture or pawn move"},
    "flag": {"time, but no mate is possible"},
}
"""For each of the reference's reasons what the core may call it."""


PETERSON = ("defend", "exchange", "kingcapture", "obstacles")


class Difference(Exception):  # noqa: N818 -- what is looked for, not a fault
    """The core and the reference disagree; the text says where, and how to get there."""


@dataclass
class Script:
    """What leads to a position: the options, the line it began at, and the actions since."""

    options: Options
    start: str
    actions: list[str]

    def __str__(self) -> str:
        return f"options: {asdict(self.options)}\nstart: {self.start}\nactions: " + " ".join(
            self.actions
        )


def switched(options: Options) -> dict[str, Any]:
    """Return options as the core is given them: Peterson's where one is on."""
    given = asdict(options)
    if not options.peterson:
        for name in PETERSON:
            del given[name]
    return given


def event_of(event: CoreEvent) -> Event:
    """Return an event of the core in the reference's words."""
    match event:
        case Checkmate(army, player, by_army):
            return Event("checkmate", army, player, by_army)
        case Passed(army):
            return Event("pass", army)
        case ArmyDied(army, player):
            return Event("died", army, player)
        case HandedOver(army, player, to_player):
            return Event("handed", army, player, to_player)
    raise AssertionError(f"unknown event {event!r}")


def together(events: Sequence[Event]) -> list[Event]:
    """Return events with the mates that come first sorted, for they are judged together."""
    mates = list(itertools.takewhile(lambda event: event.type == "checkmate", events))
    return sorted(mates) + list(events[len(mates) :])


def checked(game: Game, pair: Pair) -> set[tuple[int, Square]]:
    """Return half-board and square of every King that is in check on a pair."""
    at = game.position
    return {
        (half, square)
        for half in pair
        for square, (letter, army) in at.halves[half].items()
        if letter == "K" and at.alive(army) and checkers(at, pair, army)
    }


class Match:
    """A game in both implementations at once; raises Difference as soon as they differ."""

    def __init__(self, options: Options, start: str | int) -> None:
        """Begin at a line, or with so many armies in their start position.

        Raises PositionError for a line that the core refuses.
        """
        self.options = options
        if isinstance(start, int):
            core = CORE.initial(start, switched(options))
            self.reference = Game.initial(start, options)
        else:
            core = CORE.from_text(start, switched(options))
            self.reference = Game.from_text(start, options)
        self.script = Script(options, core.to_text(), [])
        self.core, opening = core.resolve_pending()
        self.same("events at the start", [event_of(e) for e in opening], self.reference.opening)
        self.compare()

    def same(self, what: str, core: object, reference: object) -> None:
        if core != reference:
            raise Difference(
                f"{what}:\n  core:      {core}\n  reference: {reference}\n{self.script}"
            )

    def apply(self, text: str) -> list[Event]:
        """Make an action in both and compare all there is; return what it led to."""
        self.script.actions.append(text)
        events = self.reference.apply(text)
        try:
            self.core, change = self.core.apply(CORE.parse_action(text))
        except IllegalAction as refused:
            self.same(f"legality of {text}", f"refused: {refused}", "legal")
        found = [event_of(event) for event in change.events]
        self.same("events", together(found), together(events))
        self.compare()
        return events

    def compare(self) -> None:
        core, reference = self.core, self.reference
        self.same("position", core.to_text(), reference.text)
        ended, outcome = core.outcome(), reference.outcome
        self.same(
            "outcome",
            ended and (ended.result, ended.players),
            outcome and (outcome.result, outcome.players),
        )
        if ended and outcome and ended.reason not in REASONS[outcome.reason]:
            self.same("reason", ended.reason, outcome.reason)
        player = reference.player
        self.same("player to act", set(core.actors()), set() if player is None else {player})
        if player is None:
            return
        actions = [action.text for action in core.legal_actions(player)]
        self.same("legal actions", actions, reference.legal())
        self.same("number of moves", CORE.perft(core, 1), len(reference.moves))
        self.same("may end", core.turn().end is not None, reference.may_end)
        self.same("committed pair", core.turn().committed, reference.position.committed)
        pairs = reference.position.pairs()
        pair = pairs[len(self.script.actions) % len(pairs)]
        kings = {
            (square.board, (square.index % 8 + 1, square.index // 8 + 1))
            for square in core.checked_kings(CorePair(*pair))
        }
        self.same(f"Kings in check on {pair_text(pair)}", kings, checked(reference, pair))
        self.same("claim", core.claim() is not None, reference.may_claim())

    def reread(self) -> None:
        """Go on from the position's text, which forgets repetitions."""
        fresh = Match(self.options, self.core.to_text())
        self.same("text read back", fresh.script.start, self.core.to_text())
        self.core, self.reference, self.script = fresh.core, fresh.reference, fresh.script

    def may_hand_over(self, army: int, player: int) -> bool:
        """Return whether an army may be handed over, which both must know."""
        allowed = self.core.refusal(CORE.hand_over(army, player)) is None
        what = f"hand-over of {ARMIES[army]} to {player}"
        self.same(what, allowed, self.reference.may_hand_over(army, player))
        return allowed


# Where games begin


def random_options(rng: random.Random) -> Options:
    return Options(
        join=rng.choice(["rotate", "rotate", "reflect"]),
        bonus=rng.choice(["boards", "boards", "single"]),
        captured=rng.choice(["taken", "taken", "taken", "removed", "dead"]),
        friendly=rng.random() < 0.8,
        touch=rng.random() < 0.25,
    )


def sparse(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with few pieces: Kings in corners, pawns about to step or promote, castling."""
    at = Plain(
        options, [{} for _ in range(armies)], 0, [], [""] * armies, {}, 1, set(), 0, 1
    )  # fmt: skip
    players = list(range(1, armies + 1))
    at.control = [player if rng.random() < 0.85 else rng.choice(players) for player in players]
    if rng.random() < 0.2:
        at.control[rng.randrange(armies)] = None
    edge = rng.random() < 0.5
    few = rng.random() < 0.5
    for army in range(armies):
        castles = rng.random() < 0.3
        if castles and at.king_home(army) not in at.halves[army]:
            at.halves[army][at.king_home(army)] = ("K", army)
            for side in "KQ":
                if at.halves[army].setdefault(at.rook_home(army, side), ("R", army)) == (
                    "R",
                    army,
                ):
                    at.castling[army] += side
        elif at.control[army] is not None or rng.random() < 0.6:
            _put(rng, at, "K", army, edge)
        for _ in range(rng.randint(0, 2 if few else 5)):
            _put(rng, at, rng.choice("PPPPQQRRBN"), army, False)
        if rng.random() < 0.5:
            _stepped(rng, at, army)
    at.army = rng.choice(at.living() or [0])
    _begin_turn(rng, at)
    at.passed.pop(at.army, None)
    if rng.random() < 0.1:
        at.clock = 75 * len(at.living()) - rng.randint(1, 12)
    at.round = rng.randint(1, 30)
    return write(at)


def _begin_turn(rng: random.Random, at: Plain) -> None:
    occupied = sum(any(p[1] == at.army for p in half.values()) for half in at.halves)
    at.left = occupied if at.options.bonus == "boards" else 1
    if at.left > 1 and at.armies > 3 and rng.random() < 0.2:
        at.pushed = set(rng.sample(range(at.armies), 2))
        at.left -= 1


def _put(rng: random.Random, at: Plain, letter: str, army: int, edge: bool) -> None:
    half = rng.randrange(at.armies)
    file, rank = rng.randint(1, 8), rng.randint(2 if letter == "P" else 1, 4)
    if edge:
        file, rank = rng.choice([1, 1, 2, 7, 8, 8]), 1
    at.halves[half].setdefault((file, rank), (letter, army))
    if letter == "K" and at.halves[half][file, rank] != (letter, army):
        _put(rng, at, letter, army, False)


def _stepped(rng: random.Random, at: Plain, army: int) -> None:
    """Put a pawn that stepped two squares or may, mostly with another army's pawn beside it."""
    half, file = at.halves[army], rng.randint(1, 8)
    if any((file, rank) in half for rank in (2, 3, 4)):
        return
    if rng.random() < 0.5:
        half[file, 2] = ("P", army)
    else:
        half[file, 4] = ("P", army)
        at.passed[army] = file
    for side in (file - 1, file + 1):
        if 1 <= side <= 8 and rng.random() < 0.6:
            half.setdefault((side, 4), ("P", rng.randrange(at.armies)))


def crowded(rng: random.Random, options: Options, armies: int) -> str:
    """Return the start position without some of its pieces, so that there is room."""
    at = read(CORE.initial(armies, switched(options)).to_text(), options)
    spared = rng.choice([0.3, 0.5, 0.8])
    for army, half in enumerate(at.halves):
        for square, (letter, _) in list(half.items()):
            if letter != "K" and rng.random() > spared:
                del half[square]
        for side in "KQ":
            if at.rook_home(army, side) not in half:
                at.castling[army] = at.castling[army].replace(side, "")
    return write(at)


LOCKED = {"K": (1, 1), "P": (2, 2), "low": (1, 2), "high": (2, 3)}
"""A King in the corner, its pawn, and two hostile pawns: none of them can move.

The low pawn holds the square beside the King and is held itself by the high one, which the
King's pawn stops.
"""


def locked(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line where most armies cannot move, so that they pass or are mated in turn."""
    at = Plain(
        options, [{} for _ in range(armies)], 0, [], [""] * armies, {}, 1, set(), 0, 1
    )  # fmt: skip
    at.control = list(range(1, armies + 1))
    for army in range(armies):
        if rng.random() < 0.25:
            at.control[army] = rng.randint(1, armies)
    for army, half in enumerate(at.halves):
        jailer = rng.choice([other for other in range(armies) if other != army])
        mirror = rng.random() < 0.5
        for name, (file, rank) in LOCKED.items():
            owner = army if name in "KP" else jailer
            square = (9 - file if mirror else file, rank)
            half[square] = ("K" if name == "K" else "P", owner)
    for _ in range(rng.randint(0, 3)):
        _put(rng, at, rng.choice("PPPQRBN"), rng.randrange(armies), False)
    at.army = rng.randrange(armies)
    _begin_turn(rng, at)
    return write(at)


def boxed(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with Kings in corners, each with a hostile Queen a Knight's move away."""
    at = Plain(
        options, [{} for _ in range(armies)], 0, [], [""] * armies, {}, 1, set(), 0, 1
    )  # fmt: skip
    at.control = list(range(1, armies + 1))
    for army, half in enumerate(at.halves):
        others = [other for other in range(armies) if other != army]
        mirror = rng.random() < 0.5
        half[8 if mirror else 1, 1] = ("K", army)
        if rng.random() < 0.7:
            file, rank = rng.choice([(2, 3), (3, 2)])
            half[9 - file if mirror else file, rank] = ("Q", rng.choice(others))
        if rng.random() < 0.4:  # a check along the back rank
            half[1 if mirror else 8, 1] = ("R", rng.choice(others))
        if rng.random() < 0.2:  # a check along the file
            half[8 if mirror else 1, 3] = ("R", rng.choice(others))
        if rng.random() < 0.2:
            _put(rng, at, rng.choice("RRBNP"), rng.choice(others), False)
        if rng.random() < 0.2:
            half.setdefault((4, 3), ("P", army))
            half.setdefault((4, 4), ("P", rng.choice(others)))
    at.army = rng.randrange(armies)
    _begin_turn(rng, at)
    return write(at)


# What is played


def dull(rng: random.Random, match: Match) -> str:
    """Return any legal action; others than moves about as often as all moves together."""
    legal = match.reference.legal()
    moves = list(match.reference.moves)
    others = [text for text in legal if text not in match.reference.moves]
    return rng.choice(others if others and rng.random() < 0.3 else moves)


def murderous(rng: random.Random, match: Match) -> str:
    """Return the best of some moves by what they do at once: mate, then check, then capture."""
    moves = list(match.reference.moves)
    others = [text for text in match.reference.legal() if text not in match.reference.moves]
    if others and rng.random() < 0.15:
        return rng.choice(others)
    best, most = moves[0], -1.0
    for text in rng.sample(moves, min(len(moves), 14)):
        _, change = match.core.apply(CORE.parse_action(text))
        mates = sum(isinstance(event, Checkmate) for event in change.events)
        passes = sum(isinstance(event, Passed) for event in change.events)
        worth = 100 * mates + 20 * passes + rng.random()
        worth += 5 * len(change.checks) + 2 * len(change.captured)
        worth += 3 * (text[-1] in "qrbn") + _double(match.reference, text)
        if worth > most:
            best, most = text, worth
    return best


def _double(game: Game, text: str) -> bool:
    move = game.moves[text]
    return letter_of(game, move) == "P" and abs(move.target[1] - move.origin[1]) == 2


def tidy(rng: random.Random, match: Match) -> str:
    """Return a move back and forth with a King or Rook, for repetitions."""
    moves = match.reference.moves
    for text in match.script.actions[-2 * match.reference.position.armies :]:
        if text[3:5] and (undo := text[:3] + text[5:7] + text[3:5]) in moves:
            push = undo[:3]
            return push if push in match.reference.pushes and rng.random() < 0.5 else undo
    quiet = [text for text, move in moves.items() if letter_of(match.reference, move) in "KR"]
    return rng.choice(quiet or list(moves))


PLAYERS = (dull, murderous, murderous, tidy)


def letter_of(game: Game, move: Move) -> str:
    """Return the letter of the piece that moves, or what makes the move a special one."""
    piece = piece_on(game, move.pair, move.origin)
    assert piece is not None
    aside = move.target[0] - move.origin[0]
    if piece[0] == "K" and abs(aside) == 2:
        return "castling"
    if piece[0] == "P" and aside and not piece_on(game, move.pair, move.target):
        return "en passant"
    return piece[0]


def piece_on(game: Game, pair: Pair, square: Square) -> Piece | None:
    half, local = game.position.parted(pair, square)
    return game.position.halves[half].get(local)


def special(rng: random.Random, match: Match) -> str | None:
    """Return a move that is seldom possible, or a push that loses the army; None without any."""
    game = match.reference
    rare = [
        text
        for text, move in game.moves.items()
        if letter_of(game, move) in ("castling", "en passant")
    ]
    open_pairs = {move.pair for move in game.moves.values()}
    rare += [text for text, pair in game.pushes.items() if pair not in open_pairs]
    return rng.choice(rare) if rare and rng.random() < 0.6 else None


def aside(rng: random.Random, match: Match, claims: bool) -> str | None:
    """Return an action now and then that is not a move; None most of the time."""
    reference = match.reference
    at = reference.position
    chance = rng.random()
    if claims and chance < 0.3 and reference.may_claim():
        return "claim"
    if chance < 0.03:
        army, player = rng.randrange(at.armies), rng.randint(1, at.armies)
        if match.may_hand_over(army, player):
            return f"give:{ARMIES[army]}={player}"
    elif chance < 0.035:
        return f"resign:{rng.choice(at.living_players())}"
    elif chance < 0.04:
        return f"flag:{rng.choice(at.living_players())}"
    elif chance < 0.041:
        return "draw"
    return None


def observe(seen: Counter[str], game: Game, text: str) -> None:
    """Count what an action is, before it is made."""
    for word, name in (("give", "hand-overs"), ("resign", "resignations"), ("flag", "flags")):
        seen[name] += text.startswith(word)
    seen["claims"] += text == "claim"
    seen["turns ended early"] += text == "end"
    seen["pushes"] += text in game.pushes
    at = game.position
    seen["mid-turn positions"] += bool(at.pushed)
    seen["positions with dead armies"] += None in at.control
    seen["positions with captured armies"] += len(at.living_players()) < len(at.living())
    move = game.moves.get(text)
    if move is None:
        return
    seen["captures"] += piece_on(game, move.pair, move.target) is not None
    seen["castlings"] += letter_of(game, move) == "castling"
    seen["en passants"] += letter_of(game, move) == "en passant"
    seen["promotions"] += bool(move.promotion)


def observe_events(
    seen: Counter[str], text: str, mover: int, pushing: bool, events: Sequence[Event]
) -> None:
    """Count what an action led to: `mover` is the army that was to move before it."""
    mates = [event for event in events if event.type == "checkmate"]
    moved = ":" in text and text[0].isupper() and not pushing
    others = [event for event in mates if moved and event.by_army == mover]
    seen["mates on another's turn"] += len(others)
    seen["several mated together"] += len(others) > 1
    touched = pushing and bool(mates) and mates[0].army == mover
    seen["mates by a touched board"] += touched
    seen["mates on the own turn"] += len(mates) - len(others) - touched
    seen["passes"] += sum(event.type == "pass" for event in events)


def play(rng: random.Random, match: Match, seen: Counter[str], most: int) -> None:
    """Play a game on in both, at most so many plies."""
    seen["games"] += 1
    observe_events(seen, "", -1, False, match.reference.opening)
    chosen = rng.choice(PLAYERS)
    claims = rng.random() < 0.3
    for _ in range(most):
        game = match.reference
        if game.outcome:
            break
        text = aside(rng, match, claims) or special(rng, match) or chosen(rng, match)
        observe(seen, game, text)
        mover, pushing = game.position.army, text in game.pushes
        events = match.apply(text)
        seen["plies"] += 1
        observe_events(seen, text, mover, pushing, events)
        if rng.random() < 0.02 and not game.outcome:
            match.reread()
    outcome = match.reference.outcome
    if outcome:
        seen["wins" if outcome.result == "win" else "draws"] += 1
        if outcome.result == "draw":
            seen[f"draws: {outcome.reason}"] += 1


def begin(rng: random.Random, armies: Sequence[int]) -> Match:
    """Return a game somewhere: mostly at a sparse position, which no game need ever reach."""
    while True:
        options = random_options(rng)
        number = min(rng.choice(armies), rng.choice(armies))
        make = rng.choice([None, crowded, sparse, sparse, locked, boxed, boxed])
        if make is None:
            return Match(options, number)
        try:
            return Match(options, make(rng, options, number))
        except PositionError:
            continue  # such as a King that does not fit: not what is compared here


def games(seed: int, armies: Sequence[int]) -> Iterator[tuple[random.Random, Match]]:
    """Yield games without end, each with its own random numbers."""
    for number in itertools.count():
        rng = random.Random(f"{seed} {number}")
        yield rng, begin(rng, armies)


def run(plies: int, seed: int, armies: Sequence[int], progress: bool = False) -> Counter[str]:
    """Compare so many plies; return what was seen. Raises Difference."""
    seen: Counter[str] = Counter(dict.fromkeys(SEEN, 0))
    reported = time.monotonic()
    for rng, match in games(seed, armies):
        play(rng, match, seen, min(MAX_PLIES, plies - seen["plies"]))
        if progress and time.monotonic() - reported > 5:
            reported = time.monotonic()
            print(f"{seen['plies']} of {plies} plies", file=sys.stderr, flush=True)
        if seen["plies"] >= plies:
            break
    return seen


def replay(options: Options, start: str, actions: Sequence[str]) -> HalfBoardPosition:
    """Make the actions of a difference's description again. Raises Difference."""
    match = Match(options, start)
    for text in actions:
        match.apply(text)
    return match.core


def numbers(text: str) -> list[int]:
    """Return the numbers of ``3`` or ``2-8``."""
    first, _, last = text.partition("-")
    try:
        found = list(range(int(first), int(last or first) + 1))
    except ValueError:
        found = []
    if not found or found[0] < 2 or found[-1] > 26:
        raise argparse.ArgumentTypeError(f"“{text}” (expected 2 to 26 armies, such as 2-8)")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare; return 0 when nothing differs, 1 at a difference, 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.compare", description=__doc__)
    parser.add_argument("--plies", type=int, default=100_000, help="actions to compare")
    parser.add_argument("--seed", type=int, default=1, help="which games")
    parser.add_argument("--armies", type=numbers, default=numbers("2-8"), help="such as 2-8")
    parser.add_argument("--system", choices=("cfanp", "strategichess"), default="cfanp")
    given = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        if given.system == "strategichess":
            seen = strategichess.run(given.plies, given.seed, progress=True)
        else:
            seen = run(given.plies, given.seed, given.armies, progress=True)
    except (Difference, strategichess.Difference) as difference:
        print(f"DIFFERENCE in {difference}")
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    for name, count in seen.items():
        print(f"{count:8} {name}")
    took = time.monotonic() - began
    print(f"{0:8} differences ({took:.0f} s, {seen['plies'] / max(took, 0.001):.0f} plies/s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
