"""What made-up workers and schedulers of a cluster say: lies, and what runs something.

Each function stands where a worker's `answer` does and takes what that takes, after a folder in
which every process that is made to run something leaves a file, named by its number.
"""

import copyreg
import os
import pickle
from pathlib import Path

import distributed
from distributed import worker
from distributed.protocol.serialize import Serialized, ToPickle, to_serialize
from distributed.scheduler import Scheduler

from cfanp_gui.bots.arena import Arena
from cfanp_gui.cli import cluster


def leave_a_file(folder: str) -> str:
    """Show that something was run."""
    Path(folder, str(os.getpid())).touch()
    return ""


class Command:
    """Object that runs a command when it is unpickled."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def __reduce__(self) -> tuple[object, ...]:
        return leave_a_file, (self.folder,)


def command(folder: str, *_: object) -> object:
    """Return a value that runs something."""
    return Command(folder)


def command_in_spite(folder: str, *_: object) -> object:
    """Return such a value, pickled though only plain values are wanted."""
    header = {"serializer": "pickle", "writeable": ()}
    return Serialized(header, [pickle.dumps(Command(folder))])


def command_as_type(folder: str, wanted: str, arena: Arena, number: int) -> object:
    """Answer as one should, but with a value whose type runs something."""
    meta = type("Meta", (type,), {})
    copyreg.pickle(meta, lambda _: (leave_a_file, (folder,)))
    return meta("Type", (str,), {})(cluster.ARENA_GAMES.answer(wanted, arena, number))


def command_as_error(folder: str, *_: object) -> object:
    """Raise what is told as an error that runs something."""
    return _told(to_serialize(pickle.dumps(Command(folder))))


def command_around_an_error(folder: str, *_: object) -> object:
    """Raise what is told in such a way that something runs before it can be looked at."""
    header = {"serializer": "dask", "type-serialized": pickle.dumps(Command(folder))}
    return _told(Serialized({**header, "sub-header": {}, "type": ""}, [b""]))


def _told(exception: object) -> object:
    told = {"status": "error", "exception": exception, "traceback": None}
    worker.error_message = lambda *_, **__: {**told, "exception_text": "", "traceback_text": ""}
    raise ValueError


def command_of_the_scheduler(folder: str, wanted: str, arena: Arena, number: int) -> object:
    """Answer as one should; the scheduler, in the same process, says what runs something."""
    for scheduler in Scheduler._instances:
        for client in scheduler.client_comms.values():
            message = {"op": "event", "event": ToPickle(Command(folder))}
            scheduler.loop.add_callback(client.send, message)
    return cluster.ARENA_GAMES.answer(wanted, arena, number)


def failed(_: str, __: str, ___: Arena, number: int) -> object:
    """Return a line that reports a failed bot, and clears the screen of its reader."""
    return f'{{"game": {number}, "failed": "it cannot think\\u001b[2J"}}'


def illegal(_: str, __: str, ___: Arena, number: int) -> object:
    """Return a game whose first move is not legal."""
    return f'{{"game": {number}, "moves": ["AB:e2e5"]}}'


def another_game(_: str, wanted: str, arena: Arena, number: int) -> object:
    """Return a legal game that was not asked for."""
    return cluster.ARENA_GAMES.answer(wanted, arena, number + 1)


def old(_: str, wanted: str, arena: Arena, number: int) -> object:
    """Answer as a worker does that has an older program."""
    return cluster.ARENA_GAMES.answer(f"another than {wanted}", arena, number)


def printing(wanted: str, arena: Arena, number: int) -> object:
    """Answer as one should, and print something where the game was asked for."""
    distributed.print("printed by a worker")
    return cluster.ARENA_GAMES.answer(wanted, arena, number)
