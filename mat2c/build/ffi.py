"""Compiled MATLAB functions as Python functions, through cffi in API mode."""

from __future__ import annotations

import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import Any

from mat2c.build.cc import NOTHING
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import Call, RunError
from mat2c.build.python_module import CALLS, Source, extension, imported
from mat2c.build.python_signature import About, Binder
from mat2c.build.python_values import FLOATS, Converter, Value
from mat2c.ir.foreign import Foreign
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a module was made of, so that it can be made again elsewhere."""

    source: Source
    abouts: tuple[About, ...]
    toolchain: Toolchain


class Module:
    """A compiled module, which is loaded once. All calls into it take turns: its functions share
    what they keep from call to call."""

    def __init__(self, module: ModuleType, calls: ModuleType) -> None:
        self.ffi: Any = module.ffi
        self.lib: Any = module.lib
        self.calls: Any = calls
        self.lock = threading.RLock()
        self.converter = _Converter(self)
        self.unused: deque[Any] = deque()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self.calls.forked)

    def release(self, pointer: Any) -> None:
        """Gives a value up: at once, or, where another thread is in the module, at the next turn.
        It never waits, since the garbage collector calls it anywhere."""
        self.unused.append(pointer)
        if self.lock.acquire(blocking=False):
            try:
                self.tidy()
            finally:
                self.lock.release()

    def tidy(self) -> None:
        """Releases what nobody uses any more; its caller has the lock."""
        while self.unused:
            self.lib.m2c_release(self.unused.popleft())

    def take(self, address: int) -> Any:
        """The object of a value, by its address; the caller's reference is taken over."""
        return self.converter.take(self.ffi.cast("m2c_value *", address))

    def failure(self, folder: Path) -> BaseException:
        """What the pending error is in Python, which is taken: an error of the program whose source
        stands in `folder`, what a function in Python or a signal raised, or the end of the program
        that exit asks for."""
        status: int = self.lib.m2c_exit_status()
        message, identifier = (
            self.ffi.string(text()).decode("utf-8", "replace")
            for text in (self.lib.m2c_error_message, self.lib.m2c_error_id)
        )
        caught = self.converter.take(self.lib.m2c_catch())
        raised: BaseException | None = self.calls.raised()
        callables = self.converter.callables
        inner, callables.raised = callables.raised, None
        if identifier == "mat2c:interrupt":
            return raised or inner or KeyboardInterrupt()
        if status >= 0:
            return SystemExit(status)
        stack = caught["stack"]
        calls = [stack] if isinstance(stack, dict) else list(stack)
        error = RunError(message, identifier, [_call_of(call, folder) for call in calls])
        if inner is not None and identifier == f"Python:{type(inner).__name__}":
            error.__cause__ = inner
        return error

    def call(
        self, entry: Any, first: tuple[Any, ...], inputs: list[Any], nargout: int, folder: Path
    ) -> Any:
        """Calls `entry` with values; the caller has the lock, and keeps the inputs."""
        outputs = self.ffi.new("m2c_value *[]", max(nargout, 1))
        self.calls.begin()
        try:
            failed = entry(*first, nargout, outputs, len(inputs), inputs)
            self.lib.fflush(self.ffi.NULL)
        finally:
            self.calls.end()
            self.converter.callables.forget()
        if failed:
            raise self.failure(folder)
        results = [self.converter.take(out) for out in outputs]
        return tuple(results) if nargout > 1 else results[0]


def _call_of(call: dict[str, Any], folder: Path) -> Call:
    """A call with its file where the function was loaded from; the rest as it is told."""
    near = [folder / call["file"], folder / "private" / call["file"]]
    file = next((str(path) for path in near if path.is_file()), call["file"])
    return Call(file, call["name"], max(int(call["line"]), 0), max(int(call["column"]), 0))


