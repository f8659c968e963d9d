"""Compiled MATLAB functions as Python functions, through cffi in API mode."""

from __future__ import annotations

import importlib.util
import inspect
import keyword
import sysconfig
import textwrap
import threading
from collections import deque
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import Any

import cffi
from cffi import recompiler

from mat2c.build import cache as store
from mat2c.build.cc import NOTHING, foreign_objects
from mat2c.build.compiler import HIDDEN, SHARED, Toolchain
from mat2c.build.errors import Call, RunError
from mat2c.build.header_reader import declarations, source_prologue
from mat2c.build.python_values import Converter, Value
from mat2c.build.runtime import runtime_library
from mat2c.ir.foreign import Foreign
from mat2c.support.files import source_bytes, working_folder, write_whole
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class About:
    """What Python shows of a function: its inputs, the last "varargin" where any number may follow,
    and its help text. `classes` are those declared of the inputs, `folder` is where its source
    stands, which errors name."""

    name: str
    inputs: Sequence[str] = ()
    help: str = ""
    classes: Sequence[str | None] = ()
    folder: Path = Path()

    @property
    def signature(self) -> inspect.Signature:
        parameters = [
            inspect.Parameter("varargin", inspect.Parameter.VAR_POSITIONAL)
            if name == "varargin" and k == len(self.inputs) - 1
            else inspect.Parameter(_python_name(name, k), inspect.Parameter.POSITIONAL_ONLY)
            for k, name in enumerate(self.inputs)
        ]
        outputs = inspect.Parameter("nargout", inspect.Parameter.KEYWORD_ONLY, default=None)
        return inspect.Signature([*parameters, outputs])


def _python_name(name: str, k: int) -> str:
    """The name of input `k`, or one like it that Python accepts."""
    if not name.isidentifier():
        return f"input_{k + 1}"
    return f"{name}_" if keyword.iskeyword(name) else name


class Module:
    """A compiled module, which is loaded once. All calls into it take turns: its functions share
    what they keep from call to call."""

    def __init__(self, module: ModuleType) -> None:
        self.ffi: Any = module.ffi
        self.lib: Any = module.lib
        self.lock = threading.RLock()
        self._unused: deque[Any] = deque()

    def release(self, pointer: Any) -> None:
        """Gives a value up: at once, or, where another thread is in the module, at the next turn.
        It never waits, since the garbage collector calls it anywhere."""
        self._unused.append(pointer)
        if self.lock.acquire(blocking=False):
            try:
                self.tidy()
            finally:
                self.lock.release()

    def tidy(self) -> None:
        """Releases what nobody uses any more; its caller has the lock."""
        while self._unused:
            self.lib.m2c_release(self._unused.popleft())


