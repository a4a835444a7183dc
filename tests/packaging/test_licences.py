"""The licences of what is bundled are collected, and what nobody has looked at is refused."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from types import SimpleNamespace

import pytest

from tests import ROOT
from tests.packaging import script

licences = script("licences")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Return what is installed, by what each needs; to be changed."""
    needs: dict[str, list[str]] = {}

    def distribution(name: str) -> SimpleNamespace:
        if name not in needs:
            raise metadata.PackageNotFoundError(name)
        return SimpleNamespace(requires=needs[name])

    monkeypatch.setattr(licences.metadata, "distribution", distribution)
    return needs


def test_what_is_needed_by_what_is_needed_comes_along(installed: dict[str, list[str]]) -> None:
    installed.update(
        {"a": ["B_c>=1; python_version > '3'", "d; extra == 'x'"], "b-c": ["A"], "d": [], "e": []}
    )
    assert licences.required(["A>=2"]) == ["a", "b-c"]
    assert licences.required(["a"], ("x",)) == ["a", "b-c", "d"]
    with pytest.raises(licences.LicenceError, match="gone is not installed"):
        licences.required(["gone"])


def test_what_nobody_has_looked_at_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "of_program", lambda: ["chess", "stranger"])
    with pytest.raises(licences.LicenceError, match="nobody has looked at the licence of stranger"):
        licences.collect()


def test_all_that_the_program_names_has_been_looked_at() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = list(project["dependencies"])
    for extra in licences.EXTRAS:
        names += project["optional-dependencies"][extra]
    assert {licences._name(one) for one in names} <= licences.KNOWN.keys()


def test_the_kept_file_names_all_that_has_been_looked_at() -> None:
    text = licences.TARGET.read_text(encoding="utf-8")
    for name, licence in licences.KNOWN.items():
        assert f"- {name}: {licence}\n" in text
    assert not re.search(r"/home/|/root/|/work/", text)


def test_texts_are_taken_from_what_is_installed() -> None:
    (text,) = licences.texts_of("platformdirs")
    assert "MIT" in text or "Permission is hereby granted" in text
    assert text.strip() in licences.TARGET.read_text(encoding="utf-8")
