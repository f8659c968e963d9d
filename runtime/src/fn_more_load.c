/* Builtin: load, from files in the language's text format and from files of numbers. */
#include "text_internal.h"
#include "text_scan.h"

#include <fnmatch.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* A text that is read line by line. */
typedef struct reader {
    const char *at, *end;
} reader;

static m2c_span peek_line(const reader *r)
{
    const char *stop = memchr(r->at, '\n', (size_t)(r->end - r->at));
    return (m2c_span){r->at, (size_t)((stop ? stop : r->end) - r->at)};
}

static m2c_span next_line(reader *r)
{
    m2c_span line = peek_line(r);
    r->at += line.n + (r->at + line.n < r->end);
    if (line.n && line.s[line.n - 1] == '\r')
        line.n--;
    return line;
}

static void skip_blank(reader *r)
{
    while (r->at < r->end && peek_line(r).n == 0)
        next_line(r);
}

/* "# key: value": the value, copied into buf; false where the next line says something else. */
static bool read_key(reader *r, const char *key, char *buf, size_t size)
{
    skip_blank(r);
    m2c_span line = peek_line(r);
    size_t n = strlen(key);
    if (line.n < n + 3 || line.s[0] != '#' || strncmp(line.s + 2, key, n) != 0 || line.s[n + 2] != ':')
        return false;
    next_line(r);
    size_t from = n + 3 + (line.n > n + 3 && line.s[n + 3] == ' ');
    size_t count = line.n - from < size - 1 ? line.n - from : size - 1;
    memcpy(buf, line.s + from, count);
    buf[count] = '\0';
    return true;
}

static ptrdiff_t read_count(reader *r, const char *key)
{
    char text[64];
    return read_key(r, key, text, sizeof text) ? (ptrdiff_t)strtoll(text, NULL, 10) : -1;
}

/* Dimensions: "# ndims: n" and a line of them, or "# rows:" and "# columns:". */
static bool read_dims(reader *r, int *ndims, ptrdiff_t *dims)
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
    m2c_span line = next_line(r);
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

/* Elements row by row, or in storage order where `linear`. */
static void read_elements(reader *r, m2c_value *v, bool linear)
{
    const char *p = r->at;
    bool pairs = m2c_is_complex(v);
    ptrdiff_t rows = v->dims[0], cols = rows ? v->numel / rows : 0;
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        ptrdiff_t at = linear ? k : k / cols + (k % cols) * rows;
        double z[2] = {0, 0};
        if (v->cls == M2C_INT64 || v->cls == M2C_UINT64) {
            char *stop;
            ((uint64_t *)v->data)[at] =
                v->cls == M2C_INT64 ? (uint64_t)strtoll(p, &stop, 10) : (uint64_t)strtoull(p, &stop, 10);
            p = stop;
            continue;
        }
        if (pairs)
            p += strcspn(p, "(") + 1;
        z[0] = read_number(&p);
        if (pairs) {
            z[1] = read_number(&p);
            p += strcspn(p, ")") + 1;
        }
        m2c_store(pairs ? M2C_IN_C64 : M2C_IN_F64, z, 1, (m2c_class)v->cls, v->flags, m2c_element(v, at));
    }
    r->at = p < r->end ? p : r->end;
    next_line(r);
}

static int damaged(void)
{
    return m2c_error("", "load: failed to load matrix constant");
}

static int read_value(reader *r, m2c_value **out);

