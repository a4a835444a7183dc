"""PGN out and in, with python-chess as the judge."""

from __future__ import annotations

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

from cfanp_gui.games.cfanp.pgn_writer import write_game
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, movetext
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.session import formats
from tests import ROOT
from tests.record.games import CFANP, new_game, read_pgn
from tests.slow import examples

DATA = ROOT.parent / "shared" / "data"
WORDS = st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]), max_size=30)


def flat(moves: list[MoveNode]) -> list[Any]:
    """Return a tree as a list, however deep it is."""
    found: list[Any] = []
    lines = [moves]
    while lines:
        line = lines.pop()
        found.append(len(line))
        for node in line:
            found.append((node.action.text, node.before, node.nags, node.comment))
            found.append(len(node.variations))
            lines += node.variations
    return found


def content(game: GameRecord) -> tuple[Any, ...]:
    """Return everything a record says."""
    return (
        game.names, game.start.to_text(), game.custom_start, game.tags, game.result, game.comment,
        flat(game.moves),
    )  # fmt: skip


def judged(game: GameRecord) -> chess.pgn.Game:
    """Return a record as python-chess reads its PGN."""
    read = chess.pgn.read_game(io.StringIO(write_game(game)))
    assert read is not None
    assert read.errors == []
    return read


def same_tree(node: chess.pgn.GameNode, moves: list[MoveNode]) -> None:
    """Compare what python-chess read with a line of ours, and its variations."""
    for move in moves:
        main, *others = node.variations
        assert f"AB:{main.move.uci()}" == move.action.text
        assert main.nags == set(move.nags)
        assert main.comment.split() == move.comment.split()
        assert len(others) == len(move.variations)
        for other, line in zip(others, move.variations, strict=True):
            assert other.starting_comment.split() == line[0].before.split()
            branch = chess.pgn.Game()
            branch.variations = [other]
            same_tree(branch, line)
        node = main
    assert not node.variations


