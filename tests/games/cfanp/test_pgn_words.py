"""PGN as other people's programs and hands write it is read as it is meant."""

from __future__ import annotations

import io

import chess.pgn
import pytest

from cfanp_gui.games.cfanp import pgn
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.game_texts import GameSource, game_texts
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session import store
from tests.record.games import CFANP, read_pgn


def read(text: str) -> GameRecord:
    (game,) = read_pgn(text)
    return game


def line(game: GameRecord) -> str:
    """Return the main line in machine form."""
    return " ".join(node.action.text.partition(":")[2] for node in game.moves)


def sans(text: str) -> str:
    """Return the machine form of moves in SAN."""
    board = chess.Board()
    return " ".join(board.push_san(word).uci() for word in text.split())


def remarks(game: GameRecord) -> list[str]:
    return [str(one.sentence) for one in game.remarks]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1. e4 1…e5 2. Nf3 2… Nc6", "e4 e5 Nf3 Nc6"),
        ("1. e4\N{NO-BREAK SPACE}e5 2.\u200aNf3", "e4 e5 Nf3"),
        ("1. ♘f3 ♞f6 2. ♙e4 ♟e5", "Nf3 Nf6 e4 e5"),
        ("1.e4e5 2.Nf3Nc6 3.Bc4 Bc5 4.O-ONf6", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6"),
        ("e4 e5 Nf3 Nf6 Bc4 Bc5 O–O 0-0", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"),
        ("Pe4 d5 ed Qxd5 Nf3 Nc6 bc4", "e4 d5 exd5 Qxd5 Nf3 Nc6 Bc4"),
        ("e4 d5 exd5 c5 dxc6 e.p. bc6", "e4 d5 exd5 c5 dxc6 bxc6"),
        ("e4 f5 exf5 g5 fg6e.p. Nf6", "e4 f5 exf5 g5 fxg6 Nf6"),
        ("Nf3 e5 Ngf3xe5 d6", "Nf3 e5 Nxe5 d6"),
        ("e2-e4 e7e5 g1f3 Nb8-c6 Bf1:b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("f3 e5 g4 Qh4 mate", "f3 e5 g4 Qh4#"),
        ("e4 d5 Bb5 ch c6 dbl.ch Nf3++", "e4 d5 Bb5+ c6 Nf3"),
        ("1. Sf3 Sf6 2. e4 e5 3. Lc4", "Nf3 Nf6 e4 e5 Bc4"),
        ("Cf3 Cc6 e4 e5 Fb5 a6 Dd2", ""),
        ("Cf3 Cc6 e4 e5 Fb5 a6 De2", "Nf3 Nc6 e4 e5 Bb5 a6 Qe2"),
        ("Кf3 Кf6 e4 e5 Сc4 d6 Крe2", "Nf3 Nf6 e4 e5 Bc4 d6 Ke2"),
        ("e4 e5 Nf3 Nf6 Bc4 Bc5 О-О", "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O"),
        ('e4 e5 Nf3" Nc6', "e4 e5 Nf3 Nc6"),
        ("1.e4 e5 2.Nf3 Nc6 3.Bb5a6 4.Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
        ("f3 e5 g4 Qh4#0-1", "f3 e5 g4 Qh4#"),
        ("1. е4 е5 2. Кf3 Кс6 3. Сb5 а6 4. Схс6", "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"),
        ("马f3 马f6 e4 e5 象c4", "Nf3 Nf6 e4 e5 Bc4"),
    ],
)
def test_moves_in_other_spellings(text: str, expected: str) -> None:
    game = read(text)
    if expected:
        assert line(game) == sans(expected)
        assert [one for one in remarks(game) if "letters" not in one] == []


@pytest.mark.parametrize(
    ("becoming", "letter"), [("e8(Q)", "q"), ("e8/Q", "q"), ("e8=n", "n"), ("e8R", "r")]
)
def test_what_a_pawn_becomes(becoming: str, letter: str) -> None:
    assert line(read(f'[FEN "8/4P2k/8/8/8/8/7K/8 w - - 0 1"]\n{becoming}')) == f"e7e8{letter}"


def test_signs_of_annotators() -> None:
    game = read(
        "1. e4!!! e5???? 2. Nf3!?! $300 Nc6 += 3. Bc4± Bc5 ⩲ 4. O-O +- Nf6=+ 5. d3 ∞ = $12345 *"
    )
    nags = [node.nags for node in game.moves]
    assert nags == [(3, 1), (4,), (5, 1, 300), (14,), (16,), (14,), (18,), (15,), (13, 10)]
    assert [one.message.split(" ")[0] for one in game.remarks] == ["$12345"]
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert [node.nags for node in again.moves] == nags


@pytest.mark.parametrize(
    ("result", "token"),
    [("1–0", "1-0"), ("0—1", "0-1"), ("½-½", "1/2-1/2"), ("½–½", "1/2-1/2"), ("1/2", "1/2-1/2"),
     ("1:0", "1-0"), ("1-0.", "1-0"), ("1/2 - 1/2", "1/2-1/2")],
)  # fmt: skip
def test_results(result: str, token: str) -> None:
    game = read(f"1. e4 e5 {{not 1/2 - 1/2}} {result}")
    assert (game.result, game.remarks, game.moves[1].comment) == (token, (), "not 1/2 - 1/2")
    assert read(f'[Result "{result}"]\n1. e4 e5').result == token


def test_a_result_that_is_not_that_of_the_moves_is_told() -> None:
    game = read("1. f3 e5 2. g4 Qh4# 1-0")
    assert game.result == "0-1"
    assert remarks(game) == ["line 1, column 21: the game ended 0-1 by its moves, not 1-0"]
    # A draw that needs no claim binds who plays: somebody's time may have been up.
    text = '[Result "1-0"]\n' + "Nf3 Nf6 Ng1 Ng8 " * 4
    game = read(text)
    assert (game.result, game.remarks) == ("1-0", ())
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert again.result == "1-0"
    session = store.session_of(game, usual_colours(game.start))
    assert session.outcome is not None
    assert session.outcome.result == "win"
    assert store.record_of(session).result == "1-0"
    assert read("1. f3 e5 2. g4 Qh4# *").remarks == ()


@pytest.mark.parametrize(
    ("tags", "expected", "remark"),
    [
        ('[White ""Robot""]', {"White": '"Robot"'}, "the tag White was read as"),
        ('[White "A "B" C"]', {"White": 'A "B" C'}, "the tag White was read as"),
        ("[Event Club]", {"Event": "Club"}, "the tag Event was read as"),
        ("[White “Ben”]", {"White": "Ben"}, "the tag White was read as"),
        ('[Event "two\nlines"]', {"Event": "two lines"}, "the tag Event was read as"),
        ('[Event "a"\n[Site "b"]', {"Event": "a", "Site": "b"}, "the tag Event was read as"),
        ('[Event "a\\"]', {"Event": "a\\"}, "the tag Event was read as"),
        ('[White-Elo "2000"]', {"White-Elo": "2000"}, None),
        ('[Event "a"]\n[Event "b"]', {"Event": "b"}, "there is more than one tag Event"),
        ('[SetUp "1"]', {}, "tag SetUp: there is no tag FEN"),
        ('Some words\n```pgn\n[Event "a"]', {"Event": "a"}, "text before the tags"),
        ('[Größe "3"]\n[Event "a"]', {"Event": "a"}, "a tag whose name cannot be used"),
    ],
)
def test_tags(tags: str, expected: dict[str, str], remark: str | None) -> None:
    game = read(f"{tags}\n\n1. e4 e5 *")
    assert {"White": game.names[0], **game.tags} == {"White": "", **expected}
    assert line(game) == "e2e4 e7e5"
    if remark is None:
        assert game.remarks == ()
    else:
        assert remark in remarks(game)[0]
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert again == game


@pytest.mark.parametrize(
    ("text", "expected", "comments", "remark"),
    [
        ("1. e4 e5 2. Ke3 Nc6 (2... d6) 3. d4 1-0", "e2e4 e7e5", ["", "Ke3 Nc6 (2... d6) 3. d4"],
         "line 1, column 13: move 2. Ke3: "),
        ("1. f3 e5 2. g4 Qh4# 3. a3 *", "f2f3 e7e5 g2g4 d8h4", ["", "", "", "a3"],
         "column 24: move 3. a3: "),
        ("(1. d4 d5) 1. e4 e5", "e2e4 e7e5", ["", ""],
         "a variation comes before the first move it could replace"),
        ("1. e4 (1. d4 d5 1... e5 1-0", "e2e4 e7e5", ["", ""], "the variation has no end"),
        ("1. e4 (1. d4 d5", "e2e4", [""], "the variation has no end"),
        ("1. e4 ) e5", "e2e4 e7e5", ["", ""], "a variation ends that never began"),
        ("1. e4 ] } e5", "e2e4 e7e5", ["", ""], "a closing bracket without an opening one"),
        ("1. e4 {open e5 2. Nf3", "e2e4", ["open e5 2. Nf3"], "column 7: a comment has no end"),
        ("1. e4 [%clk 0:01] e5", "e2e4 e7e5", ["[%clk 0:01]", ""], "text in brackets"),
        ("1. e4 what a move e5", "e2e4 e7e5", ["what a move", ""], "text among the moves"),
        ("$1 1. e4", "e2e4", [""], "an annotation comes before the first move"),
        ("1. e4 1-0-0", "e2e4", [""], "“1-0-0” is not a result"),
        ("1. e4 \0 e5", "e2e4 e7e5", ["", ""], "a NUL character was ignored"),
        ("1. e4 0000 2. d4 e5", "e2e4", ["0000 2. d4 e5"], "a null move"),
        ("1. e4 e5 2. Qh4h5 d5", "e2e4 e7e5", ["", "Qh4h5 d5"], "move 2. Qh4h5: "),
        ("1. e4 e5 1-0 (1... c5) $1", "e2e4 e7e5", ["", ""], None),
        ("1. e4 e5 1-0 2. Nf3 *", "e2e4 e7e5 g1f3", ["", "", ""], "there is text after the result"),
        ("1. e4 -- 2. d4 e5", "e2e4", ["-- 2. d4 e5"], "a null move"),
        ("1. e4 (1. d4 -- 2. c4) e5", "e2e4 e7e5", ["", ""], None),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_kept_or_told(
    text: str, expected: str, comments: list[str], remark: str | None
) -> None:
    game = read(text)
    assert line(game) == expected
    assert [node.comment for node in game.moves] == comments
    if remark is None:
        assert game.remarks == ()
    else:
        assert remark in remarks(game)[0]


def test_rights_that_do_not_fit_are_taken_away() -> None:
    game = read('[FEN "r4rk1/8/8/8/8/8/8/R3K2R w KQq - 0 1"]\nKd2 *')
    assert game.start.to_text().split(" ")[3] == "KQ/-"
    assert "castling" in remarks(game)[0]
    game = read('[FEN "4k3/8/8/8/8/4P3/8/4K3 b - e3 0 1"]\nKd7 *')
    assert line(game) == "e8d7"
    assert "just have passed" in remarks(game)[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[Variant "Chess960"]\n*', "the variant “Chess960” cannot be played yet"),
        ('[Variant "King of the Hill"]\n*', "the variant “King of the Hill” cannot be"),
        ('\n\n[FEN "8/8 w"]\n*', "line 3, column 1: tag FEN: “8/8 w” is not a FEN"),
        ('[FEN "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1"]\n*', "Chess960"),
        ('[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]\n*', "Black has no King"),
        ('[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"]\n*', "tag FEN"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert message in str(refused.value)


def test_a_variant_is_a_base_game() -> None:
    game = read('[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 Qxe4+ 4. @e2 Qa4 *')
    assert game.options["base"] == "crazyhouse"
    assert line(game) == "e2e4 d7d5 e4d5 d8d5 P@e4 d5e4"
    assert game.moves[-1].comment == "@e2 Qa4"  # there is a pawn on e2
    (again,) = cpgn.read_games(cpgn.write_game(game), find_game)
    assert again == game
    # Such a game too may have gone on after a draw by the rules.
    game = read('[Variant "Crazyhouse"]\n\n' + "Nf3 Nf6 Ng1 Ng8 " * 5 + "e4 *")
    assert (len(game.moves), game.remarks) == (21, ())
    assert game.final().outcome() is None


def test_bytes_that_are_no_letters_are_told_as_lost() -> None:
    source = GameSource(io.BytesIO(b'[White "Z\xc3\xb3e"]\n1. e4 {caf\xc3} e5 *'))
    game = pgn.read_game(next(game_texts(source)), CFANP)
    assert (game.names[0], game.moves[0].comment) == ("Zóe", "caf\N{REPLACEMENT CHARACTER}")
    assert [one.is_lost for one in game.remarks] == [True]
