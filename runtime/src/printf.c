/* The printf family: a template applied to arguments, and used again until they are consumed. */
#include "class.h"
#include "internal.h"
#include "m2c/dialect.h"
#include "printf_internal.h"
#include "string_array.h"

#include <complex.h>
#include <math.h>

/* Where the next value comes from. */
typedef struct source {
    const char *who;
    int n, arg;
    m2c_value *const *v;
    ptrdiff_t element;
} source;

static bool exhausted(const source *s)
{
    return s->arg >= s->n;
}

static int check_arguments(const source *s)
{
    for (int k = 0; k < s->n; k++) {
        const m2c_value *v = s->v[k];
        if (!m2c_is_arith(v) && v->cls != M2C_FUNCTION)
            return m2c_error("", "%s: wrong type argument '%s'", s->who, m2c_type_name(v));
    }
    return 0;
}

static void advance(source *s, ptrdiff_t count)
{
    s->element += count;
    if (s->element == s->v[s->arg]->numel) {
        s->element = 0;
        s->arg++;
    }
}

/* How many elements from here on are character codes, which %s takes together. */
static ptrdiff_t code_run(const source *s)
{
    const m2c_value *v = s->v[s->arg];
    ptrdiff_t k = s->element;
    if (v->cls == M2C_CHAR)
        return v->numel - k;
    for (; k < v->numel; k++) {
        double x = m2c_get(v, k);
        if (!(x >= 0 && x < 256 && x == floor(x)))
            break;
    }
    return k - s->element;
}

static m2c_datum take(source *s)
{
    const m2c_value *v = s->v[s->arg];
    m2c_datum d = {0};
    if (v->numel == 0 || v->cls == M2C_FUNCTION) { /* handles print as nothing */
        s->arg++;
        return d;
    }
    d.kind = M2C_DATUM_NUMBER;
    d.x = m2c_get(v, s->element);
    if (m2c_is_complex(v) && cimag(m2c_getc(v, s->element)) != 0)
        d.not_real = v->cls == M2C_SINGLE ? "float complex scalar" : "complex scalar";
    if (v->cls == M2C_INT64 || v->cls == M2C_UINT64) {
        d.magnitude = m2c_magnitude(v, s->element, &d.negative);
        d.exact = true;
    }
    advance(s, 1);
    return d;
}

/* The run of codes as text. */
static void put_run(m2c_text *t, const m2c_piece *p, source *s, ptrdiff_t n)
{
    const m2c_value *v = s->v[s->arg];
    if (v->cls == M2C_CHAR) {
        m2c_put_string(t, p, (const char *)v->u8 + s->element, (size_t)n);
        advance(s, n);
        return;
    }
    m2c_text run = {0};
    for (ptrdiff_t k = 0; k < n; k++) {
        char c = (char)(unsigned char)m2c_get(v, s->element + k);
        m2c_text_add(&run, &c, 1);
    }
    m2c_put_string(t, p, run.s, run.n);
    m2c_text_free(&run);
    advance(s, n);
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
    m2c_datum d = take(s);
    if (d.kind == M2C_DATUM_EMPTY)
        return m2c_error("", "invalid conversion from real matrix to real scalar");
    if (d.x < 0 || d.x > 2147483647 || !(d.x == floor(d.x)))
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
    if (p.conversion == 's' && s->v[s->arg]->cls == M2C_FUNCTION)
        return m2c_error("", "octave_base_value::array_value(): wrong type argument 'function handle'");
    ptrdiff_t run = p.conversion == 's' && s->v[s->arg]->numel > 0 ? code_run(s) : 0;
    if (run > 0) {
        put_run(t, &p, s, run);
        return 0;
    }
    m2c_datum d = take(s);
    return m2c_put_datum(t, &p, &d);
}

/* Goes on with the argument that the template names, and with none behind it. */
static int go_to(source *s, int order)
{
    if (order > s->n)
        return m2c_error("", "%s: there is no argument %d", s->who, order);
    s->arg = order - 1;
    s->element = 0;
    return 0;
}

/* One pass over the template; where it names arguments, there is no other. */
static int put_pass(m2c_text *t, const m2c_template *f, source *s, bool *stop)
{
    bool named = false;
    for (int k = 0; k < f->count && !*stop; k++) {
        const m2c_piece *p = &f->piece[k];
        if (!p->conversion)
            m2c_text_add(t, f->text.s + p->start, p->length);
        else if ((p->order && go_to(s, p->order)) || put_piece(t, p, s, stop))
            return 1;
        if (p->order)
            named = true;
    }
    *stop = *stop || named;
    return 0;
}

static int format(m2c_text *t, const char *who, const m2c_value *template_, int n, m2c_value *const *args)
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

/* What is printed of an object in MATLAB's dialect: the value or the name of a member of an enumeration, or
 * what its method `string` gives; NULL where there is none. Only the class's own table is asked, so that
 * programs without classes hold nothing of these. */
static m2c_value *printed_form(const m2c_value *v)
{
    const m2c_classdef *c = m2c_spoken ? m2c_classdef_of(v) : NULL;
    m2c_value *self = (m2c_value *)v, *text = NULL;
    for (int k = 0; c && c->member_count > 0 && !m2c_is_instances(v) && k < c->property_count; k++)
        if (strcmp(c->properties[k].name, "BuiltinValue") == 0)
            return m2c_retain(v->object->state->cell[k]);
    if (c && c->member_count > 0 && !m2c_is_instances(v))
        return m2c_char(v->object->member ? v->object->member : "");
    for (int k = 0; c && k < c->method_count; k++)
        if (strcmp(c->methods[k].name, "string") == 0 && c->methods[k].fn)
            return c->methods[k].fn(NULL, 1, &text, 1, &self) ? NULL : text;
    return NULL;
}

static void add_printed(m2c_list *texts, const m2c_value *v)
{
    m2c_value *form = printed_form(v);
    const m2c_value *shown = form ? form : v;
    if (!form && m2c_is_enumeration(v)) {
        for (ptrdiff_t e = 0; e < v->numel; e++)
            add_printed(texts, v->object->state->cell[e]);
        return;
    }
    if (!m2c_is_string_array(shown)) {
        m2c_list_add(texts, shown);
    } else {
        for (ptrdiff_t e = 0; e < shown->numel; e++) {
            const m2c_value *text = shown->cell[e];
            m2c_list_push(texts, m2c_is_missing_text(text) ? m2c_char("<missing>") : m2c_retain(text));
        }
    }
    m2c_release(form);
}

/* The texts of string arrays are arguments one by one. */
static int format_strings(m2c_text *t, const char *who, const m2c_value *template_, int n,
                          m2c_value *const *args)
{
    m2c_list texts = {0};
    for (int k = 0; k < n; k++)
        add_printed(&texts, args[k]);
    int status = format(t, who, template_, texts.n, texts.v);
    m2c_list_clear(&texts);
    return status;
}

int m2c_format(m2c_text *t, const char *who, const m2c_value *template_, int n, m2c_value *const *args)
{
    for (int k = 0; k < n; k++)
        if (m2c_is_string_array(args[k]) || (m2c_spoken && m2c_classdef_of(args[k])))
            return format_strings(t, who, template_, n, args);
    return format(t, who, template_, n, args);
}
