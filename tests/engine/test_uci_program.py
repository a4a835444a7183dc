"""One process of a program: it is asked, found out, and ended whatever it does."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import chess
import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.queries import GamePair
from cfanp_gui.engine.analysis import (
    Analysis,
    EngineSetup,
    ProgramError,
    Score,
    Search,
    Status,
    Timeouts,
    installed,
)
from cfanp_gui.engine.uci_program import Loading, UciProgram
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from tests.engine.fake_program import LOADED
from tests.engine.fake_uci import made, pids, told
from tests.session.play import a_session, pair
from tests.systems import runs, wait_until

PATIENT = Timeouts(reply=60, ask=60, leave=60, update=0.01)
"""For what must not fail because a machine is slow."""
HASTY = Timeouts(reply=2, ask=0.05, leave=0.1, update=0.01)


def start_position() -> GamePair:
    found = a_session(2).position.game_pair(pair("AB"))  # type: ignore[attr-defined]
    assert isinstance(found, GamePair)
    return found


def a_search(path: Path | str, fen: str = "", lines: int = 3, memory: int = 64) -> Search:
    where = start_position()
    if fen:
        where = where._replace(fen=fen, line=where.line._replace(fen=fen))  # type: ignore[attr-defined]
    return Search(where, EngineSetup(str(path), lines=lines, memory=memory))


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something to its end; nothing may be complained of on the way."""
    complaints: list[object] = []

    async def watched() -> Any:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
        return await asyncio.wait_for(work, 120)

    found = asyncio.run(watched())
    assert complaints == []
    return found


async def asked(
    path: Path, *searches: Search, patience: Timeouts = PATIENT, to_the_end: bool = False
) -> list[Analysis]:
    """Return the last that is published about each search until it names a line of play."""
    found: list[Analysis] = []
    program = await UciProgram.start(path, patience)
    try:
        for search in searches:
            heard: list[Analysis] = []
            task = asyncio.ensure_future(program.search(search, heard.append))
            while not task.done() and (to_the_end or not any(one.lines for one in heard)):
                await asyncio.wait({task}, timeout=0.01)
            if task.done():
                task.result()
            else:
                task.cancel()
                await asyncio.wait({task})
                assert program.idle
            found += heard[-1:]
    finally:
        await program.end()
    return found


def orders(path: Path) -> list[str]:
    """Return the lines sent to a program."""
    return [order for _, order in told(path)]


def test_a_program_that_behaves(tmp_path: Path) -> None:
    path = made(tmp_path, "behaves")
    found = run(asked(path, a_search(path)))[-1]
    assert (found.status, found.name, found.depth, found.nodes) == (
        Status.THINKING, "Fake 1.0", 7, 1000,
    )  # fmt: skip
    assert [line.score for line in found.lines] == [Score(35, None), Score(-12, None)]
    assert [[step.text for step in line.steps] for line in found.lines] == [
        ["e4", "e5", "Nf3"],
        ["d4", "d5"],
    ]
    first = found.lines[0].steps[0]
    assert first[:3] == (Square(0, chess.E2), Square(0, chess.E4), None)
    assert "setoption name MultiPV value 2" in orders(path)
    assert orders(path)[-2:] == ["stop", "quit"]
    assert not runs(pids(path)[0])


def test_moves_are_named_on_the_joined_board(tmp_path: Path) -> None:
    """Where the board is turned left to right, the files of the answer are turned back."""
    position = a_session(4).position
    where = position.game_pair(pair("BC"))  # type: ignore[attr-defined]
    path = made(tmp_path, "behaves")
    found = run(asked(path, Search(where, EngineSetup(str(path)))))[-1]
    line = found.lines[0]
    assert [step.text for step in line.steps] == ["d4", "d5", "Nc3"]
    assert line.steps[0].source == Square(1, 11)  # Bd2


WRONG = [
    ("ends at once", "has ended before it spoke UCI.", False),
    ("talks", "is not a UCI chess program.", False),
    ("silent in search", "is not responding.", True),
    ("crashes", "has ended unexpectedly.", True),
    ("illegal move", "cannot be relied upon: it names a move that is not legal (“e2e5”).", False),
    ("illegal best move", "cannot be relied upon: it names a move that is not legal (“e7e5”).",
     False),
    ("nonsense score", "cannot be relied upon: it gives a score that makes no sense.", False),
    ("endless line", "cannot be relied upon: it writes lines without an end.", False),
]  # fmt: skip
"""Ways in which a program goes wrong, what is said of it, and whether it may help to try again."""


@pytest.mark.parametrize(("way", "words", "again"), WRONG)
def test_what_goes_wrong_is_said(tmp_path: Path, way: str, words: str, again: bool) -> None:
    path = made(tmp_path, way)
    patience = HASTY if way == "silent in search" else PATIENT
    with pytest.raises(ProgramError) as caught:
        run(asked(path, a_search(path), patience=patience))
    assert caught.value.sentence == f"“{path.name}” {words}"
    assert caught.value.again == again
    assert not runs(pids(path)[0])
    if way == "silent in search":  # it is asked once whether it is there
        assert orders(path)[-2:] == ["go infinite", "isready"]


