/* Unary operators: - + ! and transposes. Registered in mat2c/ir/ops.py. */
#include "op_scalar.h"

#include "class.h"

static void negate(const m2c_value *a, m2c_value *y)
{
    m2c_chunk buf, res;
    m2c_domain d = m2c_domain_of(a);
    for (ptrdiff_t i = 0; i < a->numel; i += M2C_CHUNK) {
        ptrdiff_t n = a->numel - i < M2C_CHUNK ? a->numel - i : M2C_CHUNK;
        const void *x = m2c_load(d, a, i, n, &buf);
        for (ptrdiff_t k = 0; k < n; k++) {
            if (d == M2C_IN_F64)
                res.f64[k] = -((const double *)x)[k];
            else if (d == M2C_IN_F32)
                res.f32[k] = -((const float *)x)[k];
            else if (d == M2C_IN_WIDE)
                res.wide[k] = m2c_negative_wide(((const m2c_wide *)x)[k]);
            else if (d == M2C_IN_C64)
                res.c64[k] = -((const double complex *)x)[k];
            else
                res.c32[k] = -((const float complex *)x)[k];
        }
        m2c_store(d, &res, n, (m2c_class)y->cls, y->flags, m2c_element(y, i));
    }
}

static m2c_class number_class(const m2c_value *a)
{
    return a->cls == M2C_LOGICAL || a->cls == M2C_CHAR ? M2C_DOUBLE : (m2c_class)a->cls;
}

static M2C_NOINLINE int negative(m2c_value **out, const m2c_value *a)
{
    if (m2c_scalar_negative(out, a))
        return 0;
    if (!m2c_is_arith(a))
        return m2c_unary_error("-", a);
    m2c_value *y = m2c_new(number_class(a), a->ndims, a->dims, a->flags & M2C_COMPLEX);
    negate(a, y);
    if (a->flags & M2C_DIAGONAL)
        m2c_keep_diagonal(y);
    m2c_give(out, y);
    return 0;
}

int m2c_uminus(m2c_value **out, const m2c_value *a)
{
    return m2c_real_scalar(a) ? m2c_give_double(out, -a->f64[0]) : negative(out, a);
}

int m2c_uplus(m2c_value **out, const m2c_value *a)
{
    if (!m2c_is_arith(a))
        return m2c_unary_error("+", a);
    m2c_value *y = a->flags & M2C_RANGE ? m2c_retain(a) : m2c_as(a, number_class(a));
    if (y->flags & M2C_PERMUTATION)
        m2c_make_unique(&y);
    m2c_give(out, y);
    return 0;
}

static M2C_NOINLINE int inverted(m2c_value **out, const m2c_value *a)
{
    if (m2c_scalar_not(out, a))
        return 0;
    if (!m2c_is_arith(a))
        return m2c_unary_error("!", a);
    if (m2c_has_nan(a))
        return m2c_nan_truth();
    m2c_value *y = m2c_as(a, M2C_LOGICAL);
    if (!m2c_is_unique(y)) {
        m2c_value *own = m2c_new(M2C_LOGICAL, a->ndims, a->dims, 0);
        memcpy(own->u8, y->u8, (size_t)y->numel);
        m2c_set(&y, own);
    }
    if (m2c_is_complex(a))
        for (ptrdiff_t i = 0; i < a->numel; i++)
            y->u8[i] = m2c_getc(a, i) != 0;
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->u8[i] = !y->u8[i];
    m2c_set(out, y);
    return 0;
}

int m2c_not(m2c_value **out, const m2c_value *a)
{
    return a->cls == M2C_LOGICAL && a->numel == 1 ? m2c_give_bool(out, !a->u8[0]) : inverted(out, a);
}

#define MOVE(type)                                                                                           \
    do {                                                                                                     \
        const type *x = from;                                                                                \
        type *y = to;                                                                                        \
        for (ptrdiff_t i = 0; i < rows; i++)                                                                 \
            for (ptrdiff_t j = 0; j < cols; j++)                                                             \
                y[j + i * cols] = x[i + j * rows];                                                           \
    } while (0)

