/* Builtins: what the system knows of its users and their groups: getpwuid, getpwnam, getpwent, setpwent,
 * endpwent, getgrgid, getgrnam, getgrent, setgrent, endgrent. */
#define _DEFAULT_SOURCE /* getpwent and the like */
#include "core_util.h"
#include "m2c/fn_more.h"
#include "m2c/fn_text.h"

#include "m2c/config.h"
#if M2C_POSIX

#include <grp.h>
#include <math.h>
#include <pwd.h>

/* 0 stands for a user that there is not. */
static int give_user(m2c_value **out, int nargout, const struct passwd *p)
{
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(""));
    if (!p)
        return m2c_give(out, m2c_double(0));
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "name", m2c_char(p->pw_name));
    m2c_struct_put(s, "passwd", m2c_char(p->pw_passwd));
    m2c_struct_put(s, "uid", m2c_double((double)p->pw_uid));
    m2c_struct_put(s, "gid", m2c_double((double)p->pw_gid));
    m2c_struct_put(s, "gecos", m2c_char(p->pw_gecos));
    m2c_struct_put(s, "dir", m2c_char(p->pw_dir));
    m2c_struct_put(s, "shell", m2c_char(p->pw_shell));
    return m2c_give(out, s);
}

/* The names of the members as the rows of a text. */
static m2c_value *members_of(const struct group *g)
{
    int n = 0;
    while (g->gr_mem[n])
        n++;
    m2c_value *names = m2c_cellstr(n, 1, g->gr_mem), *rows = NULL;
    if (n == 0 || m2c_fn_char(NULL, 1, &rows, 1, &names))
        m2c_set(&rows, m2c_char(""));
    m2c_release(names);
    return rows;
}

static int give_group(m2c_value **out, int nargout, const struct group *g)
{
    if (nargout > 1)
        m2c_set(&out[1], m2c_char(""));
    if (!g)
        return m2c_give(out, m2c_double(0));
    m2c_value *s = m2c_struct();
    m2c_struct_put(s, "name", m2c_char(g->gr_name));
    m2c_struct_put(s, "passwd", m2c_char("")); /* kept from programs */
    m2c_struct_put(s, "gid", m2c_double((double)g->gr_gid));
    m2c_struct_put(s, "mem", members_of(g));
    return m2c_give(out, s);
}

/* The number of a user or group. */
static int number_of(const char *who, const char *what, int nargin, m2c_value *const *in, unsigned *id)
{
    double x;
    if (nargin != 1)
        return m2c_invalid_call(who);
    if (in[0]->cls == M2C_CHAR)
        return m2c_error("", "invalid conversion from string to real scalar");
    if (m2c_to_double(in[0], who, &x))
        return 1;
    if (x != floor(x))
        return m2c_error("", "%s: %s must be an integer", who, what);
    *id = (unsigned)x;
    return 0;
}

static int name_of(const char *who, int nargin, m2c_value *const *in, char **name)
{
    if (nargin != 1)
        return m2c_invalid_call(who);
    *name = m2c_cstring(in[0]);
    return 0;
}

M2C_BUILTIN(getpwuid)
{
    M2C_UNUSED;
    unsigned id;
    return number_of("getpwuid", "UID", nargin, in, &id) || give_user(out, nargout, getpwuid(id));
}

M2C_BUILTIN(getgrgid)
{
    M2C_UNUSED;
    unsigned id;
    return number_of("getgrgid", "GID", nargin, in, &id) || give_group(out, nargout, getgrgid(id));
}

M2C_BUILTIN(getpwnam)
{
    M2C_UNUSED;
    char *name = NULL;
    if (name_of("getpwnam", nargin, in, &name))
        return 1;
    int status = give_user(out, nargout, getpwnam(name));
    m2c_free(name);
    return status;
}

M2C_BUILTIN(getgrnam)
{
    M2C_UNUSED;
    char *name = NULL;
    if (name_of("getgrnam", nargin, in, &name))
        return 1;
    int status = give_group(out, nargout, getgrnam(name));
    m2c_free(name);
    return status;
}

M2C_BUILTIN_AS(getpwent, nargin ? m2c_invalid_call("getpwent") : give_user(out, nargout, getpwent()))
M2C_BUILTIN_AS(getgrent, nargin ? m2c_invalid_call("getgrent") : give_group(out, nargout, getgrent()))
M2C_BUILTIN_AS(setpwent, nargin ? m2c_invalid_call("setpwent") : (setpwent(), m2c_give_count(out, 0)))
M2C_BUILTIN_AS(endpwent, nargin ? m2c_invalid_call("endpwent") : (endpwent(), m2c_give_count(out, 0)))
M2C_BUILTIN_AS(setgrent, nargin ? m2c_invalid_call("setgrent") : (setgrent(), m2c_give_count(out, 0)))
M2C_BUILTIN_AS(endgrent, nargin ? m2c_invalid_call("endgrent") : (endgrent(), m2c_give_count(out, 0)))

#endif
