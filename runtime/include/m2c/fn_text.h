/* Builtins about text, printing and files. Declared to the compiler in mat2c/builtins/. */
#ifndef M2C_FN_TEXT_H
#define M2C_FN_TEXT_H

#include "m2c/value.h"

M2C_BEGIN

/* fn_io.c */
m2c_function m2c_fn_disp, m2c_fn_display, m2c_fn_sprintf, m2c_fn_printf, m2c_fn_fprintf, m2c_fn_puts,
    m2c_fn_fputs;
m2c_function m2c_fn_fdisp, m2c_fn_stdin, m2c_fn_stdout, m2c_fn_stderr, m2c_fn_format, m2c_fn_output_precision;
m2c_function m2c_fn_more, m2c_fn_clc;

/* fn_convert.c, fn_convert_base.c, fn_convert_parse.c */
m2c_function m2c_fn_num2str, m2c_fn_int2str, m2c_fn_mat2str, m2c_fn_str2double;
m2c_function m2c_fn_dec2base, m2c_fn_dec2bin, m2c_fn_dec2hex, m2c_fn_base2dec, m2c_fn_bin2dec, m2c_fn_hex2dec;

/* fn_string.c, fn_string_join.c, fn_string_compare.c */
m2c_function m2c_fn_toupper, m2c_fn_upper, m2c_fn_tolower, m2c_fn_lower, m2c_fn_blanks, m2c_fn_strtrim,
    m2c_fn_deblank;
m2c_function m2c_fn_char, m2c_fn_strvcat, m2c_fn_cellstr;
m2c_function m2c_fn_strcat, m2c_fn_cstrcat, m2c_fn_strjoin, m2c_fn_strjust;
m2c_function m2c_fn_strcmp, m2c_fn_strcmpi, m2c_fn_strncmp, m2c_fn_strncmpi;
m2c_function m2c_fn_startsWith, m2c_fn_endsWith, m2c_fn_strmatch;

/* fn_string_find.c, fn_string_split.c, fn_string_strsplit.c */
m2c_function m2c_fn_strfind, m2c_fn_findstr, m2c_fn_strrep, m2c_fn_index, m2c_fn_rindex;
m2c_function m2c_fn_strtok, m2c_fn_ostrsplit, m2c_fn_substr, m2c_fn_strsplit;

/* fn_regexp.c, fn_regexp_replace.c */
m2c_function m2c_fn_regexp, m2c_fn_regexpi, m2c_fn_regexprep, m2c_fn_regexptranslate;

/* fn_string_array.c */
m2c_function m2c_fn_string, m2c_fn_strings, m2c_fn_isstring, m2c_fn_missing, m2c_fn_strlength;
m2c_function m2c_fn___missing_texts__, m2c_fn___chars__, m2c_fn___text_list__, m2c_fn___template__,
    m2c_fn___alike__, m2c_fn___alike_found__;
m2c_function m2c_fn___texts__, m2c_fn___texts_like__, m2c_fn___exception__, m2c_fn___speaks_matlab__;

/* fn_string_class.c */
m2c_function m2c_fn_isalpha, m2c_fn_isdigit, m2c_fn_isalnum, m2c_fn_isupper, m2c_fn_islower, m2c_fn_ispunct;
m2c_function m2c_fn_iscntrl, m2c_fn_isgraph, m2c_fn_isprint, m2c_fn_isxdigit, m2c_fn_isspace, m2c_fn_isascii;
m2c_function m2c_fn_isletter, m2c_fn_isstrprop;

/* fn_io_file.c, fn_io_scan.c */
m2c_function m2c_fn_fopen, m2c_fn_fclose, m2c_fn_fgetl, m2c_fn_fgets, m2c_fn_fskipl, m2c_fn_feof,
    m2c_fn_ftell;
m2c_function m2c_fn_frewind, m2c_fn_fseek, m2c_fn_fflush, m2c_fn_fileread, m2c_fn_sscanf, m2c_fn_fscanf;
m2c_function m2c_fn_SEEK_SET, m2c_fn_SEEK_CUR, m2c_fn_SEEK_END;

/* fn_string_misc.c */
m2c_function m2c_fn_do_string_escapes, m2c_fn_undo_string_escapes, m2c_fn_untabify, m2c_fn_merge,
    m2c_fn_ifelse;
m2c_function m2c_fn_strchr, m2c_fn_rats;

/* fn_io_binary.c */
m2c_function m2c_fn_fread, m2c_fn_fwrite, m2c_fn_input;

/* text_date_fn.c */
m2c_function m2c_fn_datenum, m2c_fn_datevec, m2c_fn_datestr, m2c_fn_weekday, m2c_fn_eomday,
    m2c_fn_is_leap_year;
m2c_function m2c_fn_addtodate;

/* fn_io_textscan.c, fn_io_delimited.c */
m2c_function m2c_fn_textscan, m2c_fn_strread, m2c_fn_dlmwrite, m2c_fn_csvwrite, m2c_fn_dlmread,
    m2c_fn_csvread;

/* settings.c */
m2c_function m2c_fn_beep_on_error, m2c_fn_confirm_recursive_rmdir, m2c_fn_crash_dumps_octave_core;
m2c_function m2c_fn_debug_on_error, m2c_fn_debug_on_interrupt, m2c_fn_debug_on_warning;
m2c_function m2c_fn_fixed_point_format, m2c_fn_optimize_diagonal_matrix;
m2c_function m2c_fn_optimize_permutation_matrix, m2c_fn_optimize_range;
m2c_function m2c_fn_page_output_immediately, m2c_fn_page_screen_output;
m2c_function m2c_fn_print_empty_dimensions, m2c_fn_print_struct_array_contents;
m2c_function m2c_fn_sighup_dumps_octave_core, m2c_fn_sigterm_dumps_octave_core;
m2c_function m2c_fn_split_long_rows, m2c_fn_suppress_verbose_help_message, m2c_fn_max_stack_depth;
m2c_function m2c_fn_struct_levels_to_print;
m2c_function m2c_fn_auto_repeat_debug_command, m2c_fn_debug_java, m2c_fn_history_save,
    m2c_fn_java_matrix_autoconversion, m2c_fn_java_unsigned_autoconversion, m2c_fn_optimize_subsasgn_calls,
    m2c_fn_sigquit_dumps_octave_core, m2c_fn_silent_functions, m2c_fn_sparse_auto_mutate, m2c_fn_history_size,
    m2c_fn_octave_core_file_limit, m2c_fn_save_precision, m2c_fn_EDITOR, m2c_fn_EXEC_PATH, m2c_fn_IMAGE_PATH,
    m2c_fn_PAGER, m2c_fn_PAGER_FLAGS, m2c_fn_PS1, m2c_fn_PS2, m2c_fn_PS4, m2c_fn_info_program,
    m2c_fn_makeinfo_program, m2c_fn_missing_component_hook, m2c_fn_missing_function_hook,
    m2c_fn_octave_core_file_name, m2c_fn_octave_core_file_options, m2c_fn_save_default_options,
    m2c_fn_completion_append_char, m2c_fn_string_fill_char;

M2C_END

#endif
