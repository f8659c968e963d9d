/* Errors in MATLAB's words. */
#ifndef M2C_ERROR_MATLAB_H
#define M2C_ERROR_MATLAB_H

#include <stdbool.h>

/* `reword` of m2c/dialect.h. */
bool m2c_matlab_wording(const char *message, const char **id, char **text);

#endif
