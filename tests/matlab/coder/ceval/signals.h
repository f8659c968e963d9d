/* Functions that main.m calls. */
#ifndef SIGNALS_H
#define SIGNALS_H

#include <stdbool.h>
#include <stdint.h>

double adder(double a, double b);
float half(float x);
int16_t next_of(int16_t n);
bool is_even(uint8_t n);
int32_t count_up(int32_t *n);
void scale(double *x, const float *w, int32_t n);
void fill(uint16_t *x, int32_t n, uint16_t value);
void flip(bool *x, int32_t n);
int32_t length_of(const char *text);
void to_upper(char *text, int32_t n);
void turn(double *z, int32_t n);
void note(int32_t n);
int32_t noted(void);

#endif
