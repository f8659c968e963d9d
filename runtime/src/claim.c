/* Assertions of inferred types (claim.h). */
#include "m2c/claim.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn static void broken(const char *what, const char *how, double got)
{
    fflush(stdout);
    fprintf(stderr, "mat2c: bug: %s: wrong %s (%.17g)\n", what, how, got);
    exit(70);
}

static void check_extents(const m2c_value *v, const m2c_claim *claim, const char *what)
{
    if (v->ndims > claim->rank)
        broken(what, "rank", v->ndims);
    for (int d = 0; d < claim->rank; d++) {
        ptrdiff_t extent = d < v->ndims ? v->dims[d] : 1;
        if (claim->dims[d] >= 0 && extent != claim->dims[d])
            broken(what, "extent", (double)extent);
    }
}

static void check_number(double x, const m2c_claim *claim, const char *what)
{
    unsigned may_be = claim->may_be;
    if (isnan(x)) {
        if (!(may_be & M2C_MAY_BE_NAN))
            broken(what, "NaN", x);
        return;
    }
    if (isinf(x) && !(may_be & M2C_MAY_BE_INF))
        broken(what, "infinity", x);
    if (x == 0 && signbit(x) && !(may_be & M2C_MAY_BE_NEGZERO))
        broken(what, "sign of zero", x);
    if (isfinite(x) && x != floor(x) && !(may_be & M2C_MAY_BE_FRACTION))
        broken(what, "fraction", x);
    if (x < claim->low || x > claim->high)
        broken(what, "range", x);
}

static bool same_number(double x, double y)
{
    return (x == y && !signbit(x) == !signbit(y)) || (isnan(x) && isnan(y));
}

static void check_numbers(const m2c_value *v, const m2c_claim *claim, const char *what)
{
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double complex x = m2c_getc(v, k);
        if (!same_number(creal(x), claim->numbers[2 * k]))
            broken(what, "constant", creal(x));
        if (!same_number(cimag(x), claim->numbers[2 * k + 1]))
            broken(what, "imaginary part of a constant", cimag(x));
    }
}

void m2c_check_claim(const m2c_value *v, const m2c_claim *claim, const char *what)
{
    if (!v)
        return;
    if (claim->cls && strcmp(m2c_class_name(v), claim->cls) != 0)
        broken(what, "class", v->cls);
    if (claim->rank > 0)
        check_extents(v, claim, what);
    if (!claim->cls || !m2c_is_arith(v))
        return;
    if (claim->is_complex >= 0 && m2c_is_complex(v) != (claim->is_complex == 1))
        broken(what, "complexity", m2c_is_complex(v));
    for (ptrdiff_t k = 0; !m2c_is_complex(v) && k < v->numel; k++)
        check_number(m2c_get(v, k), claim, what);
    for (ptrdiff_t k = 0; claim->text && k < v->numel; k++)
        if (v->u8[k] != (unsigned char)claim->text[k])
            broken(what, "text", v->u8[k]);
    if (claim->numbers)
        check_numbers(v, claim, what);
}

static bool same_element(const m2c_value *a, const m2c_value *b, ptrdiff_t k)
{
    if (a->cls == M2C_INT64)
        return ((const int64_t *)a->data)[k] == ((const int64_t *)b->data)[k];
    if (a->cls == M2C_UINT64)
        return ((const uint64_t *)a->data)[k] == ((const uint64_t *)b->data)[k];
    double complex x = m2c_getc(a, k), y = m2c_getc(b, k);
    return same_number(creal(x), creal(y)) && same_number(cimag(x), cimag(y));
}

void m2c_check_same(const m2c_value *boxed, const m2c_value *typed, const char *what)
{
    if (boxed->cls != typed->cls)
        broken(what, "class by typed code", typed->cls);
    if (m2c_is_complex(boxed) != m2c_is_complex(typed))
        broken(what, "complexity by typed code", m2c_is_complex(typed));
    for (int d = 0; d < boxed->ndims || d < typed->ndims; d++) {
        ptrdiff_t have = d < typed->ndims ? typed->dims[d] : 1;
        if (have != (d < boxed->ndims ? boxed->dims[d] : 1))
            broken(what, "extent by typed code", (double)have);
    }
    for (ptrdiff_t k = 0; k < boxed->numel; k++)
        if (!same_element(boxed, typed, k))
            broken(what, "element by typed code", m2c_get(typed, k));
}

_Noreturn void m2c_broken_proof(const char *what)
{
    fflush(stdout);
    fprintf(stderr, "mat2c: bug: %s: proved, but wrong\n", what);
    exit(70);
}

void m2c_check_room(size_t capacity, size_t needed, const char *what)
{
    if (capacity < needed)
        broken(what, "capacity", (double)capacity);
}

void m2c_poison(void *p, size_t bytes)
{
    if (p)
        memset(p, 0xFF, bytes);
}
