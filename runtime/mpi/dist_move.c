/* Moving elements between processes: parts of arrays, transposes, other extents. */
#include "dist.h"

m2c_subs m2c_all(ptrdiff_t extent)
{
    return (m2c_subs){.kind = M2C_SUBS_STEPS, .n = extent, .first = 0, .step = 1, .extent = extent};
}

/* Numbers, within a subscript, of what is on this process's lines. */
typedef struct own_list {
    ptrdiff_t n, *at;
} own_list;

static own_list own_of(const m2c_subs *s, int p, int n)
{
    own_list own = {0, NULL};
    for (ptrdiff_t k = 0; k < s->n; k++)
        own.n += m2c_owner(m2c_subs_at(s, k), n) == p;
    own.at = m2c_alloc((size_t)own.n * sizeof *own.at);
    own.n = 0;
    for (ptrdiff_t k = 0; k < s->n; k++)
        if (m2c_owner(m2c_subs_at(s, k), n) == p)
            own.at[own.n++] = k;
    return own;
}

/* An area as its transpose sees it: the subscripts, and the numbers of its own elements, by rows and columns
 * of what is moved. */
typedef struct side {
    const m2c_area *area;
    const m2c_subs *rows, *cols;
    own_list own_rows, own_cols;
    bool turned;
} side;

static side side_of(const m2c_area *area, bool turned)
{
    const m2c_layout *l = &area->layout;
    own_list rows = own_of(&area->rows, l->prow, l->prows), cols = own_of(&area->cols, l->pcol, l->pcols);
    return turned ? (side){area, &area->cols, &area->rows, cols, rows, true}
                  : (side){area, &area->rows, &area->cols, rows, cols, false};
}

static void free_side(side *s)
{
    m2c_free(s->own_rows.at);
    m2c_free(s->own_cols.at);
}

static int owner_at(const side *s, ptrdiff_t i, ptrdiff_t j)
{
    const m2c_layout *l = &s->area->layout;
    const ptrdiff_t row = m2c_subs_at(s->rows, i), col = m2c_subs_at(s->cols, j);
    return s->turned ? m2c_owner(col, l->prows) * l->pcols + m2c_owner(row, l->pcols)
                     : m2c_owner(row, l->prows) * l->pcols + m2c_owner(col, l->pcols);
}

static char *element_at(const side *s, ptrdiff_t i, ptrdiff_t j, size_t size)
{
    const m2c_layout *l = &s->area->layout;
    ptrdiff_t row = m2c_subs_at(s->rows, i), col = m2c_subs_at(s->cols, j);
    if (s->turned) {
        const ptrdiff_t swapped = row;
        row = col;
        col = swapped;
    }
    return (char *)s->area->data +
           (size_t)(m2c_own_place(row, l->prows) + m2c_own_place(col, l->pcols) * l->own_rows) * size;
}

/* Where in a buffer the elements for each process, or from it, begin. */
typedef struct parcels {
    int *count, *start, *next;
    char *data;
} parcels;

static parcels new_parcels(void)
{
    const size_t n = (size_t)m2c_mpi.size;
    int *count = m2c_calloc(3 * n, sizeof *count);
    return (parcels){count, count + n, count + 2 * n, NULL};
}

static void lay_out(parcels *p, size_t size)
{
    int n = 0;
    for (int r = 0; r < m2c_mpi.size; r++) {
        p->start[r] = p->next[r] = n;
        n += p->count[r];
    }
    m2c_free(p->data);
    p->data = m2c_alloc((size_t)n * size);
}

static void free_parcels(parcels *p)
{
    m2c_free(p->data);
    m2c_free(p->count);
}

/* Columns [first, end) of what is moved, of own_cols from *at on: how many elements go to, or come from,
 * whom. */
static void count_up(parcels *p, const side *own, const side *other, ptrdiff_t at, ptrdiff_t end)
{
    memset(p->count, 0, (size_t)m2c_mpi.size * sizeof *p->count);
    for (; at < own->own_cols.n && own->own_cols.at[at] < end; at++)
        for (ptrdiff_t k = 0; k < own->own_rows.n; k++)
            p->count[owner_at(other, own->own_rows.at[k], own->own_cols.at[at])]++;
}

static ptrdiff_t copy_elements(parcels *p, const side *own, const side *other, ptrdiff_t at, ptrdiff_t end,
                               size_t size, bool packs)
{
    for (; at < own->own_cols.n && own->own_cols.at[at] < end; at++)
        for (ptrdiff_t k = 0; k < own->own_rows.n; k++) {
            const ptrdiff_t i = own->own_rows.at[k], j = own->own_cols.at[at];
            char *parcel = p->data + (size_t)p->next[owner_at(other, i, j)]++ * size;
            char *element = element_at(own, i, j, size);
            memcpy(packs ? parcel : element, packs ? element : parcel, size);
        }
    return at;
}

