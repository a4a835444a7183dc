"""Playing the games of an arena on other machines: the workers of a Dask cluster.

Games go to a scheduler that is running already. The scheduler sends a game whose worker is lost to
another one; if it gives up, or is lost itself for a moment, the game is sent again. In any case one
result of every game is used.

Nothing that comes back is trusted: answers are texts, checked before use, and what Dask unpickles
of its own accord must not name anything executable (`plain_pickles`).
"""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple
from urllib.parse import urlsplit
from uuid import uuid4

from cfanp_gui.bots.arena import Arena, ArenaGame, BotError, chosen, play_game, program, replay
from cfanp_gui.bots.contract import OutOfLimitError
from cfanp_gui.cli.plain_pickles import plain_pickles, texts_in
from cfanp_gui.cli.playing import check_keys, read_moves, read_object
from cfanp_gui.cli.workers import TICK, Notice, Played, Waiting, Work, WorkerError, local_games
from cfanp_gui.core.lines import Json
from cfanp_gui.core.text import Text, TextError, one_line, sentence_of, shown

if TYPE_CHECKING:
    from distributed import Client, Future, Security

PATIENCE = 10.0
"""Seconds within which a scheduler must answer, and reconnect after its connection was lost."""
GIVEN_UP = 3
"""Maximum number of times the scheduler may give a game up, each time after losing some workers."""
MOST_WRONG = 10
"""Number of wrong answers after which the run fails."""
_LOOK = 0.05
"""Seconds between two checks for finished games."""

_EXAMPLE = '["..."]'
_MOST_OTHERWISE = 1000
"""Maximum number of characters of an answer beside its moves."""
_MOST_MOVE = 100
"""Maximum number of characters of a move; real ones have far fewer."""

MOST_SAID = 300
"""Maximum number of characters shown of a worker's sentence."""

_SOMEBODY = Text("a worker")
_ADDRESS = re.compile(r"(tcp|tls)://\S+:\d{1,5}/?\Z")


class WrongAnswerError(TextError):
    """Raised for an answer that is not the requested game; the message gives the reason."""


class ClusterError(TextError):
    """Raised for a cluster that cannot play; the message gives the reason."""


class Tls(NamedTuple):
    """Certificate files in PEM format; missing ones come from Dask's configuration."""

    ca: Path | None = None
    """Authority that has signed the certificates of the scheduler and the workers."""
    cert: Path | None = None
    """Certificate that identifies this machine to the scheduler."""
    key: Path | None = None
    """Its key; None if the certificate's file contains it."""


def check_address(address: str, tls: Tls) -> None:
    """Raise ValueError for an invalid scheduler address, or one without needed certificates."""
    if any(tls) and not address.startswith("tls://"):
        raise TextError(
            "certificates are for tls:// addresses (--cluster is “{address}”)", address=address
        )
    if tls.key is not None and tls.cert is None:
        raise TextError("--tls-key needs --tls-cert, the certificate it belongs to")
    if not _ADDRESS.match(address) or not _place(address)[0]:
        raise TextError(
            "“{address}” is not the address of a scheduler (expected such as {example})",
            address=address,
            example="tcp://192.0.2.1:8786",
        )


