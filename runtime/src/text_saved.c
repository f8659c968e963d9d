/* Reading values in the language's text format for saved variables. */
#include "text_saved.h"
#include "sparse.h"

#include <stdlib.h>

static m2c_bytes peek_line(const m2c_reader *r)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    return (m2c_bytes){r->at, (size_t)((stop ? stop : r->end) - r->at)};
}

m2c_bytes m2c_next_line(m2c_reader *r)
{
    m2c_bytes line = peek_line(r);
    r->at += line.n + (r->at + line.n < r->end);
    if (line.n && line.s[line.n - 1] == '\r')
        line.n--;
    return line;
}

static void skip_blank(m2c_reader *r)
{
    while (r->at < r->end && peek_line(r).n == 0)
        m2c_next_line(r);
}

bool m2c_read_key(m2c_reader *r, const char *key, char *buf, size_t size)
{
    skip_blank(r);
    m2c_bytes line = peek_line(r);
    size_t n = strlen(key);
    if (line.n < n + 3 || line.s[0] != '#' || strncmp(line.s + 2, key, n) != 0 || line.s[n + 2] != ':')
        return false;
    m2c_next_line(r);
    size_t from = n + 3 + (line.n > n + 3 && line.s[n + 3] == ' ');
    size_t count = line.n - from < size - 1 ? line.n - from : size - 1;
    memcpy(buf, line.s + from, count);
    buf[count] = '\0';
    return true;
}

static ptrdiff_t read_count(m2c_reader *r, const char *key)
{
    char text[64];
    return m2c_read_key(r, key, text, sizeof text) ? (ptrdiff_t)strtoll(text, NULL, 10) : -1;
}

/* Dimensions: "# ndims: n" and a line of them, or "# rows:" and "# columns:". */
static bool read_dims(m2c_reader *r, int *ndims, ptrdiff_t *dims)
{
    ptrdiff_t n = read_count(r, "ndims");
    if (n < 0) {
        *ndims = 2;
        dims[0] = read_count(r, "rows");
        dims[1] = read_count(r, "columns");
        return dims[0] >= 0 && dims[1] >= 0;
    }
    if (n < 2 || n > M2C_MAX_RANK)
        return false;
    *ndims = (int)n;
    m2c_bytes line = m2c_next_line(r);
    const char *p = line.s;
    for (ptrdiff_t k = 0; k < n; k++) {
        char *stop;
        dims[k] = (ptrdiff_t)strtoll(p, &stop, 10);
        if (stop > line.s + line.n)
            return false;
        p = stop;
    }
    return true;
}

static double read_number(const char **p)
{
    while (**p == ' ' || **p == '\n' || **p == ',')
        ++*p;
    if (strncmp(*p, "NA", 2) == 0 && (*p)[2] != 'N') {
        *p += 2;
        union {
            uint64_t bits;
            double x;
        } na = {0x7FF840F4F4F40000u}; /* told apart from NaN on display only */
        return na.x;
    }
    char *stop;
    double x = strtod(*p, &stop);
    *p = stop;
    return x;
}

static void read_element(const char **p, m2c_value *v, ptrdiff_t at)
{
    bool pairs = m2c_is_complex(v);
    double z[2] = {0, 0};
    if (v->cls == M2C_INT64 || v->cls == M2C_UINT64) {
        char *stop;
        ((uint64_t *)v->data)[at] =
            v->cls == M2C_INT64 ? (uint64_t)strtoll(*p, &stop, 10) : (uint64_t)strtoull(*p, &stop, 10);
        *p = stop;
        return;
    }
    if (pairs)
        *p += strcspn(*p, "(") + 1;
    z[0] = read_number(p);
    if (pairs) {
        z[1] = read_number(p);
        *p += strcspn(*p, ")") + 1;
    }
    m2c_store(pairs ? M2C_IN_C64 : M2C_IN_F64, z, 1, (m2c_class)v->cls, v->flags, m2c_element(v, at));
}

