/* Helpers of the fn_ families of the core: arguments, results and options. */
#ifndef M2C_CORE_UTIL_H
#define M2C_CORE_UTIL_H

#include "fn_internal.h"
#include "m2c/call.h"
#include "m2c/fn_core.h"
#include "m2c/index.h"

static inline int m2c_give_count(m2c_value **out, ptrdiff_t n)
{
    return m2c_give(out, m2c_double((double)n));
}
/* A number that no argument has a say in. */
static inline int m2c_give_fixed(const char *name, double x, m2c_value **out, int nargin)
{
    return nargin > 0 ? m2c_invalid_call(name) : m2c_give(out, m2c_double(x));
}
static inline int m2c_give_text(m2c_value **out, const char *s)
{
    return m2c_give(out, m2c_char(s));
}
/* Is v the text, letter case included? */
bool m2c_equals_text(const m2c_value *v, const char *text);
/* Three-way order of two texts by their bytes; a text comes before those that it begins. */
static inline int m2c_text_order(const m2c_value *a, const m2c_value *b)
{
    const size_t n = (size_t)(a->numel < b->numel ? a->numel : b->numel);
    const int order = n ? memcmp(a->u8, b->u8, n) : 0;
    return order ? order : (a->numel > b->numel) - (a->numel < b->numel);
}
/* A cell row (or column) of texts. */
m2c_value *m2c_cellstr(ptrdiff_t rows, ptrdiff_t cols, char *const *text);
/* Element k of any array as a 1x1 value (of a cell: what it holds is in a 1x1 cell). */
m2c_value *m2c_item(const m2c_value *v, ptrdiff_t k);
/* True of a scalar option value such as false, 0 or "on". */
bool m2c_option_true(const m2c_value *v);
static inline int m2c_max_int(int a, int b)
{
    return a > b ? a : b;
}

/* fn_more_files.c: [err, message] = WHO (…) of a call of the system, or its error where no output takes it.
 */
int m2c_report_code(const char *who, int nargout, m2c_value **out, bool ok);

/* fn_more_eval.c: the value of an expression that is a text; a text of a handle, kept to the end. */
int m2c_run_expression(m2c_value **out, const char *text, size_t n);
const char *m2c_lasting_text(const char *text);

#endif
