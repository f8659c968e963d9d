/* Reading values in the language's binary format for saved variables (binary_saved.h). A number has its
 * lowest byte first; a text and a list have their length in front. */
#include "binary_saved.h"

#include <limits.h>

static const char head[] = "Octave-1-L";

bool m2c_is_binary_saved(const char *s, size_t n)
{
    return n > sizeof head - 1 && memcmp(s, head, sizeof head - 1) == 0;
}

void m2c_skip_binary_head(m2c_reader *r)
{
    r->at += sizeof head; /* and a byte for the format of numbers */
}

static bool take(m2c_reader *r, void *to, size_t n)
{
    if ((size_t)(r->end - r->at) < n)
        return false;
    memcpy(to, r->at, n);
    r->at += n;
    return true;
}

static bool take_count(m2c_reader *r, ptrdiff_t *count)
{
    int32_t n;
    bool there = take(r, &n, sizeof n);
    *count = there ? n : 0;
    return there;
}

/* A text, cut where it is too long for buf. */
static bool take_text(m2c_reader *r, char *buf, size_t size)
{
    ptrdiff_t n;
    if (!take_count(r, &n) || n < 0 || n > r->end - r->at)
        return false;
    size_t kept = (size_t)n < size - 1 ? (size_t)n : size - 1;
    memcpy(buf, r->at, kept);
    buf[kept] = '\0';
    r->at += n;
    return true;
}

/* Minus the number of dimensions, and these; of two, they may stand there themselves. More elements than
 * `least` bytes each leave room for are refused. */
static bool take_dims(m2c_reader *r, int *ndims, ptrdiff_t *dims, ptrdiff_t least)
{
    ptrdiff_t n, all = 1;
    if (!take_count(r, &n) || n < -M2C_MAX_RANK || n == -1)
        return false;
    *ndims = n < 0 ? (int)-n : 2;
    if (n >= 0)
        dims[0] = n;
    for (int k = n >= 0; k < *ndims; k++)
        if (!take_count(r, &dims[k]) || dims[k] < 0)
            return false;
    for (int k = 0; k < *ndims; k++)
        all = m2c_extents_product(all, dims[k]);
    return least == 0 || all <= (r->end - r->at) / least;
}

/* How numbers are kept, by the byte in front of them. */
static const struct {
    m2c_class cls;
    uint8_t size;
} kept[] = {{M2C_UINT8, 1}, {M2C_UINT16, 2}, {M2C_UINT32, 4}, {M2C_INT8, 1},   {M2C_INT16, 2},
            {M2C_INT32, 4}, {M2C_SINGLE, 4}, {M2C_DOUBLE, 8}, {M2C_UINT64, 8}, {M2C_INT64, 8}};

/* n numbers, kept in any way. */
static bool take_numbers(m2c_reader *r, double *to, ptrdiff_t n)
{
    uint8_t how;
    if (!take(r, &how, 1) || how >= sizeof kept / sizeof *kept || (r->end - r->at) / kept[how].size < n)
        return false;
    m2c_value *v = m2c_new2(kept[how].cls, n, 1, 0);
    bool there = take(r, v->data, (size_t)n * kept[how].size);
    for (ptrdiff_t k = 0; k < n && there; k++)
        to[k] = m2c_get(v, k);
    m2c_release(v);
    return there;
}

/* The elements of a floating point array, which are pairs of numbers where it is complex. */
static bool take_floats(m2c_reader *r, m2c_value *v)
{
    bool pairs = m2c_is_complex(v);
    ptrdiff_t n = v->numel * (pairs ? 2 : 1);
    double *x = m2c_alloc((size_t)(n ? n : 1) * sizeof *x);
    bool there = take_numbers(r, x, n);
    if (there && v->numel)
        m2c_store(pairs ? M2C_IN_C64 : M2C_IN_F64, x, v->numel, (m2c_class)v->cls, v->flags, v->data);
    m2c_free(x);
    return there;
}

/* "matrix", "float complex scalar", "int8 matrix", "bool", … */
static int read_array(m2c_reader *r, m2c_value **out, char *type)
{
    m2c_class cls = M2C_DOUBLE;
    bool scalar = strstr(type, "matrix") == NULL, pairs = strstr(type, "complex") != NULL;
    char *word = m2c_next_part(&type, " ");
    if (word && strcmp(word, "bool") == 0)
        cls = M2C_LOGICAL;
    else if (word && strcmp(word, "float") == 0)
        cls = M2C_SINGLE;
    else if (word && strstr(word, "int"))
        m2c_class_by_name(word, &cls);
    else if (!word || (strcmp(word, "matrix") && strcmp(word, "scalar") && strcmp(word, "complex") &&
                       strcmp(word, "null_matrix")))
        return 1;
    int ndims = 2;
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1};
    if (!scalar && !take_dims(r, &ndims, dims, 1))
        return 1;
    m2c_value *v = m2c_zeros(cls, ndims, dims, pairs ? M2C_COMPLEX : 0);
    bool floats = cls == M2C_DOUBLE || cls == M2C_SINGLE;
    if (floats ? !take_floats(r, v) : !take(r, v->data, (size_t)v->numel * m2c_element_size(cls, 0))) {
        m2c_release(v);
        return 1;
    }
    m2c_set(out, v);
    return 0;
}

