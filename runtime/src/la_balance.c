/* Balancing before eigenvalues are computed: permutation and scaling by powers of two (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

#define LA_COMPLEX 0
#include "la_balance.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_balance.inc"
