#include "signals.h"

#include <string.h>

static int32_t last;

double adder(double a, double b)
{
    return a + b;
}

float half(float x)
{
    return x / 2;
}

int16_t next_of(int16_t n)
{
    return (int16_t)(n + 1);
}

bool is_even(uint8_t n)
{
    return n % 2 == 0;
}

int32_t count_up(int32_t *n)
{
    return ++*n;
}

void scale(double *x, const float *w, int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        x[i] *= (double)w[i];
}

void fill(uint16_t *x, int32_t n, uint16_t value)
{
    for (int32_t i = 0; i < n; i++)
        x[i] = value;
}

void flip(bool *x, int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        x[i] = !x[i];
}

int32_t length_of(const char *text)
{
    return (int32_t)strlen(text);
}

void to_upper(char *text, int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        if (text[i] >= 'a' && text[i] <= 'z')
            text[i] = (char)(text[i] - 'a' + 'A');
}

/* Complex numbers, re and im in turn, times i. */
void turn(double *z, int32_t n)
{
    for (int32_t i = 0; i < n; i++) {
        double re = z[2 * i];
        z[2 * i] = -z[2 * i + 1];
        z[2 * i + 1] = re;
    }
}

void note(int32_t n)
{
    last = n;
}

int32_t noted(void)
{
    return last;
}
