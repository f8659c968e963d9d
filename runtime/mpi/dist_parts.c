/* Distributed arrays among the values: parts, made of whole arrays and made whole again. */
#include "dist.h"

#include <complex.h>

enum { HEAD = sizeof(m2c_columns) };

static void *part_data(const m2c_value *v)
{
    return (char *)v->data + HEAD;
}

m2c_value *m2c_part(m2c_value *view, const m2c_value *v)
{
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    ptrdiff_t own[2] = {l.own_rows, l.own_cols};
    return m2c_view(view, (m2c_class)v->cls, v->flags & M2C_COMPLEX, part_data(v), 2, own);
}

m2c_value *m2c_wrap(m2c_value *part, const m2c_layout *l)
{
    size_t capacity, bytes = (size_t)part->numel * m2c_slot_size(part);
    unsigned flags = part->flags & M2C_COMPLEX;
    m2c_value *v =
        m2c_new_header((m2c_class)part->cls, M2C_SPARSE | M2C_COMPRESSED | M2C_DISTRIBUTED | flags);
    m2c_set_dims2(v, l->rows, l->cols);
    v->data = m2c_realloc(m2c_take_data(part, &capacity), HEAD + bytes);
    memmove(part_data(v), v->data, bytes);
    *(m2c_columns *)v->data = (m2c_columns){.bytes = HEAD + bytes};
    return v;
}

int m2c_give_part(m2c_value **out, m2c_value *part, const m2c_layout *l)
{
    m2c_value *v = m2c_wrap(part, l);
    if (!m2c_is_large(l->rows, l->cols))
        m2c_set(&v, m2c_whole(v));
    m2c_set(out, v);
    return 0;
}

