/* Similarity transformations: hess, schur, balance. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "la.h"
#include "m2c/fn_num.h"

static void *room(ptrdiff_t n, size_t size)
{
    return m2c_alloc((size_t)(n + 1) * size);
}

static void clear_below(m2c_value *h, ptrdiff_t first)
{
    ptrdiff_t n = h->dims[0];
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = j + first; i < n; i++)
            memset(m2c_element(h, i + j * n), 0, m2c_element_size(M2C_DOUBLE, h->flags));
}

/* a := H, *q := P with P H P' = A on rows lo..hi. */
static void to_hessenberg(m2c_value *a, ptrdiff_t lo, ptrdiff_t hi, m2c_value **q)
{
    ptrdiff_t n = a->dims[0];
    void *tau = room(n, sizeof(double complex));
    bool cplx = m2c_is_complex(a);
    if (cplx)
        la_hessenberg_c(n, lo, hi, a->c64, tau);
    else
        la_hessenberg_r(n, lo, hi, a->f64, tau);
    *q = la_copy(a);
    if (cplx)
        la_form_hessenberg_q_c(n, lo, hi, (*q)->c64, tau);
    else
        la_form_hessenberg_q_r(n, lo, hi, (*q)->f64, tau);
    clear_below(a, 2);
    m2c_free(tau);
}

static int argument(const char *name, const m2c_value *v)
{
    bool balance = strcmp(name, "balance") == 0, schur = strcmp(name, "schur") == 0;
    if (v->dims[0] != v->dims[1])
        return m2c_error("", "%s: A must be a square matrix", name);
    if (schur && (v->cls == M2C_CHAR || v->cls == M2C_LOGICAL))
        return m2c_wrong_type(name, v);
    if (v->cls == M2C_CHAR)
        return la_matrix_argument(name, v);
    if (!m2c_is_arith(v))
        return m2c_wrong_type(balance ? "octave_base_value::matrix_value()" : name, v);
    if (v->ndims > 2)
        return m2c_error("", "%s: requires square matrix", balance ? "aepbalance" : name);
    return 0;
}

static int give_two(m2c_value **out, int nargout, m2c_value *q, m2c_value *h, const m2c_value *v)
{
    m2c_give(&out[nargout > 1], la_as(h, v));
    if (nargout > 1)
        return m2c_give(&out[0], la_as(q, v));
    m2c_release(q);
    return 0;
}

M2C_BUILTIN(hess)
{
    M2C_UNUSED;
    if (nargin != 1 || nargout > 2)
        return m2c_invalid_call("hess");
    if (in[0]->numel == 0) /* whatever its extents are */
        return give_two(out, nargout, m2c_empty(), m2c_empty(), in[0]);
    if (argument("hess", in[0]))
        return 1;
    m2c_value *h = la_copy(in[0]), *q = NULL;
    to_hessenberg(h, 0, h->dims[0] - 1, &q);
    return give_two(out, nargout, q, h, in[0]);
}

static bool schur_form(m2c_value *a, m2c_value **q)
{
    ptrdiff_t n = a->dims[0], lo, hi;
    double *scale = room(n, sizeof *scale), *wr = room(2 * n, sizeof *wr);
    bool cplx = m2c_is_complex(a), done;
    if (cplx)
        la_balance_c(n, a->c64, true, false, &lo, &hi, scale);
    else
        la_balance_r(n, a->f64, true, false, &lo, &hi, scale);
    to_hessenberg(a, lo, hi, q);
    if (cplx) {
        done = la_schur_c(true, n, lo, hi, a->c64, (double complex *)wr, (*q)->c64);
        la_unbalance_c(n, n, false, lo, hi, scale, (*q)->c64);
    } else {
        done = la_schur_r(true, n, lo, hi, a->f64, wr, wr + n, (*q)->f64);
        la_unbalance_r(n, n, false, lo, hi, scale, (*q)->f64);
    }
    m2c_free(scale);
    m2c_free(wr);
    return done;
}

