"""The line of any game: words, spellings, pieces, and every legal move by its notation."""

import pytest

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    MOST_STEPS,
    WORDS,
    CommandProblem,
    WordCommand,
    alone,
    ambiguous,
    english,
    fold,
    in_use,
    plain,
    read_count,
    read_word,
    refused,
    word_offers,
)
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.piece_letters import (
    in_english,
    is_double,
    key_letters,
    piece_letters,
    read_in_english,
)
from cfanp_gui.core.piece_queries import (
    MOST_NAMED,
    bare_words,
    listed_or,
    piece_offers,
    read_colour,
    read_owner,
    read_piece,
)
from cfanp_gui.core.pieces import FIDE_TYPES, KING, Piece, PieceType
from cfanp_gui.core.text import ENOUGH, Text
from cfanp_gui.games.boards.notation import BoardNotation, board_number
from cfanp_gui.games.registry import GAMES
from tests.session.play import CFANP, a_session, pair, square_named
from tests.session.rings import RING, a_ring

GERMAN = {"zurück": "undo", "Brett": "board", "wo": "where", "schiebe": "push", "Dame": "queen",
          "schwarz": "black"}  # fmt: skip

# Words


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (" 12. ... &AB :  Nf3 ", "AB : Nf3"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER N}f3", "Nf3"),
        ("♞f6 \N{MINUS SIGN}♙e4", "Nf6 -e4"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
        ("x" * (MAX_LENGTH + 1), ""),
        ("  ", ""),
    ],
)
def test_lines_are_read_plainly(text: str, means: str) -> None:
    assert plain(text) == means


def test_a_line_may_begin_with_a_word_that_is_known() -> None:
    assert fold("LÄUFER?") == fold("laufer")
    assert english("ZURUCK", GERMAN) == "undo"
    assert english("Queen", GERMAN) == "queen"
    assert in_use("undo", GERMAN) == ["zurück", "undo"]
    assert read_word("Zurück 3", GERMAN) == ("undo", "Zurück", "3", GERMAN)
    pulled = read_word("pull apart")
    assert pulled is not None
    assert (pulled.name, alone(pulled)) == ("apart", None)
    assert read_word("undo", GERMAN, ("board",)) is None
    assert read_word("e4") is None


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("B", ["Brett "]), ("bo", ["board "]), ("?", []), ("attac", ["checks"]), ("Angri", ["checks"]),
     ("thr", ["radar"]), ("wer", ["turn"])],
)  # fmt: skip
def test_words_are_offered_that_begin_as_typed_or_mean_it(typed: str, offered: list[str]) -> None:
    assert [one.text for one in word_offers(WORDS, typed, GERMAN)] == offered
    assert [one.text for one in word_offers(WORDS, "whos", {"dran": "turn"})] == ["dran"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("last", WordCommand("last")), ("last move", WordCommand("last")),
        ("last 3", WordCommand("last", 3)), ("last 3 moves", WordCommand("last", 3)),
        ("letzte 3 Züge", WordCommand("last", 3)), ("last 0", None), ("last word", None),
        ("last move but one", None), ("undo", WordCommand("undo")), ("undo 0", None),
        (f"redo {MOST_STEPS}", WordCommand("redo", MOST_STEPS)), (f"undo {MOST_STEPS + 1}", None),
        ("undo ²", None),
    ],
)  # fmt: skip
def test_moves_and_steps_are_counted(text: str, found: WordCommand | None) -> None:
    asked = read_word(text)
    assert asked is not None
    result = read_count(asked)
    if found is None:
        assert isinstance(result, CommandProblem)
        assert "is not a number of actions" in result.sentence
    else:
        assert result == found


def test_a_refusal_becomes_a_problem_and_a_question_names_some_of_many_moves() -> None:
    causes = (square_named("Ae1"), square_named("Bd2"))
    problem = refused(Refusal("Rule 8", Text("your King is attacked"), causes, pair("AB")))
    assert problem.sentence == "your King is attacked."
    assert (problem.causes, problem.refusal.pair) == (causes, pair("AB"))
    moves = CFANP.initial(2, {}).all_actions()
    few, many = moves[:2], moves[: ENOUGH + 1]
    asked = ambiguous("a", few, lambda action: action.text)
    assert asked.sentence == f"“a” may be any of {few[0].text}, {few[1].text}: say which."
    assert asked.actions == few
    asked = ambiguous("a", many, lambda action: action.text)
    assert asked.sentence.endswith(f"{many[-2].text}, …: say which.")
    assert asked.actions == many


