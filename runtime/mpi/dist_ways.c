/* The ways of distributed arrays, in place of those of compressed matrices, which get the rest. */
#include "dist.h"

static int run_binary(m2c_binary_way *run, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    int status = m2c_dist_binary(run, out, a, b);
    return status == M2C_NOT_MINE ? m2c_csc_ways.binary(run, out, a, b) : status;
}

static int run_unary(m2c_unary_way *run, m2c_value **out, const m2c_value *a)
{
    return m2c_is_distributed(a) ? m2c_dist_unary(run, out, a) : m2c_csc_ways.unary(run, out, a);
}

/* A base that is not distributed has a subscript that is. */
static int subsref(m2c_value **out, const m2c_value *base, int n, m2c_value *const *idx, const char *name)
{
    return (m2c_is_distributed(base) ? m2c_dist_subsref : m2c_csc_ways.subsref)(out, base, n, idx, name);
}

static int subsasgn(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx, const char *name)
{
    bool any = (*base && m2c_is_distributed(*base)) || m2c_is_distributed(rhs);
    return (any ? m2c_dist_subsasgn : m2c_csc_ways.subsasgn)(base, rhs, n, idx, name);
}

static int subsdel(m2c_value **base, int n, m2c_value *const *idx, const char *name)
{
    return (m2c_is_distributed(*base) ? m2c_dist_subsdel : m2c_csc_ways.subsdel)(base, n, idx, name);
}

/* All elements are non-zero on all processes; NaN is no truth value. */
static int istrue(const m2c_value *v, bool *truth)
{
    m2c_value view, *part;
    if (!m2c_is_distributed(v))
        return m2c_csc_ways.istrue(v, truth);
    part = m2c_part(&view, v);
    bool own = true;
    int status = m2c_agree(part->numel ? m2c_istrue(part, &own) : 0, NULL), all = own;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN, m2c_mpi.all);
    *truth = all;
    return status;
}

static m2c_value *column(const m2c_value *v, ptrdiff_t k)
{
    return (m2c_is_distributed(v) ? m2c_dist_column : m2c_csc_ways.column)(v, k);
}

/* Two arrays of the same extents, one of them distributed. */
static bool equal(const m2c_value *a, const m2c_value *b, bool nans)
{
    m2c_value *const both[2] = {(m2c_value *)a, (m2c_value *)b};
    m2c_operand x, y;
    if (!m2c_any_distributed(2, both))
        return m2c_csc_ways.equal(a, b, nans);
    if (!m2c_may_spread(a) || !m2c_may_spread(b)) {
        m2c_value *p = m2c_whole(a), *q = m2c_whole(b);
        bool same = nans ? m2c_isequaln(p, q) : m2c_isequal(p, q);
        m2c_release(p);
        m2c_release(q);
        return same;
    }
    m2c_layout l = m2c_layout_of(a->dims[0], a->dims[1]);
    m2c_take_operand(&x, a, &l);
    m2c_take_operand(&y, b, &l);
    int same = nans ? m2c_isequaln(x.v, y.v) : m2c_isequal(x.v, y.v);
    m2c_drop_operand(&x);
    m2c_drop_operand(&y);
    MPI_Allreduce(MPI_IN_PLACE, &same, 1, MPI_INT, MPI_MIN, m2c_mpi.all);
    return same;
}

static m2c_value *full(const m2c_value *v)
{
    return m2c_is_distributed(v) ? m2c_whole(v) : m2c_csc_ways.full(v);
}

static m2c_value *found(const m2c_value *v)
{
    return (m2c_is_distributed(v) ? m2c_dist_found : m2c_csc_ways.found)(v);
}

static m2c_value *value(struct m2c_csc *c)
{
    return m2c_csc_ways.value(c);
}

static int join(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    int status = m2c_dist_cat(out, dim, n, in);
    return status == M2C_NOT_MINE ? m2c_csc_ways.join(out, dim, n, in) : status;
}

static const m2c_first_ways first = {m2c_dist_binary, m2c_dist_unary, m2c_dist_colon, m2c_dist_join,
                                     m2c_dist_write};

const m2c_sparse_ways m2c_mpi_ways = {m2c_dist_call, run_binary, run_unary, subsref, subsasgn,
                                      subsdel,       istrue,     column,    equal,   full,
                                      found,         value,      join,      &first};
