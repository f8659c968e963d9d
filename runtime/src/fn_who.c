/* who and whos: what variables there are (mat2c/lower/special/who.py). */
#include "fn_internal.h"
#include "text_internal.h"

#include "m2c/fn_more.h"
#include "m2c/fn_text.h"
#include "name_pattern.h"

#include <stdlib.h>

typedef struct variable {
    char *name;
    const m2c_value *value;
    char letter;
} variable;

typedef struct listing {
    variable *v;
    int n;
    const char *place;
    const m2c_value *file; /* that the variables stand in, or NULL */
} listing;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const variable *)a)->name, ((const variable *)b)->name);
}

/* The variables that are defined, in order of their names. */
static listing defined(const m2c_value *names, const m2c_value *letters, m2c_value *const *values)
{
    listing l = {m2c_alloc((size_t)letters->numel * sizeof *l.v), 0, NULL, NULL};
    const char *from = (const char *)names->u8, *end = from + names->numel;
    for (ptrdiff_t k = 0; k < letters->numel; k++) {
        const char *to = memchr(from, ',', (size_t)(end - from));
        if (!to)
            to = end;
        if (values[k]) {
            char *name = m2c_alloc((size_t)(to - from) + 1);
            memcpy(name, from, (size_t)(to - from));
            name[to - from] = 0;
            l.v[l.n++] = (variable){name, values[k], (char)letters->u8[k]};
        }
        from = to + 1;
    }
    qsort(l.v, (size_t)l.n, sizeof *l.v, by_name);
    return l;
}

static void forget(listing *l)
{
    for (int k = 0; k < l->n; k++)
        m2c_free(l->v[k].name);
    m2c_free(l->v);
}

/* --- which are asked for */

static bool fits(const char *pattern, const char *name, bool expression)
{
    if (!expression)
        return m2c_fits(pattern, name);
    m2c_value *in[2] = {m2c_char(name), m2c_char(pattern)}, *at = NULL;
    bool found = !m2c_fn_regexp(NULL, 1, &at, 2, in) && at->numel > 0;
    m2c_release(in[0]);
    m2c_release(in[1]);
    m2c_release(at);
    return found;
}

/* Those that the patterns mean, in the order of the patterns. */
static listing asked_for(const listing *all, const m2c_value *patterns)
{
    listing some = {m2c_alloc((size_t)(patterns->numel * all->n + 1) * sizeof *some.v), 0, all->place,
                    all->file};
    bool expression = false;
    for (ptrdiff_t p = 0; p < patterns->numel; p++) {
        char *pattern = m2c_cstring(patterns->cell[p]);
        expression = expression || strcmp(pattern, "-regexp") == 0;
        for (int k = 0; k < all->n && *pattern != '-'; k++)
            if (fits(pattern, all->v[k].name, expression))
                some.v[some.n++] = all->v[k];
        m2c_free(pattern);
    }
    return some;
}

/* --- as text */

static m2c_value *names_of(const listing *l)
{
    m2c_value *names = m2c_new2(M2C_CELL, l->n, 1, 0);
    for (int k = 0; k < l->n; k++)
        names->cell[k] = m2c_char(l->v[k].name);
    return names;
}

static void print_head(m2c_text *t, const listing *l)
{
    if (l->file)
        m2c_text_addf(t, "Variables in the file %.*s:\n\n\n", (int)l->file->numel, (const char *)l->file->u8);
    else
        m2c_text_addf(t, "Variables visible from the current scope:\n\n");
}

static int print_names(m2c_text *t, const listing *l)
{
    m2c_value *names = names_of(l), *columns = NULL;
    int bad = m2c_fn_list_in_columns(NULL, 1, &columns, 1, &names);
    if (!bad) {
        print_head(t, l);
        m2c_text_addf(t, "%.*s\n", (int)columns->numel, (const char *)columns->u8);
    }
    m2c_release(names);
    m2c_release(columns);
    return bad;
}

