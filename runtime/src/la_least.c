/* Least-squares solutions of minimum norm through the bidiagonal form (la.h), as dgelsd finds them. */
#include "la.h"

#include <float.h>
#include <math.h>

#define LA_COMPLEX 0
#include "la_least.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_least.inc"
