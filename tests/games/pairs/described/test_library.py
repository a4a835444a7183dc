"""Files of games: what is loaded, what is refused and why."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.games.pairs.described.library import MOST_CHARACTERS, own, parents, read

START = "[bad:chess]\nstartFen = "
GOOD = "[good:chess]\ncfanpName = Good Chess\n"


def refusal(section: str, name: str = "bad") -> tuple[str, str]:
    """Return the key and the sentence on account of which a game is refused, alone."""
    loaded = read(f"{section}\n{GOOD}", "my.ini")
    assert [game.key for game in loaded.games] == ["good"]
    (refused,) = loaded.refused
    assert refused.section == name
    assert str(refused.sentence).startswith("my.ini: ")
    assert str(refused.sentence).count("\n") == 0
    return refused.key, str(refused.sentence)


@pytest.mark.parametrize(
    ("section", "key", "says"),
    [
        ("[bad:chess]\nblastOnCapture = true", "blastOnCapture", "captures explode"),
        ("[bad:nowhere]", "", "“nowhere” is not known"),
        ("[bad:atomic]", "blastOnCapture", "captures explode"),
        ("[bad:chess]\nking = -", "king", "there is no King"),
        (START + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1", "startFen",
         "White has 2 Kings"),
        (START + "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "startFen",
         "Black has 0 Kings"),
        ("[bad:chess]\nmaxFile = 1\nmaxRank = 1", "maxFile", "a board of 1 by 1 cannot be cut"),
        ("[bad:chess]\nmaxFile = z", "maxFile", "“z” (expected a file from a to p)"),
        ("[bad:chess]\nmaxRank = 99", "maxRank", "“99” (expected a number from 1 to 16)"),
        ("[bad:chess]\ncustomPiece1 = x:QQQ?", "customPiece1", "is not Betza’s notation"),
        ("[bad:chess]\ncustomPiece1 = x:nC", "customPiece1", "can be lame"),
        ("[bad:chess]\ncustomPiece1 = x:Nf", "customPiece1", "“f” at the end"),
        ("[bad:chess]\ncustomPiece1 = x", "customPiece1", "and Betza’s notation"),
        ("[bad:chess]\ncustomPiece1 = 7:N", "customPiece1", "expected a letter"),
        ("[bad:chess]\npawnTypes = z", "pawnTypes", "“z” (expected letters of pieces"),
        ("[bad:chess]\npromotedPieceType = p", "promotedPieceType", "expected letters"),
        ("[bad:chess]\npromotionLimit = q:many", "promotionLimit", "a number"),
        ("[bad:chess]\npromotionRegionWhite = z9", "promotionRegionWhite", "squares such as"),
        ("[bad:chess]\ncastling = maybe", "castling", "true or false"),
        ("[bad:chess]\nstalemateValue = fun", "stalemateValue", "win, loss or draw"),
        ("[bad:chess]\nwonder = 1", "wonder", "there is no such key"),
        (START + "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", "startFen",
         "it has 7 ranks (expected 8)"),
        (START + "rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR w - - 0 1", "startFen",
         "rank 3 has 9 files (expected 8)"),
        (START + "rnbqkbnr/pppppppp/8/8/8/7X/PPPPPPPP/RNBQKBNR w - - 0 1",
         "startFen", "“X” on rank 3 is not a piece"),
        (START + "rnbqkbnr/pppppppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR w - - 0 1",
         "startFen", "stands beyond rank 4 of its side"),
        (START + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1",
         "startFen", "is to move first"),
        (START + "rnbqkbnr/pppppppp/8/8/8/7*/PPPPPPPP/RNBQKBNR w - - 0 1",
         "startFen", "walls"),
        ("[bad:chess]\ncfanpHalf = 9", "cfanpHalf", "a number from 1 to 4"),
        ("[bad:chess]\ncfanpBoard = round", "cfanpBoard", "checkered, plain, points"),
        ("[bad:chess]\ncfanpArmies = x: RNB", "cfanpArmies", "8 letters"),
        ("[bad:chess]\nnonsense", "", "“nonsense” in line 2 (expected a key, = and a value)"),
        (f"[bad:chess]\nstartFen = {'8/' * 3000}", "startFen", "too long"),
    ],
)  # fmt: skip
def test_a_game_is_refused_in_one_sentence_and_the_others_load(
    section: str, key: str, says: str
) -> None:
    found, sentence = refusal(section)
    assert found == key
    assert says in sentence, sentence
    assert "[bad]" in sentence
    assert key in sentence


def test_parents_that_go_in_a_circle_are_refused() -> None:
    loaded = read(f"[one:two]\n[two:three]\n[three:one]\n{GOOD}", "my.ini")
    assert [game.key for game in loaded.games] == ["good"]
    assert [one.section for one in loaded.refused] == ["one", "two", "three"]
    assert all("circle" in one.sentence for one in loaded.refused)


@pytest.mark.parametrize("order", [1, -1], ids=["parents first", "children first"])
def test_a_chain_of_parents_is_said_in_one_line_in_either_order(order: int) -> None:
    games = [f"[game{at}:game{at - 1}]" for at in range(1, 150)]
    loaded = read("\n".join(["[game0:chess]", *games][::order]), "my.ini")
    assert {game.key for game in loaded.games} == {f"game{at}" for at in range(100)}
    assert {str(one.sentence).partition("]: ")[2] for one in loaded.refused} == {
        "it has more than 100 parents"
    }
    loaded = read("\n".join(["[game0:chess]\nwonder = 1", *games[:50]][::order]), "my.ini")
    said = {one.section: str(one.sentence) for one in loaded.refused}
    assert said.pop("game0") == "my.ini: [game0] wonder: there is no such key"
    assert len(said) == 50
    for name, sentence in said.items():
        assert sentence == (
            f"my.ini: [{name}] wonder: its parent “game0” cannot be read: there is no such key"
        )


def test_who_comes_from_a_circle_is_refused_for_it() -> None:
    loaded = read("[out:one]\n[one:two]\n[two:one]\n", "my.ini")
    assert [str(one.sentence) for one in loaded.refused] == [
        "my.ini: [out]: its parent “one” cannot be read: its parents go in a circle "
        "(one, two, one)",
        "my.ini: [one]: its parents go in a circle (one, two, one)",
        "my.ini: [two]: its parents go in a circle (one, two, one)",
    ]


def test_a_line_ends_where_files_end_lines_and_nowhere_else() -> None:
    text = "# one\u2028[two:chess]\x85\x0bthree\r[a:chess]\r\n; four\x1c[five]\n[b:chess]\n"
    loaded = read(text, "my.ini")
    assert ([game.key for game in loaded.games], loaded.refused) == (["a", "b"], ())


def test_names_that_are_taken_are_refused() -> None:
    assert "the name is taken" in refusal("[shogi:chess]", "shogi")[1]
    assert "the name is taken" in refusal("[janus:chess]", "janus")[1]
    loaded = read("[a:chess]\n[a:shogi]\n", "my.ini")
    assert [game.files for game in loaded.games] == [8]
    assert ["the name is taken" in one.sentence for one in loaded.refused] == [True]


def test_a_file_of_ten_megabytes_is_refused_at_once() -> None:
    loaded = read("# " + "x" * 10_000_000, "big.ini")
    assert loaded.games == ()
    (refused,) = loaded.refused
    assert str(MOST_CHARACTERS) in refused.sentence


def test_hostile_names_are_plain_text() -> None:
    name = "<b>{x}</b>%n\x1b[2J"
    loaded = read(f"[hostile:chess]\ncfanpName = {name}\n", "my.ini")
    assert str(loaded.games[0].name) == name.replace("\x1b", "\x1b")
    _, sentence = refusal(f"[bad:chess]\ncfanpBoard = {name}")
    assert "\x1b" not in sentence


def test_a_child_may_come_before_its_parent() -> None:
    loaded = read("[child:mother]\n[mother:xiangqi]\nstalemateValue = draw\n", "my.ini")
    assert [game.stalemate for game in loaded.games] == ["draw", "draw"]
    again = read(loaded.sources["child"], "record")
    assert {game.key: game for game in again.games}["child"] is loaded.games[0]


def test_rules_that_are_left_out_are_named() -> None:
    games = {game.key: game for game in own().games}
    assert games["makruk"].not_applied == ("countingRule",)
    assert games["xiangqi"].not_applied == ("chasingRule",)
    assert games["shogi"].not_applied == ()


def test_a_game_is_sent_by_its_description() -> None:
    for game in own().games:
        assert pickle.loads(pickle.dumps(game)) is game


def test_what_may_be_a_parent_is_read_or_refused_for_a_reason() -> None:
    assert not own().refused
    assert len(parents().games) == 47
    assert all(one.key for one in parents().refused)


def test_zones_are_palace_river_and_promotion_zone() -> None:
    zones = {game.key: {zone.name: zone.squares for zone in game.zones} for game in own().games}
    assert {key: set(names) for key, names in zones.items() if names} == {
        "xiangqi": {"palace", "river"},
        "minixiangqi": {"palace"},
        "shogi": {"promotion"},
        "minishogi": {"promotion"},
    }
    assert zones["xiangqi"]["river"] == frozenset(range(36, 45)), "rank 5, at the seam"
    assert zones["shogi"]["promotion"] == frozenset(range(27)), "ranks 1 to 3"