static void exchange(parcels *sent, parcels *got, size_t size)
{
    MPI_Datatype element;
    MPI_Type_contiguous((int)size, MPI_BYTE, &element);
    MPI_Type_commit(&element);
    MPI_Alltoallv(sent->data, sent->count, sent->start, element, got->data, got->count, got->start, element,
                  m2c_mpi.all);
    MPI_Type_free(&element);
}

/* Some columns at a time, so that what is on its way takes little room. */
void m2c_move(const m2c_area *to, const m2c_area *from, size_t size, bool turned)
{
    const ptrdiff_t rows = to->rows.n, cols = to->cols.n, most = (ptrdiff_t)1 << 22;
    const ptrdiff_t step = rows > most ? 1 : most / (rows ? rows : 1);
    side source = side_of(from, turned), target = side_of(to, false);
    parcels sent = new_parcels(), got = new_parcels();
    ptrdiff_t read = 0, written = 0;
    for (ptrdiff_t first = 0; first < cols; first += step) {
        const ptrdiff_t end = first + step < cols ? first + step : cols;
        count_up(&sent, &source, &target, read, end);
        count_up(&got, &target, &source, written, end);
        lay_out(&sent, size);
        lay_out(&got, size);
        read = copy_elements(&sent, &source, &target, read, end, size, true);
        exchange(&sent, &got, size);
        written = copy_elements(&got, &target, &source, written, end, size, false);
    }
    free_parcels(&sent);
    free_parcels(&got);
    free_side(&source);
    free_side(&target);
}

static m2c_area whole_area(const m2c_layout *l, void *data)
{
    return (m2c_area){*l, data, m2c_all(l->rows), m2c_all(l->cols)};
}

static m2c_value *new_part(const m2c_value *like, const m2c_layout *l)
{
    return m2c_new2((m2c_class)like->cls, l->own_rows, l->own_cols, like->flags & M2C_COMPLEX);
}

m2c_value *m2c_part_in(const m2c_value *v, const m2c_layout *l)
{
    m2c_layout now = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view;
    if (!m2c_is_distributed(v))
        return m2c_slice_for(v, l);
    if (m2c_same_grid(&now, l))
        return m2c_retain(m2c_part(&view, v));
    m2c_value *y = new_part(v, l);
    m2c_area to = whole_area(l, y->data), from = whole_area(&now, m2c_part(&view, v)->data);
    m2c_move(&to, &from, m2c_slot_size(y), false);
    return y;
}

m2c_value *m2c_turned_part(const m2c_value *v, const m2c_layout *l)
{
    m2c_layout now = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view, *part = m2c_part(&view, v), *y = new_part(v, l);
    m2c_area to = whole_area(l, y->data), from = whole_area(&now, part->data);
    if (m2c_is_line(v)) /* which lies as its transpose */
        memcpy(y->data, part->data, (size_t)y->numel * m2c_slot_size(y));
    else
        m2c_move(&to, &from, m2c_slot_size(y), true);
    return y;
}

/* --- other extents ------------------------------------------------------------------------------- */

static int owner_of_number(const m2c_layout *l, ptrdiff_t k)
{
    return m2c_owner(k % l->rows, l->prows) * l->pcols + m2c_owner(k / l->rows, l->pcols);
}

static ptrdiff_t number_of(const m2c_layout *l, ptrdiff_t i, ptrdiff_t j)
{
    return m2c_global_place(i, l->prow, l->prows) + m2c_global_place(j, l->pcol, l->pcols) * l->rows;
}

/* This process's elements in order, counted or copied, by the process that has them in the other array. */
static void each_own(parcels *p, const m2c_layout *own, char *data, const m2c_layout *other, size_t size,
                     int pass)
{
    for (ptrdiff_t j = 0; j < own->own_cols; j++)
        for (ptrdiff_t i = 0; i < own->own_rows; i++) {
            const int who = owner_of_number(other, number_of(own, i, j));
            char *element = data + (size_t)(i + j * own->own_rows) * size;
            if (pass == 0)
                p->count[who]++;
            else if (pass == 1)
                memcpy(p->data + (size_t)p->next[who]++ * size, element, size);
            else
                memcpy(element, p->data + (size_t)p->next[who]++ * size, size);
        }
}

m2c_value *m2c_reshaped_part(const m2c_value *v, const m2c_layout *to)
{
    m2c_layout from = m2c_layout_of(v->dims[0], v->dims[1]);
    m2c_value view, *part = m2c_part(&view, v), *y = new_part(v, to);
    const size_t size = m2c_slot_size(y);
    parcels sent = new_parcels(), got = new_parcels();
    each_own(&sent, &from, part->data, to, size, 0);
    each_own(&got, to, y->data, &from, size, 0);
    lay_out(&sent, size);
    lay_out(&got, size);
    each_own(&sent, &from, part->data, to, size, 1);
    exchange(&sent, &got, size);
    each_own(&got, to, y->data, &from, size, 2);
    free_parcels(&sent);
    free_parcels(&got);
    return y;
}
