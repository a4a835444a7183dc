"""Dask's clock, where it would never be set.

On Windows before Python 3.13 Dask sets a clock of its own by the system's, and tries until that has
stood still for a while. Under Wine it ticks all the time.
"""

import time

from distributed import metrics

if hasattr(metrics, "_WindowsTime"):

    def _set(clock: object) -> None:
        clock.delta = clock.base_timer() - time.perf_counter()  # type: ignore[attr-defined]

    metrics._WindowsTime.resync = _set
