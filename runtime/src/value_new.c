/* Values: making them (m2c/value.h). */
#include "internal.h"
#include "m2c/constant.h"

#include <math.h>

m2c_value m2c_shared_empty = {.refs = M2C_IMMORTAL,
                              .cls = M2C_DOUBLE,
                              .ndims = 2,
                              .dims = m2c_shared_empty.two,
                              .data = m2c_shared_empty.small};

M2C_STATE const m2c_sparse_ways *m2c_sparse_ways_now;

static const uint8_t element_sizes[] = {
    8, 4, 1, 2, 4, 8, 1, 2, 4, 8, 1, 1, sizeof(m2c_value *), sizeof(m2c_value *), 0, 0, 0};

size_t m2c_element_size(m2c_class cls, unsigned flags)
{
    size_t size = element_sizes[cls];
    return (flags & M2C_COMPLEX) ? 2 * size : size;
}

size_t m2c_slot_size(const m2c_value *v)
{
    return m2c_element_size((m2c_class)v->cls, v->flags);
}

ptrdiff_t m2c_slot_count(const m2c_value *v)
{
    return v->cls == M2C_STRUCT ? v->numel * v->fields->count : v->numel;
}

void m2c_set_dims2(m2c_value *v, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_free_dims(v);
    v->ndims = 2;
    v->dims = v->two;
    v->two[0] = rows;
    v->two[1] = cols;
    v->numel = rows * cols;
}

/* Extents whose product is far from any limit need no division to know it. */
static bool is_small(int ndims, const ptrdiff_t *dims)
{
    return ndims == 2 && dims[0] >= 0 && dims[0] < (1 << 24) && dims[1] >= 0 && dims[1] < (1 << 24);
}

ptrdiff_t m2c_dims_product(int ndims, const ptrdiff_t *dims, size_t element_size)
{
    if (is_small(ndims, dims))
        return dims[0] * dims[1];
    ptrdiff_t limit = PTRDIFF_MAX / (ptrdiff_t)(element_size ? element_size : 1);
    ptrdiff_t n = 1;
    for (int k = 0; k < ndims; k++)
        if (dims[k] == 0)
            return 0;
    for (int k = 0; k < ndims; k++) {
        if (n > limit / dims[k])
            return -1;
        n *= dims[k];
    }
    return n;
}

bool m2c_affords(int ndims, const ptrdiff_t *dims, size_t element_size)
{
    ptrdiff_t count = 1;
    if (is_small(ndims, dims) && dims[0] * dims[1] < (1 << 16))
        return true;
    for (int k = 0; k < ndims; k++)
        if (dims[k] == 0)
            return true;
    for (int k = 0; k < ndims; k++) {
        if (count > PTRDIFF_MAX / 4096 / dims[k])
            return false;
        count *= dims[k];
    }
    return m2c_can_alloc((size_t)count * element_size);
}

int m2c_error_too_large(void)
{
    return m2c_error("Octave:bad-alloc", "out of memory or dimension too large for Octave's index type");
}

void m2c_set_dims(m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    while (ndims > 2 && dims[ndims - 1] == 1)
        ndims--;
    ptrdiff_t numel = m2c_dims_product(ndims, dims, m2c_slot_size(v));
    if (numel < 0)
        m2c_out_of_memory();
    if (ndims <= 2) {
        m2c_set_dims2(v, dims[0], dims[1]);
        return;
    }
    ptrdiff_t *own = m2c_alloc((size_t)ndims * sizeof *own);
    memcpy(own, dims, (size_t)ndims * sizeof *own); /* which may be those that the value has */
    m2c_free_dims(v);
    v->ndims = (int16_t)ndims;
    v->dims = own;
    v->numel = numel;
}

/* Gives a fresh header its data; what fits into `small` lives there. */
static void attach_data(m2c_value *v)
{
    size_t size = m2c_slot_size(v);
    size_t bytes = (size_t)m2c_slot_count(v) * size;
    if (bytes <= sizeof v->small) {
        v->data = v->small;
        v->capacity = size ? (ptrdiff_t)(sizeof v->small / size) : 0;
        return;
    }
    v->data = m2c_alloc(bytes);
    v->capacity = m2c_slot_count(v);
}

void m2c_reserve(m2c_value *v, ptrdiff_t slots, bool exactly)
{
    if (slots <= v->capacity)
        return;
    size_t size = m2c_slot_size(v);
    ptrdiff_t room = slots;
    if (!exactly && room < 2 * v->capacity)
        room = 2 * v->capacity;
    if (room > PTRDIFF_MAX / (ptrdiff_t)size)
        m2c_out_of_memory();
    if (v->data == (void *)v->small) {
        void *p = m2c_alloc((size_t)room * size);
        memcpy(p, v->small, sizeof v->small);
        v->data = p;
    } else {
        v->data = m2c_realloc(v->data, (size_t)room * size);
    }
    v->capacity = room;
}

m2c_value *m2c_new(m2c_class cls, int ndims, const ptrdiff_t *dims, unsigned flags)
{
    m2c_value *v = m2c_new_header(cls, flags);
    m2c_set_dims(v, ndims, dims);
    if (cls == M2C_STRUCT)
        v->fields = m2c_fields_new();
    attach_data(v);
    return v;
}

