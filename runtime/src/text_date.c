/* Days and dates: datenum, datevec, datestr, weekday and the calendar. Declared in mat2c/builtins/. */
#define _POSIX_C_SOURCE 200809L

#include "text_date.h"
#include "system.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};
static const char *const days[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                   "Thursday", "Friday", "Saturday"};

bool m2c_is_leap(double year)
{
    return fmod(year, 4) == 0 && (fmod(year, 100) != 0 || fmod(year, 400) == 0);
}

int m2c_days_in_month(double year, int month)
{
    static const int count[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 0 || month > 11) /* of no date */
        return 0;
    return count[month] + (month == 1 && m2c_is_leap(year));
}

double m2c_day_number(const double part[6])
{
    double given = part[1] < 1 && part[1] == floor(part[1]) ? 1 : part[1], years = floor((given - 1) / 12);
    double year = part[0] + years, month = given - 12 * years;
    double whole = floor(month), n = 365 * year + ceil(year / 4) - ceil(year / 100) + ceil(year / 400);
    for (int m = 0; m < (int)whole - 1; m++)
        n += m2c_days_in_month(year, m);
    n += (month - whole) * m2c_days_in_month(year, (int)whole - 1);
    return n + part[2] + (part[3] + (part[4] + part[5] / 60) / 60) / 24;
}

void m2c_day_parts(double day, double part[6])
{
    if (!isfinite(day)) {
        for (int k = 0; k < 6; k++)
            part[k] = NAN;
        return;
    }
    double whole = floor(day), seconds = (day - whole) * 86400;
    seconds = round(seconds * 1e3) / 1e3; /* what a double that counts days is good for */
    if (seconds >= 86400) {
        whole++;
        seconds -= 86400;
    }
    double year = floor(whole / 365.2425);
    double first[6] = {year + 1, 1, 1, 0, 0, 0};
    while (m2c_day_number(first) <= whole)
        first[0]++;
    while (m2c_day_number(first) > whole)
        first[0]--;
    double rest = whole - m2c_day_number(first);
    int month = 0;
    for (; rest >= m2c_days_in_month(first[0], month); month++)
        rest -= m2c_days_in_month(first[0], month);
    part[0] = first[0];
    part[1] = month + 1;
    part[2] = rest + 1;
    part[3] = floor(seconds / 3600);
    part[4] = floor((seconds - 3600 * part[3]) / 60);
    part[5] = seconds - 3600 * part[3] - 60 * part[4];
}

int m2c_weekday_of(double day)
{
    double left = fmod(floor(day) - 2, 7);
    return left == left ? (int)(left < 0 ? left + 7 : left) : 0;
}

const char *m2c_weekday_name(int day)
{
    return days[day];
}

/* --- text ---------------------------------------------------------------------------------------- */
/* The numbered formats of datestr. */
static const char *const formats[] = {"dd-mmm-yyyy HH:MM:SS",
                                      "dd-mmm-yyyy",
                                      "mm/dd/yy",
                                      "mmm",
                                      "m",
                                      "mm",
                                      "mm/dd",
                                      "dd",
                                      "ddd",
                                      "d",
                                      "yyyy",
                                      "yy",
                                      "mmmyy",
                                      "HH:MM:SS",
                                      "HH:MM:SS PM",
                                      "HH:MM",
                                      "HH:MM PM",
                                      "QQ-YY",
                                      "QQ",
                                      "dd/mm",
                                      "dd/mm/yy",
                                      "mmm.dd,yyyy HH:MM:SS",
                                      "mmm.dd,yyyy",
                                      "mm/dd/yyyy",
                                      "dd/mm/yyyy",
                                      "yy/mm/dd",
                                      "yyyy/mm/dd",
                                      "QQ-YYYY",
                                      "mmmyyyy",
                                      "yyyy-mm-dd",
                                      "yyyymmddTHHMMSS",
                                      "yyyy-mm-dd HH:MM:SS"};

const char *m2c_date_format(int k)
{
    return k >= 0 && k < 32 ? formats[k] : NULL;
}

static size_t run_of(const char *s)
{
    size_t n = 1;
    while (s[n] == s[0])
        n++;
    return n;
}

static void put_word(m2c_text *t, const char *word, size_t run)
{
    size_t all = strlen(word);
    m2c_text_add(t, word, run == 1 && all ? 1 : run == 3 && all ? 3 : all);
}

/* One run of a format letter; returns how many characters it took, 0 where they are plain text. */
static size_t put_field(m2c_text *t, const char *f, const double part[6], bool twelve, double day)
{
    size_t n = run_of(f);
    double hour = twelve ? (part[3] == 0 ? 12 : part[3] > 12 ? part[3] - 12 : part[3]) : part[3];
    if ((*f == 'y' || *f == 'Y') && (n == 4 || n == 2))
        m2c_text_addf(t, n == 4 ? "%04.0f" : "%02.0f", n == 4 ? part[0] : fmod(part[0], 100));
    else if (*f == 'm' && n == 2)
        m2c_text_addf(t, "%02.0f", part[1]);
    else if (*f == 'm' && n <= 4)
        put_word(t, part[1] >= 1 && part[1] < 13 ? months[(int)part[1] - 1] : "", n);
    else if (*f == 'd' && n == 2)
        m2c_text_addf(t, "%02.0f", part[2]);
    else if (*f == 'd' && n <= 4)
        put_word(t, days[m2c_weekday_of(day)], n);
    else if (*f == 'H' && n == 2)
        m2c_text_addf(t, twelve ? "%2.0f" : "%02.0f", hour);
    else if (*f == 'M' && n == 2)
        m2c_text_addf(t, "%02.0f", part[4]);
    else if (*f == 'S' && n == 2)
        m2c_text_addf(t, "%02.0f", floor(part[5]));
    else if (*f == 'F' && n == 3)
        m2c_text_addf(t, "%03.0f", round((part[5] - floor(part[5])) * 1000));
    else if (*f == 'Q' && n == 2)
        m2c_text_addf(t, "Q%.0f", ceil(part[1] / 3));
    else
        return 0;
    return n;
}

