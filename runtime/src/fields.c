/* The field names of structs, shared between values, and single fields of struct values. */
#include "internal.h"
#include "state.h"

#include <limits.h>

static m2c_fields *no_names(void)
{
    m2c_fields *f = m2c_alloc(sizeof *f);
    *f = (m2c_fields){.refs = 1};
    return f;
}

m2c_fields *m2c_fields_retain(m2c_fields *f)
{
    f->refs++;
    return f;
}

void m2c_fields_release(m2c_fields *f)
{
    if (!f || --f->refs > 0)
        return;
    for (int k = 0; k < f->count; k++)
        m2c_free(f->name[k]);
    m2c_free(f->name);
    m2c_free(f->place);
    m2c_free(f);
}

/* --- the hash table of many names: open addressing, one place after another ---------------------- */
enum { FEW_NAMES = 16 };

static int *first_place(const m2c_fields *f, const char *name)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (; *name; name++)
        h = (h ^ (unsigned char)*name) * 0x100000001b3u;
    return f->place + ((h ^ (h >> 32)) & (uint64_t)(f->places - 1));
}

static int *next_place(const m2c_fields *f, int *at)
{
    return ++at == f->place + f->places ? f->place : at;
}

static void note_place(m2c_fields *f, int k)
{
    int *at = first_place(f, f->name[k]);
    while (*at >= 0)
        at = next_place(f, at);
    *at = k;
}

/* Notes the last name, which is new; all, where the table was full or there was none. */
static void note_last(m2c_fields *f)
{
    if (f->place && 2 * f->count <= f->places) {
        note_place(f, f->count - 1);
        return;
    }
    if (f->count <= FEW_NAMES)
        return;
    f->places = f->places ? 4 * f->places : 8 * FEW_NAMES;
    f->place = m2c_realloc(f->place, (size_t)f->places * sizeof *f->place);
    for (int p = 0; p < f->places; p++)
        f->place[p] = -1;
    for (int k = 0; k < f->count; k++)
        note_place(f, k);
}

static void forget_places(m2c_fields *f)
{
    m2c_free(f->place);
    f->place = NULL;
    f->places = 0;
}

static bool same_name(const char *a, const char *b)
{
    for (; *a == *b; a++, b++)
        if (*a == 0)
            return true;
    return false;
}

static int find_name(const m2c_fields *f, const char *name)
{
    if (f->place) {
        int *at = first_place(f, name);
        while (*at >= 0 && strcmp(f->name[*at], name) != 0)
            at = next_place(f, at);
        return *at;
    }
    for (int k = 0; k < f->count; k++)
        if (f->name[k][0] == name[0] && strcmp(f->name[k], name) == 0)
            return k;
    return -1;
}

static M2C_NOINLINE int find_and_guess(const m2c_fields *f, const char *name, unsigned char *guess)
{
    int k = find_name(f, name);
    if (k >= 0 && k <= UCHAR_MAX)
        *guess = (unsigned char)k;
    return k;
}

/* Names mostly are literals of the program: each has an address of its own, by which it is found again. */
int m2c_fields_find(const m2c_fields *f, const char *name)
{
    uintptr_t address = (uintptr_t)name;
    unsigned char *guess = &((m2c_fields *)f)->guess[(address ^ (address >> 4)) % sizeof f->guess];
    if (*guess < f->count && same_name(f->name[*guess], name))
        return *guess;
    return find_and_guess(f, name, guess);
}

/* Is it this text? One with a 0 among its characters is no name. */
static bool is_named(const char *name, const unsigned char *text, size_t n)
{
    size_t k = 0;
    while (k < n && text[k] && (unsigned char)name[k] == text[k])
        k++;
    return k == n && !name[k];
}

/* Names that are computed come again and again, too, at no address of their own. */
int m2c_fields_find_text(const m2c_fields *f, const unsigned char *text, size_t n)
{
    char room[64];
    const size_t mark = n ? n + 7 * (size_t)text[0] + 3 * (size_t)text[n - 1] : 0;
    unsigned char *guess = &((m2c_fields *)f)->guess[mark % sizeof f->guess];
    if (*guess < f->count && is_named(f->name[*guess], text, n))
        return *guess;
    char *name = n < sizeof room ? room : m2c_alloc(n + 1);
    memcpy(name, text, n);
    name[n] = 0;
    int k = find_and_guess(f, name, guess);
    if (name != room)
        m2c_free(name);
    return k;
}

m2c_value **m2c_slot_of_text(const m2c_value *s, const unsigned char *name, ptrdiff_t rows, ptrdiff_t n)
{
    if (s->cls != M2C_STRUCT || s->numel != 1 || rows != 1)
        return NULL;
    int f = m2c_fields_find_text(s->fields, name, (size_t)n);
    return f < 0 ? NULL : &s->cell[f];
}

m2c_value **m2c_named_slot(const m2c_value *s, const m2c_value *name)
{
    return m2c_is_string(name) ? m2c_slot_of_text(s, name->u8, name->numel > 0, name->numel) : NULL;
}

