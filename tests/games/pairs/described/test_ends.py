"""Games that end by flags, checks and extinction, and games that demand moves."""

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.notation import NotationError
from cfanp_gui.games.armies.actions import parse_action
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.events import ArmyLost
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.notation import ArmiesNotation
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.described.library import own, parents, read
from tests.judges.fairy_stockfish import random_game
from tests.slow import examples, is_slow, turn_of

GAMES = {game.key: game for game in (*own().games, *parents().games)}
JUDGED = (
    *("checkshogi", "giveaway", "codrus", "kinglet", "jesonmor", "fox-and-hounds", "nocheckatomic"),
    *(
        "atomar",
        "coregal",
        "shoshogi",
        "janggitraditional",
        "janggimodern",
        "janggicasual",
        "karouk",
    ),
)


@pytest.mark.parametrize("key", turn_of(JUDGED, 0))
def test_random_games_go_and_end_as_in_fairy_stockfish(key: str) -> None:
    for seed in range(1 + 2 * is_slow()):
        found = random_game(GAMES[key], key, seed, 15 + examples(100), san=True)
        assert found.difference is None


@pytest.mark.parametrize(
    ("key", "players", "counts"),
    [
        ("antichess", 2, (20, 400, 8067)),
        ("breakthrough", 2, (22, 484, 11132)),
        ("dobutsu", 2, (4, 17, 123, 976, 8122)),
        ("breakthrough", 3, (44, 1936)),
        ("dobutsu", 3, (8, 66, 556, 8624)),
        ("jesonmor", 3, (60, 3600)),
        ("atomic", 2, (20, 400, 8902)),
        ("spartan", 2, (20, 640)),
        ("atomic", 3, (40, 1600)),
        ("seirawan", 2, (28, 784)),
        ("seirawan", 3, (56, 3136)),
        ("janggicasual", 2, (32, 1024)),
        ("janggicasual", 3, (63, 3969)),
    ],
)
def test_perft_has_the_figures_of_the_rules(key: str, players: int, counts: tuple[int]) -> None:
    rules = rules_of({}, GAMES[key])
    start = State.start(players, rules, hooks_of(rules))
    for depth, count in enumerate(counts, start=1):
        assert perft(start, depth) == count


def at(key: str, line: str, rest: str = "", described: str = "") -> ArmiesPosition:
    game = read(f"[{key}:{described}", "said").games[0] if described else GAMES[key]
    text, rules = f"{line} base={key}{rest}", rules_of({}, game)
    return ArmiesBuilder.read(text, rules, ArmiesPosition.made).build()


def told(position: ArmiesPosition, move: str) -> tuple[ArmiesPosition, list[str]]:
    """Return the position after a move, and the losses of armies that it leads to."""
    after, change = position.apply(parse_action(move, position.rules.base))
    events = [event for event in change.events if isinstance(event, ArmyLost)]
    return after, [f"{event.kind} {event.army} {event.captured}" for event in events]


def test_a_king_that_reaches_the_hill_captures_the_other_home() -> None:
    start = at("kingofthehill", "8/4Ka3/8/8|8/8/8/Kb7|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1")
    after, lost = told(start, "AC:e3e4")
    assert lost == ["flag 2 taken"]
    assert after.control == (1, 2, 1)


def test_a_flag_counts_when_its_own_army_moves() -> None:
    """As with two, where it is asked only whose flag it is that has moved."""
    start = at("kingofthehill", "4Ka3/8/8/8|8/8/8/Kb7|8/8/8/Kc7 b 1/2/3 -/-/- - 1 0 1")
    after, lost = told(start, "AB:h8h7")
    assert not lost
    after, lost = told(after, "AC:h8h7")
    assert not lost
    assert told(after, "AC:e4d4")[1] == ["flag 2 taken"]


def test_what_has_moved_on_the_strip_need_not_capture() -> None:
    said = "minishogi]\nking = -\ncommoner = k\nmustCapture = true\n"
    half = "Pa1Pe2/5|5/5|5/3BcKd|5/4Rd|5/2Se2 d 1/2/3/4/1 -/-/-/-/- - {} 0 1"
    begun, moved = (
        at("must", half.format(turn), f" strip=1Gd1Bb1 hand=d:S{rest}", said)
        for turn, rest in (("2", ""), ("1CE", " moved=~b1"))
    )
    drop = parse_action("AB:S@a1", begun.rules.base)
    assert begun.refusal(drop) is not None
    assert moved.refusal(drop) is None


