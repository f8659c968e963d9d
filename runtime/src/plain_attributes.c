/* What the attributes of validateattributes that have no value demand: "positive", "square", "increasing" …
 */
#include "plain_attributes.h"
#include "core_util.h"
#include "sparse.h"

#include <math.h>

static bool each(const m2c_value *v, bool (*good)(double))
{
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (!good(m2c_get(v, k)))
            return false;
    return true;
}

static bool good_binary(double x)
{
    return x == 0 || x == 1;
}
static bool good_even(double x)
{
    return fmod(x, 2) == 0;
}
static bool good_odd(double x)
{
    return fabs(fmod(x, 2)) == 1;
}
static bool good_integer(double x)
{
    return x == floor(x);
}
static bool good_finite(double x)
{
    return isfinite(x);
}
static bool good_nonnan(double x)
{
    return !isnan(x);
}
static bool good_nonnegative(double x)
{
    return !(x < 0); /* NaN, too */
}
static bool good_nonzero(double x)
{
    return x != 0;
}
static bool good_positive(double x)
{
    return !(x <= 0);
}

static const struct {
    const char *name;
    bool (*good)(double);
} number_tests[] = {
    {"binary", good_binary},           {"even", good_even},       {"odd", good_odd},
    {"integer", good_integer},         {"finite", good_finite},   {"nonnan", good_nonnan},
    {"nonnegative", good_nonnegative}, {"nonzero", good_nonzero}, {"positive", good_positive},
};

static bool is_2d(const m2c_value *v)
{
    return v->ndims == 2;
}
static bool is_3d(const m2c_value *v)
{
    return v->ndims <= 3;
}
static bool is_column(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[1] == 1;
}
static bool is_row(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[0] == 1;
}
static bool is_scalar(const m2c_value *v)
{
    return v->numel == 1;
}
static bool is_vector(const m2c_value *v)
{
    return (is_row(v) || is_column(v)) && v->numel > 0;
}
static bool is_square(const m2c_value *v)
{
    return v->ndims == 2 && v->dims[0] == v->dims[1];
}
static bool is_nonempty(const m2c_value *v)
{
    return v->numel > 0;
}
static bool is_diagonal(const m2c_value *v)
{
    if (!m2c_is_arith(v) || v->ndims > 2)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (k / v->dims[0] != k % v->dims[0] && m2c_getc(v, k) != 0)
            return false;
    return true;
}
static bool is_nonsparse(const m2c_value *v)
{
    return !m2c_is_sparse(v);
}

static bool is_real(const m2c_value *v)
{
    return !m2c_is_complex(v);
}

/* Do successive elements, column after column, follow the order? */
static bool in_order(const m2c_value *v, bool (*right)(double, double))
{
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (isnan(m2c_get(v, k)) || (k && !right(m2c_get(v, k - 1), m2c_get(v, k))))
            return false;
    return true;
}
static bool is_increasing(const m2c_value *v)
{
    return in_order(v, m2c_less);
}
static bool is_decreasing(const m2c_value *v)
{
    return in_order(v, m2c_greater);
}
static bool is_nondecreasing(const m2c_value *v)
{
    return in_order(v, m2c_less_or_equal);
}
static bool is_nonincreasing(const m2c_value *v)
{
    return in_order(v, m2c_greater_or_equal);
}

static const struct {
    const char *name;
    bool (*good)(const m2c_value *v);
} shape_tests[] = {
    {"2d", is_2d},
    {"3d", is_3d},
    {"column", is_column},
    {"row", is_row},
    {"scalar", is_scalar},
    {"scalartext", m2c_is_string},
    {"vector", is_vector},
    {"square", is_square},
    {"nonempty", is_nonempty},
    {"real", is_real},
    {"nonsparse", is_nonsparse},
    {"diag", is_diagonal},
    {"increasing", is_increasing},
    {"decreasing", is_decreasing},
    {"nondecreasing", is_nondecreasing},
    {"nonincreasing", is_nonincreasing},
};

int m2c_plain_attribute(const m2c_value *v, const m2c_value *name)
{
    for (size_t k = 0; k < sizeof number_tests / sizeof *number_tests; k++)
        if (m2c_is_option(name, number_tests[k].name))
            return m2c_is_arith(v) && each(v, number_tests[k].good);
    for (size_t k = 0; k < sizeof shape_tests / sizeof *shape_tests; k++)
        if (m2c_is_option(name, shape_tests[k].name))
            return shape_tests[k].good(v);
    return -1;
}
