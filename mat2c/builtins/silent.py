"""Functions called for their effect: as statements they give no value."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.core import Builtin

_NAMES = (
    "disp display error fdisp fprintf printf rethrow format clc more "
    "print_usage __wrong_call__ warning fflush tic assert validateattributes exit quit celldisp"
)
_SETTINGS = """
    beep_on_error confirm_recursive_rmdir crash_dumps_octave_core debug_on_error
    debug_on_interrupt debug_on_warning fixed_point_format optimize_diagonal_matrix
    optimize_permutation_matrix optimize_range page_output_immediately page_screen_output
    print_empty_dimensions print_struct_array_contents sighup_dumps_octave_core
    sigterm_dumps_octave_core split_long_rows suppress_verbose_help_message max_stack_depth
    struct_levels_to_print
    auto_repeat_debug_command debug_java history_save java_matrix_autoconversion
    java_unsigned_autoconversion optimize_subsasgn_calls sigquit_dumps_octave_core
    silent_functions sparse_auto_mutate history_size octave_core_file_limit save_precision
    EDITOR EXEC_PATH IMAGE_PATH PAGER PAGER_FLAGS PS1 PS2 PS4 info_program makeinfo_program
    missing_component_hook missing_function_hook octave_core_file_name octave_core_file_options
    save_default_options
"""
_MAY_ANSWER = frozenset(("tic", "fflush", "format", "warning", "more", *_SETTINGS.split()))
_LEAVE = frozenset(("rethrow", "print_usage", "__wrong_call__", "exit", "quit"))

DECLARATIONS: Sequence[Builtin] = [
    Builtin(name, value=name in _MAY_ANSWER, leaves=name in _LEAVE)
    for name in f"{_NAMES} {_SETTINGS}".split()
]
