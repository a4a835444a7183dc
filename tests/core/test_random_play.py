"""Random play over every registered game: what holds for all of them, whatever is played."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.capabilities import Attacks, Teams
from cfanp_gui.core.game import Game, OptionValue, Position, Transition
from cfanp_gui.games.registry import GAMES
from tests.core.generic import Seen, fits, house_rules
from tests.slow import examples

CASES = [
    pytest.param(game, options, players, id=f"{game.key}-{options}-{players}")
    for game in GAMES
    for options in house_rules(game)
    for players in game.player_counts
    if players <= 8 and fits(game, options, players)
]
PLIES = examples(40)
WHOLE_GAMES = [
    pytest.param(game, *case, id=f"{game.key}-{case}")
    for game in GAMES
    for case in ([(2, 1), (2, 3)] if game.player_counts.step == 2 else [(3, 1), (4, 3)])
]
"""Players, and a seed with which chance brings a game to its end."""
LONGEST = 5000
"""Actions of the longest game that is waited for."""


def check_attacks(position: Position, known: Attacks) -> None:
    """What attacks a King in check is what bears on its square and is hostile to it."""
    pieces = position.pieces()
    for king in position.checked_kings():
        bearing = known.bearing_on(king)
        assert list(bearing) == sorted(set(bearing) & set(pieces))
        hostile = {at for at in bearing if known.hostile(pieces[king].army, pieces[at].army)}
        assert hostile == set(position.attackers(king))


def check(game: Game, position: Position, options: dict[str, OptionValue]) -> None:
    """What holds in every position of every game."""
    alive = position.alive()
    assert position.actors() <= alive <= set(range(1, position.players + 1))
    assert set(position.stockpiles) <= alive
    assert (position.outcome() is None) == bool(position.actors())
    assert position.resolve_pending() == (position, ())
    specs = {spec.id: spec for spec in position.boards()}
    assert len(specs) == len(position.boards())
    for spec in specs.values():
        for seam in spec.fixed_to():
            assert seam.board is not None
            back = specs[seam.board].seam(seam.other)
            assert back is not None
            assert (back.board, back.other) == (spec.id, seam.edge)
    for square in position.pieces():
        spec = specs[square.board]
        assert 0 <= square.index < spec.files * spec.ranks
    for king in position.checked_kings():
        assert position.pieces()[king].letter == "K"
    if isinstance(position, Attacks):
        check_attacks(position, position)
    texts = [action.text for action in position.all_actions()]
    assert texts == sorted(set(texts))
    for actor in position.actors():
        mine = [action.text for action in position.legal_actions(actor)]
        assert mine == sorted(mine)
        assert set(mine) <= set(texts)
    for other in alive - position.actors():
        assert position.legal_actions(other) == ()
    text = position.to_text()
    again = game.from_text(text, options)
    assert again.to_text() == text
    assert dict(again.pieces()) == dict(position.pieces())
    assert dict(again.stockpiles) == dict(position.stockpiles)


def play(
    game: Game, options: dict[str, OptionValue], position: Position, rng: random.Random,
    most: int, every: int,
) -> list[tuple[Position, str, Transition]]:  # fmt: skip
    """Let chance play; return every position left, its text and what changed, the last last."""
    trail: list[tuple[Position, str, Transition]] = []
    while position.outcome() is None and len(trail) < most:
        if len(trail) % every == 0:
            check(game, position, options)
        actor = rng.choice(sorted(position.actors()))
        action = rng.choice(position.legal_actions(actor))
        assert game.parse_action(action.text) == action
        assert position.refusal(action) is None
        after, change = position.apply(action)
        assert (change.action, change.actor) == (action, actor)
        trail.append((position, position.to_text(), change))
        position = after
    check(game, position, options)
    return trail


def undo(position: Position, trail: list[tuple[Position, str, Transition]]) -> None:
    """Take everything back: the earlier positions are as they were, and what changed tells it."""
    seen = Seen.of(position)
    for earlier, text, change in reversed(trail):
        seen.undo(change)
        assert seen == Seen.of(earlier)
        assert earlier.to_text() == text


@pytest.mark.parametrize(("game", "options", "players"), CASES)
@pytest.mark.no_cover
def test_random_play(game: Game, options: dict[str, OptionValue], players: int) -> None:
    rng = random.Random(f"{players}{sorted(options.items())}")
    start = game.initial(players, options)
    trail = play(game, options, start, rng, PLIES, every=1)
    last = trail[-1][0].apply(trail[-1][2].action)[0]
    undo(last, trail)
    assert trail[0][0] is start


@pytest.mark.parametrize(("game", "players", "seed"), WHOLE_GAMES)
@pytest.mark.no_cover
def test_whole_games_have_one_winner(game: Game, players: int, seed: int) -> None:
    start = game.initial(players, {})
    trail = play(game, {}, start, random.Random(seed), LONGEST, every=10)
    last = trail[-1][0].apply(trail[-1][2].action)[0]
    outcome = last.outcome()
    assert outcome is not None
    assert set(outcome.players) <= last.alive()
    if isinstance(last, Teams):  # whom chance seldom brings to mate
        winners = {last.team(player) for player in outcome.players}
        assert len(winners) == (1 if outcome.result == "win" else 2)
    else:
        assert (outcome.result, len(outcome.players)) == ("win", 1)
        assert [outcome.score(player) for player in outcome.players] == [1.0]
    undo(last, trail)
    assert start.to_text() == game.initial(players, {}).to_text()
