/* Real Schur form of a Hessenberg matrix by double-shift QR steps (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

/* What the steps work on. */
typedef struct work {
    ptrdiff_t n, lo, hi; /* the whole active range */
    ptrdiff_t l, i;      /* the block */
    ptrdiff_t i1, i2;    /* rows and columns that transformations reach */
    double *h, *z;
    int trials;
    double small;
} work;

#define H(r, c) w->h[(r) + (c)*w->n]

static double norm_of(double x, double y)
{
    double most = fmax(fabs(x), fabs(y)), least = fmin(fabs(x), fabs(y));
    return least == 0 ? most : most * sqrt(1 + (least / most) * (least / most));
}

static void turn_complex_pair(la_block *k, double t)
{
    double sigma = k->b + k->c, p = 0.5 * t, tau = norm_of(sigma, t);
    k->cs = sqrt(0.5 * (1 + fabs(sigma) / tau));
    k->sn = -(p / (tau * k->cs)) * copysign(1, sigma);
    double aa = k->a * k->cs + k->b * k->sn, bb = -k->a * k->sn + k->b * k->cs;
    double cc = k->c * k->cs + k->d * k->sn, dd = -k->c * k->sn + k->d * k->cs;
    k->a = aa * k->cs + cc * k->sn;
    k->b = bb * k->cs + dd * k->sn;
    k->c = -aa * k->sn + cc * k->cs;
    k->d = -bb * k->sn + dd * k->cs;
    double mid = 0.5 * (k->a + k->d);
    k->a = k->d = mid;
    if (k->c == 0)
        return;
    if (k->b == 0) {
        k->b = -k->c;
        k->c = 0;
        double cs = k->cs;
        k->cs = -k->sn;
        k->sn = cs;
    } else if (copysign(1, k->b) == copysign(1, k->c)) {
        double sab = sqrt(fabs(k->b)), sac = sqrt(fabs(k->c)), root = 1 / sqrt(fabs(k->b + k->c));
        p = copysign(sab * sac, k->c);
        k->a = mid + p;
        k->d = mid - p;
        k->b -= k->c;
        k->c = 0;
        double cs1 = sab * root, sn1 = sac * root, cs = k->cs;
        k->cs = cs * cs1 - k->sn * sn1;
        k->sn = cs * sn1 + k->sn * cs1;
    }
}

static void turn_pair(la_block *k)
{
    double t = k->a - k->d, p = 0.5 * t, most = fmax(fabs(k->b), fabs(k->c));
    double least = fmin(fabs(k->b), fabs(k->c)) * copysign(1, k->b) * copysign(1, k->c);
    double scale = fmax(fabs(p), most), z = (p / scale) * p + (most / scale) * least;
    if (z < 4 * DBL_EPSILON) {
        turn_complex_pair(k, t);
        return;
    }
    z = p + copysign(sqrt(scale) * sqrt(z), p);
    k->a = k->d + z;
    k->d -= (most / z) * least;
    double tau = norm_of(k->c, z);
    k->cs = z / tau;
    k->sn = k->c / tau;
    k->b -= k->c;
    k->c = 0;
}

void la_standardise(la_block *k)
{
    k->cs = 1;
    k->sn = 0;
    if (k->c == 0) {
    } else if (k->b == 0) {
        double t = k->d;
        k->cs = 0;
        k->sn = 1;
        k->d = k->a;
        k->a = t;
        k->b = -k->c;
        k->c = 0;
    } else if (k->a - k->d != 0 || copysign(1, k->b) == copysign(1, k->c))
        turn_pair(k);
    k->re1 = k->a;
    k->re2 = k->d;
    k->im1 = k->c == 0 ? 0 : sqrt(fabs(k->b)) * sqrt(fabs(k->c));
    k->im2 = -k->im1;
}

