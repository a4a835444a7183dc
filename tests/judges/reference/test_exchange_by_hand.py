"""Peterson's rule 2, worked out by hand: fair exchange of pieces per round."""

from __future__ import annotations

from tests.judges.reference.by_hand import FROZEN, Play, line, ninth_of, on, turn_of

EXAMPLE = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"


def test_the_example_of_four_players(play: type[Play]) -> None:
    game = play(EXAMPLE, on("exchange"))
    assert game.apply("AD:a2a4") == []
    assert ninth_of(game.line) == "r=a:1x2N"
    assert game.apply("AB:c2a4") == []
    assert ninth_of(game.line) == "r=a:1x2N,2x1R;l=a:R"
    assert game.apply("CD:c2c4") == []
    assert ninth_of(game.line) == "r=a:1x2N,2x1R,3x4P;l=a:R"
    assert game.apply("AD:a8b8") == [{"type": "exchange", "value": 3, "players": [3]}]
    assert turn_of(game.line)[0] == "a"
    assert ninth_of(game.line) == "d=3:3;l=a:R"
    assert game.added["debts"] == {"3": [3]}
    game.apply("AB:h1g1")
    game.apply("AB:a4b3")
    assert turn_of(game.line) == ("c", "1")
    assert game.legal == ["-Cc4", "-Cg2"]
    before = game.line.split(" ")
    assert game.apply("-Cc4") == [{"type": "removed", "army": "c", "square": "Cc4", "piece": "R"}]
    after = game.line.split(" ")
    assert after[0] == "8/1Bb6/8/6Ka1|8/8/8/7Kb|8/8/6NcPc/Kc7|8/8/7Pd/6Kd1"
    assert after[1:8] == before[1:8]  # the clock too
    assert after[8] == "l=a:R"
    assert game.added["debts"] == {}
    assert all(move[0] != "-" for move in game.legal)


def test_captures_that_do_not_return_are_no_exchange(play: type[Play]) -> None:
    game = play(EXAMPLE.replace("1Bb5", "2Bb4"), on("exchange"))
    game.apply("AD:a2a4")
    for move in ("BC:h1g1", "end", "CD:c2c4"):
        game.apply(move)
    assert game.apply("AD:a8b8") == []
    assert ninth_of(game.line) == "-"


def test_a_chain_that_returns_is_an_exchange(play: type[Play]) -> None:
    # 1 from 2, 2 from 3, 3 from 1 is a ring; the pawn that 4 took is none of it.
    text = line("Ah1Ka Bh1Kb Ch1Kc Dh1Kd De1Rd", "d", ninth="r=a:1x2Q,2x3R,3x1N,4x1P")
    game = play(text, on("exchange"))
    assert game.apply("AD:d8d7") == [{"type": "exchange", "value": 3, "players": [4]}]
    text = line("Ah1Ka Bh1Kb Ch1Kc Dh1Kd De1Rd", "d", ninth="r=a:1x2Q,2x3R,4x1P")
    game = play(text, on("exchange"))
    assert game.apply("AD:d8d7") == []


def test_nothing_is_said_when_nobody_owes(play: type[Play]) -> None:
    text = line("Ah1Ka Bh1Kb Ch1Kc Ce1Rc", "c", ninth="r=a:1x2Q,2x1R,1x3P")
    game = play(text, on("exchange"))
    assert game.apply("AC:d8d7") == []
    assert ninth_of(game.line) == "-"


def test_debts_of_all_who_lost_nothing(play: type[Play]) -> None:
    # The round of army a is about to close; 1 and 2 exchanged Q for N, 3 took without loss.
    text = line(
        "Ah1Ka Bh1Kb Ch1Kc Dh1Kd De1Rd Cd2Nc",
        army="d",
        ninth="r=a:1x2Q,2x1N,3x2P",
    )
    game = play(text, on("exchange"))
    assert game.apply("AD:d8d7") == [{"type": "exchange", "value": 3, "players": [3, 4]}]
    assert ninth_of(game.line) == "d=3:3,4:3"


def test_a_round_of_a_dead_army_closes_at_its_place(play: type[Play]) -> None:
    text = line(
        "Ah1Ka Bh1Kb Ch1Kc Dh1Kd De1Rd",
        army="d",
        control="-/2/3/4",
        ninth="r=a:2x3N,3x2B;l=b:B",
    )
    game = play(text, on("exchange"))
    assert game.apply("AD:d8d7") == [{"type": "exchange", "value": 3, "players": [4]}]
    assert turn_of(game.line)[0] == "b"
    assert ninth_of(game.line) == "d=4:3;l=b:B"


SWAP = "Ah1Ka Bh1Kb Ch1Kc Cd1Qc Cc3Rc Cg2Pc"


