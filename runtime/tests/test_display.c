/* Display of values; expectations observed in Octave. */
#include "core_check.h"

#include "internal.h"
#include "m2c/display.h"

/* Does `x = value` print this? Releases the value. */
static void shows(m2c_value *v, const char *expected, int line)
{
    m2c_text t = {0};
    m2c_display_text(&t, "x", v);
    if (strcmp(t.s, expected) != 0) {
        printf("%s:%d: got\n%sexpected\n%s", __FILE__, line, t.s, expected);
        failures++;
    }
    m2c_text_free(&t);
    m2c_release(v);
}
#define SHOWS(v, text) shows(v, text, __LINE__)

static void test_scalars(void)
{
    SHOWS(m2c_double(3), "x = 3\n");
    SHOWS(m2c_double(0.001), "x = 1.0000e-03\n");
    SHOWS(m2c_double(0.05), "x = 0.050000\n");
    SHOWS(m2c_double(1234.56), "x = 1234.6\n");
    SHOWS(m2c_double(12345.678), "x = 1.2346e+04\n");
    SHOWS(m2c_double(100000), "x = 100000\n");
    SHOWS(m2c_complex(1 + 2 * I), "x =  1 + 2i\n");
    SHOWS(m2c_complex(0.1 + 0.01 * I), "x =  0.100000 + 0.010000i\n");
    SHOWS(m2c_int_scalar(M2C_INT64, INT64_MAX), "x = 9223372036854775807\n");
    SHOWS(m2c_bool(true), "x = 1\n");
    SHOWS(m2c_char("abc"), "x = abc\n");
    SHOWS(m2c_char(""), "x = \n");
    SHOWS(m2c_empty(), "x = [](0x0)\n");
}

static void test_matrices(void)
{
    SHOWS(ROW(1, 2, -3), "x =\n\n   1   2  -3\n\n");
    SHOWS(ROW(1.5, -2), "x =\n\n   1.5000  -2.0000\n\n");
    SHOWS(ROW(10000.5, 1), "x =\n\n   1.0000e+04   1.0000e+00\n\n");
    SHOWS(m2c_range(0, 0.5, 1), "x =\n\n         0    0.5000    1.0000\n\n");
    m2c_value *pages = m2c_new(M2C_DOUBLE, 3, (ptrdiff_t[]){1, 2, 2}, 0);
    memcpy(pages->f64, (double[]){1, 2, 3, 4}, 4 * sizeof(double));
    SHOWS(pages, "x =\n\nans(:,:,1) =\n\n   1   2\n\nans(:,:,2) =\n\n   3   4\n\n");
    m2c_value *bytes = m2c_new2(M2C_INT8, 1, 2, 0);
    memcpy(bytes->data, (int8_t[]){100, -2}, 2);
    SHOWS(bytes, "x =\n\n   100    -2\n\n");
}

static void test_containers(void)
{
    m2c_value *c = m2c_cell(1, 2), *s = m2c_struct();
    m2c_set(&c->cell[0], ROW(1, 2));
    m2c_set(&c->cell[1], m2c_cell(0, 3));
    m2c_struct_add_field(s, "a");
    m2c_struct_put(s, "a", m2c_double(1));
    m2c_struct_add_field(s, "c");
    m2c_struct_put(s, "c", m2c_retain(c));
    SHOWS(c, "x =\n{\n  [1,1] =\n\n     1   2\n\n  [1,2] = {}(0x3)\n}\n\n");
    SHOWS(s,
          "x =\n\n  scalar structure containing the fields:\n\n    a = 1\n    c =\n    {\n      [1,1] =\n\n"
          "         1   2\n\n      [1,2] = {}(0x3)\n    }\n\n\n");
}

int main(void)
{
    size_t before = m2c_live_blocks();
    test_scalars();
    test_matrices();
    test_containers();
    CHECK(m2c_live_blocks() == before);
    return report("display");
}
