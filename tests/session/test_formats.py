"""Files of every kind, and positions in a line: what is written of which game, and read back."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.game import Game, OptionError, PositionError
from cfanp_gui.games import registry
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.session import formats, store
from cfanp_gui.session.formats import ImpossiblePositionError
from cfanp_gui.session.match import rematch, seat
from cfanp_gui.session.pasted_text import is_resembled, read_pasted
from cfanp_gui.session.position_texts import foreign_names, read_draft, read_position
from tests.published import PUBLISHED
from tests.record.games import played_by_lot
from tests.session.play import a_session, play

CFANP = find_game("cfanp")
RING = find_game("ring")
STRATEGI = find_game("strategichess")
XIANGQI, ATOMIC = (CFANP.variant({"base": base}) for base in ("xiangqi", "atomic"))
ORDER = pytest.mark.parametrize("game", [*PUBLISHED, XIANGQI], ids=lambda game: game.title)


@pytest.mark.usefixtures("only_published")
def test_the_ends_of_names_are_those_of_all_games() -> None:
    assert formats.kinds_of_games() == (".cpgn", ".pgn")
    assert set(formats.kinds_of_positions()) == {".cfen", ".fen", ".epd", ".rfen", ".stfen"}
    kinds = (".cpgn", ".pgn", ".html", ".cfen", ".fen", ".epd", ".svg", ".png")
    assert formats.written_as(CFANP) == kinds
    assert [kind for kind in kinds if formats.holds_positions(kind)] == [".cfen", ".fen", ".epd"]
    assert formats.written_as(RING) == (".cpgn", ".html", ".rfen", ".svg", ".png")
    assert formats.written_as(STRATEGI) == (".cpgn", ".html", ".stfen", ".svg", ".png")


@ORDER
@pytest.mark.no_cover
def test_every_game_is_saved_as_record_position_and_picture(game: Game, tmp_path: Path) -> None:
    record = played_by_lot(game, 4, 30)
    final = record.final().to_text()
    own = formats.own_positions(game).suffix
    for suffix in (".cpgn", own, ".svg"):
        formats.save(tmp_path / f"game{suffix}", [record])
    # Whichever game is meant otherwise, the file tells which one it is of.
    for meant in PUBLISHED:
        (again,) = formats.load(tmp_path / "game.cpgn", meant)
        assert again.game is game
        assert again.root.equals(record.root)
        (position,) = formats.load(tmp_path / f"game{own}", meant)
        assert position.game is game
        assert position.start.to_text() == final
        assert not position.moves
    root = ElementTree.parse(tmp_path / "game.svg").getroot()
    uses = [one for one in root.iter() if one.tag.endswith("}use")]
    assert len(uses) >= len(record.final().pieces())


@ORDER
def test_positions_are_written_as_they_stood(game: Game, tmp_path: Path) -> None:
    record = played_by_lot(game, game.player_counts[1], 12)
    path = tmp_path / f"game{formats.own_positions(game).suffix}"
    steps = list(record.steps())
    for ply, step in enumerate(steps):
        formats.save(path, [record], ply)
        text = record.start.to_text() if ply == 0 else step.before.to_text()
        assert path.read_text(encoding="utf-8") == f"{text}\n"
    with pytest.raises(RecordError, match="the game has no ply 13 \\(expected 0 to 12\\)"):
        formats.save(path, [record], 13)


def test_rounds_are_recognized_by_the_text_of_a_position(tmp_path: Path) -> None:
    record = GameRecord.new(RING, {"tempo": "rounds"}, ("",) * 3)
    record.root.end.add(MoveNode(RING.parse_action("1:e2e4")))
    formats.save(tmp_path / "game.rfen", [record])
    (again,) = formats.load(tmp_path / "game.rfen", CFANP)
    assert again.options["tempo"] == "rounds"


@pytest.mark.parametrize("suffix", [".pgn", ".cfen", ".fen"])
def test_what_a_game_has_no_words_for_is_refused(suffix: str, tmp_path: Path) -> None:
    target = tmp_path / f"game{suffix}"
    target.write_text("old")
    with pytest.raises(
        RecordError, match=r"“Multi Player Chess” cannot be written to a file “\."
    ) as no:
        formats.save(target, [played_by_lot(RING, 3, 2)])
    assert str(no.value).endswith(f"“{suffix}” (expected .cpgn, .html, .rfen, .svg, .png)")
    assert target.read_text() == "old"


@pytest.mark.parametrize("game", [CFANP, XIANGQI], ids=lambda game: game.title)
def test_pgn_and_fen_are_those_of_two_armies(game: Game, tmp_path: Path) -> None:
    record = played_by_lot(game, 2, 20)
    for suffix in (".pgn", ".fen"):
        formats.save(tmp_path / f"game{suffix}", [record, record])
        games = formats.load(tmp_path / f"game{suffix}", RING)
        assert [one.game for one in games] == [game, game]
        assert games[0].final().to_text().split(" ")[0] == record.final().to_text().split(" ")[0]
    for suffix in (".pgn", ".fen"):
        with pytest.raises(RecordError, match="two armies, not 3"):
            formats.save(tmp_path / f"game{suffix}", [played_by_lot(game, 3, 2)])


def test_unknown_kinds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"unknown kind of file “\.doc” \(expected \.cpgn, \.pgn"):
        formats.load(tmp_path / "game.doc", CFANP)
    with pytest.raises(RecordError, match=r"file “\.doc” .*\.svg, \.png, \.pdf, \.gif\)"):
        formats.save(tmp_path / "game.doc", [played_by_lot(CFANP, 2, 0)])


def test_a_line_that_is_not_a_position_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "game.cfen"
    path.write_bytes(b"\xef\xbb\xbf\n\nnonsense\n")
    with pytest.raises(RecordError, match="line 3: the line: the number of fields is 1"):
        formats.load(path, CFANP)
    path.write_bytes(b"\nab\xff\n")
    with pytest.raises(RecordError, match="line 2, byte 3 of it is not UTF-8 text"):
        formats.load(path, CFANP)


@pytest.mark.parametrize("remembered", ["-", "l=a:BR"])
def test_a_position_under_petersons_rules_is_read_from_the_file_it_was_written_to(
    remembered: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.cfen"
    text = f"8/8/8/6Ka1|8/8/8/7Kb|8/8/8/2Kc5 a 1/2/3 -/-/- - 1 0 1 {remembered}"
    options = {**CFANP.as_seated, "exchange": True}
    start = CFANP.from_text(text, options)
    formats.save(path, [GameRecord.new(CFANP, options, ("",) * 3, start=start)])
    assert path.read_text() == f"{text}\n"
    (again,) = formats.load(path, CFANP)
    assert text.startswith(again.start.to_text())
    assert again.options["exchange"] is (remembered != "-")


# A line of text is known by the game whose position it is.


FEN = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


def test_fen_is_a_position_of_two_armies() -> None:
    given = read_position(FEN)
    assert given.game is CFANP
    assert given.position.players == 2
    assert given.text.split(" ")[1:5] == ["b", "1/2", "KQ/KQ", "Ae3"]
    assert foreign_names() == ("FEN", "EPD")
    assert read_position(FEN, ATOMIC).options["base"] == "atomic"
    (pasted,) = read_pasted(FEN.replace(" w", "[Pp] w").replace(" b", "[Pp] b"))
    assert isinstance(pasted, GameRecord)
    assert pasted.options["base"] == "crazyhouse"


def test_options_of_the_game_that_is_edited_are_tried_first() -> None:
    mirrored = CFANP.initial(3, {"join": "reflect"})
    given = read_position(mirrored.to_text(), CFANP, {"join": "reflect"})
    assert given.options["join"] == "reflect"
    assert given.position == mirrored
    with pytest.raises(PositionError, match="castling"):
        read_position(mirrored.to_text())


EDITED = [(None, "half-boards, army to move"), (RING, "boards, seats, to move")]


def test_nonsense_is_refused_by_the_game_that_is_edited() -> None:
    for first, words in EDITED:
        with pytest.raises(PositionError, match=words):
            read_position("nonsense", first, {})


PLAIN = "8/8/8/6Ka1|8/8/8/7Kb|8/8/8/2Kc5 a 1/2/3 -/-/- - 1 0 1"


def test_a_ninth_field_says_which_of_petersons_rules_are_on() -> None:
    given = read_position(f"{PLAIN} l=a:BR")
    assert given.game is CFANP
    assert given.options["exchange"] is True
    assert "kingcapture" not in given.options  # it may be chosen
    assert given.position.to_text() == f"{PLAIN} l=a:BR"


def test_a_ninth_field_that_says_nothing_leaves_the_rules_to_be_chosen() -> None:
    given = read_position(f"{PLAIN} -")
    assert given.text == PLAIN
    assert not {"defend", "exchange", "kingcapture", "obstacles"} & set(given.options)
    position = CFANP.from_text(given.text, {"kingcapture": True})
    assert position.to_text() == f"{PLAIN} -"


def test_the_rules_of_the_position_edited_are_kept_beside_those_of_the_ninth_field() -> None:
    options = {"join": "reflect", "kingcapture": True}
    given = read_position(f"{PLAIN} l=a:BR", CFANP, options)
    assert given.options.items() >= {**options, "exchange": True}.items()


def test_what_is_wrong_in_a_ninth_field_is_said_of_it() -> None:
    for first in [None, CFANP]:
        with pytest.raises(PositionError, match="“q=1” is not an item"):
            read_position(f"{PLAIN} q=1", first, {})
        with pytest.raises(PositionError, match=r"l=.*X"):
            read_position(f"{PLAIN} l=a:X", first, {})


def test_a_draft_is_what_a_text_says_be_it_possible_or_not() -> None:
    for game in PUBLISHED:
        start = game.initial(game.player_counts[0], game.as_seated)
        draft = read_draft(start.to_text())
        assert draft is not None
        assert (draft.game, draft.editing.to_text()) == (game, start.to_text())
        assert not draft.editing.problems()
    two = read_draft("8/8/8/4k3/8/8/PPPPPPPP/8 w - - 0 1")
    assert two is not None
    assert [str(one.sentence) for one in two.editing.problems()] == [
        "half-boards: army A is alive and has no King"
    ]
    for text in ("", "nonsense", "9/8/8/8/8/8/8/8 w - - 0 1", f"{start.to_text()} x"):
        assert read_draft(text) is None


# Matches with another base game than chess: seated, journaled, saved, and restored.


NAMES = ["Anna", "Ben", "Clara"]
COLOURS = ["#112233", "#445566", "#778899"]


def test_it_is_seated_by_the_options_of_its_base_game() -> None:
    match = seat(CFANP, {"base": "xiangqi", "order": "seats"}, NAMES, COLOURS, 0)
    assert match.game is XIANGQI
    assert rematch(match, (0, 1, 2)).game is match.game
    with pytest.raises(OptionError, match="unknown option “join”"):
        seat(CFANP, {"base": "xiangqi", "join": "rotate"}, NAMES, COLOURS, 0)


def test_a_line_is_known_by_its_base_game() -> None:
    for base in ("xiangqi", "shogi"):
        line = CFANP.initial(3, {"base": base}).to_text()
        for first in (None, CFANP, CFANP.variant({"base": "crazyhouse"})):
            given = read_position(line, first, {} if first is None else first.as_seated)
            assert given.game is CFANP.variant({"base": base})
            assert given.options["base"] == base
    chess = read_position(CFANP.initial(3, {}).to_text(), CFANP.variant({"base": "shogi"}))
    assert chess.game is CFANP
    assert chess.options["base"] == "chess"


def test_a_line_of_a_base_game_that_is_not_known_names_it() -> None:
    line = CFANP.initial(3, {"base": "xiangqi"}).to_text().replace("=xiangqi", "=nothing")
    with pytest.raises(PositionError, match="the base game “nothing” is not known here"):
        read_position(line)


# Games and positions given as text


AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
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


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.key)
def test_a_position_of_each_game(game: registry.Game) -> None:
    position = game.initial(min(game.player_counts), game.as_seated)
    (record,) = read_pasted(f"  {position.to_text()}\n")
    assert record.game.key == game.key
    assert record.start.to_text() == position.to_text()
    assert not record.moves


def test_positions_of_other_programs_one_a_line() -> None:
    (record,) = read_pasted(AFTER_E4)
    assert record.start.to_text().startswith("4Pa3/8/PaPaPaPa1PaPaPa")
    assert len(read_pasted(f"{AFTER_E4}\n\n{AFTER_E4}\n")) == 2


MENDED = {
    "KQ -": "castling rights that do not fit the Kings and Rooks were removed",
    "- e6": "an en passant square that no pawn can just have passed was removed",
}


@pytest.mark.parametrize("rights", MENDED)
def test_rights_that_do_not_fit_are_taken_away_and_told(rights: str, tmp_path: Path) -> None:
    kings = "4k3/8/8/8/8/8/4P3/4K3 w {} 0 1"
    text = f"{AFTER_E4}\n{kings.format(rights)}\n"
    path = tmp_path / "positions.fen"
    path.write_text(text, encoding="utf-8")
    for read in (read_pasted(text), list(formats.stream(path))):
        sound, mended = read
        assert isinstance(sound, GameRecord)
        assert isinstance(mended, GameRecord)
        assert not sound.remarks
        assert [one.sentence for one in mended.remarks] == [f"line 2, column 1: {MENDED[rights]}"]
        assert mended.start == read_pasted(kings.format("- -"))[0].start


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
    good, bad = read_pasted(f"{AFTER_E4}\n8/8/8/8/8/8/8/8 w - - 0 1")
    assert isinstance(good, GameRecord)
    assert isinstance(bad, UnreadGame)
    assert str(bad.error).startswith("line 2: ")
    games = read_pasted('[Variant "No such"]\n\n1. e4 *\n\n[White "A"]\n\n1. e4 e5 *\n')
    assert [type(one) for one in games] == [UnreadGame, GameRecord]
