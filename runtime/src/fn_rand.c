/* Random numbers: rand, randn, rande, randg, randi, randperm. Declared in mat2c/builtins/.
 *
 * The generators are those of Octave, and so are their numbers once they are seeded (random.h). */
#include "fn_internal.h"
#include "m2c/typed_random.h"
#include "op_internal.h"
#include "random.h"

#include <math.h>

typedef double draw(m2c_random_stream s);
typedef struct source {
    const char *name;
    m2c_random_stream stream;
    draw *twister, *twister_single;
    double (*combined)(void);
} source;

static const source uniform_source = {"rand", M2C_UNIFORM, m2c_twister_uniform, m2c_twister_uniform_single,
                                      m2c_combined_uniform};
static const source normal_source = {"randn", M2C_NORMAL, m2c_twister_normal, m2c_twister_normal_single,
                                     m2c_combined_normal};
static const source exponential_source = {"rande", M2C_EXPONENTIAL, m2c_twister_exponential,
                                          m2c_twister_exponential_single, m2c_combined_exponential};
static const source gamma_source = {"randg", M2C_GAMMA, NULL, NULL, NULL};

static M2C_STATE bool combined; /* since the last "seed"; since "state" the twister */

double m2c_next_uniform(void)
{
    return combined ? m2c_combined_uniform() : m2c_twister_uniform(M2C_UNIFORM);
}

double m2c_next_normal(void)
{
    return combined ? m2c_combined_normal() : m2c_twister_normal(M2C_NORMAL);
}

void m2c_fill_uniform(double *to, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++)
        to[k] = m2c_next_uniform();
}

void m2c_fill_normal(double *to, ptrdiff_t n)
{
    for (ptrdiff_t k = 0; k < n; k++)
        to[k] = m2c_next_normal();
}

/* --- seeds and states ---------------------------------------------------------------------------- */

static m2c_value *state_of(m2c_random_stream s)
{
    uint32_t words[M2C_TWISTER_WORDS + 1];
    m2c_twister_state(s, words);
    m2c_value *v = m2c_new2(M2C_UINT32, M2C_TWISTER_WORDS + 1, 1, 0);
    memcpy(v->data, words, sizeof words);
    return v;
}

static int set_state(const source *s, const m2c_value *v)
{
    uint32_t key[M2C_TWISTER_WORDS + 1];
    if (m2c_is_option(v, "reset")) {
        m2c_twister_seed_by_time(s->stream);
        return 0;
    }
    if (v->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real N-D array");
    if (!m2c_is_arith(v))
        return m2c_wrong_type(s->name, v);
    ptrdiff_t n = v->numel < M2C_TWISTER_WORDS + 1 ? v->numel : M2C_TWISTER_WORDS + 1;
    m2c_value *words = m2c_as(v, M2C_UINT32);
    memcpy(key, words->data, (size_t)n * sizeof *key);
    for (ptrdiff_t i = 0; i < n; i++)
        if (isinf(m2c_get(v, i)))
            key[i] = 0;
    m2c_release(words);
    m2c_twister_seed(s->stream, key, n);
    return 0;
}

static int set_seed(const source *s, const m2c_value *v)
{
    if (m2c_is_option(v, "reset")) {
        m2c_combined_seed(s->stream, (double)m2c_twister_uniform(s->stream));
        return 0;
    }
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR || v->numel != 1 || m2c_is_complex(v))
        return m2c_error("", "%s: seed must be a real scalar", s->name);
    m2c_combined_seed(s->stream, m2c_get(v, 0));
    return 0;
}

static bool sets_state(const m2c_value *v)
{
    return m2c_is_option(v, "state") || m2c_is_option(v, "twister");
}

/* rand("seed"), rand("state", x), rand("twister", x): asks or sets. */
static int state_call(m2c_value **out, const source *s, int nargin, m2c_value *const *in)
{
    bool seed = m2c_is_option(in[0], "seed");
    if (nargin > 1) {
        combined = seed;
        return seed ? set_seed(s, in[1]) : set_state(s, in[1]);
    }
    m2c_set(out, seed ? m2c_double(m2c_combined_state(s->stream)) : state_of(s->stream));
    return 0;
}

/* --- arrays of numbers --------------------------------------------------------------------------- */

enum { EXTENTS = M2C_EXTENTS_WIDE | M2C_EXTENTS_OF_RANDOM };

/* A double array of the extents that the arguments give; NULL after an error. */
static m2c_value *new_array(const char *name, int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (m2c_size_arguments(name, EXTENTS, nargin, in, &ndims, dims))
        return NULL;
    if (m2c_affords(ndims, dims, sizeof(double)))
        return m2c_new(M2C_DOUBLE, ndims, dims, 0);
    m2c_error_too_large();
    return NULL;
}

