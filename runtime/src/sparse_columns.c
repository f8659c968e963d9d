/* Compressed columns: room, copies, other classes, the transpose, all elements (sparse_columns.h); and
 * whether a value is a sparse matrix. */
#include "sparse.h"

/* The block has the starts, the rows and the elements, one behind the other. */
static m2c_csc within(m2c_columns *block, m2c_class cls, bool pairs, ptrdiff_t rows, ptrdiff_t cols)
{
    m2c_csc c = {.cls = cls, .pairs = pairs, .rows = rows, .cols = cols, .room = block->room};
    c.size = m2c_element_size(cls, pairs ? M2C_COMPLEX : 0);
    c.start = block->start;
    c.row = c.start + cols + 1;
    c.data = c.row + block->room;
    return c;
}

static size_t bytes_of(ptrdiff_t cols, ptrdiff_t room, size_t size)
{
    ptrdiff_t most = (PTRDIFF_MAX / 64 - cols) / 64;
    if (room > most || cols > PTRDIFF_MAX / 128)
        m2c_out_of_memory();
    return sizeof(m2c_columns) + (size_t)(cols + 1 + room) * sizeof(ptrdiff_t) + (size_t)room * size;
}

m2c_csc m2c_csc_new(m2c_class cls, bool pairs, ptrdiff_t rows, ptrdiff_t cols, ptrdiff_t room)
{
    size_t bytes = bytes_of(cols, room, m2c_element_size(cls, pairs ? M2C_COMPLEX : 0));
    m2c_columns *block = m2c_alloc(bytes);
    block->bytes = bytes;
    block->room = room;
    m2c_csc c = within(block, cls, pairs, rows, cols);
    c.own = block;
    memset(c.start, 0, (size_t)(cols + 1) * sizeof *c.start);
    return c;
}

static void copy_elements(m2c_csc *to, const m2c_csc *from)
{
    size_t n = (size_t)m2c_csc_count(from);
    memcpy(to->start, from->start, (size_t)(from->cols + 1) * sizeof *to->start);
    memcpy(to->row, from->row, n * sizeof *to->row);
    memcpy(to->data, from->data, n * to->size);
}

void m2c_csc_reserve(m2c_csc *c, ptrdiff_t room)
{
    if (room <= c->room)
        return;
    ptrdiff_t more = c->room + c->room / 2 + 4;
    m2c_csc wider = m2c_csc_new(c->cls, c->pairs, c->rows, c->cols, room > more ? room : more);
    copy_elements(&wider, c);
    m2c_csc_free(c);
    *c = wider;
}

void m2c_csc_free(m2c_csc *c)
{
    m2c_free(c->own);
    c->own = NULL;
}

m2c_csc m2c_csc_copy(const m2c_csc *c)
{
    m2c_csc copy = m2c_csc_new(c->cls, c->pairs, c->rows, c->cols, m2c_csc_count(c));
    copy_elements(&copy, c);
    return copy;
}

static void put_number(m2c_csc *c, ptrdiff_t at, double complex x)
{
    if (c->pairs)
        c->c64[at] = x;
    else if (c->cls == M2C_DOUBLE)
        c->f64[at] = creal(x);
    else
        c->u8[at] = x != 0;
}

/* The elements of a full matrix that aren't zero. */
static m2c_csc compressed(const m2c_value *v)
{
    m2c_class cls = v->cls == M2C_LOGICAL ? M2C_LOGICAL : M2C_DOUBLE;
    ptrdiff_t rows = v->dims[0], cols = v->numel && rows ? v->numel / rows : v->dims[1], n = 0;
    bool plain = v->cls == M2C_DOUBLE && !m2c_is_complex(v);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        n += plain ? v->f64[k] != 0 : m2c_getc(v, k) != 0;
    m2c_csc c = m2c_csc_new(cls, m2c_is_complex(v), rows, cols, n);
    n = 0;
    for (ptrdiff_t j = 0; j < cols; j++) {
        for (ptrdiff_t i = 0; i < rows; i++) {
            const ptrdiff_t k = i + j * rows;
            if (plain ? v->f64[k] == 0 : m2c_getc(v, k) == 0)
                continue;
            c.row[n] = i;
            put_number(&c, n++, plain ? v->f64[k] : m2c_getc(v, k));
        }
        c.start[j + 1] = n;
    }
    return c;
}

m2c_csc m2c_csc_of(const m2c_value *v)
{
    if (!m2c_is_compressed(v))
        return compressed(v);
    return within(v->data, (m2c_class)v->cls, m2c_is_complex(v), v->dims[0], v->dims[1]);
}

m2c_csc m2c_csc_as(const m2c_csc *c, m2c_class cls, bool pairs)
{
    if (cls == c->cls && pairs == c->pairs)
        return m2c_csc_copy(c);
    ptrdiff_t n = m2c_csc_count(c);
    m2c_csc y = m2c_csc_new(cls, pairs, c->rows, c->cols, n);
    memcpy(y.start, c->start, (size_t)(c->cols + 1) * sizeof *y.start);
    memcpy(y.row, c->row, (size_t)n * sizeof *y.row);
    for (ptrdiff_t k = 0; k < n; k++)
        put_number(&y, k, m2c_csc_at(c, k));
    return y;
}

