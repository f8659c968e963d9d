/* Numbers in other bases: dec2bin, dec2hex, dec2base and back. Declared in mat2c/builtins/text.py. */
#include "text_internal.h"

#include <ctype.h>
#include <math.h>

static const char usual[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* The digits of a base: its symbols, most 36 but for a text of one's own. */
static int base_argument(const char *name, const m2c_value *v, m2c_span *symbols)
{
    const char *range = strcmp(name, "dec2base") == 0 ? "an integer between" : "between";
    if (v->cls == M2C_CHAR && v->numel > 1) {
        *symbols = m2c_span_of(v);
        return 0;
    }
    double base = m2c_is_arith(v) && v->cls != M2C_CHAR && v->numel == 1 ? m2c_get(v, 0) : 0;
    if (!(base >= 2 && base <= 36 && base == floor(base)))
        return m2c_error("", "%s: BASE must be %s 2 and 36, or a string of symbols", name, range);
    *symbols = (m2c_span){usual, (size_t)base};
    return 0;
}

/* The numbers of an array, or of a cell of scalars. */
static int numbers_of(m2c_value **out, const char *name, const m2c_value *v)
{
    bool signs = strcmp(name, "dec2base") != 0; /* dec2bin and dec2hex take negative numbers, no logicals */
    if ((v->cls != M2C_CELL && !m2c_is_arith(v)) || v->cls == M2C_CHAR || (signs && v->cls == M2C_LOGICAL))
        return m2c_error("", signs ? "dec2bin: input must be integers"
                                   : "dec2base: input must be real non-negative integers");
    if (v->numel == 0)
        return m2c_error("Octave:index-out-of-bounds", "retval(_,1): out of bound 0 (dimensions are 0x0)");
    m2c_value *r = m2c_new2(M2C_DOUBLE, v->numel, 1, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        const m2c_value *x = v->cls == M2C_CELL ? v->cell[k] : v;
        r->f64[k] = v->cls == M2C_CELL ? (m2c_is_arith(x) && x->numel ? m2c_get(x, 0) : NAN) : m2c_get(v, k);
    }
    m2c_set(out, r);
    return 0;
}

/* A char matrix with a number in each row, as wide as the longest and `width`. */
static m2c_value *in_base(const m2c_value *numbers, m2c_span symbols, size_t width)
{
    ptrdiff_t n = numbers->numel;
    double base = (double)symbols.n;
    for (ptrdiff_t k = 0; k < n; k++) {
        size_t digits = 1;
        for (double x = floor(numbers->f64[k] / base); x >= 1; x = floor(x / base))
            digits++;
        width = digits > width ? digits : width;
    }
    m2c_value *r = m2c_new2(M2C_CHAR, n, (ptrdiff_t)width, 0);
    for (ptrdiff_t k = 0; k < n; k++) {
        double x = numbers->f64[k];
        for (size_t j = width; j-- > 0; x = floor(x / base))
            r->u8[k + (ptrdiff_t)j * n] = (unsigned char)symbols.s[(size_t)fmod(x, base)];
    }
    return r;
}

static int width_argument(const char *name, const m2c_value *v, size_t *width)
{
    double n = m2c_is_arith(v) && v->numel == 1 ? m2c_get(v, 0) : -1;
    if (!(n >= 0) || n != floor(n))
        return m2c_error("", "%s: LEN must be a non-negative integer", name);
    *width = (size_t)n;
    return 0;
}

M2C_TEXT_FN(dec2base)
{
    M2C_TEXT_UNUSED;
    m2c_span symbols;
    m2c_value *numbers = NULL;
    size_t width = 0;
    if (m2c_check_inputs("dec2base", nargin, 2, 3) || numbers_of(&numbers, "dec2base", in[0]))
        return 1;
    int status = 0;
    for (ptrdiff_t k = 0; k < numbers->numel && !status; k++)
        if (!(numbers->f64[k] >= 0) || numbers->f64[k] != floor(numbers->f64[k]))
            status = m2c_error("", "dec2base: input must be real non-negative integers");
    status = status || base_argument("dec2base", in[1], &symbols);
    status = status || (nargin == 3 && width_argument("dec2base", in[2], &width));
    if (!status)
        m2c_set(&out[0], in_base(numbers, symbols, width));
    m2c_release(numbers);
    return status;
}

/* Negative numbers become two's complements of the fewest bytes that hold them. */
static void complement(m2c_value *numbers)
{
    double least = 0;
    for (ptrdiff_t k = 0; k < numbers->numel; k++)
        least = fmin(least, numbers->f64[k]);
    double modulus = least >= -128            ? 256
                     : least >= -32768        ? 65536
                     : least >= -2147483648.0 ? 4294967296.0
                                              : 0x1p64;
    for (ptrdiff_t k = 0; k < numbers->numel; k++)
        if (numbers->f64[k] < 0)
            numbers->f64[k] += modulus;
}

static int power_of_two(const char *name, size_t base, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *numbers = NULL;
    size_t width = 0;
    if (m2c_check_inputs(name, nargin, 1, 2) || numbers_of(&numbers, name, in[0]))
        return 1;
    int status = 0;
    for (ptrdiff_t k = 0; k < numbers->numel && !status; k++)
        if (numbers->f64[k] != floor(numbers->f64[k]))
            status = m2c_error("", "dec2bin: input must be integers");
    status = status || (nargin == 2 && width_argument(name, in[1], &width));
    if (!status) {
        complement(numbers);
        m2c_set(&out[0], in_base(numbers, (m2c_span){usual, base}, width));
    }
    m2c_release(numbers);
    return status;
}

M2C_TEXT_FN(dec2bin)
{
    M2C_TEXT_UNUSED;
    return power_of_two("dec2bin", 2, out, nargin, in);
}

M2C_TEXT_FN(dec2hex)
{
    M2C_TEXT_UNUSED;
    return power_of_two("dec2hex", 16, out, nargin, in);
}

/* --- and back
 * ----------------------------------------------------------------------------------------------------- */
/* Blanks are skipped; a character that is no digit gives NaN. Letter case counts only in one's own symbols.
 */
static double value_of(m2c_span s, m2c_span symbols)
{
    double x = 0;
    bool any = false;
    for (size_t k = 0; k < s.n; k++) {
        char c = s.s[k];
        if (c == ' ' || c == '\0')
            continue;
        if (symbols.s == usual)
            c = (char)toupper((unsigned char)c);
        const char *digit = memchr(symbols.s, c, symbols.n);
        if (!digit)
            return NAN;
        x = x * (double)symbols.n + (double)(digit - symbols.s);
        any = true;
    }
    return any ? x : NAN;
}

static int from_base(m2c_value **out, const m2c_value *v, m2c_span symbols)
{
    if (v->cls != M2C_CHAR && !m2c_is_cellstr(v))
        return m2c_error("", "base2dec: S must be a string or cellstring");
    ptrdiff_t n = v->cls == M2C_CELL ? v->numel : v->dims[0];
    m2c_value *r = m2c_new2(M2C_DOUBLE, n, 1, 0);
    for (ptrdiff_t k = 0; k < n; k++) {
        m2c_text row = {0};
        if (v->cls == M2C_CHAR)
            row = m2c_row_text(v, k);
        r->f64[k] =
            value_of(v->cls == M2C_CELL ? m2c_span_of(v->cell[k]) : (m2c_span){row.s, row.n}, symbols);
        m2c_text_free(&row);
    }
    m2c_set(out, r);
    return 0;
}

M2C_TEXT_FN(base2dec)
{
    M2C_TEXT_UNUSED;
    m2c_span symbols;
    if (m2c_check_inputs("base2dec", nargin, 2, 2) || base_argument("base2dec", in[1], &symbols))
        return 1;
    return from_base(&out[0], in[0], symbols);
}

M2C_TEXT_FN(bin2dec)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("bin2dec", nargin, 1, 1) || from_base(&out[0], in[0], (m2c_span){usual, 2});
}

M2C_TEXT_FN(hex2dec)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("hex2dec", nargin, 1, 1) || from_base(&out[0], in[0], (m2c_span){usual, 16});
}
