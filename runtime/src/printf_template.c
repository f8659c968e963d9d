/* Templates of the printf family, split into literal text and conversions. */
#include "m2c/memory.h"
#include "printf_internal.h"
#include "text_internal.h"

#include <string.h>

void m2c_template_free(m2c_template *t)
{
    m2c_text_free(&t->text);
    m2c_free(t->piece);
    *t = (m2c_template){0};
}

static m2c_piece *add_piece(m2c_template *t)
{
    if (t->count == t->cap) {
        t->cap = t->cap ? 2 * t->cap : 8;
        t->piece = m2c_realloc(t->piece, (size_t)t->cap * sizeof *t->piece);
    }
    t->piece[t->count] = (m2c_piece){.width = M2C_SPEC_NONE, .precision = M2C_SPEC_NONE};
    return &t->piece[t->count++];
}

static void add_literal(m2c_template *t, size_t start, size_t length)
{
    if (length == 0)
        return;
    m2c_piece *p = add_piece(t);
    p->start = start;
    p->length = length;
}

/* The conversion after a percent sign; returns what follows, or NULL for a malformed one. */
static const char *add_conversion(m2c_template *t, const char *s)
{
    m2c_piece p;
    const char *rest = m2c_read_conversion(&p, s);
    if (rest && p.conversion == '%') {
        add_literal(t, (size_t)(rest - 1 - t->text.s), 1);
    } else if (rest) {
        *add_piece(t) = p;
        t->conversions++;
    }
    return rest;
}

/* The bytes of the template: of several rows those of the first, copied. */
static m2c_bytes template_row(const m2c_value *source, m2c_text *copy)
{
    if (source->dims[0] <= 1 || source->numel == 0)
        return (m2c_bytes){(const char *)source->u8, (size_t)source->numel};
    m2c_warn("", "multi-row character matrix converted to a string, only the first row is used");
    *copy = m2c_row_text(source, 0);
    return (m2c_bytes){copy->s, copy->n};
}

int m2c_template_parse(m2c_template *t, const char *who, const m2c_value *source)
{
    *t = (m2c_template){0};
    if (source->cls != M2C_CHAR)
        return m2c_error("", "%s: format TEMPLATE must be a string", who);
    m2c_text copy = {0};
    m2c_bytes row = template_row(source, &copy);
    if (source->flags & M2C_DQ)
        m2c_text_add(&t->text, row.s, row.n);
    else
        m2c_resolve_escapes(&t->text, row.s, row.n);
    m2c_text_free(&copy);
    m2c_text_add(&t->text, "", 0);
    const char *s = t->text.s, *end = s + t->text.n;
    while (s < end) {
        const char *percent = memchr(s, '%', (size_t)(end - s));
        const char *stop = percent ? percent : end;
        add_literal(t, (size_t)(s - t->text.s), (size_t)(stop - s));
        if (!percent)
            break;
        s = add_conversion(t, percent + 1);
        if (!s) {
            m2c_template_free(t);
            return m2c_error("", "%s: invalid format specified", who);
        }
    }
    return 0;
}
