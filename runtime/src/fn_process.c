/* Builtins: the process and the machine: getenv, version, computer, pwd, exit, … */
#define _POSIX_C_SOURCE 200809L
#include "core_util.h"
#include "m2c/display.h"
#include "state.h"
#include "system.h"

#include <stdio.h>
#include <stdlib.h>

static const char octave_version[] = "7.3.0";
static const char machine[] = "x86_64-pc-linux-gnu";

M2C_BUILTIN(getenv)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("getenv");
    char *name = m2c_cstring(in[0]);
    const char *value = getenv(name);
    m2c_free(name);
    return m2c_give_text(out, value ? value : "");
}

#if M2C_POSIX
static int set_variable(int nargin, m2c_value *const *in)
{
    if (nargin < 1 || nargin > 2)
        return m2c_invalid_call("setenv");
    if (!m2c_is_string(in[0]))
        return m2c_error("", "setenv: VAR must be a string");
    if (nargin > 1 && !m2c_is_string(in[1]))
        return m2c_error("", "setenv: VALUE must be a string");
    char *name = m2c_cstring(in[0]), *value = nargin > 1 ? m2c_cstring(in[1]) : m2c_strdup("");
    setenv(name, value, 1);
    m2c_free(name);
    m2c_free(value);
    return 0;
}

M2C_BUILTIN_AS(setenv, set_variable(nargin, in))
M2C_BUILTIN_AS(putenv, set_variable(nargin, in))

M2C_BUILTIN(unsetenv)
{
    M2C_UNUSED;
    if (nargin != 1)
        return m2c_invalid_call("unsetenv");
    char *name = m2c_cstring(in[0]);
    int status = unsetenv(name);
    m2c_free(name);
    return m2c_give_count(out, status);
}

#endif

static int refuse_inputs(const char *name, int nargin)
{
    return nargin > 0 ? m2c_invalid_call(name) : 0;
}
static int argument_count;
static char **arguments;

void m2c_note_arguments(int count, char **texts)
{
    argument_count = count;
    arguments = texts;
}

/* The arguments of the program, a column. */
M2C_BUILTIN(argv)
{
    M2C_UNUSED;
    if (nargin > 0)
        return m2c_invalid_call("argv");
    m2c_value *list = m2c_cell(argument_count, argument_count > 0);
    for (int k = 0; k < argument_count; k++)
        m2c_set(&list->cell[k], m2c_char(arguments[k]));
    return m2c_give(out, list);
}

M2C_BUILTIN_AS(program_name, refuse_inputs("program_name", nargin) || m2c_give_text(out, "octave-cli-7.3.0"))
M2C_BUILTIN(version)
{
    M2C_UNUSED;
    static const char date[] = "2022-11-02";
    if (m2c_check_inputs("version", nargin, 0, 1))
        return 1;
    if (nargin == 1 && (in[0]->cls != M2C_CHAR || nargout > 1))
        return m2c_invalid_call("version");
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(date));
    if (nargin == 0)
        return m2c_give_text(out, octave_version);
    if (m2c_is_option(in[0], "-date"))
        return m2c_give_text(out, date);
    if (m2c_is_option(in[0], "-description") || m2c_is_option(in[0], "-release"))
        return m2c_give_text(out, "");
    return m2c_error("", "version: invalid FEATURE");
}

M2C_BUILTIN_AS(OCTAVE_VERSION, refuse_inputs("OCTAVE_VERSION", nargin) || m2c_give_text(out, octave_version))
M2C_BUILTIN_AS(ispc, m2c_give_bool(out, false))
M2C_BUILTIN_AS(isunix, m2c_give_bool(out, true))
M2C_BUILTIN_AS(ismac, m2c_give_bool(out, false))
M2C_BUILTIN_AS(isdeployed, m2c_give_bool(out, false))
M2C_BUILTIN_AS(isstudent, m2c_give_bool(out, false))

M2C_BUILTIN(computer)
{
    M2C_UNUSED;
    if (m2c_check_inputs("computer", nargin, 0, 1))
        return 1;
    if (nargin > 0 && !m2c_is_option(in[0], "arch"))
        return m2c_error("", "computer: \"arch\" is only valid argument");
    if (nargin > 0)
        return m2c_give_text(out, "gnu-linux-x86_64");
    if (nargout == 0) {
        m2c_puts(machine);
        m2c_puts("\n");
        return 0;
    }
    m2c_give_text(out, machine);
    if (nargout > 1)
        out[1] = m2c_double(9223372036854775807.0);
    if (nargout > 2)
        out[2] = m2c_char("L");
    return 0;
}

#if M2C_POSIX
M2C_BUILTIN_AS(getpid, refuse_inputs("getpid", nargin) || m2c_give_count(out, (ptrdiff_t)getpid()))

M2C_BUILTIN(pwd)
{
    M2C_UNUSED;
    char path[PATH_MAX];
    return m2c_give_text(out, getcwd(path, sizeof path) ? path : ".");
}

/* All processors are at hand: the kinds that can be asked for are the same. */
M2C_BUILTIN(nproc)
{
    M2C_UNUSED;
    if (nargin > 1)
        return m2c_invalid_call("nproc");
    bool known = nargin == 0 || m2c_is_option(in[0], "current") || m2c_is_option(in[0], "all") ||
                 m2c_is_option(in[0], "overridable");
    if (!known)
        return m2c_error("", "nproc: invalid value for QUERY");
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return m2c_give_count(out, n > 0 ? n : 1);
}

#endif

/* The end of the program; what it printed comes out. Of a library, the end of the call. */
static int leave(int nargin, m2c_value *const *in)
{
    int code = nargin > 0 && m2c_is_arith(in[0]) && in[0]->numel > 0 ? (int)m2c_get(in[0], 0) : 0;
    if (m2c_within_entry())
        return m2c_error_exit(code);
    m2c_run_ending(true);
    fflush(stdout);
    exit(code);
}

M2C_BUILTIN_AS(exit, leave(nargin, in))
M2C_BUILTIN_AS(quit, leave(nargin, in))