def test_one_that_says_nothing_for_a_while_is_asked(tmp_path: Path) -> None:
    path = made(tmp_path, "behaves")
    patience = PATIENT._replace(ask=0.02)

    async def work() -> None:
        program = await UciProgram.start(path, patience)
        task = asyncio.ensure_future(program.search(a_search(path), lambda _: None))
        while orders(path).count("isready") < 3:
            await asyncio.wait({task}, timeout=0.01)
            assert not task.done()
        task.cancel()
        await asyncio.wait({task})
        await program.end()

    run(work())


MEANT: list[tuple[str, list[Score | None], int]] = [
    ("odd numbers", [Score(20, None), Score(-20, None), Score(None, 3)], 0),
    ("no scores", [None, None], 0),
    ("words for persons", [Score(20, None)], 1100),
    ("scores apart", [Score(35, None)], 1000),
    ("one line", [Score(35, None), Score(-12, None)], 1000),
    ("odd options", [Score(35, None), Score(-12, None)], 1000),
    ("hostile name", [Score(35, None), Score(-12, None)], 1000),
    ("done at once", [Score(None, 3)], 10**15),  # as many nodes as anybody believes
]
"""Ways of saying something that are not usual, with what is understood."""


@pytest.mark.parametrize(("way", "scores", "nodes"), MEANT)
def test_what_is_said_in_another_way_is_taken_for_what_it_says(
    tmp_path: Path, way: str, scores: list[Score | None], nodes: int
) -> None:
    path = made(tmp_path, way)
    (found,) = run(asked(path, a_search(path), to_the_end=way == "done at once"))
    assert [line.score for line in found.lines] == scores
    assert found.nodes == nodes
    assert (found.status is Status.DONE) == (way == "done at once")
    assert "setoption name Hash value 32" in orders(path)
    assert not any("Threads" in order for order in orders(path))
    assert any("MultiPV" in order for order in orders(path)) == (way != "one line")
    if way == "hostile name":  # what it calls itself is one line of plain words
        assert found.name.startswith("<b>Bold</b> ")
        assert len(found.name) <= 40
        assert found.name.isprintable()


@pytest.mark.parametrize("way", ["loads", "loads before it speaks"])
def test_one_that_loads_is_waited_for_and_that_is_told(tmp_path: Path, way: str) -> None:
    path = made(tmp_path, way)
    told_of: list[tuple[bool, bool]] = []
    loading = Loading(lambda: told_of.append((loading.speaks, loading.overdue)))
    loading.limit = 0.05

    async def work() -> None:
        task = asyncio.ensure_future(UciProgram.start(path, HASTY, loading))
        while not loading.overdue:
            await asyncio.wait({task}, timeout=0.01)
            assert not task.done()
        path.with_suffix(LOADED).touch()
        await (await task).end()

    run(work())
    assert told_of[-1][0]
    assert (way == "loads", True) in told_of


def test_one_that_is_silent_at_the_start_is_left_alone_by_who_asked(tmp_path: Path) -> None:
    path = made(tmp_path, "silent at the start")
    loading = Loading()
    loading.limit = 0.05

    async def work() -> None:
        task = asyncio.ensure_future(UciProgram.start(path, HASTY, loading))
        while not loading.overdue or not pids(path):
            await asyncio.wait({task}, timeout=0.01)
            assert not task.done()
        task.cancel()
        await asyncio.wait({task})

    run(work())
    assert not any(runs(pid) for pid in pids(path))


def test_what_cannot_be_run(tmp_path: Path) -> None:
    path = tmp_path / "broken.exe"
    path.write_bytes(b"\x7fELF nothing")
    path.chmod(0o755)
    for wrong, words in ((path, "cannot be run: "), (tmp_path / "gone", "There is no file")):
        with pytest.raises(ProgramError) as caught:
            run(UciProgram.start(wrong, PATIENT))
        assert words in caught.value.sentence
        assert not caught.value.again


