/* What inference has claimed of a value, and what typed code has made of it, asserted at run time
   (`--check-types`), and the checks that it has proved away (`--check-removed`): for tests. */
#ifndef M2C_CLAIM_H
#define M2C_CLAIM_H

#include <stdbool.h>

#include "m2c/value.h"

M2C_BEGIN

enum { M2C_MAY_BE_NAN = 1, M2C_MAY_BE_INF = 2, M2C_MAY_BE_NEGZERO = 4, M2C_MAY_BE_FRACTION = 8 };

typedef struct m2c_claim {
    const char *cls;       /* NULL: any */
    int is_complex;        /* 0: no, 1: yes, -1: either */
    int rank;              /* at most so many dimensions; 0: not known */
    const ptrdiff_t *dims; /* -1: not known */
    double low, high;      /* of the real elements that are not NaN */
    unsigned may_be;
    const char *text;      /* the constant that a text is, or NULL */
    const double *numbers; /* the constants that the elements are, real and imaginary parts, or NULL */
} m2c_claim;

/* Ends the program with status 70 where the value (NULL: undefined, nothing to check) is none of these. */
void m2c_check_claim(const m2c_value *v, const m2c_claim *claim, const char *what);

/* Ends the program with status 70 where two values are not the same, bit for bit (any NaN is any other). */
void m2c_check_same(const m2c_value *boxed, const m2c_value *typed, const char *what);

/* Is it time to look again? The first times, and now and then later. */
static inline bool m2c_due(unsigned *visits)
{
    enum { FIRST = 64, EACH = 61 };
    unsigned before = (*visits)++;
    return before < FIRST || before % EACH == 0;
}

/* Ends the program with status 70: a check that was proved to succeed has failed. */
M2C_NORETURN void m2c_broken_proof(const char *what);

/* The block of a growable array, whose resizing was proved needless, holds so many bytes. */
void m2c_check_room(size_t capacity, size_t needed, const char *what);

/* Overwrites storage that nothing is to read any more: by NaN, where it is one of doubles. */
void m2c_poison(void *p, size_t bytes);

M2C_END

#endif
