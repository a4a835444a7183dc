"""Plays the rules against their second opinion: ``python -m tests.judges.compare --plies 100000``.

Every action of many games is made both by the program's core, through its public contract, and
by `tests.judges.reference`; after each, everything one can ask of a position is compared. With
``--system strategichess`` it is that game against its model in `tests.games.strategichess`. Stops
with exit status 1 at the first difference and says how to get there. `--seed` names other games;
the same seed gives the same games. ``--options "defend=on exchange=on"`` switches Peterson's rules
on: one that is given in every game, of several some in each.
"""

import argparse
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from cfanp_gui.core.actions import IllegalAction, Transition
from cfanp_gui.core.boards import Pair as CorePair
from cfanp_gui.core.game import Event as CoreEvent
from cfanp_gui.core.game import PositionError
from cfanp_gui.games.armies.events import (
    ArmyDied,
    Checkmate,
    ChecksReached,
    Extinct,
    FlagReached,
    HandedOver,
    Passed,
    Perished,
    PrizeCaptured,
    Stranding,
)
from cfanp_gui.games.armies.position import ArmiesPosition as HalfBoardPosition
from cfanp_gui.games.registry import default_game
from tests.judges import compare_strategichess as strategichess
from tests.judges.comparing import Comparison, Difference, until
from tests.judges.comparing.counts import (
    SEEN,
    SEEN_BY_PETERSON,
    observe,
    observe_events,
    observe_outcome,
    observe_peterson,
    observe_peterson_events,
)
from tests.judges.comparing.players import PETERSON_PLAYERS, PLAYERS, aside, special
from tests.judges.comparing.starts import (
    PETERSON,
    besieged,
    boxed,
    burdened,
    crowded,
    locked,
    random_options,
    some_of,
    sparse,
    stormed,
)
from tests.judges.reference import Game, Options
from tests.judges.reference.events import Event
from tests.judges.reference.moves import checkers, pair_text
from tests.judges.reference.position import ARMIES, Pair, Square

CORE = default_game()
MAX_PLIES = 90  # of one game

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


SWITCHES = (*PETERSON, "avalanche")
"""The rules that may be switched on."""

ADDED = {"defend": "attackers", "exchange": "debts", "kingcapture": "frozen"}
"""Fields that an option adds to the command line's answer; the reference names them alike."""


@dataclass
class Script:
    """Script that leads to a position: options, the line it began at, and the actions since."""

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
    if not options.avalanche:
        del given["avalanche"]
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
            return Event("handed", army, player, to=to_player)
        case (PrizeCaptured(army, _, by_army) | FlagReached(army, _, by_army)
              | ChecksReached(army, _, by_army) | Extinct(army, _, by_army)
              | Perished(army, _, by_army)):  # fmt: skip
            return Event(event.kind, army, by_army=by_army)
        case Stranding(army):
            return Event("dead", army)
    said = event.to_json()
    if said["type"] not in PETERSONS_EVENTS:
        raise AssertionError(f"unknown event {event!r}")
    return Event(
        said["type"],
        army=ARMIES.index(said["army"]) if "army" in said else None,
        player=said.get("by_player", said.get("player")),
        by_army=ARMIES.index(said["by_army"]) if "by_army" in said else None,
        value=said.get("value"),
        players=tuple(said.get("players", ())),
        square=said.get("square", ""),
        piece=said.get("piece", "")[:1],
        into=said.get("for", "")[:1],
    )


PETERSONS_EVENTS = (
    "king_captured",
    "released",
    "frozen",
    "exchange",
    "removed",
    "swapped",
    "excused",
)
"""The types of the events that Peterson's rules add, as the command line says them."""


def together(events: Sequence[Event]) -> list[Event]:
    """Return events with the mates that come first sorted, for they are judged together.

    Before them comes a captured King at most.
    """
    first = len(events) and events[0].type == "king_captured"
    mates = list(itertools.takewhile(lambda event: event.type == "checkmate", events[first:]))
    return [*events[:first], *sorted(mates), *events[first + len(mates) :]]


def checked(game: Game, pair: Pair) -> set[tuple[int, Square]]:
    """Return half-board and square of every King that is in check on a pair."""
    at = game.position
    return {
        (half, square)
        for half in pair
        for square, (letter, army) in at.halves[half].items()
        if letter == "K" and at.alive(army) and checkers(at, pair, army)
    }


class Match(Comparison):
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

    def way(self) -> str:
        return str(self.script)

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
        self.same_end(core, reference)
        ended, outcome = core.outcome(), reference.outcome
        if ended and outcome and ended.reason not in REASONS[outcome.reason]:
            self.same("reason", ended.reason, outcome.reason)
        player = reference.player
        if player is None:
            return
        actions = [action.text for action in core.legal_actions(player)]
        self.same("legal actions", actions, reference.legal())
        if not reference.payments:  # which are no moves
            plies = reference.promotions or reference.moves
            self.same("number of moves", CORE.perft(core, 1), len(plies))
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
        if self.options.peterson:
            self.compare_answer()

    def compare_answer(self) -> None:
        """Compare what the command line adds to its answer with Peterson's rules."""
        answer = CORE.lines.moves(self.core, None)
        for option, key in ADDED.items():
            expected = getattr(self.reference, key) if getattr(self.options, option) else None
            self.same(f"“{key}” of the answer", answer.get(key), expected)

    def preview(self, text: str) -> Transition:
        """Return the transition of an action without playing it."""
        return self.core.apply(CORE.parse_action(text))[1]

    def reread(self) -> None:
        """Go on from the position's text, which forgets repetitions."""
        fresh = Match(self.options, self.core.to_text())
        self.same("text read back", fresh.script.start, self.core.to_text())
        self.core, self.reference, self.script = fresh.core, fresh.reference, fresh.script

    def may_hand_over(self, army: int, player: int) -> bool:
        """Return True if an army may be handed over, on which both must agree."""
        allowed = self.core.refusal(CORE.hand_over(army, player)) is None
        what = f"hand-over of {ARMIES[army]} to {player}"
        self.same(what, allowed, self.reference.may_hand_over(army, player))
        return allowed