M2C_BUILTIN(schur)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2 || nargout > 2)
        return m2c_invalid_call("schur");
    if (argument("schur", in[0]))
        return 1;
    bool cplx = nargin > 1 && m2c_is_option(in[1], "complex");
    m2c_value *s = la_copy(in[0]), *q = NULL;
    if (cplx && !m2c_is_complex(s))
        m2c_set(&s, m2c_as_complex(s));
    m2c_make_unique(&s);
    if (s->numel && !schur_form(s, &q)) {
        m2c_release(s);
        m2c_release(q);
        return m2c_error("", "schur: failed to converge");
    }
    return give_two(out, nargout, q ? q : m2c_empty(), s, in[0]);
}

/* --- balance ------------------------------------------------------------------------------------- */

/* Columns: the scaling of the rows lo..hi, and the permutation that the exchanges of the
 * others make. */
static void scaling_and_permutation(ptrdiff_t n, ptrdiff_t lo, ptrdiff_t hi, const double *scale, double *d,
                                    double *p)
{
    for (ptrdiff_t i = 0; i < n; i++) {
        d[i] = i >= lo && i <= hi ? scale[i] : 1;
        p[i] = (double)(i + 1);
    }
    for (ptrdiff_t step = n - 1 - hi + lo; step > 0; step--) {
        ptrdiff_t i = step > lo ? hi + step - lo : lo - step, k = (ptrdiff_t)scale[i];
        double t = p[i];
        p[i] = p[k];
        p[k] = t;
    }
}

/* [S, P, AA] = balance (A): AA (P, P) scaled by S is A. */
static int give_vectors(m2c_value **out, m2c_value *a, ptrdiff_t lo, ptrdiff_t hi, const double *scale,
                        const m2c_value *v)
{
    ptrdiff_t n = a->dims[0];
    m2c_value *d = m2c_new2(M2C_DOUBLE, n, 1, 0), *p = m2c_new2(M2C_DOUBLE, n, 1, 0);
    scaling_and_permutation(n, lo, hi, scale, d->f64, p->f64);
    m2c_give(&out[0], la_as(d, v));
    m2c_give(&out[1], la_as(p, v));
    return m2c_give(&out[2], la_as(a, v));
}

/* [DD, AA] = balance (A): DD \ A * DD is AA. */
static int give_factor(m2c_value **out, int nargout, m2c_value *a, ptrdiff_t lo, ptrdiff_t hi,
                       const double *scale, const m2c_value *v)
{
    ptrdiff_t n = a->dims[0];
    m2c_value *d = la_identity(n, n, m2c_is_complex(a));
    if (m2c_is_complex(a))
        la_unbalance_c(n, n, false, lo, hi, scale, d->c64);
    else
        la_unbalance_r(n, n, false, lo, hi, scale, d->f64);
    return give_two(out, nargout, d, a, v);
}

M2C_BUILTIN(balance)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2 || nargout > 3)
        return m2c_invalid_call("balance");
    if (argument("balance", in[0]))
        return 1;
    bool permute = !(nargin > 1 && m2c_is_option(in[1], "noperm")),
         scaling = !(nargin > 1 && m2c_is_option(in[1], "noscal"));
    m2c_value *a = la_copy(in[0]);
    ptrdiff_t n = a->dims[0], lo, hi;
    double *scale = room(n, sizeof *scale);
    if (m2c_is_complex(a))
        la_balance_c(n, a->c64, permute, scaling, &lo, &hi, scale);
    else
        la_balance_r(n, a->f64, permute, scaling, &lo, &hi, scale);
    int status = nargout > 2 ? give_vectors(out, a, lo, hi, scale, in[0])
                             : give_factor(out, nargout, a, lo, hi, scale, in[0]);
    m2c_free(scale);
    return status;
}
