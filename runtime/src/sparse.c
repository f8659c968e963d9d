/* Which results are sparse matrices. The header says how a program comes here. */
#include "sparse.h"
#include "internal.h"
#include "m2c/box.h"
#include "m2c/fn_ops.h"
#include "m2c/ops.h"
#include "m2c/sparse_functions.h"
#include "op_internal.h"

#include <math.h>

/* Diagonal and permutation matrices don't make a sparse matrix full. */
static bool has_zeros(const m2c_value *v)
{
    return v->flags & (M2C_SPARSE | M2C_DIAGONAL | M2C_PERMUTATION);
}

static bool stays_thin(const m2c_value *a, const m2c_value *b)
{
    bool number = (a->numel == 1) != (b->numel == 1), both = m2c_is_sparse(a) && m2c_is_sparse(b);
    return both || (!number && ((m2c_is_sparse(a) && has_zeros(b)) || (has_zeros(a) && m2c_is_sparse(b))));
}

static bool one_sparse(const m2c_value *a, const m2c_value *b)
{
    return m2c_is_sparse(a) || m2c_is_sparse(b);
}

static bool product(const m2c_value *a, const m2c_value *b)
{
    return stays_thin(a, b) || (m2c_is_sparse(a) && b->numel == 1) || (a->numel == 1 && m2c_is_sparse(b));
}

/* A number over a sparse matrix is nowhere zero. */
static bool quotient(const m2c_value *a, const m2c_value *b)
{
    return m2c_is_sparse(a) || (m2c_is_sparse(b) && a->numel != 1);
}

static bool quotient_from_left(const m2c_value *a, const m2c_value *b)
{
    return quotient(b, a);
}

static bool over_matrix(const m2c_value *a, const m2c_value *b)
{
    return (m2c_is_sparse(a) && (stays_thin(a, b) || b->numel == 1)) ||
           (m2c_is_sparse(b) && a->numel == 1 && b->numel == 1);
}

static bool under_matrix(const m2c_value *a, const m2c_value *b)
{
    return over_matrix(b, a);
}

static bool raised(const m2c_value *a, const m2c_value *b)
{
    if (m2c_is_sparse(a) && b->numel == 1 && !m2c_is_sparse(b))
        return m2c_is_arith(b) && (m2c_is_complex(b) || !(m2c_get(b, 0) <= 0));
    return one_sparse(a, b) && (a->numel != 1 || m2c_is_sparse(a));
}

/* Roots of a matrix are full. */
static bool matrix_raised(const m2c_value *a, const m2c_value *b)
{
    bool whole =
        b->numel != 1 || !m2c_is_arith(b) || (!m2c_is_complex(b) && m2c_get(b, 0) == floor(m2c_get(b, 0)));
    return m2c_is_sparse(a) && whole;
}

/* There are no sparse matrices of single numbers or integers. */
static bool has_no_sparse(const m2c_value *v)
{
    return v->cls == M2C_SINGLE || m2c_is_int(v) || v->cls == M2C_CELL || v->cls == M2C_STRUCT;
}

/* Sparse matrices of other extents do not broadcast; only one number meets all elements. */
int m2c_sparse_conform(const char *who, const m2c_value *a, const m2c_value *b)
{
    bool fits = a->numel == 1 || b->numel == 1 || m2c_same_dims(a, b);
    return fits ? 0 : m2c_nonconformant(who, a, b);
}

/* Of what `who` tells, 0 where the operation has no such rule. */
static int check(const char *symbol, const char *who, const m2c_value *a, const m2c_value *b)
{
    if (has_no_sparse(a) || has_no_sparse(b))
        return m2c_binary_error(symbol, a, b);
    if (symbol[0] == '^' && (m2c_is_sparse(a) ? m2c_is_sparse(b) || b->numel != 1 : a->numel != 1))
        return m2c_error("", "can't do A ^ B for A and B both matrices");
    if (!who)
        return 0;
    if (symbol[0] == '.' && symbol[1] == '\\')
        return m2c_sparse_conform(who, b, a);
    if (symbol[0] == '.' && symbol[1] == '^' && m2c_is_sparse(b) && b->numel == 1 && a->numel != 1)
        return m2c_nonconformant(who, a, b);
    bool both = m2c_is_sparse(a) && m2c_is_sparse(b);
    return m2c_sparse_conform(symbol[0] == '&' && both ? "mx_el_and_" : who, a, b);
}

