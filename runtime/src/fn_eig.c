/* eig: eigenvalues and eigenvectors. Declared in mat2c/builtins/. */
#include "core_util.h"
#include "eig_options.h"
#include "eig_vectors.h"
#include "la.h"
#include "m2c/fn_num.h"

#include <math.h>

/* What eig gives: values as a column, right and left vectors (NULL where not wanted). */
typedef struct eigen {
    m2c_value *values, *right, *left;
} eigen;

static void drop(eigen *e)
{
    m2c_release(e->values);
    m2c_release(e->right);
    m2c_release(e->left);
}

static void *room(ptrdiff_t n, size_t size)
{
    return m2c_alloc((size_t)(n + 1) * size);
}
static int no_convergence(void)
{
    return m2c_error("", "eig: failed to converge");
}

/* --- Hermitian matrices -------------------------------------------------------------------------- */

static bool hermitian_c(ptrdiff_t n, double complex *a, double *d, bool vectors)
{
    double *e = room(n, sizeof *e);
    double complex *tau = room(n, sizeof *tau);
    la_tridiagonal_c(n, a, d, e, tau);
    if (vectors)
        la_form_tridiagonal_q_c(n, a, tau);
    bool done = vectors ? la_tridiagonal_vectors_c(n, d, e, a) : la_tridiagonal_values(n, d, e);
    m2c_free(e);
    m2c_free(tau);
    return done;
}

static bool hermitian_r(ptrdiff_t n, double *a, double *d, bool vectors)
{
    double *e = room(n, sizeof *e), *tau = room(n, sizeof *tau);
    la_tridiagonal_r(n, a, d, e, tau);
    if (vectors)
        la_form_tridiagonal_q_r(n, a, tau);
    bool done = vectors ? la_tridiagonal_vectors_r(n, d, e, a) : la_tridiagonal_values(n, d, e);
    m2c_free(e);
    m2c_free(tau);
    return done;
}

static int hermitian(const m2c_value *v, bool vectors, eigen *y)
{
    ptrdiff_t n = v->dims[0];
    m2c_value *a = la_copy(v);
    y->values = m2c_new2(M2C_DOUBLE, n, 1, 0);
    bool done = m2c_is_complex(a) ? hermitian_c(n, a->c64, y->values->f64, vectors)
                                  : hermitian_r(n, a->f64, y->values->f64, vectors);
    if (vectors) {
        y->left = m2c_retain(a);
        y->right = a;
    } else
        m2c_release(a);
    return done ? 0 : no_convergence();
}

/* --- general matrices: balance, Hessenberg form, Schur form, vectors ----------------------------- */

typedef struct real_work {
    ptrdiff_t n, lo, hi;
    double *scale, *tau, *z, *wr, *wi;
} real_work;

static bool real_schur(real_work *w, m2c_value *a, bool balance, bool vectors)
{
    ptrdiff_t n = w->n;
    la_balance_r(n, a->f64, balance, balance, &w->lo, &w->hi, w->scale);
    la_hessenberg_r(n, w->lo, w->hi, a->f64, w->tau);
    if (vectors) {
        memcpy(w->z, a->f64, (size_t)(n * n) * sizeof *w->z);
        la_form_hessenberg_q_r(n, w->lo, w->hi, w->z, w->tau);
    }
    return la_schur_r(vectors, n, w->lo, w->hi, a->f64, w->wr, w->wi, vectors ? w->z : NULL);
}

static int general_real(const m2c_value *v, bool balance, bool vectors, eigen *y)
{
    ptrdiff_t n = v->dims[0];
    m2c_value *a = la_copy(v);
    real_work w = {n, 0, n - 1, room(n, 8), room(n, 8), room(n * n, 8), room(n, 8), room(n, 8)};
    bool done = real_schur(&w, a, balance, vectors);
    y->values = m2c_new2(M2C_DOUBLE, n, 1, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < n; k++)
        y->values->c64[k] = m2c_of_parts(w.wr[k], w.wi[k]);
    if (vectors && done) {
        la_triangle_vectors_r(n, a->f64, w.z);
        la_unbalance_r(n, n, false, w.lo, w.hi, w.scale, w.z);
        y->right = m2c_eig_unpack(n, w.z, w.wi);
    }
    m2c_release(a);
    m2c_free(w.scale);
    m2c_free(w.tau);
    m2c_free(w.z);
    m2c_free(w.wr);
    m2c_free(w.wi);
    return done ? 0 : no_convergence();
}

