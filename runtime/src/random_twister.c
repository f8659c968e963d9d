/* The Mersenne twister MT19937, and normal and exponential numbers by the ziggurat method (random.h).
 *
 * M. Matsumoto and T. Nishimura, ACM TOMACS 8 (1998); G. Marsaglia and W. W. Tsang, J. Stat. Software 5
 * (2000) and ACM TOMS 26 (2000) for the gamma distribution. */
#include "m2c/linkage.h"
#include "random.h"

#include <math.h>
#include <string.h>
#include <time.h>

enum { N = M2C_TWISTER_WORDS, SHIFT = 397, LAYERS = 256 };

/* `left` counts down to the next generation of words; 0 where the stream has no seed yet. */
typedef struct stream {
    uint32_t word[N];
    uint32_t left;
} stream;

static M2C_STATE stream streams[M2C_STREAMS];

/* --- seeding ------------------------------------------------------------------------------------- */

static void fill_from(stream *t, uint32_t seed)
{
    t->word[0] = seed;
    for (uint32_t k = 1; k < N; k++)
        t->word[k] = 1812433253u * (t->word[k - 1] ^ (t->word[k - 1] >> 30)) + k;
}

static void mix(stream *t, uint32_t *k, uint32_t factor, uint32_t more)
{
    uint32_t before = t->word[*k - 1];
    t->word[*k] = (t->word[*k] ^ ((before ^ (before >> 30)) * factor)) + more;
    if (++*k == N) {
        t->word[0] = t->word[N - 1];
        *k = 1;
    }
}

void m2c_twister_seed(m2c_random_stream s, const uint32_t *key, ptrdiff_t n)
{
    stream *t = &streams[s];
    if (n == N + 1 && key[N] > 0 && key[N] <= N) {
        memcpy(t->word, key, sizeof t->word);
        t->left = key[N];
        return;
    }
    uint32_t length = n < N + 1 ? (uint32_t)n : N + 1, k = 1, rounds = length > N ? length : N;
    fill_from(t, 19650218u);
    for (uint32_t r = 0; r < rounds && length; r++)
        mix(t, &k, 1664525u, key[r % length] + r % length);
    for (uint32_t r = 0; r < N - 1; r++)
        mix(t, &k, 1566083941u, 0u - k);
    t->word[0] = 0x80000000u;
    t->left = 1;
}

void m2c_twister_seed_by_time(m2c_random_stream s)
{
    uint32_t key[3] = {(uint32_t)time(NULL), (uint32_t)clock(), (uint32_t)s};
    m2c_twister_seed(s, key, 3);
}

void m2c_twister_state(m2c_random_stream s, uint32_t *words)
{
    if (!streams[s].left)
        m2c_twister_seed_by_time(s);
    memcpy(words, streams[s].word, sizeof streams[s].word);
    words[N] = streams[s].left;
}

/* --- bits and uniform numbers -------------------------------------------------------------------- */

static void generate(stream *t)
{
    for (uint32_t k = 0; k < N; k++) {
        uint32_t y = (t->word[k] & 0x80000000u) | (t->word[(k + 1) % N] & 0x7fffffffu);
        t->word[k] = t->word[(k + SHIFT) % N] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0u);
    }
}

static uint32_t bits(m2c_random_stream s)
{
    stream *t = &streams[s];
    if (!t->left)
        m2c_twister_seed_by_time(s);
    if (--t->left == 0) {
        generate(t);
        t->left = N;
    }
    uint32_t y = t->word[N - t->left];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
}

/* The low word first. */
static uint64_t wide_bits(m2c_random_stream s, int high_bits)
{
    uint64_t low = bits(s);
    return low | (uint64_t)(bits(s) & ((1u << high_bits) - 1)) << 32;
}

/* In (0, 1), of 53 bits. */
double m2c_twister_uniform(m2c_random_stream s)
{
    double x;
    do {
        double high = bits(s) >> 5;
        x = high * 67108864.0 + (bits(s) >> 6);
    } while (x == 0);
    return x / 9007199254740992.0;
}

/* In (0, 1), of 24 bits. */
double m2c_twister_uniform_single(m2c_random_stream s)
{
    uint32_t x;
    do
        x = bits(s) & 0xffffffu;
    while (x == 0);
    return (double)x / 16777216.0;
}

/* --- ziggurats ----------------------------------------------------------------------------------- */

/* Layers of equal area under a falling density; `accept` and `width` are in units of the mantissa. */
typedef struct ziggurat {
    bool ready, single; /* of single precision: every number is rounded */
    double end, area;   /* where the tail begins, area of a layer */
    double mantissa;
    double (*density)(double);
    double (*inverse)(double);
    double accept[LAYERS], width[LAYERS], height[LAYERS];
} ziggurat;

static double bell(double x)
{
    return exp(-0.5 * x * x);
}
static double bell_inverse(double y)
{
    return sqrt(-2 * log(y));
}
static double decay(double x)
{
    return exp(-x);
}
static double decay_inverse(double y)
{
    return -log(y);
}

