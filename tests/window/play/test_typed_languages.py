"""Letters and words typed in every language: each means what its owner means, next to English."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import (
    WORDS,
    Ambiguous,
    CommandProblem,
    CommandResult,
    Play,
    Where,
    Words,
    fold,
)
from cfanp_gui.core.piece_letters import key_letters, piece_letters
from cfanp_gui.core.piece_queries import COLOUR_WORDS
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import default_game
from cfanp_gui.session.command_parser import completions, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table import translate
from cfanp_gui.window.play.command_bar import typed_words
from tests.core.build import cfen
from tests.session.play import session_at
from tests.spoken import LANGUAGES

CFANP = default_game()
BASES = [game.key for game in BASE_GAMES]
NAMELESS = ("checkers", "hidden")
"""Base games whose moves name no piece."""
USUAL = {
    "de": "KDTLSB",
    "es": "RDTACP",
    "fr": "RDTFCP",
    "ja": "キクルビナポ",
    "ru": "КФЛСНП",
    "zh": "王后车象马兵",
}
"""Letters that players use, whether there is their language or not: King, Queen, Rook, Bishop .."""
NAMES = ("king", "queen", "rook", "bishop", "knight", "pawn")


def words_of(letters: str) -> dict[str, str]:
    return dict(zip(letters, "KQRBNP", strict=True))


@cache
def table_of(base: str, seed: int) -> GameSession:
    """Return a game of two armies some moves after its start."""
    options = {"order": "seats", "base": base}
    match = seat(CFANP, options, ["Anna", "Ben"], ["#ffffff", "#000000"], 0)
    session = GameSession(match, CFANP.initial(2, match.options))
    chance = random.Random(seed)
    for _ in range(chance.randrange(4, 24)):
        actions = session.position.all_actions()
        if not actions:
            break
        action = chance.choice(actions)
        if session.position.apply(action)[0].outcome() is not None:
            break
        session.propose(action)
    return session


def meant(found: CommandResult) -> tuple[Action, ...]:
    match found:
        case Play(action):
            return (action,)
        case Ambiguous(actions):
            return actions
    return ()


def spelt(session: GameSession, letters: Mapping[str, str]) -> Iterator[tuple[str, Action]]:
    """Yield the legal moves of named pieces, spelt with other letters."""
    own = {meant: letter for letter, meant in letters.items()}
    for action in session.position.all_actions():
        text = session.game.notation.human(session.position, action)
        named = re.match(r"(&?(?:\w\w:)?)([A-Z])(?=[a-z0-9@x*-]*[a-z]\d)(.*)\Z", text)
        # What a piece becomes would have to be spelt otherwise too.
        if named is not None and named[2] in own and not re.search("=[A-Z]", named[3]):
            yield f"{named[1]}{own[named[2]]}{named[3]}", action


def test_no_letter_leads_to_another_piece_than_its_owner_means() -> None:
    """What a letter means in either language is played or asked about, never passed over."""
    wrong = []
    for base in (one for one in BASES if one not in NAMELESS):
        session = table_of(base, 1)
        types = session.game.piece_types
        standing = {piece.letter for piece in session.position.pieces().values()}
        in_english = list(spelt(session, {one: one for one in types}))
        assert in_english, base
        for language, usual in USUAL.items():
            letters = words_of(usual)
            in_own = list(spelt(session, piece_letters(letters, types)))
            assert in_own or standing.isdisjoint("KQRBN"), (base, language)
            chance = random.Random(1)
            for some in (in_own, in_english):
                for text, action in chance.sample(some, min(4, len(some))):
                    found = parse(session, text, letters)
                    if action not in meant(found):
                        wrong.append((base, language, text, found))
    assert not wrong


def test_a_letter_that_may_be_two_pieces_is_asked_about() -> None:
    """A French “R” is the King (roi), an English one the Rook."""
    french = words_of(USUAL["fr"])
    session = session_at(cfen(2, "Ka:Ae1 Ra:Ah1 Pa:Ag2 Kb:Bc1"))
    asked = parse(session, "Rf1", french)
    assert isinstance(asked, Ambiguous)
    assert [action.text for action in asked.actions] == ["AB:e1f1", "AB:h1f1"]
    assert asked.sentence == "“Rf1” may be any of AB:Kf1, AB:h1f1: say which."
    offered = [one.text for one in completions(session, "Rf", french)]
    assert offered == ["Kf1", "Kf2", "AB:h1f1"]
    assert all(isinstance(parse(session, text, french), Play) for text in offered)
    # Of two readings one is legal: it is meant. If none is, that of the language says why.
    assert [one.text for one in meant(parse(session, "Rh4", french))] == ["AB:h1h4"]
    assert [one.text for one in meant(parse(session, "Rd2", french))] == ["AB:e1d2"]
    refused = parse(session, "Ra8", french)
    assert isinstance(refused, CommandProblem)
    assert "King" in refused.sentence
    asked = parse(session, "where R", french)
    assert isinstance(asked, Where)
    assert "king" in asked.sentence


def test_every_piece_has_a_key() -> None:
    for base in BASES:
        types = table_of(base, 1).game.piece_types
        for language, usual in USUAL.items():
            keys = key_letters(words_of(usual), types)
            assert set(keys.values()) == set(types), (base, language)


def test_the_words_of_a_language_are_its_own(speak: Callable[[str], None]) -> None:
    """Each is another one, and none is an English one with another meaning."""
    asked = (*WORDS, *NAMES, *COLOUR_WORDS)
    for language in LANGUAGES:
        speak(language)
        words, letters = typed_words(), translate.piece_letters()
        assert sorted(letters.values()) == sorted("KQRBNP"), f"in {language} a letter is two pieces"
        assert all(len(letter) == 1 and letter == letter.upper() for letter in letters), language
        named: Words = {own: meant for own, meant in words.items() if own not in letters}
        same = Counter(fold(own) for own in named)
        assert [own for own, count in same.items() if count > 1] == [], language
        # A word that is a letter as well, as 车, is read as the letter of the same piece.
        assert set(asked) - set(words.values()) <= set(NAMES), language
        for own, english in named.items():
            assert own == own.strip(), (language, own)
            assert " " not in own, (language, own)
            assert fold(own), (language, own)
            assert fold(own) not in {fold(one) for one in asked} - {fold(english)}, (language, own)
