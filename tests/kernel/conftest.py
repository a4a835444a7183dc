"""The kernel as it runs interpreted and as it is compiled, where it can be."""

from typing import Any

import pytest

from cfanp_gui.kernel.compiled_kernel import compiled_kernel
from tests.kernel import kernels

INTERPRETED = kernels.interpreted()  # now, for what is run while tests are collected is measured


@pytest.fixture(scope="session")
def interpreted() -> kernels.Kernels:
    """The kernel as Python runs it."""
    return INTERPRETED


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> kernels.Kernels:
    """The kernel as it is compiled; a test without it and the tools for that is left out."""
    if not compiled_kernel(str(kernels.FOLDER)) and (lack := kernels.lacking()):
        pytest.skip(lack)
    return kernels.compiled(tmp_path_factory.mktemp("kernel"), kernels.flags())


@pytest.fixture(params=["interpreted", "compiled"])
def kernel(request: pytest.FixtureRequest) -> Any:
    """The kernel in both ways."""
    return request.getfixturevalue(request.param)
