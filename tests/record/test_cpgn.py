"""Records of games: written, read, refused."""

from __future__ import annotations

import os
import random
import stat
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cfanp_gui.core.game import Outcome
from cfanp_gui.games.armies.actions import EndTurn
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, files, movetext
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError, result_token
from tests.core.build import cfen
from tests.record.games import CFANP, MANY_BONUS_MOVES, STARTS, actions, do, new_game, play_on
from tests.slow import examples, seeds
from tests.systems import needs_links

HEAD = '[Variant "Chess For Any Number of Players"]\n[Players "3"]\n'
HOUSE_RULES: list[dict[str, str | bool]] = [
    {},
    {"touch": True},
    {"join": "reflect", "bonus": "single", "order": "seats"},
    {"captured": "removed"},
    {"captured": "dead", "friendly": False},
]
CASES = [
    *(({}, players, None) for players in range(2, 9)),
    *((rules, 4, None) for rules in HOUSE_RULES),
    *((rules, 0, start) for rules in HOUSE_RULES for start in STARTS[1:]),
]


def move(text: str) -> MoveNode:
    return MoveNode(CFANP.parse_action(text))


def one(text: str) -> GameRecord:
    (game,) = cpgn.read_games(text, find_game)
    return game


def problem(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        cpgn.read_games(text, find_game)
    return str(caught.value)


def moves_of(text: str) -> str:
    """Return the movetext of a written game."""
    return text.split("\n\n", 1)[1].strip()


@pytest.mark.parametrize(("options", "players", "start"), CASES)
@pytest.mark.parametrize("seed", seeds(3))
def test_what_is_written_reads_back(
    options: dict[str, str | bool], players: int, start: str | None, seed: int
) -> None:
    rng = random.Random(f"{seed}{options}{players}")
    game = new_game(players, start, **options)
    final = play_on(game, rng, 60)
    text = cpgn.write_game(game)
    again = one(text)
    assert actions(again) == actions(game)
    assert again.final().to_text() == final.to_text()
    assert again.options == game.options
    assert again.names == game.names
    assert again.custom_start == (start is not None)
    assert again.start.to_text() == game.start.to_text()
    assert cpgn.write_game(again) == text
    assert again.result == result_token(final.players, final.outcome())
    assert all(len(line) < 80 for line in moves_of(text).split("\n"))


def test_the_whole_of_a_record() -> None:
    game = GameRecord.new(
        CFANP,
        {"touch": True},
        ("Ann", 'The "Bishop" \\', "Żółć 王"),
        colours=("#aabbcc", "#000000", "#123456"),
    )
    game.tags = {"Date": "2026.11.21", "Annotator": "me"}
    game.comment = "before"
    game.moves = [move("AB:"), move("AB:e2e4"), move("BC:"), move("BC:d2d4")]
    game.moves[1].nags = (1, 16)
    game.moves[1].comment = "a {brace} and [%cal Gd1h5]"
    text = cpgn.write_game(game)
    assert text == (
        '[Event "?"]\n[Site "?"]\n[Date "2026.11.21"]\n[Round "?"]\n[Result "*"]\n'
        '[Variant "Chess For Any Number of Players"]\n[Players "3"]\n'
        '[ArmyA "Ann"]\n[ArmyB "The \\"Bishop\\" \\\\"]\n[ArmyC "Żółć 王"]\n'
        '[ColourA "#aabbcc"]\n[ColourB "#000000"]\n[ColourC "#123456"]\n'
        '[Options "order=lot join=rotate bonus=boards captured=taken friendly=on touch=on"]\n'
        '[Annotator "me"]\n'
        "\n{before} 1. AB: AB:e4 $1 $16 {a {brace) and [%cal Gd1h5]} BC: BC:d4 *\n"
    )
    again = one(text)
    assert again.names == game.names
    assert again.colours == game.colours
    assert again.tags == game.tags
    assert again.comment == "before"
    assert again.moves[1].nags == (1, 16)
    assert again.moves[1].comment == "a {brace) and [%cal Gd1h5]"
    assert cpgn.write_game(again) == text


def test_the_end_of_a_turn_is_written_only_where_nothing_implies_it() -> None:
    game = new_game(0, MANY_BONUS_MOVES)
    game.moves = [move("AB:d1e1"), move("end"), move("BC:e1e2")]
    assert moves_of(cpgn.write_game(game)).startswith("9. AB:Ke1 BC:Ke2")
    assert actions(one(cpgn.write_game(game))) == ["AB:d1e1", "end", "BC:e1e2"]
    game.moves.pop()
    assert moves_of(cpgn.write_game(game)) == "9. AB:Ke1 &-- *"
    game.moves.append(move("resign:2"))
    assert moves_of(cpgn.write_game(game)).startswith("9. AB:Ke1 &-- resign:2")
    # What was noted on it keeps it.
    game.moves = [move("AB:d1e1"), MoveNode(EndTurn(), "no more"), move("BC:e1e2")]
    text = cpgn.write_game(game)
    assert moves_of(text).startswith("9. AB:Ke1 &-- {no more} BC:Ke2")
    assert cpgn.write_game(one(text)) == text


def test_rounds_are_numbered_where_they_begin() -> None:
    game = new_game(3)
    game.moves = [move(t) for t in ("AB:e2e4", "BC:e2e4", "AC:e7e5", "AB:d2d4")]
    assert moves_of(cpgn.write_game(game)) == "1. AB:e4 BC:e4 AC:e5 2. AB:d4 *"


def test_an_unsettled_start_is_kept_and_played_from_where_it_settles() -> None:
    # Army a has no move and no check: it passes, then b is to move.
    text = cfen(3, "Ka:Aa1 Qb:Ab3 Kb:Be1 Kc:Ce4", turn="1")
    start = CFANP.from_text(text, {})
    assert start.resolve_pending()[0].turn().seat == 1
    game = new_game(0, text)
    game.moves = [move("BC:e1e2")]
    again = one(cpgn.write_game(game))
    assert again.start.to_text() == text
    assert actions(again) == ["BC:e1e2"]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1. AB:e4 *", "*"),
        ("1. AB:e4 1-0-0", "1-0-0"),
        ("1. AB:e4 0-1/2-1/2", "0-1/2-1/2"),
        ("1. AB:e4 1/2-1/2", "1/2-1/2"),
        ("1. AB:e4 1-0", "1-0"),
        ("1. AB:e4", "*"),
        ("1. resign:1 resign:3 *", "0-1-0"),
        ("1. resign:1 resign:3 1-0-0", "0-1-0"),
        ("1. resign:2 draw *", "1/2-0-1/2"),
    ],
)
def test_results(text: str, result: str) -> None:
    game = one(HEAD + text)
    assert game.result == result
    again = cpgn.write_game(game)
    assert f'[Result "{result}"]' in again
    assert again.endswith(f" {result}\n")


