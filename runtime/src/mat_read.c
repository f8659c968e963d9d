/* Reading MATLAB's files of variables (mat_file.h). */
#include "deflated.h"
#include "mat_file.h"
#include "op_internal.h"
#include "sparse.h"
#include "text_utf8.h"

#include <stdio.h>

/* Where is read; the bytes of numbers are in the other order where `turned`. */
typedef struct reader {
    const char *at, *end;
    bool turned;
} reader;

typedef struct element {
    uint32_t type;
    reader in; /* its data */
} element;

/* An array without its parts. */
typedef struct head {
    int cls, ndims;
    unsigned flags;
    ptrdiff_t dims[M2C_MAX_RANK], numel;
    char name[256];
} head;

static const struct {
    uint8_t type;
    m2c_class cls;
} kept[] = {{MI_INT8, M2C_INT8},   {MI_UINT8, M2C_UINT8},   {MI_INT16, M2C_INT16},   {MI_UINT16, M2C_UINT16},
            {MI_INT32, M2C_INT32}, {MI_UINT32, M2C_UINT32}, {MI_SINGLE, M2C_SINGLE}, {MI_DOUBLE, M2C_DOUBLE},
            {MI_INT64, M2C_INT64}, {MI_UINT64, M2C_UINT64}, {MI_UTF8, M2C_UINT8},    {MI_UTF16, M2C_UINT16},
            {MI_UTF32, M2C_UINT32}};
static const m2c_class classes[] = {
    [MX_CHAR] = M2C_CHAR,   [MX_SPARSE] = M2C_DOUBLE, [MX_DOUBLE] = M2C_DOUBLE, [MX_SINGLE] = M2C_SINGLE,
    [MX_INT8] = M2C_INT8,   [MX_UINT8] = M2C_UINT8,   [MX_INT16] = M2C_INT16,   [MX_UINT16] = M2C_UINT16,
    [MX_INT32] = M2C_INT32, [MX_UINT32] = M2C_UINT32, [MX_INT64] = M2C_INT64,   [MX_UINT64] = M2C_UINT64};

bool m2c_is_mat_file(const char *s, size_t n)
{
    return n >= MAT_HEAD &&
           (memcmp(s + MAT_HEAD - 4, "\0\1IM", 4) == 0 || memcmp(s + MAT_HEAD - 4, "\1\0MI", 4) == 0);
}

void m2c_turn_bytes(char *s, size_t size)
{
    for (size_t k = 0; k < size / 2; k++) {
        char c = s[k];
        s[k] = s[size - 1 - k];
        s[size - 1 - k] = c;
    }
}

static bool take_word(reader *r, uint32_t *x)
{
    if (r->end - r->at < (ptrdiff_t)sizeof *x)
        return false;
    memcpy(x, r->at, sizeof *x);
    if (r->turned)
        m2c_turn_bytes((char *)x, sizeof *x);
    r->at += sizeof *x;
    return true;
}

/* The next element. A short one has its data in the tag; others are filled up to whole eight bytes. */
static bool take_element(reader *r, element *e)
{
    if (!take_word(r, &e->type))
        return false;
    uint32_t n = e->type >> 16;
    bool brief = n;
    e->type &= brief ? 0xFFFF : 0xFFFFFFFF;
    if (!brief && !take_word(r, &n))
        return false;
    size_t left = (size_t)(r->end - r->at), filled = brief ? 4 : n;
    if (n > left || (brief && n > 4))
        return false;
    e->in = (reader){r->at, r->at + n, r->turned};
    if (!brief && e->type != MI_COMPRESSED)
        filled += (8 - n % 8) % 8;
    r->at += filled < left ? filled : left;
    return true;
}

m2c_value *m2c_numbers_from(m2c_class cls, const char *s, size_t n, bool turned)
{
    size_t size = m2c_element_size(cls, 0);
    m2c_value *v = m2c_new2(cls, (ptrdiff_t)n, 1, 0);
    if (n)
        memcpy(v->data, s, n * size);
    for (size_t i = 0; turned && i < n; i++)
        m2c_turn_bytes((char *)v->data + i * size, size);
    return v;
}

