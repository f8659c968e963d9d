/* Builtins of numerical mathematics: linear algebra, polynomials, interpolation, transforms, integration. */
#ifndef M2C_FN_NUM_H
#define M2C_FN_NUM_H

#include "m2c/value.h"

M2C_BEGIN

/* fn_linalg.c, fn_linalg_norm.c */
m2c_function m2c_fn_det, m2c_fn_inv, m2c_fn_inverse, m2c_fn_rcond, m2c_fn_rank, m2c_fn_pinv, m2c_fn_norm;

/* fn_decomp.c, fn_decomp_schur.c, fn_eig.c, fn_svd.c */
m2c_function m2c_fn_lu, m2c_fn_chol, m2c_fn_qr, m2c_fn_hess, m2c_fn_schur, m2c_fn_balance, m2c_fn_eig,
    m2c_fn_svd;

/* fn_fft.c */
m2c_function m2c_fn_fft, m2c_fn_ifft, m2c_fn_fft2, m2c_fn_ifft2, m2c_fn_fftn, m2c_fn_ifftn;

/* fn_quadrature.c */
m2c_function m2c_fn___chebyshev_nodes__, m2c_fn___legendre_fit__;

/* fn_poly.c */
m2c_function m2c_fn_conv, m2c_fn_conv2, m2c_fn_filter;

/* fn_bessel_call.c */
m2c_function m2c_fn_besselj, m2c_fn_bessely, m2c_fn_besseli, m2c_fn_besselk, m2c_fn_besselh, m2c_fn_airy;

M2C_END

#endif
