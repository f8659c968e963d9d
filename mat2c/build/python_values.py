"""MATLAB values from Python objects, and back.

A value travels as a cffi pointer `m2c_value *`. What `owned` gives is a new reference; `argument`
gives a view of the caller's data where it can, which is good for one call.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mat2c.build.python_callables import Callables

_COMPLEX = 1  # M2C_COMPLEX
FLOATS = ("double", "single")
_CLASSES = (
    *("double", "single", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32"),
    *("uint64", "logical", "char", "cell", "struct"),
)
DOUBLE, SINGLE, LOGICAL, CHAR, CELL, STRUCT = (
    _CLASSES.index(name) for name in ("double", "single", "logical", "char", "cell", "struct")
)
# The types of elements, in the order of m2c_class: NumPy's names, and formats of struct.
_DTYPES = ("f8", "f4", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "?")
_FORMATS = ("d", "f", "b", "h", "i", "q", "B", "H", "I", "Q", "?")


class Value:
    """What Python has no like for: a handle, which can be called, a map, an object."""

    def __init__(self, converter: Converter, pointer: Any) -> None:
        self._converter = converter
        self._pointer = converter.ffi.gc(pointer, converter.release)

    @property
    def pointer(self) -> Any:
        return self._pointer

    @property
    def class_name(self) -> str:
        text: bytes = self._converter.ffi.string(self._converter.lib.m2c_class_name(self._pointer))
        return text.decode()

    def __call__(self, *arguments: object, nargout: int = 1) -> Any:
        return self._converter.call_handle(self, arguments, nargout)

    def __repr__(self) -> str:
        return f"<MATLAB {self.class_name}>"


class Converter:
    """Converts for one compiled module; values of different modules don't mix."""

    def __init__(self, ffi: Any, lib: Any, release: Callable[[Any], None]) -> None:
        self.ffi = ffi
        self.lib = lib
        self.release = release
        """Gives a value up, from any thread at any time."""
        self.numpy: Any = _numpy()
        self.callables = Callables(self)

    def call_handle(self, handle: Value, arguments: Sequence[object], nargout: int) -> Any:
        """Set by the module that owns this converter (it knows how calls are made)."""
        raise NotImplementedError

    # --- to MATLAB ----------------------------------------------------------------------------

    def argument(self, item: object, keep: list[object], declared: str | None = None) -> Any:
        """A value for the length of a call; `keep` gets what must live as long. Lists of numbers
        become arrays where the function is `declared` for a class of numbers, integers become
        floating-point numbers where that is such a class."""
        if declared in _CLASSES[:CHAR] and isinstance(item, (list, tuple, range)):
            item = self._number_array(item, declared)
        if declared in FLOATS and self._is_numpy(item) and item.dtype.kind in "iu":  # type: ignore[attr-defined]
            item = self.numpy.asarray(item, dtype=declared)
        array = self._as_array(item)
        if array is None:
            return self._kept(self.owned(item), keep)
        cls, flags, fortran, dims = array
        view = self.ffi.new("m2c_value *")
        data = self.ffi.from_buffer(fortran)
        extents = self.ffi.new("ptrdiff_t[]", dims)
        keep += [view, data, extents]
        return self.lib.m2c_view(view, cls, flags, data, len(dims), extents)

    def _number_array(self, items: Sequence[object], declared: str) -> object:
        """The array of a list of numbers, or of lists of them; the list itself where it has other
        items, or rows that differ in length."""
        if self.numpy is None:
            return items
        dtype = _DTYPES[_CLASSES.index(declared)]
        if not items:
            return self.numpy.empty((0, 0), dtype=dtype)
        try:
            array = self.numpy.asarray(items)
            if array.dtype.kind in "iu":  # other numbers stay what they are: none is cut
                array = self.numpy.asarray(items, dtype=dtype)
        except (ValueError, OverflowError):
            return items
        return array if array.dtype.kind in "fiub?c" else items

    def owned(self, item: object) -> Any:
        """A new reference to a value of its own."""
        match item:
            case None:
                return self.lib.m2c_empty()
            case bool():
                return self.lib.m2c_bool(item)
            case int() | float():
                return self.lib.m2c_double(float(item))
            case complex():
                return self._filled(
                    DOUBLE, _COMPLEX, [1, 1], self.ffi.new("double[]", _parts(item))
                )
            case str() | bytes():
                text = item.encode("utf-8", "surrogateescape") if isinstance(item, str) else item
                return self.lib.m2c_chars(text, len(text), False)
            case Value():
                return self._same_module(item)
            case dict():
                return self._struct(item)
            case list() | tuple():
                return self._cell(item, (1, len(item)) if item else (0, 0))
        if callable(item) and not self._is_numpy(item):
            return self.callables.handle(item)
        return self._owned_array(item)

    def _owned_array(self, item: Any) -> Any:
        array = self._as_array(item)
        if array is not None:
            cls, flags, fortran, dims = array
            return self._filled(cls, flags, dims, self.ffi.from_buffer(fortran))
        if self._is_numpy(item) and item.dtype.kind in "OUS":
            return self._cell(item.ravel(order="F").tolist(), _rows_and_columns(item.shape))
        raise TypeError(f"a MATLAB value can't be made of {type(item).__name__}: {item!r:.60}")

    def _kept(self, owned: Any, keep: list[object]) -> Any:
        keep.append(self.ffi.gc(owned, self.release))
        return owned

    def _same_module(self, value: Value) -> Any:
        if value._converter is not self:
            raise TypeError("a value of one compiled module can't be passed to another")
        return self.lib.m2c_retain(value.pointer)

    def _filled(self, cls: int, flags: int, dims: Sequence[int], data: Any) -> Any:
        value = self.lib.m2c_new(cls, len(dims), dims, flags)
        size = self.ffi.sizeof(data)
        if size:
            self.ffi.memmove(value.data, data, size)
        return value

    def _cell(self, items: Sequence[object], dims: tuple[int, int]) -> Any:
        cell = self.lib.m2c_cell(*dims)
        try:
            for k, item in enumerate(items):
                self.lib.m2c_set(cell.cell + k, self.owned(item))
        except BaseException:
            self.lib.m2c_release(cell)
            raise
        return cell

    def _struct(self, items: dict[Any, object]) -> Any:
        slot = self.ffi.new("m2c_value **", self.lib.m2c_struct())
        try:
            for name, item in items.items():
                if not (isinstance(name, str) and name.isidentifier() and name.isascii()):
                    raise TypeError(f"not the name of a field: {name!r}")
                value = self.ffi.gc(self.owned(item), self.release)
                self.lib.m2c_setfield(slot, value, name.encode())
        except BaseException:
            self.lib.m2c_release(slot[0])
            raise
        return slot[0]

    def _as_array(self, item: Any) -> tuple[int, int, Any, Sequence[int]] | None:
        """Class, flags, elements in column order and dimensions, of an array of numbers."""
        if self._is_numpy(item):
            return self._numpy_array(item)
        if isinstance(item, (str, bytes)) or not _has_buffer(item):
            return None
        view = memoryview(item)
        element = {"l": "q", "L": "Q"}.get(view.format, view.format)
        if element not in _FORMATS or view.ndim != 1:
            raise TypeError("without NumPy, only buffers of numbers in one dimension are arrays")
        return _FORMATS.index(element), 0, view.tobytes(), [1, len(view)]

    def _is_numpy(self, item: Any) -> bool:
        numpy = self.numpy
        return numpy is not None and isinstance(item, (numpy.ndarray, numpy.generic))

    def _numpy_array(self, item: Any) -> tuple[int, int, Any, Sequence[int]] | None:
        array = self.numpy.asarray(item)
        if array.dtype.kind not in "fiub?c":
            return None
        flags = _COMPLEX if array.dtype.kind == "c" else 0
        cls = _class_of(array.dtype)
        element = f"c{2 * int(_DTYPES[cls][1:])}" if flags else _DTYPES[cls]
        if array.ndim < 2:
            array = array.reshape(1, -1)
        # Nothing is copied where the array already is as MATLAB has it.
        fortran = self.numpy.require(array, dtype=element, requirements=["F", "A"])
        return cls, flags, fortran.T, array.shape

    # --- from MATLAB --------------------------------------------------------------------------

    def take(self, pointer: Any) -> Any:
        """The Python object for a value, whose reference is taken over; None for NULL."""
        if pointer == self.ffi.NULL:
            return None
        if pointer.cls > STRUCT:
            return Value(self, pointer)
        if pointer.cls < CHAR and pointer.numel != 1 and self.numpy is not None:
            return self._adopted(pointer)
        try:
            return self._read(pointer)
        finally:
            # not by the garbage collector, which would swallow what a signal raises
            self.release(pointer)

    def _read(self, value: Any) -> Any:
        dims = tuple(value.dims[0 : value.ndims])
        if value.cls == CHAR:
            return _text(bytes(self.ffi.buffer(value.data, value.numel)), dims)
        if value.cls == CELL:
            items = [self.take(self.lib.m2c_retain(value.cell[k])) for k in range(value.numel)]
            return self._shaped(items, dims)
        if value.cls == STRUCT:
            elements = list(self._elements(value))
            return elements[0] if dims == (1, 1) else self._shaped(elements, dims)
        return self._numbers(value, dims)

    def _elements(self, value: Any) -> Iterator[dict[str, Any]]:
        """The elements of a struct array, as dicts."""
        fields = value.fields
        count = fields.count if fields != self.ffi.NULL else 0
        names = [self.ffi.string(fields.name[f]).decode() for f in range(count)]
        for k in range(value.numel):
            slots = (value.cell[k * count + f] for f in range(count))
            yield dict(zip(names, (self.take(self.lib.m2c_retain(s)) for s in slots), strict=True))

    def _adopted(self, value: Any) -> Any:
        """An array that owns the value's data."""
        cls, is_complex = value.cls, value.flags & _COMPLEX
        dims = tuple(value.dims[0 : value.ndims])
        element = f"c{2 * int(_DTYPES[cls][1:])}" if is_complex else _DTYPES[cls]
        dtype = self.numpy.dtype(element)
        size = math.prod(dims) * dtype.itemsize
        capacity = self.ffi.new("size_t *")
        data = self.ffi.gc(self.lib.m2c_take_data(value, capacity), self.lib.m2c_free, size)
        if size == 0:
            return self.numpy.zeros(dims, dtype, order="F")
        flat = self.numpy.frombuffer(self.ffi.buffer(data, size), dtype)
        return flat.reshape(dims, order="F")

    def _numbers(self, value: Any, dims: tuple[int, ...]) -> Any:
        """A scalar; without NumPy also an array, as a list of rows."""
        parts = 2 if value.flags & _COMPLEX else 1
        count = value.numel * parts
        data = self.ffi.buffer(value.data, count * _size(value.cls))
        flat: list[Any] = list(struct.unpack(f"={count}{_FORMATS[value.cls]}", data))
        if parts == 2:
            flat = [complex(re, im) for re, im in zip(flat[::2], flat[1::2], strict=True)]
        if value.numel == 1:
            return self._scalar(flat[0], value.cls)
        columns = [flat[k : k + dims[0]] for k in range(0, len(flat), max(dims[0], 1))]
        return [list(row) for row in zip(*columns, strict=True)]

    def _scalar(self, item: Any, cls: int) -> Any:
        if self.numpy is None or cls in (DOUBLE, LOGICAL):
            return item
        if isinstance(item, complex):
            return self.numpy.complex64(item)
        return self.numpy.dtype(_DTYPES[cls]).type(item)

    def _shaped(self, items: list[Any], dims: tuple[int, ...]) -> Any:
        """A list for a vector, an array of objects for anything larger."""
        if self.numpy is None or math.prod(dims) == max(dims) or not items:
            return items
        array = self.numpy.empty(len(items), dtype=object)
        array[:] = items
        return array.reshape(dims, order="F")


