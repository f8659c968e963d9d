/* Builtins about text, printing and files. Declared to the compiler in mat2c/builtins/text.py. */
#ifndef M2C_FN_TEXT_H
#define M2C_FN_TEXT_H

#include "m2c/value.h"

/* fn_io.c */
m2c_function m2c_fn_disp, m2c_fn_display, m2c_fn_sprintf, m2c_fn_printf, m2c_fn_fprintf, m2c_fn_puts, m2c_fn_fputs;
m2c_function m2c_fn_fdisp, m2c_fn_stdin, m2c_fn_stdout, m2c_fn_stderr, m2c_fn_format, m2c_fn_output_precision;
m2c_function m2c_fn_more, m2c_fn_clc;

#endif
