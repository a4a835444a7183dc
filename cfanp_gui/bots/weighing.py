"""Learning of weights: games against itself, and a logistic regression on their positions.

A player wins with a likelihood that grows with the exponential of their strength, as in Elo's
ratings. The weights are fitted to how games ended and to what searches saw coming.
"""

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cfanp_gui.bots.arena import Arena, scores
from cfanp_gui.bots.contract import Limit, Thinking, next_actor, some_choices
from cfanp_gui.bots.search import FEW_REPLIES, SearchedMove, best_moves
from cfanp_gui.bots.standing import owners
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import WHOLE, Form, SearchState, Weight, Weights
from cfanp_gui.core.text import TextError

OPENING = 4
"""Moves by chance of every army at the beginning of a game."""
WON = 700.0
"""Value from which on a game of two is taken for won."""
SEARCHED = 0.5
"""Part of what is fitted that is the search's; the rest is the result of the game."""
BATCH, EPOCHS = 2000, 60
"""Positions that weights learn from at a time, and number of times they learn from all."""
STEP = 6.0
"""Greatest step of a weight, in hundredths of a pawn."""
SPREAD, SURE = 30.0, 10
"""Standard error that a plain weight is taken to have, or a third of it if that is more, and the
number of positions for which a game is taken."""


class Sample(NamedTuple):
    """A position in which the best move captures nothing."""

    pieces: list[list[int]]
    """The places of every player's pieces, as `Form.places` counts them."""
    player: int
    """The player to move."""
    value: float
    """Value for this player by a search."""


class SampledGame(NamedTuple):
    """A game that was played to learn from it."""

    number: int
    scores: list[float]
    """Scores of all players; none of a game that was broken off."""
    samples: list[Sample]


class Duel(NamedTuple):
    """A game in which weights were tried."""

    number: int
    score: float


def read_game(form: Form, value: Any) -> SampledGame:
    """Return a game of a value of JSON. Raises ValueError for another value."""
    try:
        number, reached, samples = value
        game = SampledGame(number, reached, [Sample(*sample) for sample in samples])
        players, most = range(1, form.armies + 1), len(form.letters) * form.places
        is_ours = type(number) is int and len(reached) in (0, form.armies) and all(
            len(pieces) == form.armies
            and player in players
            and pieces[player - 1]
            and math.isfinite(worth)
            and all(type(at) is int and 0 <= at < most for own in pieces for at in own)
            for pieces, player, worth in game.samples
        ) and math.isfinite(sum(reached))  # fmt: skip
    except (TypeError, AttributeError, OverflowError):
        is_ours = False
    if not is_ours:
        raise ValueError("it is no game")
    return game


def _pieces(position: Position, form: Form) -> list[list[int]]:
    """Return the places of every player's pieces."""
    number = {letter: form.places * at for at, letter in enumerate(form.letters)}
    holders, found = owners(position), [list[int]() for _ in range(position.players)]
    for square, piece in position.pieces().items():
        if holder := holders.get((square.board, piece.army)):
            side = 2 if square.board < 0 else int(square.board != piece.army)
            at = form.row(square.index, side) * form.columns + form.column(square.index)
            found[holder - 1].append(number[piece.letter] + at)
    for player, held in position.stockpiles.items():
        found[player - 1] += [number[piece.letter] + form.places - 1 for piece in held]
    return found


def _parts(form: Form) -> list[tuple[int, ...]]:
    """Return the numbers of the weights, in a list of all, that every place of a kind adds up."""
    parts = list[tuple[int, ...]]()
    size = 2 + form.rows + form.columns
    for start in range(0, len(form.letters) * size, size):
        for at in range(form.places - 1):
            row, column = divmod(at, form.columns)
            parts.append((start, start + 2 + row, start + 2 + form.rows + column))
        parts.append((start + 1,))
    return parts


def form_of(arena: Arena) -> Form:
    """Return the form of an arena's positions. Raises TextError if they take no weights."""
    state = arena.start(1).resolve_pending()[0].search_state()
    if state is None or state.form is None:
        raise TextError("The weights of this game cannot be learned")
    return state.form


