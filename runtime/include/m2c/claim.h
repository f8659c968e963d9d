/* What inference has claimed of a value, asserted at run time (`--check-types`, for tests). */
#ifndef M2C_CLAIM_H
#define M2C_CLAIM_H

#include "m2c/value.h"

enum { M2C_MAY_BE_NAN = 1, M2C_MAY_BE_INF = 2, M2C_MAY_BE_NEGZERO = 4, M2C_MAY_BE_FRACTION = 8 };

typedef struct m2c_claim {
    const char *cls;       /* NULL: any */
    int is_complex;        /* 0: no, 1: yes, -1: either */
    int rank;              /* at most so many dimensions; 0: not known */
    const ptrdiff_t *dims; /* -1: not known */
    double low, high;      /* of the real elements that are not NaN */
    unsigned may_be;
    const char *text; /* the constant that a text is, or NULL */
} m2c_claim;

/* Ends the program with status 70 where the value (NULL: undefined, nothing to check) is none of these. */
void m2c_check_claim(const m2c_value *v, const m2c_claim *claim, const char *what);

#endif