def test_the_result_tag_counts_where_the_moves_say_nothing() -> None:
    assert one(f'{HEAD}[Result "0-0-1"]\nAB:e4 *').result == "0-0-1"
    assert one(f'{HEAD}[Result "0-0-1"]\nAB:e4 1-0-0').result == "1-0-0"
    assert one(f'{HEAD}[Result "0-0-1"]\nAB:e4').result == "0-0-1"
    two = HEAD.replace("3", "2")
    assert one(f"{two} 1. f3 e5 2. g4 Qh4# *").result == "0-1"
    assert one(f"{two} 1. draw").result == "1/2-1/2"


def test_result_tokens() -> None:
    assert result_token(3, None) == "*"
    assert result_token(3, Outcome("win", (2,), "")) == "0-1-0"
    assert result_token(4, Outcome("draw", (1, 4), "")) == "1/2-0-0-1/2"


def test_a_person_may_write_freely() -> None:
    game = one(
        "\ufeff% a line that is skipped\r\n"
        + HEAD.replace("\n", "\r\n")
        + "{one} {two} ; three\r\n1.AB:e4!? ! (1. AB:d4 {not} (AB:c4) 1-0) {yes\r\n indeed}"
        "1... b2b3xx\r\n".replace("b2b3xx", "BC:e4 e.p. $3")
        + "AC : \r\n1-0-0".replace("AC : ", "")
    )
    assert game.comment == "one two three"
    assert actions(game) == ["AB:e2e4", "BC:e2e4"]
    assert game.moves[0].nags == (5, 1)
    assert game.moves[0].comment == "yes indeed"
    assert game.moves[1].nags == (3,)
    assert game.result == "1-0-0"
    lines = game.moves[0].variations
    assert [[node.action.text for node in line] for line in lines] == [["AB:d2d4"], ["AB:c2c4"]]
    assert lines[0][0].comment == "not"


