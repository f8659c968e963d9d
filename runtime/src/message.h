/* Messages given as a template with values, with an identifier in front: error, warning, assert. */
#ifndef M2C_MESSAGE_H
#define M2C_MESSAGE_H

#include "m2c/display.h"
#include "m2c/value.h"

/* Is it text such as "mat2c:some-id": no spaces, a colon inside? */
bool m2c_looks_like_id(const m2c_value *v);
/* Is there nothing to say: empty, or a value alone that is no text? */
bool m2c_is_no_message(int nargin, m2c_value *const *in);
/* Formats in[0] (or in[1], where in[0] is an identifier) with the arguments after it. Both results are the
 * caller's to free. */
int m2c_read_message(const char *who, int nargin, m2c_value *const *in, char **id, char **message);
/* Raises an error, with the calls of another one where these are given. A newline at the end asks for no
 * report of the calls, and is cut off. Always 1. */
int m2c_raise(const char *id, char *text, const m2c_value *stack);
/* A text as a C string, which is the caller's; of several rows the first, with a warning. */
char *m2c_first_row(const m2c_value *v);
/* error (s), 0 where there is no message; rethrow (s), always 1. */
int m2c_error_of(const m2c_value *s);
int m2c_rethrow_struct(const m2c_value *s);
/* The error of print_usage in function `name`; what its help says of its use is a template. Always 1. */
int m2c_usage_error(const char *name, const m2c_value *forms);

#endif
