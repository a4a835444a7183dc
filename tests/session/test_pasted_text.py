"""Games and positions given as text."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.session import formats, store
from cfanp_gui.session.formats import ImpossiblePositionError
from cfanp_gui.session.pasted_text import is_resembled, read_pasted
from tests.session.play import a_session, play

FEN = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
PGN = """[Event "Casual game"]
[Site "https://example.org/abc"]
[White "Anna"]
[Black "Ben"]
[Result "1-0"]

1. e4 { [%clk 0:05:00] } 1... e5 { [%clk 0:05:00] } 2. Nf3 Nc6 1-0
"""


def test_a_whole_game_and_several() -> None:
    for text in (PGN, f"\ufeff  \r\n{PGN}".replace("\n", "\r\n")):
        (game,) = read_pasted(text)
        assert (game.names, game.result, len(game.moves)) == (("Anna", "Ben"), "1-0", 4)
    assert len(read_pasted(f"{PGN}\n{PGN}")) == 2
    (bare,) = read_pasted("1. e4 e5 2. Nf3")
    assert len(bare.moves) == 3


def test_a_record() -> None:
    session = a_session(3)
    play(session, "AB:e4 BC:e4")
    (game,) = read_pasted(cpgn.write_game(store.record_of(session)))
    assert game.final() == session.position


@pytest.mark.parametrize("game", registry.GAMES, ids=lambda game: game.key)
def test_a_position_of_each_game(game: registry.Game) -> None:
    position = game.initial(min(game.player_counts), game.as_seated)
    (record,) = read_pasted(f"  {position.to_text()}\n")
    assert record.game.key == game.key
    assert record.start.to_text() == position.to_text()
    assert not record.moves


def test_positions_of_other_programs_one_a_line() -> None:
    (record,) = read_pasted(FEN)
    assert record.start.to_text().startswith("4Pa3/8/PaPaPaPa1PaPaPa")
    assert len(read_pasted(f"{FEN}\n\n{FEN}\n")) == 2


MENDED = {
    "KQ -": "castling rights that do not fit the Kings and Rooks were removed",
    "- e6": "an en passant square that no pawn can just have passed was removed",
}


@pytest.mark.parametrize("rights", MENDED)
def test_rights_that_do_not_fit_are_taken_away_and_told(rights: str, tmp_path: Path) -> None:
    kings = "4k3/8/8/8/8/8/4P3/4K3 w {} 0 1"
    text = f"{FEN}\n{kings.format(rights)}\n"
    path = tmp_path / "positions.fen"
    path.write_text(text, encoding="utf-8")
    for read in (read_pasted(text), list(formats.stream(path))):
        sound, mended = read
        assert isinstance(sound, GameRecord)
        assert isinstance(mended, GameRecord)
        assert not sound.remarks
        assert [one.sentence for one in mended.remarks] == [f"line 2, column 1: {MENDED[rights]}"]
        assert mended.start == read_pasted(kings.format("- -"))[0].start


def test_a_start_position_of_chess960_is_refused_by_its_name() -> None:
    with pytest.raises(ImpossiblePositionError, match="Chess960"):
        read_pasted("bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1")


NEITHER = (
    "",
    "hello",
    "Dear all,\nsee you",
    "https://example.org/a/b/c/d",
    "/home/a/b/c.pgn",
    "12/11/2026",
    "<p>1</p>",
)


def test_what_is_neither_is_said_to_be_neither() -> None:
    for text in NEITHER:
        assert not is_resembled(text)
        with pytest.raises(RecordError, match="it is neither a game nor a position"):
            read_pasted(text)


def test_an_impossible_position_can_be_mended() -> None:
    bare = "8/8/8/8/8/8/8/8 w - - 0 1"
    with pytest.raises(ImpossiblePositionError) as raised:
        read_pasted(f"{bare}\n{bare}")
    assert raised.value.text == bare


def test_what_cannot_be_read_takes_nothing_else_with_it() -> None:
    good, bad = read_pasted(f"{FEN}\n8/8/8/8/8/8/8/8 w - - 0 1")
    assert isinstance(good, GameRecord)
    assert isinstance(bad, UnreadGame)
    assert str(bad.error).startswith("line 2: ")
    games = read_pasted('[Variant "No such"]\n\n1. e4 *\n\n[White "A"]\n\n1. e4 e5 *\n')
    assert [type(one) for one in games] == [UnreadGame, GameRecord]
