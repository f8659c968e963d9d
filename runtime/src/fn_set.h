/* What the set functions share: items in order, in groups of equal ones. */
#ifndef M2C_FN_SET_H
#define M2C_FN_SET_H

#include "fn_internal.h"
#include "m2c/small_sets.h"

typedef struct m2c_items {
    m2c_value *v; /* operands one after the other, as a column or as rows */
    m2c_order *order;
    ptrdiff_t n, cols; /* items, columns of each */
    ptrdiff_t first;   /* items of the first operand */
    ptrdiff_t *sorted;
    ptrdiff_t groups, *start; /* group g is sorted[start[g]] … sorted[start[g + 1] - 1] */
} m2c_items;

typedef struct m2c_set_options {
    bool rows, stable, last;
    bool first, sorted, legacy;
} m2c_set_options;

/* Is an element of the result what lies in the first operand, in the second, or in both? */
static inline bool m2c_set_wants(m2c_set_op op, bool in_a, bool in_b)
{
    switch (op) {
    case M2C_UNION:
        return true;
    case M2C_INTERSECT:
        return in_a && in_b;
    case M2C_SETDIFF:
        return in_a && !in_b;
    default:
        return in_a != in_b;
    }
}

/* Sets of real doubles; false where the operands are something else. `row`: the result is one. */
bool m2c_unique_plain(m2c_value **out, const m2c_value *v);
bool m2c_combine_plain(m2c_value **out, m2c_set_op op, const m2c_value *x, const m2c_value *y, bool row);
bool m2c_member_few(m2c_value **out, const m2c_value *x, const m2c_value *set);

/* Reads the options behind the operands. */
int m2c_set_arguments(const char *name, int nargin, m2c_value *const *in, int operands, m2c_set_options *o);
/* The items of one or two operands, sorted and grouped; m2c_drop_items frees them. */
int m2c_collect_items(m2c_items *s, const char *name, int n, m2c_value *const *in, bool rows);
void m2c_drop_items(m2c_items *s);
m2c_value *m2c_pick_items(const m2c_items *s, const ptrdiff_t *item, ptrdiff_t n, bool rows, bool row);

#endif
