"""A chess program in a process of its own, asked through `chess.engine`."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import chess
import chess.engine

from cfanp_gui.core.queries import PairLine, ProgramVariant
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.engine import analysis as engine_analysis
from cfanp_gui.engine.analysis import Analysis, EngineSetup, ProgramError, Search, Status, Timeouts
from cfanp_gui.engine.uci_output import FILE, LINES, MEMORY, THREADS, VARIANT, UciOutput
from cfanp_gui.lifeline import Lifeline

# A person is told the errors of a program in one sentence; all of them would fill the log.
chess.engine.LOGGER.setLevel(logging.CRITICAL)

Publish = Callable[[Analysis], None]
Answer = TypeVar("Answer")

MOST_BYTES = 1 << 18
"""Most bytes a program may say between two answers; then reading pauses until one is due."""
_GONE = 5.0
"""Seconds to wait for the end of a killed process; then it is left to the system."""


@dataclass
class Loading:
    """Time that a program is given to load; a person may give it again when it is over."""

    changed: Callable[[], object] = lambda: None
    """Function called after any change of state."""
    clock: Callable[[], float] = time.monotonic
    """Function that returns seconds."""
    limit: float = 60
    """Seconds."""
    speaks: bool = False
    """True if the program has said that it speaks UCI."""
    overdue: bool = False

    def __post_init__(self) -> None:
        self._since = self.clock()

    def begin(self, *, speaks: bool = False) -> None:
        """Give a program the full time; `speaks` is True if it has said that it speaks UCI."""
        self._since = self.clock()
        self.speaks, self.overdue = speaks, False

    def note_that_it_speaks(self) -> None:
        """Note that the program has said that it speaks UCI."""
        self.speaks = True
        self.changed()

    def wait_on(self) -> None:
        """Give the program the full time once more, from now on."""
        self._since = self.clock()

    def look(self) -> None:
        """Check the clock, and report it if the time is over."""
        overdue = self.clock() - self._since > self.limit
        if overdue != self.overdue:
            self.overdue = overdue
            self.changed()


class _Protocol(chess.engine.UciProtocol):
    """The UCI protocol of python-chess, with a check of the output."""

    def __init__(self) -> None:
        super().__init__()
        self.output = UciOutput()
        self.heard = self.loop.time()
        """Time of the program's last output."""
        self.asked: PairLine | None = None
        """Position of the search that is to begin."""
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
        passed = self.output.feed(bytes(data))  # Windows hands over a buffer of its own
        if passed and self.broken is None:
            try:
                super().pipe_data_received(fd, passed)
            except Exception as problem:  # anything that python-chess did not expect
                self.broken = problem

    def process_exited(self) -> None:
        super().process_exited()
        self.exited.set()

    async def load(self, configuration: dict[str, int]) -> None:
        """Prepare the program for the first game, and return when it is ready."""
        await self.configure(configuration)
        self.first_game, self.game = False, chess.Board.uci_variant
        self.send_line("ucinewgame")
        await self.ping()

    def listen(self) -> None:
        """Parse the output that was held back, and resume reading."""
        self.output.take()
        self._bytes = 0
        if self._deaf:
            self._deaf = False
            self._pipe().resume_reading()

    def _pipe(self) -> Any:
        assert self.transport is not None, "it listens to a process"
        return self.transport.get_pipe_transport(1)