# Letters of pieces in the language in use, next to the English ones

LETTERS = {"Dame": "queen", "K": "K", "D": "Q", "T": "R", "L": "B", "S": "N", "B": "P"}
FRENCH = {"roi": "king", "R": "K", "D": "Q", "T": "R", "F": "B", "C": "N", "P": "P"}


def test_letters_are_those_of_the_games_pieces() -> None:
    assert piece_letters(LETTERS, "KQRBN") == {"K": "K", "D": "Q", "T": "R", "L": "B", "S": "N"}
    assert piece_letters(LETTERS, "KS") == {"K": "K"}
    assert piece_letters({}, "KQRBNP") == {}
    assert key_letters(piece_letters(FRENCH, "KQRBNP"), "KQRBNP") == {
        "K": "K", "Q": "Q", "R": "K", "B": "B", "N": "N", "P": "P",
        "D": "Q", "T": "R", "F": "B", "C": "N",
    }  # fmt: skip
    keys = key_letters(piece_letters(LETTERS, "KRBNSPL"), "KRBNSPL")
    assert [keys[letter] for letter in "SNBLP"] == [*"SNBLP"], "the Lance keeps the Bishop from it"
    keys = key_letters(piece_letters(LETTERS, "KRBNSP"), "KRBNSP")
    assert (keys["S"], keys["N"], keys["B"], keys["L"]) == ("S", "N", "P", "B")


def test_a_line_has_two_readings_where_a_letter_is_two_pieces() -> None:
    others = {letter: meant for letter, meant in FRENCH.items() if letter != "R"}
    assert read_in_english("Ra4", FRENCH, "KQRBNP") == others
    assert read_in_english("ra4", FRENCH, "KQRBNP") is not None
    assert read_in_english("Ta4", FRENCH, "KQRBNP") is None
    assert read_in_english("Pa4", FRENCH, "KQRBNP") is None, "the same in both"
    assert read_in_english("Ra4", FRENCH, "KP") is None, "there are no Rooks"
    assert read_in_english("Sf3", LETTERS, "KRNSP") is not None, "Springer or Silver General"
    for move in ("Ra4", "AR:Ra4", "2:Rxa4+", "a8=R", "a Ra4"):
        assert is_double(move, FRENCH, "KQRBNP"), move
    for move in ("AR:Ta4", "R:e4", "AR:a1a4", "Ka4", "where"):
        assert not is_double(move, FRENCH, "KQRBNP"), move


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Sf3", "Nf3"), ("S1f3", "N1f3"), ("Sbxd2+", "Nbxd2+"), ("Lb5", "Bb5"), ("T@a1", "R@a1"),
        ("Dd1-d4", "Qd1-d4"), ("e8D", "e8Q"), ("e8=d", "e8=Q"), ("e8(S)#", "e8(N)#"),
        ("e8=S@f3", "e8=N@f3"), ("a7a8T", "a7a8R"),
        # What is English stays what it is, and a small letter is a file.
        ("Rb5", "Rb5"), ("e8Q", "e8Q"), ("dxe5", "dxe5"), ("d4", "d4"),
        # A pawn typed with capitals.
        ("D4", "D4"), ("D12", "D12"), ("D4+", "D4+"), ("D8=D", "D8=Q"), ("D8D", "D8Q"),
        ("O-O", "O-O"), ("", ""),
        # One in the language in use comes before one in English.
        ("Bb5", "Pb5"), ("车a4", "Ra4"), ("a8=车", "a8=R"), ("车4", "车4"),
    ],
)  # fmt: skip
def test_pieces_in_another_language(typed: str, english: str) -> None:
    assert in_english(typed, piece_letters({**LETTERS, "车": "R"}, "KQRBNP")) == english


# Questions after pieces

TYPES = {"Z": PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 4), "K": KING}
STRIPED = {"Streifen": "zebra"}