@pytest.mark.parametrize("way", ["ignores quit", "ignores stop"])
def test_one_that_does_not_obey_is_killed(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = made(tmp_path, way)

    async def work() -> None:
        program = await UciProgram.start(path, HASTY._replace(reply=60, ask=60))
        found: list[Analysis] = []
        task = asyncio.ensure_future(program.search(a_search(path), found.append))
        while not found:
            await asyncio.wait({task}, timeout=0.01)
        task.cancel()
        await asyncio.wait({task})
        assert program.idle == (way == "ignores quit")
        assert runs(program.pid)
        await program.end()

    run(work())
    assert not runs(pids(path)[0])
    assert caplog.records == []


def test_what_it_has_started_is_killed_with_it(tmp_path: Path) -> None:
    path = made(tmp_path, "has children")
    run(asked(path, a_search(path), patience=PATIENT._replace(leave=0.2)))
    (child,) = (int(line.split()[1]) for _, line in told(path) if line.startswith("child"))
    wait_until(lambda: not runs(child))


def test_a_flood_is_a_few_answers(tmp_path: Path) -> None:
    """However much it says, there is one answer from one look at it to the next."""
    path = made(tmp_path, "floods")
    found: list[Analysis] = []

    async def work() -> float:
        program = await UciProgram.start(path, PATIENT)
        begun = asyncio.get_running_loop().time()
        await program.search(a_search(path), found.append)
        took = asyncio.get_running_loop().time() - begun
        await program.end()
        return took

    took = run(work())
    assert found[-1].status is Status.DONE
    assert found[-1].nodes == 20_000
    assert len(found) <= took / PATIENT.update + 1


def a_pair(key: str) -> GamePair:
    """Return the first pair of the start of a base game."""
    found = a_session(3, base=key).position.game_pair(pair("AB"))  # type: ignore[attr-defined]
    assert isinstance(found, GamePair)
    return found


def about(path: Path, *pairs: GamePair) -> list[Analysis]:
    """Return the first lines of play that one process finds about each of some pairs."""
    found: list[Analysis] = run(
        asked(path, *(Search(one, EngineSetup(str(path))) for one in pairs))
    )
    return found


def firsts(found: list[Analysis]) -> list[list[str]]:
    """Return the best line of each answer, as people write it."""
    return [[move.text for move in one.lines[0].steps] for one in found]


def test_a_game_that_a_program_knows_is_asked_by_its_name(tmp_path: Path) -> None:
    path = made(tmp_path, "knows xiangqi")
    found = about(path, a_pair("xiangqi"), start_position())
    assert firsts(found) == [["Che3", "Hg8"], ["e4", "e5", "Nf3"]]
    said = orders(path)
    at = said.index("setoption name UCI_Variant value xiangqi")
    assert f"position fen {a_pair('xiangqi').fen}" in said[at:]
    assert "position startpos" in said[said.index("setoption name UCI_Variant value chess") :]


@pytest.mark.parametrize(("way", "key"), [("behaves", "xiangqi"), ("knows xiangqi", "shogi")])
def test_a_game_that_a_program_does_not_know_is_not_asked(
    tmp_path: Path, way: str, key: str
) -> None:
    path = made(tmp_path, way)
    with pytest.raises(ProgramError) as caught:
        about(path, a_pair(key))
    assert caught.value.sentence == f"“{path.name}” does not know {key.title()}."
    assert not caught.value.again
    assert not any(order.startswith("position") for order in orders(path))


LITTLE = """[little]
maxFile = d
maxRank = 4
king = k
knight = n
startFen = knn1/4/4/KNN1 w - - 0 1
castling = false

[larger:little]
maxFile = e
startFen = knn2/5/5/KNN2 w - - 0 1
"""


def test_a_game_of_a_file_is_told_once(tmp_path: Path) -> None:
    path = made(tmp_path, "is told games")
    with BASE_GAMES.including(DescribedGames("little.ini", LITTLE)):
        little = a_pair("little")
        found = about(path, little, start_position(), little)
    assert firsts(found) == [["Na3", "Nd3"], ["e4", "e5", "Nf3"], ["Na3", "Nd3"]]
    said = orders(path)
    (named,) = {order.split()[-1] for order in said if "UCI_Variant" in order} - {"chess"}
    assert named.startswith("little-")
    assert [order for order in said if order.startswith("told")] == [f"told [{named}]"]
    (file,) = (order.split()[-1] for order in said if "VariantPath" in order)
    assert not Path(file).exists()


def test_who_plays_a_game_otherwise_than_it_was_told_is_found_out(tmp_path: Path) -> None:
    path = made(tmp_path, "is told games")
    with (
        BASE_GAMES.including(DescribedGames("little.ini", LITTLE)),
        pytest.raises(ProgramError) as caught,
    ):
        about(path, a_pair("larger"))
    assert caught.value.sentence == (
        f"“{path.name}” does not play Larger by all of its rules; a newer version may."
    )


FAIRY_STOCKFISH = installed(beside_chess=True)


@pytest.mark.skipif(FAIRY_STOCKFISH is None, reason="Fairy-Stockfish is not installed")
@pytest.mark.parametrize("key", ["xiangqi", "shogi", "crazyhouse", "chess"])
def test_fairy_stockfish_finds_moves(key: str) -> None:
    assert FAIRY_STOCKFISH is not None
    (found,) = about(Path(FAIRY_STOCKFISH), a_pair(key))
    assert "Fairy-Stockfish" in found.name
    assert found.lines[0].steps[0].text


STOCKFISH = installed()


@pytest.mark.skipif(STOCKFISH is None, reason="Stockfish is not installed")
def test_stockfish_finds_a_mate() -> None:
    assert STOCKFISH is not None
    search = a_search(STOCKFISH, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", lines=2)
    path = Path(STOCKFISH)

    found = run(asked(path, search))[-1]
    assert "Stockfish" in found.name
    assert found.lines[0].score == Score(None, 1)
    assert found.lines[0].steps[0].text == "Rd8#"
