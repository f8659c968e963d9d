/* Matrix power. Registered in mat2c/ir/ops.py. */
#include "la.h"
#include "op_internal.h"

#include <float.h>
#include <math.h>

static int not_square(void)
{
    return m2c_error("",
                     "for x^y, only square matrix arguments are permitted and one argument must be scalar.  "
                     "Use .^ for elementwise power.");
}

static m2c_value *identity(m2c_class cls, const m2c_value *like)
{
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, like->dims, 0);
    for (ptrdiff_t i = 0; i < y->dims[0]; i++)
        y->f64[i + i * y->dims[0]] = 1;
    if (cls == M2C_SINGLE)
        m2c_set(&y, m2c_as(y, cls));
    return y;
}

/* a^n by repeated squaring, n > 0. */
static int whole_power(m2c_value **out, const m2c_value *a, double n)
{
    m2c_value *square = m2c_retain(a), *result = NULL;
    int bad = 0;
    for (; !bad; n = floor(n / 2)) {
        if (fmod(n, 2) == 1) {
            if (result)
                bad = m2c_mtimes(&result, square, result);
            else
                result = m2c_retain(square);
        }
        if (n < 2)
            break;
        bad = bad || m2c_mtimes(&square, square, square);
    }
    m2c_release(square);
    if (bad) {
        m2c_release(result);
        return 1;
    }
    m2c_set(out, result);
    return 0;
}

static int matrix_to_scalar(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    double n = m2c_get(b, 0);
    if (m2c_is_complex(b) || n != floor(n) || fabs(n) > 1e15)
        return m2c_matrix_function(out, a, m2c_getc(b, 0), false);
    if (n == 0) {
        m2c_value *y = identity((m2c_class)a->cls, a);
        if (a->flags & M2C_PERMUTATION)
            m2c_keep_special(y, a, a);
        else
            m2c_keep_diagonal(y);
        m2c_set(out, y);
        return 0;
    }
    if (n > 0)
        return whole_power(out, a, n);
    double rcond;
    m2c_value *inverse = la_inverse(a, &rcond);
    m2c_keep_special(inverse, a, a);
    if (rcond + 1 == 1)
        m2c_warn("Octave:singular-matrix", "inverse: matrix singular to machine precision, rcond = %g",
                 rcond);
    int bad = whole_power(out, inverse, -n);
    m2c_release(inverse);
    return bad;
}

int m2c_mpower(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_class cls;
    if (m2c_real_scalar(a) && m2c_real_scalar(b))
        return m2c_power(out, a, b);
    if (!m2c_is_arith(a) || !m2c_is_arith(b))
        return m2c_binary_error("^", a, b);
    if (a->numel == 1 && b->numel == 1) {
        if (!m2c_result_class(a, b, &cls))
            return m2c_binary_error("^", a, b);
        return m2c_power(out, a, b);
    }
    bool mixed = m2c_result_class(a, b, &cls);
    if (mixed && cls > M2C_SINGLE && a->numel != 1 && b->numel != 1)
        return m2c_error("", "can't do A ^ B for A and B both matrices");
    if (!mixed || cls > M2C_SINGLE)
        return m2c_binary_error("^", a, b);
    if (a->numel + b->numel == 1) { /* of an empty one, whatever its extents */
        ptrdiff_t nowhere[2] = {0, 0};
        m2c_set(out, m2c_zeros(cls, 2, nowhere, 0));
        return 0;
    }
    const m2c_value *matrix = a->numel == 1 ? b : a;
    if (a->numel != 1 && b->numel != 1)
        return m2c_error("", "can't do A ^ B for A and B both matrices");
    if (matrix->ndims != 2 || matrix->dims[0] != matrix->dims[1])
        return not_square();
    m2c_value *m = m2c_as(matrix, cls);
    int bad = a->numel == 1 ? m2c_matrix_function(out, m, m2c_getc(a, 0), true) : matrix_to_scalar(out, m, b);
    m2c_release(m);
    return bad;
}