static bool is_zero(const m2c_value *v)
{
    return m2c_is_sparse(v) && m2c_is_arith(v) && v->numel == 1 && m2c_getc(v, 0) == 0;
}

/* Is the result the zero of a sparse number that is multiplied or divided? */
static bool stays_zero(const m2c_value *a, const m2c_value *b, m2c_binary_way *plain)
{
    if (plain == m2c_times || plain == m2c_mtimes)
        return is_zero(a) || is_zero(b);
    if (plain == m2c_rdivide || plain == m2c_mrdivide)
        return is_zero(a);
    return (plain == m2c_ldivide || plain == m2c_mldivide) && is_zero(b);
}

/* `of_columns` computes it of compressed matrices, or says that the case is not its own. */
static int run(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_way *plain, bool sparse,
               m2c_binary_way *of_columns)
{
    bool compressed = m2c_is_compressed(a) || m2c_is_compressed(b);
    int status = compressed && of_columns ? of_columns(out, a, b) : M2C_NOT_MINE;
    if (sparse && a->numel == 1 && b->numel == 1 && stays_zero(a, b, plain))
        status = m2c_give(out, m2c_double(0));
    if (status == M2C_NOT_MINE)
        status = compressed ? m2c_csc_combine(out, a, b, plain) : plain(out, a, b);
    if (status == 0)
        m2c_settle_sparse(out, sparse);
    return status;
}

/* NaN is true to & and | of sparse matrices. */
static int of_truths(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_way *plain)
{
    m2c_value *zero = m2c_double(0), *x = NULL, *y = NULL;
    int status =
        m2c_sparse_ne(&x, a, zero) || m2c_sparse_ne(&y, b, zero) || m2c_csc_combine(out, x, y, plain);
    m2c_release(zero);
    m2c_release(x);
    m2c_release(y);
    return status;
}

static int and_of_truths(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return of_truths(out, a, b, m2c_and);
}

static int or_of_truths(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    return of_truths(out, a, b, m2c_or);
}