def play_sampled(arena: Arena, number: int) -> SampledGame:
    """Return a game of the search against itself, begun by chance."""
    rng, form = random.Random(f"{arena.seed}/{number}"), form_of(arena)
    samples, nodes = list[Sample](), arena.entrants[0].nodes

    def choose(position: Position, state: SearchState) -> SearchedMove:
        limit = Limit(rng.randint(nodes // 2 + 1, nodes * 3 // 2))
        best = best_moves(state, FEW_REPLIES, Thinking(limit), rng)[0]
        if state.gain(best.line[0]) <= 0:
            samples.append(Sample(_pieces(position, form), state.player, best.value))
        return best

    return SampledGame(number, _played(arena, rng, choose), samples)


def play_duel(job: tuple[Arena, Weights], number: int) -> Duel:
    """Return a game of weights against plain ones in all other seats.

    Those begin alike in which the seat differs alone.
    """
    arena, weights = job
    turn, seat = divmod(number - 1, arena.players)
    rng, nodes = random.Random(f"duel {arena.seed}/{turn}"), arena.entrants[0].nodes

    def choose(_: Position, state: SearchState) -> SearchedMove:
        if state.player == seat + 1:
            state.weigh_by(weights)
        return best_moves(state, FEW_REPLIES, Thinking(Limit(nodes)), rng)[0]

    reached = _played(arena, rng, choose)
    return Duel(number, reached[seat] if reached else 1 / arena.players)


def _played(
    arena: Arena, rng: random.Random, choose: Callable[[Position, SearchState], SearchedMove]
) -> list[float]:
    """Return the scores of a game begun by chance; none if it was broken off."""
    position, actor = arena.start(1).resolve_pending()[0], 0
    chance = arena.players * OPENING + rng.randrange(arena.players)
    for ply in range(arena.actions):
        actor = next_actor(position, actor) or 0
        if not actor:
            return list(scores(position))
        state = position.search_state()
        if ply < chance or state is None or state.is_over:
            action = rng.choice(some_choices(position, actor))
        else:
            best = choose(position, state)
            if best.value >= WON and arena.players == 2:
                return [float(player == actor) for player in (1, 2)]
            action = state.action(best.line[0])
        position, _ = position.apply(action)
    return []


# The regression


def fitted(form: Form, games: Sequence[SampledGame]) -> Weights:
    """Return the weights under which games, and what searches saw in them, are likely."""
    plain = [
        float(number)
        for weight in form.plain()
        for number in (weight.value, weight.held, *weight.rows, *weight.columns)
    ]
    parts = _parts(form)
    worths = _summed(parts, plain)
    scale = min(range(100, 1700, 100), key=lambda scale: _loss(games, worths, scale))
    known = [
        (sample.pieces, _target(sample, game, worths, scale))
        for game in games
        for sample in game.samples
    ]
    random.Random(0).shuffle(known)
    sureness = max(1, min(len(known), SURE * len(games)))
    pulls = [1 / (sureness * max(SPREAD, weight / 3) ** 2) for weight in plain]
    weights, speeds, squares, step = plain[:], [0.0] * len(plain), [0.0] * len(plain), 0
    for epoch in range(EPOCHS):
        for start in range(0, len(known), BATCH):
            step += 1
            slopes = _slopes(parts, weights, known[start : start + BATCH], scale)
            for at, (pull, weight) in enumerate(zip(pulls, weights, strict=True)):  # Adam's way
                slope = slopes[at] + pull * (weight - plain[at])
                speeds[at] += 0.1 * (slope - speeds[at])
                squares[at] += 0.001 * (slope * slope - squares[at])
                usual = math.sqrt(squares[at] / (1 - 0.999**step)) + 1e-12
                weights[at] -= STEP * (1 - epoch / EPOCHS) * speeds[at] / (1 - 0.9**step) / usual
    whole, found = [round(weight) for weight in weights], list[Weight]()
    for start in range(0, len(whole), 2 + form.rows + form.columns):
        value, held, *others = whole[start : start + 2 + form.rows + form.columns]
        found.append(Weight(value, held, (*others[: form.rows],), (*others[form.rows :],)))
    return tuple(found)


def _summed(parts: Sequence[tuple[int, ...]], weights: Sequence[float]) -> list[float]:
    """Return the worth of a piece on every place."""
    return [sum(weights[at] for at in part) for part in parts]


def _strengths(pieces: Sequence[Sequence[int]], worths: Sequence[float]) -> list[float]:
    """Return the strength of each player, who without pieces cannot win."""
    return [sum(map(worths.__getitem__, own)) if own else -math.inf for own in pieces]


def _likelihoods(strengths: Sequence[float], scale: float) -> list[float]:
    """Return the likelihood with which each player wins."""
    most = max(strengths)
    powers = [math.exp((strength - most) / scale) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


def _loss(games: Sequence[SampledGame], worths: Sequence[float], scale: float) -> float:
    """Return the logarithmic loss of worths by the results of games."""
    return -sum(
        math.log(max(likely, 1e-9)) * score
        for game in games
        for sample in game.samples
        for likely, score in zip(
            _likelihoods(_strengths(sample.pieces, worths), scale), game.scores, strict=False
        )
    )


def _target(
    sample: Sample, game: SampledGame, worths: Sequence[float], scale: float
) -> list[float]:
    """Return the likelihoods to be fitted: those by the search, and the result if there is one."""
    strengths, mover = _strengths(sample.pieces, worths), sample.player - 1
    rivals = [max(1.0, one) for at, one in enumerate(strengths) if at != mover and one > -math.inf]
    # The value is the player's part less an eighth of the greatest other part; see `shares`.
    rival = max(rivals, default=1.0) / max(1.0, sum(rivals)) / 8
    part = min((sample.value / WHOLE + rival) / (1 + rival), 0.95)
    strengths[mover] = sum(rivals) * max(part, 0.0) / (1 - part)
    searched = _likelihoods(strengths, scale)
    if not game.scores:
        return searched
    mixed = zip(searched, game.scores, strict=True)
    return [SEARCHED * seen + (1 - SEARCHED) * score for seen, score in mixed]


def _slopes(
    parts: Sequence[tuple[int, ...]],
    weights: Sequence[float],
    batch: Sequence[tuple[list[list[int]], list[float]]],
    scale: float,
) -> list[float]:
    """Return by how much the loss of positions grows with each weight."""
    worths = _summed(parts, weights)
    by_place, slopes = [0.0] * len(worths), [0.0] * len(weights)
    for pieces, targets in batch:
        likely = _likelihoods(_strengths(pieces, worths), scale)
        for own, likelihood, target in zip(pieces, likely, targets, strict=True):
            surplus = (likelihood - target) / (scale * len(batch))
            for place in own:
                by_place[place] += surplus
    for part, slope in zip(parts, by_place, strict=True):
        for at in part:
            slopes[at] += slope
    return slopes
