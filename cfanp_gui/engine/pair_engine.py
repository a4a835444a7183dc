"""A chess program asked from another thread: requests go in, results come out."""

import asyncio
import logging
import threading
from pathlib import Path

from cfanp_gui.core.text import Text, shown
from cfanp_gui.engine.analysis import Analysis, ProgramError, Search, Status, Timeouts
from cfanp_gui.engine.uci_program import Loading, Publish, UciProgram

_log = logging.getLogger(__name__)

_CLOSING = 8.0
"""Most seconds that closing waits for the thread; killing a program takes none of them."""


class PairEngine:
    """At most one process of a program, and a thread that asks it and publishes the results."""

    def __init__(self, publish: Publish, patience: Timeouts = Timeouts()) -> None:  # noqa: B008
        self._publish = publish
        self._patience = patience
        self._wanted: Search | None = None
        self._fresh = False
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._changed: asyncio.Event | None = None
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None
        self._path = Path()
        self._starting: asyncio.Task[UciProgram] | None = None
        """Task that starts the program, or has started it; other requests do not stop it."""
        self._restarted = False
        self.loading = Loading(self._tell_loading)

    @property
    def pid(self) -> int | None:
        """Return the number of the program's process; None while none runs."""
        program = self._program
        return None if program is None else program.pid

    @property
    def _program(self) -> UciProgram | None:
        """Return the program; None until it has loaded."""
        task = self._starting
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    def search(self, search: Search, fresh: bool = False) -> None:
        """Search another position; if a person asks (`fresh`), the program gets another chance."""
        if self._closing:
            return
        self._wanted = search
        self._fresh = self._fresh or fresh
        if self._thread is None:
            self._thread = threading.Thread(
                target=lambda: asyncio.run(self._serve()), name="pair engine", daemon=True
            )
            self._thread.start()
        self._wake()

    def stop(self) -> None:
        """End the search and the program."""
        self._wanted = None
        if self._thread is not None:
            self._wake()

    def close(self) -> None:
        """End the program and the thread; nothing runs any more afterwards."""
        self._wanted = None
        self._closing = True
        if self._thread is not None:
            self._wake()
            self._thread.join(_CLOSING)
            self._thread = None

    # On the thread

    def _wake(self) -> None:
        self._ready.wait()
        assert self._loop is not None, "the thread has begun"
        assert self._changed is not None, "the thread has begun"
        self._loop.call_soon_threadsafe(self._changed.set)

    async def _serve(self) -> None:
        """Serve requests until the engine is closed."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(
            lambda _, context: _log.warning("%s: %r", context["message"], context.get("exception"))
        )
        self._changed = asyncio.Event()
        self._ready.set()
        running: asyncio.Task[None] | None = None
        try:
            while not self._closing:
                await self._changed.wait()
                self._changed.clear()
                if running is not None:
                    running.cancel()
                    await asyncio.wait({running})
                    running = None
                wanted = self._wanted
                if wanted is None:
                    await self._end()
                elif not self._closing:
                    if self._fresh:
                        self._fresh = self._restarted = False
                    running = asyncio.create_task(self._answer(wanted))
        finally:
            await self._end()

    async def _answer(self, search: Search) -> None:
        """Have the program search; start it once more if that may help."""
        try:
            while True:
                try:
                    await self._attempt(search)
                except ProgramError as problem:
                    await self._end()
                    if self._restarted or not problem.again:
                        self._tell(Analysis(search, Status.FAILED, problem=problem.sentence))
                        return
                    self._restarted = True
                else:
                    return
        except Exception:
            # After a fault of ours no person must be left looking at a search that does not run.
            _log.exception("a chess program could not be asked")
            await self._end()
            name = shown(search.name)
            words = Text("“{name}” could not be asked.", name=name)
            self._tell(Analysis(search, Status.FAILED, problem=words))

    async def _attempt(self, search: Search) -> None:
        path = Path(search.setup.program)
        program = self._program
        if path != self._path or (program is not None and not program.idle):
            await self._end()
        starting = self._starting
        if starting is None:
            self._path = path
            self._tell(Analysis(search, Status.STARTING))
            work = UciProgram.start(path, self._patience, self.loading, search.setup)
            starting = self._starting = asyncio.create_task(work)
        elif self._program is None:
            self._tell_loading()
        else:
            self._tell(Analysis(search, Status.THINKING, self._program.name))
        program = await asyncio.shield(starting)
        await program.search(search, self._tell)

    def _tell_loading(self) -> None:
        """Publish the loading state of the program that is to search."""
        loading, search = self.loading, self._wanted
        if search is not None:
            status = Status.LOADING if loading.speaks else Status.STARTING
            self._tell(Analysis(search, status, overdue=loading.overdue))

    def _tell(self, analysis: Analysis) -> None:
        self._publish(analysis._replace(restarted=self._restarted))

    async def _end(self) -> None:
        """End the program, completely even if this is cancelled."""
        starting, self._starting = self._starting, None
        if starting is not None:
            ending = asyncio.ensure_future(_ended(starting))
            try:
                await asyncio.shield(ending)
            except asyncio.CancelledError:
                await asyncio.wait({ending})
                raise


async def _ended(starting: asyncio.Task[UciProgram]) -> None:
    """End a program that was started, or is being started."""
    starting.cancel()
    await asyncio.wait({starting})
    if not starting.cancelled() and starting.exception() is None:
        await starting.result().end()
