/* Values: reading them, scalars of integer classes, views and adoption (m2c/value.h). */
#include "map.h"

#include <math.h>
#include <stdio.h>

#include "m2c/constant.h"

#define EACH_INT(DO)                                                                                         \
    DO(M2C_INT8, int8_t)                                                                                     \
    DO(M2C_INT16, int16_t)                                                                                   \
    DO(M2C_INT32, int32_t)                                                                                   \
    DO(M2C_INT64, int64_t)                                                                                   \
    DO(M2C_UINT8, uint8_t)                                                                                   \
    DO(M2C_UINT16, uint16_t)                                                                                 \
    DO(M2C_UINT32, uint32_t)                                                                                 \
    DO(M2C_UINT64, uint64_t)

uint64_t m2c_magnitude(const m2c_value *v, ptrdiff_t k, bool *negative)
{
    int64_t x;
    switch (v->cls) {
    case M2C_INT8:
        x = ((const int8_t *)v->data)[k];
        break;
    case M2C_INT16:
        x = ((const int16_t *)v->data)[k];
        break;
    case M2C_INT32:
        x = ((const int32_t *)v->data)[k];
        break;
    case M2C_INT64:
        x = ((const int64_t *)v->data)[k];
        break;
    case M2C_UINT16:
        x = ((const uint16_t *)v->data)[k];
        break;
    case M2C_UINT32:
        x = ((const uint32_t *)v->data)[k];
        break;
    case M2C_UINT64:
        *negative = false;
        return ((const uint64_t *)v->data)[k];
    default:
        x = v->u8[k];
    }
    *negative = x < 0;
    return x < 0 ? -(uint64_t)x : (uint64_t)x;
}

static m2c_value *new_int(m2c_class cls, const void *bits, size_t size)
{
    m2c_value *v = m2c_new2(cls, 1, 1, 0);
    memcpy(v->data, bits, size);
    return v;
}

m2c_value *m2c_int_scalar(m2c_class cls, int64_t x)
{
#define MAKE(C, T)                                                                                           \
    case C: {                                                                                                \
        T y = (T)x;                                                                                          \
        return new_int(cls, &y, sizeof y);                                                                   \
    }
    switch (cls) {
        EACH_INT(MAKE)
    default:
        return m2c_double((double)x);
    }
}

m2c_value *m2c_uint_scalar(m2c_class cls, uint64_t x)
{
    switch (cls) {
        EACH_INT(MAKE)
    default:
        return m2c_double((double)x);
    }
#undef MAKE
}

double m2c_get_any(const m2c_value *v, ptrdiff_t k)
{
#define READ(C, T)                                                                                           \
    case C:                                                                                                  \
        return (double)((const T *)v->data)[k];
    switch ((m2c_class)v->cls) {
    case M2C_DOUBLE:
        return m2c_is_complex(v) ? v->f64[2 * k] : v->f64[k];
    case M2C_SINGLE:
        return (double)(m2c_is_complex(v) ? v->f32[2 * k] : v->f32[k]);
        EACH_INT(READ)
    case M2C_LOGICAL:
    case M2C_CHAR:
        return v->u8[k];
    default:
        return NAN;
    }
#undef READ
}

double m2c_number(const m2c_value *v)
{
    return m2c_is_arith(v) && v->numel > 0 ? m2c_get(v, 0) : NAN;
}

double complex m2c_getc(const m2c_value *v, ptrdiff_t k)
{
    if (!m2c_is_complex(v))
        return m2c_get(v, k);
    return v->cls == M2C_DOUBLE ? v->c64[k] : (double complex)v->c32[k];
}

bool m2c_is_string(const m2c_value *v)
{
    return v->cls == M2C_CHAR && v->ndims == 2 && (v->dims[0] == 1 || v->numel == 0);
}

const char *m2c_class_name(const m2c_value *v)
{
    static const char *const names[] = {"double",         "single", "int8",   "int16",  "int32",
                                        "int64",          "uint8",  "uint16", "uint32", "uint64",
                                        "logical",        "char",   "cell",   "struct", "function_handle",
                                        "containers.Map", "object", "cs-list"};
    if (v->cls == M2C_FUNCTION && v->closure->formula)
        return "inline";
    if (v->cls == M2C_MAP && v->map->ordered)
        return "dictionary";
    if (v->cls >= M2C_CELL && v->flags & M2C_STRING)
        return v->cls == M2C_STRUCT ? "MException" : "string";
    return v->cls == M2C_OBJECT ? v->object->class_name : names[v->cls];
}

