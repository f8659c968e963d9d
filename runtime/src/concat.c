/* Concatenation of values of every class: [a, b], [a; b], cat. Registered in mat2c/ir/ops.py. */
#include "class.h"
#include "concat_internal.h"
#include "m2c/dialect.h"
#include "m2c/program.h"
#include "map.h"
#include "string_array.h"

/* --- shapes -------------------------------------------------------------------------------------- */

static ptrdiff_t dim_of(const m2c_shape *s, int k)
{
    return k < s->ndims ? s->dims[k] : 1;
}

static bool is_2d(const m2c_shape *s, ptrdiff_t sum)
{
    return s->ndims == 2 && s->dims[0] + s->dims[1] == sum;
}

static void set_shape(m2c_shape *s, int ndims, const ptrdiff_t *dims)
{
    s->ndims = ndims;
    memcpy(s->dims, dims, (size_t)ndims * sizeof *dims);
}

enum { TAKE, SKIP, RESTART, MISMATCH };

/* Joins s to the accumulated shape, which is `hollow` as long as all were 0x0; says whether s is taken in,
 * skipped, replaces the empties before it or errs. */
static int join(m2c_shape *acc, const m2c_shape *s, int dim, bool skip_vectors, bool hollow)
{
    int nd = acc->ndims > s->ndims ? acc->ndims : s->ndims;
    nd = dim + 1 > nd ? dim + 1 : nd;
    bool match = true;
    for (int k = 0; k < nd; k++)
        match = match && (k == dim || dim_of(acc, k) == dim_of(s, k));
    if (match) {
        for (int k = acc->ndims; k < nd; k++)
            acc->dims[k] = 1;
        acc->ndims = nd;
        acc->dims[dim] += dim_of(s, dim);
        return TAKE;
    }
    if (is_2d(s, 0))
        return SKIP;
    if (hollow || is_2d(acc, 0)) {
        set_shape(acc, s->ndims, s->dims);
        return RESTART;
    }
    bool thin = is_2d(s, 1) && acc->ndims == 2, thin_acc = is_2d(acc, 1) && s->ndims == 2;
    if (!skip_vectors || !(thin || thin_acc))
        return MISMATCH;
    if (thin) {
        if (thin_acc)
            acc->dims[0] = acc->dims[1] = 0;
        return SKIP;
    }
    set_shape(acc, s->ndims, s->dims);
    return RESTART;
}

static int mismatch(const m2c_shape *acc, const m2c_value *v, int dim, m2c_cat_style style)
{
    char x[32 * M2C_MAX_RANK], y[32 * M2C_MAX_RANK];
    if (style != M2C_CAT_LITERAL)
        return m2c_error("", "cat: dimension mismatch");
    return m2c_error("", "%s dimensions mismatch (%s vs %s)", dim ? "horizontal" : "vertical",
                     m2c_dims_string(acc->ndims, acc->dims, x), m2c_dims_text(v, y));
}

int m2c_join_shapes(m2c_shape *acc, int dim, int n, m2c_value *const *in, bool *skip, m2c_cat_style style)
{
    acc->ndims = 2;
    acc->dims[0] = acc->dims[1] = 0;
    bool first = true, hollow = true;
    for (int k = 0; k < n; k++) {
        if (skip[k])
            continue;
        m2c_shape s;
        set_shape(&s, in[k]->ndims, in[k]->dims);
        int how = TAKE;
        if (first)
            set_shape(acc, s.ndims, s.dims);
        else
            how = join(acc, &s, dim, style != M2C_CAT_FUNCTION, hollow);
        first = false;
        hollow = hollow && is_2d(&s, 0);
        if (how == MISMATCH)
            return mismatch(acc, in[k], dim, style);
        skip[k] = skip[k] || how == SKIP;
        for (int j = 0; how == RESTART && j < k; j++)
            skip[j] = true;
    }
    return 0;
}

int m2c_check_sizes(int dim, int n, m2c_value *const *in, m2c_cat_style style)
{
    m2c_shape shape;
    bool *skip = m2c_calloc((size_t)n, sizeof *skip);
    int bad = m2c_join_shapes(&shape, dim, n, in, skip, style);
    m2c_free(skip);
    return bad;
}

/* --- kinds of operands --- */

int m2c_join_alike(m2c_value **out, int dim, int n, m2c_value *const *in, bool *skip, m2c_cat_style style)
{
    m2c_shape shape;
    if (m2c_join_shapes(&shape, dim, n, in, skip, style))
        return 1;
    if (m2c_append_parts(out, &shape, dim, n, in, skip))
        return 0;
    m2c_value *y;
    bool dq = true;
    for (int k = 0; k < n; k++)
        dq = dq && (in[k]->flags & M2C_DQ);
    if (m2c_holds_values(in[0]))
        y = m2c_new_like(in[0], shape.ndims, shape.dims);
    else
        y = m2c_new((m2c_class)in[0]->cls, shape.ndims, shape.dims,
                    (in[0]->flags & M2C_COMPLEX) | (dq ? M2C_DQ : 0));
    m2c_copy_parts(y, dim, n, in, skip);
    m2c_give(out, y);
    return 0;
}

