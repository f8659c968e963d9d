/* Builtins: cell2mat, cellslices, cell2struct, struct2cell. */
#include "core_util.h"

#include <math.h>

/* cell2mat joins one kind of thing: numbers, logicals and chars of like classes, cells, or structs. */
static int kind_of_parts(const m2c_value *c)
{
    int kind = 0;
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        const m2c_value *v = c->cell[k];
        int one = v->cls == M2C_CELL      ? 1
                  : v->cls == M2C_STRUCT  ? 2
                  : v->cls == M2C_CHAR    ? 3
                  : v->cls == M2C_LOGICAL ? 4
                  : m2c_is_numeric(v)     ? 5
                                          : -1;
        if (one < 0 || (k > 0 && one != kind))
            return -1;
        kind = one;
    }
    return kind;
}

/* Joins along dimension `dim` what lies side by side there: the cell loses that extent. */
static int join_along(m2c_value **c, int dim)
{
    m2c_slices s = m2c_slice(*c, dim);
    m2c_value *joined = m2c_sliced_result(&s, 1, M2C_CELL, 0);
    m2c_value **parts = m2c_alloc((size_t)s.n * sizeof *parts);
    int status = 0;
    for (ptrdiff_t k = 0; k < joined->numel; k++)
        joined->cell[k] = &m2c_shared_empty;
    for (ptrdiff_t j = 0; j < s.post && status == 0; j++)
        for (ptrdiff_t i = 0; i < s.pre && status == 0; i++) {
            for (ptrdiff_t k = 0; k < s.n; k++)
                parts[k] = (*c)->cell[i + s.pre * (k + s.n * j)];
            m2c_value *part = NULL;
            status = m2c_cat(&part, dim, (int)s.n, parts);
            if (status == 0)
                m2c_set(&joined->cell[i + s.pre * j], part);
        }
    m2c_free(parts);
    return m2c_set_unless(status, c, joined);
}

M2C_BUILTIN(cell2mat)
{
    M2C_UNUSED;
    if (m2c_check_inputs("cell2mat", nargin, 1, 1))
        return 1;
    if (in[0]->numel == 0 && in[0]->cls != M2C_MAP && in[0]->cls != M2C_FUNCTION)
        return m2c_give(out, m2c_zeros(M2C_DOUBLE, in[0]->ndims, in[0]->dims, 0));
    if (in[0]->cls != M2C_CELL)
        return m2c_error("", "cell2mat: C must be a cell array");
    if (kind_of_parts(in[0]) < 0)
        return m2c_error("", "cell2mat: wrong type elements or mixed cells, structs, and matrices");
    if (in[0]->numel == 1)
        return m2c_give(out, m2c_retain(in[0]->cell[0]));
    m2c_value *c = m2c_retain(in[0]);
    int status = 0, ndims = c->ndims;
    /* Columns first, then rows: a column of parts must agree in width only once rows are joined. */
    for (int dim = ndims - 1; dim >= 0 && status == 0; dim--)
        if (c->ndims > dim && c->dims[dim] != 1)
            status = join_along(&c, dim);
    m2c_value *v = status ? NULL : m2c_retain(c->cell[0]);
    m2c_release(c);
    return status ? 1 : m2c_give(out, v);
}

M2C_BUILTIN(cellslices)
{
    M2C_UNUSED;
    if (nargin != 3 && nargin != 4)
        return m2c_invalid_call("cellslices");
    const m2c_value *x = in[0], *lower = in[1], *upper = in[2];
    int dim = m2c_default_dim(x);
    if (nargin == 4 && m2c_dim_argument("cellslices", in[3], &dim))
        return 1;
    if (lower->numel != upper->numel)
        return m2c_error("", "cellslices: the lengths of LB and UB must match");
    int rank = m2c_max_int(x->ndims, dim + 1);
    m2c_value *idx[M2C_MAX_RANK];
    m2c_value *c = m2c_cell(1, lower->numel);
    for (ptrdiff_t k = 0; k < lower->numel; k++) {
        for (int d = 0; d < rank; d++)
            idx[d] = m2c_magic_colon;
        idx[dim] = m2c_range(m2c_get(lower, k), 1, m2c_get(upper, k));
        m2c_value *part = NULL;
        int status = m2c_subsref(&part, x, rank, idx, NULL);
        m2c_release(idx[dim]);
        if (status) {
            m2c_release(c);
            return 1;
        }
        m2c_set(&c->cell[k], part);
    }
    return m2c_give(out, c);
}

