"""The ring as others are given it: players, texts, clocks, events, and lines about it."""

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.events import Loss, Weight, mated_seats
from cfanp_gui.core.game import OptionError
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.core.lines import LineError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.events import PieceRemoved, PlayerEliminated
from cfanp_gui.games.ring.starting_pieces import HOMES, order, short_name, starting_pieces
from tests.games.ring.build import EMPTY, GAME, KINGS, line, play, ring, start, step

FOOLS_MATE = ("1:f2f3", "1:e7e5", "1:g2g4")
STUCK = ("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")
"""The second player is stalemated on both boards."""


# Players, pieces and texts


@pytest.mark.parametrize("players", [2, 27])
def test_three_players_at_least(players: int) -> None:
    for ask in (lambda: GAME.initial(players, {}), lambda: GAME.seating(players, {}, 0)):
        with pytest.raises(ValueError, match="3 to 26"):
            ask()
    assert GAME.seating(4, {}, 7) == (0, 1, 2, 3), "as they are listed"


def test_pieces_start_and_are_placed_where_chess_has_them() -> None:
    board = chess.Board()
    for square, piece in enumerate(starting_pieces(4)):
        known = board.piece_at(square)
        if known is None:
            assert piece is None
        else:
            assert piece == Piece(known.symbol().upper(), 0 if known.color else 1, 4)
    for colour, homes in enumerate(HOMES):
        for letter, mask in homes.items():
            kind = chess.Piece.from_symbol(letter).piece_type
            assert mask == board.pieces_mask(kind, colour == 0)


def test_pieces_are_sorted_by_kind_colour_and_set() -> None:
    pieces = [Piece("N", 0, 10), Piece("N", 0, 3), Piece("N", 1, 4), Piece("B", 0, 9)]
    assert list(map(short_name, sorted(pieces, key=order))) == ["Bw9", "Nb4", "Nw3", "Nw10"]


def test_a_text_shows_what_it_is_of() -> None:
    text = start().to_text()
    assert GAME.resembles(text)
    assert not GAME.resembles(find_game("cfanp").initial(3, {}).to_text())
    assert GAME.from_text(f"{text}\n", {}).to_text() == text
    rounds = {"tempo": "rounds"}
    bare = line(f"1:{KINGS}", *EMPTY)
    for shown, options in (
        (text, {}),
        (line(f"1:{KINGS}", *EMPTY, round=2), rounds),
        (bare.replace(" w|w|w ", " w|b*|w "), rounds),
        ("nonsense", {}),
        (f"{text} 1", {}),
    ):
        assert GAME.options_in(shown) == options


@given(st.integers(0, 30))
def test_a_position_shows_its_tempo_where_it_must(plies: int) -> None:
    for tempo in ("free", "rounds"):
        position = start(tempo=tempo)
        for _ in range(plies):
            position = position.apply(position.all_actions()[0])[0]
        text = position.to_text()
        options = dict(GAME.options_in(text))
        assert options in ({}, {"tempo": tempo})
        assert GAME.from_text(text, options).to_text() == text


def test_a_player_gives_up_one_of_their_boards() -> None:
    assert GAME.resignation(3, board=2).text == "2:resign:3"
    assert GAME.resignation(3, on_time=True, board=2).text == "2:flag:3"
    with pytest.raises(ValueError, match="one of their boards"):
        GAME.resignation(2)
    given = start(3).resignations(3)
    assert [one.action.text for one in given] == ["2:resign:3", "3:resign:3"]
    assert [str(one.label) for one in given] == ["board 2", "board 3"]


# Clocks: two for each board


def clocks(*names: str) -> set[int]:
    """Return clocks named by board and colour, such as ``2b``."""
    return {half_board(int(name[0]), "wb".index(name[1])) for name in names}


def test_the_clocks_of_those_who_may_move_run() -> None:
    policy = GAME.clocks(start())
    assert (policy.all, policy.factor) == ((0, 1, 2, 3, 4, 5), 2)
    assert [policy.owner(start(), clock) for clock in policy.all] == [1, 2, 2, 3, 3, 1]
    position = start(tempo="rounds")
    assert policy.running(position) == clocks("1w", "2w", "3w")
    assert policy.running(play(position, "2:e2e4")) == clocks("1w", "3w")
    assert policy.running(play(position, "draw")) == set()
    assert policy.running(ring(*STUCK)) == clocks("1b", "2w"), "who must choose is on both"


def test_a_turn_ends_where_the_player_still_sits() -> None:
    policy, position = GAME.clocks(start()), start()
    assert policy.ended(position, play(position, "2:e2e4")) == clocks("2w")
    before = play(position, *FOOLS_MATE)
    after, change = step(before, "1:d8h4")
    assert policy.ended(before, after) == set()
    assert set(policy.carried(change)) == {(half_board(1, 1), half_board(3, 1))}
    assert policy.acted(before, change) == half_board(1, 1)
    assert policy.acted(position, step(position, "draw")[1]) is None