static const char *char_type_name(const m2c_value *v)
{
    return (v->flags & M2C_DQ) ? "string" : "sq_string";
}

static const char *float_type_name(const m2c_value *v)
{
    static const char *const names[2][2][2] = {
        {{"matrix", "scalar"}, {"complex matrix", "complex scalar"}},
        {{"float matrix", "float scalar"}, {"float complex matrix", "float complex scalar"}}};
    static const char *const diagonal[2][2] = {{"diagonal matrix", "complex diagonal matrix"},
                                               {"float diagonal matrix", "float complex diagonal matrix"}};
    if (v->flags & M2C_SPARSE && !m2c_is_distributed(v))
        return m2c_is_complex(v) ? "sparse complex matrix" : "sparse matrix";
    if (v->flags & M2C_RANGE)
        return "double_range";
    if (v->flags & M2C_PERMUTATION)
        return "permutation matrix";
    if (v->flags & M2C_DIAGONAL)
        return diagonal[v->cls == M2C_SINGLE][m2c_is_complex(v)];
    return names[v->cls == M2C_SINGLE][m2c_is_complex(v)][v->numel == 1];
}

enum { NULLS = 3 };
static m2c_value nulls[NULLS] = {M2C_CONST_EMPTY, M2C_CONST_CHAR(0, "", 1), M2C_CONST_CHAR(0, "", 0)};
static m2c_value empties[NULLS] = {M2C_CONST_EMPTY, M2C_CONST_CHAR(0, "", 1), M2C_CONST_CHAR(0, "", 0)};
m2c_value *const m2c_null_matrix = &nulls[0], *const m2c_null_string = &nulls[1],
                 *const m2c_null_sq_string = &nulls[2];

/* Which of them is it? -1: none. */
static int null_kind(const m2c_value *v)
{
    return v >= nulls && v < nulls + NULLS ? (int)(v - nulls) : -1;
}

const m2c_value *m2c_storable(const m2c_value *v)
{
    int k = null_kind(v);
    return k < 0 ? v : &empties[k];
}

const char *m2c_type_name(const m2c_value *v)
{
    static const char *const ints[][2] = {
        {"int8 matrix", "int8 scalar"},     {"int16 matrix", "int16 scalar"},
        {"int32 matrix", "int32 scalar"},   {"int64 matrix", "int64 scalar"},
        {"uint8 matrix", "uint8 scalar"},   {"uint16 matrix", "uint16 scalar"},
        {"uint32 matrix", "uint32 scalar"}, {"uint64 matrix", "uint64 scalar"}};
    static const char *const null_names[NULLS] = {"null_matrix", "null_string", "null_sq_string"};
    if (null_kind(v) >= 0)
        return null_names[null_kind(v)];
    if (m2c_is_float(v))
        return float_type_name(v);
    if (m2c_is_int(v))
        return ints[v->cls - M2C_INT8][v->numel == 1];
    switch ((m2c_class)v->cls) {
    case M2C_LOGICAL:
        if (v->flags & M2C_SPARSE && !m2c_is_distributed(v))
            return "sparse bool matrix";
        return v->numel == 1 ? "bool" : "bool matrix";
    case M2C_CHAR:
        return char_type_name(v);
    case M2C_CELL:
        return m2c_class_name(v);
    case M2C_STRUCT:
        return v->numel == 1 && v->ndims == 2 ? "scalar struct" : "struct";
    case M2C_FUNCTION:
        return "function handle";
    case M2C_COMMA_LIST:
        return "cs-list";
    default:
        return "object";
    }
}

char *m2c_cstring(const m2c_value *v)
{
    char *s = m2c_alloc((size_t)v->numel + 1);
    if (v->cls == M2C_CHAR && v->numel > 0)
        memcpy(s, v->u8, (size_t)v->numel);
    for (ptrdiff_t k = 0; v->cls != M2C_CHAR && k < v->numel; k++)
        s[k] = (char)(unsigned char)m2c_get(v, k);
    s[v->numel] = 0;
    return s;
}

