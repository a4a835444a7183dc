"""`cfanp-gui`, frozen."""

from __future__ import annotations

import sys

import launch

launch.tidy()

if __name__ == "__main__":
    from cfanp_gui.__main__ import main

    sys.exit(main())
