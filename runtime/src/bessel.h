/* Bessel and Airy functions of one argument. */
#ifndef M2C_BESSEL_H
#define M2C_BESSEL_H

#include <complex.h>
#include <stdbool.h>

/* `kind`: 'j', 'y', 'i' or 'k'. `scaled`: I times exp (-abs (x)), K times exp (x). x >= 0. */
double bessel_real(char kind, double nu, double x, bool scaled);
/* The same of any z, and 'g' and 'h': the Hankel functions 1 and 2. Scaled are J and Y by exp (-abs (imag
 * (z))), I by exp (-abs (real (z))), K by exp (z), the Hankel functions by exp (-i z) and exp (i z). */
double complex bessel_complex(char kind, double nu, double complex z, bool scaled);
/* Ai, Ai', Bi, Bi' for k = 0 to 3; scaled by exp (zeta), Bi by exp (-abs (real (zeta))), zeta = 2/3 z sqrt
 * (z). */
double complex airy_complex(int k, double complex z, bool scaled);

#endif
