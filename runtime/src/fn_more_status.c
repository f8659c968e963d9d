/* Builtins: the system's numbers for files and processes, and what the status of a process says. */
#define _GNU_SOURCE
#include "core_util.h"
#include "m2c/fn_more.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <fcntl.h>
#include <sys/wait.h>

M2C_BUILTIN_AS(F_DUPFD, m2c_give_fixed("F_DUPFD", F_DUPFD, out, nargin))
M2C_BUILTIN_AS(F_GETFD, m2c_give_fixed("F_GETFD", F_GETFD, out, nargin))
M2C_BUILTIN_AS(F_GETFL, m2c_give_fixed("F_GETFL", F_GETFL, out, nargin))
M2C_BUILTIN_AS(F_SETFD, m2c_give_fixed("F_SETFD", F_SETFD, out, nargin))
M2C_BUILTIN_AS(F_SETFL, m2c_give_fixed("F_SETFL", F_SETFL, out, nargin))
M2C_BUILTIN_AS(O_APPEND, m2c_give_fixed("O_APPEND", O_APPEND, out, nargin))
M2C_BUILTIN_AS(O_ASYNC, m2c_give_fixed("O_ASYNC", O_ASYNC, out, nargin))
M2C_BUILTIN_AS(O_CREAT, m2c_give_fixed("O_CREAT", O_CREAT, out, nargin))
M2C_BUILTIN_AS(O_EXCL, m2c_give_fixed("O_EXCL", O_EXCL, out, nargin))
M2C_BUILTIN_AS(O_NONBLOCK, m2c_give_fixed("O_NONBLOCK", O_NONBLOCK, out, nargin))
M2C_BUILTIN_AS(O_RDONLY, m2c_give_fixed("O_RDONLY", O_RDONLY, out, nargin))
M2C_BUILTIN_AS(O_RDWR, m2c_give_fixed("O_RDWR", O_RDWR, out, nargin))
M2C_BUILTIN_AS(O_SYNC, m2c_give_fixed("O_SYNC", O_SYNC, out, nargin))
M2C_BUILTIN_AS(O_TRUNC, m2c_give_fixed("O_TRUNC", O_TRUNC, out, nargin))
M2C_BUILTIN_AS(O_WRONLY, m2c_give_fixed("O_WRONLY", O_WRONLY, out, nargin))
M2C_BUILTIN_AS(WNOHANG, m2c_give_fixed("WNOHANG", WNOHANG, out, nargin))
M2C_BUILTIN_AS(WUNTRACED, m2c_give_fixed("WUNTRACED", WUNTRACED, out, nargin))
M2C_BUILTIN_AS(WCONTINUE, m2c_give_fixed("WCONTINUE", 0, out, nargin))

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

#endif