void m2c_put_date(m2c_text *t, const char *format, const double part[6])
{
    double day = m2c_day_number(part);
    bool twelve = strstr(format, "AM") || strstr(format, "PM");
    for (const char *f = format; *f;) {
        if (twelve && (strncmp(f, "AM", 2) == 0 || strncmp(f, "PM", 2) == 0)) {
            m2c_text_add(t, part[3] >= 12 ? "PM" : "AM", 2);
            f += 2;
            continue;
        }
        size_t n = put_field(t, f, part, twelve, day);
        if (!n)
            m2c_text_add(t, f, n = 1);
        f += n;
    }
}

static const char *skip_spaces(const char *s)
{
    while (isspace((unsigned char)*s))
        s++;
    return s;
}

/* Reads up to `most` digits, behind spaces, of a number from `low` to `high`. */
static const char *read_number(const char *s, size_t most, double low, double high, double *x)
{
    size_t k = 0;
    s = skip_spaces(s);
    for (*x = 0; k < most && s[k] >= '0' && s[k] <= '9'; k++)
        *x = *x * 10 + (s[k] - '0');
    return k && *x >= low && *x <= high ? s + k : NULL;
}

/* Are the first n letters the same, capital or not? */
static bool same_letters(const char *s, const char *t, size_t n)
{
    for (; n; n--, s++, t++)
        if (tolower((unsigned char)*s) != tolower((unsigned char)*t))
            return false;
    return true;
}

static const char *read_month(const char *s, double *x)
{
    for (int m = 0; m < 12; m++) {
        size_t n = strlen(months[m]);
        if (same_letters(s, months[m], n) || (n = 3, same_letters(s, months[m], 3))) {
            *x = m + 1;
            return s + n;
        }
    }
    return NULL;
}

static double this_year(void)
{
    time_t now = time(NULL);
    struct tm parts;
    return localtime_r(&now, &parts) ? parts.tm_year + 1900.0 : 0;
}

/* Fields of two digits: their letters, their limits, and which part of the date they are. */
static const struct {
    char letter;
    double low, high;
    int part;
} pairs[] = {{'m', 1, 12, 1}, {'d', 1, 31, 2}, {'H', 0, 23, 3}, {'M', 0, 59, 4}, {'S', 0, 61, 5}};

/* Reads one field of n equal letters, or what stands between fields (then n becomes what it takes). */
static const char *read_field(const char *s, const char *f, size_t *n, double part[6])
{
    double value = 0;
    if ((*f == 'y' || *f == 'Y') && *n >= 2) {
        s = read_number(s, *n, 0, 9999, &part[0]);
        part[0] += *n == 2 ? (part[0] < 50 ? 2000 : 1900) : 0;
        return s;
    }
    if (*f == 'm' && *n > 2)
        return read_month(s, &part[1]);
    for (size_t k = 0; *n == 2 && k < sizeof pairs / sizeof *pairs; k++)
        if (pairs[k].letter == *f)
            return read_number(s, 2, pairs[k].low, pairs[k].high, &part[pairs[k].part]);
    if (*f == 'F' && *n == 3) {
        const char *behind = read_number(s, 3, 0, 999, &value);
        part[5] += value / (behind ? pow(10, (double)(behind - s)) : 1);
        return behind;
    }
    *n = 1;
    return *f == ' ' ? skip_spaces(s) : *s == *f ? s + 1 : NULL;
}

/* The year where none was read, and days behind the end of a month. */
static void complete_date(const char *format, double part[6])
{
    if (!strpbrk(format, "yY"))
        part[0] = this_year();
    int most = m2c_days_in_month(part[0], (int)part[1] - 1);
    if (part[2] > most) { /* never in December */
        part[2] -= most;
        part[1]++;
    }
}

bool m2c_read_date(const char *s, const char *format, double part[6])
{
    bool afternoon = false, twelve = false;
    const double start[6] = {0, 1, 1, 0, 0, 0};
    memcpy(part, start, sizeof start);
    for (const char *f = format; *f && s;) {
        size_t n = run_of(f);
        if ((*f == 'P' || *f == 'A') && f[1] == 'M') {
            twelve = true;
            afternoon = *s == 'P' || *s == 'p';
            s = *s && s[1] ? s + 2 : NULL;
            n = 2;
        } else {
            s = read_field(s, f, &n, part);
        }
        f += n;
    }
    if (!s || *skip_spaces(s) || (twelve && part[3] > 12))
        return false;
    if (twelve)
        part[3] = fmod(part[3], 12) + (afternoon ? 12 : 0);
    complete_date(format, part);
    return true;
}