/* Widths of the columns: the names, the sizes before and behind the first x. */
typedef struct widths {
    int name, front, back;
} widths;

static int wider(int a, size_t b)
{
    return a > (int)b ? a : (int)b;
}

static widths measure(const listing *l)
{
    enum { NAME = 6, FRONT = 6, BACK = 14 };
    widths w = {NAME, FRONT, BACK};
    char text[32 * M2C_MAX_RANK];
    for (int k = 0; k < l->n; k++) {
        w.name = wider(w.name, strlen(l->v[k].name));
        size_t all = strlen(m2c_dims_text(l->v[k].value, text)), front = strcspn(text, "x");
        w.front = wider(w.front, front);
        w.back = wider(w.back, all - front - 1);
    }
    return w;
}

static double bytes_of(const m2c_value *v)
{
    m2c_value *size = NULL, *in = (m2c_value *)v;
    double bytes = m2c_fn_sizeof(NULL, 1, &size, 1, &in) ? 0 : m2c_get(size, 0);
    m2c_release(size);
    return bytes;
}

static void print_row(m2c_text *t, const variable *v, widths w)
{
    char text[32 * M2C_MAX_RANK];
    m2c_dims_text(v->value, text);
    int front = (int)strcspn(text, "x");
    m2c_text_addf(t, "  %c%c%c%c%c  %-*s %*.*s%-*s  %12.0f  %s\n", m2c_is_complex(v->value) ? 'c' : ' ',
                  v->value->flags & M2C_SPARSE ? 's' : ' ', v->letter == 'f' ? 'f' : ' ',
                  v->letter == 'g' ? 'g' : ' ', v->letter == 'p' ? 'p' : ' ', w.name, v->name, w.front, front,
                  text, w.back + 1, text + front, bytes_of(v->value), m2c_class_name(v->value));
}

static void print_table(m2c_text *t, const listing *l)
{
    if (l->n == 0)
        return;
    widths w = measure(l);
    int behind = w.back + 12;
    double elements = 0, bytes = 0;
    print_head(t, l);
    m2c_text_addf(t, "variables in scope: %s\n\n", l->place);
    m2c_text_addf(t, "  Attr   %-*s%*s%*s  Class\n", w.name + w.front, "Name", 4, "Size", behind, "Bytes");
    m2c_text_addf(t, "  ====   %-*s%*s%*s  ===== \n", w.name + w.front, "====", 4, "====", behind, "=====");
    for (int k = 0; k < l->n; k++) {
        print_row(t, &l->v[k], w);
        elements += (double)l->v[k].value->numel;
        bytes += bytes_of(l->v[k].value);
    }
    m2c_text_addf(t, "\nTotal is %.0f element%s using %.0f byte%s\n\n", elements, elements == 1 ? "" : "s",
                  bytes, bytes == 1 ? "" : "s");
}

/* --- as values */

static m2c_value *nesting(const char *place)
{
    m2c_value *s = m2c_struct();
    size_t n = strcspn(place, ":");
    m2c_struct_put(s, "function", m2c_chars(place, (ptrdiff_t)n, false));
    m2c_struct_put(s, "level", m2c_double(1));
    return s;
}

static m2c_value *about(const variable *v, const char *place)
{
    m2c_value *s = m2c_struct(), *size = m2c_new2(M2C_DOUBLE, 1, v->value->ndims, 0);
    for (int k = 0; k < v->value->ndims; k++)
        size->f64[k] = (double)v->value->dims[k];
    m2c_struct_put(s, "name", m2c_char(v->name));
    m2c_struct_put(s, "size", size);
    m2c_struct_put(s, "bytes", m2c_double(bytes_of(v->value)));
    m2c_struct_put(s, "class", m2c_char(m2c_class_name(v->value)));
    m2c_struct_put(s, "global", m2c_bool(v->letter == 'g'));
    m2c_struct_put(s, "sparse", m2c_bool(v->value->flags & M2C_SPARSE));
    m2c_struct_put(s, "complex", m2c_bool(m2c_is_complex(v->value)));
    m2c_struct_put(s, "nesting", nesting(place));
    m2c_struct_put(s, "persistent", m2c_bool(v->letter == 'p'));
    return s;
}

