/* The system behind the runtime: what sources use of POSIX has a plain form here, for where there is none
 * (m2c/config.h). Sources that are POSIX all through are empty there, and absent.c has their builtins. */
#ifndef M2C_SYSTEM_H
#define M2C_SYSTEM_H

#include "m2c/config.h"

#include <limits.h>
#include <stdlib.h>
#include <time.h>

#if M2C_POSIX
#include <unistd.h>
#endif

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif

#if !M2C_POSIX
static inline struct tm *m2c_broken_down(const struct tm *from, struct tm *to)
{
    if (from)
        *to = *from;
    return from ? to : NULL;
}
#undef localtime_r
#undef gmtime_r
#define localtime_r(time, parts) m2c_broken_down(localtime(time), parts)
#define gmtime_r(time, parts) m2c_broken_down(gmtime(time), parts)
#endif

#endif
