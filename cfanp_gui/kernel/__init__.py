"""Rules, values and search in plain numbers, interpreted or compiled: the kernel (README.md)."""

from __future__ import annotations

from cfanp_gui.kernel import compiled_kernel

if (_folder := compiled_kernel.compiled_kernel(__path__[0])) is not None:
    __path__.insert(0, _folder)  # its modules are found there before their files
