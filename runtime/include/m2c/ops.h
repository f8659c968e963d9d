/* Operators on boxed values, with MATLAB's class rules, broadcasting and Octave's messages.
 *
 * `out` is a slot that owns what it holds: on success the old value is released after the operation (it may
 * be an operand; a unique operand in the same slot may be reused in place), on failure it is kept. Registered
 * in mat2c/ir/ops.py. */
#ifndef M2C_OPS_H
#define M2C_OPS_H

#include "m2c/error.h"
#include "m2c/value.h"

M2C_BEGIN

int m2c_plus(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_minus(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_times(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_mtimes(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_rdivide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_mrdivide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_ldivide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_mldivide(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_power(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_mpower(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_eq(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_ne(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_lt(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_le(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_gt(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_ge(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_and(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_or(m2c_value **out, const m2c_value *a, const m2c_value *b);
int m2c_not(m2c_value **out, const m2c_value *a);
/* a + 1 or a - 1, for "++" and "--", by which an error names the operation. */
int m2c_step(m2c_value **out, const m2c_value *a, const char *op);
int m2c_uminus(m2c_value **out, const m2c_value *a);
int m2c_uplus(m2c_value **out, const m2c_value *a);
int m2c_transpose(m2c_value **out, const m2c_value *a);
int m2c_ctranspose(m2c_value **out, const m2c_value *a);
/* base:inc:limit; inc may be NULL for 1. */
int m2c_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit);
int m2c_hcat(m2c_value **out, int n, m2c_value *const *in); /* [a, b, …] for every class */
int m2c_vcat(m2c_value **out, int n, m2c_value *const *in); /* [a; b; …]; char rows must agree in length */
/* The same of rows with that many elements, which a cell among the rows makes cells of, each by itself. */
int m2c_vcat_rows(m2c_value **out, const int *counts, int n, m2c_value *const *in);
int m2c_cat(m2c_value **out, int dim, int n, m2c_value *const *in); /* dim from 0 */
/* {a, b; c, d} row by row is m2c_cellrow for each row, then m2c_cellrows; cells among the elements nest. */
int m2c_cellrow(m2c_value **out, int n, m2c_value *const *in);
int m2c_cellrows(m2c_value **out, int n, m2c_value *const *in);
/* Truth of a condition: all elements non-zero and not empty; errors as Octave's for classes without truth. */
int m2c_istrue(const m2c_value *v, bool *truth);
int m2c_nan_truth(void); /* the error for NaN as a condition */
/* Operand of && or ||: as m2c_istrue, with the error for conversion of an empty operand:
 * "invalid conversion from empty value to real scalar". */
int m2c_logical_operand(const m2c_value *v, bool *truth);
/* for, at a place of the program, over any value: number of iterations, and what the loop variable is in
 * iteration k (from 0). */
int m2c_for_count(const m2c_value *v, ptrdiff_t *count, int line, int column);
int m2c_for_item(m2c_value **out, const m2c_value *v, ptrdiff_t k);
/* Element-wise conversion to a class, with rounding and saturation: double(x), int8(x), logical(x), char(x),
 * … */
int m2c_cast(m2c_value **out, const m2c_value *v, m2c_class cls);
/* switch: does the case label (value, string or cell of them) match the subject? */
int m2c_switch_match(const m2c_value *subject, const m2c_value *label, bool *match);
int m2c_switch_among(const m2c_value *subject, int n, m2c_value *const *label, bool *match); /* one of n? */
/* isequal of two values, recursive; m2c_isequaln: NaN is equal to NaN. */
bool m2c_isequal(const m2c_value *a, const m2c_value *b);
bool m2c_isequaln(const m2c_value *a, const m2c_value *b);

M2C_END

#endif
