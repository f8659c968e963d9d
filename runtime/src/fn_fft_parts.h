/* What fn_fft_plan.c puts together. */
#ifndef M2C_FN_FFT_PARTS_H
#define M2C_FN_FFT_PARTS_H

#include <complex.h>
#include <stddef.h>

/* exp (-2 pi i k / n); all n of them in a new block. */
double complex m2c_unit_root(ptrdiff_t k, ptrdiff_t n);
double complex *m2c_unit_roots(ptrdiff_t n);

/* A stage of radix 4 of transforms of length 4 m, `run` of them interleaved; turn[3 p + k - 1] is the p k-th
 * root. The stage of radix 2 is a last one, with m = 1. y is apart from x. */
void m2c_fft_stream4(ptrdiff_t m, ptrdiff_t run, const double complex *turn, const double complex *x,
                     double complex *y);
void m2c_fft_stream2(ptrdiff_t m, ptrdiff_t run, const double complex *x, double complex *y);

#endif
