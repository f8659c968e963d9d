/* Reduction to tridiagonal and bidiagonal form by reflections (la.h). */
#include "la.h"

#include <math.h>

#define LA_COMPLEX 0
#include "la_condense.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_condense.inc"
