/* The scanf family: templates, and running them over text. */
#include "text_scan.h"
#include "printf_internal.h"
#include "text_regex.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

/* --- templates ----------------------------------------------------------------------------------- */
static void add(m2c_scan_template *t, m2c_scan_piece p)
{
    t->piece = m2c_realloc(t->piece, (size_t)(t->count + 1) * sizeof *t->piece);
    t->piece[t->count++] = p;
}

void m2c_scan_free(m2c_scan_template *t)
{
    m2c_free(t->piece);
    *t = (m2c_scan_template){0};
}

/* A conversion after its percent sign; returns what follows, or NULL. */
static const char *read_conversion(m2c_scan_template *t, const char *s, const char *end)
{
    m2c_scan_piece p = {.kind = M2C_SCAN_VALUE};
    m2c_set_fault fault = {0};
    if (s < end && *s == '*') {
        p.discard = true;
        s++;
    }
    for (; s < end && isdigit((unsigned char)*s) && p.width < 100000; s++)
        p.width = p.width * 10 + (*s - '0');
    for (; s < end && strchr("hlL", *s); s++)
        p.wide = *s == 'l';
    if (s == end || !*s || !strchr("diuxXofeEgGcs[%", *s))
        return NULL;
    p.conversion = strchr("eEgG", *s) ? 'f' : *s == 'X' ? 'x' : *s;
    s++;
    if (p.conversion == '%') {
        p.kind = M2C_SCAN_LITERAL;
    } else if (p.conversion == '[') {
        s = m2c_set_read(p.set, NULL, s, end, false, &fault);
        if (!s)
            return NULL;
    }
    if (p.kind == M2C_SCAN_VALUE && !p.discard) {
        t->values++;
        t->all_text = t->all_text && strchr("cs[", p.conversion);
    }
    add(t, p);
    return s;
}

int m2c_scan_parse(m2c_scan_template *t, const char *who, const m2c_value *source)
{
    *t = (m2c_scan_template){.all_text = true};
    if (source->cls != M2C_CHAR)
        return m2c_error("", "%s: format TEMPLATE must be a string", who);
    m2c_text text = {0};
    if (source->flags & M2C_DQ)
        m2c_text_add(&text, (const char *)source->u8, (size_t)source->numel);
    else
        m2c_resolve_escapes(&text, (const char *)source->u8, (size_t)source->numel);
    const char *s = text.s, *end = s + text.n;
    while (s && s < end) {
        char c = *s++;
        if (isspace((unsigned char)c))
            add(t, (m2c_scan_piece){.kind = M2C_SCAN_SPACE});
        else if (c == '%')
            s = read_conversion(t, s, end);
        else
            add(t, (m2c_scan_piece){.kind = M2C_SCAN_LITERAL, .conversion = c});
    }
    bool bad = text.n && !s;
    m2c_text_free(&text);
    t->all_text = t->all_text && t->values > 0;
    if (!bad)
        return 0;
    m2c_scan_free(t);
    return m2c_error("", "%s: invalid format specified", who);
}

/* --- values -------------------------------------------------------------------------------------- */
static void push(m2c_scan_result *r, double x)
{
    if (r->n == r->cap) {
        r->cap = r->cap ? 2 * r->cap : 16;
        r->x = m2c_realloc(r->x, (size_t)r->cap * sizeof *r->x);
    }
    r->x[r->n++] = x;
}

static int digit_of(char c)
{
    if (isdigit((unsigned char)c))
        return c - '0';
    return isalpha((unsigned char)c) ? tolower((unsigned char)c) - 'a' + 10 : 99;
}

/* An integer of the conversion at s: its length, or 0. */
static size_t read_integer(const m2c_scan_piece *p, m2c_bytes s, double *x)
{
    int base = p->conversion == 'x' ? 16 : p->conversion == 'o' ? 8 : 10;
    size_t k = s.n && (s.s[0] == '-' || s.s[0] == '+');
    bool prefix = k + 2 < s.n && s.s[k] == '0' && tolower((unsigned char)s.s[k + 1]) == 'x' &&
                  digit_of(s.s[k + 2]) < 16;
    if (p->conversion == 'i')
        base = prefix ? 16 : k < s.n && s.s[k] == '0' ? 8 : 10;
    size_t first = k += prefix && base == 16 ? 2 : 0;
    for (*x = 0; k < s.n && digit_of(s.s[k]) < base; k++)
        *x = *x * base + digit_of(s.s[k]);
    if (k == first)
        return 0;
    bool without_sign = strchr("uox", p->conversion) != NULL;
    double most = ldexp(1, (p->wide ? 64 : 32) - !without_sign) - 1;
    *x = *x > most ? most : *x;
    if (s.s[0] == '-')
        *x = without_sign && *x > 0 ? most + 1 - *x : -*x;
    return k;
}

