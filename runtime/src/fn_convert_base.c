/* Numbers in other bases: dec2bin, dec2hex, dec2base and back. Declared in mat2c/builtins/. */
#include "text_internal.h"

#include <ctype.h>
#include <math.h>

static const char usual[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

static int check_symbols(const char *name, m2c_bytes symbols)
{
    for (size_t k = 0; k + 1 < symbols.n; k++)
        if (memchr(symbols.s + k + 1, symbols.s[k], symbols.n - k - 1))
            return m2c_error("", "%s: symbols representing digits must be unique", name);
    for (size_t k = 0; k < symbols.n; k++)
        if (isspace((unsigned char)symbols.s[k]))
            return m2c_error("", "%s: whitespace characters are not valid symbols", name);
    return 0;
}

/* The digits of a base: its symbols, most 36 but for a text of one's own. */
static int base_argument(const char *name, const m2c_value *v, m2c_bytes *symbols)
{
    const char *range = strcmp(name, "dec2base") == 0 ? "an integer between" : "between";
    if (v->cls == M2C_CHAR && v->numel > 1) {
        *symbols = m2c_span_of(v);
        return check_symbols(name, *symbols);
    }
    if (strcmp(name, "base2dec") == 0 && m2c_is_arith(v) && v->numel != 1)
        return m2c_error("", "base2dec: cannot convert from several bases at once");
    double base = m2c_is_arith(v) && v->cls != M2C_CHAR && v->numel == 1 ? m2c_get(v, 0) : 0;
    if (!(base >= 2 && base <= 36 && base == floor(base)))
        return m2c_error("", "%s: BASE must be %s 2 and 36, or a string of symbols", name, range);
    *symbols = (m2c_bytes){usual, (size_t)base};
    return 0;
}

/* A whole number that is not negative; `bits` has those that fit, exactly. */
typedef struct whole {
    uint64_t bits;
    double large;
} whole;

static whole whole_of(double x)
{
    return x < 0x1p64 ? (whole){.bits = (uint64_t)x} : (whole){.large = x};
}

/* The number without its last digit, which is returned. */
static size_t take_digit(whole *n, size_t base)
{
    if (n->large == 0) {
        size_t digit = n->bits % base;
        n->bits /= base;
        return digit;
    }
    double rest = floor(n->large / (double)base);
    size_t digit = (size_t)fmod(n->large, (double)base);
    *n = whole_of(rest);
    return digit;
}

static int refuse_numbers(bool signs)
{
    return m2c_error("", signs ? "dec2bin: input must be integers"
                               : "dec2base: input must be real non-negative integers");
}

/* The numbers of an array, or of the arrays in a cell. dec2bin and dec2hex take negative ones, but no
 * logicals. */
static int numbers_of(m2c_value **out, bool signs, const m2c_value *v)
{
    m2c_value *in = (m2c_value *)v, *all = NULL;
    if (v->cls == M2C_CELL ? m2c_fn_cell2mat(NULL, 1, &all, 1, &in) : (m2c_copy(&all, v), 0))
        return 1;
    bool good = m2c_is_arith(all) && all->cls != M2C_CHAR && !(signs && all->cls == M2C_LOGICAL);
    for (ptrdiff_t k = 0; good && k < all->numel; k++) {
        double complex z = m2c_getc(all, k);
        double x = creal(z);
        good = x == floor(x) && cimag(z) == 0 && (signs || x >= 0);
        if (good && x == INFINITY) {
            m2c_release(all);
            return m2c_error("Octave:undefined-function",
                             "out of memory or dimension too large for Octave's index type");
        }
    }
    if (good)
        m2c_set(out, all);
    else
        m2c_release(all);
    return good ? 0 : refuse_numbers(signs);
}

/* How many bits a two's complement needs, of the sizes of integers, for all negative numbers. */
static int complement_bits(const m2c_value *numbers)
{
    double least = 0;
    for (ptrdiff_t k = 0; k < numbers->numel; k++)
        least = fmin(least, m2c_get(numbers, k));
    return least >= -128 ? 8 : least >= -32768 ? 16 : least >= -2147483648.0 ? 32 : 64;
}

static whole number_at(const m2c_value *numbers, ptrdiff_t k, int bits)
{
    double x = m2c_get(numbers, k);
    if (numbers->cls == M2C_UINT64)
        return (whole){.bits = ((const uint64_t *)numbers->data)[k]};
    if (x >= 0 && numbers->cls != M2C_INT64)
        return whole_of(x);
    int64_t exact = numbers->cls == M2C_INT64 ? ((const int64_t *)numbers->data)[k]
                    : x > -0x1p63             ? (int64_t)x
                                              : INT64_MIN;
    uint64_t mask = exact < 0 && bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX;
    return (whole){.bits = (uint64_t)exact & mask};
}

/* A char matrix with a number in each row, as wide as the longest and `width`. */
static int in_base(m2c_value **out, const m2c_value *numbers, m2c_bytes symbols, size_t width)
{
    ptrdiff_t n = numbers->numel;
    if (n == 0)
        return m2c_give(out, m2c_new2(M2C_CHAR, 0, 0, 0));
    int bits = complement_bits(numbers);
    for (ptrdiff_t k = 0; k < n; k++) {
        size_t digits = 0;
        whole x = number_at(numbers, k, bits);
        do {
            take_digit(&x, symbols.n);
            digits++;
        } while (x.bits || x.large != 0);
        width = digits > width ? digits : width;
    }
    if (!m2c_affords(2, (ptrdiff_t[]){n, (ptrdiff_t)width}, 1))
        return m2c_error_too_large();
    m2c_value *r = m2c_new2(M2C_CHAR, n, (ptrdiff_t)width, 0);
    for (ptrdiff_t k = 0; k < n; k++) {
        whole x = number_at(numbers, k, bits);
        for (size_t j = width; j-- > 0;)
            r->u8[k + (ptrdiff_t)j * n] = (unsigned char)symbols.s[take_digit(&x, symbols.n)];
    }
    return m2c_give(out, r);
}

/* The third argument of dec2base, which the others pass on. Without one there must be a number. */
static int width_argument(const m2c_value *numbers, const m2c_value *v, size_t *width)
{
    if (!v && numbers->numel == 0)
        return m2c_error("Octave:index-out-of-bounds", "retval(_,1): out of bound 0 (dimensions are 0x0)");
    if (!v)
        return 0;
    double n = m2c_is_arith(v) && !m2c_is_complex(v) && v->numel == 1 ? m2c_get(v, 0) : -1;
    if (!(n >= 0) || n != floor(n))
        return m2c_error("", "dec2base: LEN must be a non-negative integer");
    *width = (size_t)m2c_clamped(n);
    return 0;
}

M2C_TEXT_FN(dec2base)
{
    M2C_TEXT_UNUSED;
    m2c_bytes symbols;
    m2c_value *numbers = NULL;
    size_t width = 0;
    if (m2c_check_inputs("dec2base", nargin, 2, 3) || numbers_of(&numbers, false, in[0]))
        return 1;
    int status = base_argument("dec2base", in[1], &symbols);
    status = status || width_argument(numbers, nargin == 3 ? in[2] : NULL, &width);
    if (!status)
        status = in_base(&out[0], numbers, symbols, width);
    m2c_release(numbers);
    return status;
}

/* Negative numbers become two's complements. */
static int power_of_two(const char *name, size_t base, m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value *numbers = NULL;
    size_t width = 0;
    if (m2c_check_inputs(name, nargin, 1, 2) || numbers_of(&numbers, true, in[0]))
        return 1;
    int status = width_argument(numbers, nargin == 2 ? in[1] : NULL, &width);
    if (!status)
        status = in_base(&out[0], numbers, (m2c_bytes){usual, base}, width);
    if (!status && base == 16 && out[0]->dims[1] == 1) /* single digits lie side by side */
        m2c_transpose(&out[0], out[0]);
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

/* --- and back ------------------------------------------------------------------------------------ */
/* Blanks are skipped; a character that is no digit gives NaN. Letter case counts only in one's own symbols.
 */
static double value_of(m2c_bytes s, m2c_bytes symbols)
{
    double x = 0;
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
    }
    return x;
}

static int from_base(m2c_value **out, const m2c_value *v, m2c_bytes symbols)
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
            value_of(v->cls == M2C_CELL ? m2c_span_of(v->cell[k]) : (m2c_bytes){row.s, row.n}, symbols);
        m2c_text_free(&row);
    }
    m2c_set(out, r);
    return 0;
}

M2C_TEXT_FN(base2dec)
{
    M2C_TEXT_UNUSED;
    m2c_bytes symbols;
    if (m2c_check_inputs("base2dec", nargin, 2, 2) || base_argument("base2dec", in[1], &symbols))
        return 1;
    return from_base(&out[0], in[0], symbols);
}

M2C_TEXT_FN(bin2dec)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("bin2dec", nargin, 1, 1) || from_base(&out[0], in[0], (m2c_bytes){usual, 2});
}

M2C_TEXT_FN(hex2dec)
{
    M2C_TEXT_UNUSED;
    return m2c_check_inputs("hex2dec", nargin, 1, 1) || from_base(&out[0], in[0], (m2c_bytes){usual, 16});
}
