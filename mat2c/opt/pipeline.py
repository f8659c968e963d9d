"""The passes over functions, in their order: nothing else knows it."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.infer.flow import Flow
from mat2c.ir.core import Function
from mat2c.ir.ssa.construction import construct_ssa
from mat2c.opt.aggregates.filled_cells import mark_filled
from mat2c.opt.aggregates.promoted_fields import promote_fields
from mat2c.opt.aggregates.read_chains import join_reads
from mat2c.opt.aggregates.restarted_structs import restart_structs
from mat2c.opt.aggregates.split_structs import split_structs
from mat2c.opt.arrays.append_concatenations import name_appends
from mat2c.opt.arrays.counted_growth import fix_extents
from mat2c.opt.arrays.double_scalars import keep_doubles
from mat2c.opt.arrays.early_reads import read_early
from mat2c.opt.arrays.exchanged_elements import exchange_elements
from mat2c.opt.arrays.filled_complex import mark_filled_complex
from mat2c.opt.arrays.find_first import name_firsts
from mat2c.opt.arrays.fusion import fuse
from mat2c.opt.arrays.masked_updates import merge_masked
from mat2c.opt.arrays.neighbour_differences import expand_differences
from mat2c.opt.arrays.operators_of_handles import apply_operators
from mat2c.opt.arrays.preallocate import make_room
from mat2c.opt.arrays.reductions_of_all import reduce_columns
from mat2c.opt.arrays.rounded_subscripts import round_ranges
from mat2c.opt.arrays.row_elements import read_rows
from mat2c.opt.arrays.rows_as_columns import turn_grown_rows
from mat2c.opt.arrays.short_deletions import name_what_is_left
from mat2c.opt.arrays.spared_repeats import spare_repeats
from mat2c.opt.arrays.whole_extents import check_extents
from mat2c.opt.calls.array_arguments import store_empties
from mat2c.opt.calls.dead_outputs import forget_unasked
from mat2c.opt.calls.devirtualise import call_directly
from mat2c.opt.calls.expand_cellfun import write_out_maps
from mat2c.opt.calls.fixed_varargout import fix_outputs
from mat2c.opt.calls.map_methods import call_map_methods
from mat2c.opt.calls.method_calls import join_boxed_methods
from mat2c.opt.calls.named_classes import name_classes
from mat2c.opt.calls.other_meanings import call_plainly
from mat2c.opt.checks.hoist_checks import hoist_checks
from mat2c.opt.checks.subscript_checks import insert_checks
from mat2c.opt.classes.mixed_complex import mix_complex
from mat2c.opt.classes.mixed_logical import convert_flags
from mat2c.opt.classes.texts_or_nothing import read_as_texts, settle_assumed
from mat2c.opt.lazy_matrices.all_but_the_first import delete_firsts
from mat2c.opt.lazy_matrices.constant_tables import name_tables
from mat2c.opt.lazy_matrices.preserve_lazy import show_special
from mat2c.opt.lazy_matrices.shifted_ranges import move_ranges
from mat2c.opt.lazy_matrices.sparse_numbers import see_numbers
from mat2c.opt.lazy_matrices.unmade_ranges import name_elements
from mat2c.opt.lists.assigned_lists import name_results
from mat2c.opt.lists.computed_fields import name_fields
from mat2c.opt.lists.expand_cell_slices import write_out_rows
from mat2c.opt.lists.expand_comma_lists import write_out_lists
from mat2c.opt.lists.extents_by_number import name_extents
from mat2c.opt.lists.nested_deletions import delete_in_fields
from mat2c.opt.lists.one_of_structs import name_only_ones
from mat2c.opt.lists.printed_rows import print_numbers
from mat2c.opt.lists.read_items import keep_boxed, settle_items
from mat2c.opt.lists.text_choices import compare_choices
from mat2c.opt.lists.texts_of_lists import take_texts
from mat2c.opt.lists.unroll_cell_loops import unroll_lists
from mat2c.opt.scalar.algebraic_identities import skip_neutral
from mat2c.opt.scalar.constant_folding import fold, needed
from mat2c.opt.scalar.constant_operands import take_constants
from mat2c.opt.scalar.copy_propagation import propagate_copies, same_kind
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.empty_branches import remove_hollow
from mat2c.opt.scalar.extrema_of_lists import compare_lists
from mat2c.opt.scalar.functions_of_scalars import simplify_scalars
from mat2c.opt.scalar.hoist_field_reads import read_fields_once
from mat2c.opt.scalar.load_elimination import share_loads
from mat2c.opt.scalar.loop_closed_ssa import name_exits
from mat2c.opt.scalar.loop_entry_values import forget_entries
from mat2c.opt.scalar.operator_calls import name_operators
from mat2c.opt.scalar.short_circuit import join_conditions
from mat2c.opt.scalar.switch_compare import compare_labels
from mat2c.opt.scalar.value_numbering import number_values
from mat2c.opt.speculation.empty_arguments import part_empty_arguments
from mat2c.opt.speculation.version_loops import version_loops
from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Pass:
    """A step over one function; `least` is the -O level from which it runs."""

    name: str
    run: Callable[[Function], object]
    least: int = 0
    plain: bool = False  # only where operators are those of numbers: no class has its own


@dataclass(frozen=True, slots=True)
class TypedPass:
    """A step over one specialisation."""

    name: str
    run: Callable[[Flow], object]
    least: int = 0


UNTYPED = (
    Pass("ssa", construct_ssa),
    Pass("operators", name_operators),
    Pass("columns", reduce_columns, 1),
    Pass("copies", propagate_copies, 1),
    Pass("dead", remove_dead, 1),
    Pass("flags", convert_flags, 1, plain=True),
    Pass("promote", promote_fields, 1),
    Pass("restarts", restart_structs, 1),
    Pass("records", split_structs, 1),
    Pass("hollow", remove_hollow, 1),
    Pass("filled complex", mark_filled_complex, 1),
)
SETTLED = (Pass("exits", name_exits, 1),)
"""Behind the last change of structs into variables."""
FOLDED = (
    TypedPass("unasked", forget_unasked, 1),
    TypedPass("special", show_special),  # what folding would make constants of
    TypedPass("lists", compare_lists, 1),
    TypedPass("printed", print_numbers, 1),
    TypedPass("scalars", simplify_scalars, 1),
    TypedPass("constants", take_constants, 1),
    TypedPass("repeats", spare_repeats, 1),
    TypedPass("entries", forget_entries, 1),
    TypedPass("fold", fold),
    TypedPass("items", settle_items),
    TypedPass("special items", show_special),
)
"""In front of `sroa`, which goes over all functions at once."""
TYPED = (
    TypedPass("assumed", settle_assumed, 1),
    TypedPass("texts", take_texts),
    TypedPass("matches", compare_labels, 1),
    TypedPass("numbering", number_values, 1),
    TypedPass("neutral", skip_neutral, 1),
    TypedPass(
        "typed copies", lambda flow: propagate_copies(flow.function, same_kind, inferred=True), 1
    ),
    TypedPass("fields", read_fields_once, 1),
    TypedPass("boxes", keep_boxed, 1),
    TypedPass("reads", join_reads, 1),
    TypedPass("handles", call_directly, 1),
    TypedPass("rounded", round_ranges),
    TypedPass("checks", insert_checks),
    TypedPass("methods", join_boxed_methods),
    TypedPass("rows", read_rows, 1),
    TypedPass("early", read_early, 1),
    TypedPass("tables", name_tables, 1),
    TypedPass("fuse", fuse, 1),
    TypedPass("appends", name_appends, 1),
    TypedPass("typed dead", lambda flow: remove_dead(flow.function, lambda i: needed(flow, i)), 1),
    TypedPass("shortcuts", join_conditions, 1),
    TypedPass("empties", store_empties),  # behind the last pass that hands copies on
    TypedPass(
        "typed hollow", lambda flow: remove_hollow(flow.function, lambda i: needed(flow, i)), 1
    ),
    TypedPass("hoist", hoist_checks, 1),
    TypedPass("prealloc", make_room, 1),
    TypedPass("double scalars", keep_doubles, 1),
)


def take_apart(function: Function) -> None:
    """Structs become variables in a function that has been changed."""
    propagate_copies(function)
    remove_dead(function)
    split_structs(function, eager=True)
    remove_hollow(function)


REWRITES = (
    share_loads,
    number_values,
    expand_differences,
    exchange_elements,
    turn_grown_rows,
    name_extents,
    check_extents,
    fix_extents,
    name_firsts,
    name_classes,
    call_plainly,
    call_map_methods,
    apply_operators,
    take_texts,
    see_numbers,
    read_as_texts,
    merge_masked,
    name_what_is_left,
    move_ranges,
    delete_firsts,
    delete_in_fields,
    compare_choices,
)


def refine(flow: Flow) -> bool:
    """Values computed once are known once; inference then says more of them."""
    changed = [rewrite(flow) for rewrite in REWRITES]
    if any(changed[:2]):
        propagate_copies(flow.function)
    return any(changed)


REFINEMENTS = (
    unroll_lists,
    write_out_lists,
    write_out_rows,
    fix_outputs,
    name_results,
    write_out_maps,
    name_fields,
    refine,
    name_only_ones,
    part_empty_arguments,
    mark_filled,
    version_loops,
    version_loops,
    refine,
    name_elements,
    mix_complex,
)
"""What rewrites a function that has been analysed, before it is analysed again."""
PLAIN_REFINEMENTS = (name_elements,)
"""Those that run without optimisation, too: they decide what a program needs memory for."""

WHOLE = (
    "lower",
    "outputs",
    "stored",
    "passed",
    "signature",
    "special results",
    "library calls",
    "disclose",
    "held",
    "handover",
)
"""The steps that are no passes: over the whole program, or as part of inference or storage."""
