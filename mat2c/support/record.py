"""Data classes that cost little to define and to make.

`dataclasses` writes and compiles the methods of each class while the program starts, which was a
third of the time that a start takes. Here a method is made when it is first called, and instances
of frozen classes are filled in plainly: that nothing changes them is what the type checker sees to,
for which this module is `dataclasses` itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass", "field", "fields", "replace"]

if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
else:
    from inspect import get_annotations

    _NONE = object()  # no default
    _HASH = "_hash"  # where frozen instances with slots keep it: those of deep trees are dear

    class Field:
        """A field of a class, as far as `dataclasses.replace` asks."""

        _field_type = None
        __slots__ = ("default", "factory", "init", "kw_only", "name")

        def __init__(self, default, factory, init, kw_only):
            self.default, self.factory = default, factory
            self.init, self.kw_only = init, kw_only
            self.name = ""

    def field(*, default=_NONE, default_factory=None, init=True, kw_only=False):
        return Field(default, default_factory, init, kw_only)

    def dataclass(cls=None, /, **options):
        if cls is None:
            return lambda cls: _made(cls, **options)
        return _made(cls)

    def fields(cls):
        return tuple(cls.__dataclass_fields__.values())

    def replace(item, /, **changes):
        for name, known in item.__dataclass_fields__.items():
            if known.init and name not in changes:
                changes[name] = getattr(item, name)
        return item.__class__(**changes)

    def _made(cls, frozen=False, slots=False, eq=True, repr=True, kw_only=False):
        inherited = {}
        for base in reversed(cls.__mro__[1:]):
            inherited.update(base.__dict__.get("__dataclass_fields__", {}))
        own = _own_fields(cls, kw_only)
        if slots:
            cls = _with_slots(cls, own, frozen and eq)
        for name in own if not slots else ():
            if isinstance(cls.__dict__.get(name), Field):
                delattr(cls, name)
        cls.__dataclass_fields__ = {**inherited, **own}
        positional = [f.name for f in {**inherited, **own}.values() if f.init and not f.kw_only]
        cls.__match_args__ = tuple(positional)
        _late(cls, "__init__", _init_text)
        if eq and "__eq__" not in cls.__dict__:
            _late(cls, "__eq__", _eq_text)
        if eq and "__hash__" not in cls.__dict__:
            if frozen:
                _late(cls, "__hash__", _hash_text)
            else:
                cls.__hash__ = None
        if repr and "__repr__" not in cls.__dict__:
            cls.__repr__ = _repr
        return cls

    def _own_fields(cls, kw_only):
        own = {}
        for name, annotation in get_annotations(cls).items():
            if annotation.startswith("ClassVar"):
                continue
            known = cls.__dict__.get(name, _NONE)
            if not isinstance(known, Field):
                known = Field(known, None, True, False)
            known.name = name
            known.kw_only = known.kw_only or kw_only
            own[name] = known
        return own

    def _with_slots(cls, own, keeps_hash):
        """The class again, with slots in the place of defaults."""
        parts = dict(cls.__dict__)
        for name in (*own, "__dict__", "__weakref__"):
            parts.pop(name, None)
        taken = {slot for base in cls.__mro__[1:] for slot in base.__dict__.get("__slots__", ())}
        names = (*own, _HASH) if keeps_hash else tuple(own)
        parts["__slots__"] = tuple(name for name in names if name not in taken)
        made = type(cls)(cls.__name__, cls.__bases__, parts)
        made.__qualname__ = cls.__qualname__
        for method in parts.values():
            names = getattr(getattr(method, "__code__", None), "co_freevars", ())
            if "__class__" in names:  # what super() asks
                method.__closure__[names.index("__class__")].cell_contents = made
        return made

    def _late(cls, name, text_of):
        """Makes a method when it is first called."""

        def first(*args, **kwargs):
            known = cls.__dataclass_fields__
            scope = {f"default_{n}": f.factory or f.default for n, f in known.items()}
            scope["_NONE"] = _NONE
            exec(text_of(cls, known), scope)
            method = scope[name]
            method.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, method)
            return method(*args, **kwargs)

        setattr(cls, name, first)

    def _init_text(cls, known):
        plain = [f for f in known.values() if f.init and not f.kw_only]
        named = [f for f in known.values() if f.init and f.kw_only]
        star = [" *"] if named else []
        head = ",".join([*map(_parameter, plain), *star, *map(_parameter, named)])
        lines = [f"def __init__(self,{head}):"]
        for f in known.values():
            if f.factory is not None and f.init:
                made = f"default_{f.name}() if {f.name} is _NONE else {f.name}"
                lines.append(f" self.{f.name} = {made}")
            elif f.factory is not None:
                lines.append(f" self.{f.name} = default_{f.name}()")
            elif f.init:
                lines.append(f" self.{f.name} = {f.name}")
        if hasattr(cls, "__post_init__"):
            lines.append(" self.__post_init__()")
        return "\n".join([*lines, " return None"])

    def _parameter(f):
        if f.factory is not None:
            return f" {f.name}=_NONE"
        return f" {f.name}" if f.default is _NONE else f" {f.name}=default_{f.name}"

    def _eq_text(cls, known):
        mine, others = ("".join(f"{x}.{n}, " for n in known) for x in ("self", "other"))
        return (
            "def __eq__(self, other):\n"
            " if self is other: return True\n"
            " if other.__class__ is not self.__class__: return NotImplemented\n"
            f" return ({mine}) == ({others})"
        )

    def _hash_text(cls, known):
        value = f"hash(({''.join(f'self.{n}, ' for n in known)}))"
        if not hasattr(cls, _HASH):
            return f"def __hash__(self): return {value}"
        return (
            "def __hash__(self):\n"
            f" try: return self.{_HASH}\n"
            " except AttributeError: pass\n"
            f" self.{_HASH} = {value}\n"
            f" return self.{_HASH}"
        )

    def _repr(self):
        parts = ", ".join(f"{n}={getattr(self, n, None)!r}" for n in self.__dataclass_fields__)
        return f"{self.__class__.__qualname__}({parts})"