def _numpy() -> Any:
    return importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None


def _class_of(dtype: Any) -> int:
    """The MATLAB class of a NumPy type; what has none (half and long double) becomes double."""
    if dtype.kind == "b":
        return LOGICAL
    if dtype.kind == "c":
        return SINGLE if dtype.itemsize == 8 else DOUBLE
    name = f"{dtype.kind}{dtype.itemsize}"
    return _DTYPES.index(name) if name in _DTYPES else DOUBLE


def _size(cls: int) -> int:
    return 1 if cls == LOGICAL else int(_DTYPES[cls][1:])


def _parts(number: complex) -> list[float]:
    return [number.real, number.imag]


def _rows_and_columns(shape: tuple[int, ...]) -> tuple[int, int]:
    if len(shape) > 2:
        raise TypeError("an array of objects has at most two dimensions here")
    return (shape[0], shape[1]) if len(shape) == 2 else (1, math.prod(shape))


def _has_buffer(item: Any) -> bool:
    try:
        memoryview(item).release()
    except TypeError:
        return False
    return True


def _text(data: bytes, dims: tuple[int, ...]) -> Any:
    """A string for a row; a list of its rows for a char matrix."""
    text = [data[k :: dims[0]] for k in range(dims[0])] if dims[0] > 1 else [data]
    rows = [row.decode("utf-8", "surrogateescape") for row in text]
    return rows if dims[0] > 1 else rows[0]
