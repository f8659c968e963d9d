/* Discrete Fourier transforms: mixed radix for lengths with small prime factors, else by convolution
 * (Bluestein). */
#include "fn_fft_plan.h"

#include "fn_fft_parts.h"
#include "op_internal.h"

#include <math.h>
#include <string.h>

typedef double complex cplx;
enum { MAX_FACTORS = 64, MAX_PRIME = 61, STREAMED_FROM = 4096 };

struct m2c_fft_plan {
    ptrdiff_t n;
    int count, factor[MAX_FACTORS];
    cplx *root;  /* exp (-2 pi i k / n) */
    cplx *turns; /* what the stages multiply with, in the order in which they do */
    cplx *stage[MAX_FACTORS];
    m2c_fft_plan *inner;    /* power of two, for the convolution */
    cplx *chirp, *spectrum; /* exp (-pi i k^2 / n), and the transform of its conjugate */
};

static cplx times(cplx a, cplx b)
{
    return m2c_of_parts(creal(a) * creal(b) - cimag(a) * cimag(b), creal(a) * cimag(b) + cimag(a) * creal(b));
}

static int factorise(ptrdiff_t n, int *factor)
{
    int count = 0;
    static const int order[] = {4, 2, 3, 5};
    if (n == 6 || n == 8) {
        factor[0] = (int)n;
        return 1;
    }
    for (int k = 0; k < 4; k++)
        for (; n % order[k] == 0; n /= order[k])
            factor[count++] = order[k];
    for (int p = 7; p <= MAX_PRIME; p += 2)
        for (; n % p == 0; n /= p)
            factor[count++] = p;
    return n == 1 ? count : -1;
}

static void radix2(cplx *t)
{
    cplx a = t[0], b = t[1];
    t[0] = a + b;
    t[1] = a - b;
}

static cplx by_minus_i(cplx z)
{
    return m2c_of_parts(cimag(z), -creal(z));
}

static void radix3(cplx *t)
{
    cplx sum = t[1] + t[2], diff = by_minus_i(0.866025403784438646763 * (t[1] - t[2])),
         mid = t[0] - 0.5 * sum;
    t[0] += sum;
    t[1] = mid + diff;
    t[2] = mid - diff;
}

static void radix4(cplx *t)
{
    cplx a = t[0] + t[2], b = t[0] - t[2], c = t[1] + t[3], d = by_minus_i(t[1] - t[3]);
    t[0] = a + c;
    t[1] = b + d;
    t[2] = a - c;
    t[3] = b - d;
}

static void radix5(cplx *t)
{
    const double k1 = 0.559016994374947424102, s1 = 0.951056516295153572116, s2 = 0.587785252292473129169;
    cplx a = t[1] + t[4], b = t[2] + t[3], c = t[1] - t[4], d = t[2] - t[3], sum = a + b;
    cplx gap = k1 * (a - b), mid = t[0] - 0.25 * sum, p = mid + gap, q = mid - gap;
    cplx u = by_minus_i(s1 * c + s2 * d), v = by_minus_i(s2 * c - s1 * d);
    t[0] += sum;
    t[1] = p + u;
    t[4] = p - u;
    t[2] = q + v;
    t[3] = q - v;
}

/* Two transforms of length 3, of sums and of differences, with coprime indices. */
static void radix6(cplx *t)
{
    cplx a[3] = {t[0] + t[3], t[2] + t[5], t[4] + t[1]}, b[3] = {t[0] - t[3], t[2] - t[5], t[4] - t[1]};
    radix3(a);
    radix3(b);
    t[0] = a[0];
    t[3] = b[0];
    t[4] = a[1];
    t[1] = b[1];
    t[2] = a[2];
    t[5] = b[2];
}

static void radix8(cplx *t)
{
    const double k = 0.707106781186547524401;
    cplx a = t[0] + t[4], b = t[2] + t[6], c = t[1] + t[5], d = t[3] + t[7];
    cplx e = t[0] - t[4], f = t[2] - t[6], g = t[1] - t[5], h = t[3] - t[7];
    cplx re = k * (g - h), im = k * (g + h), p = e + re, q = e - re, u = by_minus_i(f + im),
         v = by_minus_i(f - im);
    cplx even = a + b, odd = c + d, w = by_minus_i(c - d);
    t[0] = even + odd;
    t[4] = even - odd;
    t[2] = (a - b) + w;
    t[6] = (a - b) - w;
    t[1] = p + u;
    t[7] = p - u;
    t[5] = q + v;
    t[3] = q - v;
}

