"""Imports MATLAB files: `import mat2c.importer`, then `from smooth import smooth`.

A module is `NAME.m` on Python's path, or in a package's folder; a Python module of that name comes
first. It has the function of its name. The types of its inputs are those that its `arguments` block
or its assertions tell.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from mat2c.api import load


class MatlabFinder(MetaPathFinder):
    """Finds `NAME.m` in folders, behind all other finders."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module is, or None."""
        name = fullname.rpartition(".")[2]
        for folder in sys.path if path is None else path:
            file = Path(folder) / f"{name}.m"
            if file.is_file():
                return spec_from_file_location(fullname, file, loader=MatlabLoader(file))
        return None


class MatlabLoader(Loader):
    """Makes a module of a file."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def exec_module(self, module: ModuleType) -> None:
        """Compiles the function, unless that has been done, and puts it into the module."""
        function = load(self._file)
        module.__doc__ = function.__doc__
        setattr(module, function.__name__, function)


if not any(isinstance(finder, MatlabFinder) for finder in sys.meta_path):
    sys.meta_path.append(MatlabFinder())
