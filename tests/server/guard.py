"""Runs a service as long as a test run lives: python guard.py PID FOLDER ACCOUNT COMMAND..."""

import os
import shutil
import signal
import subprocess
import sys


def lives(process: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def main() -> None:
    run, folder, account, *command = sys.argv[1:]
    if account:
        service = subprocess.Popen(command, user=account, extra_groups=[])
    else:
        service = subprocess.Popen(command)
    while lives(int(run)):
        try:
            sys.exit(service.wait(timeout=0.5))
        except subprocess.TimeoutExpired:
            continue
    # PostgreSQL waits for no client when it is stopped so.
    service.send_signal(signal.SIGINT)
    try:
        service.wait(timeout=10)
    except subprocess.TimeoutExpired:
        service.kill()
        service.wait()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
