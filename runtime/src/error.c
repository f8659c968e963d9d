/* The pending error: raising, catching, reporting (m2c/error.h). */
#include "internal.h"
#include "m2c/dialect.h"
#include "state.h"
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct pending_error {
    bool raised, quiet; /* quiet: the calls that led to it are not printed */
    char *message, *id;
    const char *constant, *constant_id; /* instead of both, where there is no memory for them */
    m2c_trace trace;
} pending_error;

static M2C_STATE pending_error pending;

M2C_STATE m2c_last_text m2c_last_error, m2c_last_warning;
M2C_STATE m2c_value *(*m2c_noted_calls)(m2c_value *stack);
/* The calls of the last error: as a value where somebody has asked for that. */
static M2C_STATE m2c_trace last_trace;
/* What led to the pending and the last error; NULL where that was not told. */
static M2C_STATE m2c_value *pending_cause, *last_cause;
static M2C_STATE m2c_value *last_stack;

static void forget_pending(void)
{
    m2c_free(pending.message);
    m2c_free(pending.id);
    m2c_trace_clear(&pending.trace);
    pending = (pending_error){.raised = false};
    m2c_fail("", "");
}

static void forget_last(void)
{
    m2c_last_text *texts[] = {&m2c_last_error, &m2c_last_warning};
    for (int k = 0; k < 2; k++) {
        m2c_free(texts[k]->message);
        m2c_free(texts[k]->id);
        *texts[k] = (m2c_last_text){NULL, NULL};
    }
    m2c_forget_last_stack();
    m2c_clear(&pending_cause);
    m2c_clear(&last_cause);
    forget_pending();
}

void m2c_forget_last_stack(void)
{
    m2c_clear(&last_stack);
    m2c_trace_clear(&last_trace);
}

m2c_value *m2c_last_stack(void)
{
    if (!last_stack)
        last_stack = m2c_trace_value(&last_trace);
    return m2c_retain(last_stack);
}

/* What the last error and warning hold is freed at the end, so that leak checks see nothing. */
static void forget_at_end(void)
{
    static M2C_STATE bool registered;
    if (!registered) {
        registered = true;
        m2c_at_end(forget_last);
    }
}

const char m2c_no_memory[] = "out of memory or dimension too large for Octave's index type";

static void replace_text(char **slot, const char *text)
{
    char *copy = m2c_strdup(text);
    m2c_free(*slot);
    *slot = copy;
}

void m2c_last_set(m2c_last_text *last, const char *message, const char *id)
{
    forget_at_end();
    replace_text(&last->message, message);
    replace_text(&last->id, id);
}

char *m2c_vformat(const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *s = m2c_alloc((size_t)n + 1);
    vsnprintf(s, (size_t)n + 1, format, args);
    return s;
}

M2C_STATE const m2c_dialect *m2c_spoken;

static int raise(const char *id, const char *text)
{
    forget_at_end();
    pending.raised = true;
    pending.constant = NULL;
    pending.quiet = false;
    m2c_clear(&pending_cause);
    replace_text(&pending.message, text);
    replace_text(&pending.id, id);
    m2c_trace_start(&pending.trace);
    return m2c_fail(pending.id, pending.message);
}

int m2c_error_text(const char *id, const char *text)
{
    char *other = NULL;
    if (!m2c_spoken || !m2c_spoken->reword(text, &id, &other))
        return raise(id, text);
    raise(id, other);
    m2c_free(other);
    return 1;
}

int m2c_error_constant(const char *id, const char *message)
{
    forget_pending();
    pending.raised = true;
    pending.constant = message;
    pending.constant_id = id;
    return m2c_fail(id, message);
}

int m2c_error_starved(void)
{
    m2c_starve(false);
    return m2c_error_constant("", m2c_no_memory);
}

int m2c_error(const char *id, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = m2c_vformat(format, args);
    va_end(args);
    m2c_error_text(id, text);
    m2c_free(text);
    return 1;
}

void m2c_error_because(const m2c_value *cause)
{
    m2c_set(&pending_cause, m2c_retain(cause));
}

void m2c_error_quietly(void)
{
    pending.quiet = true;
}

int m2c_error_with_stack(const char *id, const char *text, const m2c_value *stack)
{
    m2c_error_text(id, text);
    m2c_trace_resume(&pending.trace, stack);
    return 1;
}

void m2c_without_error(void (*action)(void *), void *data)
{
    pending_error before = pending;
    pending = (pending_error){.raised = false};
    m2c_failure told = m2c_last_failure();
    action(data);
    forget_pending();
    pending = before;
    m2c_fail(told.identifier, told.message);
    m2c_fail_at(&(m2c_place){told.file, told.function, told.line, told.column});
}

int m2c_at(const m2c_place *place)
{
    if (!pending.raised)
        return 1;
    m2c_trace_add(&pending.trace, place);
    return m2c_fail_at(place);
}

m2c_value *m2c_error_value(const char *message, const char *id, m2c_value *stack)
{
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "message", m2c_char(message));
    m2c_struct_put(s, "identifier", m2c_char(id));
    m2c_struct_put(s, "stack", stack);
    if (m2c_spoken) {
        m2c_struct_put(s, "cause", m2c_cell(0, 1));
        s->flags |= M2C_EXCEPTION;
    }
    return s;
}

/* Moves the pending error to the last one. */
static void settle(void)
{
    m2c_last_set(&m2c_last_error, m2c_error_message(), m2c_error_id());
    m2c_clear(&last_stack);
    m2c_set(&last_cause, pending_cause);
    pending_cause = NULL;
    m2c_trace before = last_trace;
    last_trace = pending.trace;
    pending.trace = before;
    pending.raised = false;
}

static m2c_value *last_value(void)
{
    m2c_value *error = m2c_error_value(m2c_last_error.message, m2c_last_error.id, m2c_last_stack());
    if (m2c_spoken && last_cause)
        m2c_struct_put(error, "cause", m2c_retain(last_cause));
    return error;
}

m2c_value *m2c_catch(void)
{
    bool whole = pending.trace.whole;
    m2c_not_caught();
    settle();
    if (m2c_noted_calls && !whole)
        m2c_set(&last_stack, m2c_noted_calls(m2c_last_stack()));
    return last_value();
}

m2c_value *m2c_hold(void)
{
    settle();
    m2c_value *s = last_value();
    m2c_struct_put(s, "quiet", m2c_bool(pending.quiet));
    m2c_struct_put(s, "skipped", m2c_bool(last_trace.skipped));
    m2c_struct_put(s, "whole", m2c_bool(last_trace.whole));
    return s;
}

static bool held_flag(const m2c_value *held, const char *name)
{
    return m2c_get(m2c_struct_get(held, 0, name), 0) != 0;
}

int m2c_again(const m2c_value *held)
{
    m2c_rethrow(held);
    pending.quiet = held_flag(held, "quiet");
    pending.trace.joined = held_flag(held, "skipped");
    pending.trace.whole = held_flag(held, "whole");
    return 1;
}

bool m2c_error_pending(void)
{
    return pending.raised;
}
const char *m2c_error_message(void)
{
    return pending.constant ? pending.constant : pending.message ? pending.message : "";
}
const char *m2c_error_id(void)
{
    return pending.constant ? pending.constant_id : pending.id ? pending.id : "";
}

int m2c_report(void)
{
    fflush(stdout);
    const char *text = m2c_error_message();
    fprintf(stderr, "error: %s\n", *text ? text : "unspecified error");
    bool quiet = pending.quiet;
    settle();
    if (!quiet)
        m2c_trace_print(&last_trace, stderr);
    return 1;
}