/* First row of the block that ends in row i: where a subdiagonal element is negligible. */
static ptrdiff_t split(const work *w)
{
    ptrdiff_t k = w->i;
    for (; k > w->l; k--) {
        double sub = fabs(H(k, k - 1)), t = fabs(H(k - 1, k - 1)) + fabs(H(k, k));
        if (sub <= w->small)
            break;
        if (t == 0) {
            t += k - 2 >= w->lo ? fabs(H(k - 1, k - 2)) : 0;
            t += k + 1 <= w->hi ? fabs(H(k + 1, k)) : 0;
        }
        if (sub > DBL_EPSILON * t)
            continue;
        double super = fabs(H(k - 1, k)), diag = fabs(H(k, k)), gap = fabs(H(k - 1, k - 1) - H(k, k));
        double ab = fmax(sub, super), ba = fmin(sub, super), aa = fmax(diag, gap), bb = fmin(diag, gap),
               s = aa + ab;
        if (ba * (ab / s) <= fmax(w->small, DBL_EPSILON * (bb * (aa / s))))
            break;
    }
    return k;
}

typedef struct shifts {
    double re1, im1, re2, im2;
} shifts;

static shifts choose_shifts(const work *w)
{
    double a, b, c, d;
    if (w->trials % 20 == 0) {
        c = fabs(H(w->i, w->i - 1)) + fabs(H(w->i - 1, w->i - 2));
        a = d = 0.75 * c + H(w->i, w->i);
        b = -0.4375 * c;
    } else if (w->trials % 10 == 0) {
        c = fabs(H(w->l + 1, w->l)) + fabs(H(w->l + 2, w->l + 1));
        a = d = 0.75 * c + H(w->l, w->l);
        b = -0.4375 * c;
    } else {
        a = H(w->i - 1, w->i - 1);
        b = H(w->i - 1, w->i);
        c = H(w->i, w->i - 1);
        d = H(w->i, w->i);
    }
    double s = fabs(a) + fabs(b) + fabs(c) + fabs(d);
    if (s == 0)
        return (shifts){0, 0, 0, 0};
    a /= s;
    b /= s;
    c /= s;
    d /= s;
    double half = (a + d) / 2, det = (a - half) * (d - half) - b * c, root = sqrt(fabs(det));
    if (det >= 0)
        return (shifts){half * s, root * s, half * s, -root * s};
    double x = half + root, y = half - root, near = fabs(x - d) <= fabs(y - d) ? x : y;
    return (shifts){near * s, 0, near * s, 0};
}

/* Row where the bulge can start, and the first column of the shifted square there. */
static ptrdiff_t bulge_start(const work *w, const shifts *r, double v[3])
{
    ptrdiff_t m = w->i - 2;
    for (;; m--) {
        double sub = fabs(H(m + 1, m)), s = fabs(H(m, m) - r->re2) + fabs(r->im2) + sub;
        sub = H(m + 1, m) / s;
        v[0] = sub * H(m, m + 1) + (H(m, m) - r->re1) * ((H(m, m) - r->re2) / s) - r->im1 * (r->im2 / s);
        v[1] = sub * (H(m, m) + H(m + 1, m + 1) - r->re1 - r->re2);
        v[2] = sub * H(m + 2, m + 1);
        s = fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
        for (int k = 0; k < 3; k++)
            v[k] /= s;
        if (m == w->l)
            return m;
        double left = fabs(H(m - 1, m - 1)) + fabs(H(m, m)) + fabs(H(m + 1, m + 1));
        if (fabs(H(m, m - 1)) * (fabs(v[1]) + fabs(v[2])) <= DBL_EPSILON * fabs(v[0]) * left)
            return m;
    }
}

/* x := x - t (1, v)' x for three (or two) neighbours at distance `step`. */
static void reflect(double *x, ptrdiff_t step, int count, const double *v, double t)
{
    double t2 = t * v[1], t3 = count == 3 ? t * v[2] : 0;
    double sum = x[0] + v[1] * x[step];
    if (count == 3)
        sum += v[2] * x[2 * step];
    x[0] -= sum * t;
    x[step] -= sum * t2;
    if (count == 3)
        x[2 * step] -= sum * t3;
}

