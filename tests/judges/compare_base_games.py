"""Plays base games of three to six armies against their second opinion.

    python -m tests.judges.compare_base_games variants.ini --plies 50000

Every action of random games is made both by the program's core, through its public contract, and by
`tests.judges.reference.base_games`; after each the position's text, the legal actions, what
happened and the outcome are compared; of hidden armies views and guesses too. `--base xiangqi`
takes one game only, `--armies 5` another number of armies, `--theme shuffling` only games in which
positions come again, `cramped` such as end in stalemate, `passing` such as have captures in
passing. Stops with exit status 1 at the first difference of a game and says how to get there.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from cfanp_gui.core.game import PositionError
from cfanp_gui.games.armies.actions import parse_action
from cfanp_gui.games.armies.base_game import BaseGame as AnyGame
from cfanp_gui.games.pairs.base_games import BASE_GAMES, Source
from cfanp_gui.games.pairs.described.library import own, parents, read
from tests.judges.compare import CORE, event_of
from tests.judges.comparing import Comparison, Difference, until
from tests.judges.comparing.themes import Theme
from tests.judges.reference import hidden
from tests.judges.reference.base_games import BaseGame, Game, Games, Options, Position, start
from tests.judges.reference.base_games.ends import winner_by_extinction
from tests.judges.reference.base_games.moves import Move, after, gives_check
from tests.judges.reference.base_games.position import Piece
from tests.judges.reference.events import Event
from tests.judges.reference.hidden import HiddenGame

MAX_PLIES = 120  # of one game
ATTEMPTS = 20  # at the start of a theme, before any start will do
ARMIES = (3, 3, 3, 4, 4, 5, 6)
LOOKED = 4  # plies from one view that is compared to the next
SEEN = (
    "games", "plies", "drops", "captures", "promotions", "castlings", "en passants", "mates",
    "passes", "resignations", "wins", "draws", "stalemates", "repetitions", "claims", "long series",
    "Kings alone", "mid-turn positions", "pieces moved on the strip",
    "positions with captured armies", "positions with dead armies",
    "armies stranded", "flags", "counts of checks", "armies extinct", "explosions",
    "pieces brought in", "passes by choice",
)  # fmt: skip


def given(game: BaseGame, options: Options) -> dict[str, Any]:
    """Return options as the core is given them."""
    found = {"base": game.key, "bonus": options.bonus, "captured": options.captured}
    return found | ({"armies": ",".join(options.sets)} if options.sets else {})


class Held(Source):
    """Described games that are held ready."""

    def __init__(self, games: Sequence[AnyGame]) -> None:
        self._games = games

    @property
    def found(self) -> Sequence[AnyGame]:
        return self._games


class Match(Comparison):
    """A game in both implementations at once; raises Difference as soon as they differ."""

    def __init__(self, game: Game) -> None:
        """Begin with a game. Raises PositionError if the core refuses its position."""
        self.start, position = game.text, game.position
        self.options = given(position.game, position.options)
        self.actions: list[str] = []
        self.core, opening = CORE.from_text(self.start, self.options).resolve_pending()
        self.reference = type(game)(position)
        self.same("events at the start", [event_of(e) for e in opening], self.reference.opening)
        self.compare()

    def way(self) -> str:
        return (
            f"options: {self.options}\nstart: {self.start}\nactions: {' '.join(self.actions)}\n"
            f"position: {self.core.to_text()}"
        )

    def apply(self, text: str) -> list[Event]:
        """Make an action in both and compare all there is; return what it led to."""
        self.actions.append(text)
        events = self.reference.apply(text)
        self.core, change = self.core.apply(parse_action(text, self.core.rules.base))
        self.same("events", [event_of(event) for event in change.events], events)
        self.compare()
        return events

    def compare(self) -> None:
        core, reference = self.core, self.reference
        self.same("position", core.to_text(), reference.text)
        self.same_end(core, reference)
        if isinstance(reference, HiddenGame) and len(self.actions) % LOOKED == 0:
            self.compare_view(reference, len(self.actions) // LOOKED % (core.players + 1))
        player = reference.player
        if player is None:
            return
        actions = sorted(action.text for action in core.legal_actions(player))
        self.same("legal actions", actions, reference.legal())
        self.same("claim", core.claim() is not None, reference.may_claim())

    def compare_view(self, reference: HiddenGame, player: int) -> None:
        """Compare what somebody sees, and that a guess from it is one of what could be."""
        core = self.core
        view, line = core.seen_by(player), reference.seen_by(player)
        self.same(f"view of {player}", view.to_text(), line)
        self.same("outcome in a view", view.outcome(), core.outcome())
        own = core.legal_actions(player) if player in core.actors() else ()
        self.same("moves in a view", view.legal_actions(player), own)
        guess = view.guessed(len(self.actions))
        self.same("what is seen of a guess", guess.seen_by(player), view)
        self.same("moves in a guess", guess.legal_actions(player), own)
        again = CORE.from_text(line, self.options)
        self.same("view that was read", again.to_text(), line)
        self.same("moves in a view that was read", again.legal_actions(player), own)


def begin_hidden(rng: random.Random, armies: Sequence[int]) -> Match:
    """Return a game of hidden armies at its start, or with few pieces about."""
    while True:
        captured = rng.choice(["taken", "taken", "taken", "removed", "dead"])
        options = Options(rng.choice(["boards", "boards", "single"]), captured)
        at = hidden.start(rng.choice(armies), options, rng)
        if rng.random() < 0.8:
            hidden.stir(rng, at)
        try:
            return Match(HiddenGame(at))
        except PositionError:
            continue


REASONS = {
    "stalemate": "stalemates", "fivefold": "repetitions", "75 moves": "long series",
    "material": "Kings alone",
}  # fmt: skip


def begin(rng: random.Random, game: BaseGame, armies: Sequence[int], theme: Theme) -> Match:
    """Return a game at its start, or where pieces were taken, moved about and put in hands."""
    for attempt in count():
        number = rng.choice(armies)
        sets = tuple(rng.choice(list(game.sets)) for _ in range(number)) if game.sets else ()
        captured = rng.choice(["taken", "taken", "taken", "removed", "dead"])
        options = Options(rng.choice(["boards", "boards", "single"]), captured, sets)
        at = start(game, number, options)
        if rng.random() < 0.7:
            stir(rng, at)
        if attempt < ATTEMPTS:
            theme.arrange(rng, at)
        tidy(rng, at)
        if winner_by_extinction(at, at.army) is not None:
            continue
        try:
            return Match(Game(at))
        except PositionError:
            continue
    raise AssertionError("a start is found")


def stir(rng: random.Random, at: Position) -> None:
    """Take pieces away, put some elsewhere and some in hands, and let armies change hands."""
    spared, moved = rng.choice([0.15, 0.3, 0.6]), rng.choice([0.2, 0.5, 0.8])
    game = at.game
    for board, half in enumerate(at.halves):
        for square, piece in list(half.items()):
            if at.is_royal(piece) or half.get(square) != piece or rng.random() < 0.1:
                continue
            del half[square]
            at.castling[board] = ""
            if rng.random() > spared:
                if (game["pieceDrops"] or game["seirawanGating"]) and rng.random() < 0.3:
                    owner = rng.randrange(at.armies)
                    at.hands.setdefault(owner, []).append(piece.letter)
            elif rng.random() < moved:
                place_anywhere(rng, at, piece)
            else:
                half[square] = piece
    for army in range(at.armies):
        if rng.random() < 0.15:
            at.control[army] = rng.randint(1, at.armies)
    if rng.random() < 0.2:
        at.control[rng.randrange(1, at.armies)] = None
    if not at.alive(0):
        at.control[0] = 1


def tidy(rng: random.Random, at: Position) -> None:
    """Take the gates whose pieces are gone, and count some checks."""
    at.counted.clear()
    rank = at.game.count("castlingRank")
    for army, files in at.gates.items():
        for file in list(files):
            piece = at.halves[army].get((file, rank))
            useless = at.game["seirawanGating"] and not at.hands.get(army)
            if piece is None or piece.army != army or useless:
                files.discard(file)
    if at.game["checkCounting"]:
        for army in at.living():
            at.checks[army] = rng.randrange(at.game.goal(army))
    at.left = at.bonus()


def place_anywhere(rng: random.Random, at: Position, piece: Piece) -> None:
    game = at.game
    for _ in range(20):
        half = rng.randrange(at.armies)
        board = at.strip if game.strip and rng.random() < 0.15 else at.halves[half]
        ranks = game.strip if board is at.strip else game.half
        square = rng.randint(1, game.files), rng.randint(1, ranks)
        if at.kind(piece) in game.turned_over and not piece.gilded and rng.random() < 0.2:
            piece = Piece(piece.letter, piece.army, gilded=True)
        if at.kind(piece) == "pawn" and square[1] == 1 and board is not at.strip:
            continue
        region = game.may_be_on(at.kind(piece), piece.army)
        if region and (half != piece.army or board is at.strip or square not in region):
            continue
        if board.setdefault(square, piece) is piece:
            return


def worth(at: Position, move: Move) -> float:
    """Return the weight of a move's immediate effects: checks, then promotions and captures."""
    then = after(at, at.view(move.pair), move)
    checks = len(gives_check(at, move.pair, then, at.army))
    return 5 * checks + 3 * bool(move.suffix) + 2 * bool(move.taken) + bool(move.passed)