static int fill(m2c_value **out, const source *s, const char *name, int nargin, m2c_value *const *in)
{
    if (nargin > 0 && (m2c_is_option(in[0], "seed") || sets_state(in[0])))
        return state_call(out, s, nargin, in);
    bool like = nargin > 1 && m2c_is_option(in[nargin - 2], "like") && m2c_is_float(in[nargin - 1]);
    bool single =
        like ? in[nargin - 1]->cls == M2C_SINGLE : nargin > 0 && m2c_is_option(in[nargin - 1], "single");
    nargin -= like ? 2 : 0;
    if (!like && nargin > 0 && in[nargin - 1]->cls == M2C_CHAR) {
        if (!single && !m2c_is_option(in[nargin - 1], "double"))
            return m2c_error("",
                             nargin == 1 ? "%s: unrecognized string argument"
                                         : "octave_base_value::int64_value (): wrong type argument '%s'",
                             nargin == 1 ? name : m2c_type_name(in[nargin - 1]));
        nargin--;
    }
    m2c_value *y = new_array(name, nargin, in);
    if (y == NULL)
        return 1;
    draw *twister = single ? s->twister_single : s->twister;
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->f64[i] = combined ? s->combined() : twister(s->stream);
    if (single)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(rand, fill(out, &uniform_source, "rand", nargin, in))
M2C_BUILTIN_AS(randn, fill(out, &normal_source, "randn", nargin, in))
M2C_BUILTIN_AS(rande, fill(out, &exponential_source, "rande", nargin, in))

/* Shapes below 1: numbers of the shape above, times a power of a uniform number. */
static void lower_shapes(m2c_value *y, const m2c_value *shape)
{
    for (ptrdiff_t i = 0; i < y->numel; i++) {
        double a = m2c_get(shape, shape->numel == 1 ? 0 : i);
        if (a > 0 && a < 1)
            y->f64[i] *= exp(-m2c_twister_exponential(M2C_GAMMA) / a);
    }
}

M2C_BUILTIN(randg)
{
    M2C_UNUSED;
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (nargin < 1)
        return m2c_error("", "randg: insufficient arguments");
    if (m2c_is_option(in[0], "seed") || sets_state(in[0]))
        return state_call(out, &gamma_source, nargin, in);
    const m2c_value *shape = in[0];
    bool single = nargin > 1 && m2c_is_option(in[nargin - 1], "single");
    if (single || (nargin > 1 && m2c_is_option(in[nargin - 1], "double")))
        nargin--;
    if (!m2c_is_arith(shape) || m2c_is_complex(shape))
        return m2c_error("", "randg: dimensions must be a scalar or array of integers");
    if (nargin > 1 && m2c_size_arguments("randg", EXTENTS, nargin - 1, in + 1, &ndims, dims))
        return 1;
    m2c_value *y =
        nargin > 1 ? m2c_new(M2C_DOUBLE, ndims, dims, 0) : m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0);
    if (shape->numel != 1 && shape->numel != y->numel) {
        m2c_release(y);
        return m2c_error("", "randg: mismatch in argument size");
    }
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->f64[i] = m2c_twister_gamma(m2c_get(shape, shape->numel == 1 ? 0 : i));
    lower_shapes(y, shape);
    if (single)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    return m2c_give(out, y);
}

static int random_bounds(const m2c_value *v, double *low, double *high)
{
    static const double flintmax = 9007199254740992.0;
    if (!m2c_is_arith(v) || v->cls == M2C_CHAR)
        return m2c_error("", "randi: IMIN and IMAX must be integer bounds");
    if (v->numel == 0)
        return m2c_error("Octave:index-out-of-bounds",
                         "bounds(1): out of bound 0 (dimensions are %lldx%lld) (note: variable 'bounds' "
                         "shadows function)",
                         (long long)v->dims[0], (long long)v->dims[1]);
    *low = v->numel > 1 ? m2c_get(v, 0) : 1;
    *high = m2c_get(v, v->numel > 1);
    if (*low != floor(*low) || *high != floor(*high))
        return m2c_error("", "randi: IMIN and IMAX must be integer bounds");
    if (*high < *low)
        return m2c_error("", v->numel == 1 ? "randi: require IMAX >= 1" : "randi: require IMIN <= IMAX");
    if (fabs(*low) >= flintmax || fabs(*high) >= flintmax)
        return m2c_error("", "randi: IMIN and IMAX must be smaller than flintmax()");
    if (*high - *low >= flintmax - 1)
        return m2c_error("", "randi: integer range must be smaller than flintmax()-1");
    return 0;
}

static void warn_of_class(double low, double high, m2c_class cls)
{
    double most = cls == M2C_SINGLE ? 16777216 : cls == M2C_DOUBLE ? HUGE_VAL : m2c_int_max(cls);
    double least = cls > M2C_SINGLE ? m2c_int_min(cls) : -most;
    if (high > most)
        m2c_warn("", "randi: integer IMAX exceeds requested type.  Values might be truncated to requested "
                     "type.");
    else if (low < least)
        m2c_warn("", "randi: integer IMIN exceeds requested type.   Values might be truncated to requested "
                     "type.");
}

/* Whole numbers below 2^53 are drawn and each result stands for equally many of them; those that are left
 * over are rejected. More are drawn than that needs on average, so one round nearly always gives enough:
 * where the generators stand afterwards depends on it. */
