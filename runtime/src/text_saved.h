/* The language's text format for saved variables. */
#ifndef M2C_SAVED_H
#define M2C_SAVED_H

#include "m2c/fn_more.h"
#include "text_internal.h"

/* A text that is read line by line. */
typedef struct m2c_reader {
    const char *at, *end;
} m2c_reader;

m2c_bytes m2c_next_line(m2c_reader *r);
/* "# key: value": the value, copied into buf; false where the next line says something else. */
bool m2c_read_key(m2c_reader *r, const char *key, char *buf, size_t size);
/* The value whose type the next line tells. */
int m2c_read_saved(m2c_reader *r, m2c_value **out);
/* Writes the type and the value. Handles of anonymous functions can't be read again: *lost is set. */
void m2c_put_saved(m2c_text *t, const m2c_value *v, bool *lost);

#endif
