"""StrategiChess against its second model; `tests.judges.compare` runs it with its ``--system``."""

import random
from collections import Counter
from collections.abc import Sequence

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.events import GameEnded
from tests.judges.comparing import Comparison, until
from tests.judges.strategichess import Game
from tests.judges.strategichess_by_hand import stfen
from tests.judges.strategichess_text import Refused

CORE = find_game("strategichess")
PLIES = (6, 6, 12, 25, 60)
"""Most plies of a game, drawn by lot from these."""
SEEN = (
    "games",
    "plies",
    "captures",
    "sends",
    "sends with capture",
    "pulls",
    "pulls with capture",
    "passes",
    "pawns sideways",
    "pawns back",
    "checks",
    "checks over an edge",
    "Kings in check out of turn",
    "Kings taken off",
    "several mated together",
    "mates judged anew",
    "positions without a King",
    "wins",
    "stalemates",
    "texts read",
)
FILES = "abcdefghijklmn"


class Match(Comparison):
    """A game in both implementations at once; raises Difference as soon as they differ."""

    def __init__(self, start: str | int) -> None:
        """Begin at a text, or on so many boards. Raises Refused for a text that is none."""
        self.model = Game.start(start) if isinstance(start, int) else Game.read(start)
        core = CORE.initial(2 * start, {}) if isinstance(start, int) else CORE.from_text(start, {})
        assert isinstance(core, StrategiPosition)
        self.start = core.to_text()
        self.moves: list[str] = []
        self.core, opening = core.without_draws().resolve_pending()
        self.same("events at the start", [e.to_json() for e in opening], self.model.opening)
        self.compare()

    def way(self) -> str:
        return f"start: {self.start}\nmoves: {' '.join(self.moves)}"

    def play(self, text: str) -> tuple[Event, ...]:
        """Make a move in both and compare all there is; return what it led to."""
        self.moves.append(text)
        expected = self.model.carry_out(self.actions[text])
        before = self.core
        self.core, transition = before.apply(CORE.parse_action(text))
        self.same("events", [event.to_json() for event in transition.events], expected)
        self.compare()
        pieces = self.core.pieces()
        left = {at for at in self.core.checked_kings()
                if (pieces[at].army - transition.actor) % 2 == 0}  # fmt: skip
        standing = {king for king in left if self._stood(before, king)}
        self.same("checks given", set(transition.checks), left - standing)
        return transition.events

    def _stood(self, before: StrategiPosition, king: Square) -> bool:
        """Return True if a King was in check before, as now, and its board waits as it did."""
        turns = (before.state.boards[king.board].turn, self.core.state.boards[king.board].turn)
        return turns[0] == turns[1] and set(self.core.attackers(king)) <= set(
            before.attackers(king)
        )

    def compare(self) -> None:
        """Raise Difference where the two answer differently."""
        self.actions = self.model.actions()
        answer = CORE.lines.moves(self.core, None)
        self.same("answer", answer, self.model.answer(sorted(self.actions)))
        self.same("count", CORE.perft(self.core, 1), len(self.actions))
        checked = {
            (square.board + 1, "wb"[self.core.pieces()[square].army % 2])
            for square in self.core.checked_kings()
        }
        expected = {
            (at, team) for at in self.model.all_boards() for team in "wb"
            if self.model.in_check(at, team)
        }  # fmt: skip
        self.same("Kings in check", checked, expected)

    def reread(self) -> None:
        """Go on from the position's text."""
        fresh = Match(self.core.to_text())
        self.same("text read back", fresh.start, self.core.to_text())
        self.core, self.model, self.actions = fresh.core, fresh.model, fresh.actions
        self.start, self.moves = fresh.start, []


# Where games begin


def sparse(rng: random.Random, boards: int) -> str:
    """Return a text with few men, many of them near the edges and Kings in corners."""
    parts, turns = [], []
    corner = rng.random() < 0.5
    for board in range(boards):
        taken: dict[str, str] = {}
        for team in "wb":
            alone = board == 0 or rng.random() < 0.75
            if alone:
                _put(rng, taken, "K", team, corner)
            for _ in range(rng.randint(0, 3 if corner else 6)):
                _put(rng, taken, rng.choice("PPPQRRBNN"), team, rng.random() < 0.4)
        parts.append(" ".join(letter + square for square, letter in taken.items()))
        turns.append(rng.choice("wb"))
    return stfen(
        *parts,
        turn="|".join(turns),
        quiet=rng.randint(0, 9),
        numbers="|".join(str(rng.randint(1, 9)) for _ in range(boards)),
    )