def play(rng: random.Random, match: Match, seen: Counter[str], most: int) -> None:
    """Play a game on in both, at most so many plies."""
    seen["games"] += 1
    options = match.script.options
    observe_events(seen, "", -1, False, match.reference.opening)
    observe_peterson_events(seen, match.reference.opening, None, None)
    chosen = rng.choice(PETERSON_PLAYERS if options.peterson else PLAYERS)
    claims = rng.random() < 0.3
    for _ in range(most):
        game = match.reference
        if game.outcome:
            break
        text = aside(rng, match, claims)
        if text is None and (demanded := {*game.payments, *game.promotions}):
            text = rng.choice(sorted(demanded))
        text = text or special(rng, match) or chosen(rng, match)
        observe(seen, game, text)
        observe_peterson(seen, game, text)
        mover, pushing = game.position.army, text in game.pushes
        before = game.position.exchange
        events = match.apply(text)
        seen["plies"] += 1
        observe_events(seen, text, mover, pushing, events)
        observe_peterson_events(seen, events, before, game.position.exchange)
        if options.kingcapture:
            seen["freezes"] += sum(event.type == "checkmate" for event in events)
        if rng.random() < 0.02 and not game.outcome:
            match.reread()
    outcome = match.reference.outcome
    if outcome:
        observe_outcome(seen, outcome, options.kingcapture)


def begin(rng: random.Random, armies: Sequence[int], avalanche: bool = False) -> Match:
    """Return a game somewhere: mostly at a sparse position, which no game need ever reach."""
    while True:
        options = replace(random_options(rng), avalanche=avalanche)
        number = min(rng.choice(armies), rng.choice(armies))
        make = rng.choice([None, crowded, sparse, sparse, locked, boxed, boxed])
        if make is None:
            return Match(options, number)
        try:
            line = make(rng, options, number).split(" ")
            if avalanche:
                line[4] = "-"  # nothing is captured in passing
            return Match(options, " ".join(line))
        except PositionError:
            continue  # such as a King that does not fit: not what is compared here


def begin_peterson(rng: random.Random, armies: Sequence[int], given: Sequence[str]) -> Match:
    """Return a game somewhere with some of Peterson's rules that are given."""
    armies = [number for number in armies if number > 2] or [3]
    while True:
        options = replace(random_options(rng), **some_of(rng, given))
        number = min(rng.choice(armies), rng.choice(armies))
        make = rng.choice(
            [crowded, sparse, sparse, locked, boxed, boxed, *[besieged] * 4, *[stormed] * 4]
        )
        plain = make(rng, options, number)
        burden = rng.random() < 0.6
        try:
            match = Match(options, plain)
        except PositionError:
            continue
        if not burden:
            return match
        line = burdened(rng, plain, options)
        try:
            return Match(options, line)
        except PositionError as refused:  # for the ninth field, for without it went well
            raise Difference(
                f"ninth field refused: {refused}\n{Script(options, line, [])}"
            ) from refused


def run(
    plies: int, seed: int, armies: Sequence[int], progress: bool = False, given: Sequence[str] = ()
) -> Counter[str]:
    """Compare so many plies; return what was seen. Raises Difference."""
    names = [*SEEN, *(name for rule in given for name in SEEN_BY_PETERSON.get(rule, ()))]
    seen: Counter[str] = Counter(dict.fromkeys(names, 0))
    for number in until(seen, plies, progress):
        rng = random.Random(f"{seed} {number}")
        if given and "avalanche" not in given:
            match = begin_peterson(rng, armies, given)
        else:
            match = begin(rng, armies, avalanche="avalanche" in given)
        play(rng, match, seen, min(MAX_PLIES, plies - seen["plies"]))
    return Counter({name: count for name, count in seen.items() if count or name in names})


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


def rules(text: str) -> list[str]:
    """Return the names that are on in ``defend=on exchange=on``."""
    found = []
    for one in text.split():
        name, _, value = one.partition("=")
        if name not in SWITCHES or value not in ("on", "off"):
            expected = ", ".join(SWITCHES)
            raise argparse.ArgumentTypeError(f"“{one}” (expected on or off for one of {expected})")
        if value == "on":
            found.append(name)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare; return 0 when nothing differs, 1 at a difference, 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.judges.compare", description=__doc__)
    parser.add_argument("--plies", type=int, default=100_000, help="actions to compare")
    parser.add_argument("--seed", type=int, default=1, help="which games")
    parser.add_argument("--armies", type=numbers, default=numbers("2-8"), help="such as 2-8")
    parser.add_argument("--system", choices=("cfanp", "strategichess"), default="cfanp")
    parser.add_argument(
        "--options",
        type=rules,
        default=[],
        help="Peterson's rules, such as 'defend=on exchange=on', or 'avalanche=on'",
    )
    given = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        if given.system == "strategichess":
            seen = strategichess.run(given.plies, given.seed, progress=True)
        else:
            seen = run(given.plies, given.seed, given.armies, True, given.options)
    except Difference as difference:
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