def test_castling_in_zeros_is_no_result() -> None:
    text = cfen(2, "Ka:Ae1 Ra:Ah1 Kb:Bd1 Rb:Bh1", castling="K/Q", turn="1")
    game = one(f'[Variant "cfanp"]\n[CFEN "{text}"]\n1. 0-0 0-0-0 *')
    assert actions(game) == ["AB:e1g1", "AB:e8c8"]


def test_several_games_in_one_text() -> None:
    games = []
    for seed in range(4):
        games.append(new_game(2 + seed))
        play_on(games[-1], random.Random(seed), 12)
    text = "\n".join(cpgn.write_game(game) for game in games)
    again = cpgn.read_games(text, find_game)
    assert [actions(game) for game in again] == [actions(game) for game in games]
    # A missing result token ends at the next tags.
    assert len(cpgn.read_games(f"{HEAD}1. AB:e4\n{HEAD}1. AB:d4", find_game)) == 2
    assert len(cpgn.read_games(f"{HEAD}*\n{HEAD}{{only a comment}}", find_game)) == 2
    assert cpgn.read_games("", find_game) == []
    assert cpgn.read_games(" \n{just words}\n% and more\n", find_game) == []


def test_tags_of_others_are_kept_and_defaults_are_not() -> None:
    game = one('[Event "?"]\n[Site "Ghent"]\n[White "A\x01B"]\n' + HEAD + "*")
    assert game.tags == {"Site": "Ghent", "White": "A B"}
    text = cpgn.write_game(game)
    assert text.index("Event") < text.index("Site") < text.index("White")


