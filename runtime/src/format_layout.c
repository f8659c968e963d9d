/* How wide and how precise the numbers of a value are printed: one layout for all of its elements.
 *
 * `digits` of a number is the count of digits before its decimal point (0 for 0.1 … 0.99, negative below).
 * The largest and the smallest magnitude decide: enough digits left for the one, enough significant digits
 * right for the other. Where both together are more than 1.5 times the precision (or than the class has),
 * exponents are used. */
#include "display_internal.h"

#include <math.h>

M2C_STATE m2c_output_format m2c_format_style = M2C_FORMAT_SHORT;
M2C_STATE bool m2c_format_native, m2c_format_uppercase;
M2C_STATE int m2c_output_precision = 5;

enum { DOUBLE_DIGITS = 16, SINGLE_DIGITS = 8 };

static int precision_for(bool single)
{
    int most = single ? SINGLE_DIGITS : DOUBLE_DIGITS;
    return m2c_output_precision < most ? m2c_output_precision : most;
}

/* How many digits a fixed-point number may have before exponents are clearer. */
static int widest(bool single)
{
    int most = single ? SINGLE_DIGITS : DOUBLE_DIGITS;
    int n = precision_for(single) * 3 / 2;
    return n < most ? n : most;
}

static char forced_kind(void)
{
    switch (m2c_format_style) {
    case M2C_FORMAT_SHORT_G:
    case M2C_FORMAT_LONG_G:
        return 'g';
    case M2C_FORMAT_SHORT_E:
    case M2C_FORMAT_LONG_E:
        return 'e';
    case M2C_FORMAT_BANK:
        return 'c';
    case M2C_FORMAT_RAT:
        return 'r';
    case M2C_FORMAT_SHORT_ENG:
    case M2C_FORMAT_LONG_ENG:
        return 'n';
    case M2C_FORMAT_HEX:
        return 'h';
    case M2C_FORMAT_BIT:
        return 'b';
    default:
        return 'f';
    }
}

int m2c_digits(double x)
{
    if (x == 0 || !isfinite(x))
        return 0;
    return (int)floor(log10(x)) + 1;
}