m2c_csc m2c_csc_of_class(const m2c_value *v, m2c_class cls, bool pairs)
{
    m2c_csc c = m2c_csc_of(v);
    if (cls == c.cls && pairs == c.pairs)
        return c;
    m2c_csc y = m2c_csc_as(&c, cls, pairs);
    m2c_csc_free(&c);
    return y;
}

m2c_csc m2c_csc_transposed(const m2c_csc *c, bool conjugate)
{
    ptrdiff_t n = m2c_csc_count(c);
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, c->cols, c->rows, n);
    for (ptrdiff_t k = 0; k < n; k++)
        y.start[c->row[k] + 1]++;
    for (ptrdiff_t i = 0; i < c->rows; i++)
        y.start[i + 1] += y.start[i];
    for (ptrdiff_t j = 0; j < c->cols; j++)
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++) {
            ptrdiff_t at = y.start[c->row[k]]++;
            y.row[at] = j;
            m2c_csc_take(&y, at, c, k);
        }
    for (ptrdiff_t i = c->rows; i > 0; i--)
        y.start[i] = y.start[i - 1];
    y.start[0] = 0;
    for (ptrdiff_t k = 0; conjugate && c->pairs && k < n; k++)
        y.c64[k] = conj(y.c64[k]);
    return y;
}

static bool all_real(const m2c_csc *c)
{
    for (ptrdiff_t k = 0, n = m2c_csc_count(c); k < n; k++)
        if (cimag(c->c64[k]) != 0)
            return false;
    return true;
}

static bool any_zero(const m2c_csc *c)
{
    for (ptrdiff_t k = 0, n = m2c_csc_count(c); k < n; k++)
        if (c->size == sizeof(double) ? c->f64[k] == 0 : c->pairs ? c->c64[k] == 0 : c->u8[k] == 0)
            return true;
    return false;
}

void m2c_csc_tidy(m2c_csc *c)
{
    if (any_zero(c)) {
        ptrdiff_t n = 0;
        for (ptrdiff_t j = 0, k = 0; j < c->cols; j++) {
            for (; k < c->start[j + 1]; k++) {
                if (m2c_csc_at(c, k) == 0)
                    continue;
                c->row[n] = c->row[k];
                m2c_csc_take(c, n++, c, k);
            }
            c->start[j + 1] = n;
        }
    }
    if (!c->pairs || !all_real(c))
        return;
    m2c_csc narrow = m2c_csc_as(c, M2C_DOUBLE, false);
    m2c_csc_free(c);
    *c = narrow;
}