def test_text_that_is_none_becomes_spaces() -> None:
    game = GameRecord.new(CFANP, {}, ("a\nb\0c\u2028d\udc80e", ""))
    game.comment = "}\n \x07 nbsp\u00a0stays zwj\u200dstays"
    text = cpgn.write_game(game)
    text.encode("utf-8")
    again = one(text)
    assert again.names == ("a b c d e", "")
    assert again.comment == ") nbsp\u00a0stays zwj\u200dstays"
    assert cpgn.write_game(again) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1. e4", "line 1, column 4: the game has no tag Variant (expected such as"),
        ('[Players "3"]', "no tag Variant"),
        ('[Variant "Chess"]', "“Chess” is an unknown game (expected Chess For Any"),
        ('[Variant "cfanp"]', "no tag Players (expected such as [Players"),
        (
            '[Variant "cfanp"]\n[Players "27"]',
            "line 2, column 1: tag Players: “27” is not a number of",
        ),
        ('[Variant "cfanp"]\n[Players "x"]', "expected 2 to 26"),
        (f'{HEAD}[Players "3"]', "line 3, column 1: there is more than one tag Players"),
        (f'{HEAD}[SetUp "1"]', "no tag CFEN with its start position"),
        (f'{HEAD}[CFEN "x"]', "tag CFEN: the line: the number of fields is 1"),
        (f'{HEAD}[CFEN "{cfen(2, "Ka:Ae1 Kb:Be1 Qb:Bd4")}"]', "there are 2 in the tag CFEN"),
        (f'{HEAD}[Options "join"]', "“join” is not an option (expected such as join=rotate)"),
        (f'{HEAD}[Options "join=x"]', "option “join” is 'x' (expected one of rotate, reflect)"),
        (f'{HEAD}[Options "touch=x"]', "option “touch” is “x” (expected on or off)"),
        (f'{HEAD}[Options "touch=on touch=on"]', "option “touch” is given twice"),
        (f'{HEAD}[Options "nix=on"]', "unknown option “nix”"),
        (f'{HEAD}[ArmyD "x"]', "tag ArmyD: the game has 3 players (expected ArmyA to ArmyC)"),
        (f'{HEAD}[ColourA "red"]', "“red” is not a colour (expected such as #1a2b3c)"),
        (f'{HEAD}[Result "won"]', "tag Result: “won” is not a result"),
        (
            f"{HEAD}1. AB:e4\nAB:Qd5",
            "line 4, column 1: move 2: “AB:Qd5”: Your pawn on Be2 (d7) is in the way",
        ),
        (f"{HEAD}1. AB:e2e5", "line 3, column 4: move 1, “AB:e2e5”: The pawn on Ae2 cannot"),
        (f"{HEAD}1. &AB:e4", "move 1: “&AB:e4” starts with & but no move was made"),
        (f"{HEAD}1. draw AB:e4", "move 2: “AB:e4”: the game is over"),
        (f"{HEAD}$1 AB:e4", "an annotation comes before the first move"),
        (f"{HEAD}AB:e4 $10000", "an annotation was expected, such as $1"),
        (f"{HEAD}AB:e4 !!!", "“!!!” is not an annotation (expected such as ! or ?)"),
        (f"{HEAD}AB:e4 (AB:d4", "line 3, column 7: the variation has no end"),
        (f"{HEAD}(AB:e4) AB:d4", "line 3, column 1: a variation comes before the first move"),
        (f"{HEAD}AB:e4 (\n{{x}} $1", "line 4, column 5: an annotation comes before the first"),
        (f"{HEAD}AB:e4 (AB:d4 BC:d4 CD:e4)", "column 20: move 3: “CD:e4”"),
        (f"{HEAD}AB:e4 {{{'x' * 1_000_000}}}", "the comment has 1000002 characters (expected at"),
        (f"{HEAD}AB:e4 {'{xxxxx}' * 200_000}", "the comments on a move have"),
        (f"{HEAD}{'x' * 1_001}", "the word has 1001 characters (expected at most 1000)"),
        (f'{HEAD}[Event "{"x" * 1_000_000}"]', "the tag has 1000010 characters"),
        ("".join(f'[T{n} ""]' for n in range(1_101)), "there are more than 1100 tags"),
        (f"{HEAD}AB:Nd4", "(legal: AB:Na3, AB:Nc3, AB:Nf3, AB:Nh3)"),
        (f"{HEAD}AB:b1d4", "(legal: AB:Na3, AB:Nc3)"),
        (f"{HEAD}AB:e5", "(legal: AB:a3, AB:a4, AB:b3, AB:b4, AB:c3, AB:c4, AB:d3, AB:d4, …)"),
        (f"{HEAD}AB:Ke2", "(legal: AB:a3, AB:a4,"),
        (f"{HEAD}CD:e4", "(legal pairs: AB, AC)"),
        (f"{HEAD}AB:e4 ) *", "line 3, column 7: a variation ends that never began"),
        (f"{HEAD}AB:e4\n {{what", "line 4, column 2: the comment has no end (expected })"),
        (f"{HEAD}AB:e4 }}", "a comment ends that never began"),
        (f"{HEAD}AB:e4 ]", "a tag ends that never began"),
        (f"{HEAD}[Bad tag]", "line 3, column 1: a tag was expected, such as [Players"),
        (f'{HEAD}[Event "x]\n*', "a tag was expected"),
        (f"{HEAD}\n\0", "line 4, column 1: there is a NUL character"),
    ],
)
def test_the_errors_of_bad_records(text: str, says: str) -> None:
    assert says in problem(text)


@pytest.mark.parametrize("tag", ["ArmyA", "CFEN", "Result", "Variant"])
def test_own_tags_are_not_given_twice(tag: str) -> None:
    game = new_game(2)
    game.tags = {tag: "x"}
    with pytest.raises(RecordError, match=f"the tag {tag} is written by the record itself"):
        cpgn.write_game(game)


def test_what_cannot_be_written_is_refused() -> None:
    game = new_game(2)
    game.tags = {"no name": "x"}
    with pytest.raises(RecordError, match="“no name” is not a tag name"):
        cpgn.write_game(game)
    game.tags = {}
    game.result = "won"
    with pytest.raises(RecordError, match="“won” is not a result"):
        cpgn.write_game(game)
    game.moves = [move("AB:e2e4"), move("AB:e2e4")]
    with pytest.raises(RecordError, match="move 2, AB:e2e4: There is no piece on Ae2"):
        cpgn.write_game(game)