/* Digits left and right of the point that show `digits` with the wanted precision. */
static void sides(int digits, int precision, int *left, int *right)
{
    if (digits > 0) {
        *left = digits;
        *right = precision > digits ? precision - digits : precision;
    } else if (digits < 0) {
        *left = 1;
        *right = precision > digits ? precision - digits : precision;
    } else {
        *left = 1;
        *right = precision > 1 ? precision - 1 : precision;
    }
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Integers are measured by their largest digits alone. */
static m2c_layout exponent_layout(const m2c_extremes *x, int precision)
{
    int decimals = precision > 1 ? precision - 1 : 0;
    bool long_exponent = x->most >= 100 || (!x->integers && x->least <= -100);
    int width = 1 + 1 + (decimals > 0) + decimals + (long_exponent ? 5 : 4);
    return (m2c_layout){'e', decimals, width, width - 1};
}

static m2c_layout general_layout(int precision)
{
    return (m2c_layout){'g', precision, precision + 6, precision + 6};
}

/* Cents, and room for a sign. */
static m2c_layout bank_layout(const m2c_extremes *x)
{
    int digits = larger(larger(x->most, x->least), 1);
    return (m2c_layout){'f', 2, digits + 4, 0};
}

/* The bytes of a number: its precision is their count. */
static m2c_layout bytes_layout(char forced, bool single)
{
    int bytes = single ? (int)sizeof(float) : (int)sizeof(double), width = bytes * (forced == 'h' ? 2 : 8);
    return (m2c_layout){forced, bytes, width, width};
}

/* An exponent that is a multiple of 3. */
static m2c_layout engineering_layout(int precision)
{
    return (m2c_layout){'n', precision - 1, precision + 8, precision + 7};
}

static bool shows_bytes(char forced)
{
    return forced == 'h' || forced == 'b';
}

m2c_layout m2c_layout_scalar(const m2c_extremes *x)
{
    int precision = precision_for(x->single), digits = x->most, left, right;
    char forced = forced_kind();
    if (forced == 'g')
        return (m2c_layout){'g', precision, precision, 0};
    if (forced == 'c' || forced == 'r')
        return (m2c_layout){forced == 'c' ? 'f' : 'r', 2, forced == 'c' ? 3 : 0, 0};
    if (shows_bytes(forced))
        return bytes_layout(forced, x->single);
    if (forced == 'n')
        return (m2c_layout){'N', precision - 1, precision + 6, 0};
    if (x->nonfinite)
        return (m2c_layout){'f', 0, 3, 0};
    m2c_layout f = exponent_layout(x, precision);
    if (forced == 'e') {
        f.width--;
        return f;
    }
    f.width = 0;
    if (x->integers)
        return digits <= widest(x->single) ? (m2c_layout){'f', 0, 0, 0} : f;
    sides(digits, precision, &left, &right);
    return left + right <= widest(x->single) ? (m2c_layout){'f', right, 0, 0} : f;
}

m2c_layout m2c_layout_matrix(const m2c_extremes *x)
{
    int precision = precision_for(x->single), most = x->most, least = x->least;
    char forced = forced_kind();
    if (forced == 'g')
        return general_layout(precision);
    if (forced == 'c')
        return bank_layout(x);
    if (forced == 'r')
        return (m2c_layout){'r', 0, 9, 0};
    if (shows_bytes(forced))
        return bytes_layout(forced, x->single);
    if (forced == 'n')
        return engineering_layout(precision);
    m2c_layout f = exponent_layout(x, precision);
    if (forced == 'e')
        return f;
    if (x->integers) {
        int digits = larger(most, least);
        if (digits + 1 > widest(x->single))
            return f;
        int width = digits <= 0 ? 2 : digits + 1;
        if (x->nonfinite && width < 4)
            width = 4;
        return (m2c_layout){'g', width, width, 0};
    }
    int left, right, left2, right2;
    sides(most, precision, &left, &right);
    sides(least, precision, &left2, &right2);
    left = larger(left, left2);
    right = larger(right, right2);
    return left + right <= widest(x->single) ? (m2c_layout){'f', right, 2 + left + right, 0} : f;
}

/* Numbers of digits that are all integers, or of a scalar with Inf or NaN in it. */
static m2c_layout complex_integer_layout(const m2c_extremes *x, int digits)
{
    int width = digits <= 0 ? 1 : digits;
    if (x->nonfinite && width < 3)
        width = 3;
    return (m2c_layout){x->integers ? 'f' : 'g', x->integers ? 0 : 1, width + 1, width};
}

m2c_layout m2c_layout_complex(const m2c_extremes *x, bool scalar)
{
    int precision = precision_for(x->single), most = x->most, least = x->least;
    char forced = forced_kind();
    if (forced == 'g')
        return general_layout(precision);
    if (forced == 'c')
        return bank_layout(x);
    if (forced == 'r')
        return (m2c_layout){'r', 0, scalar ? 0 : 9, scalar ? 0 : 9};
    if (shows_bytes(forced))
        return bytes_layout(forced, x->single);
    if (forced == 'n')
        return engineering_layout(precision);
    m2c_layout f = exponent_layout(x, precision);
    if (forced == 'e')
        return f;
    int digits = larger(most, least);
    if (scalar && x->nonfinite)
        return complex_integer_layout(x, digits);
    if (x->integers) {
        m2c_layout whole = complex_integer_layout(x, digits);
        if (!scalar)
            whole = (m2c_layout){'g', whole.width, whole.width, whole.imag_width};
        return digits + !scalar <= widest(x->single) ? whole : f;
    }
    int left, right, left2, right2;
    sides(most, precision, &left, &right);
    sides(least, precision, &left2, &right2);
    left = larger(left, left2);
    right = larger(right, right2);
    int width = left + right + 2;
    return left + right <= widest(x->single) ? (m2c_layout){'f', right, width, width - 1} : f;
}

/* A range is laid out for its ends, the limit as it was written, and leaves room for a sign. */
m2c_layout m2c_layout_range(const m2c_value *v)
{
    double base = fabs(v->range.base), limit = fabs(v->range.limit);
    m2c_extremes x = {m2c_digits(fmax(base, limit)), m2c_digits(fmin(base, limit)), true, false, false};
    if (floor(v->range.base) != v->range.base || floor(v->range.inc) != v->range.inc)
        x.integers = false;
    m2c_layout f = m2c_layout_matrix(&x);
    if (f.kind != 'g' && f.kind != 'r' && !shows_bytes(f.kind) && m2c_format_style != M2C_FORMAT_BANK)
        f.width++;
    return f;
}

/* Integers are recognised after rounding to single; the half added is rounded there, too. */
static bool is_integer(double x)
{
    volatile float single = (float)x;
    volatile float up = single + 0.5f;
    return floorf(up) == single;
}

/* What the real or the imaginary parts of a value are like. */
typedef struct parts {
    double max, min;
    bool integers, nonfinite;
} parts;

static void widen(parts *x, double part, bool exactly)
{
    if (!isfinite(part)) {
        x->nonfinite = true;
        x->integers = x->integers && !(exactly && isnan(part));
        return;
    }
    double size = fabs(part);
    if (size > x->max)
        x->max = size;
    if (size < x->min)
        x->min = size;
    if (x->integers && !(exactly ? floor(part) == part : is_integer(part)))
        x->integers = false;
}

static m2c_extremes digits_of(const parts *x, bool single)
{
    int most = x->max < 0 ? 0 : m2c_digits(x->max), least = x->max < 0 ? 0 : m2c_digits(x->min);
    return (m2c_extremes){most, least, x->integers, x->nonfinite, single};
}

/* Of a complex scalar the smaller part counts, of a complex array the larger of the two smallest parts. */
static m2c_extremes join(const m2c_extremes *re, const m2c_extremes *im, bool scalar)
{
    int least = scalar ? smaller(re->least, im->least) : larger(re->least, im->least);
    return (m2c_extremes){larger(re->most, im->most), least, re->integers && im->integers,
                          re->nonfinite || im->nonfinite, re->single};
}

m2c_extremes m2c_extremes_of(const m2c_page *p, bool pairs)
{
    parts re = {-1, HUGE_VAL, true, false}, im = re;
    ptrdiff_t n = p->rows * p->cols;
    bool scalar = p->v->numel == 1, single = p->v->cls == M2C_SINGLE, exactly = scalar && !single;
    /* Of a diagonal matrix only what is on the diagonal counts. */
    ptrdiff_t step = p->v->flags & M2C_DIAGONAL ? p->rows + 1 : 1;
    if (step > 1 && p->cols < p->rows)
        n = p->rows * (p->cols - 1) + p->cols;
    for (ptrdiff_t k = 0; k < n; k += step) {
        double complex z = m2c_getc(p->v, p->offset + k);
        widen(&re, creal(z), exactly);
        widen(&im, cimag(z), exactly);
    }
    m2c_extremes x = digits_of(&re, single), y = digits_of(&im, single);
    return pairs ? join(&x, &y, scalar) : x;
}