def _put(rng: random.Random, taken: dict[str, str], letter: str, team: str, edge: bool) -> None:
    files = "aabmnn" if edge else FILES
    rows = (1, 1, 2, 13, 14, 14) if edge and letter == "K" else range(1, 15)
    square = f"{rng.choice(files)}{rng.choice(rows)}"
    if square in taken:
        _put(rng, taken, letter, team, edge)
    else:
        taken[square] = letter if team == "w" else letter.lower()


def boxed(rng: random.Random, boards: int) -> str:
    """Return a text with Kings on the last row, that a hostile Rook keeps there, others near."""
    parts, turns = [], []
    for board in range(boards):
        taken: dict[str, str] = {}
        victim = rng.choice("wb")
        last, next_ = (1, 2) if victim == "w" else (14, 13)
        other = "b" if victim == "w" else "w"
        taken[f"{rng.choice('aanne')}{last}"] = "K" if victim == "w" else "k"
        rook = "r" if victim == "w" else "R"
        taken[f"{rng.choice('cdijkl')}{next_}"] = rook
        if board == 0 or rng.random() < 0.6:
            _put(rng, taken, "K", other, rng.random() < 0.3)
        for _ in range(rng.randint(1, 2)):
            _put(rng, taken, rng.choice("QRRBN"), other, False)
        for _ in range(rng.randint(0, 2)):
            _put(rng, taken, rng.choice("QRPPN"), victim, rng.random() < 0.5)
        parts.append(" ".join(letter + square for square, letter in taken.items()))
        turns.append(other if rng.random() < 0.8 else victim)
    return stfen(*parts, turn="|".join(turns))


def row_of_kings(rng: random.Random, boards: int) -> str:
    """Return a text in which one move may mate Kings on several boards, or bare others to mate.

    All victims stand on one last row at the edges, hostile Rooks keep them there, and one board's
    attacker is to move.
    """
    victim = rng.choice("wb")
    king, rook, queen = ("K", "r", "q") if victim == "w" else ("k", "R", "Q")
    other = "b" if victim == "w" else "w"
    last, next_ = (1, 2) if victim == "w" else (14, 13)
    attacker, side = rng.randrange(boards), rng.choice("an")
    parts, turns = [], []
    for board in range(boards):
        taken = {f"{side}{last}": king, f"{rng.choice('cdkl')}{next_}": rook}
        if board == attacker or rng.random() < 0.3:
            taken[f"{rng.choice('efgh')}{rng.randint(4, 9)}"] = rng.choice((rook, queen))
        if board != attacker and rng.random() < 0.8:  # over an edge only one square is attacked
            beside = "b" if side == "a" else "m"
            taken[f"{beside}{last}"] = rng.choice("PN" if king == "K" else "pn")
        _put(rng, taken, "K", other, False)
        parts.append(" ".join(letter + square for square, letter in taken.items()))
        turns.append(other if board == attacker else rng.choice((victim, victim, victim, other)))
    return stfen(*parts, turn="|".join(turns))


def thinned(rng: random.Random, boards: int) -> str:
    """Return the start without many of its men, so that there is room, pawns with their right."""
    game = Game.start(boards)
    spared = rng.choice([0.15, 0.3, 0.5])
    for at, letter in list(game.pieces.items()):
        if letter not in "Kk" and rng.random() > spared:
            del game.pieces[at]
            game.unmoved.discard(at)
    return game.write()


# What is played


def special(rng: random.Random, texts: Sequence[str]) -> str | None:
    """Return a crossing, which are few among all moves; None where there is none."""
    rare = [text for text in texts if ">" in text or "<" in text or text.endswith("--")]
    return rng.choice(rare) if rare else None


