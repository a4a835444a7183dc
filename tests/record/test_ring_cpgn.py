"""Records of the ring: board-numbered moves, players' tags, and the journal of such a game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.actions import Action
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from tests.games.ring.build import GAME, KINGS, line, play, start
from tests.games.ring.test_reference import likely
from tests.record.games import actions
from tests.record.strategies import NOTES, check_message, spoilt
from tests.record.test_cpgn import moves_of, one, problem
from tests.record.test_variations import SLOW

CFANP, RING = find_game("cfanp"), find_game("ring")
HEAD = '[Variant "Multi Player Chess"]\n[Players "3"]\n'
RULES: list[dict[str, str | bool]] = [
    {},
    {"tempo": "rounds"},
    {"tempo": "rounds", "tournament": False},
]
STUCK = line("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")
"""Player 2 is stalemated on both boards."""


def new_game(players: int, begin: str | None = None, **options: str | bool) -> GameRecord:
    """Return a game without moves, from the start position or from a line."""
    position = None if begin is None else GAME.from_text(begin, options)
    names = tuple(f"Player {n + 1}" for n in range(players))
    return GameRecord.new(RING, options, names, start=position)


def some_action(position: RingPosition, rng: random.Random) -> Action:
    """Something that can be done: mostly a turn on a board, now and then anything else."""
    if rng.random() < 0.01:
        player = rng.choice(sorted(position.alive()))
        board = rng.choice([n for n, seats in position.players_at.items() if player in seats])
        leaving = GAME.resignation(player, rng.random() < 0.5, board)
        if position.refusal(leaving) is None:
            return leaving
    return GAME.parse_action(likely(rng, [action.text for action in position.all_actions()]))


def play_on(game: GameRecord, rng: random.Random, plies: int) -> RingPosition:
    """Let chance play a number of actions, or until the game is over."""
    position = game.start.resolve_pending()[0]
    assert isinstance(position, RingPosition)
    for _ in range(plies):
        if not position.actors():
            break
        action = some_action(position, rng)
        game.moves.append(MoveNode(action))
        position, _ = position.apply(action)
    return position


def branch(game: GameRecord, rng: random.Random, lines: int) -> None:
    """Put variations on a game, and variations on those."""
    begun = [(game.start.resolve_pending()[0], game.moves)]
    for _ in range(lines):
        position, moves = rng.choice(begun)
        at = rng.randrange(len(moves))
        for node in moves[:at]:
            position = position.apply(node.action)[0]
        other = new_game(game.start.players, position.to_text(), **game.options)
        play_on(other, rng, rng.randint(1, 12))
        if other.moves:
            moves[at].variations.append(other.moves)
            begun.append((position, other.moves))


def lines(moves: list[MoveNode], before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Return every line from the root to its end, in machine forms."""
    found = []
    for node in moves:
        for variation in node.variations:
            found += lines(variation, before)
        before = (*before, node.action.text)
    return [*found, before]


def tree(moves: list[MoveNode]) -> list[object]:
    """Return a line as nested lists of machine forms."""
    return [
        part
        for node in moves
        for part in (node.action.text, *(tree(variation) for variation in node.variations))
    ]


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Return a game of the ring with variations, comments and glyphs."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    game = new_game(3, **draw(st.sampled_from(RULES)))
    play_on(game, rng, draw(st.integers(1, 40)))
    branch(game, rng, draw(st.integers(0, 3)))
    for node in rng.sample(game.moves, min(3, len(game.moves))):
        node.comment, node.before = draw(NOTES), draw(NOTES)
        node.nags = tuple(draw(st.lists(st.integers(0, 255), max_size=2)))
    return game


@SLOW
@given(spoilt(records().map(cpgn.write_game)))
def test_a_spoilt_game_is_read_or_refused(text: str) -> None:
    try:
        found = cpgn.read_games(text, find_game)
    except RecordError as error:
        check_message(error, "line ")
        return
    for game in found:
        written = cpgn.write_game(game)
        assert cpgn.write_game(one(written)) == written


@SLOW
@given(records(), st.data())
def test_a_spoilt_move_is_read_or_refused(game: GameRecord, data: st.DataObject) -> None:
    step = list(game.steps())[-1]
    position, action = step.before, step.node.action
    notation = RING.notation
    token = notation.human(position, action)
    text = data.draw(spoilt(st.sampled_from([token, action.text, token.partition(" ")[2]])))
    try:
        read = notation.parse(position, text)
    except NotationError as error:
        check_message(error)
        check_message(ValueError(f"x{notation.instead(position, text)}"))
        return
    assert RING.parse_action(read.text) == read