ptrdiff_t m2c_csc_where(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j)
{
    ptrdiff_t low = c->start[j], high = c->start[j + 1];
    while (low < high) {
        ptrdiff_t mid = low + (high - low) / 2;
        if (c->row[mid] < i)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

ptrdiff_t m2c_csc_find(const m2c_csc *c, ptrdiff_t i, ptrdiff_t j)
{
    const ptrdiff_t k = m2c_csc_where(c, i, j);
    return k < c->start[j + 1] && c->row[k] == i ? k : -1;
}

m2c_value *m2c_csc_elements(m2c_value *view, const m2c_csc *c)
{
    ptrdiff_t dims[2] = {m2c_csc_count(c), 1};
    return m2c_view(view, c->cls, c->pairs ? M2C_COMPLEX : 0, c->data, 2, dims);
}

m2c_value *m2c_csc_whole(const m2c_csc *c)
{
    ptrdiff_t dims[2] = {c->rows, c->cols};
    m2c_value *v = m2c_zeros(c->cls, 2, dims, c->pairs ? M2C_COMPLEX : 0);
    for (ptrdiff_t j = 0; j < c->cols; j++)
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++)
            memcpy((char *)v->data + (size_t)(c->row[k] + j * c->rows) * c->size, m2c_csc_place(c, k),
                   c->size);
    return v;
}

/* Merges runs of 1, 2, 4, … places. */
void m2c_order_rows(ptrdiff_t *order, const ptrdiff_t *row, ptrdiff_t n)
{
    ptrdiff_t *spare = m2c_alloc((size_t)(n + 1) * sizeof *spare), *from = order, *to = spare;
    for (ptrdiff_t k = 0; k < n; k++)
        order[k] = k;
    for (ptrdiff_t run = 1; run < n; run *= 2) {
        for (ptrdiff_t low = 0; low < n; low += 2 * run) {
            const ptrdiff_t mid = low + run < n ? low + run : n, high = mid + run < n ? mid + run : n;
            ptrdiff_t a = low, b = mid;
            for (ptrdiff_t k = low; k < high; k++)
                to[k] = b >= high || (a < mid && row[from[a]] <= row[from[b]]) ? from[a++] : from[b++];
        }
        ptrdiff_t *swap = from;
        from = to;
        to = swap;
    }
    if (from != order)
        memcpy(order, from, (size_t)n * sizeof *order);
    m2c_free(spare);
}

static bool is_sorted(const m2c_csc *c, ptrdiff_t j)
{
    for (ptrdiff_t k = c->start[j] + 1; k < c->start[j + 1]; k++)
        if (c->row[k] < c->row[k - 1])
            return false;
    return true;
}

static void sort_short(m2c_csc *c, ptrdiff_t j)
{
    double kept[2];
    for (ptrdiff_t k = c->start[j] + 1; k < c->start[j + 1]; k++) {
        const ptrdiff_t row = c->row[k];
        ptrdiff_t at = k;
        if (row >= c->row[k - 1])
            continue;
        memcpy(kept, m2c_csc_place(c, k), c->size);
        for (; at > c->start[j] && c->row[at - 1] > row; at--) {
            c->row[at] = c->row[at - 1];
            m2c_csc_take(c, at, c, at - 1);
        }
        c->row[at] = row;
        memcpy(m2c_csc_place(c, at), kept, c->size);
    }
}

static void sort_long(m2c_csc *c, ptrdiff_t j)
{
    const ptrdiff_t first = c->start[j], n = c->start[j + 1] - first;
    ptrdiff_t *order = m2c_alloc((size_t)n * sizeof *order), *row = m2c_alloc((size_t)n * sizeof *row);
    char *data = m2c_alloc((size_t)n * c->size);
    m2c_order_rows(order, c->row + first, n);
    for (ptrdiff_t k = 0; k < n; k++) {
        row[k] = c->row[first + order[k]];
        memcpy(data + (size_t)k * c->size, m2c_csc_place(c, first + order[k]), c->size);
    }
    memcpy(c->row + first, row, (size_t)n * sizeof *row);
    memcpy(m2c_csc_place(c, first), data, (size_t)n * c->size);
    m2c_free(order);
    m2c_free(row);
    m2c_free(data);
}

void m2c_csc_sort(m2c_csc *c)
{
    enum { SHORT = 32 };
    for (ptrdiff_t j = 0; j < c->cols; j++) {
        if (is_sorted(c, j))
            continue;
        if (c->start[j + 1] - c->start[j] <= SHORT)
            sort_short(c, j);
        else
            sort_long(c, j);
    }
}

m2c_value *m2c_full_of(const m2c_value *v)
{
    if (!m2c_is_compressed(v)) {
        m2c_value *same = m2c_retain(v);
        m2c_mark_sparse(&same, false);
        return same;
    }
    if (m2c_is_distributed(v))
        return m2c_sparse_ways_now->full(v);
    m2c_csc c = m2c_csc_of(v);
    if (!m2c_affords(2, v->dims, c.size))
        m2c_out_of_memory();
    return m2c_csc_whole(&c);
}

void m2c_mark_sparse(m2c_value **slot, bool sparse)
{
    m2c_value *v = *slot;
    if (!v)
        return;
    bool may = v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL;
    sparse = sparse && may && v->ndims == 2;
    if (sparse == m2c_is_sparse(v))
        return;
    if (m2c_is_compressed(v)) {
        m2c_set(slot, m2c_full_of(v));
        return;
    }
    m2c_make_unique(slot);
    if (sparse && may && v->cls == M2C_DOUBLE && !m2c_is_complex(v))
        for (ptrdiff_t k = 0; k < (*slot)->numel; k++)
            (*slot)->f64[k] += 0; /* a zero is not there, and has no sign */
    (*slot)->flags = (uint8_t)(sparse ? (*slot)->flags | M2C_SPARSE : (*slot)->flags & ~M2C_SPARSE);
}

m2c_value *m2c_csc_loaded(m2c_csc *c, ptrdiff_t count)
{
    m2c_csc y = m2c_csc_new(c->cls, c->pairs, c->rows, c->cols, count);
    ptrdiff_t *order = m2c_alloc((size_t)(count + 1) * sizeof *order), n = 0;
    m2c_order_rows(order, c->row, count);
    for (ptrdiff_t k = 0; k < count; k++) {
        const ptrdiff_t at = c->row[order[k]];
        if (k + 1 < count && c->row[order[k + 1]] == at)
            continue; /* the last element of a place stays */
        y.row[n] = at % c->rows;
        y.start[at / c->rows + 1]++;
        m2c_csc_take(&y, n++, c, order[k]);
    }
    for (ptrdiff_t j = 0; j < c->cols; j++)
        y.start[j + 1] += y.start[j];
    m2c_free(order);
    m2c_csc_free(c);
    if (m2c_sparse_ways_now)
        return m2c_sparse_ways_now->value(&y);
    m2c_csc_tidy(&y);
    m2c_value *v = m2c_csc_whole(&y);
    m2c_csc_free(&y);
    v->flags |= M2C_SPARSE;
    return v;
}
