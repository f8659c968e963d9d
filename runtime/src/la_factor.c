/* LU and Cholesky factorisations and the inverses that they give (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

#define LA_COMPLEX 0
#include "la_factor.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_factor.inc"
#undef LA_COMPLEX
#define LA_SINGLE
#include "la_factor.inc"