def grow(board: chess.Board, rng: random.Random, texts: list[str], plies: int) -> list[MoveNode]:
    """Return a random line from a position, with variations of its own."""
    line: list[MoveNode] = []
    while len(line) < plies and not board.is_game_over():
        legal = list(board.legal_moves)
        move = rng.choice(legal)
        node = MoveNode(
            CFANP.parse_action(f"AB:{move.uci()}"),
            comment=rng.choice(texts),
            nags=tuple(sorted(rng.sample(range(1, 140), rng.choice((0, 0, 1, 2))))),
        )
        if plies > 2 and rng.random() < 0.2:
            others = [other for other in legal if other != move][: rng.randint(1, 2)]
            for other in others:
                after = board.copy()
                after.push(other)
                first = MoveNode(CFANP.parse_action(f"AB:{other.uci()}"), before=rng.choice(texts))
                node.variations.append([first, *grow(after, rng, texts, plies // 2)])
        line.append(node)
        board.push(move)
    return line


@settings(
    max_examples=examples(15), deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
@given(st.integers(0, 10**9), st.lists(WORDS, min_size=1, max_size=4))
@example(55357, ["x ) y", "( z ("])
def test_random_trees_are_read_back_by_us_and_by_python_chess(seed: int, texts: list[str]) -> None:
    rng = random.Random(seed)
    plain = [movetext.single(text) for text in texts]
    game = new_game(2, order="seats")
    game.comment = rng.choice(plain)
    game.moves = grow(chess.Board(), rng, [*plain, "[%clk 1:02:03] [%cal Ge2e4,Rd1h5]"], 24)
    written = write_game(game)
    (again,) = read_pgn(written)
    assert flat(again.moves) == flat(game.moves)
    assert again.comment == game.comment
    assert write_game(again) == written
    assert again.final().to_text() == game.final().to_text()
    read = judged(game)
    assert read.comment.split() == game.comment.split()
    same_tree(read, game.moves)


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
        assert [content(game) for game in again] == [content(game) for game in games]
        for game, judge in zip(games, judges, strict=True):
            same_tree(judge, game.moves)
            same_tree(judged(game), game.moves)
            assert game.result == judge.headers["Result"]
            assert game.final().to_text()
            headers = {n: v for n, v in judge.headers.items() if set(v) - set("?.")}
            kept = {n: v for n, v in judged(game).headers.items() if set(v) - set("?.")}
            assert kept == headers


ANNOTATED = """
[Event "Caf\u00e9 \\"X\\""]
[White "Anna"]
[Black "?"]
[WhiteElo "2000"]
[Variant "Standard"]

{Before} {all} 1.e4! {[%clk 1:30:00] [%csl Ge4][%cal Rd1h5] good
 and plain} (1. d4 {Indian} Nf6 ( 1... d5 2. c4 $14 ) 2. c4) ({why not} 1. c4) e5 $1 $10
; a line
2. Ng1-f3 ... b8c6 3. 0-0??
"""


def test_what_people_write_is_kept() -> None:
    (game,) = read_pgn(ANNOTATED.replace("3. 0-0??", "3.Bb5 a6 4. O-O?? 1-0"))
    assert game.names == ("Anna", "")
    assert game.tags == {"Event": 'Caf\u00e9 "X"', "WhiteElo": "2000"}
    assert game.comment == "Before all"
    assert game.result == "1-0"
    first, reply = game.moves[:2]
    assert first.nags == (1,)
    assert first.comment == "[%clk 1:30:00] [%csl Ge4][%cal Rd1h5] good and plain"
    indian, english = first.variations
    assert indian[0].comment == "Indian"
    assert indian[1].variations[0][1].nags == (14,)
    assert english[0].before == "why not"
    assert reply.nags == (1, 10)
    assert reply.comment == "a line"
    assert [node.action.text for node in game.moves[2:4]] == ["AB:g1f3", "AB:b8c6"]
    same_tree(judged(game), game.moves)
    (again,) = read_pgn(write_game(game))
    assert content(again) == content(game)


def test_null_moves_of_annotators_stand_in_comments() -> None:
    text = "1. e4 e5 2. Bc4 (2. Qh5 -- {threatening} 3. Qxf7#) 2... Nc6 (2... Z0 3. Qh5) *"
    (game,) = read_pgn(text)
    texts = [node.action.text.partition(":")[2] for node in game.moves]
    assert texts == ["e2e4", "e7e5", "f1c4", "b8c6"]
    (instead,) = game.moves[2].variations[0]
    assert instead.comment == "-- threatening 3. Qxf7#"
    assert game.moves[3].comment == "Z0 3. Qh5"


def test_custom_starts_go_through_fen() -> None:
    fen = "4k3/P7/8/8/8/8/8/4K2R b - - 3 20"
    (game,) = read_pgn(f'[SetUp "1"]\n[FEN "{fen}"]\n\n20... Kd7 21. a8=Q *')
    assert game.custom_start
    assert game.moves[1].action.text == "AB:a7a8q"
    judge = judged(game)
    assert judge.headers["FEN"] == fen
    assert judge.end().board().fen() == "Q7/3k4/8/8/8/8/8/4K2R b - - 0 21"
    assert "20... Kd7 21. a8=Q" in write_game(game)


def test_the_end_of_a_game_makes_its_result() -> None:
    (game,) = read_pgn("1. f3 e5 2. g4 Qh4# *")
    assert game.result == "0-1"
    assert len(read_pgn("1. e4 1-0 1. d4 0-1\n1. c4")) == 3
    assert read_pgn("") == []


def test_a_game_that_went_on_after_a_draw_by_the_rules_is_read_on() -> None:
    shuffle = " ".join(["Nf3 Nf6 Ng1 Ng8"] * 4)
    (game,) = read_pgn(shuffle)
    assert game.result == "1/2-1/2"
    assert game.final().outcome() is not None
    bare = '[FEN "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"]\nKxd2'
    long = '[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 149 90"]\nRa2'
    for text, following in ((shuffle, "e4 e5 f4 *"), (bare, "Kd7 Kd1 *"), (long, "Kd7 Ra1 *")):
        assert read_pgn(text)[0].result == "1/2-1/2"
        (game,) = read_pgn(f"{text} {following}")
        assert game.remarks == ()
        final = game.final()
        if text == shuffle:
            assert (game.result, final.outcome()) == ("*", None)
        # It is the same for our own files, and in a position that was sent on to another process.
        (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
        assert flat(again.moves) == flat(game.moves)
        assert pickle.loads(pickle.dumps(final)) == final
        assert game.final().continued() == final


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


@pytest.mark.no_cover
def test_thousands_of_nested_variations_and_a_huge_comment() -> None:
    depth = 3_000
    text = "1. e4 " + "(1. d4 " * depth + ")" * depth + " *"
    (game,) = read_pgn(text)
    assert len(flat(game.moves)) == 1 + 3 * depth + 2
    (again,) = read_pgn(write_game(game))
    assert flat(again.moves) == flat(game.moves)
    with pytest.raises(RecordError, match="line 1, column 7: the comment"):
        read_pgn("1. e4 {" + "word " * 3_000_000 + "} *")
    comment = "word " * 190_000
    (game,) = read_pgn(f"1. e4 {{{comment}}} *")
    assert game.moves[0].comment == comment.strip()