def dull(rng: random.Random, match: Match, texts: Sequence[str]) -> str:
    """Return any move; crossings more often than their number says."""
    return (special(rng, texts) if rng.random() < 0.25 else None) or rng.choice(texts)


def murderous(rng: random.Random, match: Match, texts: Sequence[str]) -> str:
    """Return the best of some moves by what they do at once: mate, then check, then capture."""
    best, most = texts[0], -1.0
    some = rng.sample(texts, min(len(texts), rng.choice((20, 20, 200))))
    if extra := special(rng, texts):
        some.append(extra)
    for text in some:
        _, change = match.core.apply(CORE.parse_action(text))
        mates = sum(event.to_json()["type"] == "checkmate" for event in change.events)
        worth = 100 * mates + 5 * len(change.checks) + 2 * len(change.captured) + rng.random()
        worth += 3 * (text == extra)
        if worth > most:
            best, most = text, worth
    return best


PLAYERS = (dull, murderous, murderous)


def observe(seen: Counter[str], match: Match, text: str) -> None:
    """Count the kinds of a move, before it is made."""
    start, target, _ = match.actions[text]
    taken = target in match.model.pieces
    seen["captures"] += taken
    for sign, name in ((">", "sends"), ("<", "pulls")):
        seen[name] += sign in text
        seen[f"{name} with capture"] += sign in text and taken
    seen["passes"] += text.endswith("--")
    if start and target and match.model.pieces[start] in "Pp" and not taken:
        forward = 1 if match.model.pieces[start] == "P" else -1
        seen["pawns sideways"] += start[2] == target[2]
        seen["pawns back"] += target[2] == start[2] - forward


def observe_after(seen: Counter[str], match: Match, events: Sequence[Event]) -> None:
    """Count the effects of a move."""
    state = match.core.state
    mates = [event for event in events if event.to_json()["type"] == "checkmate"]
    taken = sum(bool(event.taken_off) for event in mates)
    seen["Kings taken off"] += taken
    seen["several mated together"] += len(mates) > 1
    boards = [event.to_json()["board"] for event in mates]
    seen["mates judged anew"] += boards != sorted(set(boards))
    for at, board in enumerate(state.boards):
        for colour in (0, 1):
            king = board.king(colour)
            seen["positions without a King"] += king is None
            if king is not None and state.in_check(at, colour):
                seen["checks"] += 1
                seen["checks over an edge"] += not board.attackers(king, 1 - colour)
                seen["Kings in check out of turn"] += board.turn != colour
    if events and isinstance(events[-1], GameEnded):
        seen["stalemates" if events[-1].winner is None else "wins"] += 1


def play(rng: random.Random, match: Match, seen: Counter[str], most: int) -> None:
    """Play a game on in both, at most so many plies."""
    seen["games"] += 1
    chosen = rng.choice(PLAYERS)
    for _ in range(most):
        texts = [action.text for action in match.core.all_actions()]
        if not texts:
            break
        text = chosen(rng, match, texts)
        observe(seen, match, text)
        events = match.play(text)
        seen["plies"] += 1
        observe_after(seen, match, events)
        if rng.random() < 0.03:
            match.reread()
            seen["texts read"] += 1


def begin(rng: random.Random, boards: Sequence[int]) -> Match:
    """Return a game somewhere: mostly at a sparse position, which no game need ever reach."""
    while True:
        number = rng.choice(boards)
        make = rng.choices([None, thinned, sparse, boxed, row_of_kings], [1, 8, 40, 40, 40])[0]
        try:
            return Match(number if make is None else make(rng, number))
        except Refused:
            continue  # such as a King in check out of turn on a single board


def run(
    plies: int, seed: int, boards: Sequence[int] = (1, 2, 2, 3, 3, 4), progress: bool = False
) -> Counter[str]:  # fmt: skip
    """Compare so many plies; return what was seen. Raises Difference."""
    seen: Counter[str] = Counter(dict.fromkeys(SEEN, 0))
    for number in until(seen, plies, progress):
        rng = random.Random(f"{seed} {number}")
        most = rng.choice(PLIES)
        play(rng, begin(rng, boards), seen, min(most, plies - seen["plies"]))
    return seen
