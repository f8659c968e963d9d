"""Compiled MATLAB functions as Python functions, through cffi in API mode."""

from __future__ import annotations

import importlib.util
import sysconfig
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import cffi
from cffi import recompiler

from mat2c.build import cache as store
from mat2c.build.compiler import SHARED, Toolchain
from mat2c.build.errors import RunError
from mat2c.build.header import declarations, source_prologue
from mat2c.build.runtime import runtime_library
from mat2c.build.values import Converter, Value
from mat2c.files import source_bytes, write_whole


class Function:
    """A compiled MATLAB function. Calls from several threads take turns."""

    def __init__(self, name: str, module: ModuleType) -> None:
        self.__name__ = name
        self._ffi: Any = module.ffi
        self._lib: Any = module.lib
        self._entry = getattr(self._lib, f"{name}_values")
        self._outputs: int = getattr(self._lib, f"{name}_nargout")
        self._lock = threading.RLock()
        self._converter = _Converter(self)

    def __call__(self, *arguments: object, nargout: int | None = None) -> Any:
        """Calls it; `nargout` outputs are wanted, by default one where there is one."""
        wanted = min(1, abs(self._outputs)) if nargout is None else nargout
        return self._call(self._entry, (), arguments, wanted)

    def __repr__(self) -> str:
        return f"<compiled MATLAB function {self.__name__}>"

    def _call(
        self, entry: Any, first: tuple[Any, ...], arguments: Sequence[object], nargout: int
    ) -> Any:
        keep: list[object] = []
        inputs = [self._converter.argument(a, keep) for a in arguments]
        outputs = self._ffi.new("m2c_value *[]", max(nargout, 1))
        with self._lock:
            failed = entry(*first, nargout, outputs, len(inputs), inputs)
            self._lib.fflush(self._ffi.NULL)
            if failed:
                raise self._error()
        results = [self._converter.take(out) for out in outputs]
        return tuple(results) if nargout > 1 else results[0]

    def _error(self) -> RunError:
        """The pending error, which is taken."""
        message, identifier = (
            self._ffi.string(text()).decode("utf-8", "replace")
            for text in (self._lib.m2c_error_message, self._lib.m2c_error_id)
        )
        self._lib.m2c_release(self._lib.m2c_catch())
        return RunError(message, identifier)


class _Converter(Converter):
    def __init__(self, function: Function) -> None:
        super().__init__(function._ffi, function._lib)
        self._function = function

    def call_handle(self, handle: Value, arguments: Sequence[object], nargout: int) -> Any:
        return self._function._call(self.lib.m2c_call_handle, (handle.pointer,), arguments, nargout)


def load_function(c_text: str, header_text: str, name: str, toolchain: Toolchain) -> Function:
    """The entry of a generated library, compiled as a Python module in the cache and imported."""
    tools = toolchain.with_flags(*SHARED, "-fvisibility=hidden")
    library = runtime_library(tools)
    identity = store.key(c_text, header_text, tools.key, library.name, cffi.__version__)
    module_name = f"_mat2c_{name}_{identity}"
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")

    def make(output: Path) -> None:
        with tempfile.TemporaryDirectory(prefix="mat2c-") as folder:
            made = _module(Path(folder), module_name, name, c_text, header_text, tools, library)
            write_whole({output: made.read_bytes()}, mode=0o777)

    path = store.entry("modules", module_name + suffix, make)
    return Function(name, _imported(module_name, path))


def _module(
    folder: Path,
    module_name: str,
    name: str,
    c_text: str,
    header_text: str,
    toolchain: Toolchain,
    library: Path,
) -> Path:
    (folder / f"{name}.h").write_bytes(source_bytes(header_text))
    (folder / f"{name}.c").write_bytes(source_bytes(c_text))
    glue = folder / f"{module_name}.c"
    ffi = cffi.FFI()
    ffi.cdef(declarations(header_text, name, toolchain))
    recompiler.make_c_source(ffi, module_name, source_prologue(name), str(glue))
    python = f"-I{sysconfig.get_path('include')}"
    objects = [folder / "program.o", folder / "glue.o"]
    toolchain.compile(folder / f"{name}.c", objects[0])
    toolchain.compile(glue, objects[1], python, f"-I{folder}", "-w")
    made = folder / "module.so"
    toolchain.link(made, "-shared", *map(str, objects), str(library))
    return made


def _imported(module_name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
