/* Dense linear algebra on column-major arrays of double (suffix _r) and double complex (_c).
 *
 * The algorithms and the order of their sums are those of the reference BLAS and LAPACK, unblocked, so that
 * signs, orders and rounding of results agree with what Octave prints. `ld` is the distance of columns. */
#ifndef M2C_LA_H
#define M2C_LA_H

#include "fn_internal.h"

#include <complex.h>

#define T double
#define NAME(f) f##_r
#include "la_proto.inc"
#undef T
#undef NAME
#define T double complex
#define NAME(f) f##_c
#include "la_proto.inc"
#undef T
#undef NAME

/* Of single precision there is what square systems need. */
ptrdiff_t la_lu_s(ptrdiff_t m, ptrdiff_t n, float *a, ptrdiff_t *p);
ptrdiff_t la_cholesky_s(bool upper, ptrdiff_t n, float *a, ptrdiff_t ld);
double la_norm1_s(ptrdiff_t m, ptrdiff_t n, const float *a);

/* Plane rotation [c s; -s c] that takes (f, g) to (r, 0). */
void la_rotation(double f, double g, double *c, double *s, double *r);
/* Eigenvalues of the symmetric tridiagonal (d, e), ascending, in d; e is destroyed. False: no convergence. */
bool la_tridiagonal_values(ptrdiff_t n, double *d, double *e);
/* Standard form of a real 2x2 block [a b; c d]: the block, the rotation (cs, sn), the eigenvalues. */
typedef struct la_block {
    double a, b, c, d, re1, im1, re2, im2, cs, sn;
} la_block;
void la_standardise(la_block *k);
/* Real Schur form of the Hessenberg matrix h in rows lo..hi: h := Z'hZ, z := zZ; eigenvalues in wr, wi.
 * `full`: the whole form is wanted; z may be NULL. */
bool la_schur_r(bool full, ptrdiff_t n, ptrdiff_t lo, ptrdiff_t hi, double *h, double *wr, double *wi,
                double *z);
bool la_schur_c(bool full, ptrdiff_t n, ptrdiff_t lo, ptrdiff_t hi, double complex *h, double complex *w,
                double complex *z);
/* v := v times the eigenvectors of the (quasi-)triangle t. A complex pair of a real matrix takes two columns.
 */
void la_triangle_vectors_r(ptrdiff_t n, const double *t, double *v);
void la_triangle_vectors_c(ptrdiff_t n, double complex *t, double complex *v);

/* --- matrices as values -------------------------------------------------------------------------- */
/* A new double copy of v (2-D), complex as v is. */
m2c_value *la_copy(const m2c_value *v);
m2c_value *la_identity(ptrdiff_t m, ptrdiff_t n, bool cplx);
/* A permutation matrix: its rows are rows perm of the identity (or, `columns`, columns). */
m2c_value *la_permutation(ptrdiff_t n, const ptrdiff_t *perm, bool columns);
/* Takes v and makes it single where the model is. */
m2c_value *la_as(m2c_value *v, const m2c_value *model);
bool la_has_nonfinite(const m2c_value *v);
/* Is the square matrix equal to its conjugate transpose? */
bool la_is_hermitian(const m2c_value *v);
bool la_is_upper(const m2c_value *v);
bool la_is_lower(const m2c_value *v);
bool la_maybe_definite(const m2c_value *v);
/* Arguments that must be numeric matrices, and square ones: "NAME: A must be a square matrix". */
int la_matrix_argument(const char *name, const m2c_value *v);
/* Calls a function of at most three arguments with the first made a matrix of as many rows. */
int la_call_flat(m2c_function *f, int nargout, m2c_value **out, int nargin, m2c_value *const *in);
int la_square_argument(const char *name, const m2c_value *v);
/* Singular values of v (2-D) and, where u is not NULL, the vectors: full, or economy-size. Returns 1 on
 * error. */
int la_svd(const m2c_value *v, bool economy, m2c_value **u, m2c_value **s, m2c_value **w);
m2c_value *la_inverse(const m2c_value *v, double *rcond);

#endif