/* Cells take other values in as elements; empty arrays vanish, but for the extents of a row of brackets. */
static int join_cells(m2c_value **out, int dim, int n, m2c_value *const *in, bool *skip, m2c_cat_style style)
{
    m2c_list l = {0};
    for (int k = 0; k < n; k++) {
        const m2c_value *v = in[k];
        if (k == 0 && v->cls == M2C_STRUCT) {
            m2c_list_clear(&l);
            return m2c_error("", "octave_base_value::cell_value(): wrong type argument '%s'",
                             m2c_type_name(v));
        }
        if (v->cls == M2C_CELL)
            m2c_list_add(&l, v);
        else if (m2c_is_arith(v) && v->numel == 0 && dim == 0 && style == M2C_CAT_LITERAL) {
            m2c_list_push(&l, m2c_new(M2C_CELL, v->ndims, v->dims, 0));
        } else if (m2c_is_arith(v) && v->numel == 0) {
            m2c_list_push(&l, m2c_cell(0, 0));
            skip[k] = true;
        } else {
            m2c_value *c = m2c_cell(1, 1);
            m2c_copy(&c->cell[0], v);
            m2c_list_push(&l, c);
        }
    }
    int bad = m2c_join_alike(out, dim, n, l.v, skip, style);
    m2c_list_clear(&l);
    return bad;
}

/* --- numbers --- */

static m2c_class joined_class(int n, m2c_value *const *in)
{
    bool any_char = false, any_single = false, all_logical = true;
    int first_int = -1;
    for (int k = 0; k < n; k++) {
        any_char = any_char || in[k]->cls == M2C_CHAR;
        any_single = any_single || in[k]->cls == M2C_SINGLE;
        all_logical = all_logical && in[k]->cls == M2C_LOGICAL;
        if (m2c_is_int(in[k]) && first_int < 0)
            first_int = in[k]->cls;
    }
    if (any_char)
        return M2C_CHAR;
    if (first_int >= 0)
        return (m2c_class)first_int;
    return any_single ? M2C_SINGLE : all_logical ? M2C_LOGICAL : M2C_DOUBLE;
}

static bool all_texts(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_CHAR)
            return false;
    return true;
}

/* Integers and text are asked for as arrays where one of the operands is an array, or there are rows. */
static int complex_refused(m2c_class cls, const m2c_value *v, int n, m2c_value *const *in, bool rows)
{
    bool scalar = cls != M2C_CHAR && !rows;
    for (int k = 0; k < n; k++)
        scalar = scalar && in[k]->numel == 1;
    return m2c_error("", "octave_base_value::%s_%s_value(): wrong type argument '%s'", m2c_class_text(cls),
                     scalar ? "scalar" : "array", m2c_type_name(v));
}

static int join_numbers(m2c_value **out, int dim, int n, m2c_value *const *in, bool *skip,
                        m2c_cat_style style)
{
    m2c_class cls = joined_class(n, in);
    if (cls == M2C_CHAR && !all_texts(n, in) && m2c_warn_to_text())
        return 1;
    bool cplx = false, plain = true, literal = style == M2C_CAT_LITERAL;
    for (int k = 0; k < n; k++)
        if (m2c_is_complex(in[k])) {
            if (cls > M2C_SINGLE && !(cls == M2C_CHAR && in[k]->numel != 1))
                return (literal && m2c_check_sizes(dim, n, in, style)) ||
                       complex_refused(cls, in[k], n, in, literal && dim == 0);
            cplx = true;
        }
    if (cplx && cls == M2C_CHAR)
        return (literal && m2c_check_sizes(dim, n, in, style)) ||
               m2c_join_texts_and_complex(out, dim, n, in, style);
    for (int k = 0; k < n; k++)
        plain = plain && in[k]->cls == cls && m2c_is_complex(in[k]) == cplx;
    if (plain && !(cls == M2C_CHAR && dim == 0))
        return m2c_join_alike(out, dim, n, in, skip, style);
    m2c_list l = {0};
    for (int k = 0; k < n; k++) {
        m2c_value *v = m2c_as(in[k], cls);
        if (cplx)
            m2c_set(&v, m2c_as_complex(v));
        m2c_list_push(&l, v);
    }
    if (plain && literal && !m2c_spoken) /* MATLAB has an error */
        m2c_pad_rows(&l);
    int bad = m2c_join_alike(out, dim, n, l.v, skip, style);
    m2c_list_clear(&l);
    return bad ? 1 : cplx ? m2c_give(out, m2c_retain(*out)) : 0;
}

/* --- the operation --- */

static bool all_maps(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_MAP)
            return false;
    return true;
}