#define BINARY(name, symbol, who, rule, of_columns)                                                          \
    int m2c_sparse_##name(m2c_value **out, const m2c_value *a, const m2c_value *b)                           \
    {                                                                                                        \
        int first = m2c_first() ? m2c_first()->binary(m2c_##name, out, a, b) : M2C_NOT_MINE;                 \
        if (first != M2C_NOT_MINE)                                                                           \
            return first;                                                                                    \
        if (!one_sparse(a, b))                                                                               \
            return m2c_##name(out, a, b);                                                                    \
        bool sparse = rule(a, b);                                                                            \
        return check(symbol, who, a, b) || run(out, a, b, m2c_##name, sparse, of_columns);                   \
    }
BINARY(plus, "+", "operator +", stays_thin, NULL)
BINARY(minus, "-", "operator -", stays_thin, NULL)
BINARY(times, ".*", "product", one_sparse, NULL)
BINARY(mtimes, "*", NULL, product, m2c_csc_product)
BINARY(rdivide, "./", "quotient", quotient, NULL)
BINARY(mrdivide, "/", NULL, over_matrix, m2c_csc_right_divide)
BINARY(ldivide, ".\\", "quotient", quotient_from_left, NULL)
BINARY(mldivide, "\\", NULL, under_matrix, m2c_csc_left_divide)
BINARY(power, ".^", "operator .^", raised, NULL)
BINARY(mpower, "^", NULL, matrix_raised, m2c_csc_power)
BINARY(eq, "==", "mx_el_eq", one_sparse, NULL)
BINARY(ne, "!=", "mx_el_ne", one_sparse, NULL)
BINARY(lt, "<", "mx_el_lt", one_sparse, NULL)
BINARY(le, "<=", "mx_el_le", one_sparse, NULL)
BINARY(gt, ">", "mx_el_gt", one_sparse, NULL)
BINARY(ge, ">=", "mx_el_ge", one_sparse, NULL)
BINARY(and, "&", "mx_el_and", one_sparse, and_of_truths)
BINARY(or, "|", "mx_el_or", one_sparse, or_of_truths)

static const struct {
    m2c_function *fn;
    m2c_binary_way *plain, *run;
} operators[] = {
#define OPERATOR(name) {m2c_fn_##name, m2c_##name, m2c_sparse_##name},
    OPERATOR(plus) OPERATOR(minus) OPERATOR(times) OPERATOR(mtimes) OPERATOR(rdivide) OPERATOR(mrdivide)
        OPERATOR(ldivide) OPERATOR(mldivide) OPERATOR(power) OPERATOR(mpower) OPERATOR(eq) OPERATOR(ne)
            OPERATOR(lt) OPERATOR(le) OPERATOR(gt) OPERATOR(ge) OPERATOR(and) OPERATOR(or)
#undef OPERATOR
};
enum { OPERATORS = sizeof operators / sizeof *operators };

m2c_sparse_operator *m2c_sparse_operator_of(m2c_function *fn, int nargin, m2c_value *const *in)
{
    bool any = nargin == 2 && one_sparse(in[0], in[1]);
    for (int k = 0; any && k < OPERATORS; k++)
        if (operators[k].fn == fn)
            return operators[k].run;
    return NULL;
}

m2c_sparse_operator *m2c_sparse_form_of(m2c_binary_way *plain)
{
    for (int k = 0; k < OPERATORS; k++)
        if (operators[k].plain == plain)
            return operators[k].run;
    return NULL;
}

/* --- one operand --------------------------------------------------------------------------------- */

#define UNARY(name)                                                                                          \
    int m2c_sparse_##name(m2c_value **out, const m2c_value *a)                                               \
    {                                                                                                        \
        bool sparse = m2c_is_sparse(a);                                                                      \
        if (m2c_is_distributed(a))                                                                           \
            return m2c_first()->unary(m2c_##name, out, a);                                                   \
        if (m2c_is_compressed(a))                                                                            \
            return m2c_csc_map(out, a, NULL, m2c_##name);                                                    \
        if (m2c_##name(out, a))                                                                              \
            return 1;                                                                                        \
        if (sparse)                                                                                          \
            m2c_settle_sparse(out, true);                                                                    \
        return 0;                                                                                            \
    }
UNARY(not )
UNARY(uminus)

static int turned(m2c_value **out, const m2c_value *a, m2c_unary_way *plain, bool conjugate)
{
    bool sparse = m2c_is_sparse(a);
    if (m2c_is_distributed(a))
        return m2c_first()->unary(plain, out, a);
    if (m2c_is_compressed(a)) {
        m2c_csc c = m2c_csc_of(a), y = m2c_csc_transposed(&c, conjugate);
        return m2c_give_csc(out, &y);
    }
    if (plain(out, a))
        return 1;
    if (sparse)
        m2c_settle_sparse(out, true);
    return 0;
}

int m2c_sparse_transpose(m2c_value **out, const m2c_value *a)
{
    return turned(out, a, m2c_transpose, false);
}

int m2c_sparse_ctranspose(m2c_value **out, const m2c_value *a)
{
    return turned(out, a, m2c_ctranspose, true);
}

/* Numbers as they are; truth values become numbers. */
int m2c_sparse_uplus(m2c_value **out, const m2c_value *a)
{
    bool columns = m2c_is_compressed(a) && !m2c_is_distributed(a);
    return columns ? m2c_csc_map(out, a, NULL, m2c_uplus) : turned(out, a, m2c_uplus, false);
}

m2c_unary_way *m2c_sparse_unary_form_of(m2c_unary_way *plain)
{
    return plain == m2c_not         ? m2c_sparse_not
           : plain == m2c_uminus    ? m2c_sparse_uminus
           : plain == m2c_transpose ? m2c_sparse_transpose
           : plain == m2c_uplus     ? m2c_sparse_uplus
                                    : m2c_sparse_ctranspose;
}

/* --- concatenation ------------------------------------------------------------------------------- */

static bool any_sparse(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (m2c_is_sparse(in[k]))
            return true;
    return false;
}

static int joined(m2c_value **out, int n, m2c_value *const *in, bool beside)
{
    bool sparse = any_sparse(n, in);
    int first = m2c_first() ? m2c_first()->join(out, beside, n, in) : M2C_NOT_MINE;
    if (first != M2C_NOT_MINE)
        return first;
    if (m2c_any_compressed(n, in) ? m2c_csc_join(out, n, in, beside)
                                  : (beside ? m2c_hcat : m2c_vcat)(out, n, in))
        return 1;
    if (sparse)
        m2c_settle_sparse(out, true);
    return 0;
}

int m2c_sparse_hcat(m2c_value **out, int n, m2c_value *const *in)
{
    return joined(out, n, in, true);
}

int m2c_sparse_vcat(m2c_value **out, int n, m2c_value *const *in)
{
    return joined(out, n, in, false);
}

int m2c_sparse_vcat_rows(m2c_value **out, const int *counts, int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (in[k]->cls == M2C_CELL)
            return m2c_vcat_rows(out, counts, n, in);
    return m2c_sparse_vcat(out, n, in);
}

int m2c_sparse_step(m2c_value **out, const m2c_value *a, const char *op)
{
    return m2c_is_sparse(a) && !m2c_is_distributed(a)
               ? m2c_error("", "unary operator '%s' not implemented for '%s' operands", op, m2c_type_name(a))
               : m2c_step(out, a, op);
}

/* --- ranges -------------------------------------------------------------------------------------- */

/* Bounds with all their elements, of which the first counts. */
static void take_bounds(m2c_value **full, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    full[0] = m2c_full_of(base);
    full[1] = inc ? m2c_full_of(inc) : NULL;
    full[2] = limit ? m2c_full_of(limit) : NULL;
}

static int released(int status, m2c_value **full)
{
    for (int k = 0; k < 3; k++)
        m2c_release(full[k]);
    return status;
}

int m2c_sparse_colon(m2c_value **out, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    m2c_value *full[3];
    int first = m2c_first() ? m2c_first()->colon(out, base, inc, limit) : M2C_NOT_MINE;
    if (first != M2C_NOT_MINE)
        return first;
    if (!m2c_is_sparse(base) && !m2c_is_sparse(inc) && !m2c_is_sparse(limit))
        return m2c_colon(out, base, inc, limit);
    take_bounds(full, base, inc, limit);
    return released(m2c_colon(out, full[0], full[1], full[2]), full);
}

int m2c_sparse_trip(ptrdiff_t *count, const m2c_value *base, const m2c_value *inc, const m2c_value *limit)
{
    m2c_value *full[3];
    if (!m2c_is_sparse(base) && !m2c_is_sparse(inc) && !m2c_is_sparse(limit))
        return m2c_trip(count, base, inc, limit);
    take_bounds(full, base, inc, limit);
    return released(m2c_trip(count, full[0], full[1], full[2]), full);
}

void m2c_sparse_for_value(m2c_value **out, const m2c_value *base, const m2c_value *inc, ptrdiff_t i,
                          const m2c_value *limit)
{
    m2c_value *full[3];
    if (!m2c_is_sparse(base) && !m2c_is_sparse(inc) && !m2c_is_sparse(limit)) {
        m2c_for_value(out, base, inc, i, limit);
        return;
    }
    take_bounds(full, base, inc, limit);
    m2c_for_value(out, full[0], full[1], i, full[2]);
    released(0, full);
}
