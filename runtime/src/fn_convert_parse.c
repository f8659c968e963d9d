/* str2double: text as a number. Declared in mat2c/builtins/. */
#include "text_internal.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

/* One real or imaginary term. */
typedef struct term {
    double x;
    bool imaginary;
} term;

static const char *skip(const char *s)
{
    while (*s && isspace((unsigned char)*s))
        s++;
    return s;
}

static bool is_unit(char c)
{
    return c == 'i' || c == 'j';
}

/* A number without sign: decimal, Inf, NaN or NA; returns what follows, or NULL. */
static const char *read_magnitude(const char *s, double *x)
{
    if (tolower((unsigned char)s[0]) == 'i' && tolower((unsigned char)s[1]) == 'n' &&
        tolower((unsigned char)s[2]) == 'f') {
        *x = INFINITY;
        return s + 3;
    }
    if ((s[0] == 'N' || s[0] == 'n') && s[1] == 'a' && (s[2] == 'N' || s[2] == 'n')) {
        *x = NAN;
        return s + 3;
    }
    if (s[0] == 'N' && s[1] == 'A') {
        uint64_t bits = UINT64_C(0x7ff840f440000000);
        memcpy(x, &bits, sizeof *x);
        return s + 2;
    }
    if (!isdigit((unsigned char)*s) && !(*s == '.' && isdigit((unsigned char)s[1])))
        return NULL;
    if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X'))
        return NULL;
    char *end;
    *x = strtod(s, &end);
    if (isinf(*x) || *end == 'e' || *end == 'E')
        return NULL; /* too large, or an exponent without digits */
    return end;
}

/* A term: sign, magnitude, and i or j before or after it, with an optional *. */
static const char *read_term(const char *s, term *t)
{
    bool negative = false;
    for (s = skip(s); *s == '+' || *s == '-'; s = skip(s + 1))
        negative ^= *s == '-';
    t->imaginary = false;
    t->x = 1;
    const char *after = read_magnitude(s, &t->x);
    if (after) {
        s = skip(after);
        if (*s == '*' && is_unit(*skip(s + 1)))
            s = skip(s + 1);
        if (is_unit(*s)) {
            t->imaginary = true;
            s++;
        }
    } else if (is_unit(*s)) {
        t->imaginary = true;
        s = skip(s + 1);
        if (*s == '*') {
            s = read_magnitude(skip(s + 1), &t->x);
            if (!s)
                return NULL;
        }
    } else {
        return NULL;
    }
    if (negative)
        t->x = -t->x;
    return skip(s);
}

/* Arithmetic would lose the sign of a zero and mix Inf with NaN. */
static double complex pair(double re, double im)
{
    double part[2] = {re, im};
    double complex z;
    memcpy(&z, part, sizeof z);
    return z;
}

static double complex parse(const char *s)
{
    term a, b;
    s = read_term(s, &a);
    if (!s)
        return NAN;
    if (!*s)
        return a.imaginary ? pair(0, a.x) : pair(a.x, 0);
    if (*s != '+' && *s != '-')
        return NAN;
    s = read_term(s, &b);
    if (!s || *s || a.imaginary == b.imaginary)
        return NAN;
    return a.imaginary ? pair(b.x, a.x) : pair(a.x, b.x);
}

/* Digits, of which some may follow a point, and a sign: few enough that one division of whole numbers
   rounds as the decimal number would. */
static bool is_short(m2c_bytes s, double *x)
{
    static const double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                    1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    size_t k = s.n > 0 && (s.s[0] == '-' || s.s[0] == '+'), digits = 0, behind = 0;
    int64_t whole = 0;
    bool point = false;
    for (; k < s.n; k++) {
        if (s.s[k] >= '0' && s.s[k] <= '9') {
            whole = 10 * whole + (s.s[k] - '0');
            behind += point;
            if (++digits > 15)
                return false;
        } else if (s.s[k] == '.' && !point) {
            point = true;
        } else {
            return false;
        }
    }
    if (digits == 0)
        return false;
    double value = (double)whole / powers[behind];
    *x = s.s[0] == '-' ? -value : value;
    return true;
}

/* Commas between digits are left out. */
static double complex parse_span(m2c_bytes s)
{
    double x;
    if (is_short(s, &x))
        return pair(x, 0);
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    for (size_t k = 0; k < s.n; k++)
        if (s.s[k] != ',')
            m2c_text_add(&t, s.s + k, 1);
    double complex z = strlen(t.s) == t.n ? parse(t.s) : NAN;
    m2c_text_free(&t);
    return z;
}

double complex m2c_number_of_text(const unsigned char *s, ptrdiff_t n)
{
    return n > 0 ? parse_span((m2c_bytes){(const char *)s, (size_t)n}) : NAN;
}

static m2c_value *rows_of(const m2c_value *v)
{
    m2c_value *r = m2c_new2(M2C_DOUBLE, v->dims[0], 1, M2C_COMPLEX);
    for (ptrdiff_t i = 0; i < v->dims[0]; i++) {
        m2c_text row = m2c_row_text(v, i);
        r->c64[i] = parse_span((m2c_bytes){row.s, row.n});
        m2c_text_free(&row);
    }
    return m2c_narrow(r);
}

static m2c_value *cells_of(const m2c_value *v)
{
    m2c_value *r = m2c_new(M2C_DOUBLE, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        const m2c_value *x = v->cell[k];
        bool row = x->cls == M2C_CHAR && x->numel > 0 && x->dims[0] == 1;
        r->c64[k] = row ? parse_span(m2c_span_of(x)) : NAN;
    }
    return m2c_narrow(r);
}

static m2c_value *one_of(double complex z)
{
    if (cimag(z) == 0)
        return m2c_double(creal(z));
    m2c_value *r = m2c_new2(M2C_DOUBLE, 1, 1, M2C_COMPLEX);
    r->c64[0] = z;
    return r;
}

M2C_TEXT_FN(str2double)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_count("str2double", nargin, 1, 1))
        return 1;
    const m2c_value *v = in[0];
    if (v->cls == M2C_CELL)
        return m2c_give(out, cells_of(v));
    if (v->cls == M2C_CHAR && v->numel > 0 && v->dims[0] == 1 && v->ndims == 2)
        return m2c_give(out, one_of(m2c_number_of_text(v->u8, v->numel)));
    if (v->cls == M2C_CHAR && v->numel > 0)
        return m2c_give(out, rows_of(v));
    return m2c_give(out, m2c_double(NAN));
}