#define BELL .end = 3.6541528853610088, .area = 0.00492867323399, .density = bell, .inverse = bell_inverse
#define DECAY                                                                                                \
    .end = 7.69711747013104972, .area = 0.0039496598225815571993, .density = decay, .inverse = decay_inverse
static M2C_STATE ziggurat bells[2] = {{BELL, .mantissa = 9007199254740992.0},
                                      {BELL, .mantissa = 2147483648.0, .single = true}};
static M2C_STATE ziggurat decays[2] = {{DECAY, .mantissa = 9007199254740992.0},
                                       {DECAY, .mantissa = 4294967296.0, .single = true}};

static double held(const ziggurat *z, double x)
{
    return z->single ? (double)(float)x : x;
}

static void build(ziggurat *z)
{
    const double end = held(z, z->end);
    double edge = end;
    z->width[LAYERS - 1] = held(z, edge / z->mantissa);
    z->height[LAYERS - 1] = held(z, z->density(edge));
    z->accept[0] = floor(edge * z->height[LAYERS - 1] / z->area * z->mantissa);
    z->width[0] = held(z, z->area / z->height[LAYERS - 1] / z->mantissa);
    z->height[0] = 1;
    z->accept[1] = 0;
    for (int k = LAYERS - 2; k > 0; k--) {
        double x = held(z, z->inverse(z->area / edge + z->height[k + 1]));
        z->accept[k + 1] = floor(x / edge * z->mantissa);
        z->width[k] = held(z, x / z->mantissa);
        z->height[k] = held(z, z->density(x));
        edge = x;
    }
    z->ready = true;
}

static const ziggurat *built(ziggurat *z)
{
    if (!z->ready)
        build(z);
    return z;
}

static double uniform_of(m2c_random_stream s, bool single)
{
    return single ? m2c_twister_uniform_single(s) : m2c_twister_uniform(s);
}

/* Is a point at a random height of a layer under the curve? */
static bool under(const ziggurat *z, int layer, double x, double u)
{
    return (z->height[layer - 1] - z->height[layer]) * u + z->height[layer] < z->density(x);
}

static double normal_tail(m2c_random_stream s, const ziggurat *z, bool negative)
{
    double x, y;
    do {
        x = held(z, -0.27366123732975828 * log(uniform_of(s, z->single)));
        y = held(z, -log(uniform_of(s, z->single)));
    } while (y + y <= x * x);
    return held(z, negative ? -z->end - x : z->end + x);
}

static double normal(m2c_random_stream s, bool single)
{
    const ziggurat *z = built(&bells[single]);
    for (;;) {
        uint64_t r = single ? bits(s) : wide_bits(s, 22);
        uint64_t size = single ? r & 0x7fffffffu : r >> 1;
        int layer = (int)(size & 0xff);
        double signed_size = single ? (double)(int32_t)(uint32_t)r : r & 1 ? -(double)size : (double)size;
        double x = held(z, held(z, signed_size) * z->width[layer]);
        if ((double)size < z->accept[layer])
            return x;
        if (layer == 0)
            return normal_tail(s, z, size & 0x100);
        if (under(z, layer, x, uniform_of(s, single)))
            return x;
    }
}

static double exponential(m2c_random_stream s, bool single)
{
    const ziggurat *z = built(&decays[single]);
    for (;;) {
        uint64_t r = single ? bits(s) : wide_bits(s, 21);
        int layer = (int)(r & 0xff);
        double x = held(z, held(z, (double)r) * z->width[layer]);
        if ((double)r < z->accept[layer])
            return x;
        if (layer == 0)
            return held(z, z->end - log(uniform_of(s, single)));
        if (under(z, layer, x, uniform_of(s, single)))
            return x;
    }
}

double m2c_twister_normal(m2c_random_stream s)
{
    return normal(s, false);
}
double m2c_twister_normal_single(m2c_random_stream s)
{
    return normal(s, true);
}
double m2c_twister_exponential(m2c_random_stream s)
{
    return exponential(s, false);
}
double m2c_twister_exponential_single(m2c_random_stream s)
{
    return exponential(s, true);
}

/* One number of a gamma distribution; shapes below 1 through the shape above. */
double m2c_twister_gamma(double shape)
{
    if (!(shape > 0) || isinf(shape))
        return NAN;
    double d = (shape < 1 ? shape + 1 : shape) - 1. / 3., c = 1 / sqrt(9 * d), x, v, u, square;
    do {
        do {
            x = normal(M2C_GAMMA, false);
            v = 1 + c * x;
            v *= v * v;
        } while (v <= 0);
        u = m2c_twister_uniform(M2C_GAMMA);
        square = x * x;
    } while (u >= 1 - 0.0331 * square * square && log(u) >= 0.5 * square + d * (1 - v + log(v)));
    return d * v;
}
