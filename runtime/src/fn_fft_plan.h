/* Discrete Fourier transforms of one length. */
#ifndef M2C_FN_FFT_PLAN_H
#define M2C_FN_FFT_PLAN_H

#include <complex.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct m2c_fft_plan m2c_fft_plan;
m2c_fft_plan *m2c_fft_new(ptrdiff_t n);
void m2c_fft_free(m2c_fft_plan *p);
/* y := transform of x (n elements each, apart); the inverse is scaled by 1/n. */
void m2c_fft_run(const m2c_fft_plan *p, bool inverse, const double complex *x, double complex *y);

#endif
