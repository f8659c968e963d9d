/* What MATLAB's functions along a dimension take beyond Octave's (worded.h). */
#include "worded.h"

#include "m2c/dialect.h"
#include "string_array.h"

#include <math.h>

/* What is asked of a function. */
typedef struct request {
    bool all, reverse, linear, omit, include;
    const m2c_value *dims; /* several, or one: a list */
    m2c_value *rest[8]; /* x, what stands before the dimension, and what the function itself takes as words */
    int before, words;  /* how many of them */
} request;

/* Is it a text, which a string that comes through a handle is, too? */
static bool is_word(const m2c_value *v)
{
    return m2c_text_in(v)->cls == M2C_CHAR;
}

/* Notes what a word asks for; false where it is none of these. */
static bool note_word(const m2c_worded *f, request *r, const m2c_value *v)
{
    if (!is_word(v))
        return false;
    bool *at = NULL;
    if ((f->takes & M2C_WORDED_ALL) && m2c_is_option(v, "all"))
        at = &r->all;
    else if ((f->takes & M2C_WORDED_RUNS) && (m2c_is_option(v, "reverse") || m2c_is_option(v, "forward")))
        r->reverse = m2c_is_option(v, "reverse");
    else if ((f->takes & M2C_WORDED_PICKS) && !(f->takes & M2C_WORDED_RUNS) && m2c_is_option(v, "linear"))
        at = &r->linear;
    else if ((f->takes & M2C_WORDED_NAN) && (m2c_is_option(v, "omitnan") || m2c_is_option(v, "omitmissing")))
        at = &r->omit;
    else if ((f->takes & M2C_WORDED_NAN) &&
             (m2c_is_option(v, "includenan") || m2c_is_option(v, "includemissing")))
        at = &r->include;
    else
        return false;
    if (at)
        *at = true;
    return true;
}

static bool is_list(const m2c_worded *f, const m2c_value *v)
{
    return ((f->takes & M2C_WORDED_LISTS) || m2c_spoken) && v->numel > 1 && m2c_is_numeric(v);
}

bool m2c_asks_more(const m2c_worded *f, int nargin, m2c_value *const *in)
{
    request r = {0};
    bool pair = (f->takes & M2C_WORDED_PICKS) && f->dim_at == 2;
    for (int k = nargin - 1; k > pair; k--)
        if (note_word(f, &r, in[k]) || (k == f->dim_at && is_list(f, in[k])))
            return true;
    return false;
}

static int read_request(const m2c_worded *f, request *r, int nargin, m2c_value *const *in)
{
    *r = (request){.rest = {in[0]}, .before = 1};
    m2c_value *behind[4];
    for (int k = 1; k < nargin; k++) {
        if (note_word(f, r, in[k]))
            continue;
        if (!is_word(in[k]) && r->before < f->dim_at)
            r->rest[r->before++] = in[k];
        else if (!is_word(in[k]) && !r->dims)
            r->dims = in[k];
        else if (r->words < 4)
            behind[r->words++] = in[k];
    }
    if (r->omit && r->include)
        return m2c_error("", "%s: NaN can't be both omitted and included", f->name);
    if (r->all && r->dims)
        return m2c_error("", "%s: a dimension and \"all\" exclude each other", f->name);
    for (int k = 0; k < r->words; k++)
        r->rest[r->before + k] = behind[k];
    return 0;
}

/* --- dimensions ---------------------------------------------------------------------------------- */

static m2c_value *call1(m2c_function *f, const m2c_value *a, const m2c_value *b)
{
    m2c_value *y = NULL;
    if (f(NULL, 1, &y, b ? 2 : 1, (m2c_value *const[]){(m2c_value *)a, (m2c_value *)b}))
        m2c_clear(&y);
    return y;
}

/* The dimensions in the order in which those that are taken come first, and how many elements these have. */
static ptrdiff_t taken_first(const m2c_value *x, const bool *taken, int rank, m2c_value *order)
{
    ptrdiff_t together = 1;
    int at = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int d = 0; d < rank; d++)
            if (taken[d] == !pass) {
                order->f64[at++] = d + 1;
                together *= pass ? 1 : m2c_dim(x, d);
            }
    return together;
}

