"""Users and processes, as far as temporary files ask for them, on any system."""

from __future__ import annotations

import getpass
import os
import re
import sys
from functools import cache
from pathlib import Path

_QUERY = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION
_STILL_ACTIVE = 259


@cache
def owner() -> str:
    """Names the user in a file's name: the number, or where users have none, the name."""
    if hasattr(os, "getuid"):
        return str(os.getuid())
    try:
        return re.sub(r"\W", "_", getpass.getuser())
    except (ImportError, KeyError, OSError):
        return "user"


def is_ours(folder: Path) -> bool:
    """True if a folder can be written to and belongs to the user. Where users have no numbers, the
    system's temporary folder is the user's own."""
    if not os.access(folder, os.W_OK):
        return False
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def runs(process: int) -> bool:
    """True if there is a process of that number."""
    if sys.platform == "win32":
        return _runs_on_windows(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def _runs_on_windows(process: int) -> bool:
    """The same where a signal of 0 would end it."""
    import ctypes

    kernel = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
    handle = kernel.OpenProcess(_QUERY, False, process)
    if not handle:
        return False
    status = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(status))
    kernel.CloseHandle(handle)
    return status.value == _STILL_ACTIVE
