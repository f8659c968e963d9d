/* The printf family: a template applied to arguments, and used again until they are consumed. */
#include "printf_internal.h"
#include "internal.h"

#include <math.h>

/* Where the next value comes from. */
typedef struct source {
    const char *who;
    int n, arg;
    m2c_value *const *v;
    ptrdiff_t element;
} source;

static bool exhausted(const source *s) { return s->arg >= s->n; }

static int check_arguments(const source *s)
{
    for (int k = 0; k < s->n; k++) {
        const m2c_value *v = s->v[k];
        if (v->cls == M2C_FUNCTION)
            return m2c_error("", "octave_base_value::array_value(): wrong type argument 'function handle'");
        if (!m2c_is_arith(v))
            return m2c_error("", "%s: wrong type argument '%s'", s->who, m2c_type_name(v));
    }
    return 0;
}

static void set_wide(m2c_datum *d, const m2c_value *v, ptrdiff_t k)
{
    if (v->cls == M2C_INT64) {
        int64_t x = ((const int64_t *)v->data)[k];
        d->negative = x < 0;
        d->magnitude = x < 0 ? -(uint64_t)x : (uint64_t)x;
    } else {
        d->magnitude = ((const uint64_t *)v->data)[k];
    }
    d->exact = true;
}

/* The next value, for a conversion that takes a string whole or not. */
static m2c_datum take(source *s, bool whole)
{
    const m2c_value *v = s->v[s->arg];
    m2c_datum d = {.v = v};
    if (v->numel == 0) {
        s->arg++;
        return d;
    }
    if (whole && v->cls == M2C_CHAR && s->element == 0) {
        d.kind = M2C_DATUM_STRING;
        s->arg++;
        return d;
    }
    d.kind = v->cls == M2C_CHAR ? M2C_DATUM_CHAR : M2C_DATUM_NUMBER;
    d.x = m2c_get(v, s->element);
    if (v->cls == M2C_INT64 || v->cls == M2C_UINT64)
        set_wide(&d, v, s->element);
    if (++s->element == v->numel) {
        s->element = 0;
        s->arg++;
    }
    return d;
}

/* Replaces * by the next argument; *stop where there is none. */
static int fill_star(source *s, int *count, bool *stop)
{
    if (*count != M2C_SPEC_STAR)
        return 0;
    if (exhausted(s)) {
        *stop = true;
        return 0;
    }
    m2c_datum d = take(s, false);
    if (d.kind == M2C_DATUM_EMPTY || d.x < 0 || d.x > 2147483647 || d.x != floor(d.x))
        return m2c_error("", "%s: invalid field width, must be integer >= 0 and <= INT_MAX", s->who);
    *count = (int)d.x;
    return 0;
}

static int put_piece(m2c_text *t, const m2c_piece *piece, source *s, bool *stop)
{
    m2c_piece p = *piece;
    if (fill_star(s, &p.width, stop) || fill_star(s, &p.precision, stop))
        return 1;
    if (*stop || exhausted(s)) {
        *stop = true;
        return 0;
    }
    m2c_datum d = take(s, p.conversion == 's');
    return m2c_put_datum(t, &p, &d);
}

/* One pass over the template. */
static int put_pass(m2c_text *t, const m2c_template *f, source *s, bool *stop)
{
    for (int k = 0; k < f->count && !*stop; k++) {
        const m2c_piece *p = &f->piece[k];
        if (!p->conversion)
            m2c_text_add(t, f->text.s + p->start, p->length);
        else if (put_piece(t, p, s, stop))
            return 1;
    }
    return 0;
}

int m2c_format(m2c_text *t, const char *who, const m2c_value *template_, int n, m2c_value *const *args)
{
    source s = {.who = who, .n = n, .v = args};
    m2c_template f;
    if (m2c_template_parse(&f, who, template_))
        return 1;
    int status = check_arguments(&s);
    bool stop = false;
    do {
        status = status || put_pass(t, &f, &s, &stop);
    } while (!status && !stop && f.conversions > 0 && !exhausted(&s));
    m2c_template_free(&f);
    return status;
}