class Function:
    """A compiled MATLAB function. Calls from several threads take turns."""

    def __init__(self, about: About, module: Module) -> None:
        self.__name__ = about.name
        self.__doc__ = textwrap.dedent(about.help).strip() or None
        self.__signature__ = about.signature
        self._module = module
        self._ffi: Any = module.ffi
        self._lib: Any = module.lib
        self._lock = module.lock
        self._entry = getattr(self._lib, f"{about.name}_values")
        self._outputs: int = getattr(self._lib, f"{about.name}_nargout")
        self._classes = about.classes
        self._folder = about.folder
        self._converter = _Converter(self)

    def __call__(self, *arguments: object, nargout: int | None = None) -> Any:
        """Calls it; `nargout` outputs are wanted, by default one where there is one."""
        wanted = min(1, abs(self._outputs)) if nargout is None else nargout
        return self._call(self._entry, (), arguments, wanted, self._classes)

    def __repr__(self) -> str:
        return f"<compiled MATLAB function {self.__name__}>"

    def _call(
        self,
        entry: Any,
        first: tuple[Any, ...],
        arguments: Sequence[object],
        nargout: int,
        classes: Sequence[str | None] = (),
    ) -> Any:
        keep: list[object] = []
        with self._lock:
            self._module.tidy()
            inputs = [
                self._converter.argument(a, keep, cls)
                for a, cls in zip_longest(arguments, classes[: len(arguments)])
            ]
            outputs = self._ffi.new("m2c_value *[]", max(nargout, 1))
            failed = entry(*first, nargout, outputs, len(inputs), inputs)
            self._lib.fflush(self._ffi.NULL)
            if failed:
                raise self._error()
            results = [self._converter.take(out) for out in outputs]
            del inputs
            keep.clear()
        return tuple(results) if nargout > 1 else results[0]

    def _error(self) -> RunError | SystemExit:
        """The pending error, which is taken; or the end of the program that exit asks for."""
        status: int = self._lib.m2c_exit_status()
        message, identifier = (
            self._ffi.string(text()).decode("utf-8", "replace")
            for text in (self._lib.m2c_error_message, self._lib.m2c_error_id)
        )
        caught = self._converter.take(self._lib.m2c_catch())
        if status >= 0:
            return SystemExit(status)
        stack = caught["stack"]
        calls = [stack] if isinstance(stack, dict) else list(stack)
        return RunError(message, identifier, [self._call_of(call) for call in calls])

    def _call_of(self, call: dict[str, Any]) -> Call:
        """A call with its file where the function was loaded from; the rest as it is told."""
        near = [self._folder / call["file"], self._folder / "private" / call["file"]]
        file = next((str(path) for path in near if path.is_file()), call["file"])
        return Call(file, call["name"], max(int(call["line"]), 0), max(int(call["column"]), 0))


class _Converter(Converter):
    def __init__(self, function: Function) -> None:
        super().__init__(function._ffi, function._lib, function._module.release)
        self._function = function

    def call_handle(self, handle: Value, arguments: Sequence[object], nargout: int) -> Any:
        return self._function._call(self.lib.m2c_call_handle, (handle.pointer,), arguments, nargout)


_loaded: dict[Path, Module] = {}
_loading = threading.Lock()


def load_function(
    c_text: str,
    header_text: str,
    about: About,
    toolchain: Toolchain,
    foreign: Foreign = NOTHING,
) -> Function:
    """The entry of a generated library, compiled as a Python module in the cache and imported."""
    name = about.name
    shared_state = toolchain.with_flags("-DM2C_SHARED_STATE")
    tools, library = shared_state.with_flags(*SHARED, *HIDDEN), runtime_library(shared_state)
    parts = c_text, header_text, tools.key, library.name, cffi.__version__
    identity = store.key(*parts, *foreign.contents())
    module_name = f"_mat2c_{name}_{identity}"
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")

    def make(output: Path) -> None:
        with working_folder() as folder:
            texts = c_text, header_text
            made = _module(folder, module_name, name, *texts, tools, library, foreign)
            write_whole({output: made.read_bytes()}, mode=0o777)

    path = store.entry("modules", module_name + suffix, make)
    with _loading:
        if path not in _loaded:
            _loaded[path] = Module(_imported(module_name, path))
        return Function(about, _loaded[path])


def _module(
    folder: Path,
    module_name: str,
    name: str,
    c_text: str,
    header_text: str,
    toolchain: Toolchain,
    library: Path,
    foreign: Foreign,
) -> Path:
    (folder / f"{name}.h").write_bytes(source_bytes(header_text))
    (folder / f"{name}.c").write_bytes(source_bytes(c_text))
    glue = folder / f"{module_name}.c"
    ffi = cffi.FFI()
    ffi.cdef(declarations(header_text, name, toolchain))
    recompiler.make_c_source(ffi, module_name, source_prologue(name), str(glue))
    python = f"-I{sysconfig.get_path('include')}"
    objects = [folder / "program.o", folder / "glue.o"]
    toolchain.compile(folder / f"{name}.c", objects[0], *foreign.flags)
    objects += foreign_objects(foreign, folder, toolchain)
    toolchain.compile(glue, objects[1], python, f"-I{folder}", "-w")
    made = folder / "module.so"
    toolchain.link(made, "-shared", *map(str, objects), str(library), *foreign.libraries)
    return made


def _imported(module_name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
