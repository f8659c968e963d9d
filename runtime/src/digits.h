/* Whole numbers as decimal digits, without the C library's way through a format. */
#ifndef M2C_DIGITS_H
#define M2C_DIGITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { M2C_MOST_DIGITS = 24 }; /* room for any, with its sign */
/* How many characters were written; there is no NUL behind them. */
size_t m2c_decimal_digits(char *buf, bool negative, uint64_t magnitude);
/* The same for what "%.*g" shows as a whole number; 0 for all else. */
size_t m2c_whole_digits(char *buf, double x, int precision);

#endif