static void chase(work *w, ptrdiff_t m, double v[3])
{
    for (ptrdiff_t k = m; k < w->i; k++) {
        int count = w->i - k >= 2 ? 3 : 2;
        for (int j = 0; k > m && j < count; j++)
            v[j] = H(k + j, k - 1);
        double t = la_reflector_r(count, v, v + 1, 1);
        if (k > m) {
            H(k, k - 1) = v[0];
            H(k + 1, k - 1) = 0;
            if (k < w->i - 1)
                H(k + 2, k - 1) = 0;
        } else if (m > w->l)
            H(k, k - 1) *= 1 - t;
        for (ptrdiff_t j = k; j <= w->i2; j++)
            reflect(&H(k, j), 1, count, v, t);
        ptrdiff_t last = count == 3 && k + 3 < w->i ? k + 3 : w->i;
        for (ptrdiff_t j = w->i1; j <= last; j++)
            reflect(&H(j, k), w->n, count, v, t);
        for (ptrdiff_t j = 0; w->z && j < w->n; j++)
            reflect(w->z + j + k * w->n, w->n, count, v, t);
    }
}

static void rotate(ptrdiff_t count, double *x, double *y, ptrdiff_t step, double c, double s)
{
    for (ptrdiff_t k = 0; k < count; k++) {
        double t = c * x[k * step] + s * y[k * step];
        y[k * step] = c * y[k * step] - s * x[k * step];
        x[k * step] = t;
    }
}

/* A block of two rows has split off: standard form. */
static void finish_pair(work *w, bool full, double *wr, double *wi)
{
    ptrdiff_t i = w->i, n = w->n;
    la_block k = {H(i - 1, i - 1), H(i - 1, i), H(i, i - 1), H(i, i), 0, 0, 0, 0, 0, 0};
    la_standardise(&k);
    H(i - 1, i - 1) = k.a;
    H(i - 1, i) = k.b;
    H(i, i - 1) = k.c;
    H(i, i) = k.d;
    wr[i - 1] = k.re1;
    wi[i - 1] = k.im1;
    wr[i] = k.re2;
    wi[i] = k.im2;
    if (full) {
        if (w->i2 > i)
            rotate(w->i2 - i, &H(i - 1, i + 1), &H(i, i + 1), n, k.cs, k.sn);
        rotate(i - w->i1 - 1, &H(w->i1, i - 1), &H(w->i1, i), 1, k.cs, k.sn);
    }
    if (w->z)
        rotate(n, w->z + (i - 1) * n, w->z + i * n, 1, k.cs, k.sn);
}

/* Steps until one or two rows split off at the end of rows lo..i; false: no convergence. */
static bool split_off(work *w, bool full, int budget)
{
    for (w->trials = 0, w->l = w->lo; budget-- >= 0;) {
        w->l = split(w);
        if (w->l > w->lo)
            H(w->l, w->l - 1) = 0;
        if (w->l >= w->i - 1)
            return true;
        w->trials++;
        if (!full) {
            w->i1 = w->l;
            w->i2 = w->i;
        }
        double v[3];
        shifts r = choose_shifts(w);
        ptrdiff_t m = bulge_start(w, &r, v);
        chase(w, m, v);
    }
    return false;
}

bool la_schur_r(bool full, ptrdiff_t n, ptrdiff_t lo, ptrdiff_t hi, double *h, double *wr, double *wi,
                double *z)
{
    work state = {n, lo, hi, lo, hi, 0, n - 1, h, z, 0, 0}, *w = &state;
    ptrdiff_t rows = hi - lo + 1;
    w->small = DBL_MIN * ((double)rows / DBL_EPSILON);
    for (ptrdiff_t j = 0; j < n; j++) {
        for (ptrdiff_t i = j + 2; i < n; i++)
            H(i, j) = 0;
        wr[j] = H(j, j);
        wi[j] = 0;
    }
    int budget = 30 * (int)(rows > 10 ? rows : 10);
    while (w->i >= lo) {
        if (!split_off(w, full, budget))
            return false;
        if (w->l == w->i) {
            wr[w->i] = H(w->i, w->i);
            wi[w->i] = 0;
        } else
            finish_pair(w, full, wr, wi);
        w->i = w->l - 1;
    }
    return true;
}
