/* Calls of a library's functions from outside (library.h): whatever happens within, they come back. */
#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "m2c/call.h"
#include "m2c/dialect.h"
#include "m2c/interrupt.h"
#include "m2c/library.h"

#include "state.h"

#ifdef __GLIBC__
#include <pthread.h>
#include <sys/resource.h>
#endif

static M2C_STATE m2c_entry *innermost;
static M2C_STATE m2c_library *libraries;
static M2C_STATE int exit_status = -1;
static M2C_STATE bool is_interrupted;
static int (*ask_interrupt)(void);
volatile int m2c_interrupt_due;
M2C_THREAD_LOCAL uintptr_t m2c_stack_end;
static M2C_THREAD_LOCAL uintptr_t stack_end; /* the same, whether memory is short or not */

/* --- the stack ----------------------------------------------------------------------------------- */

static void end_stack(uintptr_t end)
{
    stack_end = end;
    m2c_starve(m2c_starved);
}

void m2c_starve(bool starved)
{
    m2c_starved = starved;
    m2c_stack_end = starved ? UINTPTR_MAX : stack_end;
}

/* Finding it out takes a look at a file in the first thread. */
void m2c_find_stack(void)
{
#ifdef __GLIBC__
    const size_t spare = (size_t)1 << 18; /* of a small stack a quarter */
    pthread_attr_t about;
    void *end;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &about))
        return;
    if (!pthread_attr_getstack(&about, &end, &size))
        end_stack((uintptr_t)end + (size / 4 < spare ? size / 4 : spare));
    pthread_attr_destroy(&about);
#endif
}

void m2c_guess_stack(void)
{
#ifdef __GLIBC__
    const rlim_t enough = (rlim_t)1 << 21;
    struct rlimit limit;
    char here;
    if (getrlimit(RLIMIT_STACK, &limit))
        return;
    /* A quarter may be the arguments and the environment. */
    end_stack((uintptr_t)&here - (limit.rlim_cur < enough ? limit.rlim_cur : enough) / 2);
#endif
}

/* --- what lives from call to call ---------------------------------------------------------------- */

static void visit_all(m2c_visitor *visit)
{
    for (m2c_library *l = libraries; l; l = l->next)
        if (l->each)
            l->each(visit);
}

static void forget_all(bool in_order)
{
    for (m2c_library *l = libraries; l; l = l->next)
        if (l->forget)
            l->forget(in_order);
}

static void forget_libraries(void)
{
    visit_all(m2c_clear);
    forget_all(true);
    while (libraries) {
        m2c_library *l = libraries;
        libraries = l->next;
        l->known = false;
    }
}

/* Of what was being changed, nobody knows in which state it is. */
static void abandon(m2c_value **slot)
{
    *slot = NULL;
}

/* --- a call -------------------------------------------------------------------------------------- */

void m2c_begin(m2c_entry *entry, m2c_library *library)
{
    if (!library->known) {
        library->known = true;
        library->next = libraries;
        libraries = library;
        m2c_at_end(forget_libraries);
    }
    if (!stack_end)
        m2c_find_stack();
    entry->spoken = m2c_spoken;
    m2c_spoken = NULL;
    if (library->speak)
        library->speak();
    entry->outer = innermost;
    entry->depth = m2c_depth();
    innermost = entry;
    exit_status = -1;
    is_interrupted = false;
    m2c_starve(false);
}

int m2c_end(m2c_entry *entry, int status)
{
    innermost = entry->outer;
    m2c_spoken = entry->spoken;
    m2c_calls_left = m2c_deepest - entry->depth;
    if (m2c_starved)
        status = m2c_error_starved();
    if (exit_status >= 0) {
        m2c_run_ending(false);
        status = m2c_error_exit(exit_status);
    }
    return is_interrupted ? m2c_interrupt_call() : status;
}

int m2c_broken(m2c_entry *entry)
{
    m2c_forget_captures();
    m2c_forget_frames();
    m2c_forget_calls();
    m2c_forget_display();
    m2c_forget_releases();
    if (exit_status < 0 && !is_interrupted) {
        visit_all(abandon);
        forget_all(false);
        m2c_error_starved();
    }
    return m2c_end(entry, 1);
}

/* Is a compressed matrix in it, or is it one? */
static bool holds_compressed(const m2c_value *v)
{
    for (ptrdiff_t k = 0; m2c_holds_values(v) && k < m2c_slot_count(v); k++)
        if (holds_compressed(v->cell[k]))
            return true;
    return m2c_is_compressed(v);
}

/* What callers read has all its elements. */
static void make_whole(m2c_value **slot)
{
    if (!*slot || !holds_compressed(*slot))
        return;
    if (m2c_is_compressed(*slot)) {
        m2c_set(slot, m2c_sparse_ways_now->full(*slot));
        return;
    }
    m2c_make_unique(slot);
    for (ptrdiff_t k = 0; k < m2c_slot_count(*slot); k++)
        make_whole(&(*slot)->cell[k]);
}

int m2c_call_handle_outside(const m2c_value *handle, int nargout, m2c_value **out, int nargin,
                            m2c_value *const *in)
{
    int status = m2c_call_handle(handle, nargout, out, nargin, in);
    for (int k = 0; m2c_sparse_ways_now && !status && k < (nargout > 1 ? nargout : 1); k++)
        make_whole(&out[k]);
    return status;
}

int m2c_end_values(m2c_entry *entry, int status, int nargout, m2c_value **out)
{
    for (int k = 0; m2c_sparse_ways_now && !status && k < (nargout > 1 ? nargout : 1); k++)
        make_whole(&out[k]);
    status = m2c_end(entry, status);
    for (int k = 0; status && k < (nargout > 1 ? nargout : 1); k++)
        m2c_clear(&out[k]);
    return status;
}

int m2c_broken_values(m2c_entry *entry, int nargout, m2c_value **out)
{
    for (int k = 0; k < (nargout > 1 ? nargout : 1); k++)
        out[k] = NULL;
    return m2c_broken(entry);
}

/* --- calls that end before their time ------------------------------------------------------------ */

bool m2c_within_entry(void)
{
    return innermost != NULL;
}

void m2c_break_off(void)
{
    if (innermost)
        longjmp(innermost->place, 1);
}

int m2c_error_exit(int status)
{
    exit_status = status;
    return m2c_error_constant("mat2c:exit", "exit was called");
}

int m2c_exit_status(void)
{
    return exit_status;
}

int m2c_interrupt_call(void)
{
    is_interrupted = true;
    return m2c_error_constant("mat2c:interrupt", "interrupted");
}

void m2c_ask_interrupt(int (*asked)(void))
{
    ask_interrupt = asked;
}

void m2c_look_for_interrupt(void)
{
    m2c_interrupt_due = 0;
    if (innermost && ask_interrupt && ask_interrupt()) {
        is_interrupted = true;
        longjmp(innermost->place, 1);
    }
}

void m2c_not_caught(void)
{
    if (innermost && (exit_status >= 0 || is_interrupted))
        longjmp(innermost->place, 1);
}
