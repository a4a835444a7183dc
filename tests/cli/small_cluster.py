"""A small cluster in processes of its own: ``python -m tests.cli.small_cluster [inside] [FOLDER]``.

Says the scheduler's address and the process ids of two workers, and ends when its standard input
does. So nothing of it, threads and sockets least of all, is in the process of the tests. ``inside``
it has one worker, in the process of the scheduler, which starts sooner. With a folder it has the
certificates that `certificates` has made there.
"""

import logging
import sys
from pathlib import Path

from distributed import LocalCluster, Security

import tests.cli.dask_clock  # noqa: F401 -- here and in the workers, which load this module too


def main() -> None:
    """Run the cluster until standard input ends."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    inside = sys.argv[1:2] == ["inside"]
    security = None
    if sys.argv[2:]:
        folder = Path(sys.argv[2])
        ca, cert, key = (str(folder / name) for name in ("ca.pem", "cert.pem", "key.pem"))
        security = Security(
            require_encryption=True, tls_ca_file=ca, tls_scheduler_cert=cert,
            tls_scheduler_key=key, tls_worker_cert=cert, tls_worker_key=key,
            tls_client_cert=cert, tls_client_key=key,
        )  # fmt: skip
    with LocalCluster(
        n_workers=1 if inside else 2, threads_per_worker=1, processes=not inside,
        protocol="tls://" if security else "tcp://", host="127.0.0.1", security=security,
        dashboard_address=None, silence_logs=logging.CRITICAL,
    ) as cluster:  # fmt: skip
        pids = [] if inside else [one.pid for one in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
