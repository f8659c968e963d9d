/* Sparse values: made of compressed columns, and made full again (sparse.h). */
#include "sparse.h"

#include "m2c/program.h"
#include "m2c/sparse_functions.h"
#include "sparse_call.h"

static m2c_value *full_but_sparse(const m2c_value *v)
{
    if (!m2c_is_compressed(v))
        return m2c_retain(v);
    m2c_value *full = m2c_full_of(v);
    full->flags |= M2C_SPARSE;
    return full;
}

static m2c_value *found(const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    m2c_value *y = m2c_new2(M2C_DOUBLE, m2c_csc_count(&c), 1, 0);
    for (ptrdiff_t j = 0; j < c.cols; j++)
        for (ptrdiff_t k = c.start[j]; k < c.start[j + 1]; k++)
            y->f64[k] = (double)(c.row[k] + j * c.rows);
    m2c_csc_free(&c);
    return y;
}

static int run_binary(m2c_binary_way *whole, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return m2c_sparse_form_of(whole)(out, a, b);
}

static int run_unary(m2c_unary_way *whole, m2c_value **out, const m2c_value *a)
{
    return m2c_sparse_unary_form_of(whole)(out, a);
}

static int join(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    return dim > 1 ? m2c_error("", "cat: invalid dimension for sparse concatenation")
                   : m2c_csc_join(out, n, in, dim == 1);
}

const m2c_sparse_ways m2c_csc_ways = {m2c_call_compressed,
                                      run_binary,
                                      run_unary,
                                      m2c_csc_subsref,
                                      m2c_csc_subsasgn,
                                      m2c_csc_subsdel,
                                      m2c_csc_istrue,
                                      m2c_csc_column,
                                      m2c_csc_equal,
                                      full_but_sparse,
                                      found,
                                      m2c_csc_value,
                                      join,
                                      NULL};

static void bring_ways(void)
{
    if (!m2c_sparse_ways_now)
        m2c_sparse_ways_now = &m2c_csc_ways;
}

int m2c_sparse_run(int (*program)(void), int argc, char **argv)
{
    bring_ways();
    return m2c_run(program, argc, argv);
}

/* A matrix of one element, or of none, has all of them. */
static m2c_value *small_value(m2c_csc *c)
{
    m2c_value *v = m2c_csc_whole(c);
    v->flags |= M2C_SPARSE;
    return v;
}

m2c_value *m2c_csc_value(m2c_csc *c)
{
    enum { SPARE = 64 };
    bring_ways();
    m2c_call_named = m2c_sparse_call_many;
    m2c_csc_tidy(c);
    ptrdiff_t n = m2c_csc_count(c);
    m2c_value *v;
    if (m2c_dims_product(2, (ptrdiff_t[]){c->rows, c->cols}, 1) < 0)
        m2c_out_of_memory();
    if (c->rows * c->cols <= 1) {
        v = small_value(c);
    } else {
        if (c->room > n + n / 2 + SPARE) {
            m2c_csc tight = m2c_csc_copy(c);
            m2c_csc_free(c);
            *c = tight;
        }
        v = m2c_new_header(c->cls, M2C_SPARSE | M2C_COMPRESSED | (c->pairs ? M2C_COMPLEX : 0));
        m2c_set_dims2(v, c->rows, c->cols);
        v->data = c->own;
        c->own = NULL;
    }
    m2c_csc_free(c);
    return v;
}

int m2c_give_csc(m2c_value **out, m2c_csc *c)
{
    m2c_set(out, m2c_csc_value(c));
    return 0;
}

int m2c_check_whole_fits(int n, m2c_value *const *v)
{
    for (int k = 0; k < n; k++)
        if (v[k] && m2c_is_compressed(v[k]) && !m2c_affords(2, v[k]->dims, m2c_slot_size(v[k])))
            return m2c_error_too_large();
    return 0;
}

void m2c_settle_sparse(m2c_value **slot, bool sparse)
{
    m2c_value *v = *slot;
    if (!v || m2c_is_compressed(v) == sparse || (!sparse && !m2c_is_sparse(v)))
        return;
    if (!sparse) {
        m2c_set(slot, m2c_full_of(v));
        return;
    }
    bool may = (v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL) && v->ndims == 2;
    if (!may || v->numel <= 1) {
        m2c_mark_sparse(slot, true);
        return;
    }
    m2c_csc c = m2c_csc_of(v);
    m2c_give_csc(slot, &c);
}