def cluster_games(
    job: Any, numbers: Sequence[int], address: str, tls: Tls, work: Work[Played]
) -> Iterator[Played | Waiting | Notice]:
    """Yield games of a job as they end, played by the workers of the scheduler at an address.

    `Waiting` and `Notice` are yielded while it waits.

    A wrong answer is remarked on, and the game is finally played by this machine. When the iterator
    is closed, pending games are not begun. Raises BotError, and ClusterError for a scheduler that
    cannot be reached, is lost or sends executable names, for workers with another program, for a
    game that no worker survives, and for many wrong answers.
    """
    if not numbers:
        return
    wrong: list[int] = []
    with plain_pickles() as refused, _client(address, tls) as client:
        sent: dict[Future, int] = {}
        given_up: dict[int, int] = dict.fromkeys(numbers, 0)
        unsent = list(numbers)
        looked = time.monotonic() - TICK
        try:
            while sent or unsent:
                if unsent and client.status == "running":
                    sent.update(_send(client, job, unsent, work))
                    unsent = []
                _look_at_scheduler(client, address, refused)
                for future in [settled for settled in sent if settled.status != "pending"]:
                    number = sent.pop(future)
                    try:
                        if future.status == "error":
                            look_at_error(future, number, address, given_up)
                        played = _result(future, job, number, address, work)
                    except WrongAnswerError as error:
                        wrong.append(number)
                        who, reason = _who(client, future), sentence_of(error)
                        if len(wrong) >= MOST_WRONG:
                            raise ClusterError(
                                "game {number} was answered wrongly by {who}: {reason}; "
                                "{count} wrong answers are too many",
                                number=number,
                                who=who,
                                reason=reason,
                                count=len(wrong),
                            ) from None
                        yield Notice(
                            Text(
                                "game {number} was answered wrongly by {who}: {reason} (it is "
                                "played again on this machine)",
                                number=number,
                                who=who,
                                reason=reason,
                            )
                        )
                        continue
                    if played is None:
                        unsent.append(number)
                    else:
                        yield played
                if time.monotonic() - looked >= TICK:
                    looked = time.monotonic()
                    yield Waiting(_workers(client))
                if sent or unsent:
                    time.sleep(_LOOK)
        finally:
            if sent:
                with suppress(Exception):
                    client.cancel(list(sent), asynchronous=False)
    yield from local_games(job, wrong, os.cpu_count() or 1, work)


def _place(address: str) -> tuple[str, int]:
    """Return host and port of an address; none if it has no such."""
    try:
        parts = urlsplit(address)
        return parts.hostname or "", parts.port or 0
    except ValueError:
        return "", 0


@contextmanager
def _client(address: str, tls: Tls) -> Iterator[Client]:
    """Connect to a scheduler. Raises ClusterError."""
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterError(
            "--cluster needs the extra cluster (pip install 'cfanp-gui[cluster]'): {reason}",
            reason=str(error),
        ) from None
    security = _security(tls) if address.startswith("tls://") else None
    try:
        # It reports at once what Dask reports, in many lines, after its timeout.
        socket.create_connection(_place(address), PATIENCE).close()
    except OSError as error:
        reason = sentence_of(error)
        raise ClusterError(
            "no scheduler can be reached at {address}: {reason}", address=address, reason=reason
        ) from None
    log = logging.getLogger("distributed")
    level = log.level
    log.setLevel(logging.CRITICAL + 1)  # the problem is reported in a sentence
    try:
        client = Client.__new__(Client)
        try:
            client.__init__(
                address,
                timeout=PATIENCE,
                set_as_default=False,
                security=security,
                direct_to_workers=False,
                deserializers=["msgpack", "error"],
            )
            for topic in ("print", "warn"):  # workers' output would be printed here
                client.subscribe_topic(topic, lambda _: None)
        except Exception as error:  # another kind of server may answer anything
            client.status = "closed"  # or it would report that disconnecting failed
            reason = _first_line(str(error)) or type(error).__name__
            raise ClusterError(
                "what is at {address} does not answer as a scheduler: {reason}",
                address=address,
                reason=reason,
            ) from None
        try:
            yield client
        finally:
            listening = client._handle_report_task
            if listening is not None and not listening.cancelled() and listening.done():
                listening.exception()  # which would otherwise be reported
                client._handle_report_task = None  # and keep the client from closing
            with suppress(Exception):
                client.close(timeout=PATIENCE)
    finally:
        log.setLevel(level)