def test_pieces_go_by_the_names_their_game_gives_them() -> None:
    for word in ("zebra", "Zebras", "ZÉBRA", "Streifen"):
        assert read_piece(TYPES, word, STRIPED) == "Z", word
    for word in ("king", "könige"):
        assert read_piece(TYPES, word, STRIPED) == "K", word
    for word in ("queen", "Z", ""):
        assert read_piece(TYPES, word, STRIPED) is None, word
    for kind in FIDE_TYPES.values():
        for word in (kind.name, kind.title, f"{kind.name}s", f"{kind.name}?"):
            assert read_piece(FIDE_TYPES, word) == kind.letter
    offers = list(piece_offers(TYPES, "where ", "", STRIPED))
    assert [one.text for one in offers] == ["where Streifen ", "where king "]
    assert [str(one.description) for one in offers] == ["Zebra", "Kings"]
    assert [one.text for one in piece_offers(TYPES, "", "ZE", STRIPED)] == ["zebra "]
    assert bare_words(["is", "the", "queen's", "of", "army", "b?"]) == ["queen", "b"]
    assert [read_colour(word) for word in ("White", "schwarz", "red")] == [0, 1, None]
    assert listed_or([]) == "none on the table"
    assert listed_or(["a"] * 3) == "a, a, a"
    assert listed_or(["a"] * (MOST_NAMED + 2)).endswith(" and 2 more")


def test_owners_are_seats_players_and_colours() -> None:
    half, whole = a_session(3).situation, a_ring(3).situation
    ben, white, two = (
        read_owner(half, "ben", {}),
        read_owner(whole, "weiß", {}),
        read_owner(whole, "2", {}),
    )
    assert ben is not None
    assert ben.name == "Ben"
    assert ben.fits(Square(0, 0), Piece("Q", 1))
    assert not ben.fits(Square(1, 0), Piece("Q", 0))
    assert white is not None
    assert white.fits(Square(0, 0), Piece("Q", 0, 1))
    assert read_owner(half, "white", {}) is None, "armies have no such colours there"
    assert two is not None
    assert two.fits(half_square(3, 60), Piece("K", 1, 2)), "a number is that of a set"
    assert not two.fits(half_square(2, 60), Piece("K", 1, 3))
    for nobody in ("", "nobody", "x9"):
        assert read_owner(whole, nobody, {}) is None


# What notations share whose boards move by themselves

NOTATED = [game for game in GAMES if isinstance(game.notation, BoardNotation)]


@pytest.mark.parametrize("game", NOTATED, ids=lambda game: game.key)
def test_boards_go_by_numbers_and_letters(game: Game) -> None:
    notation, position = game.notation, game.initial(6, {})
    tokens = {notation.human(position, action): action for action in position.all_actions()}
    human, action = list(tokens.items())[-1]
    number, _, san = human.partition(" ")
    letter = number.strip("1.")
    assert letter.isupper(), "White is to move"
    assert notation.opens(number)
    assert not notation.opens(san)
    for text in (human, f"{letter}.{san}", f"99{letter}... {san}", f"{board_number(letter)}:{san}"):
        assert notation.parse(position, text) == action
    with pytest.raises(NotationError, match=f"its moves begin with {letter}"):
        notation.parse(position, human.replace(letter, letter.lower(), 1))
    with pytest.raises(NotationError, match="is not a move"):
        notation.parse(position, "?" * 80)
    # What fits several moves is told with them: at the start the boards are alike.
    with pytest.raises(NotationError, match="fits several legal moves") as caught:
        notation.parse(position, san)
    meant = {one for token, one in tokens.items() if token.partition(" ")[2] == san}
    assert set(caught.value.fitting) == meant
    assert len(meant) > 1
    assert notation.instead(position, "1A. Qa1").startswith(" (legal: 1A. ")
    assert "1B. " not in notation.instead(position, "1A. Qa1")
    over: Position = position.apply(game.agreed_draw())[0]
    assert notation.instead(over, "1A. Qa1") == ""
    with pytest.raises(NotationError, match="the game is over"):
        notation.parse(over, "1A. a3")


def test_there_are_two_games_whose_boards_move_by_themselves() -> None:
    assert len(NOTATED) == 2
    assert RING in NOTATED
