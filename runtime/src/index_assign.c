/* Storing elements by subscripts: conformity, growth, and the stores (classes agree already). */
#include "index_internal.h"

#include "m2c/dialect.h"

#include <stdio.h>

static int error_resize(void)
{
    return m2c_error("Octave:invalid-resize", "Invalid resizing operation or ambiguous assignment to an "
                                              "out-of-bounds array element");
}

/* The dimensions without those of 1; at least two of them. */
static int squeeze_dims(int n, const ptrdiff_t *dims, ptrdiff_t *squeezed)
{
    int m = 0;
    for (int k = 0; k < n; k++)
        if (dims[k] != 1)
            squeezed[m++] = dims[k];
    while (m < 2)
        squeezed[m++] = 1;
    return m;
}

/* The error for n lengths that rhs does not fit. Other dialects tell one subscript from several. */
static int error_nonconformant(int n, const ptrdiff_t *lens, const m2c_value *rhs)
{
    char left[32 * M2C_MAX_RANK], right[32 * M2C_MAX_RANK];
    ptrdiff_t dims[M2C_MAX_RANK];
    const int given = n;
    if (n == 1) {
        m2c_dims_text(rhs, right);
    } else if (n == 2) {
        m2c_dims_string(2, rhs->dims, right);
    } else {
        int m = squeeze_dims(rhs->ndims, rhs->dims, dims);
        m2c_dims_string(m, dims, right);
    }
    while (n > 2 && lens[n - 1] == 1)
        n--;
    m2c_dims_string(n, lens, left);
    return m2c_error("Octave:nonconformant-args", "%s nonconformant arguments (op1 is %s%s, op2 is %s)",
                     m2c_spoken && given > 1 ? "A(_,_) =:" : "=:", left, n == 1 ? "x1" : "", right);
}

/* Number of the k-th selected element. */
static ptrdiff_t selected_number(int n, const m2c_subs *s, const ptrdiff_t *dims, ptrdiff_t k)
{
    ptrdiff_t number = 0, stride = 1;
    for (int d = 0; d < n; d++) {
        number += m2c_subs_at(&s[d], k % s[d].n) * stride;
        k /= s[d].n;
        stride *= dims[d];
    }
    return number;
}

/* Stores rhs; the base is unique and large enough, colons know their counts. Elements that are references go
 * one by one, because subscripts may name an element twice. */
static void store(m2c_value *base, const m2c_value *rhs, int n, const m2c_subs *s, const ptrdiff_t *dims,
                  ptrdiff_t count)
{
    bool one = rhs->numel == 1;
    if (!m2c_holds_values(base)) {
        m2c_scatter(base->data, rhs->data, one, m2c_moved_size(base), n, s, dims);
        return;
    }
    int per = base->cls == M2C_STRUCT ? base->fields->count : 1;
    for (ptrdiff_t k = 0; k < count; k++) {
        ptrdiff_t to = selected_number(n, s, dims, k), from = one ? 0 : k;
        for (int f = 0; f < per; f++)
            m2c_copy(&base->cell[to * per + f], rhs->cell[from * per + f]);
    }
}

/* base(s) = rhs with one subscript. */
static int assign_linear(m2c_value **base, const m2c_value *rhs, m2c_subs *s)
{
    m2c_value *b = *base;
    if (m2c_subs_is_colon(s))
        s->n = s->extent = b->numel;
    if (rhs->numel != 1 && rhs->numel != s->n)
        return error_nonconformant(1, &s->n, rhs);
    ptrdiff_t n = s->extent > b->numel ? s->extent : b->numel;
    if (n > b->numel) {
        bool row = b->ndims == 2 && b->dims[0] <= 1, column = b->ndims == 2 && b->dims[1] == 1;
        if (!row && !column)
            return error_resize();
        ptrdiff_t dims[2] = {row ? 1 : n, row ? n : 1};
        if (n > PTRDIFF_MAX / 4096 || !m2c_affords(2, dims, m2c_moved_size(b)))
            return m2c_error_too_large();
        m2c_resize(base, 2, dims);
    }
    m2c_make_unique(base);
    store(*base, rhs, 1, s, &(*base)->numel, s->n);
    return 0;
}

