/* Writing MATLAB's files of variables (mat_file.h). */
#define _POSIX_C_SOURCE 200809L
#include "deflated.h"
#include "mat_file.h"
#include "op_internal.h"
#include "sparse.h"
#include "system.h"
#include "text_utf8.h"

#include <time.h>

/* What keeps the numbers of a class: the class of the array, and the type of its data. */
static const struct {
    m2c_class cls;
    uint8_t array, type;
} kinds[] = {{M2C_DOUBLE, MX_DOUBLE, MI_DOUBLE}, {M2C_SINGLE, MX_SINGLE, MI_SINGLE},
             {M2C_LOGICAL, MX_UINT8, MI_UINT8},  {M2C_INT8, MX_INT8, MI_INT8},
             {M2C_INT16, MX_INT16, MI_INT16},    {M2C_INT32, MX_INT32, MI_INT32},
             {M2C_INT64, MX_INT64, MI_INT64},    {M2C_UINT8, MX_UINT8, MI_UINT8},
             {M2C_UINT16, MX_UINT16, MI_UINT16}, {M2C_UINT32, MX_UINT32, MI_UINT32},
             {M2C_UINT64, MX_UINT64, MI_UINT64}};

void m2c_put_mat_head(m2c_text *t)
{
    char line[MAT_HEAD + 1];
    time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    size_t n = strftime(line, sizeof line,
                        "MATLAB 5.0 MAT-file, written by Octave 7.3.0, %Y-%m-%d %H:%M:%S UTC", &parts);
    memset(line + n, ' ', sizeof line - n);
    memset(line + 116, 0, 8);
    memcpy(line + MAT_HEAD - 4, "\0\1IM", 4);
    m2c_text_add(t, line, MAT_HEAD);
}

static void put_word(m2c_text *t, uint32_t x)
{
    m2c_text_add(t, (const char *)&x, sizeof x);
}

static void put_data(m2c_text *t, uint32_t type, const void *data, size_t n)
{
    put_word(t, type);
    put_word(t, (uint32_t)n);
    m2c_text_add(t, data ? data : "", n);
    m2c_text_add(t, "\0\0\0\0\0\0\0", (8 - n % 8) % 8);
}

/* Flags, extents and name of an array. */
static void put_head(m2c_text *t, const char *name, const m2c_value *v, unsigned cls, size_t nonzero)
{
    int32_t dims[M2C_MAX_RANK];
    unsigned flags = (v->cls == M2C_LOGICAL ? MX_LOGICAL : 0) | (m2c_is_complex(v) ? MX_COMPLEX : 0);
    uint32_t words[2] = {cls | flags << 8, (uint32_t)nonzero};
    for (int k = 0; k < v->ndims; k++)
        dims[k] = (int32_t)v->dims[k];
    put_data(t, MI_UINT32, words, sizeof words);
    put_data(t, MI_INT32, dims, sizeof *dims * (size_t)v->ndims);
    put_data(t, MI_INT8, name, strlen(name));
}

/* The numbers of v, of complex ones the real parts and then the imaginary ones. */
static void put_parts(m2c_text *t, uint32_t type, const m2c_value *v)
{
    size_t size = m2c_element_size((m2c_class)v->cls, 0), n = (size_t)v->numel;
    if (!m2c_is_complex(v)) {
        put_data(t, type, v->data, n * size);
        return;
    }
    char *part = m2c_alloc(n * size + 1);
    for (size_t which = 0; which < 2; which++) {
        for (size_t k = 0; k < n; k++)
            memcpy(part + k * size, (const char *)v->data + (2 * k + which) * size, size);
        put_data(t, type, part, n * size);
    }
    m2c_free(part);
}

static void put_numbers(m2c_text *t, const char *name, const m2c_value *v)
{
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
        if (kinds[k].cls == (m2c_class)v->cls) {
            put_head(t, name, v, kinds[k].array, 0);
            put_parts(t, kinds[k].type, v);
        }
}

/* A row is kept in units of two bytes, of which characters beyond U+FFFF take two; other texts as they are.
 */
static m2c_value *units_of(const m2c_value *v)
{
    m2c_value *y = m2c_new2(M2C_UINT16, 1, v->numel, 0);
    uint16_t *at = y->data;
    for (ptrdiff_t k = 0; k < v->numel;) {
        uint32_t c = 0;
        size_t n = m2c_utf8_read((const char *)v->u8 + k, (size_t)(v->numel - k), &c);
        if (n == 0) { /* no character begins here */
            c = v->u8[k];
            n = 1;
        }
        if (c > 0xFFFF)
            *at++ = (uint16_t)(0xD800 + ((c - 0x10000) >> 10));
        *at++ = (uint16_t)(c > 0xFFFF ? 0xDC00 + ((c - 0x10000) & 0x3FF) : c);
        k += (ptrdiff_t)n;
    }
    y->numel = y->dims[1] = at - (uint16_t *)y->data;
    return y;
}

