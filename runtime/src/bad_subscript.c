/* Errors of subscripts in typed code (typed.h). Subscripts that are proved, and those that are right, are
 * passed over; of the others the first that is no number of an element is told, else the first beyond its
 * extent. */
#include "m2c/typed.h"

#include "function_names.h"
#include "index_internal.h"

static int bad_subscripts(const char *name, bool (*shadows)(const char *), int n, const double *values,
                          int rank, const ptrdiff_t *dims)
{
    for (int k = 0; k < n; k++) {
        m2c_subs_place place = {name, k, n, M2C_READING, shadows};
        double x = values[k];
        if (x != M2C_PROVED && !(x >= 1 && x < 0x1p63 && x == floor(x)))
            return m2c_error_bad_subscript(x, &place);
    }
    for (int k = 0; k < n; k++) {
        m2c_subs_place place = {name, k, n, M2C_READING, shadows};
        ptrdiff_t extent = k < rank ? dims[k] : 1;
        for (int d = n; k == n - 1 && d < rank; d++)
            extent *= dims[d];
        if (values[k] > (double)extent)
            return m2c_error_out_of_bound(m2c_clamped(values[k]), extent, rank, dims, &place);
    }
    return m2c_error("Octave:index-out-of-bounds", "index out of bound");
}

int m2c_bad_subscripts(const char *name, int n, const double *values, int rank, const ptrdiff_t *dims)
{
    return bad_subscripts(name, NULL, n, values, rank, dims);
}

int m2c_bad_subscripts_shadowing(const char *name, int n, const double *values, int rank,
                                 const ptrdiff_t *dims)
{
    return bad_subscripts(name, m2c_shadows_function, n, values, rank, dims);
}

static void only(double *values, double value, int k, int n)
{
    for (int d = 0; d < n; d++)
        values[d] = d == k ? value : M2C_PROVED;
}

int m2c_bad_subscript(const char *name, double value, int k, int n, int rank, const ptrdiff_t *dims)
{
    double values[M2C_MAX_RANK];
    only(values, value, k, n);
    return m2c_bad_subscripts(name, n, values, rank, dims);
}

int m2c_bad_subscript_shadowing(const char *name, double value, int k, int n, int rank, const ptrdiff_t *dims)
{
    double values[M2C_MAX_RANK];
    only(values, value, k, n);
    return m2c_bad_subscripts_shadowing(name, n, values, rank, dims);
}