/* Elements row by row, or in storage order where `linear`. */
static void read_elements(m2c_reader *r, m2c_value *v, bool linear)
{
    const char *p = r->at;
    ptrdiff_t rows = v->dims[0], cols = rows ? v->numel / rows : 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        read_element(&p, v, linear ? k : k / cols + (k % cols) * rows);
    r->at = p < r->end ? p : r->end;
    m2c_next_line(r);
}

static int damaged(void)
{
    return m2c_error("", "load: failed to load matrix constant");
}

static int read_text(m2c_reader *r, m2c_value **out, bool dq)
{
    ptrdiff_t rows = read_count(r, "elements"), width = 0;
    m2c_bytes *row = m2c_alloc((size_t)(rows > 0 ? rows : 1) * sizeof *row);
    for (ptrdiff_t k = 0; k < rows; k++) {
        width = read_count(r, "length");
        if (width < 0 || width > r->end - r->at)
            width = 0;
        row[k] = (m2c_bytes){r->at, (size_t)width};
        r->at += width;
        m2c_next_line(r);
    }
    if (rows == 0)
        read_count(r, "length"); /* some writers say it */
    m2c_value *v = rows > 0 ? m2c_char_rows((int)rows, row) : m2c_char("");
    if (dq)
        v->flags |= M2C_DQ;
    m2c_free(row);
    m2c_set(out, v);
    return 0;
}

static int read_cells(m2c_reader *r, m2c_value **cell, ptrdiff_t count, ptrdiff_t stride)
{
    char name[256];
    for (ptrdiff_t k = 0; k < count; k++) {
        m2c_value *v = NULL;
        if (!m2c_read_key(r, "name", name, sizeof name))
            return damaged();
        if (m2c_read_saved(r, &v))
            return 1;
        m2c_set(&cell[k * stride], v);
    }
    return 0;
}

static int read_cell(m2c_reader *r, m2c_value **out)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    if (!read_dims(r, &ndims, dims))
        return damaged();
    m2c_value *c = m2c_zeros(M2C_CELL, ndims, dims, 0);
    if (read_cells(r, c->cell, c->numel, 1)) {
        m2c_release(c);
        return 1;
    }
    m2c_set(out, c);
    return 0;
}

static int read_struct(m2c_reader *r, m2c_value **out, bool scalar)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    char name[256];
    if (!read_dims(r, &ndims, dims))
        return damaged();
    ptrdiff_t count = read_count(r, "length");
    m2c_value *none = m2c_struct(), *s = m2c_struct_array(none->fields, ndims, dims);
    m2c_release(none);
    int bad = 0;
    for (ptrdiff_t f = 0; f < count && !bad; f++) {
        m2c_value *v = NULL;
        bad = !m2c_read_key(r, "name", name, sizeof name) ? damaged() : m2c_read_saved(r, &v);
        if (bad)
            break;
        int at = m2c_struct_add_field(s, name);
        for (ptrdiff_t k = 0; k < s->numel; k++)
            m2c_copy(&s->cell[k * s->fields->count + at], scalar ? v : v->cell[k]);
        m2c_release(v);
    }
    if (bad) {
        m2c_release(s);
        return 1;
    }
    m2c_set(out, s);
    return 0;
}

static int read_range(m2c_reader *r, m2c_value **out)
{
    m2c_next_line(r);
    const char *p = r->at;
    double base = read_number(&p), limit = read_number(&p), inc = read_number(&p);
    r->at = p;
    m2c_next_line(r);
    m2c_set(out, m2c_range(base, inc, limit));
    return 0;
}

static int read_diagonal(m2c_reader *r, m2c_value **out)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    if (!read_dims(r, &ndims, dims))
        return damaged();
    m2c_value *v = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    const char *p = r->at;
    for (ptrdiff_t k = 0; k < dims[0] && k < dims[1]; k++)
        v->f64[k + k * dims[0]] = read_number(&p);
    m2c_keep_diagonal(v);
    r->at = p;
    m2c_next_line(r);
    m2c_set(out, v);
    return 0;
}

