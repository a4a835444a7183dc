"""A chess program in a process of its own, asked through `chess.engine`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import chess
import chess.engine

from cfanp_gui.core.game_pair import LineMove, PairLine, ProgramVariant
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.engine.analysis import (
    MOST_LINES,
    Analysis,
    EngineLine,
    Patience,
    ProgramError,
    Score,
    Search,
    Status,
)
from cfanp_gui.engine.chess_programs import check_program
from cfanp_gui.engine.lifeline import Lifeline
from cfanp_gui.engine.told_variants import renamed
from cfanp_gui.engine.uci_output import UciOutput

# What a program says wrong a person is told in one sentence; all of it would fill the log.
chess.engine.LOGGER.setLevel(logging.CRITICAL)

Publish = Callable[[Analysis], None]

MOST_BYTES = 1 << 18
"""Bytes a program may say from one answer to the next; then nobody listens until that is due."""
DEEPEST = 999
MOST_NODES = 10**15
_VARIANT, _FILE = "UCI_Variant", "VariantPath"
"""The options by which a program is asked about another game than chess, and is told of one."""
_GONE = 5.0
"""Seconds until a process that was killed is gone, or is the system's business."""


class _Protocol(chess.engine.UciProtocol):
    """The protocol of python-chess with a look at what goes by."""

    def __init__(self) -> None:
        super().__init__()
        self.output = UciOutput()
        self.heard = self.loop.time()
        """When the program said something last."""
        self.asked: PairLine | None = None
        """The position of the search that is to begin."""
        self.broken: Exception | None = None
        self.exited = asyncio.Event()
        self._bytes = 0
        self._deaf = False

    def send_line(self, line: str) -> None:
        if line.startswith("go") and self.asked is not None:
            self.output.begin(self.asked)
        super().send_line(line)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        assert not isinstance(data, str), "pipes carry bytes"
        self.heard = self.loop.time()
        self._bytes += len(data)
        if self._bytes > MOST_BYTES and not self._deaf:
            self._deaf = True
            self._pipe().pause_reading()
        self._pass_on(fd, self.output.feed(bytes(data)))  # Windows hands over a buffer of its own

    def process_exited(self) -> None:
        super().process_exited()
        self.exited.set()

    def listen(self) -> None:
        """Pass on what was held back, and hear what comes."""
        self._pass_on(1, self.output.take())
        self._bytes = 0
        if self._deaf:
            self._deaf = False
            self._pipe().resume_reading()

    def _pipe(self) -> Any:
        assert self.transport is not None, "it listens to a process"
        return self.transport.get_pipe_transport(1)

    def _pass_on(self, fd: int, data: bytes) -> None:
        if not data or self.broken is not None:
            return
        try:
            super().pipe_data_received(fd, data)
        except Exception as problem:  # whatever python-chess did not expect of a program
            self.broken = problem


