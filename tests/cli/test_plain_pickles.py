"""Pickles that name something are refused, whoever unpickles them, while that is wanted."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest

from cfanp_gui.cli.plain_pickles import RefusedError, plain_pickles, texts_in


class Command:
    """Makes a folder where it is unpickled."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (self.folder,)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("loads", [pickle.loads, pickle._loads])  # type: ignore[attr-defined]
def test_nothing_is_called(loads: object, protocol: int, tmp_path: Path) -> None:
    pickled = pickle.dumps(Command(tmp_path / "made"), protocol)
    with plain_pickles() as names, pytest.raises(RefusedError, match=r"a pickle names .*mkdir"):
        loads(pickled)  # type: ignore[operator]
    assert names == [f"{os.mkdir.__module__}.mkdir"]
    assert not (tmp_path / "made").exists()
    loads(pickled)  # type: ignore[operator]
    assert (tmp_path / "made").exists()


def test_plain_values_are_not_refused() -> None:
    plain = {"text": ["one", 2, 3.0, None, True, b"bytes"], "types": (str, bytes)}
    with plain_pickles() as names:
        assert pickle.loads(pickle.dumps(plain)) == plain
        with pytest.raises(RefusedError):
            pickle.loads(pickle.dumps(str.format))
    assert names


def test_one_within_the_other() -> None:
    pickled = pickle.dumps(Path)
    with plain_pickles() as outer:
        with plain_pickles() as inner, pytest.raises(RefusedError):
            pickle.loads(pickled)
        assert outer == inner
        with pytest.raises(RefusedError):
            pickle.loads(pickled)
    assert len(outer) == len(inner) + 1
    assert pickle.loads(pickled) is Path


def test_texts_without_unpickling(tmp_path: Path) -> None:
    pickled = pickle.dumps(Command(tmp_path / "made"))
    assert texts_in(pickled)[-2:] == ["mkdir", str(tmp_path / "made")]
    assert texts_in(pickled[:-1])[-1] == str(tmp_path / "made")  # cut off
    assert texts_in(b"\xff nonsense") == []
    assert not (tmp_path / "made").exists()
