"""Packages that ship MATLAB functions compiled: for setuptools.

    from setuptools import setup
    from mat2c.build_ext import MatlabExtension, build_ext

    setup(
        ext_modules=[MatlabExtension("pkg.smooth", ["src/smooth.m"], args="double(1,:), double")],
        cmdclass={"build_ext": build_ext},
    )

makes the module `pkg.smooth`, which has the functions of the files. A wheel holds it in machine
code for all machines of the kind: where it is installed, mat2c is needed, but no C compiler.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext as _build_ext

from mat2c.api import library_of
from mat2c.build.compiler import PORTABLE, Toolchain
from mat2c.build.python_module import extension
from mat2c.support.options import Options
from mat2c.support.record import replace

_WRAPPER = '''\
"""Compiled from {files} by mat2c {version}."""

from pathlib import Path

from mat2c.build.ffi import load_compiled
from mat2c.build.python_signature import About

{targets} = load_compiled(
    {module!r}, Path(__file__).with_name({file!r}), [
{abouts}    ]
)
'''


class MatlabExtension(Extension):
    """A Python module of MATLAB functions: its name, its files, and the types of their inputs as
    `mat2c.load_all` takes them; `cflags` replace -O3."""

    def __init__(
        self,
        name: str,
        files: Sequence[str | os.PathLike[str]],
        args: str | None = None,
        options: Options | None = None,
        cflags: Sequence[str] | None = None,
    ) -> None:
        super().__init__(name, [os.fspath(file) for file in files])
        self.args = args
        self.options = options or Options()
        self.cflags = PORTABLE if cflags is None else tuple(cflags)


class build_ext(_build_ext):  # noqa: N801 (setuptools' commands are called so)
    """Builds the extensions of a package, those of MATLAB functions among them."""

    def build_extension(self, ext: Any) -> None:
        """Builds one: a file of machine code, and a module in Python that knows it."""
        if not isinstance(ext, MatlabExtension):
            super().build_extension(ext)
            return
        code, wrapper = map(Path, self._outputs(ext))
        first, *more = map(Path, ext.sources)
        options = replace(ext.options, more=tuple(more))
        source, abouts = library_of(first, ext.args, options)
        module, made = extension(source, Toolchain.find(None, ext.cflags))
        code.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, code)
        rows = [
            f"        About({a.name!r}, {list(a.inputs)!r}, {a.help!r}, {list(a.classes)!r}, "
            f"outputs={list(a.outputs)!r}),\n"
            for a in abouts
        ]
        wrapper.write_text(
            _WRAPPER.format(
                files=", ".join(Path(file).name for file in ext.sources),
                version=_version(),
                targets=", ".join(a.name for a in abouts) + ("," if len(abouts) == 1 else ""),
                module=module,
                file=code.name,
                abouts="".join(rows),
            )
        )

    def _outputs(self, ext: MatlabExtension) -> Iterator[str]:
        """The files of an extension, where setuptools wants them."""
        code = Path(self.get_ext_fullpath(f"{ext.name}_compiled"))
        yield str(code)
        yield str(code.with_name(f"{ext.name.rpartition('.')[2]}.py"))

    def get_outputs(self) -> list[str]:
        """All files that are built."""
        found: list[str] = []
        for ext in self.extensions:
            if isinstance(ext, MatlabExtension):
                found += self._outputs(ext)
            else:
                found.append(self.get_ext_fullpath(ext.name))
        return found

    def copy_extensions_to_source(self) -> None:
        """With --inplace, the files are in the source tree at once."""
        others = [e for e in self.extensions if not isinstance(e, MatlabExtension)]
        mine = [e for e in self.extensions if isinstance(e, MatlabExtension)]
        self.extensions = others
        super().copy_extensions_to_source()
        self.extensions = others + mine
        built = self.get_finalized_command("build_py")
        for ext in mine:
            package = ".".join(ext.name.split(".")[:-1])
            folder = Path(built.get_package_dir(package))  # type: ignore[attr-defined]
            self.inplace = False
            for file in self._outputs(ext):
                shutil.copyfile(file, folder / Path(file).name)
            self.inplace = True


def _version() -> str:
    from mat2c import __version__

    return __version__