/* The numbers of an element as a column, or NULL. */
static m2c_value *take_numbers(reader *r)
{
    element e;
    if (!take_element(r, &e))
        return NULL;
    for (size_t k = 0; k < sizeof kept / sizeof *kept; k++)
        if (kept[k].type == e.type) {
            size_t n = (size_t)(e.in.end - e.in.at) / m2c_element_size(kept[k].cls, 0);
            return m2c_numbers_from(kept[k].cls, e.in.at, n, e.in.turned);
        }
    return NULL;
}

/* n numbers in a class, or NULL. Those that are not there are zeros: what Octave writes of a sparse logical
 * matrix is read as full by its own load, too. */
static m2c_value *take_as(reader *r, ptrdiff_t n, m2c_class cls)
{
    m2c_value *v = take_numbers(r), *y = NULL;
    if (v && n <= (r->end - r->at) + v->numel * 8) {
        m2c_value *given = m2c_as(v, cls);
        ptrdiff_t count = given->numel < n ? given->numel : n;
        y = m2c_zeros(cls, 2, (const ptrdiff_t[]){n, 1}, 0);
        if (count)
            memcpy(y->data, given->data, (size_t)count * m2c_element_size(cls, 0));
        m2c_release(given);
    }
    m2c_release(v);
    return y;
}

static bool take_extents(reader *r, head *h)
{
    m2c_value *v = take_numbers(r);
    bool fits = v && v->numel >= 2 && v->numel <= M2C_MAX_RANK;
    h->ndims = fits ? (int)v->numel : 2;
    h->numel = 1;
    for (int k = 0; k < h->ndims && fits; k++) {
        h->dims[k] = (ptrdiff_t)m2c_get(v, k);
        fits = h->dims[k] >= 0 && (h->dims[k] == 0 || h->numel <= PTRDIFF_MAX / h->dims[k]);
        h->numel *= fits ? h->dims[k] : 0;
    }
    m2c_release(v);
    return fits;
}

/* Of what MATLAB alone has, the class is all that is read. */
static bool take_head(reader *r, head *h)
{
    element flags, name;
    uint32_t word;
    if (!take_element(r, &flags) || !take_word(&flags.in, &word))
        return false;
    h->cls = (int)(word & 255);
    h->flags = word >> 8 & 255;
    h->name[0] = '\0';
    if (h->cls > MX_UINT64)
        return true;
    if (!take_extents(r, h) || !take_element(r, &name))
        return false;
    size_t n = (size_t)(name.in.end - name.in.at);
    n = n < sizeof h->name ? n : sizeof h->name - 1;
    memcpy(h->name, name.in.at, n);
    h->name[n] = '\0';
    return true;
}

static int read_array(reader *r, m2c_value **out, char *name, size_t size);

/* Numbers of a class, with imaginary parts behind the real ones. */
static m2c_value *take_parts(reader *r, ptrdiff_t n, m2c_class cls, bool pairs)
{
    if (!pairs)
        return take_as(r, n, cls);
    m2c_value *re = take_as(r, n, M2C_DOUBLE), *im = re ? take_as(r, n, M2C_DOUBLE) : NULL, *y = NULL;
    if (im) {
        double complex *z = m2c_alloc((size_t)(n + 1) * sizeof *z);
        for (ptrdiff_t k = 0; k < n; k++)
            z[k] = m2c_of_parts(re->f64[k], im->f64[k]);
        y = m2c_new2(cls, n, 1, M2C_COMPLEX);
        if (n)
            m2c_store(M2C_IN_C64, z, n, cls, M2C_COMPLEX, y->data);
        m2c_free(z);
    }
    m2c_release(re);
    m2c_release(im);
    return y;
}

