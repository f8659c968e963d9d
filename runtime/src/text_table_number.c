/* Numbers in the fields of a table (text_table.h). */
#include "text_table.h"

#include <ctype.h>
#include <math.h>

enum { LONGEST = 64 }; /* characters of a number whose exponent is spelled in another way */

/* A number, whose exponent may be spelled with a d; an e without digits is not part of it. */
size_t m2c_table_real(m2c_bytes s, double *x)
{
    size_t n = m2c_scan_number(s, x);
    for (size_t k = 0; !n && k < s.n && k < LONGEST; k++)
        if (tolower((unsigned char)s.s[k]) == 'e')
            n = m2c_scan_number((m2c_bytes){s.s, k}, x);
    size_t e = n + 1;
    if (!n || !isfinite(*x) || e >= s.n || tolower((unsigned char)s.s[n]) != 'd')
        return n;
    size_t digits = e + (s.s[e] == '-' || s.s[e] == '+');
    if (digits >= s.n || digits >= LONGEST || !isdigit((unsigned char)s.s[digits]))
        return n;
    m2c_text copy = {0};
    m2c_text_add(&copy, s.s, s.n < LONGEST ? s.n : LONGEST);
    copy.s[n] = 'e';
    n = m2c_scan_number((m2c_bytes){copy.s, copy.n}, x);
    m2c_text_free(&copy);
    return n;
}

static bool is_unit(m2c_bytes s, size_t at)
{
    return at < s.n && (s.s[at] == 'i' || s.s[at] == 'j');
}

/* What is signed and ends with the imaginary unit: +2i, -j. */
static size_t scan_imaginary(m2c_bytes s, double *x)
{
    bool is_signed = s.n && (s.s[0] == '+' || s.s[0] == '-');
    size_t n = m2c_table_real(s, x);
    if (!n) {
        n = is_signed;
        *x = is_signed && s.s[0] == '-' ? -1 : 1;
    }
    bool in_word = !isfinite(*x) && n + 1 < s.n && isalpha((unsigned char)s.s[n + 1]); /* infinity */
    return is_unit(s, n) && !in_word ? n + 1 : 0;
}

/* A number that may have an imaginary part, or be one. */
size_t m2c_table_complex(m2c_bytes s, double *x, double *imaginary)
{
    size_t n = scan_imaginary(s, imaginary);
    *x = 0;
    if (n)
        return n;
    *imaginary = 0;
    n = m2c_table_real(s, x);
    if (!n || n >= s.n || (s.s[n] != '+' && s.s[n] != '-'))
        return n;
    double part;
    size_t more = scan_imaginary((m2c_bytes){s.s + n, s.n - n}, &part);
    *imaginary = more ? part : 0;
    return n + more;
}