class Function:
    """A compiled MATLAB function. Calls from several threads take turns."""

    def __init__(self, about: About, module: Module, recipe: Recipe | None = None) -> None:
        self.__name__ = self.__qualname__ = about.name
        self.__doc__ = about.doc
        self.__signature__ = about.signature
        self._about = about
        self._binder = Binder(about)
        self._recipe = recipe
        self._module = module
        self._lock = module.lock
        lib = module.lib
        self._entry = getattr(lib, f"{about.name}_values")
        outputs: int = getattr(lib, f"{about.name}_nargout")
        self._usual = min(1, abs(outputs))
        floats = sum(1 << k for k, cls in enumerate(about.classes[:64]) if cls in FLOATS)
        address = int(module.ffi.cast("uintptr_t", module.ffi.addressof(lib, self._entry_name)))
        self._quick: Callable[[int, tuple[object, ...]], Any] = module.calls.Caller(
            address, module.take, floats
        )

    @property
    def _entry_name(self) -> str:
        return f"{self._about.name}_values"

    def __call__(self, *arguments: object, nargout: int | None = None, **named: object) -> Any:
        """Calls it; `nargout` outputs are wanted, by default one where there is one."""
        if named:
            arguments = tuple(self._binder.bound(arguments, named))
        wanted = self._usual if nargout is None else nargout
        module = self._module
        with self._lock:
            if module.unused:
                module.tidy()
            result = self._quick(wanted, arguments)
            if result is NotImplemented:
                return self._convert_and_call(arguments, wanted)
            if result is Ellipsis:
                raise module.failure(self._about.folder)
            return result

    def __repr__(self) -> str:
        return f"<compiled MATLAB function {self._about.usage}>"

    def __get__(self, instance: object, owner: type | None = None) -> Function:
        """Itself, also where it is an attribute of a class; tools take it for a function."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self._recipe is None:
            raise TypeError(f"{self.__name__}() was made without its source")
        return _made_again, (self._recipe, self._about.name)

    def _convert_and_call(self, arguments: Sequence[object], nargout: int) -> Any:
        keep: list[object] = []
        about, module = self._about, self._module
        inputs = []
        classes = about.classes[: len(arguments)]
        try:
            for k, (item, cls) in enumerate(zip_longest(arguments, classes)):
                inputs.append(self._argument(k, item, keep, cls))
            return module.call(self._entry, (), inputs, nargout, about.folder)
        finally:
            del inputs
            keep.clear()

    def _argument(self, k: int, item: object, keep: list[object], cls: str | None) -> Any:
        """Input `k` as a value; a TypeError names it where it can't be one."""
        try:
            return self._module.converter.argument(item, keep, cls)
        except TypeError as error:
            names = self._about.names
            which = f"'{names[k]}'" if k < len(names) else f"number {k + 1}"
            raise TypeError(f"{self.__name__}() argument {which}: {error}") from None


class _Converter(Converter):
    def __init__(self, module: Module) -> None:
        super().__init__(module.ffi, module.lib, module.release)
        self._module = module

    def call_handle(self, handle: Value, arguments: Sequence[object], nargout: int) -> Any:
        module, keep = self._module, list[object]()
        with module.lock:
            module.tidy()
            inputs = [self.argument(item, keep) for item in arguments]
            try:
                first = (handle.pointer,)
                return module.call(self.lib.m2c_call_handle_outside, first, inputs, nargout, Path())
            finally:
                del inputs
                keep.clear()


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
    source = Source(about.name, c_text, header_text, [about.name], foreign)
    return load_functions(source, [about], toolchain)[0]


def load_functions(source: Source, abouts: Sequence[About], toolchain: Toolchain) -> list[Function]:
    """All entries of a generated library, as `load_function` gives one."""
    recipe = Recipe(source, tuple(abouts), toolchain)
    return load_compiled(*extension(source, toolchain), abouts, recipe)


def load_compiled(
    module_name: str, path: Path, abouts: Sequence[About], recipe: Recipe | None = None
) -> list[Function]:
    """The functions of the file of an extension module."""
    with _loading:
        if path not in _loaded:
            _loaded[path] = Module(imported(module_name, path), imported(CALLS, path))
        return [Function(about, _loaded[path], recipe) for about in abouts]


def _made_again(recipe: Recipe, name: str) -> Function:
    """What a pickled function becomes: it is compiled where that has not been done."""
    toolchain = recipe.toolchain
    with contextlib.suppress(OSError):
        if not Path(toolchain.command[0]).is_file():
            toolchain = Toolchain.find(None)
    functions = load_functions(recipe.source, recipe.abouts, toolchain)
    return next(function for function in functions if function.__name__ == name)
