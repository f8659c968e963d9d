"""Cells of structs that have the same fields: each field is one array, as of an array of structs.
Rows of few cells in a cell are structs whose fields have numbers for names.

    c{end+1} = struct ('a', x);     c_a(end+1) = x;        what is done with them is told as of
    y = c{k}.a;                     y = c_a(k);            arrays of structs (`struct_arrays`)
    c = {s, t};                     c_a = [s_a, t_a];
    c = cell (1, n);                c_a = zeros (1, n);    where a loop fills it (`filled_cells`)
    c{k} = {x, 'text'};             c_1(k) = x; c_2{k} = 'text';
"""

from __future__ import annotations

from mat2c.ir.core import Operand
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.struct_arrays import is_few
from mat2c.opt.aggregates.uniform_cells import has_zeros, room_of
from mat2c.types.lattice import Type


def becomes(operand: Operand, t: Type | None, known: Parts) -> bool:
    """True if it can be a cell of such structs: one of few, or of room for those that a loop will
    set."""
    if not known.in_braces or t is None or t.cls != "cell" or t.maybe_undef:
        return False
    room = room_of(operand)
    if room is None:
        return is_few(t, known)
    arrays = [each for k, each in enumerate(known.fields) if not known.in_cell(k)]
    return all(has_zeros(room, each) for each in arrays)
