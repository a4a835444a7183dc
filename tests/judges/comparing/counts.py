"""What was seen in the games: the more of each, the more the comparison says."""

from collections import Counter
from collections.abc import Sequence

from tests.judges.comparing.players import letter_of, piece_on, takes_king
from tests.judges.reference import Game
from tests.judges.reference.debts import exchanged
from tests.judges.reference.events import Event
from tests.judges.reference.game import Outcome
from tests.judges.reference.moves import Move, legal_moves, pseudo_moves
from tests.judges.reference.position import Round
from tests.judges.reference.threats import in_number, is_ordinary

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

SEEN_BY_PETERSON = {
    "defend": (
        "turns of several moves against attackers",
        "turns as defence",
        *(f"moves forbidden by limit {limit}" for limit in range(1, 6)),
        *(f"moves allowed by the exception of limit {limit}" for limit in (3, 4)),
        *(f"moves made by the exception of limit {limit}" for limit in (3, 4)),
    ),
    "exchange": (
        "rounds opened",
        "rounds closed with exchange",
        "rounds closed without exchange",
        "debts",
        "removals",
        "swaps",
        "excuses",
    ),
    "kingcapture": (
        "freezes",
        "lost turns",
        "releases",
        "captured Kings",
        "Kings captured by Kings",
        "positions with ripe attackers",
        "positions with immune pieces",
        "draws by two rounds of passes",
    ),
    "obstacles": ("dead pieces captured",),
    "avalanche": (
        "pawns pushed",
        "pawns pushed to the last rank",
        "own armies lost by a push",
        "promotions at the beginning of a turn",
    ),
}
"""Counts expected with each rule that may be switched on."""


def observe(seen: Counter[str], game: Game, text: str) -> None:
    """Count the kinds of an action, before it is made."""
    for word, name in (("give", "hand-overs"), ("resign", "resignations"), ("flag", "flags")):
        seen[name] += text.startswith(word)
    seen["claims"] += text == "claim"
    seen["turns ended early"] += text == "end"
    seen["pushes"] += text in game.pushes
    at = game.position
    seen["mid-turn positions"] += bool(at.pushed)
    seen["positions with dead armies"] += None in at.control
    seen["positions with captured armies"] += len(at.living_players()) < len(at.living())
    seen["promotions at the beginning of a turn"] += text in game.promotions
    move = game.moves.get(text)
    if move is None:
        return
    seen["pawns pushed"] += move.push is not None
    seen["pawns pushed to the last rank"] += move.push is not None and move.push[1][1] in (1, 8)
    seen["captures"] += piece_on(game, move.pair, move.target) is not None
    seen["castlings"] += letter_of(game, move) == "castling"
    seen["en passants"] += letter_of(game, move) == "en passant"
    seen["promotions"] += bool(move.promotion)


def observe_events(
    seen: Counter[str], text: str, mover: int, pushing: bool, events: Sequence[Event]
) -> None:
    """Count the effects of an action: `mover` is the army that was to move before it."""
    mates = [event for event in events if event.type == "checkmate"]
    moved = ":" in text and text[0].isupper() and not pushing
    others = [event for event in mates if moved and event.by_army == mover]
    seen["mates on another's turn"] += len(others)
    seen["several mated together"] += len(others) > 1
    touched = pushing and bool(mates) and mates[0].army == mover
    seen["own armies lost by a push"] += "," in text and any(one.army == mover for one in mates)
    seen["mates by a touched board"] += touched
    seen["mates on the own turn"] += len(mates) - len(others) - touched
    seen["passes"] += sum(event.type == "pass" for event in events)


def observe_peterson(seen: Counter[str], game: Game, text: str) -> None:
    """Count the uses of Peterson's rules in an action, before it is made."""
    at = game.position
    for verdict in game.judged.values():
        for limit in verdict.broken:
            seen[f"moves forbidden by limit {limit}"] += 1
        for limit in () if verdict.broken else verdict.excused:
            seen[f"moves allowed by the exception of limit {limit}"] += 1
    seen["moves forbidden by limit 5"] += len(exposing_moves(game))
    for limit in game.judged[text].excused if text in game.judged else ():
        seen[f"moves made by the exception of limit {limit}"] += 1
    seen["removals"] += text in game.payments and not game.payments[text][1]
    seen["swaps"] += text in game.payments and bool(game.payments[text][1])
    seen["positions with ripe attackers"] += bool(at.ripe)
    seen["positions with immune pieces"] += bool(at.frozen)
    move = game.moves.get(text)
    if move is None:
        return
    taken = piece_on(game, move.pair, move.target)
    seen["dead pieces captured"] += taken is not None and not at.alive(taken[1])
    seen["Kings captured by Kings"] += letter_of(game, move) == "K" and takes_king(game, text)
    if at.count is not None:
        made = at.count.most - at.left
        seen["turns of several moves against attackers"] += made == 0
        so_far = made <= at.count.bonus and len(at.pushed) == 2 * made
        seen["turns as defence"] += so_far and not is_ordinary(at, move)


def exposing_moves(game: Game) -> list[Move]:
    """Return the moves of a defence that limit 5 forbids, for they expose the own King."""
    at = game.position
    if at.count is None or game.outcome or at.committed is not None:
        return []
    return [
        move
        for pair in at.pairs()
        for move in set(pseudo_moves(at, pair, at.view(pair), at.army))
        - set(legal_moves(at, pair, at.army))
        if in_number(at) and not is_ordinary(at, move)
    ]


def observe_outcome(seen: Counter[str], outcome: Outcome, two_rounds: bool) -> None:
    """Count an outcome; `two_rounds` is True if it takes two rounds of passes to draw."""
    seen["wins" if outcome.result == "win" else "draws"] += 1
    if outcome.result == "draw":
        seen[f"draws: {outcome.reason}"] += 1
        seen["draws by two rounds of passes"] += two_rounds and outcome.reason == "all pass"


def observe_peterson_events(
    seen: Counter[str], events: Sequence[Event], before: Round | None, after: Round | None
) -> None:
    """Count the events of Peterson's rules, and the rounds before and after them."""
    seen["rounds opened"] += after is not None and after is not before
    if before is not None and after is not before:
        kind = "with" if exchanged(before.captures) else "without"
        seen[f"rounds closed {kind} exchange"] += 1
    for event in events:
        seen["debts"] += len(event.players)
        for word, name in (
            ("excused", "excuses"),
            ("frozen", "lost turns"),
            ("released", "releases"),
            ("king_captured", "captured Kings"),
        ):
            seen[name] += event.type == word
