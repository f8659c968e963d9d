/* Calls that somebody outside may end before their time: a library that is translated for it
 * (`interruptible`) looks in its loops, and where functions recur, whether that is asked for. What the
 * functions under way hold is lost then; persistent and global variables keep what they have. Loops that run
 * on threads don't look. */
#ifndef M2C_INTERRUPT_H
#define M2C_INTERRUPT_H

#include "m2c/call.h"
#include "m2c/linkage.h"
#include "m2c/parts.h"

M2C_BEGIN

/* Set, at any time and by any thread, where a loop is to ask. */
extern volatile int m2c_interrupt_due;
/* Who is asked then: the call ends where the answer isn't 0. */
void m2c_ask_interrupt(int (*asked)(void));
void m2c_look_for_interrupt(void);
static inline void m2c_poll(void)
{
    if (m2c_interrupt_due && !m2c_on_threads())
        m2c_look_for_interrupt();
}
static inline int m2c_enter_or_end(void)
{
    m2c_poll();
    return m2c_enter();
}
/* For functions that the program calls: an error that it can't catch. Returns 1. */
int m2c_interrupt_call(void);

M2C_END

#endif
