/* Products of real matrices that lie in memory column by column (typed.h). Used by op_mtimes.c, too.
 *
 * Every element of the result is summed in order, whatever the blocking, so results don't depend on it. */
#include <string.h>

#include "m2c/memory.h"
#include "m2c/typed.h"

/* Tiles of ROWS x COLS sums live in registers; packed panels of DEPTH products for HIGH rows in the cache. */
enum { ROWS = 8, COLS = 4, DEPTH = 256, HIGH = 96, PACKED_FROM = 96 * 96 * 96 };

/* Element (p, i) is data[p * down + i * across], p counts the products. */
typedef struct operand {
    const double *data;
    ptrdiff_t down, across;
} operand;

/* c += a * b by columns, four products at a time. */
static void by_columns(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    enum { BLOCK = 2048 };
    for (ptrdiff_t i0 = 0; i0 < m; i0 += BLOCK) {
        ptrdiff_t i1 = i0 + BLOCK < m ? i0 + BLOCK : m;
        for (ptrdiff_t j = 0; j < n; j++) {
            double *restrict cj = c + m * j;
            const double *bj = b + k * j;
            ptrdiff_t p = 0;
            for (; p + 4 <= k; p += 4) {
                const double *a0 = a + m * p, *a1 = a0 + m, *a2 = a1 + m, *a3 = a2 + m;
                double b0 = bj[p], b1 = bj[p + 1], b2 = bj[p + 2], b3 = bj[p + 3];
                for (ptrdiff_t i = i0; i < i1; i++)
                    cj[i] = (((cj[i] + a0[i] * b0) + a1[i] * b1) + a2[i] * b2) + a3[i] * b3;
            }
            for (; p < k; p++)
                for (ptrdiff_t i = i0; i < i1; i++)
                    cj[i] += a[i + m * p] * bj[p];
        }
    }
}

/* c[j] = sum of x[p] * a[p + k * j]: n sums, some of which are under way at a time. */
static void dots(double *c, const double *x, const double *a, ptrdiff_t k, ptrdiff_t n)
{
    enum { WAYS = 8 };
    ptrdiff_t j = 0;
    for (; j + WAYS <= n; j += WAYS, a += WAYS * k) {
        double sum[WAYS] = {0};
        for (ptrdiff_t p = 0; p < k; p++)
            for (int w = 0; w < WAYS; w++)
                sum[w] += x[p] * a[p + w * k];
        memcpy(c + j, sum, sizeof sum);
    }
    for (; j < n; j++, a += k) {
        double sum = 0;
        for (ptrdiff_t p = 0; p < k; p++)
            sum += x[p] * a[p];
        c[j] = sum;
    }
}

/* Panels of `width` columns, one behind the other, product by product; missing columns are zeros. */
static void pack(const operand *x, ptrdiff_t depth, ptrdiff_t count, ptrdiff_t width, double *to)
{
    for (ptrdiff_t i = 0; i < count; i += width) {
        const double *from = x->data + i * x->across;
        ptrdiff_t n = count - i < width ? count - i : width;
        for (ptrdiff_t p = 0; p < depth; p++, to += width) {
            for (ptrdiff_t w = 0; w < n; w++)
                to[w] = from[p * x->down + w * x->across];
            for (ptrdiff_t w = n; w < width; w++)
                to[w] = 0;
        }
    }
}

static void tile(ptrdiff_t depth, const double *restrict a, const double *restrict b, double *restrict c,
                 ptrdiff_t stride)
{
    double sum[COLS][ROWS];
    for (int j = 0; j < COLS; j++)
        for (int i = 0; i < ROWS; i++)
            sum[j][i] = c[j * stride + i];
    for (ptrdiff_t p = 0; p < depth; p++, a += ROWS, b += COLS)
        for (int j = 0; j < COLS; j++)
            for (int i = 0; i < ROWS; i++)
                sum[j][i] += a[i] * b[j];
    for (int j = 0; j < COLS; j++)
        for (int i = 0; i < ROWS; i++)
            c[j * stride + i] = sum[j][i];
}

/* A tile of which only a part is in the result. */
static void edge(ptrdiff_t depth, const double *a, const double *b, double *c, ptrdiff_t stride,
                 ptrdiff_t rows, ptrdiff_t cols)
{
    double part[COLS * ROWS] = {0};
    for (ptrdiff_t j = 0; j < cols; j++)
        memcpy(part + j * ROWS, c + j * stride, (size_t)rows * sizeof *c);
    tile(depth, a, b, part, ROWS);
    for (ptrdiff_t j = 0; j < cols; j++)
        memcpy(c + j * stride, part + j * ROWS, (size_t)rows * sizeof *c);
}