static int read_text(m2c_reader *r, m2c_value **out, bool dq)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    if (!take_dims(r, &ndims, dims, 1))
        return 1;
    m2c_value *v = m2c_zeros(M2C_CHAR, ndims, dims, dq ? M2C_DQ : 0);
    take(r, v->data, (size_t)v->numel);
    m2c_set(out, v);
    return 0;
}

static int read_cell(m2c_reader *r, m2c_value **out)
{
    int ndims;
    ptrdiff_t dims[M2C_MAX_RANK];
    char name[256];
    if (!take_dims(r, &ndims, dims, 8))
        return 1;
    m2c_value *c = m2c_zeros(M2C_CELL, ndims, dims, 0);
    for (ptrdiff_t k = 0; k < c->numel; k++) {
        m2c_value *v = NULL;
        if (m2c_read_binary(r, name, sizeof name, &v)) {
            m2c_release(c);
            return 1;
        }
        m2c_set(&c->cell[k], v);
    }
    m2c_set(out, c);
    return 0;
}

/* A field: of a scalar struct its value, of an array a cell of the values. */
static int read_field(m2c_reader *r, m2c_value *s, bool scalar)
{
    char name[256];
    m2c_value *v = NULL;
    if (m2c_read_binary(r, name, sizeof name, &v))
        return 1;
    bool fits = scalar || (v->cls == M2C_CELL && v->numel == s->numel);
    int at = m2c_struct_add_field(s, name);
    for (ptrdiff_t k = 0; k < s->numel && fits; k++)
        m2c_copy(&s->cell[k * s->fields->count + at], scalar ? v : v->cell[k]);
    m2c_release(v);
    return fits ? 0 : 1;
}

static int read_struct(m2c_reader *r, m2c_value **out, bool scalar)
{
    int ndims = 2;
    ptrdiff_t dims[M2C_MAX_RANK] = {1, 1}, count;
    if ((!scalar && !take_dims(r, &ndims, dims, 1)) || !take_count(r, &count))
        return 1;
    m2c_value *none = m2c_struct(), *s = m2c_struct_array(none->fields, ndims, dims);
    m2c_release(none);
    for (ptrdiff_t f = 0; f < count; f++)
        if (read_field(r, s, scalar)) {
            m2c_release(s);
            return 1;
        }
    m2c_set(out, s);
    return 0;
}

static int read_range(m2c_reader *r, m2c_value **out)
{
    double x[3]; /* base, limit, increment */
    if (!take_numbers(r, x, 3))
        return 1;
    m2c_set(out, m2c_range(x[0], x[2], x[1]));
    return 0;
}

static int read_diagonal(m2c_reader *r, m2c_value **out)
{
    ptrdiff_t dims[2];
    if (!take_count(r, &dims[0]) || !take_count(r, &dims[1]) || dims[0] < 0 || dims[1] < 0)
        return 1;
    ptrdiff_t n = dims[0] < dims[1] ? dims[0] : dims[1];
    double *x = m2c_alloc((size_t)(n + 1) * sizeof *x);
    bool there = n <= r->end - r->at && take_numbers(r, x, n);
    if (there) {
        m2c_value *v = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
        for (ptrdiff_t k = 0; k < n; k++)
            v->f64[k + k * dims[0]] = x[k];
        m2c_keep_diagonal(v);
        m2c_set(out, v);
    }
    m2c_free(x);
    return there ? 0 : 1;
}

static int read_value(m2c_reader *r, m2c_value **out, char *type)
{
    if (strcmp(type, "string") == 0 || strcmp(type, "sq_string") == 0)
        return read_text(r, out, type[0] == 's' && type[1] == 't');
    if (strcmp(type, "null_string") == 0 || strcmp(type, "null_sq_string") == 0)
        return read_text(r, out, type[5] == 's' && type[6] == 't');
    if (strcmp(type, "cell") == 0)
        return read_cell(r, out);
    if (strcmp(type, "struct") == 0 || strcmp(type, "scalar struct") == 0)
        return read_struct(r, out, type[1] == 'c');
    if (strstr(type, "range"))
        return read_range(r, out);
    if (strcmp(type, "diagonal matrix") == 0)
        return read_diagonal(r, out);
    return read_array(r, out, type);
}

int m2c_read_binary(m2c_reader *r, char *name, size_t size, m2c_value **out)
{
    char text[256], flags[2]; /* is it global; does the type have a name? */
    if (!take_text(r, name, size) || !take_text(r, text, sizeof text) || !take(r, flags, sizeof flags) ||
        (uint8_t)flags[1] != 0xFF || !take_text(r, text, sizeof text))
        return 1;
    return read_value(r, out, text);
}
