/* What lives from call to call: how it ends, and how a call is broken off. */
#ifndef M2C_STATE_H
#define M2C_STATE_H

#include "internal.h"

/* Runs what is left when a program ends, or `leaving` by exit(): tasks of functions that exit() leaves, the
 * functions of atexit, all other tasks. NULL where there are none. */
extern M2C_STATE void (*m2c_ending)(bool leaving);

static inline void m2c_run_ending(bool leaving)
{
    if (m2c_ending)
        m2c_ending(leaving);
}

/* Runs `forget`, once, when the state ends: with its thread, in the order last come, first served. */
void m2c_at_end(void (*forget)(void));

extern const char m2c_no_memory[]; /* the message of an allocation that failed */
/* Makes texts that are not copied the pending error; returns 1. */
int m2c_error_constant(const char *id, const char *message);

/* --- calls from outside -------------------------------------------------------------------------- */
bool m2c_within_entry(void); /* else a program runs */
/* Gives up the call under way: it fails for lack of memory. Returns where a program runs. */
void m2c_break_off(void);
/* Prints a warning, behind what was printed before. */
void m2c_put_warning(const char *text);
int m2c_error_exit(int status); /* exit in a library: raises what the caller learns of it */
void m2c_not_caught(void);      /* the error is that one: the call ends here */
void m2c_find_stack(void);      /* how deep this thread's stack may get */
void m2c_guess_stack(void);     /* how deep it surely may, in the first thread of a program */

/* Says that an allocation has failed, so that the next call does, or that this has been told. */
void m2c_starve(bool starved);

/* Memory that is not counted. */
void *m2c_raw_alloc(size_t bytes);
void m2c_raw_free(void *p);
/* Frees the headers that wait for their next use. */
void m2c_drain_pool(void);

/* Each forgets what the calls under way have left in it. */
void m2c_forget_captures(void);
void m2c_forget_frames(void);
void m2c_forget_calls(void);
void m2c_forget_display(void);
void m2c_forget_releases(void);

#endif