static void put_chars(m2c_text *t, const char *name, const m2c_value *v)
{
    bool row = v->ndims == 2 && v->dims[0] == 1;
    m2c_value *units = row ? units_of(v) : m2c_retain(v);
    put_head(t, name, units, MX_CHAR, 0);
    put_data(t, row ? MI_UTF16 : MI_UTF8, units->data, (size_t)units->numel * (row ? sizeof(uint16_t) : 1));
    m2c_release(units);
}

static void put_sparse(m2c_text *t, const char *name, const m2c_value *v)
{
    m2c_csc c = m2c_csc_of(v);
    ptrdiff_t n = m2c_csc_count(&c), width = c.cols;
    int32_t *rows = m2c_alloc(((size_t)n + 1) * sizeof *rows);
    int32_t *begins = m2c_alloc(((size_t)width + 1) * sizeof *begins);
    for (ptrdiff_t k = 0; k < n; k++)
        rows[k] = (int32_t)c.row[k];
    for (ptrdiff_t column = 0; column <= width; column++)
        begins[column] = (int32_t)c.start[column];
    put_head(t, name, v, MX_SPARSE, (size_t)n);
    put_data(t, MI_INT32, rows, (size_t)n * sizeof *rows);
    put_data(t, MI_INT32, begins, ((size_t)width + 1) * sizeof *begins);
    m2c_value view;
    put_parts(t, v->cls == M2C_LOGICAL ? MI_UINT8 : MI_DOUBLE, m2c_csc_elements(&view, &c));
    m2c_csc_free(&c);
    m2c_free(rows);
    m2c_free(begins);
}

static void put_array(m2c_text *t, const char *name, const m2c_value *v, bool *lost);

static void put_struct(m2c_text *t, const char *name, const m2c_value *v, bool *lost)
{
    const int32_t width = 64; /* bytes for the name of a field */
    ptrdiff_t count = v->fields->count;
    char *names = m2c_calloc((size_t)(count + 1), (size_t)width);
    for (ptrdiff_t f = 0; f < count; f++)
        strncpy(names + f * width, v->fields->name[f], (size_t)width - 1);
    put_head(t, name, v, MX_STRUCT, 0);
    put_word(t, MI_INT32 | 4 << 16);
    put_word(t, (uint32_t)width);
    put_data(t, MI_INT8, names, (size_t)(count * width));
    m2c_free(names);
    for (ptrdiff_t k = 0; k < v->numel * count; k++)
        put_array(t, "", v->cell[k], lost);
}

static void put_array(m2c_text *t, const char *name, const m2c_value *v, bool *lost)
{
    m2c_text inner = {0};
    m2c_text_add(&inner, "", 0);
    if (v->cls == M2C_CHAR)
        put_chars(&inner, name, v);
    else if (m2c_is_sparse(v))
        put_sparse(&inner, name, v);
    else if (m2c_is_arith(v))
        put_numbers(&inner, name, v);
    else if (v->cls == M2C_CELL) {
        put_head(&inner, name, v, MX_CELL, 0);
        for (ptrdiff_t k = 0; k < v->numel; k++)
            put_array(&inner, "", v->cell[k], lost);
    } else if (v->cls == M2C_STRUCT)
        put_struct(&inner, name, v, lost);
    else
        *lost = true;
    put_data(t, MI_MATRIX, inner.s, inner.n);
    m2c_text_free(&inner);
}

void m2c_put_mat(m2c_text *t, const char *name, const m2c_value *v, bool compressed, bool *lost)
{
    m2c_text plain = {0}, packed = {0};
    if (v->cls != M2C_CELL && v->cls != M2C_STRUCT && !m2c_is_arith(v)) {
        *lost = true;
        return;
    }
    put_array(&plain, name, v, lost);
    if (compressed) {
        m2c_deflate(&packed, plain.s, plain.n);
        put_word(t, MI_COMPRESSED);
        put_word(t, (uint32_t)packed.n);
        m2c_text_add(t, packed.s, packed.n);
    } else
        m2c_text_add(t, plain.s, plain.n);
    m2c_text_free(&plain);
    m2c_text_free(&packed);
}
