/* Elements by one or two subscripts that are scalars, which most are: read and assigned without a list of
 * subscripts (m2c/index.h, m2c/box.h). */
#include "index_quick.h"
#include "m2c/box.h"
#include "m2c/constant.h"

/* Number of the element, or -1. */
static inline ptrdiff_t number_1(const m2c_value *base, const m2c_value *i)
{
    return m2c_fast_number(i, base->numel);
}

static inline ptrdiff_t number_2(const m2c_value *base, const m2c_value *i, const m2c_value *j)
{
    if (base->ndims != 2)
        return -1;
    ptrdiff_t row = m2c_fast_number(i, base->dims[0]);
    ptrdiff_t column = row < 0 ? -1 : m2c_fast_number(j, base->dims[1]);
    return column < 0 ? -1 : row + column * base->dims[0];
}

/* --- reading ------------------------------------------------------------------------------------- */

static inline bool is_plain_double(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE && !(v->flags & (M2C_COMPLEX | M2C_SPARSE));
}

int m2c_index1_any(m2c_value **slot, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    ptrdiff_t k = base->cls <= M2C_CHAR ? m2c_fast_element(base, n, idx) : -1;
    if (k >= 0 && m2c_quick_element(slot, base, k))
        return 0;
    if (*slot == base && m2c_keep_run(*slot, n, idx))
        return 0;
    m2c_value *out[1] = {NULL};
    return m2c_index(1, out, base, n, idx, name) || m2c_take1(slot, out[0]);
}

static M2C_NOINLINE int other_1(m2c_value **slot, const m2c_value *base, m2c_value *i, const char *name)
{
    return m2c_index1_any(slot, base, 1, &i, name);
}

int m2c_index1_1(m2c_value **slot, const m2c_value *base, m2c_value *i, const char *name)
{
    ptrdiff_t k = is_plain_double(base) ? number_1(base, i) : -1;
    return k >= 0 ? m2c_give_double(slot, base->f64[k]) : other_1(slot, base, i, name);
}

static M2C_NOINLINE int other_2(m2c_value **slot, const m2c_value *base, m2c_value *i, m2c_value *j,
                                const char *name)
{
    m2c_value *const idx[2] = {i, j};
    return m2c_index1_any(slot, base, 2, idx, name);
}

int m2c_index1_2(m2c_value **slot, const m2c_value *base, m2c_value *i, m2c_value *j, const char *name)
{
    ptrdiff_t k = is_plain_double(base) ? number_2(base, i, j) : -1;
    return k >= 0 ? m2c_give_double(slot, base->f64[k]) : other_2(slot, base, i, j, name);
}

/* --- assigning ----------------------------------------------------------------------------------- */

/* May a double be put into the base as it is? */
static inline bool takes_double(const m2c_value *base, const m2c_value *rhs)
{
    return base && base->refs == 1 && base->cls == M2C_DOUBLE && base->flags == 0 && m2c_is_real_scalar(rhs);
}

static M2C_NOINLINE int assign_1(m2c_value **base, const m2c_value *rhs, m2c_value *i, const char *name)
{
    return m2c_subsasgn_any(base, rhs, 1, &i, name);
}

/* Is it the place after the last element of a row, or of nothing, for which there is room? */
static inline bool has_next(const m2c_value *base, const m2c_value *i)
{
    return base->numel < base->capacity && base->ndims == 2 && m2c_is_real_scalar(i) &&
           i->f64[0] == (double)(base->numel + 1) &&
           (base->dims[0] == 1 || (base->numel | base->dims[0]) == 0) && base->dims[1] == base->numel;
}

int m2c_subsasgn_1(m2c_value **base, const m2c_value *rhs, m2c_value *i, const char *name)
{
    m2c_value *b = *base;
    if (!takes_double(b, rhs))
        return assign_1(base, rhs, i, name);
    ptrdiff_t k = number_1(b, i);
    if (k < 0) {
        if (b == rhs || !has_next(b, i))
            return assign_1(base, rhs, i, name);
        k = b->numel++;
        b->two[0] = 1;
        b->two[1] = b->numel;
    }
    b->f64[k] = rhs->f64[0];
    return 0;
}

static M2C_NOINLINE int assign_2(m2c_value **base, const m2c_value *rhs, m2c_value *i, m2c_value *j,
                                 const char *name)
{
    m2c_value *const idx[2] = {i, j};
    return m2c_subsasgn_any(base, rhs, 2, idx, name);
}

int m2c_subsasgn_2(m2c_value **base, const m2c_value *rhs, m2c_value *i, m2c_value *j, const char *name)
{
    ptrdiff_t k = takes_double(*base, rhs) ? number_2(*base, i, j) : -1;
    if (k < 0)
        return assign_2(base, rhs, i, j, name);
    (*base)->f64[k] = rhs->f64[0];
    return 0;
}
