/* Concatenation of matrices of which one is compressed. */
#include "sparse.h"

#include "m2c/ops.h"

static bool may_join(const m2c_value *v)
{
    return (v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL) && v->ndims == 2;
}

/* Is it [], which takes no part? */
static bool is_nothing(const m2c_value *v)
{
    return v->dims[0] == 0 && v->dims[1] == 0;
}

typedef struct joined {
    m2c_class cls;
    bool pairs;
    ptrdiff_t rows, cols, count;
} joined;

/* The class and the extents of what is joined; false where these don't fit, or there are other classes. */
static bool plan(joined *p, int n, m2c_value *const *in, bool beside)
{
    *p = (joined){.cls = M2C_LOGICAL, .rows = beside ? -1 : 0, .cols = beside ? 0 : -1};
    for (int k = 0; k < n; k++) {
        if (!may_join(in[k]))
            return false;
        p->pairs = p->pairs || m2c_is_complex(in[k]);
        if (in[k]->cls == M2C_DOUBLE)
            p->cls = M2C_DOUBLE;
        if (is_nothing(in[k]))
            continue;
        ptrdiff_t *across = beside ? &p->rows : &p->cols, *along = beside ? &p->cols : &p->rows;
        if (*across >= 0 && *across != in[k]->dims[!beside])
            return false;
        *across = in[k]->dims[!beside];
        *along += in[k]->dims[beside];
    }
    return p->rows >= 0 && p->cols >= 0;
}

static m2c_csc beside_each_other(const joined *p, int n, const m2c_csc *part)
{
    m2c_csc y = m2c_csc_new(p->cls, p->pairs, p->rows, p->cols, p->count);
    ptrdiff_t at = 0, j = 0;
    for (int k = 0; k < n; k++) {
        const ptrdiff_t some = m2c_csc_count(&part[k]);
        memcpy(y.row + at, part[k].row, (size_t)some * sizeof *y.row);
        memcpy(m2c_csc_place(&y, at), part[k].data, (size_t)some * y.size);
        for (ptrdiff_t l = 0; l < part[k].cols; l++)
            y.start[++j] = at + part[k].start[l + 1];
        at += some;
    }
    return y;
}

static m2c_csc below_each_other(const joined *p, int n, const m2c_csc *part)
{
    m2c_csc y = m2c_csc_new(p->cls, p->pairs, p->rows, p->cols, p->count);
    ptrdiff_t at = 0;
    for (ptrdiff_t j = 0; j < p->cols; j++) {
        ptrdiff_t above = 0;
        for (int k = 0; k < n; k++) {
            if (part[k].cols == 0)
                continue;
            for (ptrdiff_t e = part[k].start[j]; e < part[k].start[j + 1]; e++) {
                y.row[at] = part[k].row[e] + above;
                m2c_csc_take(&y, at++, &part[k], e);
            }
            above += part[k].rows;
        }
        y.start[j + 1] = at;
    }
    return y;
}

static int join_whole(m2c_value **out, int n, m2c_value *const *in, bool beside)
{
    if (m2c_check_whole_fits(n, in))
        return 1;
    m2c_value **full = m2c_alloc((size_t)(n + 1) * sizeof *full);
    for (int k = 0; k < n; k++)
        full[k] = m2c_full_of(in[k]);
    int status = (beside ? m2c_hcat : m2c_vcat)(out, n, full);
    for (int k = 0; k < n; k++)
        m2c_release(full[k]);
    m2c_free(full);
    return status;
}

int m2c_csc_join(m2c_value **out, int n, m2c_value *const *in, bool beside)
{
    joined p;
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_CELL) /* which holds the matrices as they are */
            return (beside ? m2c_hcat : m2c_vcat)(out, n, in);
    if (!plan(&p, n, in, beside))
        return join_whole(out, n, in, beside);
    m2c_csc *part = m2c_alloc((size_t)n * sizeof *part);
    for (int k = 0; k < n; k++) {
        part[k] = m2c_csc_of_class(in[k], p.cls, p.pairs);
        p.count += m2c_csc_count(&part[k]);
    }
    m2c_csc y = beside ? beside_each_other(&p, n, part) : below_each_other(&p, n, part);
    for (int k = 0; k < n; k++)
        m2c_csc_free(&part[k]);
    m2c_free(part);
    return m2c_give_csc(out, &y);
}