def test_a_flag_is_the_loss_of_its_board() -> None:
    policy = GAME.clocks(start())
    assert policy.flag(start(), half_board(3, 1)).text == "3:flag:1"
    late = [policy.late(GAME.parse_action(text), half_board(3, 1))
            for text in ("3:e2e4", "1:e2e4", "draw")]  # fmt: skip
    assert late == [True, False, True]


# Events


def out(text: str, *before: str) -> PlayerEliminated:
    """Return the one event of an action after others from the start."""
    _, change = step(play(start(), *before), text)
    (event,) = change.events
    assert isinstance(event, PlayerEliminated)
    return event


def test_events_show_who_went_out_and_where() -> None:
    mate = out("1:d8h4", *FOOLS_MATE)
    assert (mate.weight, mate.out, mate.kings) == (Weight.LOSS, {1}, (half_square(1, chess.E1),))
    assert mate.mated == mated_seats([mate]) == {half_board(1, 0)}
    assert mate.attackers == (half_square(1, chess.H4),)
    assert mate.losses == (Loss(half_board(1, 0), 2),)
    given_up = out("1:resign:2")
    assert (given_up.mated, given_up.out, given_up.colour) == (frozenset(), {2}, 1)
    assert given_up.kings == (half_square(1, chess.E8),)
    gone = PieceRemoved(Piece("N", 1, 3))
    assert (gone.weight, gone.mated, gone.kings, gone.out) == (
        Weight.QUIET, frozenset(), (), frozenset(),
    )  # fmt: skip


def test_a_king_is_shown_where_it_fell() -> None:
    _, change = step(ring("1:4k3/8/8/8/4K3/8/8/8", *EMPTY), "1:resign:1")
    (event,) = change.events
    (closed,) = change.closed
    assert [dict(closed.pieces)[king] for king in event.kings] == [Piece("K", 0, 1)]
    assert event.kings == (half_square(1, chess.E4),)


def test_what_an_action_changed_beside_the_boards() -> None:
    _, change = step(ring("1:4k3/8/8/3pP3/8/8/8/4K3 w - d6", *EMPTY), "1:e5d6")
    assert [captured.square for captured in change.captured] == [half_square(1, chess.D5)]
    assert [(one.player, one.piece, one.gained) for one in change.stockpiles] == [
        (1, Piece("P", 1, 1), True)
    ]
    _, change = step(ring(f"1:{KINGS}", *EMPTY, stockpiles="Qw2/-/-"), "1:Q@d1")
    assert [(one.square, one.piece) for one in change.placed] == [
        (half_square(1, chess.D1), Piece("Q", 0, 2))
    ]
    assert [(one.player, one.gained) for one in change.stockpiles] == [(1, False)]
    _, change = step(play(start(), *FOOLS_MATE), "1:d8h4")
    assert [(one.board, one.colour, one.before, one.after) for one in change.seats] == [
        (3, 1, 1, 2)
    ]
    assert [closed.board for closed in change.closed] == [1]


# Lines about it


def test_a_line_begins_at_the_start_or_at_a_position() -> None:
    lines, stuck = GAME.lines, line(*STUCK)
    assert lines.start({"players": 4, "tempo": "rounds"}) == start(4, tempo="rounds")
    assert lines.start({"rfen": stuck, "options": {"tournament": False}}).to_text() == stuck
    with pytest.raises(LineError, match="“players” must be a whole number"):
        lines.start({})
    with pytest.raises(OptionError, match="free, rounds"):
        lines.start({"players": 3, "tempo": "quick"})
    assert [one.key for one in lines.arguments()] == ["players", "rfen", "tempo"]
    assert lines.from_arguments({"players": 3, "tempo": "rounds"}) == start(tempo="rounds")
    assert lines.from_arguments({"rfen": stuck}).to_text() == stuck


def test_what_is_answered() -> None:
    position = play(start(), "1:e2e4", "1:d7d5", "1:e4d5")
    found = GAME.lines.moves(position, None)
    assert list(found) == ["moves", "to_move", "stockpiles", "over"]
    assert found["to_move"] == {"1": 2, "2": 2, "3": 3}
    assert found["stockpiles"] == {"1": ["Pb1"], "2": [], "3": []}
    assert GAME.lines.play(position, (), [{"type": "x"}]) == {**found, "events": [{"type": "x"}]}
    mated = line("1:4k3/8/8/8/7q/5PP1/PPPPP2P/RNBQKBNR w", *EMPTY)
    assert "1" in GAME.lines.moves(GAME.from_text(mated, {}), mated)["to_move"]
    fools = play(start(), *FOOLS_MATE, "1:d8h4")
    assert GAME.lines.moves(fools, None)["to_move"] == {"2": 2, "3": 3}
