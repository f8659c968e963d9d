/* MATLAB's files of variables as version 4 keeps them: five words tell what a matrix is, then come its name
 * and its numbers, of complex ones the real parts first. */
#include "mat_file.h"
#include "sparse.h"

#include <stdint.h>
#include <string.h>

/* What the first word tells: thousands for the order of bytes, tens for the numbers, ones for the use. */
enum { BIG_ENDIAN_FILE = 1000, NUMBERS = 0, TEXT = 1, SPARSE = 2 };

typedef struct head4 {
    int32_t kind, rows, cols, parts, name_size;
} head4;

static void put_number(m2c_text *t, double x)
{
    m2c_text_add(t, (const char *)&x, sizeof x);
}

static void put_part(m2c_text *t, const m2c_value *v, ptrdiff_t n, bool imaginary)
{
    for (ptrdiff_t k = 0; k < n; k++) {
        double complex z = m2c_getc(v, k);
        put_number(t, imaginary ? cimag(z) : creal(z));
    }
}

/* Columns of the rows, columns, and values that are not zero; the last row tells the extents. */
static void put_triplets(m2c_text *t, const m2c_csc *c)
{
    const ptrdiff_t extents[2] = {c->rows, c->cols};
    for (int column = 0; column < (c->pairs ? 4 : 3); column++) {
        for (ptrdiff_t j = 0; j < c->cols; j++)
            for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
                const double complex z = m2c_csc_at(c, k);
                put_number(t, column == 0   ? (double)(c->row[k] + 1)
                              : column == 1 ? (double)(j + 1)
                              : column == 2 ? creal(z)
                                            : cimag(z));
            }
        put_number(t, column < 2 ? (double)extents[column] : 0);
    }
}

static void put_head4(m2c_text *t, const char *name, head4 h)
{
    h.name_size = (int32_t)strlen(name) + 1;
    m2c_text_add(t, (const char *)&h, sizeof h);
    m2c_text_add(t, name, (size_t)h.name_size);
}

/* Arrays of integers and of truth values have no numbers here, only single ones do. */
static bool has_numbers(const m2c_value *v)
{
    return m2c_is_arith(v) && (m2c_is_float(v) || v->cls == M2C_CHAR || v->numel == 1);
}

void m2c_put_mat4(m2c_text *t, const char *name, const m2c_value *v, bool *lost)
{
    head4 h = {.rows = (int32_t)v->dims[0], .cols = (int32_t)v->dims[1], .parts = m2c_is_complex(v)};
    if (m2c_is_sparse(v)) {
        m2c_csc c = m2c_csc_of(v);
        put_head4(t, name, (head4){SPARSE, (int32_t)m2c_csc_count(&c) + 1, h.parts ? 4 : 3, 0, 0});
        put_triplets(t, &c);
        m2c_csc_free(&c);
        return;
    }
    h.kind = v->cls == M2C_CHAR ? TEXT : NUMBERS;
    put_head4(t, name, h);
    *lost = *lost || !has_numbers(v);
    if (!has_numbers(v))
        return;
    ptrdiff_t n = v->dims[0] * v->dims[1]; /* of more dimensions only the first matrix is kept */
    n = n < v->numel ? n : v->numel;
    put_part(t, v, n, false);
    if (m2c_is_complex(v))
        put_part(t, v, n, true);
}

/* The words at s, in this machine's order of bytes; false where they are no head. */
static bool take_head4(const char *s, const char *end, head4 *h, bool *turned)
{
    if (end - s < (ptrdiff_t)sizeof *h)
        return false;
    memcpy(h, s, sizeof *h);
    int32_t *word = &h->kind;
    *turned = h->kind < 0 || h->kind > 9999;
    for (size_t k = 0; *turned && k < sizeof *h / sizeof *word; k++)
        m2c_turn_bytes((char *)h + k * sizeof *word, sizeof *word);
    int order = h->kind / 1000, number = h->kind / 10 % 10;
    return h->kind >= 0 && order == (*turned ? 1 : 0) && h->kind / 100 % 10 == 0 && number <= 5 &&
           h->kind % 10 <= SPARSE && h->rows >= 0 && h->cols >= 0 && (h->parts == 0 || h->parts == 1) &&
           h->name_size > 1 && h->name_size < 256;
}

