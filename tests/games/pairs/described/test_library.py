"""Files of games: what is loaded, how long it may be, and what games and pieces are called.

The golden table of sections has what is refused, and why.
"""

import pickle

import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.movement import sentences
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.text import Plural
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.pairs.described.library import MOST_CHARACTERS, own, parents, read
from cfanp_gui.record.tokens import token

GAMES = {game.key: game for game in own().games}


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
    line = 2 if order > 0 else 52
    assert said.pop("game0") == f"my.ini:{line}: [game0] wonder: there is no such key"
    assert len(said) == 50
    for name, sentence in said.items():
        assert sentence == (
            f"my.ini:{line}: [{name}] wonder: its parent “game0” cannot be read: "
            "there is no such key"
        )


def test_a_line_ends_where_files_end_lines_and_nowhere_else() -> None:
    text = "# one\u2028[two:chess]\x85\x0bthree\r[a:chess]\r\n; four\x1c[five]\n[b:chess]\n"
    loaded = read(text, "my.ini")
    assert ([game.key for game in loaded.games], loaded.refused) == (["a", "b"], ())


def test_a_file_that_is_too_long_is_refused_at_once_and_a_start_too() -> None:
    loaded = read("# " + "x" * 10_000_000, "big.ini")
    assert loaded.games == ()
    (refused,) = loaded.refused
    assert str(MOST_CHARACTERS) in refused.sentence
    (refused,) = read(f"[bad:chess]\nstartFen = {'8/' * 3000}", "my.ini").refused
    assert str(refused.sentence) == "my.ini:2: [bad] startFen: it is longer than 4000 characters"


def test_children_and_parents() -> None:
    loaded = read("[child:mother]\n[mother:xiangqi]\nstalemateValue = draw\n", "my.ini")
    assert [game.stalemate for game in loaded.games] == ["draw", "draw"]
    again = read(loaded.sources["child"], "record")
    assert {game.key: game for game in again.games}["child"] is loaded.games[0]
    assert not own().refused
    assert len(parents().games) == 37
    assert all(one.key for one in parents().refused)
    for game in own().games:
        assert pickle.loads(pickle.dumps(game)) is game, "it is sent by its description"


def test_rules_that_are_left_out_are_named() -> None:
    left_out = {key: GAMES[key].not_applied for key in ("makruk", "xiangqi", "shogi")}
    assert left_out == {"makruk": ("countingRule",), "xiangqi": ("chasingRule",), "shogi": ()}


def test_zones_are_palace_river_and_promotion_zone() -> None:
    zones = {key: {one.name: one.squares for one in game.zones} for key, game in GAMES.items()}
    found = {" ".join(sorted(names)): [] for names in zones.values()}
    for key, names in zones.items():
        found[" ".join(sorted(names))].append(key)
    assert found.pop("").count("kyotoshogi") == 1, "all of a half-board is no zone"
    assert found.keys() == {"palace river", "palace", "promotion"}
    assert found["palace river"] == ["xiangqi", "manchu", "xiangqihouse"]
    assert found["palace"] == ["minixiangqi", "janggi"]
    assert zones["xiangqi"]["river"] == frozenset(range(36, 45)), "rank 5, at the seam"
    assert zones["shogi"]["promotion"] == frozenset(range(27)), "ranks 1 to 3"


# Names


@pytest.mark.parametrize(
    ("key", "letters", "names"),
    [
        ("xiangqi", "KABNRCP", "general advisor elephant horse chariot cannon soldier"),
        ("courier", "BEMW", "courier archer mann sneak"),
        ("makruk", "MSNP", "met khon knight pawn"),
        ("grand", "AC", "cardinal marshal"),
        ("differentarmies", "DWFLU", "bede waffle FAD colonel half-duck"),
        ("berolina", "P", "pawn"),
    ],
)
def test_pieces_have_their_names_at_home(key: str, letters: str, names: str) -> None:
    types = GAMES[key].types
    assert [str(types[letter].name) for letter in letters] == names.split()


