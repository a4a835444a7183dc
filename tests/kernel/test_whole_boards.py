"""Boards that move by themselves in the kernel against the rules, interpreted and compiled."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring import searching as ring_searching
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess import searching as strategi_searching
from tests.games.ring.build import BACK_RANK, KINGS, ring
from tests.games.strategichess.build import stand
from tests.kernel.kernels import Kernels
from tests.slow import examples

RING, STRATEGI = find_game("ring"), find_game("strategichess")
FEW = "7k/P7/8/8/8/3b4/1p6/4K3"
"""A board on which pawns reach the last rank soon."""
HELD = "Nw2,Pw3,Qb1/Rb3,Rw1/Bb2,Nb1,Qw1"
STARTS: dict[str, Callable[[], Position]] = {
    "three players": lambda: RING.initial(3, {}),
    "five players in rounds": lambda: RING.initial(5, {"tempo": "rounds"}),
    "few pieces": lambda: ring(*(f"{n}:{FEW} b" for n in (1, 2, 3)), stockpiles=HELD),
    "few pieces in rounds": lambda: ring(
        f"1:{FEW}", f"2:{BACK_RANK}", f"3:{KINGS}", stockpiles=HELD, tempo="rounds"
    ),
    "a board": lambda: STRATEGI.initial(2, {}),
    "three boards": lambda: STRATEGI.initial(6, {}),
    "a board of few men": lambda: stand("Kg1 Pd5 Ra3 Qn2 kg14 pe6 pn7"),
    "boards of few men": lambda: stand(
        "Kg1 Qa1 Na7 Pn7 kg14 pn8 rb2", "Kn1 Rn3 qa7 na9 kn14", "Pa7 Bg7 ka14 pn13", turn="w|b|w"
    ),
    "a social game": lambda: ring(f"1:{BACK_RANK}", f"2:{FEW}", f"3:{FEW} b", tournament=False),
}


def made(kernel: Kernels, position: Any, player: int) -> Any:
    """Return the boards of a kernel with a position in which a player moves next."""
    if isinstance(position, StrategiPosition):
        memory = strategi_searching.memory_of(position.state, player)
        count = len(position.state.boards)
        return kernel.modules["strategi_boards"].StrategiBoards(count, memory, True)
    state = position.state
    memory = ring_searching.memory_of(state, player)
    boards = kernel.modules["ring_boards"].RingBoards
    return boards(position.players, memory, state.rules.rounds, state.rules.tournament)


def action_of(position: Position, code: int) -> Any:
    """Return the action of a move of the kernel."""
    is_ring = isinstance(position, RingPosition)
    return (ring_searching if is_ring else strategi_searching).action_of(code)


def same(boards: Any, position: Position) -> dict[str, int]:
    """Return the codes of the legal actions by their texts, after a comparison with the rules."""
    moves = {action_of(position, code).text: code for code in boards.legal_moves()}
    assert sorted(moves) == sorted(action.text for action in position.all_actions())
    assert boards.perft(1) == len(moves)
    outcome = position.outcome()
    assert boards.is_over == (outcome is not None)
    if outcome is not None:
        won = 2000 if outcome.result == "win" else 1000 / boards.living
        values = enumerate(boards.values(), 1)
        assert all(value == (won if one in outcome.players else -1000) for one, value in values)
    return moves


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.no_cover
def test_games_by_chance(name: str, kernel: Kernels, interpreted: Kernels) -> None:
    rng = random.Random(name)
    for _ in range(examples(4, 1)):
        position = STARTS[name]()
        game = RING if isinstance(position, RingPosition) else STRATEGI
        player = min(position.actors())
        boards, before = made(kernel, position, player), []
        moves = same(boards, position)
        for _ in range(20 if kernel is interpreted else 60):
            if position.outcome() is not None:
                break
            before.append((boards.contents(), boards.key()))
            rare = [text for text in moves if set(text) & set("@>") or "lose" in text]
            text = rng.choice(rare if rare and rng.random() < 0.4 else list(moves))
            player = next(one for one in position.actors() if text in texts(position, one))
            position, _ = position.apply(game.parse_action(text))
            boards.play(moves[text])
            moves = same(boards, position)
            turn = position.actors()
            if turn:
                player = min(turn, key=lambda one: (one - player - 1) % position.players)
                assert boards.player == player
                fresh = made(kernel, position, player)
                assert (fresh.contents(), fresh.key()) == (boards.contents(), boards.key())
        for kept in reversed(before):
            boards.take_back()
            assert (boards.contents(), boards.key()) == kept


def texts(position: Position, player: int) -> list[str]:
    """Return the machine forms of a player's legal actions."""
    return [action.text for action in position.legal_actions(player)]