/* x with the dimensions that are taken together as its first, the others behind it. */
static m2c_value *merged(const m2c_value *x, const bool *taken, int rank)
{
    ptrdiff_t dims[M2C_MAX_RANK + 1];
    bool all = true;
    for (int d = 0; d < rank; d++)
        all = all && taken[d];
    if (all)
        return m2c_reshaped(x, 2, (ptrdiff_t[]){x->numel, 1});
    m2c_value *order = m2c_row(rank);
    int n = 1;
    dims[0] = taken_first(x, taken, rank, order);
    for (int d = 0; d < rank; d++)
        if (!taken[d])
            dims[n++] = m2c_dim(x, d);
    if (n == 1)
        dims[n++] = 1;
    m2c_value *moved = call1(m2c_fn_permute, x, order);
    m2c_value *y = m2c_reshaped(moved, n, dims);
    m2c_release(order);
    m2c_release(moved);
    return y;
}

/* Which dimensions are taken together, and the rank that this is about. */
static int take(const m2c_worded *f, const request *r, const m2c_value *x, bool *taken, int *rank)
{
    *rank = x->ndims;
    for (int d = 0; d < M2C_MAX_RANK; d++)
        taken[d] = r->all && d < x->ndims;
    for (ptrdiff_t k = 0; r->dims && k < r->dims->numel; k++) {
        double d = m2c_get(r->dims, k);
        if (!(d >= 1) || d != floor(d) || d > M2C_MAX_RANK)
            return m2c_error("", "%s: DIM must be a valid dimension", f->name);
        taken[(int)d - 1] = true;
        *rank = *rank < (int)d ? (int)d : *rank;
    }
    return 0;
}

/* Gives a result of merged dimensions its place in the shape of x. */
static void put_back(m2c_value **y, const m2c_value *x, const bool *taken, int rank)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    for (int d = 0; d < rank; d++)
        dims[d] = taken[d] ? 1 : m2c_dim(x, d);
    while (rank > 2 && dims[rank - 1] == 1)
        rank--;
    ptrdiff_t n = 1;
    for (int d = 0; d < rank; d++)
        n *= dims[d];
    if (n == (*y)->numel)
        m2c_set(y, m2c_reshaped(*y, rank, dims));
}

/* Places in slices become places in x: each place is an element of `at`, which is merged as x was. */
static void name_places(m2c_value **where, const m2c_value *at, int dim)
{
    m2c_slices s = m2c_slice(at, dim);
    m2c_make_unique(where);
    for (ptrdiff_t k = 0; k < (*where)->numel; k++) {
        double *place = &(*where)->f64[k];
        *place = at->f64[k % s.pre + s.pre * ((ptrdiff_t)*place - 1 + s.n * (k / s.pre))];
    }
}

/* 1, 2, … in the shape of x. */
static m2c_value *numbered(const m2c_value *x)
{
    m2c_value *y = m2c_new(M2C_DOUBLE, x->ndims, x->dims, 0);
    for (ptrdiff_t k = 0; k < y->numel; k++)
        y->f64[k] = (double)(k + 1);
    return y;
}

/* --- NaN ----------------------------------------------------------------------------------------- */

static bool is_nan_at(const m2c_value *v, ptrdiff_t i)
{
    return isnan(m2c_get(v, i)) || (m2c_is_complex(v) && isnan(cimag(m2c_getc(v, i))));
}

static void store(m2c_value *v, ptrdiff_t i, double z)
{
    if (m2c_is_complex(v) && v->cls == M2C_DOUBLE)
        v->c64[i] = z;
    else if (m2c_is_complex(v))
        v->c32[i] = (float)z;
    else if (v->cls == M2C_DOUBLE)
        v->f64[i] = z;
    else
        v->f32[i] = (float)z;
}

/* NaN replaced by what doesn't count. */
static m2c_value *without_nan(const m2c_value *x, double neutral)
{
    m2c_value *y = m2c_reshaped(x, x->ndims, x->dims);
    m2c_make_unique(&y);
    if (y->cls == M2C_DOUBLE && !m2c_is_complex(y)) {
        for (ptrdiff_t k = 0; k < y->numel; k++)
            y->f64[k] = isnan(y->f64[k]) ? neutral : y->f64[k];
        return y;
    }
    for (ptrdiff_t k = 0; k < y->numel; k++)
        if (is_nan_at(y, k))
            store(y, k, neutral);
    return y;
}