static int read_numbers(reader *r, m2c_value **out, const head *h)
{
    m2c_class cls = h->flags & MX_LOGICAL ? M2C_LOGICAL : classes[h->cls];
    bool pairs = h->flags & MX_COMPLEX && (cls == M2C_DOUBLE || cls == M2C_SINGLE);
    m2c_value *v = take_parts(r, h->numel, cls, pairs);
    if (!v)
        return 1;
    m2c_value *y = m2c_new(cls, h->ndims, h->dims, v->flags & M2C_COMPLEX);
    if (h->numel)
        memcpy(y->data, v->data, (size_t)h->numel * m2c_element_size(cls, y->flags));
    m2c_release(v);
    m2c_set(out, y);
    return 0;
}

/* Characters beyond ASCII are two bytes each, or more; a row of them grows. */
static void put_units(m2c_text *t, const m2c_value *v, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++) {
        unsigned c = (unsigned)m2c_get(v, k), low = k + 1 < n ? (unsigned)m2c_get(v, k + 1) : 0;
        bool two = c >= 0xD800 && c < 0xDC00 && low >= 0xDC00 && low < 0xE000;
        char s[4];
        m2c_text_add(t, s, m2c_utf8_write(s, two ? 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00) : c));
        k += two;
    }
}

static int read_chars(reader *r, m2c_value **out, const head *h)
{
    m2c_value *v = take_numbers(r);
    if (!v || v->numel < h->numel) {
        m2c_release(v);
        return 1;
    }
    m2c_value *y;
    bool bytes = v->cls == M2C_UINT8 || v->cls == M2C_INT8;
    if (bytes || h->ndims != 2 || h->dims[0] != 1) {
        y = m2c_new(M2C_CHAR, h->ndims, h->dims, 0);
        for (ptrdiff_t k = 0; k < h->numel; k++)
            y->u8[k] = (uint8_t)m2c_get(v, k);
    } else {
        m2c_text t = {0};
        put_units(&t, v, h->numel);
        y = m2c_new2(M2C_CHAR, 1, (ptrdiff_t)t.n, 0);
        if (t.n)
            memcpy(y->data, t.s, t.n);
        m2c_text_free(&t);
    }
    m2c_release(v);
    m2c_set(out, y);
    return 0;
}

/* Rows of the elements, where each column begins, and the elements. */
static int read_sparse(reader *r, m2c_value **out, const head *h)
{
    m2c_value *rows = take_numbers(r), *begins = rows ? take_numbers(r) : NULL, *v = NULL, *y = NULL;
    bool fits = begins && h->ndims == 2 && begins->numel > h->dims[1];
    ptrdiff_t n = fits ? (ptrdiff_t)m2c_get(begins, h->dims[1]) : 0;
    const m2c_class cls = M2C_DOUBLE; /* Octave reads a logical one as numbers */
    bool pairs = h->flags & MX_COMPLEX;
    if (fits && n >= 0 && n <= rows->numel)
        v = take_parts(r, n, cls, pairs);
    if (v) {
        m2c_csc c = m2c_csc_new(cls, pairs, h->dims[0], h->dims[1], n);
        ptrdiff_t count = 0;
        for (ptrdiff_t column = 0; column < h->dims[1]; column++)
            for (ptrdiff_t k = (ptrdiff_t)m2c_get(begins, column); k >= 0 && k < m2c_get(begins, column + 1);
                 k++) {
                ptrdiff_t row = k < n ? (ptrdiff_t)m2c_get(rows, k) : -1;
                if (row < 0 || row >= h->dims[0] || count == n)
                    continue;
                c.row[count] = row + column * h->dims[0];
                memcpy(m2c_csc_place(&c, count++), (char *)v->data + (size_t)k * c.size, c.size);
            }
        y = m2c_csc_loaded(&c, count);
        m2c_set(out, y);
    }
    m2c_release(rows);
    m2c_release(begins);
    m2c_release(v);
    return y ? 0 : 1;
}

static int read_cell(reader *r, m2c_value **out, const head *h)
{
    char name[256];
    if (h->numel > (r->end - r->at) / 8)
        return 1;
    m2c_value *c = m2c_zeros(M2C_CELL, h->ndims, h->dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        m2c_value *v = NULL;
        if (read_array(r, &v, name, sizeof name)) {
            m2c_release(c);
            return 1;
        }
        m2c_set(&c->cell[k], v);
    }
    m2c_set(out, c);
    return 0;
}

