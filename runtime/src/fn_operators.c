/* Operators as functions: plus(a, b, …), not(a), xor, colon. Declared in mat2c/builtins/. */
#include "fn_internal.h"

typedef int binary_op(m2c_value **out, const m2c_value *a, const m2c_value *b);
typedef int unary_op(m2c_value **out, const m2c_value *a);

/* f(f(a, b), c) …; `many`: more than two arguments are allowed. */
static int fold(m2c_value **out, const char *name, binary_op *f, bool many, int nargin, m2c_value *const *in)
{
    if (nargin < 2 || (nargin > 2 && !many))
        return m2c_invalid_call(name);
    m2c_value *y = NULL;
    int bad = f(&y, in[0], in[1]);
    for (int k = 2; k < nargin && !bad; k++)
        bad = f(&y, y, in[k]);
    return m2c_set_unless(bad, out, y);
}

static int apply(m2c_value **out, const char *name, unary_op *f, int nargin, m2c_value *const *in)
{
    return nargin == 1 ? f(out, in[0]) : m2c_invalid_call(name);
}

M2C_BUILTIN_AS(plus, fold(out, "plus", m2c_plus, true, nargin, in))
M2C_BUILTIN_AS(minus, fold(out, "minus", m2c_minus, false, nargin, in))
M2C_BUILTIN_AS(times, fold(out, "times", m2c_times, true, nargin, in))
M2C_BUILTIN_AS(mtimes, fold(out, "mtimes", m2c_mtimes, true, nargin, in))
M2C_BUILTIN_AS(rdivide, fold(out, "rdivide", m2c_rdivide, false, nargin, in))
M2C_BUILTIN_AS(mrdivide, fold(out, "mrdivide", m2c_mrdivide, false, nargin, in))
M2C_BUILTIN_AS(ldivide, fold(out, "ldivide", m2c_ldivide, false, nargin, in))
M2C_BUILTIN_AS(mldivide, fold(out, "mldivide", m2c_mldivide, false, nargin, in))
M2C_BUILTIN_AS(power, fold(out, "power", m2c_power, false, nargin, in))
M2C_BUILTIN_AS(mpower, fold(out, "mpower", m2c_mpower, false, nargin, in))
M2C_BUILTIN_AS(eq, fold(out, "eq", m2c_eq, false, nargin, in))
M2C_BUILTIN_AS(ne, fold(out, "ne", m2c_ne, false, nargin, in))
M2C_BUILTIN_AS(lt, fold(out, "lt", m2c_lt, false, nargin, in))
M2C_BUILTIN_AS(le, fold(out, "le", m2c_le, false, nargin, in))
M2C_BUILTIN_AS(gt, fold(out, "gt", m2c_gt, false, nargin, in))
M2C_BUILTIN_AS(ge, fold(out, "ge", m2c_ge, false, nargin, in))
M2C_BUILTIN_AS(and, fold(out, "and", m2c_and, true, nargin, in))
M2C_BUILTIN_AS(or, fold(out, "or", m2c_or, true, nargin, in))
M2C_BUILTIN_AS(not, apply(out, "not", m2c_not, nargin, in))
M2C_BUILTIN_AS(uminus, apply(out, "uminus", m2c_uminus, nargin, in))
M2C_BUILTIN_AS(uplus, apply(out, "uplus", m2c_uplus, nargin, in))
M2C_BUILTIN_AS(transpose, apply(out, "transpose", m2c_transpose, nargin, in))
M2C_BUILTIN_AS(ctranspose, apply(out, "ctranspose", m2c_ctranspose, nargin, in))

static int xor_of(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    m2c_value *x = NULL, *y = NULL, *operand[] = {(m2c_value *)a, (m2c_value *)b};
    int bad = m2c_fn_logical(NULL, 1, &x, 1, &operand[0]) || m2c_fn_logical(NULL, 1, &y, 1, &operand[1]);
    m2c_plan p;
    if (!bad && !m2c_broadcast(a, b, &p))
        bad = m2c_error("", "xor: X and Y must be of compatible size or scalars");
    bad = bad || m2c_ne(out, x, y);
    m2c_release(x);
    m2c_release(y);
    return bad;
}
M2C_BUILTIN_AS(xor, fold(out, "xor", xor_of, true, nargin, in))

M2C_BUILTIN_AS(colon, nargin == 2   ? m2c_colon(out, in[0], NULL, in[1])
                      : nargin == 3 ? m2c_colon(out, in[0], in[1], in[2])
                                    : m2c_invalid_call("colon"))

/* Integers and complex numbers can't be compared. */
static bool never_equal(const m2c_value *a, const m2c_value *b)
{
    return (m2c_is_int(a) && m2c_is_complex(b)) || (m2c_is_complex(a) && m2c_is_int(b));
}

M2C_BUILTIN_OF_ANY(isequal)
{
    M2C_UNUSED;
    if (nargin < 2)
        return m2c_invalid_call("isequal");
    bool same = true;
    for (int k = 1; k < nargin && same; k++) {
        if (never_equal(in[0], in[k]) && m2c_same_dims(in[0], in[k]))
            return m2c_binary_error("==", in[0], in[k]);
        same = m2c_isequal(in[0], in[k]);
    }
    return m2c_give_bool(out, same);
}
