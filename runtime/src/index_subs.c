/* Resolving subscripts: values to element numbers, with Octave's errors. */
#include "function_names.h"
#include "index_internal.h"

#include <stdio.h>

static m2c_value colon_value = {.refs = M2C_IMMORTAL,
                                .cls = M2C_CHAR,
                                .ndims = 2,
                                .dims = (ptrdiff_t[]){1, 1},
                                .numel = 1,
                                .data = (void *)":",
                                .capacity = 1};
m2c_value *const m2c_magic_colon = &colon_value;

bool m2c_is_magic_colon(const m2c_value *v)
{
    return v == m2c_magic_colon || (v->cls == M2C_CHAR && v->numel == 1 && v->u8[0] == ':');
}

bool m2c_subs_covers(const m2c_subs *s, ptrdiff_t extent)
{
    if (s->kind == M2C_SUBS_COLON)
        return true;
    if (s->n != extent)
        return false;
    for (ptrdiff_t k = 0; k < extent; k++)
        if (m2c_subs_at(s, k) != k)
            return false;
    return true;
}

static void set_steps(m2c_subs *s, ptrdiff_t n, ptrdiff_t first, ptrdiff_t step)
{
    s->kind = M2C_SUBS_STEPS;
    s->n = n;
    s->first = first;
    s->step = step;
    ptrdiff_t last = first + (n - 1) * step;
    s->extent = n == 0 ? 0 : (first > last ? first : last) + 1;
}

/* Integer number of subscript x, from 0, or -1 where it is none. */
static ptrdiff_t element_number(double x)
{
    if (!(x >= 1 && x < 9223372036854775808.0))
        return -1;
    if (sizeof(ptrdiff_t) < sizeof x && x >= (double)PTRDIFF_MAX) /* out of bound of whatever there is */
        return x == floor(x) ? PTRDIFF_MAX - 1 : -1;
    ptrdiff_t k = (ptrdiff_t)x;
    return (double)k == x ? k - 1 : -1;
}

static int resolve_scalar(m2c_subs *s, double x, const m2c_subs_place *place)
{
    ptrdiff_t k = element_number(x);
    if (k < 0)
        return m2c_error_bad_subscript(x, place);
    set_steps(s, 1, k, 1);
    s->is_range = true;
    return 0;
}

static int resolve_range(m2c_subs *s, const m2c_value *v, const m2c_subs_place *place)
{
    ptrdiff_t n = v->numel;
    ptrdiff_t step = (ptrdiff_t)v->range.inc;
    for (int end = 0; end < 2; end++) {
        double x = v->f64[end ? n - 1 : 0];
        if (element_number(x) < 0)
            return m2c_error_bad_subscript(x, place);
    }
    set_steps(s, n, element_number(v->f64[0]), step);
    s->is_range = true;
    return 0;
}

static int resolve_list(m2c_subs *s, const m2c_value *v, const m2c_subs_place *place)
{
    /* Octave rounds the elements of a range, where it refuses those of a matrix. */
    bool rounds = (v->flags & M2C_RANGE) != 0;
    if (rounds)
        m2c_warn("", "non-integer range used as index");
    ptrdiff_t *list = m2c_alloc((size_t)v->numel * sizeof *list);
    ptrdiff_t extent = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        double x = rounds ? round(m2c_get(v, k)) : m2c_get(v, k);
        ptrdiff_t at = element_number(x);
        if (at < 0) {
            m2c_free(list);
            return m2c_error_bad_subscript(x, place);
        }
        list[k] = at;
        if (at >= extent)
            extent = at + 1;
    }
    s->kind = M2C_SUBS_LIST;
    s->n = v->numel;
    s->list = list;
    s->extent = extent;
    return 0;
}

static void resolve_mask(m2c_subs *s, const m2c_value *v)
{
    ptrdiff_t n = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        n += v->u8[k] != 0;
    s->from_mask = true;
    s->shape = NULL;
    int axis = v->ndims > 2 ? m2c_vector_dim(v->ndims, v->dims) : 0;
    s->mask_axis = axis > 1 ? axis : 0;
    bool none = v->numel == 1 && n == 0;
    s->mask_rows = none ? 0 : v->ndims == 2 && v->dims[0] == 1 ? 1 : n;
    s->mask_cols = none ? 0 : v->ndims == 2 && v->dims[0] == 1 ? n : 1;
    if (n == 1 && v->numel == 1) {
        set_steps(s, 1, 0, 1);
        return;
    }
    ptrdiff_t *list = m2c_alloc((size_t)(n + 1) * sizeof *list);
    ptrdiff_t at = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        list[at] = k; /* stays where the element is taken; a branch would often be mispredicted */
        at += v->u8[k] != 0;
    }
    s->kind = M2C_SUBS_LIST;
    s->n = n;
    s->list = list;
    s->extent = n ? list[n - 1] + 1 : 0;
}

static int bad_class(const m2c_value *v, const m2c_subs_place *place);

/* The elements of a sparse mask that are true, or all those of a sparse matrix as numbers. */
static int resolve_compressed(m2c_subs *s, const m2c_value *v, const m2c_subs_place *place)
{
    bool mask = v->cls == M2C_LOGICAL;
    m2c_value *list = mask ? m2c_sparse_ways_now->found(v) : m2c_sparse_ways_now->full(v);
    for (ptrdiff_t k = 0; mask && k < list->numel; k++)
        list->f64[k]++;
    list->flags &= (uint8_t)~M2C_SPARSE;
    int bad = list->numel ? resolve_list(s, list, place) : (set_steps(s, 0, 0, 1), 0);
    bool row = v->dims[0] == 1;
    s->shape = m2c_is_distributed(v) && !mask ? v : NULL;
    s->from_mask = mask;
    s->mask_rows = !mask ? v->dims[0] : row ? 1 : list->numel;
    s->mask_cols = !mask ? v->dims[1] : row ? list->numel : 1;
    m2c_release(list);
    return bad;
}

