/* What the tests of the runtime core share: checks that count, and short ways to make values. */
#ifndef M2C_CORE_CHECK_H
#define M2C_CORE_CHECK_H

#include "m2c/index.h"
#include "m2c/memory.h"

#include <stdio.h>
#include <string.h>

static int failures;

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition);                                           \
            failures++;                                                                                      \
        }                                                                                                    \
    } while (0)

/* The operation must fail with this message; the error is taken. */
#define CHECK_ERROR(operation, text)                                                                         \
    do {                                                                                                     \
        CHECK((operation) == 1);                                                                             \
        if (strcmp(m2c_error_message(), text) != 0) {                                                        \
            printf("%s:%d: got '%s'\n  expected '%s'\n", __FILE__, __LINE__, m2c_error_message(), text);     \
            failures++;                                                                                      \
        }                                                                                                    \
        m2c_release(m2c_catch());                                                                            \
    } while (0)

/* A double array of the given numbers. */
static inline m2c_value *numbers(ptrdiff_t rows, ptrdiff_t cols, const double *x)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, rows, cols, 0);
    memcpy(v->f64, x, (size_t)(rows * cols) * sizeof *x);
    return v;
}
#define ROW(...)                                                                                             \
    numbers(1, (ptrdiff_t)(sizeof((double[]){__VA_ARGS__}) / sizeof(double)), (double[]){__VA_ARGS__})

/* Is v a rows x cols array of these numbers? */
static inline bool holds(const m2c_value *v, ptrdiff_t rows, ptrdiff_t cols, const double *x)
{
    if (!v || v->ndims != 2 || v->dims[0] != rows || v->dims[1] != cols)
        return false;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (m2c_get(v, k) != x[k])
            return false;
    return true;
}

static inline int report(const char *name)
{
    if (failures)
        printf("%s: %d failed\n", name, failures);
    else
        printf("%s: passed\n", name);
    return failures != 0;
}

#endif
