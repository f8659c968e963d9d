/* printf, regular expressions and text builtins; expectations observed in Octave. */
#include "core_check.h"

#include "m2c/display.h"
#include "m2c/fn_text.h"

/* Calls a builtin and compares what its first result displays. */
static void gives(m2c_function *f, int n, m2c_value **in, const char *expected, int line)
{
    m2c_value *out[8] = {NULL};
    m2c_text t = {0};
    if (f(NULL, 1, out, n, in)) {
        m2c_text_addf(&t, "error: %s\n", m2c_error_message());
        m2c_release(m2c_catch());
    } else {
        m2c_disp_text(&t, out[0]);
    }
    if (strcmp(t.s, expected) != 0) {
        printf("%s:%d: got %sexpected %s", __FILE__, line, t.s, expected);
        failures++;
    }
    m2c_text_free(&t);
    m2c_release(out[0]);
    for (int k = 0; k < n; k++)
        m2c_release(in[k]);
}
#define GIVES(name, text, ...)                                                                               \
    gives(m2c_fn_##name, (int)(sizeof((m2c_value *[]){__VA_ARGS__}) / sizeof(m2c_value *)),                  \
          (m2c_value *[]){__VA_ARGS__}, text, __LINE__)
#define T m2c_char
#define D m2c_double

static void test_printf(void)
{
    GIVES(sprintf, "1.5|0003|a\n", T("%d|%04d|%c"), D(1.5), D(3), T("a"));
    GIVES(sprintf, "1,2;3,\n", T("%d,%d;"), ROW(1, 2, 3));
    GIVES(sprintf, "a\tb 1e+10\n", T("a\\tb %x"), D(1e10 + 0.5));
    GIVES(sprintf, "[  NaN] [Inf  ]\n", T("[%5d] [%-5f]"), D(0.0 / 0.0), D(1 / 0.0));
    GIVES(sprintf, "He|\n", T("%s|"), ROW(72, 101));
    GIVES(sprintf, "error: sprintf: wrong type argument 'cell'\n", T("%d"), m2c_cell(1, 1));
    GIVES(sprintf, "error: sprintf: invalid format specified\n", T("%k"), D(1));
}

static void test_numbers(void)
{
    GIVES(num2str, "3.1416\n", D(3.14159265));
    GIVES(num2str, "1.5        -2.5\n", ROW(1.5, -2.5));
    GIVES(num2str, "10 -200    3\n", ROW(10, -200, 3));
    GIVES(mat2str, "[1 2.5]\n", ROW(1, 2.5));
    GIVES(str2double, " 1 - 2i\n", T("1-2i"));
    GIVES(str2double, "1000.5\n", T("1,000.5"));
    GIVES(dec2bin, "0101\n", D(5), D(4));
    GIVES(sscanf, "   3\n   4\n", T("3,4"), T("%d,"));
}

static void test_text(void)
{
    GIVES(strtrim, "a b\n", T("  a b \t"));
    GIVES(strrep, "heLLLLo\n", T("hello"), T("l"), T("LL"));
    GIVES(strfind, "   1   2   3\n", T("aaaa"), T("aa"));
    GIVES(strcat, "ab\n", T("a "), T("b "));
    GIVES(strsplit, "{\n  [1,1] = a\n  [1,2] = b\n}\n", T("a,,b"), T(","));
    GIVES(upper, "ABC\n", T("aBc"));
}

static void test_regexp(void)
{
    GIVES(regexp, "{\n  [1,1] = ab\n}\n", T("xaby"), T("a(?=b)."), T("match"));
    GIVES(regexp, "aa\n", T("baa"), T("(a)\\1"), T("match"), T("once"));
    GIVES(regexp, "aX\n", T("aXbX"), T(".*?X"), T("match"), T("once"));
    GIVES(regexp, "error: regexp: missing ) at position 1 of expression\n", T("a"), T("("));
    GIVES(regexprep, "bac\n", T("abc"), T("(.)(.)"), T("$2$1"));
}

int main(void)
{
    GIVES(regexp,
          "error: Invalid call to regexp.  Correct usage is:\n\n"
          " -- [S, E, TE, M, T, NM, SP] = regexp (STR, PAT)\n"
          " -- [...] = regexp (STR, PAT, \"OPT1\", ...)\n",
          T("a"));
    size_t before = m2c_live_blocks(); /* the last error is kept */
    test_printf();
    test_numbers();
    test_text();
    test_regexp();
    CHECK(m2c_live_blocks() == before);
    return report("text");
}
