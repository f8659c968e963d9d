/* Random numbers: rand, randn, randi, randperm, rande. Declared in mat2c/builtins/.
 *
 * The generator is xoshiro256** (Blackman and Vigna, public domain algorithm), seeded by splitmix64. One
 * stream serves all distributions.
 */
#include "fn_internal.h"

#include <math.h>
#include <time.h>

static _Thread_local uint64_t state[4];
static _Thread_local bool seeded;

static void seed_with(uint64_t x)
{
    for (int k = 0; k < 4; k++) {
        x += 0x9e3779b97f4a7c15u;
        uint64_t z = x;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        state[k] = z ^ (z >> 31);
    }
    seeded = true;
}

static uint64_t rotate_left(uint64_t x, int k)
{
    return (x << k) | (x >> (64 - k));
}

static uint64_t next_bits(void)
{
    if (!seeded)
        seed_with((uint64_t)time(NULL) ^ (uint64_t)clock() << 32);
    uint64_t result = rotate_left(state[1] * 5, 7) * 9, t = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= t;
    state[3] = rotate_left(state[3], 45);
    return result;
}

/* Uniform in (0, 1), both ends excluded. */
static double uniform(void)
{
    return ((double)(next_bits() >> 12) + 0.5) * 0x1p-52;
}

/* Marsaglia's polar method. */
static double normal(void)
{
    for (;;) {
        double u = 2 * uniform() - 1, v = 2 * uniform() - 1, s = u * u + v * v;
        if (s > 0 && s < 1)
            return u * sqrt(-2 * log(s) / s);
    }
}

static double exponential(void)
{
    return -log(uniform());
}

/* rand("seed", x), rand("state", x), rand("twister", x): sets, or asks for a state vector. True where that
 * was it. */
static bool state_call(m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin < 1 || in[0]->cls != M2C_CHAR)
        return false;
    if (!m2c_is_text(in[0], "seed") && !m2c_is_text(in[0], "state") && !m2c_is_text(in[0], "twister"))
        return false;
    if (nargin == 1) {
        m2c_value *v = m2c_new2(M2C_DOUBLE, 625, 1, 0);
        for (ptrdiff_t i = 0; i < 625; i++)
            v->f64[i] = i < 4 ? (double)(next_bits() >> 32) : 0;
        m2c_set(out, v);
        return true;
    }
    uint64_t x = 0;
    for (ptrdiff_t i = 0; i < in[1]->numel; i++) {
        double d = m2c_get(in[1], i);
        uint64_t bits;
        memcpy(&bits, &d, sizeof bits);
        x = x * 6364136223846793005u + bits;
    }
    seed_with(m2c_is_text(in[1], "reset") ? (uint64_t)time(NULL) : x);
    return true;
}

static int fill(m2c_value **out, const char *name, double (*draw)(void), int nargin, m2c_value *const *in)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int ndims;
    if (state_call(out, nargin, in))
        return 0;
    bool single = nargin > 0 && m2c_is_text(in[nargin - 1], "single");
    if (nargin > 0 && in[nargin - 1]->cls == M2C_CHAR) {
        if (!single && !m2c_is_text(in[nargin - 1], "double"))
            return m2c_error("", "%s: unrecognized string argument", name);
        nargin--;
    }
    if (m2c_size_arguments(name, nargin, in, &ndims, dims))
        return 1;
    m2c_value *y = m2c_new(M2C_DOUBLE, ndims, dims, 0);
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->f64[i] = draw();
    if (single)
        m2c_set(&y, m2c_as(y, M2C_SINGLE));
    m2c_set(out, y);
    return 0;
}

M2C_BUILTIN_AS(rand, fill(out, "rand", uniform, nargin, in))
M2C_BUILTIN_AS(randn, fill(out, "randn", normal, nargin, in))
M2C_BUILTIN_AS(rande, fill(out, "rande", exponential, nargin, in))

M2C_BUILTIN(randi)
{
    M2C_UNUSED;
    if (nargin < 1)
        return m2c_invalid_call("randi");
    if (!m2c_is_arith(in[0]) || in[0]->numel < 1 || in[0]->numel > 2)
        return m2c_error("", "randi: IMIN and IMAX must be integer bounds");
    double high = m2c_get(in[0], in[0]->numel - 1), low = in[0]->numel == 2 ? m2c_get(in[0], 0) : 1;
    if (low != floor(low) || high != floor(high))
        return m2c_error("", "randi: IMIN and IMAX must be integer bounds");
    if (high < low)
        return m2c_error("", "randi: require IMIN <= IMAX");
    m2c_class cls = M2C_DOUBLE;
    if (nargin > 1 && in[nargin - 1]->cls == M2C_CHAR) {
        char *s = m2c_cstring(in[--nargin]);
        bool known = m2c_class_by_name(s, &cls);
        m2c_free(s);
        if (!known)
            return m2c_error("", "randi: unknown requested output CLASS");
    }
    m2c_value *y = NULL;
    if (fill(&y, "randi", uniform, nargin - 1, in + 1))
        return 1;
    for (ptrdiff_t i = 0; i < y->numel; i++)
        y->f64[i] = low + floor(y->f64[i] * (high - low + 1));
    m2c_set(out, m2c_as(y, cls));
    m2c_release(y);
    return 0;
}

M2C_BUILTIN(randperm)
{
    M2C_UNUSED;
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("randperm");
    ptrdiff_t n, m;
    if (m2c_to_index(in[0], "randperm", &n))
        return 1;
    m = n;
    if (nargin == 2 && m2c_to_index(in[1], "randperm", &m))
        return 1;
    if (m > n)
        return m2c_error("", "randperm: M must be less than or equal to N");
    m2c_value *y = m2c_row(n);
    for (ptrdiff_t i = 0; i < n; i++)
        y->f64[i] = (double)(i + 1);
    for (ptrdiff_t i = 0; i < m; i++) {
        ptrdiff_t k = i + (ptrdiff_t)(uniform() * (double)(n - i));
        double t = y->f64[i];
        y->f64[i] = y->f64[k];
        y->f64[k] = t;
    }
    m2c_set_dims2(y, 1, m);
    m2c_set(out, y);
    return 0;
}
