/* Extents that are told as numbers. */
#include "m2c/program.h"

#include "internal.h"

#include <math.h>
#include <string.h>

int m2c_read_extent(ptrdiff_t *extent, double number, const char *type)
{
    if (number != number)
        return m2c_error("", "conversion of nan to %s value failed", type);
    bool strict = strcmp(type, "octave_idx_type") == 0, beyond = fabs(number) > 9e18;
    if (isinf(number) && strict)
        return m2c_error("", "conversion of %g to %s value failed", number, type);
    if (beyond ? strict : number != (double)(ptrdiff_t)number)
        return m2c_error("", "conversion of %g to %s value failed", number, type);
    if (beyond && number > 0)
        return m2c_error_too_large();
    *extent = number <= 0 ? 0 : (ptrdiff_t)number;
    return 0;
}

int m2c_whole_number(ptrdiff_t *whole, double number, int manner)
{
    const double least = fmax(-2251799813685248.0, (double)PTRDIFF_MIN / 2),
                 most = 281474976710656.0; /* 2^48 */
    ptrdiff_t extent = 0;
    if (m2c_read_extent(&extent, number, manner == M2C_EXTENT_OF_SQUARE ? "octave_idx_type" : "int64_t"))
        return 1;
    if ((double)extent > most)
        return m2c_error_too_large();
    *whole = number > 0 ? extent : (ptrdiff_t)fmax(number, least);
    return 0;
}