/* NaN where a slice has one, at its first place; of running extremes from there on. */
static void spoil(const m2c_worded *f, m2c_value **out, int nargout, const m2c_value *x, int dim)
{
    m2c_slices s = m2c_slice(x, dim);
    m2c_make_unique(&out[0]);
    for (ptrdiff_t at = 0; at < s.pre * s.post; at++) {
        ptrdiff_t from = at % s.pre + s.pre * s.n * (at / s.pre), k = 0;
        while (k < s.n && !is_nan_at(x, from + s.pre * k))
            k++;
        if (k < s.n && !(f->takes & M2C_WORDED_RUNS)) {
            store(out[0], at, NAN);
            if (nargout > 1)
                out[1]->f64[at] = (double)(k + 1);
        }
        for (; k < s.n && (f->takes & M2C_WORDED_RUNS); k++)
            store(out[0], from + s.pre * k, NAN);
    }
}

/* The greatest of two arrays with NaN where one of them has it. */
static int of_pair(const m2c_worded *f, const request *r, m2c_value **out)
{
    if (f->plain(NULL, 1, out, 2, r->rest) || !r->include || !m2c_is_float(*out))
        return *out == NULL;
    m2c_value *a = call1(m2c_fn_isnan, r->rest[0], NULL), *b = call1(m2c_fn_isnan, r->rest[1], NULL),
              *m = NULL;
    int bad = m2c_or(&m, a, b);
    m2c_make_unique(out);
    for (ptrdiff_t k = 0; !bad && k < m->numel; k++)
        if (m->u8[k])
            store(*out, k, NAN);
    m2c_release(a);
    m2c_release(b);
    m2c_release(m);
    return bad;
}

/* --- slices that lose their NaN ------------------------------------------------------------------ */

/* The arguments of f for x along a dimension: at most 8, of which the caller releases the last two. */
static int arguments(const m2c_worded *f, const request *r, m2c_value *x, int dim, m2c_value **args)
{
    m2c_value *none = m2c_empty();
    args[0] = x;
    for (int k = 1; k < f->dim_at; k++)
        args[k] = k < r->before ? r->rest[k] : none;
    args[f->dim_at] = m2c_double(dim + 1);
    for (int k = 0; k < r->words; k++)
        args[f->dim_at + 1 + k] = r->rest[r->before + k];
    args[9] = none;
    args[10] = args[f->dim_at];
    return f->dim_at + 1 + r->words;
}

/* f of one slice, whose n places are given. */
static int of_slice(const m2c_worded *f, const request *r, const m2c_value *x, const ptrdiff_t *place,
                    ptrdiff_t n, const ptrdiff_t *weight, m2c_value **y)
{
    if (n == 0) {
        m2c_set(y, m2c_double(NAN));
        return 0;
    }
    m2c_value *args[11], *part = m2c_pick(x, place, 2, (ptrdiff_t[]){n, 1}), *weights = NULL;
    int count = arguments(f, r, part, 0, args);
    if (f->dim_at == 2 && args[1]->numel > 1)
        args[1] = weights = m2c_pick(args[1], weight, 2, (ptrdiff_t[]){n, 1});
    int bad = f->plain(NULL, 1, y, count, args);
    m2c_release(part);
    m2c_release(weights);
    m2c_release(args[9]);
    m2c_release(args[10]);
    return bad;
}

