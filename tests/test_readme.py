"""What the README shows in Python is so."""

import doctest

from tests import ROOT


def test_the_library_does_what_the_readme_shows() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 7
    assert failed == 0
