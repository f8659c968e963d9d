/* The combined multiplicative congruential generator of L'Ecuyer (CACM 31, 1988), in single precision, with
 * the normal numbers of Ahrens and Dieter's method FL (Math. Comp. 27, 1973) and the exponential ones of
 * their method SA (CACM 15, 1972) (random.h). */
#include "m2c/linkage.h"
#include "random.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <time.h>

enum { LAST = 31, TAIL = 6 };
static const int32_t moduli[2] = {2147483563, 2147483399};

typedef struct seeds {
    bool set;
    int32_t s[2];
} seeds;

static M2C_STATE seeds streams[M2C_STREAMS];

static int32_t fitted(int32_t x, int32_t most)
{
    x = x == INT32_MIN ? INT32_MAX : x < 0 ? -x : x;
    return x < 1 ? 1 : x > most ? x % most : x;
}

void m2c_combined_seed(m2c_random_stream s, double seed)
{
    int32_t part[2];
    memcpy(part, &seed, sizeof part);
    streams[s] = (seeds){true, {fitted(part[0], moduli[0]), fitted(part[1], moduli[1])}};
}

static seeds *seeded(m2c_random_stream s)
{
    if (!streams[s].set)
        m2c_combined_seed(s, (double)time(NULL) * (double)(s + 1) + (double)clock());
    return &streams[s];
}

double m2c_combined_state(m2c_random_stream s)
{
    double seed;
    memcpy(&seed, seeded(s)->s, sizeof seed);
    return seed;
}

static float uniform(m2c_random_stream s)
{
    seeds *t = seeded(s);
    t->s[0] = (int32_t)((int64_t)40014 * t->s[0] % moduli[0]);
    t->s[1] = (int32_t)((int64_t)40692 * t->s[1] % moduli[1]);
    int64_t z = (int64_t)t->s[0] - t->s[1];
    if (z < 1)
        z += moduli[0] - 1;
    return (float)z * 4.656613057E-10f;
}

double m2c_combined_uniform(void)
{
    return (double)uniform(M2C_UNIFORM);
}

/* --- normal numbers ------------------------------------------------------------------------------ */

/* Bounds of the 32 parts of the upper half of the distribution that are equally likely, the chance to leave a
 * part at once, and the slope there; and the widths of the parts of the tail, each half as likely as the one
 * before it. */
typedef struct parts {
    bool ready;
    float bound[LAST + 2], chance[LAST + 1], slope[LAST + 1], width[LAST + 1];
} parts;

static M2C_STATE parts table;

/* The point above which a normal number lies with probability p <= 1/2. */
static double upper_point(double p)
{
    double low = 0, high = 40;
    for (int k = 0; k < 200; k++) {
        double middle = (low + high) / 2;
        if (erfc(middle / sqrt(2.)) / 2 > p)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

/* Seven significant digits. */
static float rounded(double x)
{
    if (x == 0)
        return 0;
    double unit = pow(10, 6 - floor(log10(fabs(x))));
    return (float)(round(x * unit) / unit);
}

static void build(void)
{
    double bound[LAST + 2] = {0};
    for (int k = 1; k <= LAST; k++)
        bound[k] = upper_point(0.5 - k / 64.0);
    for (int k = 0; k <= LAST; k++)
        table.bound[k] = rounded(bound[k]);
    for (int k = 1; k <= LAST; k++) {
        double chance = (bound[k] * bound[k] - bound[k - 1] * bound[k - 1]) / 2;
        table.chance[k] = rounded(chance);
        table.slope[k] = rounded((bound[k] - bound[k - 1]) / (1 - chance));
        table.width[k] = k < TAIL ? 0 : rounded(upper_point(ldexp(1, -k - 1)) - upper_point(ldexp(1, -k)));
    }
    table.ready = true;
}

/* Does a falling sequence of uniform numbers below `limit` end at its first, third, … member? *last is the
 * first number compared. */
static bool odd_descent(float limit, float *last)
{
    *last = uniform(M2C_NORMAL);
    for (;;) {
        if (*last > limit)
            return true;
        float u = uniform(M2C_NORMAL);
        if (*last < u)
            return false;
        limit = u;
        *last = uniform(M2C_NORMAL);
    }
}

static float in_tail(float u)
{
    int k = TAIL;
    float start = table.bound[LAST], w, last;
    for (u += u; u < 1; u += u)
        start += table.width[k++];
    u -= 1;
    for (;;) {
        w = u * table.width[k];
        if (odd_descent((0.5f * w + start) * w, &last))
            return start + w;
        u = uniform(M2C_NORMAL);
    }
}

static float in_center(int k, float rest)
{
    float start = table.bound[k - 1];
    while (rest <= table.chance[k]) {
        float w = uniform(M2C_NORMAL) * (table.bound[k] - start), limit = (0.5f * w + start) * w;
        bool found = rest > limit;
        while (!found) {
            float u = uniform(M2C_NORMAL);
            if (rest < u)
                break;
            limit = u;
            rest = uniform(M2C_NORMAL);
            found = rest > limit;
        }
        if (found)
            return start + w;
        rest = uniform(M2C_NORMAL);
    }
    return start + (rest - table.chance[k]) * table.slope[k];
}

double m2c_combined_normal(void)
{
    if (!table.ready)
        build();
    float u = uniform(M2C_NORMAL), sign = u > 0.5f ? 1.0f : 0.0f;
    u = 32 * (u + u - sign);
    int k = (int)u;
    k = k > LAST ? LAST : k;
    float y = k == 0 ? in_tail(u) : in_center(k, u - (float)k);
    return (double)(sign != 0 ? -y : y);
}

/* --- exponential numbers ------------------------------------------------------------------------- */

double m2c_combined_exponential(void)
{
    static const float ln2 = .6931472f;
    float u = uniform(M2C_EXPONENTIAL), start = 0;
    for (u += u; u <= 1; u += u)
        start += ln2;
    u -= 1;
    if (u <= ln2)
        return (double)(start + u);
    float least = uniform(M2C_EXPONENTIAL);
    const double step = log(2);
    double term = step, sum = step;
    for (int k = 2; k <= 9; k++) {
        float next = uniform(M2C_EXPONENTIAL);
        least = next < least ? next : least;
        term *= step / k;
        sum += term;
        if (u <= rounded(sum))
            break;
    }
    return (double)(start + least * ln2);
}
