/* evalin and assignin: the variables of the functions on the way, while what may reach them runs. */
#include "eval_tree.h"
#include "fn_internal.h"
#include "state.h"

#include "m2c/fn_more.h"
#include "valid_name.h"

static M2C_STATE m2c_runner **frames;
static M2C_STATE int count, room;

static void forget_frames(void)
{
    m2c_free(frames);
    frames = NULL;
    count = room = 0;
}

void m2c_forget_frames(void)
{
    count = 0;
}

/* Names between commas, the struct of other variables, values. */
M2C_BUILTIN_OF_ANY(__frame_enter__)
{
    (void)self, (void)nargout, (void)out, (void)nargin;
    if (count == room) {
        m2c_at_end(forget_frames);
        room = room ? 2 * room : 8;
        frames = m2c_realloc(frames, (size_t)room * sizeof *frames);
    }
    m2c_runner *r = m2c_alloc(sizeof *r);
    *r = (m2c_runner){0};
    m2c_run_open(r, in[0], in[1], in + 2);
    frames[count++] = r;
    return 0;
}

/* The struct and the values, as they are now. */
M2C_BUILTIN_OF_ANY(__frame_leave__)
{
    (void)self, (void)nargin, (void)in;
    m2c_runner *r = frames[--count];
    m2c_run_give(r, nargout - 1, out);
    m2c_runner_free(r);
    m2c_free(r);
    return 0;
}

static int find(m2c_runner **r, const char *who, const m2c_value *context)
{
    char *s = context->cls == M2C_CHAR ? m2c_cstring(context) : NULL;
    bool base = s && strcmp(s, "base") == 0, caller = s && strcmp(s, "caller") == 0;
    m2c_free(s);
    if (!s)
        return m2c_error("", "%s: CONTEXT must be a string", who);
    if (!base && !caller)
        return m2c_error("", "%s: CONTEXT must be \"caller\" or \"base\"", who);
    if (count == 0)
        return m2c_error("", "%s: no variables of a caller are within reach", who);
    *r = frames[base ? 0 : count - 1];
    return 0;
}

/* The text, the one for errors or [], and whose variables it sees. */
M2C_BUILTIN_OF_ANY(__evalin__)
{
    (void)self, (void)nargin;
    m2c_runner *r;
    if (find(&r, "evalin", in[2]))
        return 1;
    if (in[0]->cls != M2C_CHAR)
        return m2c_error("", "evalin: TRY must be a string");
    return m2c_run_eval(r, nargout, out, in[0], in[1]);
}

/* Whose, the name, the value. */
M2C_BUILTIN_OF_ANY(__assignin__)
{
    M2C_UNUSED;
    m2c_runner *r;
    if (find(&r, "assignin", in[0]))
        return 1;
    if (in[1]->cls != M2C_CHAR)
        return m2c_error("", "assignin: VARNAME must be a string");
    char *name = m2c_cstring(in[1]);
    bool keyword = m2c_is_keyword(name, strlen(name)), valid = !keyword && m2c_is_valid_name(name);
    if (valid)
        m2c_copy(m2c_run_variable(r, name, true), in[2]);
    else if (keyword)
        m2c_error("", "assignin: invalid assignment to keyword '%s'", name);
    else
        m2c_error("", "assignin: invalid variable name '%s'", name);
    m2c_free(name);
    return !valid;
}
