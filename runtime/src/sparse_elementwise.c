/* Elementwise operations on compressed matrices: on the elements that are there, by the operations on full
 * values, and on zero. */
#include "sparse.h"

#include "op_internal.h"

static bool is_zero(const m2c_value *v)
{
    return m2c_getc(v, 0) == 0;
}

static bool may_be_sparse(const m2c_value *v)
{
    return v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL;
}

/* The columns of c with other elements: takes `values`, one for each element. */
static m2c_csc with_elements(const m2c_csc *c, m2c_value *values)
{
    ptrdiff_t n = m2c_csc_count(c);
    m2c_csc y = m2c_csc_new((m2c_class)values->cls, m2c_is_complex(values), c->rows, c->cols, n);
    memcpy(y.start, c->start, (size_t)(c->cols + 1) * sizeof *y.start);
    memcpy(y.row, c->row, (size_t)n * sizeof *y.row);
    memcpy(y.data, values->data, (size_t)n * y.size);
    m2c_release(values);
    return y;
}

static m2c_value *as_pairs(const m2c_value *v)
{
    m2c_value *w = m2c_new(M2C_DOUBLE, v->ndims, v->dims, M2C_COMPLEX);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        w->c64[k] = m2c_getc(v, k);
    return w;
}

/* All elements are `zero`, but for those that are there. Takes values and zero. */
static m2c_value *filled(const m2c_csc *c, m2c_value *values, m2c_value *zero)
{
    bool pairs = m2c_is_complex(values) || m2c_is_complex(zero);
    if (pairs && !m2c_is_complex(values))
        m2c_set(&values, as_pairs(values));
    if (pairs && !m2c_is_complex(zero))
        m2c_set(&zero, as_pairs(zero));
    m2c_value *y = m2c_new2((m2c_class)values->cls, c->rows, c->cols, pairs ? M2C_COMPLEX : 0);
    size_t size = m2c_slot_size(y);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        memcpy((char *)y->data + (size_t)k * size, zero->data, size);
    for (ptrdiff_t j = 0; j < c->cols; j++)
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++)
            memcpy((char *)y->data + (size_t)(c->row[k] + j * c->rows) * size,
                   (char *)values->data + (size_t)k * size, size);
    m2c_release(values);
    m2c_release(zero);
    return y;
}

/* Takes what became of the elements and of zero. */
static int give_mapped(m2c_value **out, const m2c_csc *c, m2c_value *values, m2c_value *zero)
{
    if (!may_be_sparse(values) || !is_zero(zero)) {
        m2c_set(out, filled(c, values, zero));
        m2c_settle_sparse(out, true);
        return 0;
    }
    m2c_csc y = with_elements(c, values);
    m2c_release(zero);
    return m2c_give_csc(out, &y);
}

static int apply(m2c_value **out, m2c_value *v, m2c_function *f, m2c_unary_way *op)
{
    return op ? op(out, v) : f(NULL, 1, out, 1, &v);
}

int m2c_csc_map(m2c_value **out, const m2c_value *a, m2c_function *f, m2c_unary_way *op)
{
    m2c_csc c = m2c_csc_of(a);
    m2c_value view, *values = NULL, *zero = NULL, *nothing = m2c_new2((m2c_class)a->cls, 1, 1, 0);
    memset(nothing->data, 0, m2c_slot_size(nothing));
    int status = apply(&values, m2c_csc_elements(&view, &c), f, op) || apply(&zero, nothing, f, op);
    m2c_release(nothing);
    if (status == 0)
        status = give_mapped(out, &c, values, zero);
    m2c_csc_free(&c);
    return status;
}

/* What is done with two operands: an operator, or a function. */
typedef struct pairing {
    m2c_binary_way *op;
    m2c_function *f;
} pairing;

static int paired(const pairing *p, m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    if (p->op)
        return p->op(out, a, b);
    m2c_value *const in[2] = {(m2c_value *)a, (m2c_value *)b};
    return p->f(NULL, 1, out, 2, in);
}

/* --- two operands -------------------------------------------------------------------------------- */