def test_files_are_utf8_with_or_without_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.cpgn"
    data = f'{HEAD}[ArmyA "Zoë"]\n1. AB:e4 *'.encode()
    for mark in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(mark + data)
        assert cpgn.load(path, find_game)[0].names == ("Zoë", "", "")
        path.write_bytes(mark + data + b"\n\n \xff")
        with pytest.raises(RecordError, match="line 6, column 2: a byte is not text"):
            cpgn.load(path, find_game)
    path.write_bytes(data + b"\n\0")
    with pytest.raises(RecordError, match="line 5, column 1: there is a NUL"):
        cpgn.load(path, find_game)
    with pytest.raises(FileNotFoundError):
        cpgn.load(tmp_path / "none", find_game)


@needs_links
def test_saving_replaces_and_keeps_permissions_and_links(tmp_path: Path) -> None:
    path = tmp_path / "game.cpgn"
    game = new_game(3)
    cpgn.save(path, [game])
    assert len(cpgn.load(path, find_game)) == 1
    path.chmod(0o640)
    link = tmp_path / "link.cpgn"
    link.symlink_to(path)
    cpgn.save(link, [game, game])
    assert link.is_symlink()
    assert len(cpgn.load(path, find_game)) == 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["game.cpgn", "link.cpgn"]


@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.cpgn"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(OSError, match="No space left"):
        cpgn.save(path, [new_game(3)])
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_saving_into_nowhere_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        cpgn.save(tmp_path / "none" / "game.cpgn", [new_game(2)])