def test_the_whole_of_a_record() -> None:
    game = GameRecord.new(
        RING,
        {"tempo": "rounds"},
        ("Ann", "Bob", "Żółć 王"),
        colours=("#aabbcc", "#000000", "#123456"),
    )
    game.tags = {"Date": "2026.11.21", "ArmyA": "a tag like any other here"}
    game.comment = "before"
    for text in ("1:e2e4", "3:d2d4", "2:g1f3", "1:e7e5", "2:resign:2"):
        game.moves.append(MoveNode(GAME.parse_action(text)))
    game.moves[1].nags = (1,)
    game.moves[1].comment = "good"
    game.moves[1].variations = [[MoveNode(GAME.parse_action("2:a2a3"))]]
    text = cpgn.write_game(game)
    assert text == (
        '[Event "?"]\n[Site "?"]\n[Date "2026.11.21"]\n[Round "?"]\n[Result "*"]\n'
        '[Variant "Multi Player Chess"]\n[Players "3"]\n'
        '[Player1 "Ann"]\n[Player2 "Bob"]\n[Player3 "Żółć 王"]\n'
        '[Colour1 "#aabbcc"]\n[Colour2 "#000000"]\n[Colour3 "#123456"]\n'
        '[Options "tempo=rounds tournament=on"]\n[ArmyA "a tag like any other here"]\n'
        "\n{before} 1A. e4 1C. d4 $1 {good} (1B. a3) 1B. Nf3 1a. e5 2:resign:2 *\n"
    )
    again = one(text)
    assert (again.names, again.colours, again.tags) == (game.names, game.colours, game.tags)
    assert tree(again.moves) == tree(game.moves)
    assert cpgn.write_game(again) == text


def test_records_as_people_write_them() -> None:
    game = one(f"{HEAD}\n1A.e4 1a... e5!? {{hm}} 2:d2d4 1b. d7d5 ; said\n 88B. e4 2:dxe4 1C.  c4 *")
    assert game.moves[1].nags == (5,)
    assert moves_of(cpgn.write_game(game)) == (
        "1A. e4 1a. e5 $5 {hm} 1B. d4 1b. d5 {said} 2B. e4 2b. dxe4 1C. c4 *"
    )


def test_a_start_of_its_own_and_a_choice() -> None:
    game = new_game(3, STUCK)
    game.moves = [MoveNode(GAME.parse_action("2:lose"))]
    text = cpgn.write_game(game)
    assert f'[SetUp "1"]\n[RFEN "{STUCK}"]\n' in text
    assert moves_of(text).startswith("2:lose")
    again = one(text)
    assert again.start.to_text() == STUCK
    assert actions(again) == ["2:lose"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{HEAD}\n1A. *", "move 1: “1A.” is not a move"),
        (f"{HEAD}\n1A. {{where?}} e4 *", "move 1: “1A.” is not a move"),
        (f"{HEAD}\n1A. e5 *",
         "move 1: “1A. e5”: no pawn of the side to move can go to e5 on board 1 (legal: 1A. a3"),
        (f"{HEAD}\n1A. e4 2A. e5 *", "move 2: “2A. e5”: it is Black’s turn on board 1"),
        (f"{HEAD}\n1D. e4 *", "move 1: “1D. e4”: There is no board 4"),
        (f"{HEAD}\n1:e2e5 *", "move 1, “1:e2e5”: The pawn on e2 of board 1 cannot go to e5"),
        (f'{HEAD}[Player4 "x"]\n*', "tag Player4: the game has 3 players (expected Player1 to Pl"),
        (f'{HEAD}[SetUp "1"]\n*', "tag SetUp: the game has no tag RFEN with its start position"),
        (f'{HEAD}[RFEN "x"]\n*', "tag RFEN: the line: the number of fields is 1"),
        (f'{HEAD}[Options "tempo=fast"]\n*', "tag Options: option “tempo” is 'fast'"),
        ('[Variant "ring"]\n[Players "2"]\n*', "tag Players: “2” is not a number of players"),
        (f'{HEAD}[RFEN "{line(*(f"{n}:{KINGS}" for n in range(1, 5)), stockpiles="-/-/-/-")}"]\n*',
         "there are 4 in the tag RFEN, not 3"),
        (f'{HEAD}[RFEN "{line(*(f"{n}:{KINGS}" for n in (1, 2, 3)), stockpiles="Kw1/-/-")}"]\n*',
         "tag RFEN: stockpiles: player 1: “Kw1” is a King"),
        (f'{HEAD}[RFEN "{line(*(f"{n}:{KINGS}" for n in (1, 2, 3)), seats="1-2|2-3|3-2")}"]\n*',
         "tag RFEN: seats: board 3: player 2 cannot have Black there"),
        (f'{HEAD}[RFEN "{line(f"1:{KINGS}", "2:4k3/8/8/8/QQ6/8/8/4K3", f"3:{KINGS}")}"]\n*',
         "tag RFEN: boards: board 2: there is a White Queen of set 2 too many"),
    ],
)  # fmt: skip
def test_records_that_are_refused(text: str, expected: str) -> None:
    message = problem(text)
    assert message.startswith("line ")
    assert expected in message


def test_mates_of_a_round_are_written() -> None:
    position = play(start(tempo="rounds"), *(f"{n}:f2f3" for n in (1, 2, 3)))
    game = new_game(3, tempo="rounds")
    texts = [f"{n}:{text}" for text in ("f2f3", "e7e5", "g2g4") for n in (1, 2, 3)]
    for text in (*texts, "1:d8h4", "2:a7a6", "3:a7a6"):
        game.moves.append(MoveNode(GAME.parse_action(text)))
    assert position.round == 2
    written = moves_of(cpgn.write_game(game))
    assert "2a. Qh4# 2b. a6 2c. a6" in written.replace("\n", " ")
    assert actions(one(cpgn.write_game(game))) == actions(game)
