"""A small cluster in processes of its own: ``python -m tests.cli.small_cluster [inside]``.

Says the scheduler's address and the process ids of two workers, and ends when its standard input
does. So nothing of it, threads and sockets least of all, is in the process of the tests. ``inside``
it has one worker, in the process of the scheduler, which starts sooner.
"""

from __future__ import annotations

import logging
import sys

from distributed import LocalCluster


def main() -> None:
    """Run the cluster until standard input ends."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    inside = sys.argv[1:] == ["inside"]
    with LocalCluster(
        n_workers=1 if inside else 2, threads_per_worker=1, processes=not inside,
        host="tcp://127.0.0.1", dashboard_address=None, silence_logs=logging.CRITICAL,
    ) as cluster:  # fmt: skip
        pids = [] if inside else [one.pid for one in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
