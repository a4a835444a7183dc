"""`cfanp`, frozen."""

from __future__ import annotations

import sys

import launch

launch.tidy()

if __name__ == "__main__":
    launch.serve_workers(sys.argv[1:])
    launch.pass_on(sys.argv[1:])
    from cfanp_gui.cli import main

    sys.exit(main())
