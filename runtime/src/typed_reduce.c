/* Reductions for typed code (typed_reduce.h). */
#include "m2c/typed_reduce.h"

#include <math.h>

enum { LANES = 8, COLUMNS = 4 };

/* A comparison with NaN fails, so that NaN is passed over. Zeros of either sign compare equal, and an
 * infinite start can't be told from an element: both are looked up. */
static double first_equal(const double *x, ptrdiff_t n, double value)
{
    for (ptrdiff_t i = 0; i < n; i++)
        if (x[i] == value)
            return x[i];
    return NAN;
}

double m2c_run_max_f64(const double *x, ptrdiff_t n)
{
    double lane[LANES], best = -INFINITY;
    for (int k = 0; k < LANES; k++)
        lane[k] = -INFINITY;
    ptrdiff_t i = 0;
    for (; i + LANES <= n; i += LANES)
        for (int k = 0; k < LANES; k++)
            lane[k] = x[i + k] > lane[k] ? x[i + k] : lane[k];
    for (; i < n; i++)
        best = x[i] > best ? x[i] : best;
    for (int k = 0; k < LANES; k++)
        best = lane[k] > best ? lane[k] : best;
    return best == 0 || isinf(best) ? first_equal(x, n, best) : best;
}

double m2c_run_min_f64(const double *x, ptrdiff_t n)
{
    double lane[LANES], best = INFINITY;
    for (int k = 0; k < LANES; k++)
        lane[k] = INFINITY;
    ptrdiff_t i = 0;
    for (; i + LANES <= n; i += LANES)
        for (int k = 0; k < LANES; k++)
            lane[k] = x[i + k] < lane[k] ? x[i + k] : lane[k];
    for (; i < n; i++)
        best = x[i] < best ? x[i] : best;
    for (int k = 0; k < LANES; k++)
        best = lane[k] < best ? lane[k] : best;
    return best == 0 || isinf(best) ? first_equal(x, n, best) : best;
}

double m2c_norm_f64(const double *x, ptrdiff_t n)
{
    double scale = 0, sum = 1;
    for (ptrdiff_t i = 0; i < n; i++) {
        double t = fabs(x[i]);
        if (scale == t) {
            if (t != 0)
                sum += 1;
        } else if (scale < t) {
            sum = sum * ((scale / t) * (scale / t)) + 1;
            scale = t;
        } else if (t != 0)
            sum += (t / scale) * (t / scale);
    }
    return scale * sqrt(sum);
}

static ptrdiff_t place_of(const double *x, ptrdiff_t n, double value)
{
    for (ptrdiff_t i = 0; i < n; i++)
        if (x[i] == value)
            return i;
    return 0;
}

ptrdiff_t m2c_place_max_f64(const double *x, ptrdiff_t n)
{
    return place_of(x, n, m2c_run_max_f64(x, n));
}

ptrdiff_t m2c_place_min_f64(const double *x, ptrdiff_t n)
{
    return place_of(x, n, m2c_run_min_f64(x, n));
}

static double run_sum(const double *x, ptrdiff_t n)
{
    double sum = 0;
    for (ptrdiff_t i = 0; i < n; i++)
        sum += x[i];
    return sum;
}

void m2c_columns_sum_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns)
{
    ptrdiff_t j = 0;
    for (; j + COLUMNS <= columns; j += COLUMNS) {
        const double *a = x + rows * j, *b = a + rows, *c = b + rows, *d = c + rows;
        double sum[COLUMNS] = {0};
        for (ptrdiff_t i = 0; i < rows; i++) {
            sum[0] += a[i];
            sum[1] += b[i];
            sum[2] += c[i];
            sum[3] += d[i];
        }
        for (int k = 0; k < COLUMNS; k++)
            out[j + k] = sum[k];
    }
    for (; j < columns; j++)
        out[j] = run_sum(x + rows * j, rows);
}

void m2c_columns_mean_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns)
{
    m2c_columns_sum_f64(out, x, rows, columns);
    for (ptrdiff_t j = 0; j < columns; j++)
        out[j] /= (double)rows;
}

void m2c_columns_max_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns)
{
    for (ptrdiff_t j = 0; j < columns; j++)
        out[j] = m2c_run_max_f64(x + rows * j, rows);
}

void m2c_columns_min_f64(double *out, const double *x, ptrdiff_t rows, ptrdiff_t columns)
{
    for (ptrdiff_t j = 0; j < columns; j++)
        out[j] = m2c_run_min_f64(x + rows * j, rows);
}
