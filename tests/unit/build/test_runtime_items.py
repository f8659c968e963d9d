"""The runtime as `--standalone` reads it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mat2c.build.standalone import runtime_items as items
from mat2c.support.resources import runtime_dir


def test_another_installation_reads_its_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two with one cache and equal files, as of an environment that was made anew elsewhere."""
    headers = {
        Path(name).name for name, unit in items.runtime_items().headers.items() if unit.is_public
    }
    assert {"error.h", "array.h"} <= headers
    other = tmp_path / "runtime"
    shutil.copytree(runtime_dir(), other)
    monkeypatch.setattr(items, "runtime_dir", lambda: other)
    monkeypatch.setattr(items, "include_dir", lambda: other / "include")
    found = items.runtime_items().headers.items()
    assert {Path(name).name for name, unit in found if unit.is_public} == headers
