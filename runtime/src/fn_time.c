/* Builtins: the time: tic, toc, clock, cputime, time, now, date, pause. */
#define _POSIX_C_SOURCE 200809L
#include "core_util.h"
#include "m2c/display.h"
#include "system.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

static double seconds_now(void)
{
#ifdef TIME_UTC
    struct timespec t;
    timespec_get(&t, TIME_UTC);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
#else
    return (double)time(NULL);
#endif
}

static M2C_STATE double tic_time = -1;

M2C_BUILTIN(tic)
{
    M2C_UNUSED;
    double t = seconds_now();
    if (nargout > 0)
        return m2c_give(out, m2c_uint_scalar(M2C_UINT64, (uint64_t)(t * 1e6)));
    tic_time = t;
    return 0;
}

M2C_BUILTIN(toc)
{
    M2C_UNUSED;
    if (nargin > 1)
        return m2c_invalid_call("toc");
    double start = nargin > 0 ? m2c_number(in[0]) / 1e6 : tic_time;
    if (start < 0)
        return m2c_error("", "toc: function called before timer initialization with tic()");
    double elapsed = seconds_now() - start;
    if (nargout > 0)
        return m2c_give(out, m2c_double(elapsed));
    char text[80];
    int n = snprintf(text, sizeof text, "Elapsed time is %g seconds.\n", elapsed);
    m2c_put(text, (size_t)n);
    return 0;
}

static struct tm local_time(double t)
{
    time_t whole = (time_t)t;
    struct tm parts;
    localtime_r(&whole, &parts);
    return parts;
}

M2C_BUILTIN(clock)
{
    M2C_UNUSED;
    double t = seconds_now();
    struct tm p = local_time(t);
    m2c_value *v = m2c_row(6);
    const double parts[6] = {p.tm_year + 1900.0, p.tm_mon + 1.0, p.tm_mday,
                             p.tm_hour,          p.tm_min,       p.tm_sec + (t - floor(t))};
    memcpy(v->f64, parts, sizeof parts);
    return m2c_give(out, v);
}

M2C_BUILTIN(cputime)
{
    M2C_UNUSED;
    if (nargin > 0)
        return m2c_invalid_call("cputime");
    double t = (double)clock() / CLOCKS_PER_SEC;
    for (int k = 0; k < m2c_max_int(nargout, 1) && k < 3; k++)
        out[k] = m2c_double(k < 2 ? t : 0);
    return 0;
}

M2C_BUILTIN(time)
{
    M2C_UNUSED;
    return nargin > 0 ? m2c_invalid_call("time") : m2c_give(out, m2c_double(seconds_now()));
}

/* Days since year 0 of the proleptic calendar, as datenum counts them. */
static double day_number(const struct tm *p)
{
    long year = p->tm_year + 1900L, month = p->tm_mon + 1L;
    if (month < 3) {
        year--;
        month += 12;
    }
    long days =
        365 * year + year / 4 - year / 100 + year / 400 + (153 * (month - 3) + 2) / 5 + p->tm_mday + 60;
    return (double)days;
}

M2C_BUILTIN(now)
{
    M2C_UNUSED;
    double t = seconds_now();
    struct tm p = local_time(t);
    double of_day = p.tm_hour * 3600.0 + p.tm_min * 60.0 + p.tm_sec + (t - floor(t));
    return m2c_give(out, m2c_double(day_number(&p) + of_day / 86400));
}

M2C_BUILTIN(date)
{
    M2C_UNUSED;
    static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    struct tm p = local_time(seconds_now());
    char text[32];
    snprintf(text, sizeof text, "%02d-%s-%d", p.tm_mday, months[p.tm_mon], p.tm_year + 1900);
    return m2c_give_text(out, text);
}

static M2C_STATE bool pauses = true; /* they can be switched off */

static int switch_pauses(int nargout, m2c_value **out, const m2c_value *v)
{
    bool before = pauses, asks = m2c_equals_text(v, "query");
    if (m2c_equals_text(v, "on") || m2c_equals_text(v, "off"))
        pauses = m2c_equals_text(v, "on");
    else if (!asks)
        return m2c_error("", "pause: first argument must be \"on\", \"off\", or \"query\"");
    return nargout > 0 || asks ? m2c_give_text(out, before ? "on" : "off") : 0;
}

static void sleep_for(double seconds)
{
    if (!isfinite(seconds) || seconds < 0)
        return;
#if M2C_POSIX
    struct timespec t = {(time_t)seconds, (long)((seconds - floor(seconds)) * 1e9)};
    nanosleep(&t, NULL);
#else
    for (double end = seconds_now() + seconds; seconds_now() < end;)
        continue;
#endif
}

M2C_BUILTIN(pause)
{
    M2C_UNUSED;
    if (nargin > 1)
        return m2c_invalid_call("pause");
    fflush(stdout);
    if (nargin > 0 && in[0]->cls == M2C_CHAR)
        return switch_pauses(nargout, out, in[0]);
    if (nargin > 0 && (!m2c_is_arith(in[0]) || in[0]->numel == 0))
        return m2c_error("", "pause: N must be a scalar real value");
    if (nargin > 0 && isnan(m2c_get(in[0], 0)))
        m2c_warn("", "pause: NaN is an invalid delay");
    else if (nargin > 0 && pauses)
        sleep_for(m2c_get(in[0], 0));
    return 0;
}
