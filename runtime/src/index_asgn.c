/* Assigning by subscripts: base(idx...) = rhs (m2c/index.h), the short ways first. */
#include "index_quick.h"

#include "class.h"
#include "dictionary.h"
#include "sparse.h"
#include "string_array.h"

/* An element on the diagonal of a diagonal matrix, which stays one. */
static bool assign_diagonal(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    const m2c_value *b = *base;
    if (!(b->flags & M2C_DIAGONAL) || b->cls != M2C_DOUBLE || rhs->numel != 1 || !m2c_is_arith(rhs) ||
        ((b->flags | rhs->flags) & M2C_COMPLEX))
        return false;
    ptrdiff_t k = m2c_fast_element(b, n, idx);
    if (k < 0 || k % b->dims[0] != k / b->dims[0])
        return false;
    m2c_make_unique(base);
    (*base)->f64[k] = m2c_get(rhs, 0);
    (*base)->flags |= M2C_DIAGONAL;
    return true;
}

/* Is one element of a diagonal matrix asked for by a place beyond its end? It does not grow to a row. */
static bool beyond_diagonal(const m2c_value *b, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    return (b->flags & M2C_DIAGONAL) && n == 1 && rhs->numel == 1 && idx[0]->cls == M2C_DOUBLE &&
           idx[0]->numel == 1 && m2c_get(idx[0], 0) > (double)b->numel;
}

/* Is it one number with an imaginary part, which goes to one place? */
static bool stays_complex(const m2c_value *rhs, int n, m2c_value *const *idx)
{
    if (!m2c_is_complex(rhs) || rhs->numel != 1)
        return false;
    for (int k = 0; k < n; k++)
        if (idx[k]->numel != 1 || idx[k]->cls == M2C_LOGICAL || idx[k]->cls == M2C_CHAR)
            return false;
    return rhs->cls == M2C_DOUBLE ? rhs->f64[1] != 0 : rhs->f32[1] != 0;
}

static int assign_converted(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                            const char *name)
{
    m2c_value *new_base = NULL, *converted = NULL;
    if (m2c_assign_convert(*base, rhs, &new_base, &converted)) {
        m2c_release(new_base);
        return 1;
    }
    m2c_value **target = new_base ? &new_base : base;
    int status = m2c_assign_elements(target, converted, n, idx, name);
    if (status == 0 && m2c_is_complex(*target) && !stays_complex(rhs, n, idx))
        *target = m2c_narrow(*target);
    if (status == 0 && new_base)
        m2c_set(base, m2c_retain(new_base));
    m2c_release(new_base);
    m2c_release(converted);
    return status;
}

/* An array of dimensions 0x0 of the class of rhs, for what does not exist yet; for one struct, one whose
   fields are empty. */
static int start_base(m2c_value **base, const m2c_value *rhs)
{
    static const ptrdiff_t zero[2] = {0, 0}, one[2] = {1, 1};
    if (rhs->cls == M2C_FUNCTION)
        return m2c_error_function_assign();
    if (rhs->cls > M2C_FUNCTION)
        return m2c_error("", "invalid use of a %s object in indexed assignment", m2c_class_name(rhs));
    bool is_struct = rhs->cls == M2C_STRUCT && rhs->numel == 1;
    *base = is_struct ? m2c_struct_array(rhs->fields, 2, one) : m2c_new_like(rhs, 2, zero);
    return 0;
}

static bool all_ones(int n, m2c_value *const *idx)
{
    for (int k = 0; k < n; k++)
        if (!m2c_is_arith(idx[k]) || idx[k]->numel != 1 || m2c_get(idx[k], 0) != 1)
            return false;
    return true;
}

static int general_subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                            const char *name)
{
    const m2c_method_row *m = m2c_overloading(*base, "subsasgn");
    if (m)
        return m2c_assign_overloaded(m, base, rhs, 1, &(m2c_access){'(', n, idx, NULL});
    if (m2c_classdef_of(rhs) ? !*base || ((*base)->cls != M2C_CELL && (*base)->cls != M2C_MAP)
                             : *base && m2c_classdef_of(*base))
        return m2c_instance_assign(base, rhs, n, idx, name);
    if ((!*base || (*base)->cls == M2C_OBJECT) && rhs->cls >= M2C_MAP && all_ones(n, idx)) {
        m2c_copy(base, rhs);
        return 0;
    }
    if (*base && m2c_is_dictionary(*base))
        return m2c_dictionary_assign(base, idx[0], rhs);
    if (*base && (*base)->cls == M2C_MAP)
        return m2c_map_assign(*base, idx[0], rhs);
    bool begins = *base && m2c_is_string_array(rhs) && m2c_is_arith(*base) && (*base)->numel == 0;
    if (begins) /* [] becomes a string array */
        m2c_clear(base);
    if (*base)
        return assign_converted(base, rhs, n, idx, name);
    m2c_value *start = NULL;
    if (start_base(&start, rhs))
        return 1;
    if (assign_converted(&start, rhs, n, idx, name)) {
        m2c_release(start);
        return 1;
    }
    *base = start;
    return 0;
}

static int assign(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    if (n == 0)
        return m2c_error("", "invalid empty index list");
    if (*base && (m2c_quick_assign(*base, rhs, n, idx) || m2c_quick_line_assign(*base, rhs, n, idx) ||
                  assign_diagonal(base, rhs, n, idx)))
        return 0;
    if (*base && beyond_diagonal(*base, rhs, n, idx))
        return m2c_error("", "ind2sub: index out of range");
    /* An operand that is the base itself must not change under our hands. */
    m2c_value *keep = rhs == *base ? m2c_retain(rhs) : NULL;
    int status = general_subsasgn(base, rhs, n, idx, name);
    m2c_release(keep);
    return status;
}

int m2c_subsasgn_any(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    bool sparse = m2c_is_sparse(*base ? *base : rhs);
    bool fills = *base && m2c_is_arith(*base) && m2c_is_compressed(rhs);
    if ((sparse || fills) && m2c_sparse_ways_now)
        return m2c_sparse_ways_now->subsasgn(base, rhs, n, idx, name);
    if (assign(base, rhs, n, idx, name))
        return 1;
    if (sparse)
        m2c_mark_sparse(base, true);
    return 0;
}