static int table(m2c_value **out, const listing *l)
{
    m2c_list rows = {0};
    for (int k = 0; k < l->n; k++)
        m2c_list_push(&rows, about(&l->v[k], l->place));
    int bad = m2c_vcat(out, rows.n, rows.v);
    m2c_list_clear(&rows);
    return bad;
}

/* --- what is listed */

static int show(m2c_value **out, int nargout, const listing *l, bool full)
{
    int bad = 0;
    m2c_text t = {0};
    if (nargout)
        bad = full ? table(out, l) : m2c_give(out, names_of(l));
    else if (full)
        print_table(&t, l);
    else if (l->n)
        bad = print_names(&t, l);
    if (t.n)
        m2c_put(t.s, t.n);
    m2c_text_free(&t);
    return bad;
}

/* Those of all that are asked for, or all where there are no patterns. */
static int show_asked(m2c_value **out, int nargout, listing *all, const m2c_value *patterns, bool full)
{
    listing some = *all;
    if (patterns)
        some = asked_for(all, patterns);
    int bad = show(out, nargout, &some, full);
    if (patterns)
        m2c_free(some.v);
    forget(all);
    return bad;
}

/* The variables in a file, which behind "-file" at `at` is the first of the patterns. */
static int of_file(m2c_value **out, int nargout, const m2c_value *patterns, ptrdiff_t at, bool full)
{
    m2c_value *found = NULL, *rest = NULL;
    if (at == patterns->numel)
        return m2c_error("", "%s: -file argument must be followed by a filename", full ? "whos" : "who");
    if (m2c_fn___load_variables__(NULL, 1, &found, 1, &patterns->cell[at]))
        return 1;
    listing all = {m2c_alloc((size_t)(found->fields->count + 1) * sizeof *all.v), 0, "$dummy_scope$",
                   patterns->cell[at]};
    for (int f = 0; f < found->fields->count; f++) {
        const char *name = found->fields->name[f];
        all.v[all.n++] = (variable){m2c_strdup(name), found->cell[f], ' '};
    }
    qsort(all.v, (size_t)all.n, sizeof *all.v, by_name);
    if (at + 1 < patterns->numel) {
        rest = m2c_new2(M2C_CELL, 1, patterns->numel - at - 1, 0);
        for (ptrdiff_t k = 0; k < rest->numel; k++)
            rest->cell[k] = m2c_retain(patterns->cell[at + 1 + k]);
    }
    int bad = show_asked(out, nargout, &all, rest, full);
    m2c_release(rest);
    m2c_release(found);
    return bad;
}

/* Whether all is told, the function, the names between commas, a letter for each, patterns, values. */
M2C_BUILTIN_OF_ANY(__whos__)
{
    (void)self, (void)nargin;
    bool full = m2c_get(in[0], 0) != 0;
    const m2c_value *patterns = in[4]->cls == M2C_CELL ? in[4] : NULL;
    for (ptrdiff_t k = 0; patterns && k < patterns->numel; k++) {
        if (!m2c_is_string(patterns->cell[k]))
            return m2c_error("", "%s: all arguments must be strings", full ? "whos" : "who");
        if (m2c_equals_text(patterns->cell[k], "-file"))
            return of_file(out, nargout, patterns, k + 1, full);
    }
    char *place = m2c_cstring(in[1]);
    listing all = defined(in[2], in[3], in + 5);
    all.place = place;
    int bad = show_asked(out, nargout, &all, patterns, full);
    m2c_free(place);
    return bad;
}
