/* Singular values and vectors of bidiagonal matrices by implicit QR iterations, and the decomposition of a
 * matrix through them (la.h).
 *
 * A sweep runs from the end of greater |d| to the other; both directions are one code with the step `dir`. */
#include "la.h"

#include <float.h>
#include <math.h>

#define EPS (DBL_EPSILON / 2)
enum { SWEEPS = 6 };

static double sign_of(double x)
{
    return copysign(1, x);
}

/* The smaller singular value of [f g; 0 h]. */
static double least_of_pair(double f, double g, double h)
{
    double fa = fabs(f), ga = fabs(g), ha = fabs(h), least = fmin(fa, ha), most = fmax(fa, ha);
    if (least == 0)
        return 0;
    double as = 1 + least / most, at = (most - least) / most;
    if (ga < most) {
        double au = (ga / most) * (ga / most);
        return least * (2 / (sqrt(as * as + au) + sqrt(at * at + au)));
    }
    double au = most / ga;
    if (au == 0)
        return least * most / ga;
    double c = 1 / (sqrt(1 + (as * au) * (as * au)) + sqrt(1 + (at * au) * (at * au)));
    return 2 * ((least * c) * au);
}

/* SVD of the triangle [f g; 0 h]: singular values with sign, left (cl, sl) and right (cr, sr) rotations. */
typedef struct pair_svd {
    double least, most, sr, cr, sl, cl;
} pair_svd;

static void pair_core(double ft, double gt, double ht, pair_svd *k)
{
    double fa = fabs(ft), ha = fabs(ht), d = fa - ha, l = d == fa ? 1 : d / fa, m = gt / ft, t = 2 - l,
           mm = m * m;
    double s = sqrt(t * t + mm), r = l == 0 ? fabs(m) : sqrt(l * l + mm), a = 0.5 * (s + r);
    k->least = ha / a;
    k->most = fa * a;
    if (mm != 0)
        t = (m / (s + t) + m / (r + l)) * (1 + a);
    else if (l == 0)
        t = copysign(2, ft) * sign_of(gt);
    else
        t = gt / copysign(d, ft) + m / t;
    l = sqrt(t * t + 4);
    k->cr = 2 / l;
    k->sr = t / l;
    k->cl = (k->cr + k->sr * m) / a;
    k->sl = (ht / ft) * k->sr / a;
}

static pair_svd svd_of_pair(double f, double g, double h)
{
    bool swap = fabs(h) > fabs(f);
    double ft = swap ? h : f, ht = swap ? f : h, fa = fabs(ft), ha = fabs(ht), ga = fabs(g);
    int where = swap ? 3 : 1;
    pair_svd k = {ha, fa, 0, 1, 0, 1};
    if (ga != 0) {
        where = ga > fa ? 2 : where;
        if (ga > fa && fa / ga < EPS) {
            k.most = ga;
            k.least = ha > 1 ? fa / (ga / ha) : (fa / ga) * ha;
            k.cl = k.sr = 1;
            k.sl = ht / g;
            k.cr = ft / g;
        } else
            pair_core(ft, g, ht, &k);
    }
    pair_svd y = k;
    if (swap) {
        y.cl = k.sr;
        y.sl = k.cr;
        y.cr = k.sl;
        y.sr = k.cl;
    }
    double sign = where == 1   ? sign_of(y.cr) * sign_of(y.cl) * sign_of(f)
                  : where == 2 ? sign_of(y.sr) * sign_of(y.cl) * sign_of(g)
                               : sign_of(y.sr) * sign_of(y.sl) * sign_of(h);
    y.most = copysign(y.most, sign);
    y.least = copysign(y.least, sign * sign_of(f) * sign_of(h));
    return y;
}

/* What an iteration works on: rows ll..m of the bidiagonal. */
typedef struct sweep {
    ptrdiff_t ll, m, n;
    int dir;
    double *d, *e, tol, thresh;
} sweep;

static double *step_link(const sweep *w, ptrdiff_t k)
{
    return w->e + (w->dir > 0 ? k : k - 1);
}

/* Looks for a link to drop by the relative criterion; true: one was dropped. *least: bound of the least
 * value. */
static bool converged(const sweep *w, double *least)
{
    ptrdiff_t first = w->dir > 0 ? w->ll : w->m, last = w->dir > 0 ? w->m : w->ll;
    double *end = step_link(w, last - w->dir);
    if (fabs(*end) <= w->tol * fabs(w->d[last])) {
        *end = 0;
        return true;
    }
    double mu = fabs(w->d[first]);
    *least = mu;
    for (ptrdiff_t k = first; k != last; k += w->dir) {
        double *e = step_link(w, k);
        if (fabs(*e) <= w->tol * mu) {
            *e = 0;
            return true;
        }
        mu = fabs(w->d[k + w->dir]) * (mu / (mu + fabs(*e)));
        *least = fmin(*least, mu);
    }
    return false;
}

static double shift_of(const sweep *w, double least, double most)
{
    if ((double)w->n * w->tol * (least / most) <= fmax(EPS, 0.01 * w->tol))
        return 0;
    double start = fabs(w->d[w->dir > 0 ? w->ll : w->m]);
    ptrdiff_t k = w->dir > 0 ? w->m - 1 : w->ll;
    double shift = least_of_pair(w->d[k], w->e[k], w->d[k + 1]);
    return start > 0 && (shift / start) * (shift / start) < EPS ? 0 : shift;
}

/* First row of the trailing block that doesn't split; -1 where the last row split off. */
static ptrdiff_t block_start(ptrdiff_t m, const double *d, double *e, double thresh, double *most)
{
    *most = fabs(d[m]);
    for (ptrdiff_t k = m - 1; k >= 0; k--) {
        if (fabs(e[k]) <= thresh) {
            e[k] = 0;
            return k == m - 1 ? -1 : k + 1;
        }
        *most = fmax(*most, fmax(fabs(d[k]), fabs(e[k])));
    }
    return 0;
}

static double threshold(ptrdiff_t n, const double *d, const double *e, double tol)
{
    double least = fabs(d[0]), mu = least;
    for (ptrdiff_t k = 1; k < n && least != 0; k++) {
        mu = fabs(d[k]) * (mu / (mu + fabs(e[k - 1])));
        least = fmin(least, mu);
    }
    return fmax(tol * (least / sqrt((double)n)), SWEEPS * ((double)n * ((double)n * DBL_MIN)));
}

#define LA_COMPLEX 0
#include "la_bidiag.inc"
#include "la_svd.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_bidiag.inc"
#include "la_svd.inc"
