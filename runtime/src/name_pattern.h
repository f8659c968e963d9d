/* Patterns of names: of variables in clear, who, save and load. */
#ifndef M2C_NAME_PATTERN_H
#define M2C_NAME_PATTERN_H

#include <stdbool.h>

/* Is the whole name what the pattern says? * stands for any characters, ? for one, [a-c] and [!a-c] for one
 * of some and one of the others; a backslash takes what follows as it is. */
bool m2c_fits(const char *pattern, const char *name);

#endif