static int general_complex(const m2c_value *v, bool balance, bool vectors, eigen *y)
{
    ptrdiff_t n = v->dims[0], lo, hi;
    m2c_value *a = la_copy(v), *z = la_identity(n, n, true);
    double *scale = room(n, sizeof *scale);
    double complex *tau = room(n, sizeof *tau);
    y->values = m2c_new2(M2C_DOUBLE, n, 1, M2C_COMPLEX);
    la_balance_c(n, a->c64, balance, balance, &lo, &hi, scale);
    la_hessenberg_c(n, lo, hi, a->c64, tau);
    memcpy(z->c64, a->c64, (size_t)(n * n) * sizeof *tau);
    la_form_hessenberg_q_c(n, lo, hi, z->c64, tau);
    bool done = la_schur_c(vectors, n, lo, hi, a->c64, y->values->c64, vectors ? z->c64 : NULL);
    if (vectors && done) {
        la_triangle_vectors_c(n, a->c64, z->c64);
        la_unbalance_c(n, n, false, lo, hi, scale, z->c64);
        for (ptrdiff_t j = 0; j < n; j++)
            m2c_eig_normalise(n, z->c64 + j * n);
        y->right = m2c_narrow(m2c_retain(z));
    }
    m2c_release(a);
    m2c_release(z);
    m2c_free(scale);
    m2c_free(tau);
    return done ? 0 : no_convergence();
}

/* Left vectors: the columns of inv(V)', to length 1; real ones keep the side that makes w'v positive. */
static int left_vectors(eigen *y)
{
    double rcond;
    m2c_value *inverse = la_inverse(y->right, &rcond), *t = NULL;
    int bad = m2c_ctranspose(&t, inverse);
    m2c_release(inverse);
    if (bad)
        return 1;
    m2c_make_unique(&t);
    ptrdiff_t n = t->dims[0];
    for (ptrdiff_t j = 0; j < t->dims[1]; j++) {
        double complex *x = t->c64 + j * n;
        if (m2c_is_complex(t) && j && m2c_eig_is_conjugate(n, y->right->c64 + j * n)) {
            for (ptrdiff_t i = 0; i < n; i++)
                x[i] = conj(x[i - n]);
        } else if (m2c_is_complex(t))
            m2c_eig_normalise(n, x);
        else
            m2c_eig_to_length_one(n, t->f64 + j * n);
    }
    y->left = m2c_is_complex(t) ? m2c_narrow(t) : t;
    return 0;
}

static int decompose(const m2c_value *v, bool balance, int nargout, eigen *y)
{
    bool vectors = nargout > 1;
    if (la_is_hermitian(v))
        return hermitian(v, vectors, y);
    int bad = (m2c_is_complex(v) ? general_complex : general_real)(v, balance, vectors, y);
    return bad || (nargout > 2 && left_vectors(y));
}

/* --- A x = lambda B x ---------------------------------------------------------------------------- */

/* The largest element of each column gets length 1, as the sum of its parts. */
static m2c_value *scaled_columns(m2c_value *v)
{
    m2c_set(&v, m2c_as_complex(v));
    m2c_make_unique(&v);
    ptrdiff_t n = v->dims[0];
    for (ptrdiff_t j = 0; j < v->dims[1]; j++) {
        double most = 0;
        for (ptrdiff_t i = 0; i < n; i++)
            most = fmax(most, fabs(creal(v->c64[i + j * n])) + fabs(cimag(v->c64[i + j * n])));
        for (ptrdiff_t i = 0; most > 0 && i < n; i++)
            v->c64[i + j * n] /= most;
    }
    return m2c_narrow(v);
}

/* Both Hermitian, B definite: B = U'U, and U'^-1 A U^-1 has the same eigenvalues. */
static int definite_pair(const m2c_value *a, m2c_value *u, int nargout, eigen *y)
{
    double rcond;
    m2c_value *inverse = la_inverse(u, &rcond), *left = NULL, *c = NULL, *h = NULL, *sum = NULL,
              *half = m2c_double(0.5);
    int bad = m2c_ctranspose(&left, inverse) || m2c_mtimes(&c, left, a) || m2c_mtimes(&c, c, inverse) ||
              m2c_ctranspose(&h, c) || m2c_plus(&sum, c, h) || m2c_times(&sum, sum, half) ||
              decompose(sum, true, nargout, y) || (y->right && m2c_mtimes(&y->right, inverse, y->right));
    if (!bad && y->left)
        m2c_copy(&y->left, y->right);
    m2c_release(inverse);
    m2c_release(left);
    m2c_release(c);
    m2c_release(h);
    m2c_release(sum);
    m2c_release(half);
    return bad;
}

/* Left vectors of B\A are those of the pair, times B'. */
static int left_of_pair(const m2c_value *b, eigen *y)
{
    m2c_value *t = NULL;
    int bad = left_vectors(y) || m2c_ctranspose(&t, b) || m2c_mldivide(&y->left, t, y->left);
    m2c_release(t);
    if (!bad)
        y->left = scaled_columns(y->left);
    return bad;
}

