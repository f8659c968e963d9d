/* The error functions of complex numbers. */
#ifndef M2C_FN_FADDEEVA_H
#define M2C_FN_FADDEEVA_H

#include "fn_map.h"

double complex m2c_faddeeva(double complex z); /* exp (-z^2) erfc (-iz) */
double complex m2c_erf_c(double complex z);
double complex m2c_erfc_c(double complex z);
double complex m2c_erfcx_c(double complex z);
double complex m2c_erfi_c(double complex z);
double complex m2c_dawson_c(double complex z);

#endif