/* "# nnz: n", the size, and n lines of a row, a column and an element. */
static int read_sparse(m2c_reader *r, m2c_value **out, const char *type)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK], count = read_count(r, "nnz");
    if (count < 0 || !read_dims(r, &ndims, dims))
        return damaged();
    bool pairs = strstr(type, "complex") != NULL, whole = strstr(type, "bool") != NULL;
    m2c_csc c = m2c_csc_new(whole ? M2C_LOGICAL : M2C_DOUBLE, pairs, dims[0], dims[1], count);
    m2c_value view;
    ptrdiff_t column_dims[2] = {count, 1};
    m2c_view(&view, c.cls, pairs ? M2C_COMPLEX : 0, c.data, 2, column_dims);
    const char *p = r->at;
    for (ptrdiff_t k = 0; k < count; k++) {
        double row = read_number(&p), column = read_number(&p);
        if (!(row >= 1 && row <= (double)dims[0] && column >= 1 && column <= (double)dims[1])) {
            m2c_csc_free(&c);
            return damaged();
        }
        c.row[k] = (ptrdiff_t)row - 1 + ((ptrdiff_t)column - 1) * dims[0];
        read_element(&p, &view, k);
    }
    r->at = p;
    m2c_next_line(r);
    m2c_set(out, m2c_csc_loaded(&c, count));
    return 0;
}

static int read_handle(m2c_reader *r, m2c_value **out)
{
    char skipped[512];
    while (m2c_read_key(r, "octaveroot", skipped, sizeof skipped) ||
           m2c_read_key(r, "subtype", skipped, sizeof skipped))
        ;
    m2c_bytes line = m2c_next_line(r);
    m2c_value *name = m2c_text_value(line.s, line.n);
    int status = m2c_fn_str2func(NULL, 1, out, 1, &name);
    m2c_release(name);
    return status;
}

/* A number or an array; the type says "float complex matrix", "int8 scalar", "bool", … */
static int read_array(m2c_reader *r, m2c_value **out, char *type)
{
    m2c_class cls = M2C_DOUBLE;
    bool scalar = strstr(type, "matrix") == NULL;
    char *word = m2c_next_part(&type, " ");
    if (word && strcmp(word, "bool") == 0)
        cls = M2C_LOGICAL;
    else if (word && strcmp(word, "float") == 0)
        cls = M2C_SINGLE;
    else if (word && strstr(word, "int"))
        m2c_class_by_name(word, &cls);
    bool pairs = false;
    for (; word; word = m2c_next_part(&type, " "))
        pairs = pairs || strcmp(word, "complex") == 0;
    int ndims = 2;
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1};
    skip_blank(r);
    bool linear = scalar || (r->end - r->at > 7 && strncmp(r->at, "# ndims", 7) == 0);
    if (!scalar && !read_dims(r, &ndims, dims))
        return damaged();
    m2c_value *v = m2c_zeros(cls, ndims, dims, pairs ? M2C_COMPLEX : 0);
    if (v->numel)
        read_elements(r, v, linear);
    m2c_set(out, v);
    return 0;
}

int m2c_read_saved(m2c_reader *r, m2c_value **out)
{
    char type[128];
    if (!m2c_read_key(r, "type", type, sizeof type))
        return damaged();
    if (strcmp(type, "string") == 0 || strcmp(type, "sq_string") == 0)
        return read_text(r, out, type[0] == 's' && type[1] == 't');
    if (strcmp(type, "cell") == 0)
        return read_cell(r, out);
    if (strcmp(type, "struct") == 0 || strcmp(type, "scalar struct") == 0)
        return read_struct(r, out, type[1] == 'c');
    if (strstr(type, "range"))
        return read_range(r, out);
    if (strcmp(type, "diagonal matrix") == 0)
        return read_diagonal(r, out);
    if (strncmp(type, "sparse", 6) == 0)
        return read_sparse(r, out, type);
    if (strcmp(type, "function handle") == 0)
        return read_handle(r, out);
    return read_array(r, out, type);
}