/* Odd p: pairs k, p - k of inputs and outputs. */
static void radix_odd(int p, const cplx *root, ptrdiff_t step, cplx *t)
{
    cplx even[MAX_PRIME], odd[MAX_PRIME], y[MAX_PRIME];
    y[0] = t[0];
    for (int k = 1; k <= p / 2; k++) {
        even[k] = t[k] + t[p - k];
        odd[k] = t[k] - t[p - k];
        y[0] += even[k];
    }
    for (int q = 1; q <= p / 2; q++) {
        cplx re = t[0], im = 0;
        for (int k = 1; k <= p / 2; k++) {
            cplx w = root[(ptrdiff_t)(k * q % p) * step];
            re += creal(w) * even[k];
            im += -cimag(w) * odd[k];
        }
        y[q] = re + by_minus_i(im);
        y[p - q] = re - by_minus_i(im);
    }
    memcpy(t, y, (size_t)p * sizeof *t);
}

static void butterfly(const m2c_fft_plan *plan, int p, cplx *t)
{
    if (p == 2)
        radix2(t);
    else if (p == 3)
        radix3(t);
    else if (p == 4)
        radix4(t);
    else if (p == 5)
        radix5(t);
    else if (p == 6)
        radix6(t);
    else if (p == 8)
        radix8(t);
    else
        radix_odd(p, plan->root, plan->n / p, t);
}

/* One stage of radix 4: four transforms of length m, one behind the other, become one. */
static void stage4(ptrdiff_t m, const cplx *turn, cplx *y)
{
    for (ptrdiff_t j = 0; j < m; j++, turn += 3) {
        cplx t[4] = {y[j], y[m + j], y[2 * m + j], y[3 * m + j]};
        if (j > 0)
            for (int k = 1; k < 4; k++)
                t[k] = times(t[k], turn[k - 1]);
        radix4(t);
        for (int k = 0; k < 4; k++)
            y[k * m + j] = t[k];
    }
}

static void stage(const m2c_fft_plan *plan, int p, ptrdiff_t m, const cplx *turn, cplx *y)
{
    cplx t[MAX_PRIME];
    for (ptrdiff_t j = 0; j < m; j++, turn += p - 1) {
        t[0] = y[j];
        for (int k = 1; k < p; k++)
            t[k] = j ? times(y[k * m + j], turn[k - 1]) : y[k * m];
        butterfly(plan, p, t);
        for (int k = 0; k < p; k++)
            y[k * m + j] = t[k];
    }
}

/* y := transform of the n elements x[0], x[step], …; level counts the factors taken. */
static void mixed(const m2c_fft_plan *plan, int level, ptrdiff_t n, const cplx *x, ptrdiff_t step, cplx *y)
{
    int p = n == 1 ? 1 : plan->factor[level];
    ptrdiff_t m = n / p;
    if (m == 1)
        for (int k = 0; k < p; k++)
            y[k] = x[k * step];
    else
        for (int k = 0; k < p; k++)
            mixed(plan, level + 1, m, x + k * step, step * p, y + k * m);
    if (p == 4)
        stage4(m, plan->stage[level], y);
    else if (p > 1)
        stage(plan, p, m, plan->stage[level], y);
}

/* The factors of every stage, one behind the other. */
static void plan_stages(m2c_fft_plan *plan)
{
    ptrdiff_t count = 0, n = plan->n;
    for (int level = 0; level < plan->count; n /= plan->factor[level++])
        count += n / plan->factor[level] * (plan->factor[level] - 1);
    cplx *turn = plan->turns = m2c_alloc((size_t)count * sizeof *turn);
    n = plan->n;
    for (int level = 0; level < plan->count; n /= plan->factor[level++]) {
        plan->stage[level] = turn;
        for (ptrdiff_t j = 0; j < n / plan->factor[level]; j++)
            for (int k = 1; k < plan->factor[level]; k++)
                *turn++ = plan->root[j * k * (plan->n / n)];
    }
    if ((plan->n & (plan->n - 1)) == 0) { /* others ask for roots of unity once more */
        m2c_free(plan->root);
        plan->root = NULL;
    }
}

/* Long transforms whose length is a power of two: stages that read and write in order (Stockham), from x by
 * way of `spare` to y. */
static void streamed(const m2c_fft_plan *plan, const cplx *x, cplx *y)
{
    cplx *spare = m2c_alloc((size_t)plan->n * sizeof *spare);
    ptrdiff_t n = plan->n, run = 1;
    const cplx *from = x;
    for (int level = 0; level < plan->count; level++) {
        cplx *to = (plan->count - level) % 2 ? y : spare;
        int p = plan->factor[level];
        if (p == 4)
            m2c_fft_stream4(n / 4, run, plan->stage[level], from, to);
        else
            m2c_fft_stream2(n / 2, run, from, to);
        from = to;
        n /= p;
        run *= p;
    }
    m2c_free(spare);
}