def _security(tls: Tls) -> Security:
    """Return the certificates in Dask's form. Raises ClusterError."""
    from distributed import Security

    given: dict[str, object] = {}
    if tls.ca is not None:
        given["tls_ca_file"] = str(tls.ca)
    if tls.cert is not None:
        given["tls_client_cert"] = str(tls.cert)
        given["tls_client_key"] = None if tls.key is None else str(tls.key)
    security = Security(require_encryption=True, **given)
    try:
        context = security.get_connection_args("client")["ssl_context"]
    except OSError as error:  # certificate errors are among them
        reason = sentence_of(error)
        names = [str(name) for name in (security.tls_ca_file, security.tls_client_cert) if name]
        if security.tls_client_key:
            names.append(str(security.tls_client_key))
        raise ClusterError(
            "certificates cannot be read from {files}: {reason}",
            files=", ".join(names),
            reason=reason,
        ) from None
    if context is None:
        raise ClusterError(
            "a tls:// address needs certificates (expected --tls-ca, --tls-cert and "
            "--tls-key, or distributed.comm.tls in the configuration of Dask)"
        )
    return security


def _look_at_scheduler(client: Client, address: str, refused: list[str]) -> None:
    """Raise ClusterError if the scheduler is lost."""
    listening = client._handle_report_task  # Dask does not report otherwise that it has ended
    if client.status in ("closing", "closed") or listening is None or listening.done():
        if refused:
            raise ClusterError(
                "the scheduler at {address} has said what could run something here "
                "({name}), which was refused",
                address=address,
                name=one_line(refused[-1]),
            )
        raise ClusterError("the scheduler at {address} is gone", address=address)


def _workers(client: Client) -> int | None:
    """Return the number of workers that a scheduler reports; None if it reports none."""
    count = client.scheduler_info(n_workers=0).get("n_workers", 0)
    return count if type(count) is int else None


def _who(client: Client, future: Future) -> str:
    """Return the worker that has answered, as reported by the scheduler."""
    with suppress(Exception):  # it may answer anything
        (workers,) = client.who_has([future]).values()
        return ", ".join(one_line(str(address)) for address in workers) or _SOMEBODY
    return _SOMEBODY


def _send(
    client: Client, job: Any, numbers: Sequence[int], work: Work[Played]
) -> dict[Future, int]:
    """Send games; return the future of each."""
    # A unique key for every sending, so that an earlier result of the same game is not taken.
    run = uuid4().hex
    futures = client.map(
        partial(work.answer, program(), job),
        list(numbers),
        key=[f"cfanp-{run}-{number}" for number in numbers],
        pure=False,
    )
    return dict(zip(futures, numbers, strict=True))


def _result(
    future: Future, job: Any, number: int, address: str, work: Work[Played]
) -> Played | None:
    """Return a game; None if it was lost on the way. Raises WrongAnswerError and ClusterError."""
    if future.status != "finished":
        return None
    try:
        text = future.result()
    except (CancelledError, OSError):
        return None
    except Exception as error:  # anything but a text, or unreadable
        raise WrongAnswerError(_first_line(str(error)) or type(error).__name__) from None
    try:
        return work.read_answer(text, job, number)
    except WorkerError as error:
        raise ClusterError(
            "a worker of {address} plays by another program, {found} (expected {expected}; "
            "give all of them the same version and start them anew)",
            address=address,
            found=str(error),
            expected=program(),
        ) from None