static size_t read_word(m2c_bytes s, const char *word)
{
    size_t n = strlen(word);
    if (s.n < n)
        return 0;
    for (size_t k = 0; k < n; k++)
        if (tolower((unsigned char)s.s[k]) != word[k])
            return 0;
    return n;
}

size_t m2c_scan_number(m2c_bytes s, double *x)
{
    size_t sign = s.n && (s.s[0] == '-' || s.s[0] == '+'), k = sign, digits = 0;
    m2c_bytes rest = {s.s + sign, s.n - sign};
    size_t word = read_word(rest, "inf");
    *x = word ? INFINITY : NAN;
    word = word ? word : read_word(rest, "nan");
    word = word ? word : read_word(rest, "na");
    if (word) {
        *x = s.s[0] == '-' ? -*x : *x;
        return sign + word;
    }
    for (; k < s.n && isdigit((unsigned char)s.s[k]); k++)
        digits++;
    if (k < s.n && s.s[k] == '.')
        for (k++; k < s.n && isdigit((unsigned char)s.s[k]); k++)
            digits++;
    if (!digits)
        return 0;
    if (k < s.n && tolower((unsigned char)s.s[k]) == 'e') {
        size_t e = k + 1 + (k + 1 < s.n && (s.s[k + 1] == '-' || s.s[k + 1] == '+'));
        if (e >= s.n || !isdigit((unsigned char)s.s[e]))
            return 0;
        for (k = e; k < s.n && isdigit((unsigned char)s.s[k]); k++)
            continue;
    }
    m2c_text copy = {0};
    m2c_text_add(&copy, s.s, k);
    *x = strtod(copy.s, NULL);
    m2c_text_free(&copy);
    return k;
}

/* How many characters a text conversion takes at s. */
static size_t text_length(const m2c_scan_piece *p, m2c_bytes s)
{
    size_t most = p->width ? (size_t)p->width : p->conversion == 'c' ? 1 : s.n, k = 0;
    most = most < s.n ? most : s.n;
    if (p->conversion == 'c')
        return most;
    while (k < most && (p->conversion == 's' ? !isspace((unsigned char)s.s[k])
                                             : m2c_set_has(p->set, (unsigned char)s.s[k])))
        k++;
    return k;
}

static void skip_space(m2c_bytes s, m2c_scan_result *r)
{
    while (r->at < s.n && isspace((unsigned char)s.s[r->at]))
        r->at++;
}

static m2c_scan_status run_value(const m2c_scan_piece *p, m2c_bytes s, m2c_scan_result *r)
{
    if (p->conversion != 'c' && p->conversion != '[')
        skip_space(s, r);
    if (r->at == s.n)
        return M2C_SCAN_END;
    m2c_bytes rest = {s.s + r->at, s.n - r->at};
    bool text = strchr("cs[", p->conversion) != NULL;
    double x = 0;
    if (p->width && !text && (size_t)p->width < rest.n)
        rest.n = (size_t)p->width;
    size_t n = text                   ? text_length(p, rest)
               : p->conversion == 'f' ? m2c_scan_number(rest, &x)
                                      : read_integer(p, rest, &x);
    if (!n)
        return M2C_SCAN_FAILED;
    r->at += n;
    if (p->discard)
        return M2C_SCAN_DONE;
    r->count++;
    for (size_t k = 0; text && k < n; k++)
        push(r, (unsigned char)rest.s[k]);
    if (!text)
        push(r, x);
    return M2C_SCAN_DONE;
}

m2c_scan_status m2c_scan_piece_run(const m2c_scan_piece *p, m2c_bytes s, m2c_scan_result *r)
{
    if (p->kind == M2C_SCAN_VALUE)
        return run_value(p, s, r);
    if (p->kind == M2C_SCAN_SPACE || p->conversion == '%')
        skip_space(s, r);
    if (p->kind == M2C_SCAN_SPACE)
        return M2C_SCAN_DONE;
    if (r->at == s.n)
        return M2C_SCAN_END;
    if (s.s[r->at] != p->conversion)
        return M2C_SCAN_FAILED;
    r->at++;
    return M2C_SCAN_DONE;
}

void m2c_scan_run(const m2c_scan_template *t, m2c_bytes s, ptrdiff_t most, m2c_scan_result *r)
{
    size_t before;
    do {
        before = r->at;
        for (int k = 0; k < t->count; k++) {
            ptrdiff_t have = t->all_text ? r->count : r->n;
            if (most >= 0 && have >= most && t->piece[k].kind == M2C_SCAN_VALUE)
                return;
            m2c_scan_status status = m2c_scan_piece_run(&t->piece[k], s, r);
            r->mismatch = status == M2C_SCAN_FAILED;
            if (status != M2C_SCAN_DONE)
                return;
        }
    } while (t->values > 0 && r->at > before && r->at < s.n);
}
