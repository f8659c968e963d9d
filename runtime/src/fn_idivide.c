/* idivide: the rounded quotient of integers, corrected by one where its product with the divisor, as an
 * integer, too, is on the wrong side of the dividend. Declared in mat2c/builtins/. */
#include "fn_internal.h"

/* "fix" is downwards for positive divisors and upwards for the others. */
typedef enum direction { DOWN, UP, DOWN_BY_POSITIVE } direction;

/* a where the divisor is positive, b elsewhere. */
static int either(m2c_value **out, const m2c_value *positive, const m2c_value *a, const m2c_value *b)
{
    m2c_value *other = NULL;
    int bad = m2c_not(&other, positive) || m2c_and(&other, other, b) || m2c_and(out, positive, a) ||
              m2c_or(out, *out, other);
    m2c_release(other);
    return bad;
}

/* y less one where `down`, and one more where `up`. */
static int moved(m2c_value **y, const m2c_value *positive, const m2c_value *const down[2],
                 const m2c_value *const up[2])
{
    m2c_value *step = NULL;
    int bad = either(&step, positive, down[0], down[1]) || m2c_minus(y, *y, step) ||
              either(&step, positive, up[0], up[1]) || m2c_plus(y, *y, step);
    m2c_release(step);
    return bad;
}

static int corrected(m2c_value **out, direction to, const m2c_value *a, const m2c_value *b)
{
    m2c_value *y = NULL, *product = NULL, *less = NULL, *more = NULL, *positive = NULL;
    m2c_value *zero = m2c_double(0), *no = m2c_bool(false);
    int bad = m2c_rdivide(&y, a, b) || m2c_times(&product, y, b) || m2c_lt(&less, a, product) ||
              m2c_gt(&more, a, product) || m2c_gt(&positive, b, zero);
    const m2c_value *down[2] = {to == UP ? no : less, to == DOWN ? more : no};
    const m2c_value *up[2] = {to == UP ? more : no, to == DOWN ? no : less};
    if (!bad && !moved(&y, positive, down, up))
        m2c_copy(out, y);
    else
        bad = 1;
    m2c_value *all[] = {y, product, less, more, positive, zero, no};
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        m2c_release(all[k]);
    return bad;
}

M2C_BUILTIN(idivide)
{
    M2C_UNUSED;
    if (m2c_check_inputs("idivide", nargin, 2, 3))
        return 1;
    if (!m2c_is_int(in[0]) && !m2c_is_int(in[1]))
        return m2c_error("", "idivide: at least one input (X or Y) must be an integer type");
    if (m2c_is_int(in[0]) && m2c_is_int(in[1]) && in[0]->cls != in[1]->cls)
        return m2c_error("", "idivide: integer type of X (%s) must match integer type of Y (%s)",
                         m2c_class_name(in[0]), m2c_class_name(in[1]));
    if (nargin == 2 || m2c_is_option(in[2], "fix"))
        return corrected(out, DOWN_BY_POSITIVE, in[0], in[1]);
    if (m2c_is_option(in[2], "floor"))
        return corrected(out, DOWN, in[0], in[1]);
    if (m2c_is_option(in[2], "ceil"))
        return corrected(out, UP, in[0], in[1]);
    if (m2c_is_option(in[2], "round"))
        return m2c_rdivide(out, in[0], in[1]);
    char *rounding = in[2]->cls == M2C_CHAR ? m2c_cstring(in[2]) : m2c_calloc(1, 2);
    if (in[2]->cls != M2C_CHAR && in[2]->numel)
        rounding[0] = (char)m2c_get(in[2], 0);
    m2c_error("", "idivide: unrecognized rounding type \"%s\"", rounding);
    m2c_free(rounding);
    return 1;
}