static void append_name(m2c_fields *f, const char *name)
{
    if (f->count == f->cap) {
        f->cap = f->cap ? 2 * f->cap : 4;
        f->name = m2c_realloc(f->name, (size_t)f->cap * sizeof *f->name);
    }
    f->name[f->count++] = m2c_strdup(name);
    note_last(f);
}

static m2c_fields *copied(const m2c_fields *f)
{
    m2c_fields *copy = no_names();
    for (int k = 0; k < f->count; k++)
        append_name(copy, f->name[k]);
    return copy;
}

static void own_fields(m2c_value *s)
{
    if (s->fields->refs == 1)
        return;
    m2c_fields *f = copied(s->fields);
    m2c_fields_release(s->fields);
    s->fields = f;
}

/* --- steps: structs get the same fields in the same order again and again ------------------------- */
enum { STEPS = 64, FEW_SHARED = 16 };

/* What names become with one more. */
typedef struct step {
    m2c_fields *from, *to;
} step;

static M2C_STATE step steps[STEPS];
static M2C_STATE m2c_fields *nameless;

static void forget_steps(void)
{
    for (int k = 0; k < STEPS; k++) {
        m2c_fields_release(steps[k].from);
        m2c_fields_release(steps[k].to);
        steps[k] = (step){NULL, NULL};
    }
    m2c_fields_release(nameless);
    nameless = NULL;
}

/* Values that have nothing else in common share names in programs alone: a library's caller may hand each
 * value to another thread. */
static M2C_STATE bool shares_names;

void m2c_share_names(void)
{
    shares_names = true;
}

m2c_fields *m2c_fields_new(void)
{
    if (!shares_names)
        return no_names();
    if (!nameless) {
        nameless = no_names();
        m2c_at_end(forget_steps);
    }
    return m2c_fields_retain(nameless);
}

m2c_fields *m2c_fields_with(m2c_fields *f, const char *text)
{
    size_t n = strlen(text);
    bool few = f->count < FEW_SHARED && shares_names;
    step *s = &steps[((uintptr_t)f / sizeof *f + 31 * n + (n ? (unsigned char)text[n - 1] : 0)) % STEPS];
    if (few && s->from == f && strcmp(s->to->name[f->count], text) == 0) {
        m2c_fields_release(f);
        return m2c_fields_retain(s->to);
    }
    if (!few && f->refs == 1) {
        append_name(f, text);
        return f;
    }
    m2c_fields *to = copied(f);
    append_name(to, text);
    if (!few) {
        m2c_fields_release(f);
        return to;
    }
    m2c_fields_release(s->from);
    m2c_fields_release(s->to);
    *s = (step){f, m2c_fields_retain(to)};
    m2c_at_end(forget_steps);
    return to;
}

int m2c_struct_add_field(m2c_value *s, const char *name)
{
    int count = s->fields->count;
    m2c_reserve(s, s->numel * (count + 1), false);
    s->fields = m2c_fields_with(s->fields, name);
    for (ptrdiff_t k = s->numel - 1; k >= 0; k--) {
        memmove(s->cell + k * (count + 1), s->cell + k * count, (size_t)count * sizeof *s->cell);
        s->cell[k * (count + 1) + count] = &m2c_shared_empty;
    }
    return count;
}

void m2c_struct_remove_field(m2c_value *s, int field)
{
    own_fields(s);
    forget_places(s->fields);
    int count = s->fields->count;
    m2c_value **to = s->cell;
    for (ptrdiff_t k = 0; k < s->numel; k++)
        for (int f = 0; f < count; f++) {
            m2c_value *v = s->cell[k * count + f];
            if (f == field)
                m2c_release(v);
            else
                *to++ = v;
        }
    m2c_free(s->fields->name[field]);
    for (int f = field; f + 1 < count; f++)
        s->fields->name[f] = s->fields->name[f + 1];
    s->fields->count--;
}

m2c_value *m2c_struct_array(m2c_fields *fields, int ndims, const ptrdiff_t *dims)
{
    m2c_value *s = m2c_new_header(M2C_STRUCT, 0);
    s->fields = m2c_fields_retain(fields);
    m2c_set_dims(s, ndims, dims);
    s->data = s->small;
    s->capacity = (ptrdiff_t)(sizeof s->small / (sizeof(m2c_value *)));
    ptrdiff_t n = m2c_slot_count(s);
    m2c_reserve(s, n, true);
    for (ptrdiff_t k = 0; k < n; k++)
        s->cell[k] = &m2c_shared_empty;
    return s;
}

m2c_value *m2c_struct_get(const m2c_value *s, ptrdiff_t k, const char *name)
{
    int f = m2c_fields_find(s->fields, name);
    return f < 0 ? NULL : s->cell[k * s->fields->count + f];
}

void m2c_struct_put(m2c_value *s, const char *name, m2c_value *v)
{
    int f = m2c_fields_find(s->fields, name);
    if (f < 0)
        f = m2c_struct_add_field(s, name);
    m2c_set(&s->cell[f], v);
}