def test_promoted_pieces_have_names_of_their_own_and_none_is_called_by_its_letter() -> None:
    types = GAMES["shogi"].types
    assert [str(types[one].name) for one in ("+P", "+R")] == ["tokin", "dragon"]
    assert str(types["+S"].title) == "Promoted silver general"
    assert str(Plural(types["+B"].plural, "", 2)) == "2 horses"
    pawn = GAMES["makruk"].types["P"]
    assert (str(pawn.title), str(pawn.heading), str(pawn.many)) == ("pawn", "Pawn", "Pawns")
    for game in own().games:
        assert game.name.template == game.game.shown.name, "a sentence for translators"
        for letter, kind in game.types.items():
            assert str(kind.name) != letter, (game.key, letter)
            title = str(kind.name)[:1].upper() + str(kind.name)[1:]
            assert str(kind.title) == title or kind.name in [
                one.name for one in FIDE_TYPES.values()
            ]


def test_games_of_other_files_are_called_as_they_are_written() -> None:
    """Their pieces as in their family, or by their letters."""
    (game,) = read("[mine:xiangqi]\nsoldierPromotionRank = 7\n", "mine.ini").games
    assert str(game.types["R"].name) == "chariot"
    (game,) = read("[other:chess]\ncustomPiece1 = z:NNZ\n", "other.ini").games
    assert str(game.types["Z"].name) == "Z"
    assert str(Plural(game.types["Z"].plural, "", 2)) == "2 Z"
    for name in ("Xiangqi", "<b>{x}</b>%n\x1b[2J"):
        (game,) = read(f"[mine:chess]\ncfanpName = {name}\n", "mine.ini").games
        assert (game.name.template, game.name.values) == ("{name}", {"name": name})


def test_an_emblem_tells_what_the_array_does_not() -> None:
    told = {key: game.emblem for key, game in GAMES.items() if game.emblem}
    assert told == {
        "3check": "+3", "5check": "+5", "atomic": "✸", "antichess": "×!", "kinglet": "♟",
        "extinction": "♟♞♝♜♛♚", "coregal": "♚♛", "threekings": "♚♚♚", "differentarmies": "×4",
    }  # fmt: skip


# As what pieces are drawn, and how they are said to move


def test_xiangqi_and_shogi_wear_tokens_that_are_drawn_and_others_figures() -> None:
    assert {one.asset for one in GAMES["xiangqi"].types.values()} == {
        f"xiangqi/{kind}"
        for kind in ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier")
    }
    shogi = GAMES["shogi"].types
    assert [shogi[letter].asset for letter in ("P", "+P", "+S", "+N", "+L", "+R", "+B", "G")] == [
        f"shogi/{kind}"
        for kind in ("pawn", "tokin", "promoted-silver", "promoted-knight", "promoted-lance",
                     "dragon", "horse", "gold")
    ]  # fmt: skip
    kyoto = GAMES["kyotoshogi"].types
    assert (kyoto["+L"].asset, kyoto["+N"].asset) == ("shogi/tokin", "shogi/gold")
    assert GAMES["crazyhouse"].types["Q~"].asset == "queen"
    assert GAMES["makruk"].types["S"].asset == "disc/S bs-1,-1 bs-1,1 bs0,1 bs1,-1 bs1,1"
    assert GAMES["orda"].types["A"].asset.startswith("disc/A cl-1,-1 cl-1,1 cl1,-1 cl1,1 ms-1,-2")
    assert GAMES["janggi"].types["A"].asset == "janggi/guard"
    assert GAMES["synochess"].types["C"].asset == "disc/C bh-1,0 bh0,-1 bh0,1 bh1,0"
    for key in ("xiangqi", "minixiangqi", "shogi", "minishogi"):
        assert all(token(one.asset, "#c8312b") for one in GAMES[key].types.values())


@pytest.mark.parametrize(
    ("key", "letter", "words"),
    [
        ("shogi", "N", "moves and captures 2 squares forward and 1 aside"),
        ("shogi", "L", "moves and captures any number of squares forward"),
        ("minixiangqi", "C", "captures in the same way, but over one piece in between"),
        ("janggi", "C", "moves and captures any number of squares straight in any direction, "
         "over one piece"),
        ("janggi", "K", "moves and captures one square straight in any direction"),
        ("berolina", "P", "from its first square it also goes up to 2 squares diagonally forward"),
        ("differentarmies", "S", "moves and captures up to 4 squares straight in any direction"),
        ("differentarmies", "O", "moves and captures one square straight in any direction or "
         "exactly 2 squares straight in any direction"),
    ],
)  # fmt: skip
def test_pieces_are_told_as_their_notation_moves_them(key: str, letter: str, words: str) -> None:
    base = GAMES[key]
    assert words in sentences(movement(base.pair_rules(Join.ROTATE), letter), base.types)
