"""PGN out and in beside python-chess, and what PGN has words for.

The golden table of PGN has what people and their programs write otherwise.
"""

import io
import pickle
import random
from pathlib import Path
from typing import Any

import chess
import chess.pgn
import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from cfanp_gui.games.cfanp import pgn
from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.record import movetext
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.game_texts import GameSource, game_texts
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import formats, store
from tests import ROOT
from tests.record.games import CFANP, new_game, played, read_pgn
from tests.slow import examples, is_slow

DATA = ROOT.parent / "shared" / "data"
WORDS = st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]), max_size=30)


def flat(game: GameRecord) -> list[Any]:
    """Return a tree as a list, however deep it is."""
    return [
        (node.action.text, node.before, node.nags, node.comment, len(node.children))
        for node in game.root.whole()[1:]
    ]


def judged(game: GameRecord) -> chess.pgn.Game:
    """Return a record as python-chess reads its PGN."""
    read = chess.pgn.read_game(io.StringIO(write_game(game)))
    assert read is not None
    assert read.errors == []
    return read


def same_tree(node: chess.pgn.GameNode, game: GameRecord) -> None:
    """Compare what python-chess read with a game of ours, and its variations."""
    waiting = [(node, game.root)]
    while waiting:
        node, own = waiting.pop()
        for their, move in zip(node.variations, own.children, strict=True):
            assert f"AB:{their.move.uci()}" == move.action.text
            assert their.nags == set(move.nags)
            assert their.comment.split() == move.comment.split()
            if move.heads_variation:
                assert their.starting_comment.split() == move.before.split()
            waiting.append((their, move))