bool m2c_is_mat4_file(const char *s, size_t n)
{
    head4 h;
    bool turned;
    return take_head4(s, s + n, &h, &turned);
}

/* The numbers that follow a head as a matrix; NULL where the file ends before. */
static m2c_value *take_matrix(const char **s, const char *end, const head4 *h, bool turned)
{
    static const m2c_class classes[] = {M2C_DOUBLE, M2C_SINGLE, M2C_INT32, M2C_INT16, M2C_UINT16, M2C_UINT8};
    m2c_class cls = classes[h->kind / 10 % 10];
    ptrdiff_t n = (ptrdiff_t)h->rows * h->cols, step = (ptrdiff_t)m2c_element_size(cls, 0);
    if ((end - *s) / step < n * (h->parts + 1))
        return NULL;
    m2c_value *given = m2c_numbers_from(cls, *s, (size_t)(n * (h->parts + 1)), turned);
    m2c_value *v = m2c_new2(M2C_DOUBLE, h->rows, h->cols, h->parts ? M2C_COMPLEX : 0);
    for (ptrdiff_t k = 0; k < n; k++)
        if (h->parts)
            v->c64[k] = m2c_of_parts(m2c_get(given, k), m2c_get(given, n + k));
        else
            v->f64[k] = m2c_get(given, k);
    m2c_release(given);
    *s += n * (h->parts + 1) * step;
    return v;
}

/* The matrix of which t has the rows, the columns and the values. */
static m2c_value *from_triplets(const m2c_value *t)
{
    ptrdiff_t n = t->dims[0], dims[2] = {0, 0};
    if (n < 1 || t->dims[1] < 3 || t->dims[1] > 4)
        return NULL;
    for (int c = 0; c < 2; c++)
        dims[c] = (ptrdiff_t)m2c_get(t, n - 1 + c * n);
    if (dims[0] < 0 || dims[1] < 0)
        return NULL;
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, t->dims[1] == 4, dims[0], dims[1], n);
    ptrdiff_t count = 0;
    for (ptrdiff_t k = 0; k + 1 < n; k++) {
        ptrdiff_t row = (ptrdiff_t)m2c_get(t, k) - 1, col = (ptrdiff_t)m2c_get(t, k + n) - 1;
        if (row < 0 || col < 0 || row >= dims[0] || col >= dims[1])
            continue;
        y.row[count] = row + col * dims[0];
        if (y.pairs)
            y.c64[count++] = m2c_of_parts(m2c_get(t, k + 2 * n), m2c_get(t, k + 3 * n));
        else
            y.f64[count++] = m2c_get(t, k + 2 * n);
    }
    return m2c_csc_loaded(&y, count);
}

int m2c_read_mat4(const char *s, size_t n, m2c_value **out)
{
    const char *end = s + n;
    m2c_value *all = m2c_struct();
    head4 h;
    bool turned;
    while (take_head4(s, end, &h, &turned) && end - s - (ptrdiff_t)sizeof h >= h.name_size) {
        char name[256] = "";
        s += sizeof h;
        memcpy(name, s, (size_t)h.name_size);
        name[h.name_size - 1] = 0;
        s += h.name_size;
        m2c_value *v = take_matrix(&s, end, &h, turned);
        if (v && h.kind % 10 == TEXT)
            m2c_set(&v, m2c_as(v, M2C_CHAR));
        else if (v && h.kind % 10 == SPARSE)
            m2c_set(&v, from_triplets(v));
        if (!v) {
            m2c_release(all);
            return m2c_error("", "load: reading matrix data for '%s'", name);
        }
        m2c_struct_put(all, name, v);
    }
    return m2c_give(out, all);
}