static void tiles(double *c, ptrdiff_t stride, ptrdiff_t high, ptrdiff_t n, ptrdiff_t depth, const double *a,
                  const double *b)
{
    for (ptrdiff_t j = 0; j < n; j += COLS)
        for (ptrdiff_t i = 0; i < high; i += ROWS) {
            ptrdiff_t rows = high - i < ROWS ? high - i : ROWS, cols = n - j < COLS ? n - j : COLS;
            double *to = c + i + j * stride;
            if (rows == ROWS && cols == COLS)
                tile(depth, a + i * depth, b + j * depth, to, stride);
            else
                edge(depth, a + i * depth, b + j * depth, to, stride, rows, cols);
        }
}

/* c += a' * b of packed operands. */
static void packed(double *c, operand a, operand b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    ptrdiff_t wide = (n + COLS - 1) / COLS * COLS;
    double *pa = m2c_alloc((HIGH + wide) * DEPTH * sizeof *pa), *pb = pa + HIGH * DEPTH;
    for (ptrdiff_t p = 0; p < k; p += DEPTH) {
        ptrdiff_t depth = k - p < DEPTH ? k - p : DEPTH;
        pack(&(operand){b.data + p * b.down, b.down, b.across}, depth, n, COLS, pb);
        for (ptrdiff_t i = 0; i < m; i += HIGH) {
            ptrdiff_t high = m - i < HIGH ? m - i : HIGH;
            pack(&(operand){a.data + p * a.down + i * a.across, a.down, a.across}, depth, high, ROWS, pa);
            tiles(c + i, m, high, n, depth, pa, pb);
        }
    }
    m2c_free(pa);
}

/* c += a * b', product by product. */
static void outer(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    for (ptrdiff_t j = 0; j < n; j++) {
        double *restrict cj = c + m * j;
        for (ptrdiff_t p = 0; p < k; p++) {
            const double *ap = a + m * p, y = b[j + n * p];
            for (ptrdiff_t i = 0; i < m; i++)
                cj[i] += ap[i] * y;
        }
    }
}

static bool is_large(ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    return m >= ROWS && n >= COLS && (double)m * (double)k * (double)n >= PACKED_FROM;
}

/* Does it multiply by one number? Then nothing is added to a product: 1 * -0 is -0, but 0 + 1 * -0 is 0. */
static bool scaled(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    if (k != 1 || (m != 1 && n != 1))
        return false;
    for (ptrdiff_t i = 0; i < m * n; i++)
        c[i] = m == 1 ? a[0] * b[i] : a[i] * b[0];
    return true;
}

void m2c_matmul_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    if (scaled(c, a, b, m, k, n))
        return;
    if (m == 1 && k > 0) {
        dots(c, a, b, k, n);
        return;
    }
    m2c_zero(c, (size_t)(m * n) * sizeof *c);
    if (is_large(m, k, n))
        packed(c, (operand){a, m, 1}, (operand){b, 1, k}, m, k, n);
    else
        by_columns(c, a, b, m, k, n);
}

void m2c_matmul_tn_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    if (scaled(c, a, b, m, k, n))
        return;
    if (m == 1 && k > 0) {
        dots(c, a, b, k, n);
        return;
    }
    if (!is_large(m, k, n) && k > 0) {
        for (ptrdiff_t j = 0; j < n; j++)
            dots(c + m * j, b + k * j, a, k, m);
        return;
    }
    m2c_zero(c, (size_t)(m * n) * sizeof *c);
    packed(c, (operand){a, 1, k}, (operand){b, 1, k}, m, k, n);
}

void m2c_matmul_nt_f64(double *c, const double *a, const double *b, ptrdiff_t m, ptrdiff_t k, ptrdiff_t n)
{
    if (scaled(c, a, b, m, k, n))
        return;
    m2c_zero(c, (size_t)(m * n) * sizeof *c);
    if (is_large(m, k, n))
        packed(c, (operand){a, m, 1}, (operand){b, n, 1}, m, k, n);
    else if (m == 1)
        by_columns(c, b, a, n, k, 1);
    else
        outer(c, a, b, m, k, n);
}