def test_leftovers_of_killed_saves_are_swept_when_old(tmp_path: Path) -> None:
    old = tmp_path / ".game.cpgn.0123.cfanp-part"
    young = tmp_path / ".game.cpgn.4567.cfanp-part"
    other = tmp_path / "mine.txt"
    for path in (old, young, other):
        path.touch()
    hour_ago = time.time() - 3600
    os.utime(old, (hour_ago, hour_ago))
    os.utime(other, (hour_ago, hour_ago))
    files.sweep_parts(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([young, other])


def test_a_folder_that_cannot_be_synced_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.sync_folder(tmp_path / "none")
    monkeypatch.setattr(os, "name", "nt")
    files.sync_folder(tmp_path)


def test_a_record_checks_its_parts() -> None:
    start = CFANP.initial(3, {})
    with pytest.raises(ValueError, match="the number of names is 2"):
        GameRecord(CFANP, {}, ("a", "b"), (), start)
    with pytest.raises(ValueError, match="the number of colours is 1"):
        GameRecord(CFANP, {}, ("a", "b", "c"), ("#aabbcc",), start)
    with pytest.raises(ValueError, match="is not a colour"):
        GameRecord(CFANP, {}, ("a", "b", "c"), ("red",) * 3, start)
    with pytest.raises(ValueError, match="unknown option"):
        GameRecord.new(CFANP, {"nix": True}, ("a", "b"))
    with pytest.raises(ValueError, match="the number of players is 1"):
        GameRecord.new(CFANP, {}, ("a",))
    game = new_game(2)
    assert game.final().to_text() == game.start.to_text()
    game.moves = [move("AB:e2e4")]
    assert game.final().to_text() == do(game.start, "AB:e2e4").to_text()


def _sample() -> str:
    game = new_game(0, MANY_BONUS_MOVES)
    play_on(game, random.Random(3), 14)
    game.moves[0].comment = "first"
    game.moves[3].nags = (2,)
    return cpgn.write_game(game)


SAMPLE = _sample()
JUNK = st.one_of(
    st.text(max_size=6),
    st.sampled_from(
        ["{", "}", "(", ")", "[", "]", '"', "\\", "$", "$9", "%", ";", "\n", "*", "1-0", "&", "&--",
         "AB:e4", "give:a=2", "resign:1", '[Players "2"]', "\0", "\ufeff", "99.", "!", "0-0"]
    ),
)  # fmt: skip
CHANGES = st.lists(
    st.tuples(st.integers(0, len(SAMPLE)), st.integers(0, 12), JUNK), min_size=1, max_size=4
)


def games_or_error(text: str) -> list[GameRecord]:
    """Return the games of a text; none where it is refused as it should be."""
    try:
        return cpgn.read_games(text, find_game)
    except RecordError as error:
        message = str(error)
    assert message.startswith("line ")
    assert "\n" not in message
    return []


@settings(max_examples=examples(100), suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(CHANGES)
def test_a_spoilt_record_is_read_or_a_record_error(changes: list[tuple[int, int, str]]) -> None:
    text = SAMPLE
    for at, cut, junk in changes:
        text = text[:at] + junk + text[at + cut :]
    for game in games_or_error(text):
        written = cpgn.write_game(game)
        assert cpgn.write_game(one(written)) == written


@given(st.text(max_size=200))
def test_any_text_is_read_or_a_record_error(text: str) -> None:
    games_or_error(text)


NAMES = st.text(max_size=20)


@pytest.mark.parametrize("comment", ["\xa0", "\u3000"])
def test_a_comment_of_unusual_spaces_stays(comment: str) -> None:
    game = GameRecord.new(CFANP, {}, ("Anna", "Ben"))
    game.comment = comment
    game.moves = [move("AB:e2e4")]
    text = cpgn.write_game(game)
    assert one(text).comment == comment
    assert cpgn.write_game(one(text)) == text


@settings(max_examples=examples(60), deadline=None)
@given(st.tuples(NAMES, NAMES), NAMES, st.text(max_size=200), st.text(max_size=120))
def test_any_text_can_be_named_tagged_and_noted(
    names: tuple[str, str], event: str, before: str, comment: str
) -> None:
    game = GameRecord.new(CFANP, {}, names)
    game.tags = {"Event": event}
    game.comment = before
    game.moves = [move("AB:e2e4")]
    game.moves[0].comment = comment
    text = cpgn.write_game(game)
    again = one(text)
    assert cpgn.write_game(again) == text
    if all(name.isprintable() for name in names):
        assert again.names == names


def test_a_record_by_peterson_s_rules() -> None:
    start = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"
    game = new_game(4, start, exchange=True)
    texts = ["AD:a2a4", "AB:c2a4", "end", "CD:c2c4", "AD:a8b8", "AB:h1g1", "AB:a8a7", "-Cg2"]
    position = game.start
    for text in texts:
        action = CFANP.parse_action(text)
        if position.refusal(action) is not None and text == "end":
            continue
        position, _ = position.apply(action)
        game.moves.append(move(text))
    text = cpgn.write_game(game)
    assert "exchange=on" in text
    assert " -NCg2 " in text
    (again,) = cpgn.read_games(text, find_game)
    assert actions(again) == actions(game)
    assert again.final().to_text() == position.to_text()
    two = '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n[Options "defend=on"]\n\n*\n'
    with pytest.raises(RecordError, match="more than two players"):
        cpgn.read_games(two, find_game)


LONG = "T" * 300
FULL = "x" * movetext.MAX_COMMENT


@pytest.mark.parametrize(
    "text",
    [
        f'[{LONG} "x"]\n\nAB:e4',
        f"AB:e4 {{{FULL[2:]}}} {{x}}",
        f"AB:e4 ;{FULL}\n",
        f"AB:e4 {'(AB:d4 ' * movetext.MAX_DEPTH}{')' * movetext.MAX_DEPTH}",
        f"AB:e4 {' '.join(f'${nag}' for nag in range(256))}",
    ],
    ids=["tag name", "comments", "comment to the end of its line", "depth", "glyphs"],
)
def test_what_is_as_long_as_can_be_read_can_be_written_and_read_again(text: str) -> None:
    written = cpgn.write_game(one(f"{HEAD}{text} *"))
    assert cpgn.write_game(one(written)) == written


def test_comments_are_not_read_that_would_be_too_long_in_one() -> None:
    told = "the comments on a move have 1000000 characters (expected at most 999998)"
    assert told in problem(f"{HEAD}AB:e4 {{{FULL}}} {{x}} *")