def grow(
    at: MoveNode, board: chess.Board, rng: random.Random, texts: list[str], plies: int
) -> None:
    """Add a random line from a position, with variations of its own."""
    for _ in range(plies):
        if board.is_game_over():
            break
        legal = list(board.legal_moves)
        move = rng.choice(legal)
        node = at.add(
            MoveNode(
                CFANP.parse_action(f"AB:{move.uci()}"),
                comment=rng.choice(texts),
                nags=tuple(sorted(rng.sample(range(1, 140), rng.choice((0, 0, 1, 2))))),
            )
        )
        if plies > 2 and rng.random() < 0.2:
            others = [other for other in legal if other != move][: rng.randint(1, 2)]
            for other in others:
                after = board.copy()
                after.push(other)
                first = MoveNode(CFANP.parse_action(f"AB:{other.uci()}"), before=rng.choice(texts))
                grow(at.add(first), after, rng, texts, plies // 2)
        at = node
        board.push(move)


@settings(
    max_examples=examples(10), deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
@given(st.integers(0, 10**9), st.lists(WORDS, min_size=1, max_size=4))
@example(55357, ["x ) y", "( z ("])
def test_random_trees_are_read_back_by_us_and_by_python_chess(seed: int, texts: list[str]) -> None:
    rng = random.Random(seed)
    plies = 24 if is_slow() else 12
    plain = [movetext.single(text) for text in texts]
    game = new_game(2, order="seats")
    game.root.comment = rng.choice(plain)
    noted = [*plain, "[%clk 1:02:03] [%cal Ge2e4,Rd1h5]"]
    grow(game.root, chess.Board(), rng, noted, plies)
    written = write_game(game)
    (again,) = read_pgn(written)
    assert flat(again) == flat(game)
    assert again.comment == game.comment
    assert write_game(again) == written
    assert again.final().to_text() == game.final().to_text()
    read = judged(game)
    assert read.comment.split() == game.comment.split()
    same_tree(read, game)


@pytest.mark.skipif(not DATA.is_dir(), reason="the folder of real games is not there")
def test_real_games_are_imported_exported_and_equal() -> None:
    files = sorted(DATA.glob("*.pgn"))
    assert files
    for path in files:
        games = formats.load(path)
        text = path.read_text("utf-8-sig")
        source = io.StringIO(text)
        judges = []
        while (judge := chess.pgn.read_game(source)) is not None:
            judges.append(judge)
        assert len(games) == len(judges)
        again = read_pgn("\n".join(map(write_game, games)))
        assert [(one.tags, one.result, flat(one)) for one in again] == [
            (one.tags, one.result, flat(one)) for one in games
        ]
        for game, judge in zip(games, judges, strict=True):
            same_tree(judge, game)
            same_tree(judged(game), game)
            assert game.result == judge.headers["Result"]
            assert game.final().to_text()
            headers = {n: v for n, v in judge.headers.items() if set(v) - set("?.")}
            kept = {n: v for n, v in judged(game).headers.items() if set(v) - set("?.")}
            assert kept == headers


def test_encodings(tmp_path: Path) -> None:
    path = tmp_path / "game.pgn"
    text = '[White "Hübner"]\n\n1. e4 *\n'
    for data in (text.encode(), b"\xef\xbb\xbf" + text.encode(), text.encode("latin-1")):
        path.write_bytes(data)
        (game,) = formats.load(path)
        assert game.names[0] == "Hübner"
    path.write_bytes(text.encode("utf-16"))
    assert formats.load(path)[0].names[0] == "Hübner"
    formats.save(path, [game, game])
    assert len(formats.load(path)) == 2
    source = GameSource(io.BytesIO(b'[White "Z\xc3\xb3e"]\n1. e4 {caf\xc3} e5 *'))
    game = pgn.read_game(next(game_texts(source)), CFANP)
    assert (game.names[0], game.moves[0].comment) == ("Zóe", "caf\N{REPLACEMENT CHARACTER}")
    assert [one.is_lost for one in game.remarks] == [True]
    assert len(read_pgn("1. e4 1-0 1. d4 0-1\n1. c4")) == 3
    assert read_pgn("") == []


def test_what_is_left_to_the_golden_table_is_kept_in_our_own_files_too() -> None:
    """A result that binds who plays, and play after a draw by the rules."""
    shuffle = "Nf3 Nf6 Ng1 Ng8 " * 4
    (game,) = read_pgn(f'[Result "1-0"]\n{shuffle}')
    session = store.session_of(game, usual_colours(game.start))
    assert session.outcome is not None
    assert session.outcome.result == "win"
    assert store.record_of(session).result == "1-0"
    (game,) = read_pgn(shuffle)
    assert game.final().outcome() is not None
    (game,) = read_pgn(f"{shuffle} e4 e5 f4 *")
    final = game.final()
    assert final.outcome() is None
    assert pickle.loads(pickle.dumps(final)) == final
    assert game.final().continued() == final
    (game,) = read_pgn('[FEN "4k3/P7/8/8/8/8/8/4K2R b - - 3 20"]\n\n20... Kd7 21. a8=Q *')
    assert game.custom_start
    assert judged(game).end().board().fen() == "Q7/3k4/8/8/8/8/8/4K2R b - - 0 21"


def recorded(*texts: str, comments: str = "", **options: bool) -> GameRecord:
    """Return a game of two of some actions; those whose text is short have a comment."""
    game = new_game(2, **options)
    game.root.extend(
        MoveNode(CFANP.parse_action(text), comment=comments if len(text) < 4 else "")
        for text in texts
    )
    return game


@pytest.mark.parametrize(
    ("game", "end"),
    [
        (recorded("AB:e2e4", "AB:e7e5", "resign:1"), "1. e4 e5 0-1\n"),
        (recorded("AB:e2e4", "AB:e7e5", "flag:1"), "1. e4 e5 0-1\n"),
        (recorded("AB:e2e4", "AB:e7e5", "draw"), "1. e4 e5 1/2-1/2\n"),
        # Pushes have no words; what is said of them goes to the move before.
        (recorded("AB:", "AB:e2e4", "AB:", "AB:e7e5", "AB:", comments="x", touch=True),
         "1. e4 {x} 1... e5 {x} {x} *\n"),
    ],
)  # fmt: skip
def test_what_has_no_words_in_pgn(game: GameRecord, end: str) -> None:
    assert write_game(game).endswith(end)


def test_lines_are_short_and_what_cannot_be_written_is_refused() -> None:
    game = recorded("AB:e2e4")
    game.moves[0].comment = "[%clk 1:02:03] word " * 30
    lines = write_game(game).splitlines()
    assert max(map(len, lines)) < 80
    assert sum(line.count("[%clk 1:02:03]") for line in lines) == 30
    handed = new_game(2)
    handed.root.extend([MoveNode(CFANP.hand_over(0, 2)), recorded("AB:e2e4").moves[0]])
    for wrong, words in (
        (new_game(3), "two armies, not 3"), (handed, "PGN"), (recorded("AB:e2e5"), "PGN"),
        (new_game(2, base="hidden"), "no word for “Hidden armies”"),
        (new_game(3, base="atomic"), "two armies, not 3"),
    ):  # fmt: skip
        with pytest.raises(RecordError, match=words):
            write_game(wrong)


@pytest.mark.parametrize("base", ["atomic", "janggi", "kyotoshogi", "seirawan", "spartan"])
def test_other_games_are_written_with_their_names_and_read_again(base: str) -> None:
    options = {"base": base, "order": "seats"}
    game = played(CFANP.variant(options), ("Anna", "Ben"), 20, 3, **options)
    game.root.children.append(MoveNode(game.start.all_actions()[-1], comment="another beginning"))
    game.moves[2].nags, game.moves[2].comment = (1,), "good"
    wanted = flat(game)
    game.root.end.add(MoveNode(game.game.parse_action("resign:1")))
    text = write_game(game)
    (again,) = read_pgn(text)
    assert (again.remarks, again.result, again.options["base"]) == ((), "0-1", base)
    assert flat(again) == wanted
    middle = game.last_step(9)
    assert middle is not None
    later = GameRecord.new(game.game, options, ("Anna", "Ben"), start=middle.after)
    later.root.extend([MoveNode(node.action) for node in game.moves[9:-1]])
    text = write_game(later)
    assert "\n\n5... " in text
    (again,) = read_pgn(text)
    assert again.start.to_text() == later.start.to_text()
    assert flat(again) == flat(later)


def test_a_king_that_stays_where_it_is_passes_as_other_programs_write_it() -> None:
    (game,) = read_pgn('[Variant "Janggi"]\n\n1. Ke2 Ke8 2. Ra2 Ke8+ 3. Ke1 *')
    assert [node.action.text for node in game.moves] == [
        "pass", "AB:e9e8", "AB:a1a2", "pass", "AB:e2e1",
    ]  # fmt: skip
    assert not game.remarks
    assert "1. Ke2 Ke8 2. Ra2 Ke8 3. Ke1 *" in write_game(game)


@pytest.mark.no_cover
def test_thousands_of_nested_variations_and_a_huge_comment() -> None:
    depth = 3_000 if is_slow() else 1_500
    text = "1. e4 " + "(1. d4 " * depth + ")" * depth + " *"
    (game,) = read_pgn(text)
    assert len(flat(game)) == 1 + depth
    (again,) = read_pgn(write_game(game))
    assert flat(again) == flat(game)
    with pytest.raises(RecordError, match="line 1, column 7: the comment"):
        read_pgn("1. e4 {" + "word " * 3_000_000 + "} *")
    comment = "word " * 190_000
    (game,) = read_pgn(f"1. e4 {{{comment}}} *")
    assert game.moves[0].comment == comment.strip()