/* One operand is a number, which stays as it is. */
static int with_number(m2c_value **out, const m2c_value *a, const m2c_value *b, const pairing *p)
{
    m2c_binary_way *plain = p->op;
    bool first = a->numel != 1;
    const m2c_value *sparse = first ? a : b;
    m2c_csc c = m2c_csc_of(sparse);
    m2c_value view, *number = m2c_full_of(first ? b : a), *values = NULL, *zero = NULL;
    m2c_value *elements = m2c_csc_elements(&view, &c), *nothing = m2c_new2(M2C_DOUBLE, 1, 1, 0);
    nothing->f64[0] = 0;
    bool scales = plain == m2c_times || (plain == m2c_rdivide && first) || (plain == m2c_ldivide && !first) ||
                  (plain == m2c_power && first && (m2c_is_complex(number) || !(m2c_get(number, 0) <= 0)));
    int status = paired(p, &values, first ? elements : number, first ? number : elements) ||
                 (scales ? (m2c_copy(&zero, nothing), 0)
                         : paired(p, &zero, first ? nothing : number, first ? number : nothing));
    m2c_release(nothing);
    m2c_release(number);
    if (status == 0)
        status = give_mapped(out, &c, values, zero);
    m2c_csc_free(&c);
    return status;
}

/* Where a, b or both have elements: `both` only there. Zeros stand in for what is not there. */
static void merge(const m2c_csc *a, const m2c_csc *b, m2c_csc *x, m2c_csc *y, bool both)
{
    ptrdiff_t most = m2c_csc_count(a) + m2c_csc_count(b), n = 0;
    *x = m2c_csc_new(a->cls, a->pairs, a->rows, a->cols, most);
    *y = m2c_csc_new(b->cls, b->pairs, a->rows, a->cols, most);
    static const double none[2];
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        ptrdiff_t p = a->start[j], q = b->start[j];
        while (p < a->start[j + 1] || q < b->start[j + 1]) {
            const ptrdiff_t i = p < a->start[j + 1] ? a->row[p] : a->rows;
            const ptrdiff_t k = q < b->start[j + 1] ? b->row[q] : a->rows;
            const bool left = i <= k, right = k <= i;
            if (both && !(left && right)) {
                p += left;
                q += right;
                continue;
            }
            x->row[n] = left ? i : k;
            if (left)
                m2c_csc_take(x, n, a, p++);
            else
                memcpy(m2c_csc_place(x, n), none, x->size);
            if (right)
                m2c_csc_take(y, n, b, q++);
            else
                memcpy(m2c_csc_place(y, n), none, y->size);
            n++;
        }
        x->start[j + 1] = y->start[j + 1] = n;
    }
}

/* A power of what is not there is 1, whatever the exponent. */
static void keep_powers(m2c_value *values, const m2c_csc *base)
{
    for (ptrdiff_t k = 0; k < values->numel; k++) {
        if (m2c_csc_at(base, k) != 0)
            continue;
        if (m2c_is_complex(values))
            values->c64[k] = 1;
        else
            values->f64[k] = 1;
    }
}

/* a + b or a - b of real numbers. */
static int sum_of(m2c_value **out, const m2c_csc *a, const m2c_csc *b, double sign)
{
    m2c_csc y = m2c_csc_new(M2C_DOUBLE, false, a->rows, a->cols, m2c_csc_count(a) + m2c_csc_count(b));
    ptrdiff_t n = 0;
    for (ptrdiff_t j = 0; j < a->cols; j++) {
        ptrdiff_t p = a->start[j], q = b->start[j];
        const ptrdiff_t p_end = a->start[j + 1], q_end = b->start[j + 1];
        while (p < p_end || q < q_end) {
            const ptrdiff_t i = p < p_end ? a->row[p] : PTRDIFF_MAX, k = q < q_end ? b->row[q] : PTRDIFF_MAX;
            const double left = i <= k ? a->f64[p++] : 0, right = k <= i ? b->f64[q++] : 0;
            y.row[n] = i < k ? i : k;
            y.f64[n++] = left + sign * right;
        }
        y.start[j + 1] = n;
    }
    return m2c_give_csc(out, &y);
}

static bool are_real(const m2c_csc *a, const m2c_csc *b)
{
    return a->cls == M2C_DOUBLE && b->cls == M2C_DOUBLE && !a->pairs && !b->pairs;
}

static int two_sparse(m2c_value **out, const m2c_csc *a, const m2c_csc *b, const pairing *p)
{
    m2c_binary_way *plain = p->op;
    if ((plain == m2c_plus || plain == m2c_minus) && are_real(a, b))
        return sum_of(out, a, b, plain == m2c_plus ? 1 : -1);
    m2c_csc x, y;
    merge(a, b, &x, &y, plain == m2c_times || plain == m2c_and);
    m2c_value left, right, none, *values = NULL, *zero = NULL;
    ptrdiff_t one[2] = {1, 1};
    static const double nothing[1];
    m2c_view(&none, M2C_DOUBLE, 0, nothing, 2, one);
    int status = paired(p, &values, m2c_csc_elements(&left, &x), m2c_csc_elements(&right, &y)) ||
                 paired(p, &zero, &none, &none);
    if (status == 0 && plain == m2c_power)
        keep_powers(values, &x);
    m2c_csc_free(&y);
    if (status == 0)
        status = give_mapped(out, &x, values, zero);
    m2c_csc_free(&x);
    return status;
}

