/* Reading, assigning and deleting by subscripts; expectations observed in Octave. */
#include "core_check.h"

static m2c_value *mask(ptrdiff_t n, const unsigned char *x)
{
    m2c_value *v = m2c_new2(M2C_LOGICAL, 1, n, 0);
    memcpy(v->u8, x, (size_t)n);
    return v;
}

/* a(i) or a(i, j); releases the subscripts. */
static m2c_value *ref(const m2c_value *a, m2c_value *i, m2c_value *j)
{
    m2c_value *idx[2] = {i, j}, *out = NULL;
    CHECK(m2c_subsref(&out, a, j ? 2 : 1, idx, "a") == 0);
    m2c_release(i);
    m2c_release(j);
    return out;
}

static int ref_fails(const m2c_value *a, m2c_value *i, m2c_value *j)
{
    m2c_value *idx[2] = {i, j}, *out = NULL;
    int status = m2c_subsref(&out, a, j ? 2 : 1, idx, "a");
    m2c_release(out);
    m2c_release(i);
    m2c_release(j);
    return status;
}

static int assign(m2c_value **a, m2c_value *i, m2c_value *j, m2c_value *rhs)
{
    m2c_value *idx[2] = {i, j};
    int status = m2c_subsasgn(a, rhs, j ? 2 : 1, idx, "a");
    m2c_release(rhs);
    m2c_release(i);
    m2c_release(j);
    return status;
}

static int delete (m2c_value **a, m2c_value *i, m2c_value *j)
{
    m2c_value *idx[2] = {i, j};
    int status = m2c_subsdel(a, j ? 2 : 1, idx, "a");
    m2c_release(i);
    m2c_release(j);
    return status;
}

#define EXPECT(value, rows, cols, ...)                                                                       \
    do {                                                                                                     \
        m2c_value *expected_value = (value);                                                                 \
        CHECK(holds(expected_value, rows, cols, (double[]){__VA_ARGS__}));                                   \
        m2c_release(expected_value);                                                                         \
    } while (0)

static void test_reading(void)
{
    m2c_value *a = numbers(2, 3, (double[]){1, 2, 3, 4, 5, 6}), *x = ROW(7, 8, 9);
    EXPECT(ref(a, m2c_double(5), NULL), 1, 1, 5);
    EXPECT(ref(a, m2c_double(2), m2c_double(3)), 1, 1, 6);
    EXPECT(ref(a, m2c_magic_colon, NULL), 6, 1, 1, 2, 3, 4, 5, 6);
    EXPECT(ref(a, m2c_magic_colon, m2c_double(2)), 2, 1, 3, 4);
    EXPECT(ref(a, m2c_double(2), m2c_magic_colon), 1, 3, 2, 4, 6);
    EXPECT(ref(a, ROW(6, 1), NULL), 1, 2, 6, 1);
    EXPECT(ref(x, numbers(2, 1, (double[]){1, 3}), NULL), 1, 2, 7, 9);
    EXPECT(ref(x, numbers(2, 2, (double[]){1, 3, 2, 1}), NULL), 2, 2, 7, 9, 8, 7);
    EXPECT(ref(x, mask(3, (unsigned char[]){1, 0, 1}), NULL), 1, 2, 7, 9);
    EXPECT(ref(x, m2c_range(3, -1, 1), NULL), 1, 3, 9, 8, 7);
    EXPECT(ref(x, m2c_empty(), NULL), 0, 0, 0);
    m2c_release(a);
    m2c_release(x);
}

static void test_reading_errors(void)
{
    m2c_value *a = numbers(2, 3, (double[]){1, 2, 3, 4, 5, 6});
    CHECK_ERROR(ref_fails(a, m2c_double(7), NULL), "a(7): out of bound 6 (dimensions are 2x3)");
    CHECK_ERROR(ref_fails(a, m2c_double(1), m2c_double(4)), "a(_,4): out of bound 3 (dimensions are 2x3)");
    CHECK_ERROR(ref_fails(a, m2c_double(0), NULL),
                "a(0): subscripts must be either integers 1 to (2^63)-1 or logicals");
    CHECK_ERROR(ref_fails(a, m2c_double(1.5), m2c_double(1)),
                "a(1.5,_): subscripts must be either integers 1 to (2^63)-1 or logicals");
    m2c_release(a);
}

static void test_assigning(void)
{
    m2c_value *a = NULL;
    for (int k = 1; k <= 100; k++)
        CHECK(assign(&a, m2c_double(k), NULL, m2c_double(k)) == 0);
    CHECK(a->dims[0] == 1 && a->numel == 100 && a->f64[99] == 100 && a->capacity < 400);
    m2c_value *shared = m2c_retain(a);
    CHECK(assign(&a, m2c_double(1), NULL, m2c_double(-1)) == 0);
    CHECK(shared->f64[0] == 1 && a->f64[0] == -1);
    m2c_release(shared);
    m2c_clear(&a);
    CHECK(assign(&a, m2c_double(2), m2c_double(3), m2c_double(9)) == 0);
    EXPECT(m2c_retain(a), 2, 3, 0, 0, 0, 0, 0, 9);
    CHECK(assign(&a, m2c_magic_colon, m2c_double(1), ROW(4, 5)) == 0);
    CHECK(a->f64[0] == 4 && a->f64[1] == 5);
    CHECK_ERROR(assign(&a, m2c_magic_colon, m2c_double(1), ROW(1, 2, 3)),
                "=: nonconformant arguments (op1 is 2x1, op2 is 1x3)");
    CHECK_ERROR(assign(&a, m2c_double(12), NULL, m2c_double(1)),
                "Invalid resizing operation or ambiguous assignment to an out-of-bounds array element");
    m2c_release(a);
}

static void test_complex_assignment(void)
{
    m2c_value *a = ROW(1, 2, 3);
    CHECK(assign(&a, m2c_double(2), NULL, m2c_complex(2 * I)) == 0 && m2c_is_complex(a));
    CHECK(assign(&a, m2c_double(2), NULL, m2c_double(5)) == 0 && !m2c_is_complex(a));
    EXPECT(a, 1, 3, 1, 5, 3);
}

static void test_deleting(void)
{
    m2c_value *a = ROW(1, 2, 3, 4);
    CHECK(delete (&a, ROW(2, 4), NULL) == 0);
    EXPECT(m2c_retain(a), 1, 2, 1, 3);
    CHECK_ERROR(delete (&a, m2c_double(5), NULL), "A(I) = []: index out of bounds: value 5 out of bound 2");
    CHECK_ERROR(delete (&a, m2c_double(1), m2c_double(1)),
                "a null assignment can only have one non-colon index");
    CHECK(delete (&a, m2c_magic_colon, NULL) == 0 && a->dims[0] == 0 && a->dims[1] == 0);
    m2c_release(a);
}

int main(void)
{
    test_reading();
    test_reading_errors();
    test_assigning();
    test_complex_assignment();
    test_deleting();
    return report("core_index");
}
