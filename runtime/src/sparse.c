/* Which results are sparse matrices. The header says how a program comes here. */
#include "sparse.h"
#include "internal.h"
#include "m2c/box.h"
#include "m2c/fn_ops.h"
#include "m2c/ops.h"
#include "op_internal.h"

bool m2c_is_sparse(const m2c_value *v)
{
    return v && (v->flags & M2C_SPARSE);
}

void m2c_mark_sparse(m2c_value **slot, bool sparse)
{
    m2c_value *v = *slot;
    if (!v)
        return;
    bool may = v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL;
    sparse = sparse && may && v->ndims == 2;
    if (sparse == m2c_is_sparse(v))
        return;
    m2c_make_unique(slot);
    (*slot)->flags = (uint8_t)(sparse ? (*slot)->flags | M2C_SPARSE : (*slot)->flags & ~M2C_SPARSE);
}

/* Diagonal and permutation matrices don't make a sparse matrix full. */
static bool has_zeros(const m2c_value *v)
{
    return v->flags & (M2C_SPARSE | M2C_DIAGONAL | M2C_PERMUTATION);
}

static bool stays_thin(const m2c_value *a, const m2c_value *b)
{
    return (m2c_is_sparse(a) && has_zeros(b)) || (has_zeros(a) && m2c_is_sparse(b));
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
    return m2c_is_sparse(a) || (m2c_is_sparse(b) && (a->numel != 1 || b->numel == 1));
}

static bool quotient_from_left(const m2c_value *a, const m2c_value *b)
{
    return quotient(b, a);
}

static bool over_matrix(const m2c_value *a, const m2c_value *b)
{
    return stays_thin(a, b) || (m2c_is_sparse(a) && b->numel == 1) ||
           (m2c_is_sparse(b) && a->numel == 1 && b->numel == 1);
}

static bool under_matrix(const m2c_value *a, const m2c_value *b)
{
    return over_matrix(b, a);
}

static bool raised(const m2c_value *a, const m2c_value *b)
{
    if (m2c_is_sparse(a) && b->numel == 1 && !m2c_is_sparse(b))
        return m2c_is_arith(b) && (m2c_is_complex(b) || m2c_get(b, 0) > 0);
    return one_sparse(a, b) && (a->numel != 1 || m2c_is_sparse(a));
}

static bool matrix_raised(const m2c_value *a, const m2c_value *b)
{
    (void)b;
    return m2c_is_sparse(a);
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
    if (!who)
        return 0;
    if (symbol[0] == '.' && symbol[1] == '\\')
        return m2c_sparse_conform(who, b, a);
    if (symbol[0] == '.' && symbol[1] == '^' && m2c_is_sparse(b) && b->numel == 1 && a->numel != 1)
        return m2c_nonconformant(who, a, b);
    bool both = m2c_is_sparse(a) && m2c_is_sparse(b);
    return m2c_sparse_conform(symbol[0] == '&' && both ? "mx_el_and_" : who, a, b);
}

#define BINARY(name, symbol, who, rule)                                                                      \
    int m2c_sparse_##name(m2c_value **out, const m2c_value *a, const m2c_value *b)                           \
    {                                                                                                        \
        bool sparse = one_sparse(a, b) && rule(a, b);                                                        \
        if (one_sparse(a, b) && check(symbol, who, a, b))                                                    \
            return 1;                                                                                        \
        if (m2c_##name(out, a, b))                                                                           \
            return 1;                                                                                        \
        m2c_mark_sparse(out, sparse);                                                                        \
        return 0;                                                                                            \
    }
BINARY(plus, "+", "operator +", stays_thin)
BINARY(minus, "-", "operator -", stays_thin)
BINARY(times, ".*", "product", one_sparse)
BINARY(mtimes, "*", NULL, product)
BINARY(rdivide, "./", "quotient", quotient)
BINARY(mrdivide, "/", NULL, over_matrix)
BINARY(ldivide, ".\\", "quotient", quotient_from_left)
BINARY(mldivide, "\\", NULL, under_matrix)
BINARY(power, ".^", "operator .^", raised)
BINARY(mpower, "^", NULL, matrix_raised)
BINARY(eq, "==", "mx_el_eq", one_sparse)
BINARY(ne, "!=", "mx_el_ne", one_sparse)
BINARY(lt, "<", "mx_el_lt", one_sparse)
BINARY(le, "<=", "mx_el_le", one_sparse)
BINARY(gt, ">", "mx_el_gt", one_sparse)
BINARY(ge, ">=", "mx_el_ge", one_sparse)
BINARY(and, "&", "mx_el_and", one_sparse)
BINARY(or, "|", "mx_el_or", one_sparse)

static const struct {
    m2c_function *fn;
    m2c_sparse_operator *run;
} operators[] = {
    {m2c_fn_plus, m2c_sparse_plus},       {m2c_fn_minus, m2c_sparse_minus},
    {m2c_fn_times, m2c_sparse_times},     {m2c_fn_mtimes, m2c_sparse_mtimes},
    {m2c_fn_rdivide, m2c_sparse_rdivide}, {m2c_fn_mrdivide, m2c_sparse_mrdivide},
    {m2c_fn_ldivide, m2c_sparse_ldivide}, {m2c_fn_mldivide, m2c_sparse_mldivide},
    {m2c_fn_power, m2c_sparse_power},     {m2c_fn_mpower, m2c_sparse_mpower},
    {m2c_fn_eq, m2c_sparse_eq},           {m2c_fn_ne, m2c_sparse_ne},
    {m2c_fn_lt, m2c_sparse_lt},           {m2c_fn_le, m2c_sparse_le},
    {m2c_fn_gt, m2c_sparse_gt},           {m2c_fn_ge, m2c_sparse_ge},
    {m2c_fn_and, m2c_sparse_and},         {m2c_fn_or, m2c_sparse_or},
};

m2c_sparse_operator *m2c_sparse_operator_of(m2c_function *fn, int nargin, m2c_value *const *in)
{
    bool any = nargin == 2 && one_sparse(in[0], in[1]);
    for (size_t k = 0; any && k < sizeof operators / sizeof *operators; k++)
        if (operators[k].fn == fn)
            return operators[k].run;
    return NULL;
}

#define UNARY(name)                                                                                          \
    int m2c_sparse_##name(m2c_value **out, const m2c_value *a)                                               \
    {                                                                                                        \
        bool sparse = m2c_is_sparse(a);                                                                      \
        if (m2c_##name(out, a))                                                                              \
            return 1;                                                                                        \
        m2c_mark_sparse(out, sparse);                                                                        \
        return 0;                                                                                            \
    }
UNARY(not )
UNARY(uminus)
UNARY(uplus)
UNARY(transpose)
UNARY(ctranspose)

static bool any_sparse(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (m2c_is_sparse(in[k]))
            return true;
    return false;
}

int m2c_sparse_hcat(m2c_value **out, int n, m2c_value *const *in)
{
    bool sparse = any_sparse(n, in);
    if (m2c_hcat(out, n, in))
        return 1;
    m2c_mark_sparse(out, sparse);
    return 0;
}

int m2c_sparse_vcat(m2c_value **out, int n, m2c_value *const *in)
{
    bool sparse = any_sparse(n, in);
    if (m2c_vcat(out, n, in))
        return 1;
    m2c_mark_sparse(out, sparse);
    return 0;
}
