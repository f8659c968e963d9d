/* Whole numbers as decimal digits (digits.h). */
#include "digits.h"

#include <math.h>

size_t m2c_decimal_digits(char *buf, bool negative, uint64_t magnitude)
{
    char digits[M2C_MOST_DIGITS];
    size_t n = 0, at = 0;
    do
        digits[n++] = (char)('0' + magnitude % 10);
    while (magnitude /= 10);
    if (negative)
        buf[at++] = '-';
    while (n > 0)
        buf[at++] = digits[--n];
    return at;
}

size_t m2c_whole_digits(char *buf, double x, int precision)
{
    const int exact = 15; /* digits that a double holds */
    double most = precision < 1 ? 10 : 1;
    for (int k = 0; k < precision && k < exact; k++)
        most *= 10;
    if (!(fabs(x) < most) || x != floor(x) || (x == 0 && signbit(x)))
        return 0;
    return m2c_decimal_digits(buf, x < 0, (uint64_t)fabs(x));
}