def test_a_swap_instead(play: type[Play]) -> None:
    game = play(line(SWAP, army="c", ninth="d=3:3;l=c:BRR"), on("exchange"))
    assert game.legal == ["-Cc3", "-Cd1", "-Cd1b", "-Cd1r"]
    assert game.apply("-Cd1r") == [
        {"type": "swapped", "army": "c", "square": "Cd1", "piece": "Q", "for": "R"}
    ]
    assert ninth_of(game.line) == "l=c:BR"
    assert game.line.split("|")[2].startswith("8/2Rc5/6Pc1/3Rc3Kc ")


def test_the_oldest_debt_is_paid_first(play: type[Play]) -> None:
    game = play(line(SWAP, army="c", ninth="d=3:9,1:3,3:1"), on("exchange"))
    assert game.legal == ["-Cd1"]
    game.apply("-Cd1")
    assert game.legal == ["-Cc3", "-Cg2"]
    assert game.added["debts"] == {"1": [3], "3": [1]}
    game.apply("-Cg2")
    assert ninth_of(game.line) == "d=1:3"
    assert "AC:f6f1" in game.legal


def test_who_has_nothing_to_remove_is_excused(play: type[Play]) -> None:
    game = play(line("Ah1Ka Bh1Kb Ch1Kc Cc3Rc", army="c", ninth="d=3:9"), on("exchange"))
    assert game.opening == [{"type": "excused", "player": 3}]
    assert ninth_of(game.line) == "-"
    assert "AC:f6f1" in game.legal


def test_a_removal_may_not_expose_the_king(play: type[Play]) -> None:
    # Rook c on e1 stands between King c on h1 and army a's Rook on a1.
    pieces = "Ah1Ka Bh1Kb Ch1Kc Ce1Rc Ca1Ra "
    game = play(line(pieces + "Cc4Rc", army="c", ninth="d=3:5"), on("exchange"))
    assert game.legal == ["-Cc4"]
    game = play(line(pieces, army="c", ninth="d=3:5"), on("exchange"))
    assert game.opening == [{"type": "excused", "player": 3}]


def test_a_queen_that_shields_the_king_may_be_swapped_but_not_removed(play: type[Play]) -> None:
    pieces = "Ah1Ka Bh1Kb Ch1Kc Ce1Qc Ca1Ra "
    game = play(line(pieces + "Cc4Rc", army="c", ninth="d=3:5;l=c:B"), on("exchange"))
    assert game.legal == ["-Cc4", "-Ce1b"]
    game = play(line(pieces, army="c", ninth="d=3:5;l=c:B"), on("exchange"))
    assert game.opening == [{"type": "excused", "player": 3}]  # from the swap too


def test_a_frozen_debtor_pays_later(play: type[Play]) -> None:
    text = line(FROZEN.replace("Ag1Ra", "Bb1Ra"), army="b", left="1", ninth="d=2:3;f=b:AB;w=b:Bb1")
    game = play(text, on("exchange", "kingcapture"))
    assert game.opening == [{"type": "frozen", "army": "b"}]
    assert ninth_of(game.line) == "d=2:3;f=b:AB;w=b:Bb1"


def test_a_check_that_stands_already_is_no_exposure(play: type[Play]) -> None:
    game = play(line("Ah1Ka Bh1Kb Ch1Kc Ch4Ra Cc3Rc", army="c", ninth="d=3:5"), on("exchange"))
    assert game.legal == ["-Cc3"]


def test_the_bonus_is_shown_as_he_stands(play: type[Play]) -> None:
    text = line(SWAP + " Ac3Nc", army="c", left="2", ninth="d=3:3,3:3")
    game = play(text, on("exchange"))
    assert "-Ac3" in game.legal
    game.apply("-Ac3")
    assert turn_of(game.line) == ("c", "1")


def test_a_removed_rook_leaves_no_castling_right(play: type[Play]) -> None:
    text = line("Ah1Ka Bh1Kb Ce1Kc Ca1Rc Ch1Rc", army="c", ninth="d=3:5")
    game = play(text.replace("-/-/-", "-/-/KQ"), on("exchange"))
    game.apply("-Ch1")
    assert game.line.split(" ")[3] == "-/-/Q"


def test_debts_end_when_their_player_is_out(play: type[Play]) -> None:
    game = play(line(SWAP, ninth="d=3:3,2:1"), on("exchange"))
    game.apply("resign:3")
    assert ninth_of(game.line) == "d=2:1"


def test_a_queen_swapped_is_no_ripe_attacker(play: type[Play]) -> None:
    # The Queen on d1 of C looks along its rank at King b, as the Rook will.
    text = line("Ah1Ka Ca1Kb Ch4Kc Cd1Qc", army="c", ninth="d=3:3;l=c:R;w=b:Cd1")
    game = play(text, on("exchange", "kingcapture"))
    game.apply("-Cd1r")
    assert ninth_of(game.line) == "-"