/* What colons stand for in an array of dimensions 0x0: the dimensions of the right-hand side. */
static void colons_from_rhs(int n, const m2c_subs *s, const m2c_value *rhs, ptrdiff_t *lens)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int open = 0, colons = 0, next = 0;
    for (int k = 0; k < n; k++) {
        colons += m2c_subs_is_colon(&s[k]);
        open += m2c_subs_is_colon(&s[k]) || s[k].n != 1;
    }
    bool as_is = colons == n || (open == n && rhs->ndims == n) || (n > 2 && open == rhs->ndims);
    if (as_is)
        for (int k = 0; k < rhs->ndims; k++)
            dims[k] = rhs->dims[k];
    int m = as_is ? rhs->ndims : squeeze_dims(rhs->ndims, rhs->dims, dims);
    for (int k = 0; k < n; k++) {
        bool colon = m2c_subs_is_colon(&s[k]);
        if (colon)
            lens[k] = next < m ? dims[next] : 1;
        if (colon || s[k].n != 1)
            next++;
    }
}

static bool same_without_ones(int n, const ptrdiff_t *a, int m, const ptrdiff_t *b)
{
    int i = 0, j = 0;
    for (;;) {
        while (i < n && a[i] == 1)
            i++;
        while (j < m && b[j] == 1)
            j++;
        if (i == n || j == m)
            return i == n && j == m;
        if (a[i++] != b[j++])
            return false;
    }
}

/* Can rhs be stored in a part of these lengths? `nothing` tells that both are empty. */
static int check_conform(int n, const ptrdiff_t *lens, const m2c_value *rhs, bool *nothing)
{
    *nothing = false;
    if (rhs->numel == 1 || same_without_ones(n, lens, rhs->ndims, rhs->dims))
        return 0;
    *nothing = rhs->numel == 0 && m2c_dims_product(n, lens, 1) == 0;
    return *nothing ? 0 : error_nonconformant(n, lens, rhs);
}

/* base(s...) = rhs with several subscripts. */
static int assign_many(m2c_value **base, const m2c_value *rhs, int n, m2c_subs *s)
{
    m2c_value *b = *base;
    ptrdiff_t dims[M2C_MAX_RANK], lens[M2C_MAX_RANK], count = 1;
    bool grow = false, nothing, zero = b->ndims == 2 && b->dims[0] == 0 && b->dims[1] == 0;
    m2c_fold_dims(b, n, dims);
    for (int k = 0; k < n; k++)
        lens[k] = m2c_subs_is_colon(&s[k]) ? dims[k] : s[k].n;
    if (zero)
        colons_from_rhs(n, s, rhs, lens);
    if (check_conform(n, lens, rhs, &nothing))
        return 1;
    if (nothing)
        return 0;
    for (int k = 0; k < n; k++) {
        if (m2c_subs_is_colon(&s[k])) {
            s[k].n = lens[k];
            s[k].extent = lens[k];
        }
        if (s[k].extent > dims[k]) {
            dims[k] = s[k].extent;
            grow = true;
        }
        count *= lens[k];
    }
    if (grow) {
        if (b->ndims > n)
            return error_resize();
        if (!m2c_affords(n, dims, m2c_moved_size(b)))
            return m2c_error_too_large();
        m2c_resize(base, n, dims);
    }
    m2c_make_unique(base);
    store(*base, rhs, n, s, dims, count);
    return 0;
}

int m2c_assign_elements(m2c_value **base, const m2c_value *rhs, int n, m2c_value *const *idx,
                        const char *name)
{
    m2c_subs s[M2C_MAX_RANK];
    if (n > M2C_MAX_RANK)
        return m2c_error("", "too many subscripts");
    if (m2c_subs_resolve_all(s, n, idx, name, M2C_ASSIGNING))
        return 1;
    int status = n == 1 ? assign_linear(base, rhs, &s[0]) : assign_many(base, rhs, n, s);
    m2c_subs_free(s, n);
    return status;
}