m2c_value *m2c_slice_for(const m2c_value *whole, const m2c_layout *l)
{
    const bool one_row = whole->dims[0] == 1, one_col = whole->dims[1] == 1;
    const ptrdiff_t rows = one_row && l->rows != 1 ? 1 : l->own_rows;
    const ptrdiff_t cols = one_col && l->cols != 1 ? 1 : l->own_cols;
    m2c_value *y = m2c_new2((m2c_class)whole->cls, rows, cols, whole->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(y);
    for (ptrdiff_t j = 0; j < cols; j++) {
        const ptrdiff_t gj = one_col ? 0 : m2c_global_place(j, l->pcol, l->pcols);
        char *to = (char *)y->data + (size_t)(j * rows) * size;
        for (ptrdiff_t i = 0; i < rows; i++, to += size) {
            const ptrdiff_t gi = one_row ? 0 : m2c_global_place(i, l->prow, l->prows);
            memcpy(to, (const char *)whole->data + (size_t)(gi + gj * whole->dims[0]) * size, size);
        }
    }
    return y;
}

void m2c_combine(void *data, size_t bytes)
{
    const size_t most = (size_t)1 << 29;
    for (size_t at = 0; at < bytes; at += most) {
        const size_t n = bytes - at < most ? bytes - at : most;
        MPI_Allreduce(MPI_IN_PLACE, (char *)data + at, (int)n, MPI_BYTE, MPI_BOR, m2c_mpi.all);
    }
}

m2c_value *m2c_whole(const m2c_value *v)
{
    if (!m2c_is_distributed(v))
        return m2c_retain(v);
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value *y = m2c_zeros((m2c_class)v->cls, 2, v->dims, v->flags & M2C_COMPLEX);
    const size_t size = m2c_slot_size(y);
    const char *from = part_data(v);
    for (ptrdiff_t j = 0; j < l.own_cols; j++) {
        const ptrdiff_t before = m2c_global_place(j, l.pcol, l.pcols) * l.rows;
        for (ptrdiff_t i = 0; i < l.own_rows; i++, from += size)
            memcpy((char *)y->data + (size_t)(m2c_global_place(i, l.prow, l.prows) + before) * size, from,
                   size);
    }
    m2c_combine(y->data, (size_t)y->numel * size);
    return y;
}

void m2c_spread_large(m2c_value **slot)
{
    m2c_value *v = *slot;
    if (!v || !m2c_may_spread(v) || m2c_is_distributed(v) || !m2c_is_large(v->dims[0], v->dims[1]))
        return;
    m2c_layout l = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_set(slot, m2c_wrap(m2c_slice_for(v, &l), &l));
}

void m2c_take_operand(m2c_operand *o, const m2c_value *v, const m2c_layout *l)
{
    o->own = NULL;
    if (m2c_is_distributed(v) && v->dims[0] == l->rows && v->dims[1] == l->cols) {
        o->v = m2c_part(&o->view, v);
        return;
    }
    o->own = m2c_whole(v);
    if (v->numel != 1)
        m2c_set(&o->own, m2c_slice_for(o->own, l));
    o->v = o->own;
}

void m2c_drop_operand(m2c_operand *o)
{
    m2c_release(o->own);
}

void m2c_make_complex(m2c_value **slot)
{
    const m2c_value *v = *slot;
    m2c_value *y = m2c_new((m2c_class)v->cls, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        if (v->cls == M2C_SINGLE)
            y->c32[k] = v->f32[k];
        else
            y->c64[k] = v->f64[k];
    m2c_set(slot, y);
}

/* The error of the process `from` is pending on all. */
static int share_error(int from)
{
    const bool mine = m2c_mpi.rank == from;
    int n[2] = {mine ? (int)strlen(m2c_error_id()) + 1 : 0, mine ? (int)strlen(m2c_error_message()) + 1 : 0};
    MPI_Bcast(n, 2, MPI_INT, from, m2c_mpi.all);
    char *id = m2c_alloc((size_t)n[0]), *message = m2c_alloc((size_t)n[1]);
    if (mine) {
        memcpy(id, m2c_error_id(), (size_t)n[0]);
        memcpy(message, m2c_error_message(), (size_t)n[1]);
    }
    MPI_Bcast(id, n[0], MPI_CHAR, from, m2c_mpi.all);
    MPI_Bcast(message, n[1], MPI_CHAR, from, m2c_mpi.all);
    if (!mine)
        m2c_error_text(id, message);
    m2c_free(id);
    m2c_free(message);
    return 1;
}

int m2c_agree(int status, m2c_value **part)
{
    int found[2] = {status ? m2c_mpi.size - m2c_mpi.rank : 0, !status && part && m2c_is_complex(*part)};
    MPI_Allreduce(MPI_IN_PLACE, found, 2, MPI_INT, MPI_MAX, m2c_mpi.all);
    if (found[0])
        return share_error(m2c_mpi.size - found[0]);
    if (part && found[1] && !m2c_is_complex(*part))
        m2c_make_complex(part);
    return 0;
}

void m2c_narrow_distributed(m2c_value **slot)
{
    m2c_layout l = m2c_layout_of((*slot)->dims[0], (*slot)->dims[1]);
    m2c_value view, *part = m2c_part(&view, *slot), *real = NULL;
    int pairs = 0;
    if (!m2c_is_complex(part))
        return;
    for (ptrdiff_t k = 0; k < part->numel && !pairs; k++)
        pairs = cimag(m2c_getc(part, k)) != 0;
    MPI_Allreduce(MPI_IN_PLACE, &pairs, 1, MPI_INT, MPI_MAX, m2c_mpi.all);
    if (pairs)
        return;
    real = m2c_new2((m2c_class)part->cls, part->dims[0], part->dims[1], 0);
    for (ptrdiff_t k = 0; k < part->numel; k++)
        if (part->cls == M2C_SINGLE)
            real->f32[k] = crealf(part->c32[k]);
        else
            real->f64[k] = creal(part->c64[k]);
    m2c_set(slot, m2c_wrap(real, &l));
}