def chosen(rng: random.Random, match: Match, eager: float, theme: Theme) -> str:
    """Return an action: the theme's, any, or the best of some moves by what they do at once."""
    game = match.reference
    if (text := theme.choose(rng, game)) is not None:
        return text
    if rng.random() < 0.004:
        return f"resign:{rng.choice(game.position.living_players())}"
    if game.may_end and rng.random() < 0.1:
        return "end"
    if game.may_pass and (not game.moves or rng.random() < 0.2):
        return "pass"
    moves = list(game.moves)
    special = [
        t for t, m in game.moves.items() if m.rook or m.gated or (m.taken and m.taken != m.target)
    ]
    if special and rng.random() < 0.5:
        return rng.choice(special)
    if rng.random() > eager:
        return rng.choice(moves)
    some = rng.sample(moves, min(len(moves), 16))
    return max(some, key=lambda t: worth(game.position, game.moves[t]) + rng.random())


def observe(
    seen: Counter[str], game: Game, text: str, events: Sequence[Event], move: Move | None
) -> None:
    """Count the effects of an action."""
    at = game.position
    seen["plies"] += 1
    if move is not None:
        seen["drops"] += move.origin is None
        seen["captures"] += move.taken is not None
        seen["en passants"] += move.taken is not None and move.taken != move.target
        seen["castlings"] += move.rook is not None
        seen["promotions"] += bool(move.suffix)
        seen["pieces brought in"] += move.gated is not None
        seen["explosions"] += at.game["blastOnCapture"] and move.taken is not None
    told = Counter(event.type for event in events)
    for name, kind in (("mates", "checkmate"), ("flags", "flag"), ("armies stranded", "dead"),
                       ("passes", "pass"), ("counts of checks", "checks"),
                       ("armies extinct", "extinct")):  # fmt: skip
        seen[name] += told[kind]
    seen["passes by choice"] += text == "pass"
    seen["resignations"] += text.startswith("resign")
    seen["claims"] += game.may_claim()
    seen["mid-turn positions"] += bool(at.pushed)
    seen["pieces moved on the strip"] += bool(at.moved)
    seen["positions with dead armies"] += len(at.living()) < at.armies
    seen["positions with captured armies"] += len(at.living_players()) < len(at.living())


