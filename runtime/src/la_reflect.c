/* Householder reflections and the factorisations made of them: QR, LQ, Hessenberg (la.h). */
#include "la.h"

#include <float.h>
#include <math.h>

static double hypot2(double x, double y)
{
    double w = fmax(fabs(x), fabs(y)), z = fmin(fabs(x), fabs(y));
    return z == 0 || w > DBL_MAX ? w : w * sqrt(1 + (z / w) * (z / w));
}

static double hypot3(double x, double y, double z)
{
    double w = fmax(fmax(fabs(x), fabs(y)), fabs(z)), a = fabs(x), b = fabs(y), c = fabs(z);
    return w == 0 || w > DBL_MAX ? a + b + c
                                 : w * sqrt((a / w) * (a / w) + (b / w) * (b / w) + (c / w) * (c / w));
}

#define LA_COMPLEX 0
#include "la_reflect.inc"
#undef LA_COMPLEX
#define LA_COMPLEX 1
#include "la_reflect.inc"