static bool all_finite(const m2c_value *v)
{
    for (ptrdiff_t k = 0; k < v->numel; k++) {
        const double complex z = m2c_getc(v, k);
        if (!(creal(z) - creal(z) == 0 && cimag(z) - cimag(z) == 0))
            return false;
    }
    return true;
}

/* The elements of a full matrix where a sparse one has some. */
static m2c_value *picked(const m2c_csc *c, const m2c_value *full)
{
    m2c_value *v = m2c_new2((m2c_class)full->cls, m2c_csc_count(c), 1, full->flags & M2C_COMPLEX);
    size_t size = m2c_slot_size(v);
    for (ptrdiff_t j = 0; j < c->cols; j++)
        for (ptrdiff_t k = c->start[j]; k < c->start[j + 1]; k++)
            memcpy((char *)v->data + (size_t)k * size,
                   (char *)full->data + (size_t)(c->row[k] + j * c->rows) * size, size);
    return v;
}

/* A product, or a quotient of a sparse matrix, by a full one without zeros, has elements where the sparse one
 * has some. */
static int times_full(m2c_value **out, const m2c_value *a, const m2c_value *b)
{
    bool first = m2c_is_sparse(a);
    m2c_csc c = m2c_csc_of(first ? a : b);
    m2c_value view, *other = picked(&c, first ? b : a), *values = NULL;
    m2c_value *own = m2c_csc_elements(&view, &c);
    int status = m2c_times(&values, first ? own : other, first ? other : own);
    m2c_release(other);
    if (status == 0) {
        m2c_csc y = with_elements(&c, values);
        status = m2c_give_csc(out, &y);
    }
    m2c_csc_free(&c);
    return status;
}

static int whole_operands(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_way *plain)
{
    if (m2c_check_whole_fits(2, (m2c_value *const[]){(m2c_value *)a, (m2c_value *)b}))
        return 1;
    m2c_value *x = m2c_full_of(a), *y = m2c_full_of(b);
    int status = plain(out, x, y);
    m2c_release(x);
    m2c_release(y);
    return status;
}

static bool of_matrices(m2c_binary_way *plain)
{
    return plain == m2c_mtimes || plain == m2c_mldivide || plain == m2c_mrdivide || plain == m2c_mpower;
}

int m2c_csc_combine(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_binary_way *plain)
{
    bool sparse = m2c_is_compressed(a) || m2c_is_compressed(b);
    if (!sparse || of_matrices(plain) || !may_be_sparse(a) || !may_be_sparse(b))
        return whole_operands(out, a, b, plain);
    if (a->numel == 1 || b->numel == 1) {
        bool compressed = m2c_is_compressed(a->numel == 1 ? b : a);
        return compressed ? with_number(out, a, b, &(pairing){plain, NULL})
                          : whole_operands(out, a, b, plain);
    }
    if (!m2c_same_dims(a, b))
        return whole_operands(out, a, b, plain);
    bool thin = (m2c_is_sparse(a) || (a->flags & (M2C_DIAGONAL | M2C_PERMUTATION))) &&
                (m2c_is_sparse(b) || (b->flags & (M2C_DIAGONAL | M2C_PERMUTATION)));
    thin = thin || plain == m2c_power;
    if (!thin && plain == m2c_times && all_finite(m2c_is_sparse(a) ? b : a))
        return times_full(out, a, b);
    if (!thin)
        return whole_operands(out, a, b, plain);
    m2c_csc x = m2c_csc_of(a), y = m2c_csc_of(b);
    int status = two_sparse(out, &x, &y, &(pairing){plain, NULL});
    m2c_csc_free(&x);
    m2c_csc_free(&y);
    return status;
}

int m2c_csc_pair(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_function *f)
{
    pairing p = {NULL, f};
    if (!may_be_sparse(a) || !may_be_sparse(b))
        return M2C_NOT_MINE;
    if (a->numel == 1 || b->numel == 1)
        return m2c_is_compressed(a->numel == 1 ? b : a) ? with_number(out, a, b, &p) : M2C_NOT_MINE;
    if (!m2c_is_sparse(a) || !m2c_is_sparse(b) || !m2c_same_dims(a, b))
        return M2C_NOT_MINE;
    m2c_csc x = m2c_csc_of(a), y = m2c_csc_of(b);
    int status = two_sparse(out, &x, &y, &p);
    m2c_csc_free(&x);
    m2c_csc_free(&y);
    return status;
}