int m2c_to_double(const m2c_value *v, const char *who, double *x)
{
    if (!m2c_is_arith(v) || v->numel < 1)
        return m2c_error("", "%s: argument must be a scalar", who);
    *x = m2c_get(v, 0);
    return 0;
}

int m2c_to_index(const m2c_value *v, const char *who, ptrdiff_t *n)
{
    double x = 0;
    if (m2c_to_double(v, who, &x))
        return 1;
    if (isnan(x))
        return m2c_error("", "%s: NaN is not a valid integer value", who);
    if (x != floor(x) && fabs(x) < 9e15)
        return m2c_error("", "conversion of %g to int value failed", x);
    *n = x < 0 ? 0 : x > 9e18 ? PTRDIFF_MAX : (ptrdiff_t)x;
    return 0;
}

char *m2c_dims_string(int ndims, const ptrdiff_t *dims, char *buf)
{
    char *p = buf;
    for (int k = 0; k < ndims; k++)
        p += sprintf(p, "%s%" M2C_PT, k ? "x" : "", dims[k]);
    return buf;
}

char *m2c_dims_text(const m2c_value *v, char *buf)
{
    return m2c_dims_string(v->ndims, v->dims, buf);
}

bool m2c_same_dims(const m2c_value *a, const m2c_value *b)
{
    if (a->ndims != b->ndims)
        return false;
    for (int k = 0; k < a->ndims; k++)
        if (a->dims[k] != b->dims[k])
            return false;
    return true;
}

static bool all_imaginary_zero(const m2c_value *v)
{
    if (v->cls == M2C_DOUBLE) {
        for (ptrdiff_t k = 0; k < v->numel; k++)
            if (v->f64[2 * k + 1] != 0)
                return false;
    } else {
        for (ptrdiff_t k = 0; k < v->numel; k++)
            if (v->f32[2 * k + 1] != 0)
                return false;
    }
    return true;
}

m2c_value *m2c_narrow(m2c_value *v)
{
    if (!v || !m2c_is_complex(v) || m2c_is_compressed(v) || !all_imaginary_zero(v))
        return v;
    uint8_t diagonal = v->flags & M2C_DIAGONAL;
    m2c_make_unique(&v);
    if (v->cls == M2C_DOUBLE)
        for (ptrdiff_t k = 0; k < v->numel; k++)
            v->f64[k] = v->f64[2 * k];
    else
        for (ptrdiff_t k = 0; k < v->numel; k++)
            v->f32[k] = v->f32[2 * k];
    v->flags = (uint8_t)((v->flags & ~M2C_COMPLEX) | diagonal);
    v->capacity *= 2;
    return v;
}

/* A view's extents beyond rank 2 stay the caller's, too. */
static void borrow_dims(m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    while (ndims > 2 && dims[ndims - 1] == 1)
        ndims--;
    if (ndims == 2) {
        m2c_set_dims2(v, dims[0], dims[1]);
        return;
    }
    v->ndims = (int16_t)ndims;
    v->dims = (ptrdiff_t *)dims;
    v->numel = m2c_dims_product(ndims, dims, m2c_slot_size(v));
}

m2c_value *m2c_view(m2c_value *v, m2c_class cls, unsigned flags, const void *data, int ndims,
                    const ptrdiff_t *dims)
{
    v->refs = 1;
    v->cls = (uint8_t)cls;
    v->flags = (uint8_t)(flags | M2C_VIEW);
    v->fields = NULL;
    v->data = (void *)data;
    v->dims = v->two;
    if (ndims > 2) {
        borrow_dims(v, ndims, dims);
    } else {
        v->ndims = 2;
        v->two[0] = dims[0];
        v->two[1] = dims[1];
        v->numel = dims[0] * dims[1];
    }
    v->capacity = v->numel;
    return v;
}

void *m2c_take_data(m2c_value *v, size_t *capacity)
{
    size_t bytes = (size_t)v->numel * m2c_slot_size(v);
    void *p;
    if (m2c_is_unique(v) && v->data != (void *)v->small) {
        p = v->data;
        *capacity = (size_t)v->capacity * m2c_slot_size(v);
        v->data = v->small;
        m2c_set_dims2(v, 0, 0);
    } else {
        p = m2c_alloc(bytes);
        *capacity = bytes ? bytes : 1;
        if (bytes)
            memcpy(p, v->data, bytes);
    }
    m2c_release(v);
    return p;
}