def look_at_error(future: Future, number: int, address: str, given_up: dict[int, int]) -> None:
    """Count a game that was given up with its workers.

    Raises WrongAnswerError for any other error of a worker, because `answer` raises nothing, and
    ClusterError if it lacks that function, and for a game that was given up too often.
    """
    error: Any = future.exception()
    # Errors come pickled, and stay so; their kind is read from their texts.
    pickled = error.args[0] if error is not None and error.args else b""
    texts = texts_in(pickled) if isinstance(pickled, bytes) else [type(error).__name__, str(error)]
    if "KilledWorker" in texts:
        given_up[number] += 1
        if given_up[number] >= GIVEN_UP:
            last = next((text for text in texts if _ADDRESS.match(text)), _SOMEBODY)
            raise ClusterError(
                "game {number} was lost with its worker again and again, at last with {who}",
                number=number,
                who=last,
            )
        return
    for at, name in enumerate(texts):
        if name in ("ModuleNotFoundError", "ImportError", "AttributeError"):
            reason = next((text for text in texts[at:] if " " in text), name)
            raise ClusterError(
                "a worker of {address} does not have this program, {program}: {reason}",
                address=address,
                program=program(),
                reason=_first_line(reason),
            )
    raise WrongAnswerError("it is an error, {error}", error=_first_line(", ".join(texts)))


def _first_line(text: str) -> str:
    """Return the beginning of a text from the network, made safe to show."""
    return one_line(text[:MOST_SAID].partition("\n")[0])


# Answers of a worker: plain JSON with what was found in a game, checked before use. Of an arena's
# game only the moves are used; their legality, the record and the scores are determined here.


class Reply(NamedTuple, Generic[Played]):
    """Reply of another machine about a game, as JSON."""

    key: str
    example: str
    """Value of the key, as JSON."""
    find: Callable[[Any, int], object]
    """Function that returns the value of the key."""
    read: Callable[[Json, Any, int], Played]
    """Function that checks it, and returns the game. Raises TextError and OutOfLimitError."""
    longest: Callable[[Any], int]
    """Function that returns the maximum number of characters."""

    def answer(self, wanted: str, job: Any, number: int) -> str:
        """Return the value found for a game as JSON, the bot's error, or this other program."""
        answer: Json = {"game": number}
        if program() != wanted:
            answer["program"] = program()
        else:
            try:
                answer[self.key] = self.find(job, number)
            except BotError as error:
                answer["failed"] = str(error)
        return json.dumps(answer)

    def read_answer(self, text: object, job: Any, number: int) -> Played:
        """Return the game of an answer. Raises WrongAnswerError, WorkerError."""
        if not isinstance(text, str):
            raise WrongAnswerError("it is no text")
        if len(text) > self.longest(job):
            raise WrongAnswerError("it is too long for a game of this arena")
        whole = f'{{"game": 1, "{self.key}": {self.example}}}'
        try:
            value = read_object(text, whole)
            check_keys(value, ("game", self.key, "program", "failed"), whole)
            game = value.get("game")
            if type(game) is not int or game != number:
                raise WrongAnswerError(
                    "“{key}” is {value} (expected {expected})",
                    key="game",
                    value=shown(repr(game)),
                    expected=number,
                )
            if isinstance(value.get("program"), str):
                raise WorkerError(shown(value["program"]))
            if isinstance(value.get("failed"), str):
                raise WrongAnswerError(one_line(value["failed"][:MOST_SAID]))
            return self.read(value, job, number)
        except (TextError, OutOfLimitError) as error:
            raise WrongAnswerError(sentence_of(error)) from None


def _moves(arena: Arena, number: int) -> list[str]:
    return [action.text for action in chosen(arena, number)]


def _replayed(value: Json, arena: Arena, number: int) -> ArenaGame:
    """Return the game of moves in machine form. Raises TextError."""
    actions = []
    for at, text in enumerate(read_moves(value, _EXAMPLE), start=1):
        try:
            actions.append(arena.game.parse_action(text))
        except ValueError:
            raise WrongAnswerError(
                "action {number}, “{action}”, is not a move", number=at, action=shown(text)
            ) from None
    return replay(arena, number, actions)


def _longest(arena: Arena) -> int:
    return _MOST_OTHERWISE + arena.actions * _MOST_MOVE


_MOVES = Reply("moves", _EXAMPLE, _moves, _replayed, _longest)
ARENA_GAMES = Work(play_game, _MOVES.answer, _MOVES.read_answer)
"""Playing games of an arena."""
