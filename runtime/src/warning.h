/* The states of warnings: "on", "off" or "error" for each identifier, and for "all". */
#ifndef M2C_WARNING_H
#define M2C_WARNING_H

#include "internal.h"

const char *m2c_warning_state(const char *id); /* of the identifier, else of all */
void m2c_warning_set(const char *id, const char *state);
void m2c_warning_restore(const char *id, const char *state); /* keeps the others when all are set */
int m2c_warning_state_count(void);                           /* identifiers with a state of their own */
const char *m2c_warning_state_at(int k, const char **id);

#endif
