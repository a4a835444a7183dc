"""Rules, values and search in plain numbers, interpreted or compiled: the kernel (README.md)."""

from __future__ import annotations

from cfanp_gui.kernel.compiled_kernel import compiled_kernel

if (_compiled := compiled_kernel(__path__[0])) is not None:
    __path__.insert(0, _compiled)  # its modules are found there before their files