class UciProgram:
    """One process of a program that has said it speaks UCI."""

    def __init__(
        self, path: Path, patience: Timeouts, loading: Loading, protocol: _Protocol, line: Lifeline
    ) -> None:
        self._file = shown(path.name)
        self._patience = patience
        self._loading = loading
        assert protocol.transport is not None, "the process runs"
        self._transport = protocol.transport
        self._protocol = protocol
        self._lifeline = line
        self._folder = tempfile.TemporaryDirectory(prefix="cfanp-", ignore_cleanup_errors=True)
        """Folder of the files that describe games to it."""
        self._told: Text | None = None
        """Name of the game it is asked about, if that was described to it."""
        self.idle = False
        """True if it waits for a request."""

    @classmethod
    async def start(
        cls,
        path: Path,
        patience: Timeouts,
        loading: Loading | None = None,
        setup: EngineSetup = EngineSetup(),  # noqa: B008 -- a value
    ) -> UciProgram:
        """Run a program and have it load, with the share of the computer that `setup` gives it.

        Raises `ProgramError` where it cannot be run or speaks no UCI. It is waited for until it is
        ready or this is cancelled; `loading` tells when that takes long.
        """
        engine_analysis.check_program(path)
        whole = path.absolute()
        lifeline = Lifeline()
        try:
            transport, protocol = await asyncio.get_running_loop().subprocess_exec(
                _Protocol,
                str(whole),
                stderr=subprocess.DEVNULL,
                cwd=whole.parent,
                **lifeline.options,
            )
        except BaseException as problem:
            lifeline.close()
            if not isinstance(problem, OSError):
                raise
            name, reason = shown(path.name), sentence_of(problem)
            raise ProgramError(
                "“{name}” cannot be run: {reason}.", name=name, reason=reason
            ) from None
        lifeline.tie(transport.get_pid())
        program = cls(path, patience, loading or Loading(), protocol, lifeline)
        try:
            await program._load(setup)
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
        """Return the program's own name, in one line."""
        name = str(self._protocol.id.get("name", ""))
        return shown(" ".join(name.split())) or self._file

    async def _load(self, setup: EngineSetup) -> None:
        """Wait until the program has said that it speaks UCI, and is ready."""
        protocol, loading = self._protocol, self._loading
        loading.begin()
        try:
            await self._waited_for(protocol.initialize())
            for name, option in protocol.output.options.items():
                protocol.options[name] = option
                if option.default is not None:
                    protocol.config[name] = option.default
            loading.note_that_it_speaks()
            begun = protocol.loop.time()
            wanted = _configuration(protocol.options, _resources(setup))
            await self._waited_for(protocol.load(wanted))
        except chess.engine.EngineTerminatedError:
            raise self._gone() from None
        except chess.engine.EngineError:
            raise self._no_uci() from None
        self._patience = self._patience.allowing_for(protocol.loop.time() - begun)
        self.idle = True

    async def _waited_for(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Return the result of the program's work, however long it loads for that."""
        protocol = self._protocol
        task = asyncio.ensure_future(work)
        task.add_done_callback(_retrieve)
        while not task.done():
            await asyncio.wait({task}, timeout=self._patience.update)
            protocol.listen()
            if protocol.output.lie is not None or protocol.broken is not None:
                raise self._no_uci()
            self._loading.look()
        return task.result()

    def _no_uci(self) -> ProgramError:
        return ProgramError("“{name}” is not a UCI chess program.", name=self._file)

    def _silent(self) -> ProgramError:
        return ProgramError("“{name}” is not responding.", again=True, name=self._file)

    def _gone(self) -> ProgramError:
        if not self._loading.speaks:
            return ProgramError("“{name}” has ended before it spoke UCI.", name=self._file)
        return ProgramError("“{name}” has ended unexpectedly.", again=True, name=self._file)

    async def search(self, search: Search, publish: Publish) -> None:
        """Search a position until the program has nothing to add, or this is cancelled.

        Raises `ProgramError`. After that, and when it was cancelled before the program began,
        it can only be ended: `idle` is True if it can be asked again.
        """
        self.idle = False
        self._told = None
        try:
            await self._searched(search, publish)
        except ProgramError:
            if self._told is None:
                raise
            # The game was described to it in a file, in a dialect that grows from version to
            # version.
            raise ProgramError(
                "“{name}” does not play {game} by all of its rules; a newer version may.",
                name=self._file,
                game=self._told,
            ) from None

    async def _searched(self, search: Search, publish: Publish) -> None:
        protocol = self._protocol
        protocol.asked = search.pair.line
        options = protocol.options
        lines = _configuration(options, {LINES: search.setup.lines}).get(LINES, 1)
        wanted = _configuration(options, _resources(search.setup))
        try:
            # Before Python 3.12 `asyncio.wait_for` loses a cancellation that comes with the answer.
            configuring = asyncio.ensure_future(protocol.configure(wanted))
            configuring.add_done_callback(_retrieve)
            if not (await asyncio.wait({configuring}, timeout=self._patience.reply))[0]:
                raise self._silent()
            configuring.result()
            board = _board(search.pair.fen, await self._variant(search.pair.variant))
            self._loading.begin(speaks=True)
            answer, finished = await self._waited_for(self._begun(board, lines))
        except chess.engine.EngineTerminatedError:
            raise self._gone() from None
        except chess.engine.EngineError:
            raise self._no_uci() from None
        try:
            await self._follow(search, finished, publish)
        except asyncio.CancelledError:
            await self._stop(answer, finished)
            raise

    async def _begun(
        self, board: chess.Board, lines: int
    ) -> tuple[chess.engine.AnalysisResult, asyncio.Future[Any]]:
        """Begin a search; return it, and a future of its end."""
        answer = await self._protocol.analysis(board, multipv=lines, game=board.uci_variant)
        finished = asyncio.ensure_future(answer.wait())
        finished.add_done_callback(_retrieve)
        return answer, finished

    async def _variant(self, variant: ProgramVariant | None) -> str:
        """Return the program's name of a game, described if need be. Raises ProgramError."""
        if variant is None:
            return str(chess.Board.uci_variant)
        options = self._protocol.options
        known = options.get(VARIANT)
        if known is not None and variant.common and variant.name in (known.var or ()):
            return variant.name
        if known is None or FILE not in options or not variant.definition:
            raise ProgramError(
                "“{name}” does not know {game}.", name=self._file, game=variant.title
            )
        self._told = variant.title
        name, text = renamed(variant)
        if name not in (known.var or ()):
            path = Path(self._folder.name) / f"{name}.ini"
            path.write_text(text, encoding="utf-8")
            await self._protocol.configure({FILE: str(path)})
            options[VARIANT] = replace(known, var=[*(known.var or ()), name])
        return name

    async def _follow(
        self, search: Search, finished: asyncio.Future[Any], publish: Publish
    ) -> None:
        """Publish the results of the program until it is done."""
        protocol = self._protocol
        published = None
        asked_after = None
        """Time of the last output before it was asked for a sign of life."""
        while True:
            await asyncio.sleep(self._patience.update)
            protocol.listen()
            if protocol.output.lie is not None:
                raise ProgramError(
                    "“{name}” cannot be relied upon: {lie}.",
                    name=self._file,
                    lie=protocol.output.lie,
                )
            if protocol.broken is not None:
                raise self._no_uci()
            done = finished.done()
            if done and finished.exception() is not None:
                raise self._gone()
            lines = protocol.output.lines
            depth = max((line.depth for line in lines), default=0)
            status = Status.DONE if done else Status.THINKING
            analysis = Analysis(search, status, self.name, lines, depth, protocol.output.nodes)
            if analysis != published:
                publish(analysis)
                published = analysis
            if done:
                self.idle = True
                return
            silence = protocol.loop.time() - protocol.heard
            if silence > self._patience.reply:
                raise self._silent()
            if silence > self._patience.ask and asked_after != protocol.heard:
                asked_after = protocol.heard
                protocol.send_line("isready")

    async def _stop(
        self, answer: chess.engine.AnalysisResult, finished: asyncio.Future[Any]
    ) -> None:
        """Stop the search; the program is idle if it obeyed."""
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
        self._lifeline.kill()
        # Closing the pipes would ask for the process itself, which only one caller may do.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._protocol.exited.wait(), _GONE)
        self._transport.close()
        await asyncio.wait({gone}, timeout=_GONE)
        self._folder.cleanup()


def _retrieve(future: asyncio.Future[Any]) -> None:
    """Retrieve the exception of a future, which asyncio would report otherwise."""
    if not future.cancelled():
        future.exception()


def _configuration(options: Any, wanted: dict[str, int]) -> dict[str, int]:
    """Return those of the wanted options that a program has, each within its limits."""
    values = {}
    for name in wanted.keys() & set(options):
        option = options[name]
        least = wanted[name] if option.min is None else max(wanted[name], option.min)
        values[name] = least if option.max is None else min(least, option.max)
    return values


def _resources(setup: EngineSetup) -> dict[str, int]:
    return {THREADS: setup.threads, MEMORY: setup.memory}


def _board(fen: str, variant: str) -> chess.Board:
    """Return the board that a program is asked about; of other games just a name and FEN."""
    if variant == chess.Board.uci_variant:
        return chess.Board(fen)

    class VariantBoard(chess.Board):
        uci_variant = variant

        def fen(self, **_: Any) -> str:
            return fen

    return VariantBoard(None)


# Games described to a program, in a file in the dialect of Fairy-Stockfish's `variants.ini`

_SECTION = re.compile(r"^\[([^\]:]*)(?::([^\]]*))?\]", re.MULTILINE)


def renamed(variant: ProgramVariant) -> tuple[str, str]:
    """Return a game's name and text with names of sections that no program knows from before."""
    text = variant.definition
    mark = hashlib.sha256(text.encode("utf-8")).hexdigest()[:8]
    own = {name.strip() for name, _ in _SECTION.findall(text)}

    def title(match: re.Match[str]) -> str:
        parent = (match[2] or "").strip()
        if parent in own:
            parent = f"{parent}-{mark}"
        return f"[{match[1].strip()}-{mark}{':' if parent else ''}{parent}]"

    return f"{variant.name}-{mark}", _SECTION.sub(title, text)
