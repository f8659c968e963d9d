/* MATLAB's display, where a program is of its dialect. Numbers follow "Display Format for Numeric Values" of
 * MATLAB's documentation: short or long, loose or compact. */
#ifndef M2C_DISPLAY_MATLAB_H
#define M2C_DISPLAY_MATLAB_H

#include "m2c/display.h"

/* The rows of a matrix of numbers, truth values, or its page of two dimensions. */
void m2c_put_matlab_rows(m2c_text *t, const m2c_value *v);
/* The elements that a sparse matrix stores, each behind its subscripts. */
void m2c_put_matlab_sparse(m2c_text *t, const m2c_value *v);
/* A number as elements of cells and fields of structs show it: 3.1416, [1 2 3]. */
void m2c_put_matlab_inline(m2c_text *t, const m2c_value *v);

#endif
