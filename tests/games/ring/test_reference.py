"""Whole random games against the slow model on boards of python-chess."""

from __future__ import annotations

import random

import pytest

from tests.games.ring.build import GAME, start, stock, texts
from tests.judges.ring import Model
from tests.slow import examples

CASES = [
    (3, "free", True),
    (3, "free", False),
    (3, "rounds", True),
    (4, "free", True),
    (4, "rounds", False),
    (5, "rounds", True),
]
PLIES = examples(250)


def likely(rng: random.Random, legal: list[str]) -> str:
    """Return a random action; placements and promotions more often than their number says."""
    special = [text for text in legal if "@" in text]
    if special and rng.random() < 0.3:
        promotions = [text for text in special if text[3] != "@" and text[4] != "@"]
        return rng.choice(promotions or special)
    return rng.choice(legal)


@pytest.mark.parametrize(("players", "tempo", "tournament"), CASES)
@pytest.mark.no_cover
def test_random_games_agree_with_the_model(players: int, tempo: str, tournament: bool) -> None:
    rng = random.Random(f"{players}{tempo}{tournament}")
    position = start(players, tempo=tempo, tournament=tournament)
    model = Model.start(players, tempo == "rounds", tournament)
    outs = []
    for _ in range(PLIES):
        legal = texts(position)
        assert legal == model.legal()
        assert dict(position.players_at) == {
            n: tuple(game.seats) for n, game in model.games.items()
        }
        assert dict(position.to_move) == {n: game.mover for n, game in model.games.items()}
        assert {player: sorted(pieces) for player, pieces in stock(position).items()} == {
            player: sorted(f"{letter}{colour}{of_set}" for letter, colour, of_set in pieces)
            for player, pieces in model.stock.items()
        }
        outcome = position.outcome()
        assert (outcome.result if outcome else None) == model.over
        if outcome:
            break
        text = likely(rng, legal)
        position, change = position.apply(GAME.parse_action(text))
        model.play(text)
        outs += [(e.player, e.by_player, e.board) for e in change.events if hasattr(e, "board")]
        assert outs == model.out