def test_castling_of_a_king_in_the_middle_is_to_the_side_that_is_seen() -> None:
    lower, upper = "9/9/9/Ra3Ka3Ra", "9/9/9/Rb3Kb3Rb"
    start = at("chancellor", f"{lower}|{upper} a 1/2 KQ/KQ - 1 0 1", " strip=9")
    write = ArmiesNotation().human
    assert write(start, parse_action("AB:e1g1", start.rules.base)) == "AB:O-O"


def test_an_army_falls_by_its_last_check() -> None:
    line = "8/8/8/Ra6Ka|8/8/8/3Kb4|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1 base=3check checks=b:{}"
    rules = rules_of({}, GAMES["3check"])
    begun, last = (
        ArmiesBuilder.read(line.format(count), rules, ArmiesPosition.made).build()
        for count in (1, 2)
    )
    mates = [
        [mate.action.text for mate in one.prospects(0).mates(Pair(0, 1))] for one in (begun, last)
    ]
    assert mates == [[], ["AB:a1a8", "AB:a1e1"]]
    after, lost = told(begun, "AB:a1e1")
    assert not lost
    assert after.to_text().endswith("checks=b:2")
    after, lost = told(last, "AB:a1e1")
    assert lost == ["checks 1 taken"]
    assert "checks=" not in after.to_text()


def test_an_army_mated_in_its_own_turn_is_counted_anew() -> None:
    line = "8/8/8/Ka7|8/8/8/Kb7|1Ra6/8/1Qa6/Kc7 b 1/2/3 -/-/- - 1 0 1"
    after, lost = told(at("3check", line, " checks=b:1,c:2"), "AB:h8g8")
    assert lost == ["checkmate 2 taken"]
    assert after.to_text().endswith("checks=b:1")


def test_a_pawn_is_dropped_for_the_last_check_though_it_mates() -> None:
    line = "9/9/9/4Ka4|9/4Ga4/9/3NbKbNb3 a 1/2 -/- - 2 0 1"
    drop = parse_action("AB:P@e8", GAMES["shogi"])
    assert at("shogi", line, " strip=9 hand=a:P").refusal(drop) is not None
    _, lost = told(at("checkshogi", line, " strip=9 hand=a:P"), "AB:P@e8")
    assert lost == ["checks 1 taken"]


def test_captures_are_compulsory_on_the_pair_alone() -> None:
    start = at("antichess", "8/8/1Pa6/Ra7|8/8/8/7Rb|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1")
    refused = start.refusal(parse_action("AB:b2b3", start.rules.base))
    assert refused is not None
    assert refused.message == "You must capture on this pair; other pairs are free"
    with pytest.raises(NotationError, match="You must capture on this pair; other pairs are free"):
        ArmiesNotation().parse(at("antichess", "8/8/8/RaNa3Na2|8/8/8/7Rb a 1/2 -/- - 1 0 1"), "Nc3")
    demand = start.pair_demand(Pair(0, 1))
    assert demand is not None
    assert demand.causes == (Square(0, 0),)
    assert start.refusal(parse_action("AC:b2b3", start.rules.base)) is None


def test_a_capture_blows_up_what_stands_around_it_and_with_the_king_the_army() -> None:
    start = at("atomic", "8/8/8/Ka6Ra|8/8/8/NbKb2Pb3|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1")
    after, lost = told(start, "AB:h1h8")
    assert lost == ["extinct 1 taken"]
    assert [piece.letter for piece in after.pieces().values() if piece.army == 1] == ["P"]
    assert not any(square == Square(0, 7) for square in after.pieces())  # the Rook is gone too


def test_an_explosion_of_all_kings_leaves_the_army_that_did_not_move() -> None:
    line = "8/8/8/KaRaNcKc4|8/8/8/8|8/8/8/7Pc a 1/-/3 -/-/- - 1 0 1"
    assert told(at("nocheckatomic", line), "AB:b1c1")[1] == ["extinct 2 taken"]
    line = "8/8/8/1KaNcKc4|8/8/8/8|8/8/8/7Pc a 1/-/3 -/-/- - 1 0 1"
    after, lost = told(at("nocheckatomic", line), "AB:b1c1")
    outcome = after.outcome()
    assert outcome is not None
    assert (lost, outcome.players) == (["dead 0 dead"], (3,))


