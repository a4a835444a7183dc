"""Who plays the games of an arena on other machines: the workers of a Dask cluster.

Games go to a scheduler that is running already. A game whose worker is lost goes to another one:
the scheduler sees to that, and where it gives up, or is lost itself for a moment, the game is sent
anew. Whatever happens, of every game one result is taken.
"""

from __future__ import annotations

import logging
import re
import socket
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import uuid4

from cfanp_gui.bots.arena import Arena, Played
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli.workers import TICK, ProgramError, Waiting, play_as

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE = 10.0
"""Seconds within which a scheduler must answer, and be back after its connection was lost."""
GIVEN_UP = 3
"""How often the scheduler may give a game up, each time after losing some workers with it."""
_LOOK = 0.05
"""Seconds between two looks at what has ended."""

_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d{1,5}/?\Z")


class ClusterError(RuntimeError):
    """A cluster that cannot play; the message says why."""


def check_address(address: str) -> None:
    """Raise ValueError for what is not the address of a scheduler."""
    if not _ADDRESS.match(address) or not _place(address)[0]:
        raise ValueError(
            f"“{address}” is not the address of a scheduler (expected such as tcp://192.0.2.1:8786)"
        )


def cluster_games(arena: Arena, numbers: Sequence[int], address: str) -> Iterator[Played | Waiting]:
    """Yield games as they end, played by the workers of the scheduler at an address.

    When no more is wanted of it, what has not begun is not begun. Raises BotError, and ClusterError
    for a scheduler that cannot be reached or is lost, for workers with another program, and for a
    game that no worker survives.
    """
    if not numbers:
        return
    with _client(address) as client:
        sent: dict[Future, int] = {}
        given_up: dict[int, int] = dict.fromkeys(numbers, 0)
        unsent = list(numbers)
        looked = time.monotonic() - TICK
        try:
            while sent or unsent:
                if unsent and client.status == "running":
                    sent.update(_send(client, arena, unsent))
                    unsent = []
                if client.status in ("closing", "closed"):
                    raise ClusterError(f"the scheduler at {address} is gone")
                for future in [one for one in sent if one.status != "pending"]:
                    number = sent.pop(future)
                    if future.status == "error":
                        _look_at(future, number, address, given_up)
                    played = _result(future) if future.status == "finished" else None
                    if played is None:
                        unsent.append(number)
                    else:
                        yield played
                if time.monotonic() - looked >= TICK:
                    looked = time.monotonic()
                    yield Waiting(client.scheduler_info(n_workers=0).get("n_workers", 0))
                if sent or unsent:
                    time.sleep(_LOOK)
        finally:
            if sent:
                with suppress(Exception):
                    client.cancel(list(sent), asynchronous=False)


def _place(address: str) -> tuple[str, int]:
    """Return host and port of an address; none for what has no such."""
    try:
        parts = urlsplit(address)
        return parts.hostname or "", parts.port or 0
    except ValueError:
        return "", 0


@contextmanager
def _client(address: str) -> Iterator[Client]:
    """Connect to a scheduler. Raises ClusterError."""
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(
            f"--cluster needs the extra cluster (pip install 'cfanp-gui[cluster]'): {error}"
        ) from None
    try:
        # It tells at once what Dask tells, in many lines, when its patience has ended.
        socket.create_connection(_place(address), PATIENCE).close()
    except OSError as error:
        reason = error.strerror or str(error) or type(error).__name__
        raise ClusterError(f"no scheduler can be reached at {address}: {reason}") from None
    log = logging.getLogger("distributed")
    level = log.level
    log.setLevel(logging.CRITICAL + 1)  # what is the matter is said in a sentence
    try:
        client = Client.__new__(Client)
        try:
            client.__init__(address, timeout=PATIENCE, set_as_default=False)
        except Exception as error:  # whatever something else than a scheduler answers
            client.status = "closed"  # or it would try to take its leave, and tell how it fails
            reason = str(error) or type(error).__name__
            raise ClusterError(
                f"what is at {address} does not answer as a scheduler: {reason}"
            ) from None
        try:
            yield client
        finally:
            with suppress(Exception):
                client.close(timeout=PATIENCE)
    finally:
        log.setLevel(level)


def _send(client: Client, arena: Arena, numbers: Sequence[int]) -> dict[Future, int]:
    """Send games; return what becomes of each."""
    # A name of its own for every sending: what an earlier one of the same game left is not taken.
    run = uuid4().hex
    futures = client.map(
        partial(play_as, program(), arena), list(numbers),
        key=[f"cfanp-{run}-{number}" for number in numbers], pure=False,
    )  # fmt: skip
    return dict(zip(futures, numbers, strict=True))


def _result(future: Future) -> Played | None:
    """Return a game that was played; None if it was lost on the way with the connection."""
    try:
        played: Played = future.result()
    except (CancelledError, OSError):
        return None
    return played


def _look_at(future: Future, number: int, address: str, given_up: dict[int, int]) -> None:
    """Count a game that was given up with its workers. Raises what else went wrong."""
    from distributed.scheduler import KilledWorker

    error: Any = future.exception()
    if isinstance(error, KilledWorker):
        given_up[number] += 1
        if given_up[number] >= GIVEN_UP:
            raise ClusterError(
                f"game {number} was lost with its worker again and again, at last with "
                f"{error.last_worker.address}"
            )
    elif isinstance(error, ProgramError):
        raise ClusterError(
            f"a worker of {address} plays by another program, {error} (expected {program()}; "
            "give all of them the same version and start them anew)"
        )
    elif isinstance(error, (ImportError, AttributeError)):
        raise ClusterError(
            f"a worker of {address} does not have this program, {program()}: {error}"
        )
    else:
        raise error
