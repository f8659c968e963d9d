/* Eigenvalues and eigenvectors of symmetric tridiagonal matrices by implicit QL and QR iterations (la.h).
 *
 * A block is worked on from its end of smaller |d|: upwards (QR) or downwards (QL). Both are one code with a
 * direction: the off-diagonal element between k and k + dir is e[dir > 0 ? k : k - 1]. */
#include "la.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#define EPS (DBL_EPSILON / 2)
enum { SWEEPS = 30 };

typedef struct block {
    ptrdiff_t l, end;
    int dir;
} block;

static double *link(const block *b, double *e, ptrdiff_t k)
{
    return e + (b->dir > 0 ? k : k - 1);
}

static double norm_of(double x, double y)
{
    double w = fmax(fabs(x), fabs(y)), z = fmin(fabs(x), fabs(y));
    return z == 0 ? w : w * sqrt(1 + (z / w) * (z / w));
}

void la_rotation(double f, double g, double *c, double *s, double *r)
{
    const double low = sqrt(DBL_MIN), high = sqrt(1 / DBL_MIN / 2);
    double f1 = fabs(f), g1 = fabs(g);
    if (g == 0) {
        *c = 1;
        *s = 0;
        *r = f;
    } else if (f == 0) {
        *c = 0;
        *s = copysign(1, g);
        *r = g1;
    } else if (f1 > low && f1 < high && g1 > low && g1 < high) {
        double d = sqrt(f * f + g * g);
        *c = f1 / d;
        *r = copysign(d, f);
        *s = g / *r;
    } else {
        double u = fmin(1 / DBL_MIN, fmax(DBL_MIN, fmax(f1, g1))), fs = f / u, gs = g / u,
               d = sqrt(fs * fs + gs * gs);
        *c = fabs(fs) / d;
        *r = copysign(d, f);
        *s = gs / *r;
        *r *= u;
    }
}

/* Eigenvalues of [a b; b c], the one of larger absolute value first. */
static void pair_values(double a, double b, double c, double *rt1, double *rt2)
{
    double sm = a + c, adf = fabs(a - c), ab = fabs(b + b), rt;
    double most = fabs(a) > fabs(c) ? a : c, least = fabs(a) > fabs(c) ? c : a;
    if (adf > ab)
        rt = adf * sqrt(1 + (ab / adf) * (ab / adf));
    else if (adf < ab)
        rt = ab * sqrt(1 + (adf / ab) * (adf / ab));
    else
        rt = ab * sqrt(2);
    if (sm == 0) {
        *rt1 = 0.5 * rt;
        *rt2 = -0.5 * rt;
        return;
    }
    *rt1 = sm < 0 ? 0.5 * (sm - rt) : 0.5 * (sm + rt);
    *rt2 = (most / *rt1) * least - (b / *rt1) * b;
}

/* The same with the unit eigenvector (cs, sn) of the first. */
static void pair_vectors(double a, double b, double c, double *rt1, double *rt2, double *cs, double *sn)
{
    double df = a - c, tb = b + b, ab = fabs(tb), adf = fabs(df), rt;
    pair_values(a, b, c, rt1, rt2);
    rt = adf > ab   ? adf * sqrt(1 + (ab / adf) * (ab / adf))
         : adf < ab ? ab * sqrt(1 + (adf / ab) * (adf / ab))
                    : ab * sqrt(2);
    int sign1 = a + c < 0 ? -1 : 1, sign2 = df >= 0 ? 1 : -1;
    double x = df >= 0 ? df + rt : df - rt;
    if (fabs(x) > ab) {
        double ct = -tb / x;
        *sn = 1 / sqrt(1 + ct * ct);
        *cs = ct * *sn;
    } else if (ab == 0) {
        *cs = 1;
        *sn = 0;
    } else {
        double tn = -x / tb;
        *cs = 1 / sqrt(1 + tn * tn);
        *sn = tn * *cs;
    }
    if (sign1 == sign2) {
        double t = *cs;
        *cs = -*sn;
        *sn = t;
    }
}

/* The next block that doesn't split further, from `start`; false at the end. */
static bool next_block(ptrdiff_t n, const double *d, double *e, ptrdiff_t *start, block *b)
{
    if (*start >= n)
        return false;
    if (*start > 0)
        e[*start - 1] = 0;
    ptrdiff_t m = *start;
    for (; m < n - 1; m++) {
        double t = fabs(e[m]);
        if (t == 0)
            break;
        if (t <= sqrt(fabs(d[m])) * sqrt(fabs(d[m + 1])) * EPS) {
            e[m] = 0;
            break;
        }
    }
    bool up = fabs(d[m]) < fabs(d[*start]);
    b->l = up ? m : *start;
    b->end = up ? *start : m;
    b->dir = up ? -1 : 1;
    *start = m + 1;
    return true;
}

/* One sweep of the square-root-free variant on e^2, from m back to l. */
static void values_sweep(const block *b, ptrdiff_t m, double *d, double *e)
{
    const ptrdiff_t l = b->l;
    double p = d[l], rte = sqrt(*link(b, e, l)), sigma = (d[l + b->dir] - p) / (2 * rte),
           r = norm_of(sigma, 1);
    sigma = p - rte / (sigma + copysign(r, sigma));
    double c = 1, s = 0, gamma = d[m] - sigma;
    p = gamma * gamma;
    for (ptrdiff_t i = m - b->dir; i != l - b->dir; i -= b->dir) {
        double bb = *link(b, e, i), old_c = c, old_gamma = gamma, alpha = d[i];
        r = p + bb;
        if (i != m - b->dir)
            *link(b, e, i + b->dir) = s * r;
        c = p / r;
        s = bb / r;
        gamma = c * (alpha - sigma) - s * old_gamma;
        d[i + b->dir] = old_gamma + (alpha - gamma);
        p = c != 0 ? gamma * gamma / c : old_c * bb;
    }
    *link(b, e, l) = s * p;
    d[l] = sigma + gamma;
}

static bool values_block(block *b, double *d, double *e, int *budget)
{
    while ((b->end - b->l) * b->dir >= 0) {
        ptrdiff_t m = b->l;
        for (; m != b->end; m += b->dir)
            if (fabs(*link(b, e, m)) <= EPS * EPS * fabs(d[m] * d[m + b->dir]))
                break;
        if (m != b->end)
            *link(b, e, m) = 0;
        if (m == b->l) {
            b->l += b->dir;
        } else if (m == b->l + b->dir) {
            double rt1, rt2;
            pair_values(d[b->l], sqrt(*link(b, e, b->l)), d[m], &rt1, &rt2);
            d[b->l] = rt1;
            d[m] = rt2;
            *link(b, e, b->l) = 0;
            b->l += 2 * b->dir;
        } else {
            if ((*budget)-- == 0)
                return false;
            values_sweep(b, m, d, e);
        }
    }
    return true;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

bool la_tridiagonal_values(ptrdiff_t n, double *d, double *e)
{
    int budget = (int)n * SWEEPS;
    ptrdiff_t start = 0;
    block b;
    while (next_block(n, d, e, &start, &b)) {
        for (ptrdiff_t k = (b.dir > 0 ? b.l : b.end); k < (b.dir > 0 ? b.end : b.l); k++)
            e[k] *= e[k];
        if (!values_block(&b, d, e, &budget))
            return false;
    }
    qsort(d, (size_t)n, sizeof *d, by_value);
    return true;
}

#define LA_COMPLEX 0
#include "la_tridiag.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_tridiag.inc"
