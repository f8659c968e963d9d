/* Generators of random numbers behind rand, randn, rande and randg (fn_rand.c). Each distribution has a
 * stream of its own. */
#ifndef M2C_RANDOM_H
#define M2C_RANDOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum m2c_random_stream {
    M2C_UNIFORM,
    M2C_NORMAL,
    M2C_EXPONENTIAL,
    M2C_GAMMA,
    M2C_STREAMS
} m2c_random_stream;

/* --- random_twister.c: the Mersenne twister (Matsumoto and Nishimura), and the ziggurats of Marsaglia and
 * Tsang ("state") */
enum { M2C_TWISTER_WORDS = 624 };
/* Seeds with a key of n words; with all words and the number left of a stream it goes on from there. */
void m2c_twister_seed(m2c_random_stream s, const uint32_t *key, ptrdiff_t n);
void m2c_twister_seed_by_time(m2c_random_stream s);
/* M2C_TWISTER_WORDS + 1 words that the stream can be set to go on from. */
void m2c_twister_state(m2c_random_stream s, uint32_t *words);
double m2c_twister_uniform(m2c_random_stream s);
double m2c_twister_normal(m2c_random_stream s);
double m2c_twister_exponential(m2c_random_stream s);
double m2c_twister_uniform_single(m2c_random_stream s);
double m2c_twister_normal_single(m2c_random_stream s);
double m2c_twister_exponential_single(m2c_random_stream s);
double m2c_twister_gamma(double shape);

/* --- random_combined.c: L'Ecuyer's combined generator, and the methods of Ahrens and Dieter ("seed") */
void m2c_combined_seed(m2c_random_stream s, double seed);
double m2c_combined_state(m2c_random_stream s);
double m2c_combined_uniform(void);
double m2c_combined_normal(void);
double m2c_combined_exponential(void);

#endif
