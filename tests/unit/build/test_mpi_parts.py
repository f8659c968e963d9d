"""What `--mpi` needs, and what it says where a part is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WRAPPER = """\
#!/bin/sh
case "$1" in
-showme:compile) echo -I{0} ;;
-showme:link) echo -L{0} ;;
*) exit 1 ;;
esac
"""


def _run(folder: Path, path: str) -> subprocess.CompletedProcess[str]:
    program = folder / "prog.m"
    program.write_text("disp (1)\n")
    return subprocess.run(
        [sys.executable, "-m", "mat2c", "build", "--mpi", str(program), "-o", str(folder / "prog")],
        capture_output=True,
        text=True,
        env=os.environ | {"PATH": path},
    )


def test_a_wrapper_without_a_header_that_compiles(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    wrapper = tools / "mpicc"
    wrapper.write_text(WRAPPER.format(tools))
    wrapper.chmod(0o755)
    (tools / "mpi.h").write_text("#error not for this compiler\n")
    done = _run(tmp_path, f"{tools}{os.pathsep}{os.environ['PATH']}")
    assert done.returncode == 2
    assert "--mpi: the header 'mpi.h' not found" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "prog").exists()


def test_no_wrapper(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for folder in os.environ["PATH"].split(os.pathsep):
        for name in ("cc", "gcc", "as", "ld"):
            found = Path(folder) / name
            if found.exists() and not (tools / name).exists():
                (tools / name).symlink_to(found)
    done = _run(tmp_path, str(tools))
    assert done.returncode == 2
    assert "--mpi: 'mpicc' not found" in done.stderr
