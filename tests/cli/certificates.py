"""Certificates for a cluster, made by openssl: an authority's and one that it has signed."""

import shutil
import subprocess
from pathlib import Path

OPENSSL = shutil.which("openssl")


def make(folder: Path) -> None:
    """Make ``ca.pem``, and ``cert.pem`` with ``key.pem``, in a folder that is made."""
    folder.mkdir()
    _openssl(
        folder, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca-key.pem",
        "-out", "ca.pem", "-days", "2", "-subj", "/CN=authority",
    )  # fmt: skip
    _openssl(
        folder, "req", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem",
        "-out", "request.pem", "-subj", "/CN=cluster",
    )  # fmt: skip
    _openssl(
        folder, "x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca-key.pem",
        "-CAcreateserial", "-out", "cert.pem", "-days", "2",
    )  # fmt: skip


def _openssl(folder: Path, *arguments: str) -> None:
    assert OPENSSL is not None, "tests that need it are left out without"
    subprocess.run([OPENSSL, *arguments], cwd=folder, check=True, capture_output=True, timeout=300)
