/* Operators: class rules, broadcasting, ranges, concatenation, matrix division; nothing leaks. */
#include "m2c/memory.h"
#include "m2c/ops.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define CHECK(ok)                                                                                            \
    do {                                                                                                     \
        if (!(ok)) {                                                                                         \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #ok);                                                  \
            failures++;                                                                                      \
        }                                                                                                    \
    } while (0)

typedef int binary_op(m2c_value **out, const m2c_value *a, const m2c_value *b);

static m2c_value *row(int n, const double *x)
{
    m2c_value *v = m2c_new2(M2C_DOUBLE, 1, n, 0);
    memcpy(v->f64, x, (size_t)n * sizeof *x);
    return v;
}

/* Takes both operands. */
static m2c_value *apply(binary_op *op, m2c_value *a, m2c_value *b)
{
    m2c_value *y = NULL;
    CHECK(op(&y, a, b) == 0);
    m2c_release(a);
    m2c_release(b);
    return y;
}

static void expect(m2c_value *v, m2c_class cls, int n, const double *x)
{
    CHECK(v && v->cls == cls && v->numel == n);
    for (int i = 0; v && i < n && i < v->numel; i++)
        CHECK(m2c_get(v, i) == x[i]);
    m2c_release(v);
}

static void expect_error(binary_op *op, m2c_value *a, m2c_value *b, const char *message)
{
    m2c_value *y = NULL;
    CHECK(op(&y, a, b) == 1);
    CHECK(y == NULL && strcmp(m2c_error_message(), message) == 0);
    m2c_release(m2c_catch());
    m2c_release(a);
    m2c_release(b);
}

static void test_arithmetic(void)
{
    const double a[] = {1, 2, 3}, sum[] = {2, 4, 6}, half[] = {0.5, 1, 1.5};
    expect(apply(m2c_plus, row(3, a), row(3, a)), M2C_DOUBLE, 3, sum);
    expect(apply(m2c_rdivide, row(3, a), m2c_double(2)), M2C_DOUBLE, 3, half);
    expect(apply(m2c_plus, m2c_int_scalar(M2C_INT8, 100), m2c_double(100.4)), M2C_INT8, 1, (double[]){127});
    expect(apply(m2c_rdivide, m2c_int_scalar(M2C_INT32, -7), m2c_int_scalar(M2C_INT32, 2)), M2C_INT32, 1,
           (double[]){-4});
    m2c_value *big = apply(m2c_minus, m2c_int_scalar(M2C_INT64, INT64_MAX), m2c_double(1));
    CHECK(*(int64_t *)big->data == INT64_MAX - 1);
    m2c_release(big);
    expect_error(m2c_plus, m2c_int_scalar(M2C_INT8, 1), m2c_int_scalar(M2C_INT16, 1),
                 "binary operator '+' not implemented for 'int8 scalar' by 'int16 scalar' operations");
    expect_error(m2c_plus, row(3, a), row(2, a),
                 "operator +: nonconformant arguments (op1 is 1x3, op2 is 1x2)");
}

static void test_in_place(void)
{
    m2c_value *x = row(3, (double[]){1, 2, 3}), *one = m2c_double(1);
    void *data = x->data;
    CHECK(m2c_plus(&x, x, one) == 0 && x->data == data);
    m2c_value *shared = m2c_retain(x);
    CHECK(m2c_plus(&x, x, one) == 0 && x->data != data);
    m2c_release(shared);
    m2c_release(one);
    expect(x, M2C_DOUBLE, 3, (double[]){3, 4, 5});
}

static void test_power(void)
{
    m2c_value *y = apply(m2c_power, m2c_double(-8), m2c_double(1.0 / 3));
    CHECK(m2c_is_complex(y));
    m2c_release(y);
    expect(apply(m2c_power, m2c_int_scalar(M2C_INT8, 2), m2c_int_scalar(M2C_INT8, -1)), M2C_INT8, 1,
           (double[]){0});
    expect(apply(m2c_power, m2c_complex(1 + 2 * I), m2c_double(0)), M2C_DOUBLE, 1, (double[]){1});
}

static void test_ranges(void)
{
    m2c_value *r = NULL, *a = m2c_double(0), *d = m2c_double(0.1), *b = m2c_double(1);
    CHECK(m2c_colon(&r, a, d, b) == 0 && r->numel == 11 && r->f64[10] == 1 && (r->flags & M2C_RANGE));
    CHECK(m2c_uminus(&r, r) == 0 && !(r->flags & M2C_RANGE) && r->f64[10] == -1);
    m2c_release(r);
    m2c_release(a);
    m2c_release(b);
    m2c_release(d);
}

static void test_concatenation(void)
{
    m2c_value *parts[3] = {m2c_double(300), m2c_int_scalar(M2C_INT8, 1), m2c_empty()}, *y = NULL;
    CHECK(m2c_hcat(&y, 3, parts) == 0);
    expect(y, M2C_INT8, 2, (double[]){127, 1});
    m2c_value *text[2] = {m2c_char("abc"), m2c_char("de")};
    y = NULL;
    CHECK(m2c_vcat(&y, 2, text) == 0 && y->dims[0] == 2 && y->dims[1] == 3 && y->u8[5] == ' ');
    for (int i = 0; i < 3; i++)
        m2c_release(parts[i]);
    m2c_release(text[0]);
    m2c_release(text[1]);
    m2c_release(y);
}

/* x = [x, k] grows in place most of the time. */
static void test_growth(void)
{
    m2c_value *x = m2c_empty();
    int moves = 0;
    for (int k = 0; k < 1000; k++) {
        void *data = x->data;
        m2c_value *parts[2] = {x, m2c_double(k)};
        CHECK(m2c_hcat(&x, 2, parts) == 0);
        m2c_release(parts[1]);
        moves += x->data != data;
    }
    CHECK(x->numel == 1000 && x->f64[999] == 999 && moves < 30);
    m2c_release(x);
}

static void test_division(void)
{
    m2c_value *a = m2c_new2(M2C_DOUBLE, 2, 2, 0), *b = m2c_new2(M2C_DOUBLE, 2, 1, 0), *x = NULL, *back = NULL;
    memcpy(a->f64, (double[]){1, 3, 2, 4}, 4 * sizeof(double));
    memcpy(b->f64, (double[]){5, 6}, 2 * sizeof(double));
    CHECK(m2c_mldivide(&x, a, b) == 0 && m2c_mtimes(&back, a, x) == 0);
    CHECK(back->numel == 2 && back->f64[0] - 5 < 1e-12 && 5 - back->f64[0] < 1e-12);
    m2c_release(a);
    m2c_release(b);
    m2c_release(x);
    m2c_release(back);
}

int main(void)
{
    test_arithmetic(); /* the last error's message stays for lasterr */
    size_t blocks = m2c_live_blocks();
    test_arithmetic();
    test_in_place();
    test_power();
    test_ranges();
    test_concatenation();
    test_growth();
    test_division();
    CHECK(m2c_live_blocks() == blocks);
    return failures != 0;
}