static void draw_integers(double *to, ptrdiff_t numel, double low, double count)
{
    static const double primaries = 9007199254740992.0;
    double n = (double)numel;
    double share = floor(primaries / count);
    double used = share * count / primaries;
    double draws = ceil(n / used + 10 * sqrt(n / used - n));
    ptrdiff_t found;
    do {
        found = 0;
        for (double i = 0; i < draws; i++) {
            double primary = floor(m2c_next_uniform() * primaries);
            if (primary < share * count && found < numel)
                to[found++] = low + floor(primary / share);
        }
    } while (found < numel);
}

double m2c_next_integer(double low, double high)
{
    double x;
    draw_integers(&x, 1, low, high - low + 1);
    return x;
}

void m2c_fill_integers(double *to, ptrdiff_t n, double low, double high)
{
    draw_integers(to, n, low, high - low + 1);
}

/* The array of randi: its numbers are drawn before they get their shape, so one of several extents may be
 * empty and is the one that is left, 1. */
static m2c_value *integers_array(int nargin, m2c_value *const *in)
{
    m2c_value *extents[M2C_MAX_RANK];
    int open = 0;
    if (nargin < 2 || nargin > M2C_MAX_RANK)
        return new_array("randi", nargin, in);
    m2c_value *one = m2c_double(1), *made = NULL;
    for (int k = 0; k < nargin; k++) {
        const bool empty = in[k]->numel == 0 && m2c_is_arith(in[k]);
        open += empty;
        extents[k] = empty ? one : in[k];
    }
    if (open < 2)
        made = new_array("randi", nargin, extents);
    else
        m2c_error("", "reshape: only a single dimension can be unknown");
    m2c_release(one);
    return made;
}

M2C_BUILTIN(randi)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("randi");
    double low = 1, high = 1;
    if (random_bounds(in[0], &low, &high))
        return 1;
    m2c_class cls = M2C_DOUBLE;
    if (nargin > 1 && in[nargin - 1]->cls == M2C_CHAR) {
        char *s = m2c_cstring(in[--nargin]);
        bool known = m2c_class_by_name(s, &cls) && cls <= M2C_UINT64;
        int bad = known ? 0 : m2c_error("", "randi: unknown requested output CLASS '%s'", s);
        m2c_free(s);
        if (bad)
            return 1;
    }
    warn_of_class(low, high, cls);
    m2c_value *y = integers_array(nargin - 1, in + 1);
    if (y == NULL)
        return 1;
    draw_integers(y->f64, y->numel, low, high - low + 1);
    m2c_set(out, m2c_as(y, cls));
    m2c_release(y);
    return 0;
}

/* The place of number k in a table of what has been moved, or where it would be. */
static size_t place_of(const ptrdiff_t *key, size_t places, ptrdiff_t k)
{
    size_t at = (size_t)k * 11400714819323198485u & (places - 1);
    while (key[at] >= 0 && key[at] != k)
        at = (at + 1) & (places - 1);
    return at;
}

/* The first m of a permutation of n numbers, of which only those are kept that have been moved. */
static int few_of_many(m2c_value **out, ptrdiff_t m, ptrdiff_t n)
{
    size_t places = 16;
    while (places < 4 * (size_t)m)
        places *= 2;
    ptrdiff_t *key = m2c_alloc(places * sizeof *key), *moved = m2c_alloc(places * sizeof *moved);
    memset(key, -1, places * sizeof *key);
    m2c_value *y = m2c_row(m);
    for (ptrdiff_t i = 0; i < m; i++) {
        const ptrdiff_t k = i + (ptrdiff_t)(m2c_next_uniform() * (double)(n - i));
        const size_t first = place_of(key, places, i), second = place_of(key, places, k);
        const ptrdiff_t here = key[first] < 0 ? i : moved[first], there = key[second] < 0 ? k : moved[second];
        y->f64[i] = (double)(there + 1);
        key[second] = k; /* number i is not asked for again */
        moved[second] = here;
    }
    m2c_free(key);
    m2c_free(moved);
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN(randperm)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("randperm");
    ptrdiff_t n, m;
    for (int k = 0; k < nargin; k++)
        if (m2c_is_arith(in[k]) && in[k]->numel == 1 && m2c_get(in[k], 0) < 0)
            return m2c_error("", "randperm: M and N must be non-negative");
    if (m2c_to_index(in[0], "randperm", &n))
        return 1;
    m = n;
    if (nargin == 2 && m2c_to_index(in[1], "randperm", &m))
        return 1;
    if (m > n)
        return m2c_error("", "randperm: M must be less than or equal to N");
    if (m < n / 5)
        return few_of_many(out, m, n);
    if (!m2c_affords(1, &n, sizeof(double)))
        return m2c_error_too_large();
    m2c_value *y = m2c_row(n);
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[i] = (double)(i + 1);
    for (ptrdiff_t i = 0; i < m; i++) {
        ptrdiff_t k = i + (ptrdiff_t)(m2c_next_uniform() * (double)(n - i));
        double t = y->f64[i];
        y->f64[i] = y->f64[k];
        y->f64[k] = t;
    }
    m2c_set_dims2(y, 1, m);
    m2c_set(out, y);
    return 0;
}