def run(
    key: str,
    plies: int,
    seed: int,
    armies: Sequence[int],
    themes: Sequence[str] = Theme.NAMES,
    games: Games | None = None,
) -> Counter[str]:
    """Compare so many plies of a game; return what was seen. Raises Difference."""
    seen: Counter[str] = Counter(dict.fromkeys(SEEN, 0))
    games = games or Games()
    for number in until(seen, plies, progress=False):
        rng = random.Random(f"{key} {seed} {number}")
        theme = Theme(themes[number % len(themes)])
        if key == hidden.STRATEGO.key:
            match = begin_hidden(rng, armies)
        else:
            match = begin(rng, games[key], armies, theme)
        seen["games"] += 1
        eager = rng.choice([0.0, 0.5, 0.95])
        for _ in range(min(MAX_PLIES, plies - seen["plies"])):
            if match.reference.outcome:
                break
            text = chosen(rng, match, eager, theme)
            move = match.reference.moves.get(text)
            observe(seen, match.reference, text, match.apply(text), move)
        if match.reference.outcome:
            seen["wins" if match.reference.outcome.result == "win" else "draws"] += 1
            if name := REASONS.get(match.reference.outcome.reason):
                seen[name] += 1
    return seen


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare; return 0 when nothing differs, 1 at a difference."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("file", nargs="?", type=Path, help="a file of more games")
    parser.add_argument("--base", help="one game only")
    parser.add_argument("--armies", type=int, help="so many, and not three to six")
    parser.add_argument("--plies", type=int, default=50_000, help="in all")
    parser.add_argument("--theme", choices=Theme.NAMES, help="what the games are about")
    parser.add_argument("--seed", type=int, default=1, help="which games")
    options = parser.parse_args(arguments)
    text = options.file.read_text(encoding="utf-8", errors="replace") if options.file else ""
    more = [*parents().games, *read(text, "file").games]
    known = [game.key for game in (*own().games, *more)]
    keys = [options.base] if options.base else [*known, hidden.STRATEGO.key]
    armies = [options.armies] if options.armies else ARMIES
    themes = (options.theme,) if options.theme else Theme.NAMES
    games, total, differing = Games(text), Counter[str](), 0
    with BASE_GAMES.including(Held(more)):
        for key in keys:
            began = time.monotonic()
            plies = -(-options.plies // len(keys))
            try:
                seen = run(key, plies, options.seed, armies, themes, games)
            except Difference as difference:
                print(f"{key}: DIFFERENCE in {difference}", flush=True)
                differing += 1
                continue
            total += seen
            print(f"{key}: {counted(seen)} ({time.monotonic() - began:.0f} s)", flush=True)
    print(f"{counted(total)}\n{differing} differences")
    return 1 if differing else 0


def counted(seen: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in seen.items() if count)


if __name__ == "__main__":
    sys.exit(main())