int m2c_subs_resolve(m2c_subs *s, const m2c_value *v, const m2c_subs_place *place)
{
    *s = (m2c_subs){.shape = v};
    if (m2c_is_magic_colon(v)) {
        s->kind = M2C_SUBS_COLON;
        s->step = 1;
        s->shape = NULL;
        return 0;
    }
    if (m2c_is_compressed(v) && !m2c_is_complex(v))
        return resolve_compressed(s, v, place);
    if (v->cls == M2C_LOGICAL) {
        resolve_mask(s, v);
        return 0;
    }
    if (!m2c_is_arith(v) || m2c_is_complex(v))
        return bad_class(v, place);
    if (v->numel == 1)
        return resolve_scalar(s, m2c_get(v, 0), place);
    if (v->numel == 0) {
        set_steps(s, 0, 0, 1);
        s->is_range = (v->flags & M2C_RANGE) != 0;
        return 0;
    }
    if ((v->flags & M2C_RANGE) && v->range.inc == floor(v->range.inc) &&
        v->range.base == floor(v->range.base))
        return resolve_range(s, v, place);
    return resolve_list(s, v, place);
}

void m2c_subs_free(m2c_subs *s, int n)
{
    for (int k = 0; k < n; k++)
        m2c_free(s[k].list);
}

int m2c_subs_resolve_all(m2c_subs *s, int n, m2c_value *const *idx, const char *name, m2c_subs_use use)
{
    for (int k = 0; k < n; k++) {
        m2c_subs_place place = {name, k, n, use, m2c_shadows_function};
        if (m2c_subs_resolve(&s[k], idx[k], &place)) {
            m2c_subs_free(s, k);
            return 1;
        }
    }
    return 0;
}

/* --- errors -------------------------------------------------------------------------------------- */

enum { PLACE_TEXT = 512 };

/* "x(_,5)": the subscript's text where it stands. Many subscripts in front of it are counted instead. */
static void place_text(char *buf, const m2c_subs_place *place, const char *subscript)
{
    enum { SHOWN_IN_FRONT = 3 };
    const char *name = place->name ? place->name : "index ";
    if (place->use == M2C_DELETING) {
        snprintf(buf, PLACE_TEXT, "%s%s", place->name ? place->name : "index ", subscript);
        return;
    }
    int at = snprintf(buf, PLACE_TEXT / 2, "%s(", name);
    if (at > PLACE_TEXT / 2 - 1)
        at = PLACE_TEXT / 2 - 1;
    if (place->position > SHOWN_IN_FRONT)
        at += sprintf(buf + at, "...[x%d]...", place->position);
    else
        for (int k = 0; k < place->position; k++)
            at += sprintf(buf + at, "_,");
    at += snprintf(buf + at, 64, "%s", subscript);
    for (int k = place->position + 1; k < place->count && k < M2C_MAX_RANK; k++)
        at += sprintf(buf + at, ",_");
    sprintf(buf + at, ")");
}

static const char note_start[] = " (note: variable '", note_end[] = "' shadows function)";

static bool has_note(const m2c_subs_place *place)
{
    return place->use == M2C_READING && place->shadows && place->shadows(place->name);
}

static int bad_subscript_text(const char *subscript, const m2c_subs_place *place, const char *complaint)
{
    char buf[PLACE_TEXT];
    place_text(buf, place, subscript);
    bool note = has_note(place);
    return m2c_error("Octave:invalid-index", "%s: subscripts must be %s%s%s%s", buf, complaint,
                     note ? note_start : "", note ? place->name : "", note ? note_end : "");
}

static const char *const need_integers = "either integers 1 to (2^63)-1 or logicals";

int m2c_error_bad_subscript(double x, const m2c_subs_place *place)
{
    char text[64];
    if (isnan(x)) {
        snprintf(text, sizeof text, "nan");
    } else {
        x = x - 1 + 1; // counted from 0: 1e-20 is shown as 0, and so is -0
        int n = snprintf(text, sizeof text, "%g", x);
        double nearest = floor(x + 0.5);
        /* A number printed as if it were an integer shows how far it is from one. */
        if (x != nearest && !strchr(text, '.'))
            snprintf(text + n, sizeof text - (size_t)n, "%+g", x - nearest);
    }
    return bad_subscript_text(text, place, need_integers);
}

static int bad_class(const m2c_value *v, const m2c_subs_place *place)
{
    char text[96];
    if (m2c_is_arith(v) && v->numel == 1) {
        double complex z = m2c_getc(v, 0);
        snprintf(text, sizeof text, "%g%+gi", creal(z), cimag(z));
        return bad_subscript_text(text, place, "real (forgot to initialize i or j?)");
    }
    snprintf(text, sizeof text, "<%s>", m2c_type_name(v));
    return bad_subscript_text(text, place, need_integers);
}

int m2c_error_out_of_bound(ptrdiff_t number, ptrdiff_t extent, int ndims, const ptrdiff_t *dims,
                           const m2c_subs_place *place)
{
    char text[32], where[PLACE_TEXT], shown[32 * M2C_MAX_RANK];
    while (ndims > 2 && dims[ndims - 1] == 1) /* as typed code counts them */
        ndims--;
    snprintf(text, sizeof text, "%" M2C_PT, number);
    place_text(where, place, text);
    bool note = has_note(place);
    return m2c_error("Octave:index-out-of-bounds", "%s: out of bound %" M2C_PT " (dimensions are %s)%s%s%s",
                     where, extent, m2c_dims_string(ndims, dims, shown), note ? note_start : "",
                     note ? place->name : "", note ? note_end : "");
}