class UciProgram:
    """One process of a program that has said it speaks UCI."""

    def __init__(
        self,
        path: Path,
        patience: Patience,
        transport: asyncio.SubprocessTransport,
        protocol: _Protocol,
        lifeline: Lifeline,
    ) -> None:
        self.path = path
        self._patience = patience
        self._transport = transport
        self._protocol = protocol
        self._lifeline = lifeline
        self._folder = tempfile.TemporaryDirectory(prefix="cfanp-", ignore_cleanup_errors=True)
        """Where files lie by which it is told of games."""
        self._told: Text | None = None
        """What the game is called that it is asked about, where it was told of that."""
        self.idle = False
        """Whether it waits to be asked."""

    @classmethod
    async def start(cls, path: Path, patience: Patience) -> UciProgram:
        """Run a program. Raises `ProgramError` where it cannot be run or speaks no UCI."""
        check_program(path)
        whole = path.absolute()
        lifeline = Lifeline()
        how: dict[str, Any] = {"start_new_session": True, "pass_fds": lifeline.inherited}
        if sys.platform == "win32":
            how = {"creationflags": subprocess.CREATE_NO_WINDOW}
        try:
            transport, protocol = await asyncio.get_running_loop().subprocess_exec(
                _Protocol,
                str(whole),
                stderr=subprocess.DEVNULL,
                cwd=whole.parent,
                **how,
            )
        except BaseException as problem:
            lifeline.close()
            if not isinstance(problem, OSError):
                raise
            raise ProgramError(
                Text("“{name}” cannot be run: {reason}.", name=shown(path.name),
                     reason=sentence_of(problem))
            ) from None  # fmt: skip
        lifeline.tie(transport.get_pid())
        program = cls(path, patience, transport, protocol, lifeline)
        try:
            await program._greet()
        except BaseException:
            await program.end()
            raise
        return program

    @property
    def pid(self) -> int:
        """Return the number of its process."""
        return self._transport.get_pid()

    @property
    def name(self) -> str:
        """Return what it calls itself, in one line."""
        said = str(self._protocol.id.get("name", ""))
        return shown(" ".join(said.split())) or shown(self.path.name)

    async def _greet(self) -> None:
        """Wait until it has said that it speaks UCI."""
        protocol = self._protocol
        greeting = asyncio.ensure_future(protocol.initialize())
        greeting.add_done_callback(_retrieve)
        started = protocol.loop.time()
        while not greeting.done():
            await asyncio.wait({greeting}, timeout=self._patience.update)
            protocol.listen()
            if protocol.output.lie is not None or protocol.broken is not None:
                raise self._no_uci()
            if protocol.loop.time() - started > self._patience.reply and not greeting.done():
                raise self._silent()
        problem = greeting.exception()
        if isinstance(problem, chess.engine.EngineTerminatedError):
            raise ProgramError(Text("“{name}” has ended before it spoke UCI.", name=self._file))
        if problem is not None:
            raise self._no_uci()
        self.idle = True

    def _no_uci(self) -> ProgramError:
        return ProgramError(Text("“{name}” is not a UCI chess program.", name=self._file))

    def _silent(self) -> ProgramError:
        return ProgramError(Text("“{name}” is not responding.", name=self._file), again=True)

    def _gone(self) -> ProgramError:
        return ProgramError(Text("“{name}” has ended unexpectedly.", name=self._file), again=True)

    @property
    def _file(self) -> str:
        return shown(self.path.name)

    async def search(self, search: Search, publish: Publish) -> None:
        """Have a position searched until the program has nothing to add, or this is cancelled.

        Raises `ProgramError`. After that, and when it was cancelled before the program began,
        it can only be ended: `idle` says whether it can be asked again.
        """
        self.idle = False
        self._told = None
        try:
            await self._search(search, publish)
        except ProgramError:
            if self._told is None:
                raise
            # It was told of the game by a file, in a dialect that grows from version to version.
            raise ProgramError(
                Text("“{name}” does not play {game} by all of its rules; a newer version may.",
                     name=self._file, game=self._told)
            ) from None  # fmt: skip

    async def _search(self, search: Search, publish: Publish) -> None:
        """Have a position searched; see `search`."""
        protocol = self._protocol
        protocol.asked = search.pair.line
        options = protocol.options
        lines = _configuration(options, {"MultiPV": search.setup.lines}).get("MultiPV", 1)
        wanted = {"Threads": search.setup.threads, "Hash": search.setup.memory}
        try:
            await asyncio.wait_for(
                protocol.configure(_configuration(options, wanted)), self._patience.reply
            )
            board = _board(search.pair.fen, await self._variant(search.pair.variant))
            answer = await asyncio.wait_for(
                protocol.analysis(board, multipv=lines, game=object()), self._patience.reply
            )
        except TimeoutError:
            raise self._silent() from None
        except chess.engine.EngineTerminatedError:
            raise self._gone() from None
        except chess.engine.EngineError:
            raise self._no_uci() from None
        finished = asyncio.ensure_future(answer.wait())
        finished.add_done_callback(_retrieve)
        try:
            await self._follow(search, answer, finished, publish)
        except asyncio.CancelledError:
            await self._stop(answer, finished)
            raise

    async def _variant(self, variant: ProgramVariant | None) -> str:
        """Return what the program calls a game, which is told it where it does not know it.

        Raises `ProgramError` where it cannot be told.
        """
        if variant is None:
            return str(chess.Board.uci_variant)
        options = self._protocol.options
        known = options.get(_VARIANT)
        if known is not None and variant.common and variant.name in (known.var or ()):
            return variant.name
        if known is None or _FILE not in options or not variant.definition:
            raise ProgramError(
                Text("“{name}” does not know {game}.", name=self._file, game=variant.title)
            )
        self._told = variant.title
        name, text = renamed(variant)
        if name not in (known.var or ()):
            path = Path(self._folder.name) / f"{name}.ini"
            path.write_text(text, encoding="utf-8")
            await self._protocol.configure({_FILE: str(path)})
            options[_VARIANT] = replace(known, var=[*(known.var or ()), name])
        return name

    async def _follow(
        self,
        search: Search,
        answer: chess.engine.AnalysisResult,
        finished: asyncio.Future[Any],
        publish: Publish,
    ) -> None:
        """Publish what the program finds until it is done."""
        protocol = self._protocol
        published = None
        asked = False
        while True:
            await asyncio.sleep(self._patience.update)
            protocol.listen()
            while not answer.empty():
                await answer.get()  # what is known stands in `multipv`
            if protocol.output.lie is not None:
                raise self._caught(protocol.output.lie)
            if protocol.broken is not None:
                raise self._no_uci()
            done = finished.done()
            if done and finished.exception() is not None:
                raise self._gone()
            found = self._found(search, answer, Status.DONE if done else Status.THINKING)
            if found != published:
                publish(found)
                published = found
            if done:
                self.idle = True
                return
            silence = protocol.loop.time() - protocol.heard
            if silence > self._patience.reply:
                raise self._silent()
            if silence <= self._patience.ask:
                asked = False
            elif not asked:
                asked = True
                protocol.send_line("isready")

    def _caught(self, lie: Text) -> ProgramError:
        return ProgramError(
            Text("“{name}” cannot be relied upon: {lie}.", name=self._file, lie=lie)
        )

    def _found(
        self, search: Search, answer: chess.engine.AnalysisResult, status: Status
    ) -> Analysis:
        moves = self._protocol.output.moves
        lines = [
            _line(info, moves[rank])
            for rank, info in enumerate(answer.multipv[:MOST_LINES], 1)
            if rank in moves and "score" in info
        ]
        nodes = max((info.get("nodes", 0) for info in answer.multipv), default=0)
        depth = max((line.depth for line in lines), default=0)
        return Analysis(search, status, self.name, tuple(lines), depth, _sane(nodes))

    async def _stop(
        self, answer: chess.engine.AnalysisResult, finished: asyncio.Future[Any]
    ) -> None:
        """Have it stop; it is idle if it did."""
        answer.stop()
        await asyncio.wait({finished}, timeout=self._patience.leave)
        self._protocol.listen()
        self.idle = finished.done() and finished.exception() is None

    async def end(self) -> None:
        """End the program: it is asked to quit, and killed if it does not at once."""
        gone = self._protocol.returncode
        if self.idle and not gone.done():
            self._protocol.send_line("quit")
            await asyncio.wait({gone}, timeout=self._patience.leave)
        self.idle = False
        self._kill()
        # What closes the pipes would ask for the process itself, which only one may do.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._protocol.exited.wait(), _GONE)
        self._transport.close()
        await asyncio.wait({gone}, timeout=_GONE)
        self._lifeline.close()
        self._folder.cleanup()

    def _kill(self) -> None:
        """Kill the process, and those it has started itself."""
        try:
            if sys.platform == "win32":
                self._lifeline.close()
                self._transport.kill()
            else:
                os.killpg(self.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass  # it is gone already


def _retrieve(future: asyncio.Future[Any]) -> None:
    """Look at how something ended, so that nobody is told that nobody did."""
    if not future.cancelled():
        future.exception()


def _sane(number: int) -> int:
    """Return a number of something, which a program may make up, such as can be shown."""
    return min(max(number, 0), MOST_NODES)


def _configuration(options: Any, wanted: dict[str, int]) -> dict[str, int]:
    """Return the options that a program has of those wanted, each within what it allows."""
    found = {}
    for name, value in wanted.items():
        option = options.get(name)
        if option is None or option.type != "spin":
            continue
        least = value if option.min is None else option.min
        most = value if option.max is None else option.max
        found[name] = min(max(value, least), max(most, least))
    return found


def _line(info: chess.engine.InfoDict, moves: tuple[LineMove, ...]) -> EngineLine:
    """Return a line of play with what is said of it."""
    score = info["score"].relative
    mate = score.mate()
    found = Score(score.score() if mate is None else None, mate)
    return EngineLine(found, min(_sane(info.get("depth", 0)), DEEPEST), moves)


def _board(fen: str, variant: str) -> chess.Board:
    """Return what `chess.engine` asks a program about.

    Of a game other than chess it is asked for nothing but its name and the FEN.
    """
    if variant == chess.Board.uci_variant:
        return chess.Board(fen)

    class Board(chess.Board):
        uci_variant = variant

        def fen(self, **_: Any) -> str:
            return fen

    return Board(None)
