"""PySide's own Python, compiled once rather than at every start.

PySide has 130 kB of Python within its libraries, as text that it compiles whenever it is loaded;
that takes as long as loading all modules of ours. What has been compiled is kept here as Python
keeps what it compiles of modules: in the folder in which it would keep this one, and only where it
may. (PySide can unpack its text, see its variable ``SBK_EMBED``, but into its own folder, which
is not ours to change.) Its large regular expressions, which read signatures of functions for error
messages and stubs, are compiled when something is first looked for with them.

This module does not import Qt: it is there before it.
"""

from __future__ import annotations

import builtins
import marshal
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any

_FILES = ("signature_bootstrap.py", "shibokensupport/")
"""How the names of PySide's texts begin."""

_Kept = dict[str, tuple[bytes, CodeType]]
"""By the names of texts, the hash of each and what it was compiled to."""


@contextmanager
def compiled_once(path: Path | None = None) -> Iterator[None]:
    """Have what is compiled of PySide's texts meanwhile be kept in a file, and taken from there.

    A text that has changed since, as in another version, is compiled anew. Without a `path` it is
    the usual one. Where nothing can be kept, all is as if this were not there.
    """
    path = path or _usual_path()
    kept = {} if path is None else _read(path)
    fresh: _Kept = {}
    compile_anew, compile_pattern = builtins.compile, re.compile

    def compile_or_take(source: Any, filename: Any, mode: str, *rest: Any, **named: Any) -> Any:
        plain = isinstance(source, bytes) and mode == "exec" and not rest and not named
        if not (plain and str(filename).startswith(_FILES)):
            return compile_anew(source, filename, mode, *rest, **named)
        digest, (known, code) = source_hash(source), kept.get(filename, (b"", None))
        if code is None or known != digest:
            code = compile_anew(source, filename, mode)
            fresh[filename] = digest, code
        return code

    def compile_or_wait(pattern: Any, flags: int = 0) -> Any:
        if sys._getframe(1).f_code.co_filename.startswith(_FILES):
            return _LatePattern(pattern, flags)
        return compile_pattern(pattern, flags)

    builtins.compile = compile_or_take
    re.compile = compile_or_wait
    try:
        yield
    finally:
        builtins.compile, re.compile = compile_anew, compile_pattern
    if fresh and path is not None and not sys.dont_write_bytecode:
        _write(path, kept | fresh)


class _LatePattern:
    """A regular expression that is compiled when something is first looked for with it.

    Whoever made it may well take its methods at once, so these wait too.
    """

    def __init__(self, pattern: str, flags: int) -> None:
        self._pattern, self._flags = pattern, flags

    def __getattr__(self, name: str) -> Any:
        def call(*rest: Any, **named: Any) -> Any:
            return getattr(self._compiled, name)(*rest, **named)

        is_method = callable(getattr(re.Pattern, name))
        return call if is_method else getattr(self._compiled, name)

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self._pattern, self._flags)


def _usual_path() -> Path | None:
    """Return where the compiled code is kept; None where Python keeps none of any module."""
    try:
        return Path(cache_from_source(str(Path(__file__).with_name("pyside.py"))))
    except NotImplementedError:
        return None


def _read(path: Path) -> _Kept:
    """Return what is kept in a file; nothing where another Python wrote it or it is damaged."""
    try:
        written = path.read_bytes()
    except OSError:
        return {}
    begin = len(MAGIC_NUMBER) + len(source_hash(b""))
    head, body = written[:begin], written[begin:]
    if head != MAGIC_NUMBER + source_hash(body):
        return {}
    kept: _Kept = marshal.loads(body)
    return kept


def _write(path: Path, kept: _Kept) -> None:
    """Keep compiled code in a file, all or nothing of it; nothing where that cannot be written."""
    body = marshal.dumps(kept)
    part = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(MAGIC_NUMBER + source_hash(body) + body)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
