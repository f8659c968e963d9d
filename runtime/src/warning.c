/* Warnings and their states: what warning('off', id) and its kin set. */
#include "warning.h"
#include "m2c/dialect.h"
#include "state.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct warning_state {
    char *id;
    char state[8];
} warning_state;

static M2C_STATE warning_state *states;
static M2C_STATE int state_count;
static M2C_STATE char state_of_all[8] = "on";

static void forget_states(void)
{
    for (int k = 0; k < state_count; k++)
        m2c_free(states[k].id);
    m2c_free(states);
    states = NULL;
    state_count = 0;
}

/* Off unless a program asks for them. */
static const char *const off_at_first[] = {
    "Octave:array-as-logical", "Octave:array-to-scalar",     "Octave:array-to-vector",
    "Octave:imag-to-real",     "Octave:language-extension",  "Octave:missing-semicolon",
    "Octave:neg-dim-as-zero",  "Octave:separator-insert",    "Octave:single-quote-string",
    "Octave:str-to-num",       "Octave:mixed-string-concat", "Octave:variable-switch-label",
};

static warning_state *add_state(const char *id, const char *state)
{
    states = m2c_realloc(states, (size_t)(state_count + 1) * sizeof *states);
    warning_state *s = &states[state_count++];
    s->id = m2c_strdup(id);
    snprintf(s->state, sizeof s->state, "%s", state);
    return s;
}

static void start(void)
{
    static M2C_STATE bool started;
    if (started)
        return;
    started = true;
    m2c_at_end(forget_states);
    for (size_t k = 0; k < sizeof off_at_first / sizeof *off_at_first; k++)
        add_state(off_at_first[k], "off");
}

static warning_state *find_state(const char *id)
{
    start();
    for (int k = 0; k < state_count; k++)
        if (strcmp(states[k].id, id) == 0)
            return &states[k];
    return NULL;
}

const char *m2c_warning_state(const char *id)
{
    const warning_state *s = find_state(id);
    return s ? s->state : state_of_all;
}

int m2c_warning_state_count(void)
{
    start();
    return state_count;
}

const char *m2c_warning_state_at(int k, const char **id)
{
    *id = states[k].id;
    return states[k].state;
}

static void set_all(const char *state)
{
    start();
    snprintf(state_of_all, sizeof state_of_all, "%s", state);
}

static void remove_state(warning_state *s)
{
    m2c_free(s->id);
    state_count--;
    memmove(s, s + 1, (size_t)(&states[state_count] - s) * sizeof *s);
}

void m2c_warning_restore(const char *id, const char *state)
{
    if (strcmp(id, "all") == 0) {
        set_all(state);
        return;
    }
    warning_state *s = find_state(id);
    if (s == NULL)
        add_state(id, state);
    else if (strcmp(state, state_of_all) == 0)
        remove_state(s);
    else
        snprintf(s->state, sizeof s->state, "%s", state);
}

void m2c_warning_set(const char *id, const char *state)
{
    m2c_warning_restore(id, state);
    if (strcmp(id, "all") == 0)
        forget_states();
}

int m2c_warn_text(const char *id, const char *text)
{
    const char *state = m2c_warning_state(id);
    if (strcmp(state, "error") == 0)
        return m2c_error_text(id, text);
    const bool silent = strcmp(state, "off") == 0;
    if (silent && !m2c_spoken) /* MATLAB notes the last one whether it is shown or not */
        return 0;
    if (!silent)
        m2c_put_warning(text);
    m2c_last_set(&m2c_last_warning, text, id);
    return 0;
}

void m2c_warn(const char *id, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = m2c_vformat(format, args);
    va_end(args);
    m2c_warn_text(id, text);
    m2c_free(text);
}

int m2c_warn_to_text(void)
{
    return m2c_spoken ? 0 : m2c_warn_text("Octave:num-to-str", "implicit conversion from numeric to char");
}