static int refuse(int dim, int n, m2c_value *const *in, m2c_cat_style style)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_MAP)
            return m2c_maps_refused(dim);
    if (m2c_check_sizes(dim, n, in, style))
        return 1;
    int first = 0;
    if (style != M2C_CAT_LITERAL && n == 2 && m2c_is_plain_part(in[0]) && in[0]->numel == 0 &&
        in[1]->cls == M2C_FUNCTION)
        return m2c_error(
            "", "concatenation operator not implemented for 'scalar' by 'function handle' operations");
    while (first + 1 < n && m2c_is_arith(in[first]) && in[first]->numel == 0)
        first++;
    if (in[first]->cls == M2C_FUNCTION)
        return m2c_error("", "octave_base_value::resize (): wrong type argument 'function handle'");
    for (int k = 1; k < n; k++)
        if (in[k]->cls > M2C_STRUCT)
            return m2c_error_mixed(in[0], in[k]);
    return m2c_error("", "octave_base_value::resize (): wrong type argument '%s'", m2c_type_name(in[0]));
}

/* The operands of brackets without struct arrays of 0x0, which vanish beside other values; false where none
 * do. Where numbers of 0x0 are all that is left, a struct in front of them decides. */
static bool without_structs(m2c_list *rest, int n, m2c_value *const *in)
{
    bool others = false, plain = true;
    int vanish = 0;
    for (int k = 0; k < n; k++) {
        bool empty = in[k]->ndims == 2 && m2c_is_0x0(in[k]);
        vanish += in[k]->cls == M2C_STRUCT && empty;
        others = others || in[k]->cls != M2C_STRUCT;
        plain = plain && empty && (in[k]->cls == M2C_STRUCT || m2c_is_arith(in[k]));
    }
    if (vanish == 0 || !others || (plain && in[0]->cls == M2C_STRUCT))
        return false;
    for (int k = 0; k < n; k++)
        if (in[k]->cls != M2C_STRUCT || in[k]->ndims > 2 || !m2c_is_0x0(in[k]))
            m2c_list_add(rest, in[k]);
    return true;
}

int m2c_concat(m2c_value **out, int dim, int n, m2c_value *const *in, m2c_cat_style style)
{
    if (dim < 2 && n > 0 && m2c_join_quick(out, dim, n, in))
        return 0;
    if (n == 0) {
        m2c_set(out, m2c_empty());
        return 0;
    }
    bool cells = false, structs = false, others = false, strings = false;
    for (int k = 0; k < n; k++) {
        if (!in[k])
            return m2c_check_unset() || m2c_error("", "undefined element in matrix list");
        cells = cells || in[k]->cls == M2C_CELL;
        strings = strings || m2c_is_string_array(in[k]);
        structs = structs || in[k]->cls == M2C_STRUCT;
        others = others || in[k]->cls > M2C_STRUCT;
    }
    if (strings)
        return m2c_strings->join(out, dim, n, in);
    m2c_list rest = {0};
    if (structs && style == M2C_CAT_LITERAL && without_structs(&rest, n, in)) {
        int bad = m2c_concat(out, dim, rest.n, rest.v, style);
        m2c_list_clear(&rest);
        return bad;
    }
    if (n > 1 && all_maps(n, in))
        return m2c_map_join(out, dim, n, in);
    bool objects = false;
    for (int k = 0; others && !cells && k < n; k++)
        objects = objects || m2c_classdef_of(in[k]);
    if (objects)
        return m2c_instance_join(out, dim, n, in);
    if (others && !cells && !(n == 1 && (in[0]->cls != M2C_FUNCTION || style != M2C_CAT_LITERAL)))
        return refuse(dim, n, in, style);
    bool changes =
        in[0]->flags & (M2C_RANGE | M2C_DIAGONAL | M2C_PERMUTATION) || m2c_all_empty_structs(1, in);
    if (n == 1 && (style != M2C_CAT_LITERAL || !changes)) {
        m2c_give(out, m2c_retain(in[0]));
        return 0;
    }
    if (!cells && !structs && m2c_any_compressed(n, in))
        return m2c_sparse_ways_now->join(out, dim, n, in);
    bool *skip = m2c_calloc((size_t)n, sizeof *skip);
    int bad = cells     ? join_cells(out, dim, n, in, skip, style)
              : structs ? m2c_join_structs(out, dim, n, in, style)
                        : join_numbers(out, dim, n, in, skip, style);
    m2c_free(skip);
    return bad;
}

int m2c_hcat(m2c_value **out, int n, m2c_value *const *in)
{
    return m2c_concat(out, 1, n, in, M2C_CAT_LITERAL);
}

int m2c_vcat(m2c_value **out, int n, m2c_value *const *in)
{
    return m2c_concat(out, 0, n, in, M2C_CAT_LITERAL);
}

int m2c_cat(m2c_value **out, int dim, int n, m2c_value *const *in)
{
    return m2c_concat(out, dim, n, in, M2C_CAT_FUNCTION);
}