static void convolve(const m2c_fft_plan *plan, const cplx *x, cplx *y)
{
    ptrdiff_t n = plan->n, size = plan->inner->n;
    cplx *a = m2c_alloc((size_t)(2 * size) * sizeof *a), *b = a + size;
    for (ptrdiff_t k = 0; k < size; k++)
        a[k] = k < n ? times(x[k], plan->chirp[k]) : 0;
    m2c_fft_run(plan->inner, false, a, b);
    for (ptrdiff_t k = 0; k < size; k++)
        b[k] = times(b[k], plan->spectrum[k]);
    m2c_fft_run(plan->inner, true, b, a);
    for (ptrdiff_t k = 0; k < n; k++)
        y[k] = times(a[k], plan->chirp[k]);
    m2c_free(a);
}

static void forward(const m2c_fft_plan *plan, const cplx *x, cplx *y)
{
    if (plan->inner)
        convolve(plan, x, y);
    else if (plan->n >= STREAMED_FROM && (plan->n & (plan->n - 1)) == 0)
        streamed(plan, x, y);
    else
        mixed(plan, 0, plan->n, x, 1, y);
}

static void plan_convolution(m2c_fft_plan *p)
{
    ptrdiff_t n = p->n, size = 1;
    while (size < 2 * n - 1)
        size *= 2;
    p->inner = m2c_fft_new(size);
    p->chirp = m2c_alloc((size_t)n * sizeof *p->chirp);
    p->spectrum = m2c_alloc((size_t)size * sizeof *p->spectrum);
    cplx *b = m2c_alloc((size_t)size * sizeof *b);
    memset(b, 0, (size_t)size * sizeof *b);
    for (ptrdiff_t k = 0; k < n; k++) {
        p->chirp[k] = m2c_unit_root((ptrdiff_t)((long long)k * k % (2 * n)), 2 * n);
        b[k] = conj(p->chirp[k]);
        if (k)
            b[size - k] = b[k];
    }
    m2c_fft_run(p->inner, false, b, p->spectrum);
    m2c_free(b);
}

m2c_fft_plan *m2c_fft_new(ptrdiff_t n)
{
    m2c_fft_plan *p = m2c_alloc(sizeof *p);
    memset(p, 0, sizeof *p);
    p->n = n;
    p->count = factorise(n, p->factor);
    p->root = m2c_unit_roots(n);
    if (p->count < 0)
        plan_convolution(p);
    else
        plan_stages(p);
    return p;
}

void m2c_fft_free(m2c_fft_plan *p)
{
    if (p->inner)
        m2c_fft_free(p->inner);
    if (p->chirp) {
        m2c_free(p->chirp);
        m2c_free(p->spectrum);
    }
    m2c_free(p->turns);
    m2c_free(p->root);
    m2c_free(p);
}

static bool all_real(ptrdiff_t n, const cplx *x)
{
    for (ptrdiff_t k = 0; k < n; k++)
        if (cimag(x[k]) != 0)
            return false;
    return true;
}

static bool symmetric(ptrdiff_t n, const cplx *x)
{
    for (ptrdiff_t k = 0; k <= n / 2; k++)
        if (x[k] != conj(x[k ? n - k : 0]))
            return false;
    return true;
}

void m2c_fft_run(const m2c_fft_plan *p, bool inverse, const cplx *x, cplx *y)
{
    ptrdiff_t n = p->n;
    bool real_in = all_real(n, x), real_out = symmetric(n, x);
    forward(p, x, y);
    if (inverse) {
        /* the inverse is the transform with indices reversed */
        for (ptrdiff_t k = 1; k < n - k; k++) {
            cplx t = y[k];
            y[k] = y[n - k];
            y[n - k] = t;
        }
        for (ptrdiff_t k = 0; k < n; k++)
            y[k] = m2c_of_parts(creal(y[k]) / (double)n, cimag(y[k]) / (double)n);
    }
    for (ptrdiff_t k = 0; real_out && k < n; k++)
        y[k] = creal(y[k]);
    for (ptrdiff_t k = 0; real_in && !real_out && k <= n / 2; k++)
        y[k ? n - k : 0] = conj(y[k]);
    if (real_in && !real_out) {
        y[0] = creal(y[0]);
        if (n % 2 == 0)
            y[n / 2] = creal(y[n / 2]);
    }
}
