/* Builtins: the system's numbers for files and processes, and what the status of a process says. */
#define _GNU_SOURCE
#include "core_util.h"
#include "m2c/fn_more.h"

#include <fcntl.h>
#include <sys/wait.h>

static int constant(const char *who, int x, m2c_value **out, int nargin)
{
    return nargin > 0 ? m2c_invalid_call(who) : m2c_give(out, m2c_double(x));
}

M2C_BUILTIN_AS(F_DUPFD, constant("F_DUPFD", F_DUPFD, out, nargin))
M2C_BUILTIN_AS(F_GETFD, constant("F_GETFD", F_GETFD, out, nargin))
M2C_BUILTIN_AS(F_GETFL, constant("F_GETFL", F_GETFL, out, nargin))
M2C_BUILTIN_AS(F_SETFD, constant("F_SETFD", F_SETFD, out, nargin))
M2C_BUILTIN_AS(F_SETFL, constant("F_SETFL", F_SETFL, out, nargin))
M2C_BUILTIN_AS(O_APPEND, constant("O_APPEND", O_APPEND, out, nargin))
M2C_BUILTIN_AS(O_ASYNC, constant("O_ASYNC", O_ASYNC, out, nargin))
M2C_BUILTIN_AS(O_CREAT, constant("O_CREAT", O_CREAT, out, nargin))
M2C_BUILTIN_AS(O_EXCL, constant("O_EXCL", O_EXCL, out, nargin))
M2C_BUILTIN_AS(O_NONBLOCK, constant("O_NONBLOCK", O_NONBLOCK, out, nargin))
M2C_BUILTIN_AS(O_RDONLY, constant("O_RDONLY", O_RDONLY, out, nargin))
M2C_BUILTIN_AS(O_RDWR, constant("O_RDWR", O_RDWR, out, nargin))
M2C_BUILTIN_AS(O_SYNC, constant("O_SYNC", O_SYNC, out, nargin))
M2C_BUILTIN_AS(O_TRUNC, constant("O_TRUNC", O_TRUNC, out, nargin))
M2C_BUILTIN_AS(O_WRONLY, constant("O_WRONLY", O_WRONLY, out, nargin))
M2C_BUILTIN_AS(WNOHANG, constant("WNOHANG", WNOHANG, out, nargin))
M2C_BUILTIN_AS(WUNTRACED, constant("WUNTRACED", WUNTRACED, out, nargin))
M2C_BUILTIN_AS(WCONTINUE, constant("WCONTINUE", 0, out, nargin))

static int status_argument(const char *who, int nargin, m2c_value *const *in, int *status)
{
    if (nargin != 1)
        return m2c_invalid_call(who);
    if (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR || in[0]->numel == 0)
        return m2c_error("", "%s: STATUS must be an integer", who);
    *status = (int)m2c_get(in[0], 0);
    return 0;
}

#define ABOUT_STATUS(name, make)                                                                             \
    M2C_BUILTIN(name)                                                                                        \
    {                                                                                                        \
        M2C_UNUSED;                                                                                          \
        int status;                                                                                          \
        return status_argument(#name, nargin, in, &status) || m2c_give(out, make);                           \
    }
ABOUT_STATUS(WIFEXITED, m2c_bool(WIFEXITED(status)))
ABOUT_STATUS(WIFSIGNALED, m2c_bool(WIFSIGNALED(status)))
ABOUT_STATUS(WIFSTOPPED, m2c_bool(WIFSTOPPED(status)))
ABOUT_STATUS(WIFCONTINUED, m2c_bool(WIFCONTINUED(status)))
ABOUT_STATUS(WCOREDUMP, m2c_double(WCOREDUMP(status)))
ABOUT_STATUS(WEXITSTATUS, m2c_double(WEXITSTATUS(status)))
ABOUT_STATUS(WTERMSIG, m2c_double(WTERMSIG(status)))
ABOUT_STATUS(WSTOPSIG, m2c_double(WSTOPSIG(status)))