/* The fields of one element after those of another; their names have so many bytes each. */
static int read_struct(reader *r, m2c_value **out, const head *h)
{
    m2c_value *width = take_numbers(r), *names = width ? take_numbers(r) : NULL;
    ptrdiff_t bytes = width && width->numel == 1 ? (ptrdiff_t)m2c_get(width, 0) : 0;
    bool fits = names && bytes > 0 && bytes <= 256 && m2c_element_size((m2c_class)names->cls, 0) == 1;
    ptrdiff_t count = fits ? names->numel / bytes : 0;
    fits = fits && (count == 0 || h->numel <= (r->end - r->at) / 8 / count);
    m2c_value *none = m2c_struct(), *s = fits ? m2c_struct_array(none->fields, h->ndims, h->dims) : NULL;
    char name[257];
    for (ptrdiff_t f = 0; f < count && s; f++) {
        memcpy(name, names->u8 + f * bytes, (size_t)bytes);
        name[bytes] = '\0';
        m2c_struct_add_field(s, name);
    }
    for (ptrdiff_t k = 0; fits && k < h->numel * count; k++) {
        m2c_value *v = NULL;
        fits = read_array(r, &v, name, sizeof name) == 0;
        if (fits)
            m2c_set(&s->cell[k], v);
    }
    m2c_release(none);
    m2c_release(width);
    m2c_release(names);
    if (fits)
        m2c_set(out, s);
    else
        m2c_release(s);
    return fits ? 0 : 1;
}

/* An array; what MATLAB alone has, such as a table, is nothing. */
static int read_array(reader *r, m2c_value **out, char *name, size_t size)
{
    element e;
    head h;
    name[0] = '\0';
    if (!take_element(r, &e) || e.type != MI_MATRIX)
        return 1;
    if (e.in.at == e.in.end) {
        m2c_set(out, m2c_new2(M2C_DOUBLE, 0, 0, 0));
        return 0;
    }
    if (!take_head(&e.in, &h))
        return 1;
    snprintf(name, size, "%s", h.name);
    switch (h.cls) {
    case MX_CELL:
        return read_cell(&e.in, out, &h);
    case MX_STRUCT:
        return read_struct(&e.in, out, &h);
    case MX_CHAR:
        return read_chars(&e.in, out, &h);
    case MX_SPARSE:
        return read_sparse(&e.in, out, &h);
    default:
        break;
    }
    if (h.cls >= MX_DOUBLE && h.cls <= MX_UINT64)
        return read_numbers(&e.in, out, &h);
    m2c_set(out, m2c_new2(M2C_DOUBLE, 0, 0, 0));
    return 0;
}

/* The next variable of a file, which may be compressed. */
static int read_variable(reader *r, m2c_value **out, char *name, size_t size)
{
    element e;
    reader start = *r;
    if (!take_element(r, &e))
        return 1;
    if (e.type != MI_COMPRESSED) {
        *r = start;
        return read_array(r, out, name, size);
    }
    m2c_text t = {0};
    m2c_text_add(&t, "", 0);
    bool whole = m2c_inflate(&t, e.in.at, (size_t)(e.in.end - e.in.at));
    reader inside = {t.s, t.s + t.n, r->turned};
    int status = !whole || read_array(&inside, out, name, size);
    m2c_text_free(&t);
    return status;
}

int m2c_read_mat(const char *s, size_t n, m2c_value **out)
{
    reader r = {s + MAT_HEAD, s + n, s[MAT_HEAD - 2] == 'M'};
    m2c_value *all = m2c_struct();
    char name[256];
    while (r.at < r.end) {
        m2c_value *v = NULL;
        if (read_variable(&r, &v, name, sizeof name)) {
            m2c_release(all);
            return 1;
        }
        if (name[0])
            m2c_struct_put(all, name, v);
        else /* what MATLAB keeps beside the variables */
            m2c_release(v);
    }
    m2c_set(out, all);
    return 0;
}
