/* One element of an array, read, assigned or appended in place (index_quick.h). */
#include "index_quick.h"

#include "m2c/access.h"
#include "m2c/constant.h"
#include "sparse.h"

static bool quick_complex(m2c_value **out, const m2c_value *base, ptrdiff_t k)
{
    if (base->cls != M2C_DOUBLE)
        return false;
    const double complex z = base->c64[k];
    if (cimag(z) == 0)
        m2c_give_double(out, creal(z));
    else
        m2c_scalar_slot(out, M2C_DOUBLE, M2C_COMPLEX)->c64[0] = z;
    return true;
}

/* An element of `size` bytes as it is. */
static void give_bytes(m2c_value **out, const m2c_value *base, ptrdiff_t k, size_t size, unsigned flags)
{
    uint64_t element;
    memcpy(&element, (const char *)base->data + (size_t)k * size, size);
    memcpy(m2c_scalar_slot(out, (m2c_class)base->cls, flags)->data, &element, size);
}

bool m2c_quick_element(m2c_value **out, const m2c_value *base, ptrdiff_t k)
{
    if (base->cls > M2C_CHAR || m2c_is_sparse(base))
        return false;
    if (base->flags & M2C_COMPLEX)
        return quick_complex(out, base, k);
    switch ((m2c_class)base->cls) {
    case M2C_DOUBLE:
        m2c_give_double(out, base->f64[k]);
        break;
    case M2C_LOGICAL:
        m2c_give_bool(out, base->u8[k]);
        break;
    case M2C_CHAR:
        give_bytes(out, base, k, 1, base->flags & M2C_DQ);
        break;
    case M2C_INT8:
    case M2C_UINT8:
        give_bytes(out, base, k, 1, 0);
        break;
    case M2C_INT16:
    case M2C_UINT16:
        give_bytes(out, base, k, 2, 0);
        break;
    case M2C_INT64:
    case M2C_UINT64:
        give_bytes(out, base, k, 8, 0);
        break;
    default:
        give_bytes(out, base, k, 4, 0);
    }
    return true;
}

/* --- assigning ----------------------------------------------------------------------------------- */

/* Room for one element more of a row, a column or nothing yet, where the subscript is the next place. */
static bool lengthen(m2c_value *v, const m2c_value *subscript)
{
    ptrdiff_t n = v->numel;
    if (!m2c_real_scalar(subscript) || subscript->f64[0] != (double)(n + 1) || v->ndims != 2)
        return false;
    bool row = v->dims[0] == 1 || (v->dims[0] == 0 && v->dims[1] == 0);
    if (!row && v->dims[1] != 1)
        return false;
    m2c_reserve(v, n + 1, false);
    m2c_set_dims2(v, row ? 1 : n + 1, row ? n + 1 : 1);
    return true;
}

/* A real double as an element of an array of integers of at most 32 bits. */
static bool put_rounded(m2c_value *v, ptrdiff_t k, double x)
{
    switch ((m2c_class)v->cls) {
    case M2C_INT8:
        ((int8_t *)v->data)[k] = m2c_sat_i8(x);
        return true;
    case M2C_INT16:
        ((int16_t *)v->data)[k] = m2c_sat_i16(x);
        return true;
    case M2C_INT32:
        ((int32_t *)v->data)[k] = m2c_sat_i32(x);
        return true;
    case M2C_UINT8:
        v->u8[k] = m2c_sat_u8(x);
        return true;
    case M2C_UINT16:
        ((uint16_t *)v->data)[k] = m2c_sat_u16(x);
        return true;
    case M2C_UINT32:
        ((uint32_t *)v->data)[k] = m2c_sat_u32(x);
        return true;
    default:
        return false;
    }
}

static bool put_element(m2c_value *v, ptrdiff_t k, const m2c_value *x)
{
    if (v->cls == M2C_DOUBLE && x->cls == M2C_DOUBLE)
        v->f64[k] = x->f64[0];
    else if (v->cls == x->cls)
        memcpy(m2c_element(v, k), x->data, m2c_slot_size(v));
    else if (v->cls == M2C_DOUBLE && x->cls == M2C_LOGICAL)
        v->f64[k] = x->u8[0];
    else
        return x->cls == M2C_DOUBLE && put_rounded(v, k, x->f64[0]);
    return true;
}

bool m2c_quick_assign(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    if (base->refs != 1 || base->cls > M2C_CHAR || (base->flags & ~(M2C_RANGE | M2C_DQ)) || rhs->numel != 1 ||
        rhs->cls > M2C_CHAR || (rhs->flags & (M2C_COMPLEX | M2C_SPARSE)))
        return false;
    ptrdiff_t k = m2c_fast_element(base, n, idx);
    if (k < 0 && (n != 1 || base->cls != rhs->cls || base == rhs || !lengthen(base, idx[0])))
        return false;
    if (!put_element(base, k < 0 ? base->numel - 1 : k, rhs))
        return false;
    base->flags &= M2C_DQ;
    return true;
}

bool m2c_quick_cell_append(m2c_value *base, const m2c_value *rhs, int n, m2c_value *const *idx)
{
    if (n != 1 || base == rhs || !m2c_real_scalar(idx[0]) || idx[0]->f64[0] != (double)(base->numel + 1))
        return false;
    m2c_value **slot = m2c_next_cell(base, base->numel + 1);
    if (slot)
        m2c_copy(slot, rhs);
    return slot != NULL;
}

/* --- chains -------------------------------------------------------------------------------------- */

/* The slot of a field, of an element's field (two steps) or of a cell's element; NULL for another case, as
 * where a value would come to hold itself. */
static m2c_value **step(m2c_value *v, const m2c_access *a, bool last, const m2c_value *rhs)
{
    if (!v || v == rhs || !m2c_is_unique(v))
        return NULL;
    if (a->kind == '{') {
        ptrdiff_t k = v->cls == M2C_CELL ? m2c_fast_element(v, a->n, a->idx) : -1;
        return k < 0 ? NULL : &v->cell[k];
    }
    const char *field = a->kind == '.' ? a->field : last || a[1].kind != '.' ? NULL : a[1].field;
    if (v->cls != M2C_STRUCT || !field)
        return NULL;
    int f = m2c_fields_find(v->fields, field);
    ptrdiff_t k = a->kind == '(' ? m2c_fast_element(v, a->n, a->idx) : v->numel == 1 ? 0 : -1;
    return f < 0 || k < 0 ? NULL : &v->cell[k * v->fields->count + f];
}

bool m2c_quick_path(m2c_value **base, const m2c_value *rhs, int depth, const m2c_access *path)
{
    m2c_value **slot = base;
    for (int d = 0; d < depth; d++) {
        const m2c_access *a = &path[d];
        if (a->kind == '(' && d == depth - 1)
            return *slot && m2c_quick_assign(*slot, rhs, a->n, a->idx);
        if (a->kind == '{' && d == depth - 1 && *slot && m2c_quick_cell_append(*slot, rhs, a->n, a->idx))
            return true;
        slot = step(*slot, a, d == depth - 1, rhs);
        if (!slot)
            return false;
        d += a->kind == '(';
    }
    m2c_copy(slot, path[depth - 1].kind == '.' && (depth < 2 || path[depth - 2].kind != '(')
                       ? m2c_storable(rhs)
                       : rhs);
    return true;
}
