"""Shells that find the mat2c of this tree as `mat2c`, and a `python3` that can import it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

COMMANDS = {"mat2c": "-m mat2c ", "python3": ""}


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds both, which are put into `folder`."""
    folder.mkdir(exist_ok=True)
    for name, words in COMMANDS.items():
        tool = folder / name
        tool.write_text(f'#!/bin/sh\nexec {sys.executable} {words}"$@"\n')
        tool.chmod(0o755)
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    modules = os.pathsep.join(part for part in sys.path if part)
    return os.environ | {"PATH": path, "PYTHONPATH": modules}