def test_who_blows_up_their_own_army_loses_their_extinct_ones_too() -> None:
    line = "8/8/8/1KaPc5|8/8/8/8|8/8/8/KcRd6|8/8/8/7Pd a 1/-/3/1 -/-/-/- - 1 0 1"
    after, lost = told(at("nocheckatomic", line), "AB:b1c1")
    assert lost == ["dead 0 dead", "dead 3 dead"]
    assert after.control == (None, None, 3, None)


def test_an_army_may_drop_anywhere_what_an_explosion_gave_it() -> None:
    said = "atomic]\npieceDrops = true\ncapturesToHand = true\n"
    line = "8/8/8/Ka7|8/8/3Pc4/Kb2Rb4|8/8/8/1Kc6 b 1/2/3 -/-/- - 1 0 1"
    after, _ = told(at("house", line, described=said), "AB:e8e7")
    assert after.refusal(parse_action("AB:R@a2", after.rules.base)) is None


def test_one_of_two_kings_may_be_attacked_while_the_other_is_elsewhere() -> None:
    start = at("spartan", "8/8/7Hb/5Ka2|8/8/8/4Kb3|8/8/8/4Kc3 b 1/2/3 -/-/- - 1 0 1")
    assert start.refusal(parse_action("AC:h2g1k", start.rules.base)) is None


def test_nobody_is_mated_once_a_player_has_won_by_what_is_gone() -> None:
    said = "chess]\nextinctionValue = win\nextinctionPieceTypes = r\n"
    line = "8/Qd7/2Rd5/Ka6Ra|8/8/8/Rb6Kb|8/8/8/Kc1Rc5|8/8/8/2Kd4Rd d 1/2/3/4 -/-/-/- - 1 0 1"
    after, lost = told(at("rooks", line, described=said), "BD:a8a1")
    outcome = after.outcome()
    assert outcome is not None
    assert (lost, outcome.players) == ([], (2,))
    line = "8/8/8/Ka3Ra3|8/8/Ra7/3Rb2Kb1 a 1/2 -/- - 2 0 1"  # by the last capture itself
    after, lost = told(at("rooks", line, described=said), "AB:e1e8")
    outcome = after.outcome()
    assert outcome is not None
    assert (lost, outcome.players) == ([], (2,))


@pytest.mark.parametrize(
    ("key", "line", "move", "message"),
    [
        (
            "atomic", "8/8/8/RaKaNc5|8/8/8/7Kb|8/8/8/Kc6Rc a 1/2/3 -/-/- - 1 0 1", "AB:b1c1",
            "Your King on Ab1 would explode",
        ),
        (
            "coregal", "8/8/8/4Ka2Ra|8/8/8/Kb1Rb5|8/8/8/Kc7 a 1/2/3 K/-/- - 1 0 1", "AB:e1g1",
            "The King may not castle over or onto an attacked square",
        ),
        (
            "seirawan", "8/8/8/1Na2Ka3|8/8/8/Kb7 a 1/2 -/- - 1 0 1 hand=a:H gates=a:b", "AB:b1c3e",
            "Army A has no Elephant in its hand",
        ),
        (
            "seirawan", "8/8/8/1Na2Ka3|8/8/8/Kb7 a 1/2 -/- - 1 0 1 hand=a:H", "AB:b1c3h",
            "The Hawk comes in only behind a piece that leaves its first square on the back rank",
        ),
        (
            "seirawan", "8/8/Pa7/4Ka3|8/8/8/Kb7 a 1/2 -/- - 1 0 1 hand=a:H", "AB:a2a3h",
            "The Hawk comes in only behind a piece that leaves its first square on the back rank",
        ),
        (
            "atomic", "8/8/Pa7/4Ka3|8/8/8/Kb7 a 1/2 -/- - 1 0 1", "AB:a2a3q",
            "It becomes no other piece by this move",
        ),
    ],
)  # fmt: skip
def test_moves_are_refused_in_words(key: str, line: str, move: str, message: str) -> None:
    line, _, rest = line.partition(" hand=")
    start = at(key, line, f" hand={rest}" if rest else "")
    refused = start.refusal(parse_action(move, start.rules.base))
    assert refused is not None
    assert refused.message == message


def test_two_kings_that_may_be_captured_are_no_draw_by_kings_alone() -> None:
    line = "8/8/8/Ka7|8/8/8/{}|8/8/8/Kc7 a 1/-/3 -/-/- - 1 0 1"
    assert at("spartan", line.format("8")).outcome() is not None
    start = at("spartan", "8/8/8/Ka7|8/8/8/Kb4Kb2|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1")
    assert start.outcome() is None