m2c_value *m2c_new_like(const m2c_value *v, int ndims, const ptrdiff_t *dims)
{
    const unsigned kept = M2C_COMPLEX | (v->cls >= M2C_CELL ? M2C_STRING : v->cls == M2C_CHAR ? M2C_DQ : 0);
    m2c_value *w = m2c_new_header((m2c_class)v->cls, v->flags & kept);
    m2c_set_dims(w, ndims, dims);
    w->fields = v->fields ? m2c_fields_retain(v->fields) : NULL;
    attach_data(w);
    return w;
}

m2c_value *m2c_new2(m2c_class cls, ptrdiff_t rows, ptrdiff_t cols, unsigned flags)
{
    ptrdiff_t dims[2] = {rows, cols};
    if (cls == M2C_STRUCT || !is_small(2, dims))
        return m2c_new(cls, 2, dims, flags);
    m2c_value *v = m2c_new_header(cls, flags);
    v->two[0] = rows;
    v->two[1] = cols;
    v->numel = rows * cols;
    attach_data(v);
    return v;
}

m2c_value *m2c_zeros(m2c_class cls, int ndims, const ptrdiff_t *dims, unsigned flags)
{
    m2c_value *v = m2c_new(cls, ndims, dims, flags);
    ptrdiff_t n = m2c_slot_count(v);
    if (m2c_holds_values(v)) {
        for (ptrdiff_t k = 0; k < n; k++)
            v->cell[k] = &m2c_shared_empty;
    } else if (n > 0) {
        memset(v->data, 0, (size_t)n * m2c_slot_size(v));
    }
    return v;
}

m2c_value *m2c_renew_scalar(m2c_value **slot, m2c_class cls, unsigned flags)
{
    m2c_value *v = m2c_new_scalar(cls, flags);
    m2c_set(slot, v);
    return v;
}

m2c_value *m2c_complex(double complex z)
{
    if (cimag(z) == 0)
        return m2c_double(creal(z));
    m2c_value *v = m2c_new_scalar(M2C_DOUBLE, M2C_COMPLEX);
    v->c64[0] = z;
    return v;
}

m2c_value m2c_truths[2] = {M2C_CONST_SCALAR(M2C_LOGICAL, 0, (unsigned char[]){0}),
                           M2C_CONST_SCALAR(M2C_LOGICAL, 0, (unsigned char[]){1})};

m2c_value *m2c_bool(bool b)
{
    return &m2c_truths[b];
}

m2c_value *m2c_chars(const char *text, ptrdiff_t n, bool dq)
{
    m2c_value *v = m2c_new2(M2C_CHAR, n == 0 ? 0 : 1, n, dq ? M2C_DQ : 0);
    if (n > 0)
        memcpy(v->data, text, (size_t)n);
    return v;
}

m2c_value *m2c_char(const char *text)
{
    return m2c_chars(text, (ptrdiff_t)strlen(text), false);
}

m2c_value *m2c_empty(void)
{
    return m2c_new2(M2C_DOUBLE, 0, 0, 0);
}

m2c_value *m2c_cell(ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_value *v = m2c_new2(M2C_CELL, rows, cols, 0);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        v->cell[k] = &m2c_shared_empty;
    return v;
}

m2c_value *m2c_struct(void)
{
    return m2c_new2(M2C_STRUCT, 1, 1, 0);
}

m2c_value *m2c_handle(m2c_function *fn, const char *name, const char *text, int captured_count,
                      m2c_value *const *captured)
{
    m2c_value *v = m2c_new_header(M2C_FUNCTION, 0);
    m2c_closure *c = m2c_alloc(sizeof *c);
    c->fn = fn;
    c->name = name;
    c->text = text;
    c->formula = NULL;
    c->captured_names = NULL;
    c->captured_count = captured_count;
    c->captured = captured_count ? m2c_alloc((size_t)captured_count * sizeof *c->captured) : NULL;
    for (int k = 0; k < captured_count; k++)
        c->captured[k] = m2c_retain(captured[k]);
    v->closure = c;
    return v;
}

void m2c_name_captured(m2c_value *handle, const char *names)
{
    handle->closure->captured_names = names;
}

/* The last element is computed as base + (n-1)*inc and never passes the limit. */
m2c_value *m2c_range(double base, double inc, double limit)
{
    ptrdiff_t n = 0;
    bool ordered = inc > 0 ? base <= limit : base >= limit;
    if (isnan(base) || isnan(inc) || isnan(limit)) {
        m2c_value *nan_value = m2c_double(NAN);
        return nan_value;
    }
    if (inc != 0 && ordered) {
        double slack = 3 * 2.220446049250313e-16;
        double steps = (limit - base) / inc;
        double count = floor(steps * (1 + slack)) + 1;
        if (!(count < 4503599627370496.0))
            m2c_out_of_memory();
        n = (ptrdiff_t)count;
        while (n > 1 && (inc > 0 ? base + (double)(n - 1) * inc > limit * (1 + (limit > 0 ? slack : -slack))
                                 : base + (double)(n - 1) * inc < limit * (1 - (limit > 0 ? slack : -slack))))
            n--;
    }
    m2c_value *v = m2c_new2(M2C_DOUBLE, 1, n, M2C_RANGE);
    v->range.base = base;
    v->range.inc = inc;
    v->range.limit = limit;
    for (ptrdiff_t k = 0; k < n; k++)
        v->f64[k] = base + (double)k * inc;
    if (n > 1 && (inc > 0 ? v->f64[n - 1] > limit : v->f64[n - 1] < limit))
        v->f64[n - 1] = limit;
    return v;
}