static int read_text(reader *r, m2c_value **out, bool dq)
{
    ptrdiff_t rows = read_count(r, "elements"), width = 0;
    m2c_span *row = m2c_alloc((size_t)(rows > 0 ? rows : 1) * sizeof *row);
    for (ptrdiff_t k = 0; k < rows; k++) {
        width = read_count(r, "length");
        if (width < 0 || width > r->end - r->at)
            width = 0;
        row[k] = (m2c_span){r->at, (size_t)width};
        r->at += width;
        next_line(r);
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

static int read_cells(reader *r, m2c_value **cell, ptrdiff_t count, ptrdiff_t stride)
{
    char name[256];
    for (ptrdiff_t k = 0; k < count; k++) {
        m2c_value *v = NULL;
        if (!read_key(r, "name", name, sizeof name))
            return damaged();
        if (read_value(r, &v))
            return 1;
        m2c_set(&cell[k * stride], v);
    }
    return 0;
}

static int read_cell(reader *r, m2c_value **out)
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

static int read_struct(reader *r, m2c_value **out, bool scalar)
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
        bad = !read_key(r, "name", name, sizeof name) ? damaged() : read_value(r, &v);
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

static int read_range(reader *r, m2c_value **out)
{
    next_line(r);
    const char *p = r->at;
    double base = read_number(&p), limit = read_number(&p), inc = read_number(&p);
    r->at = p;
    next_line(r);
    m2c_set(out, m2c_range(base, inc, limit));
    return 0;
}

static int read_diagonal(reader *r, m2c_value **out)
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
    next_line(r);
    m2c_set(out, v);
    return 0;
}

static int read_handle(reader *r, m2c_value **out)
{
    char skipped[512];
    while (read_key(r, "octaveroot", skipped, sizeof skipped) ||
           read_key(r, "subtype", skipped, sizeof skipped))
        ;
    m2c_span line = next_line(r);
    m2c_value *name = m2c_text_value(line.s, line.n);
    int status = m2c_fn_str2func(NULL, 1, out, 1, &name);
    m2c_release(name);
    return status;
}

/* A number or an array; the type says "float complex matrix", "int8 scalar", "bool", … */
static int read_array(reader *r, m2c_value **out, char *type)
{
    m2c_class cls = M2C_DOUBLE;
    bool scalar = strstr(type, "matrix") == NULL;
    char *word = strtok(type, " ");
    if (word && strcmp(word, "bool") == 0)
        cls = M2C_LOGICAL;
    else if (word && strcmp(word, "float") == 0)
        cls = M2C_SINGLE;
    else if (word && strstr(word, "int"))
        m2c_class_by_name(word, &cls);
    bool pairs = false;
    for (; word; word = strtok(NULL, " "))
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

static int read_value(reader *r, m2c_value **out)
{
    char type[128];
    if (!read_key(r, "type", type, sizeof type))
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
    if (strcmp(type, "function handle") == 0)
        return read_handle(r, out);
    return read_array(r, out, type);
}

/* --- files
 * -----------------------------------------------------------------------------------------------------------
 */
static int read_file(const m2c_value *name, m2c_text *t)
{
    static const char *const endings[] = {"", ".mat"};
    FILE *f = NULL;
    for (int k = 0; k < 2 && !f; k++) {
        m2c_text path = {0};
        m2c_text_add(&path, (const char *)name->u8, (size_t)name->numel);
        m2c_text_addf(&path, "%s", endings[k]);
        f = fopen(path.s, "rb");
        m2c_text_free(&path);
    }
    if (!f) {
        char *text = m2c_cstring(name);
        int status = m2c_error("", "load: unable to find file %s", text);
        m2c_free(text);
        return status;
    }
    char block[8192];
    m2c_text_add(t, "", 0);
    for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;)
        m2c_text_add(t, block, n);
    fclose(f);
    return 0;
}

static bool is_asked(const char *name, int n, m2c_value *const *in)
{
    int asked = 0;
    bool found = false;
    for (int k = 0; k < n; k++) {
        if (in[k]->cls != M2C_CHAR || (in[k]->numel && in[k]->u8[0] == '-'))
            continue;
        char *pattern = m2c_cstring(in[k]);
        found = found || fnmatch(pattern, name, 0) == 0;
        asked++;
        m2c_free(pattern);
    }
    return found || asked == 0;
}

/* All variables of a text file that are asked for, as a struct. */
static int read_variables(m2c_value **out, const m2c_text *t, int n, m2c_value *const *in)
{
    reader r = {t->s, t->s + t->n};
    m2c_value *s = m2c_struct();
    char name[256];
    while (r.at < r.end) {
        if (!read_key(&r, "name", name, sizeof name)) {
            next_line(&r);
            continue;
        }
        m2c_value *v = NULL;
        if (read_value(&r, &v)) {
            m2c_release(s);
            return 1;
        }
        if (is_asked(name, n, in))
            m2c_struct_put(s, name, v);
        else
            m2c_release(v);
    }
    m2c_set(out, s);
    return 0;
}

/* The name of a variable for the numbers of a file: its name without folder and ending. */
static void name_of_file(const m2c_value *file, char *name, size_t size)
{
    ptrdiff_t from = 0, to = file->numel;
    for (ptrdiff_t k = 0; k < file->numel; k++) {
        if (file->u8[k] == '/')
            from = k + 1;
        if (file->u8[k] == '.' && k > from)
            to = k;
    }
    size_t n = to > from && (size_t)(to - from) < size ? (size_t)(to - from) : 0;
    for (size_t k = 0; k < n; k++) {
        unsigned char c = file->u8[from + (ptrdiff_t)k];
        bool word = c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        name[k] = word ? (char)c : '_';
    }
    name[n] = '\0';
}

/* Lines of numbers between blanks, commas or semicolons; % and # begin comments. */
static int read_numbers(m2c_value **out, const m2c_text *t, const m2c_value *file)
{
    reader r = {t->s, t->s + t->n};
    double *x = NULL;
    ptrdiff_t n = 0, cap = 0, rows = 0, cols = -1;
    int bad = 0;
    while (r.at < r.end && !bad) {
        m2c_span line = next_line(&r);
        ptrdiff_t before = n;
        for (size_t k = 0; k < line.n && line.s[k] != '%' && line.s[k] != '#';) {
            if (strchr(" \t,;\r", line.s[k])) {
                k++;
                continue;
            }
            double value;
            size_t length = m2c_scan_number((m2c_span){line.s + k, line.n - k}, &value);
            if (length == 0) {
                bad = 1;
                break;
            }
            if (n == cap)
                x = m2c_realloc(x, (size_t)(cap = cap ? 2 * cap : 64) * sizeof *x);
            x[n++] = value;
            k += length;
        }
        if (n == before)
            continue;
        rows++;
        bad = bad || (cols >= 0 && n - before != cols);
        cols = n - before;
    }
    if (bad || rows == 0) {
        char *name = m2c_cstring(file);
        m2c_error("", "load: unable to determine file format of '%s'", name);
        m2c_free(name);
        bad = 1;
    } else {
        m2c_value *v = m2c_new2(M2C_DOUBLE, rows, cols, 0);
        for (ptrdiff_t k = 0; k < n; k++)
            v->f64[k / cols + (k % cols) * rows] = x[k];
        m2c_set(out, v);
    }
    m2c_free(x);
    return bad;
}

/* The file's variables as a struct, or its numbers as a matrix; *file: its name. */
static int load_file(m2c_value **out, const m2c_value **file, int nargin, m2c_value *const *in)
{
    int k = 0;
    while (k < nargin && in[k]->cls == M2C_CHAR && in[k]->numel && in[k]->u8[0] == '-')
        k++;
    if (k == nargin)
        return m2c_invalid_call("load");
    if (in[k]->cls != M2C_CHAR)
        return m2c_error("", "load: arguments must be strings");
    *file = in[k];
    m2c_text t = {0};
    if (read_file(*file, &t))
        return 1;
    bool named = strncmp(t.s, "# name:", 7) == 0 || strstr(t.s, "\n# name:");
    int status = named ? read_variables(out, &t, nargin - k - 1, in + k + 1) : read_numbers(out, &t, *file);
    m2c_text_free(&t);
    return status;
}

M2C_TEXT_FN(load)
{
    M2C_TEXT_UNUSED;
    const m2c_value *file;
    m2c_value *loaded = NULL;
    if (load_file(&loaded, &file, nargin, in))
        return 1;
    return m2c_give(out, loaded);
}

/* For `load` as a statement: always a struct. */
M2C_TEXT_FN(__load_variables__)
{
    M2C_TEXT_UNUSED;
    const m2c_value *file;
    m2c_value *loaded = NULL;
    if (load_file(&loaded, &file, nargin, in))
        return 1;
    if (loaded->cls != M2C_STRUCT) {
        char name[256];
        m2c_value *s = m2c_struct();
        name_of_file(file, name, sizeof name);
        m2c_struct_put(s, name, loaded);
        loaded = s;
    }
    return m2c_give(out, loaded);
}
