/* What kind a character is: isalpha, isspace, … Declared in mat2c/builtins/. */
#include "text_internal.h"

#include <ctype.h>

#include "m2c/typed_char.h"

typedef bool char_test(int c);

#define M2C_TYPED_TEST(name)                                                                                 \
    static bool is_##name(int c)                                                                             \
    {                                                                                                        \
        return m2c_char_is##name((unsigned char)c);                                                          \
    }
M2C_TYPED_TEST(alpha)
M2C_TYPED_TEST(digit)
M2C_TYPED_TEST(alnum)
M2C_TYPED_TEST(upper)
M2C_TYPED_TEST(lower)
M2C_TYPED_TEST(punct)
M2C_TYPED_TEST(space)

/* Tests in the C locale that typed code does not have. */
#define M2C_CHAR_TEST(name)                                                                                  \
    static bool is_##name(int c)                                                                             \
    {                                                                                                        \
        return c < 128 && is##name(c);                                                                       \
    }
M2C_CHAR_TEST(cntrl)
M2C_CHAR_TEST(graph)
M2C_CHAR_TEST(print)
M2C_CHAR_TEST(xdigit)

static bool is_ascii(int c)
{
    return c < 128;
}

typedef struct named_test {
    const char *name;
    char_test *test;
} named_test;

/* Numbers are tested as the characters that have these codes. */
static int test_value(m2c_value **out, const m2c_value *v, const void *how)
{
    const named_test *by = how;
    m2c_value *text = NULL;
    if (v->cls == M2C_CELL)
        return m2c_map_cell(out, v, test_value, how);
    if (!m2c_is_arith(v) || m2c_is_complex(v))
        return m2c_error("", "%s: not defined for %s", by->name, m2c_type_name(v));
    if (m2c_cast(&text, v, M2C_CHAR))
        return 1;
    m2c_value *r = m2c_zeros(M2C_LOGICAL, v->ndims, v->dims, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        r->u8[k] = by->test(text->u8[k]);
    m2c_release(text);
    m2c_set(out, r);
    return 0;
}

static int test_function(const char *name, char_test *test, m2c_value **out, int nargin, m2c_value *const *in)
{
    named_test by = {name, test};
    return m2c_check_count(name, nargin, 1, 1) || test_value(&out[0], in[0], &by);
}

#define M2C_CHAR_FN(name)                                                                                    \
    M2C_TEXT_FN(is##name)                                                                                    \
    {                                                                                                        \
        M2C_TEXT_UNUSED;                                                                                     \
        return test_function("is" #name, is_##name, out, nargin, in);                                        \
    }
M2C_CHAR_FN(alpha)
M2C_CHAR_FN(digit)
M2C_CHAR_FN(alnum)
M2C_CHAR_FN(upper)
M2C_CHAR_FN(lower)
M2C_CHAR_FN(punct)
M2C_CHAR_FN(cntrl)
M2C_CHAR_FN(graph)
M2C_CHAR_FN(print)
M2C_CHAR_FN(xdigit)
M2C_CHAR_FN(space)
M2C_CHAR_FN(ascii)

M2C_TEXT_FN(isletter)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("isletter", nargin, 1, 1) || test_function("isalpha", is_alpha, out, nargin, in);
}

M2C_TEXT_FN(isstrprop)
{
    M2C_TEXT_UNUSED;
    static const struct {
        const char *names[2];
        named_test by;
    } kinds[] = {
        {{"alpha", "alpha"}, {"isalpha", is_alpha}}, {{"alnum", "alphanum"}, {"isalnum", is_alnum}},
        {{"ascii", "ascii"}, {"isascii", is_ascii}}, {{"cntrl", "cntrl"}, {"iscntrl", is_cntrl}},
        {{"digit", "digit"}, {"isdigit", is_digit}}, {{"graph", "graphic"}, {"isgraph", is_graph}},
        {{"lower", "lower"}, {"islower", is_lower}}, {{"print", "print"}, {"isprint", is_print}},
        {{"punct", "punct"}, {"ispunct", is_punct}}, {{"space", "wspace"}, {"isspace", is_space}},
        {{"upper", "upper"}, {"isupper", is_upper}}, {{"xdigit", "xdigit"}, {"isxdigit", is_xdigit}}};
    if (m2c_check_inputs("isstrprop", nargin, 2, 2))
        return 1;
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        if (m2c_equals_text(in[1], kinds[k].names[0]) || m2c_equals_text(in[1], kinds[k].names[1]))
            return test_value(&out[0], in[0], &kinds[k].by);
    return m2c_error("", "isstrprop: invalid string property");
}