static int by_slices(const m2c_worded *f, const request *r, const m2c_value *x, int dim, m2c_value **out)
{
    m2c_slices s = m2c_slice(x, dim);
    m2c_value *y = m2c_sliced_result(&s, 1, M2C_DOUBLE, M2C_COMPLEX), *one = NULL;
    ptrdiff_t *place = m2c_alloc((size_t)(2 * s.n + 2) * sizeof *place), *weight = place + s.n;
    int bad = f->dim_at == 2 && r->before > 1 && r->rest[1]->numel > 1 && r->rest[1]->numel != s.n;
    if (bad)
        m2c_error("", "%s: there must be one weight for each element", f->name);
    for (ptrdiff_t at = 0; !bad && at < y->numel; at++) {
        ptrdiff_t from = at % s.pre + s.pre * s.n * (at / s.pre), n = 0;
        for (ptrdiff_t k = 0; k < s.n; k++)
            if (!is_nan_at(x, from + s.pre * k)) {
                place[n] = from + s.pre * k;
                weight[n++] = k;
            }
        bad = of_slice(f, r, x, place, n, weight, &one);
        if (!bad)
            y->c64[at] = m2c_getc(one, 0);
    }
    m2c_release(one);
    m2c_free(place);
    y = m2c_narrow(y);
    if (x->cls == M2C_SINGLE || ((f->takes & M2C_WORDED_KEEPS) && !m2c_is_float(x)))
        m2c_set(&y, m2c_as(y, (m2c_class)x->cls));
    return m2c_set_unless(bad, out, y);
}

/* --- all together -------------------------------------------------------------------------------- */

static m2c_value *flipped(const m2c_value *x, int dim)
{
    m2c_value *number = m2c_double(dim + 1), *y = call1(m2c_fn_flip, x, number);
    m2c_release(number);
    return y;
}

/* f along one dimension, with what is asked of NaN and the direction. */
static int along(const m2c_worded *f, const request *r, const m2c_value *given, int dim, int nargout,
                 m2c_value **out)
{
    bool nan = m2c_is_float(given), omit = nan && r->omit && !(f->takes & M2C_WORDED_PICKS);
    bool nothing = given->numel == 0 && !(f->takes & M2C_WORDED_PICKS); /* no error of no elements */
    if ((omit || nothing) && isnan(f->neutral))
        return by_slices(f, r, given, dim, out);
    m2c_value *args[11], *x = omit ? without_nan(given, f->neutral) : m2c_retain(given);
    if (r->reverse)
        m2c_set(&x, flipped(x, dim));
    int count = arguments(f, r, x, dim, args);
    int bad = f->plain(NULL, nargout, out, count, args);
    if (!bad && nan && r->include && (f->takes & M2C_WORDED_PICKS))
        spoil(f, out, nargout, x, dim);
    if (!bad && r->reverse)
        m2c_set(&out[0], flipped(out[0], dim));
    m2c_release(x);
    m2c_release(args[9]);
    m2c_release(args[10]);
    return bad;
}

static int of_several(const m2c_worded *f, const request *r, int nargout, m2c_value **out)
{
    bool taken[M2C_MAX_RANK];
    int rank;
    const m2c_value *given = r->rest[0];
    if (take(f, r, given, taken, &rank))
        return 1;
    m2c_value *x = merged(given, taken, rank);
    int bad = along(f, r, x, 0, nargout, out);
    if (!bad && nargout > 1 && (f->takes & M2C_WORDED_PICKS)) {
        m2c_value *numbers = numbered(given), *at = merged(numbers, taken, rank);
        name_places(&out[1], at, 0);
        m2c_release(numbers);
        m2c_release(at);
    }
    for (int k = 0; !bad && k < (nargout > 1 ? nargout : 1); k++)
        if (out[k])
            put_back(&out[k], given, taken, rank);
    m2c_release(x);
    return bad;
}

int m2c_do_more(const m2c_worded *f, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    request r;
    if (!m2c_is_arith(in[0]))
        return f->plain(NULL, nargout, out, 1, in);
    if (read_request(f, &r, nargin, in))
        return 1;
    if ((f->takes & M2C_WORDED_PICKS) && r.before == 2 && r.rest[1]->numel)
        return of_pair(f, &r, out);
    if (r.all || (r.dims && r.dims->numel > 1))
        return of_several(f, &r, nargout, out);
    int dim = m2c_default_dim(in[0]);
    if (r.dims && m2c_dim_argument(f->name, r.dims, &dim))
        return 1;
    if (along(f, &r, in[0], dim, nargout, out))
        return 1;
    if (r.linear && nargout > 1) {
        m2c_value *numbers = numbered(in[0]);
        name_places(&out[1], numbers, dim);
        m2c_release(numbers);
    }
    return 0;
}
