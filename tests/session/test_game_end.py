"""The end of a game in few words, and the evening's table made of such ends."""

from cfanp_gui.session.evening import GameResult, read, result_of, table_of, with_result, written
from cfanp_gui.session.game_end import headline, takings
from tests.session.play import MATE, a_session, play
from tests.session.rings import FOOLS_MATE, a_ring, act


def test_who_took_whom_is_read_from_the_record() -> None:
    session = a_session(3)
    play(session, MATE)
    session.resign(3)
    first, second = takings(session)
    assert (str(first.text), first.node.ply) == ("Anna captured Ben’s army", 10)
    assert [badge.label for badge in first.badges] == ["A", "B"]
    assert (str(second.text), [badge.label for badge in second.badges]) == (
        "Clara’s army: resigned",
        ["C"],
    )
    assert str(headline(session)) == "Anna wins"
    ring = a_ring()
    act(ring, FOOLS_MATE)
    assert [str(one.text) for one in takings(ring)] == ["Ben captured board 1 of Anna"]
    late = a_session(3)
    assert late.propose(late.game.resignation(2, on_time=True)) is None
    assert [str(one.text) for one in takings(late)] == ["Ben’s army: out of time"]


def test_the_table_counts_wins_draws_and_captures_and_survives_damage() -> None:
    session = a_session(3)
    play(session, MATE)
    session.resign(3)
    won = result_of(session)
    assert won is not None
    assert (won.scores, won.captured) == ((1, 0, 0), (1, 0, 0))
    drawn = GameResult(("Ben", "Anna"), ("#111111", "#222222"), (0.5, 0.5), (0, 0), "two")
    results = with_result(with_result([won._replace(key="one")], drawn), drawn)
    assert read(written(results)) == results, "an end played again replaces the earlier one"
    assert read(f"nonsense\n[1]\n{written(results)}\n{{}}") == results
    table = table_of(results)
    assert (table.games, [(row.name, row.won, row.drawn) for row in table.rows]) == (
        2,
        [("Anna", 1, 1), ("Ben", 0, 1), ("Clara", 0, 0)],
    )