static int general_pair(const m2c_value *a, const m2c_value *b, int nargout, eigen *y)
{
    m2c_value *c = NULL;
    if (m2c_mldivide(&c, b, a))
        return 1;
    int bad = (m2c_is_complex(c) ? general_complex : general_real)(c, true, nargout > 1, y);
    if (!bad && y->right)
        y->right = scaled_columns(y->right);
    m2c_release(c);
    return bad || (nargout > 2 && left_of_pair(b, y));
}

/* Both of doubles. */
static int decompose_pair(const m2c_value *a, const m2c_value *b, bool qz, int nargout, eigen *y)
{
    if (qz || !la_is_hermitian(a) || !la_is_hermitian(b))
        return general_pair(a, b, nargout, y);
    m2c_value *u = la_copy(b);
    ptrdiff_t n = u->dims[0];
    bool definite =
        (m2c_is_complex(u) ? la_cholesky_c(true, n, u->c64, n) : la_cholesky_r(true, n, u->f64, n)) == 0;
    for (ptrdiff_t j = 0; j < n; j++)
        for (ptrdiff_t i = j + 1; i < n; i++)
            memset(m2c_element(u, i + j * n), 0, m2c_element_size(M2C_DOUBLE, u->flags));
    int bad = definite ? definite_pair(a, u, nargout, y) : general_pair(a, b, nargout, y);
    m2c_release(u);
    return bad;
}

/* --- the builtin --------------------------------------------------------------------------------- */

static m2c_value *on_diagonal(const m2c_value *d)
{
    ptrdiff_t n = d->numel, dims[2] = {n, n};
    m2c_value *y = m2c_zeros(M2C_DOUBLE, 2, dims, d->flags & M2C_COMPLEX);
    size_t size = m2c_element_size(M2C_DOUBLE, d->flags);
    for (ptrdiff_t k = 0; k < n; k++)
        memcpy(m2c_element(y, k + k * n), (char *)d->data + (size_t)k * size, size);
    if (n > 1)
        y->flags |= M2C_DIAGONAL;
    return y;
}

static int argument(const m2c_value *v)
{
    if (!m2c_is_float(v))
        return m2c_wrong_type("eig", v);
    if (v->ndims > 2)
        return m2c_error("", "EIG requires square matrix");
    if (v->dims[0] != v->dims[1])
        return m2c_error("", "eig: A must be a square matrix");
    return la_has_nonfinite(v) ? m2c_error("", "EIG: matrix contains Inf or NaN values") : 0;
}

static int give(m2c_value **out, int nargout, eigen *y, const m2c_eig_options *o, const m2c_value *model)
{
    y->values = m2c_is_complex(y->values) ? m2c_narrow(y->values) : y->values;
    bool matrix = nargout > 1 ? !o->as_vector : o->as_matrix;
    m2c_value *d = matrix ? on_diagonal(y->values) : m2c_retain(y->values);
    m2c_set(&out[nargout > 1], la_as(d, model));
    if (nargout > 1)
        m2c_set(&out[0], la_as(m2c_retain(y->right), model));
    if (nargout > 2)
        m2c_set(&out[2], la_as(m2c_retain(y->left), model));
    return 0;
}

static int run(m2c_value **out, int nargout, bool pair, const m2c_eig_options *o, m2c_value *const *in)
{
    eigen y = {NULL, NULL, NULL};
    m2c_value *a = m2c_as(in[0], M2C_DOUBLE), *b = pair ? m2c_as(in[1], M2C_DOUBLE) : NULL;
    int bad = pair ? decompose_pair(a, b, o->qz, nargout, &y) : decompose(a, o->balance, nargout, &y);
    m2c_release(a);
    m2c_release(b);
    if (!bad)
        bad = give(out, nargout, &y, o, pair && in[1]->cls == M2C_SINGLE ? in[1] : in[0]);
    drop(&y);
    return bad;
}

M2C_BUILTIN(eig)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 4 || nargout > 3)
        return m2c_invalid_call("eig");
    bool pair = nargin > 1 && in[1]->cls != M2C_CHAR;
    m2c_eig_options o = {.balance = true};
    if (in[0]->numel == 0) {
        for (int k = 0; k < m2c_max_int(nargout, 1); k++)
            m2c_set(&out[k], m2c_empty());
        return 0;
    }
    if (argument(in[0]) || (pair && argument(in[1])) ||
        m2c_eig_read_options(pair, nargin - 1 - pair, in + 1 + pair, &o))
        return 1;
    if (pair && !m2c_same_dims(in[0], in[1]))
        return m2c_error("", "EIG requires same size matrices");
    return run(out, nargout, pair, &o, in);
}