static int error_fields(void)
{
    return m2c_error("", "cell2struct: FIELDS must be a cell array of strings or a scalar string");
}

/* The names as a struct's fields; NULL with an error. */
static m2c_fields *read_fields(const m2c_value *names)
{
    bool one = m2c_is_string(names);
    if (!one && !m2c_is_cellstr(names)) {
        error_fields();
        return NULL;
    }
    m2c_value *s = m2c_struct();
    for (ptrdiff_t k = 0; k < (one ? 1 : names->numel); k++) {
        char *name = m2c_cstring(one ? names : names->cell[k]);
        if (m2c_fields_find(s->fields, name) < 0)
            m2c_struct_add_field(s, name);
        m2c_free(name);
    }
    m2c_fields *f = m2c_fields_retain(s->fields);
    m2c_release(s);
    return f;
}

/* The struct array over all dimensions of c but `dim`, which holds the fields. */
static m2c_value *build_struct(const m2c_value *c, m2c_fields *fields, int dim)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    m2c_slices s = m2c_slice(c, dim);
    int n = 0;
    for (int k = 0; k < s.ndims; k++)
        if (k != dim)
            dims[n++] = s.dims[k];
    if (n < 2)
        dims[n++] = 1;
    m2c_value *r = m2c_struct_array(fields, n, dims);
    for (ptrdiff_t j = 0; j < s.post; j++)
        for (ptrdiff_t i = 0; i < s.pre; i++)
            for (ptrdiff_t k = 0; k < s.n; k++)
                m2c_copy(&r->cell[(i + s.pre * j) * s.n + k], c->cell[i + s.pre * (k + s.n * j)]);
    return r;
}

M2C_BUILTIN_OF_ANY(cell2struct)
{
    M2C_UNUSED;
    int dim = 0;
    if (nargin < 2 || nargin > 3)
        return m2c_invalid_call("cell2struct");
    if (in[0]->cls != M2C_CELL)
        return m2c_error("", "cell2struct: argument CELL must be of type cell");
    if (!m2c_is_string(in[1]) && !m2c_is_cellstr(in[1]))
        return error_fields();
    if (nargin == 3) {
        double d = m2c_is_arith(in[2]) && in[2]->numel == 1 ? m2c_get(in[2], 0) : NAN;
        if (!(d == floor(d)))
            return m2c_error("", "cell2struct: DIM must be a real scalar");
        if (d < 1 || d > M2C_MAX_RANK)
            return m2c_error("", "cell2struct: DIM must be a valid dimension");
        dim = (int)d - 1;
    }
    ptrdiff_t names = m2c_is_string(in[1]) ? 1 : in[1]->numel;
    if (names != m2c_dim(in[0], dim))
        return m2c_error("", "cell2struct: number of FIELDS does not match dimension");
    m2c_fields *fields = read_fields(in[1]);
    if (!fields)
        return 1;
    m2c_value *s = build_struct(in[0], fields, dim);
    m2c_fields_release(fields);
    return m2c_give(out, s);
}

M2C_BUILTIN_OF_ANY(struct2cell)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("struct2cell");
    const m2c_value *s = in[0];
    if (s->cls != M2C_STRUCT)
        return m2c_error("", "struct2cell: argument S must be a structure");
    ptrdiff_t dims[M2C_MAX_RANK + 1];
    int n = m2c_max_int(1, s->ndims);
    dims[0] = s->fields->count;
    for (int k = 0; k < s->ndims; k++)
        dims[k + 1] = s->dims[k];
    /* A column of structs gives a matrix, not an array with 1 as last extent. */
    m2c_value *c = m2c_new(M2C_CELL, n + 1 > M2C_MAX_RANK ? M2C_MAX_RANK : n + 1, dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++)
        c->cell[k] = m2c_retain(s->cell[k]);
    return m2c_give(out, c);
}
