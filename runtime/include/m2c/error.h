/* Errors: one pending error a thread, reported by status codes.
 *
 * A function that fails calls m2c_error and returns its result (always 1). Callers clean up and return 1 in
 * turn, until a try statement takes the error or main prints "error: MESSAGE" and exits with 1. */
#ifndef M2C_ERROR_H
#define M2C_ERROR_H

#include "m2c/value.h"

M2C_API_BEGIN

#if defined(__MINGW32__)
#define M2C_PRINTF(f, a) __attribute__((format(gnu_printf, f, a)))
#elif defined(__GNUC__)
#define M2C_PRINTF(f, a) __attribute__((format(printf, f, a)))
#else
#define M2C_PRINTF(f, a)
#endif

/* Sets the pending error and returns 1. `id` is "" or like "Octave:undefined-function". */
int m2c_error(const char *id, const char *format, ...) M2C_PRINTF(2, 3);
/* Same, text as it is. */
int m2c_error_text(const char *id, const char *text);
/* Where generated code is: set before an operation that may fail, so that reports name the place. */
typedef struct m2c_place {
    const char *file, *function;
    int line, column;
} m2c_place;
/* Adds the place to those that the pending error has passed; returns 1. */
int m2c_at(const m2c_place *place);
/* Takes the pending error as a struct (message, identifier, stack) and clears it; sets lasterr. */
m2c_value *m2c_catch(void);
/* The same for what raises it again by `m2c_again`, after it has tidied up, as if it had not been there. */
m2c_value *m2c_hold(void);
int m2c_again(const m2c_value *held);
/* Where a call from outside has failed because it came to exit(STATUS): the status. Else -1. */
int m2c_exit_status(void);
/* Raises a struct with message and identifier again; returns 1. */
int m2c_rethrow(const m2c_value *err);
bool m2c_error_pending(void);
const char *m2c_error_message(void);
const char *m2c_error_id(void);
/* The pending error of a call from outside: its identifier ("" where it has none), its message, and the place
 * in the MATLAB program that it comes from (line 0 where that is not known). The texts last until the next
 * call. */
typedef struct m2c_failure {
    const char *identifier, *message, *file, *function;
    int line, column;
} m2c_failure;
m2c_failure m2c_last_failure(void);
/* Notes a failure and its place, without the heap: the texts must last. Both return 1. */
int m2c_fail(const char *identifier, const char *message);
int m2c_fail_at(const m2c_place *place);
/* Prints "error: MESSAGE" to stderr as Octave does, flushes stdout first, clears it. Returns the exit
 * code, 1. */
int m2c_report(void);
void m2c_warn(const char *id, const char *format, ...) M2C_PRINTF(2, 3); /* "warning: …" to stderr */
/* Warns of numbers that become characters beside a text; 1 where that is an error. */
int m2c_warn_to_text(void);

M2C_API_END

#endif