static void move_transposed(size_t size, ptrdiff_t rows, ptrdiff_t cols, const void *from, void *to)
{
    if (size == 1)
        MOVE(uint8_t);
    else if (size == 2)
        MOVE(uint16_t);
    else if (size == 4)
        MOVE(uint32_t);
    else if (size == 8)
        MOVE(uint64_t);
    else
        MOVE(double complex);
}

/* Cells and struct arrays: groups of references move together. */
static m2c_value *transpose_values(const m2c_value *a, ptrdiff_t rows, ptrdiff_t cols)
{
    ptrdiff_t dims[2] = {cols, rows};
    m2c_value *y = m2c_new_like(a, 2, dims);
    ptrdiff_t group = a->cls == M2C_CELL ? 1 : a->fields->count;
    for (ptrdiff_t i = 0; i < rows; i++)
        for (ptrdiff_t j = 0; j < cols; j++)
            for (ptrdiff_t f = 0; f < group; f++)
                y->cell[(j + i * cols) * group + f] = m2c_retain(a->cell[(i + j * rows) * group + f]);
    return y;
}

static void conjugate(m2c_value *y)
{
    ptrdiff_t n = 2 * y->numel;
    for (ptrdiff_t i = 1; i < n; i += 2) {
        if (y->cls == M2C_DOUBLE)
            y->f64[i] = -y->f64[i];
        else
            y->f32[i] = -y->f32[i];
    }
}

static int transpose(m2c_value **out, const m2c_value *a, const char *op, bool conj)
{
    if (a->cls >= M2C_FUNCTION)
        return m2c_unary_error(op, a);
    if (a->ndims > 2)
        return m2c_error("", "%stranspose not defined for N-D objects",
                         conj && m2c_is_complex(a) ? "complex-conjugate " : "");
    if (m2c_real_scalar(a) || (a->numel == 1 && a->cls == M2C_STRUCT)) {
        m2c_give(out, m2c_retain(a));
        return 0;
    }
    ptrdiff_t rows = a->dims[0], cols = a->dims[1];
    m2c_value *y;
    if (m2c_holds_values(a))
        y = transpose_values(a, rows, cols);
    else {
        y = m2c_new2((m2c_class)a->cls, cols, rows, a->flags & (M2C_COMPLEX | M2C_DQ));
        size_t size = m2c_element_size((m2c_class)a->cls, a->flags);
        if (rows == 1 || cols == 1)
            memcpy(y->data, a->data, (size_t)a->numel * size);
        else
            move_transposed(size, rows, cols, a->data, y->data);
        if (conj && m2c_is_complex(y))
            conjugate(y);
        m2c_keep_special(y, a, a);
    }
    m2c_give(out, y);
    return 0;
}

/* An array of objects has its rows as columns. */
static int transpose_objects(m2c_value **out, const m2c_value *a)
{
    m2c_value *cell = m2c_instance_cell(a), *turned = NULL;
    int status = m2c_transpose(&turned, cell);
    m2c_release(cell);
    if (status == 0)
        m2c_set(out, m2c_instances(m2c_classdef_of(a), turned));
    return status;
}

int m2c_transpose(m2c_value **out, const m2c_value *a)
{
    if (m2c_is_instances(a))
        return transpose_objects(out, a);
    return transpose(out, a, ".'", false);
}

int m2c_ctranspose(m2c_value **out, const m2c_value *a)
{
    if (m2c_is_instances(a))
        return transpose_objects(out, a);
    return transpose(out, a, "'", true);
}

int m2c_step(m2c_value **out, const m2c_value *a, const char *op)
{
    if (!m2c_is_arith(a))
        return m2c_unary_error(op, a);
    m2c_value *one = m2c_double(1);
    int status = m2c_run_binary(op[0] == '+' ? m2c_plus : m2c_minus, out, a, one);
    m2c_release(one);
    return status;
}
