/* datenum, datestr, datevec, weekday. Declared in mat2c/builtins/. */
#include "m2c/typed.h"
#include "text_date.h"

#include <math.h>

/* A format has one place for each part of a date. */
static int check_specifiers(const m2c_value *format)
{
    static const char letter[] = "ymdHMS";
    static const char *const part[] = {"year", "month", "day", "hour", "minute", "second"};
    char *f = m2c_cstring(format);
    int status = 0, seen[6] = {0};
    for (const char *c = f; *c && !status; c++) {
        const char *known = strchr(letter, *c);
        if (!known || c[1] != *c || (c > f && c[-1] == *c))
            continue;
        if (++seen[known - letter] > 1)
            status = m2c_error("", "datevec: multiple %s specifiers in %s", part[known - letter], f);
    }
    m2c_free(f);
    return status;
}

/* Parses a text by a format, or by the first known format that fits. */
static int parse_date(const m2c_value *v, const m2c_value *format, double part[6])
{
    static const char *const known[] = {"yyyy-mm-dd HH:MM:SS",
                                        "yyyy/mm/dd HH:MM:SS",
                                        "dd-mmm-yyyy HH:MM:SS",
                                        "dd-mmm-yyyy",
                                        "mm/dd/yy",
                                        "mm/dd",
                                        "HH:MM:SS",
                                        "HH:MM:SS PM",
                                        "HH:MM",
                                        "HH:MM PM",
                                        "mm/dd/yyyy",
                                        "mmm-dd-yyyy HH:MM:SS",
                                        "mmm-dd-yyyy",
                                        "dd mmm yyyy HH:MM:SS",
                                        "dd mmm yyyy",
                                        "mmm dd yyyy HH:MM:SS",
                                        "mmm dd yyyy",
                                        "mmm.dd,yyyy HH:MM:SS",
                                        "mmm.dd,yyyy",
                                        "yyyy/mm/dd",
                                        "yyyy-mm-dd",
                                        "yyyy-mm-dd HH:MM",
                                        "mmmyy"};
    if (format && check_specifiers(format))
        return 1;
    if (v->cls != M2C_CHAR)
        return m2c_error("", "strptime: argument STR must be a string");
    char *s = m2c_cstring(v), *f = format ? m2c_cstring(format) : NULL;
    bool found = f && m2c_read_date(s, f, part);
    for (size_t k = 0; !f && !found && k < sizeof known / sizeof *known; k++)
        found = m2c_read_date(s, known[k], part);
    if (!found)
        m2c_error("", format ? "datevec: DATE not parsed correctly with given format"
                             : "datevec: none of the standard formats match the DATE string");
    m2c_free(s);
    m2c_free(f);
    return !found;
}

/* The dates of an argument as rows of six parts: of texts, of date vectors, or of day numbers. */
static int rows_of_parts(m2c_value **out, const char *who, const m2c_value *v, const m2c_value *format,
                         bool parts)
{
    bool text = v->cls == M2C_CHAR, cell = v->cls == M2C_CELL;
    if (!text && !cell && !m2c_is_arith(v))
        return m2c_error("", "%s: all inputs must be numeric or text", who);
    parts = parts && !text && !cell;
    ptrdiff_t n = text || parts ? v->dims[0] : v->numel;
    ptrdiff_t dims[2] = {n, 6};
    m2c_value *r = m2c_zeros(M2C_DOUBLE, 2, dims, 0);
    int status = 0;
    for (ptrdiff_t i = 0; i < n && !status; i++) {
        double part[6] = {0};
        if (text) {
            m2c_text t = m2c_row_text(v, i);
            m2c_value *row = m2c_text_take(&t);
            status = parse_date(row, format, part);
            m2c_release(row);
        } else if (cell) {
            status = parse_date(v->cell[i], format, part);
        } else if (parts) {
            for (ptrdiff_t j = 0; j < v->dims[1]; j++)
                part[j] = m2c_get(v, i + j * n);
        } else {
            m2c_day_parts(m2c_get(v, i), part);
        }
        for (int j = 0; j < 6; j++)
            r->f64[i + j * n] = part[j];
    }
    return m2c_set_unless(status, out, r);
}

static void parts_of_row(const m2c_value *rows, ptrdiff_t i, double part[6])
{
    for (int j = 0; j < 6; j++)
        part[j] = rows->f64[i + j * rows->dims[0]];
}

/* Year, month, … in arguments of their own, scalars or arrays of one shape. */
static int datenum_of_arguments(m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_value *shape = in[0];
    for (int k = 1; k < nargin; k++)
        if (shape->numel == 1)
            shape = in[k];
        else if (in[k]->numel != 1 && !m2c_same_dims(shape, in[k]))
            return m2c_error("", "datenum: incompatible sizes for YEAR, MONTH, DAY");
    m2c_value *r = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++) {
        double part[6] = {0, 1, 1, 0, 0, 0};
        for (int j = 0; j < nargin; j++)
            part[j] = m2c_get(in[j], in[j]->numel == 1 ? 0 : k);
        r->f64[k] = m2c_day_number(part);
    }
    m2c_set(out, r);
    return 0;
}

static int datenum_of_rows(m2c_value **days, m2c_value **seconds, m2c_value *const *in, int nargin)
{
    m2c_value *rows = NULL;
    if (rows_of_parts(&rows, "datenum", in[0], nargin > 1 ? in[1] : NULL, true))
        return 1;
    *days = m2c_new2(M2C_DOUBLE, rows->dims[0], 1, 0);
    *seconds = m2c_new2(M2C_DOUBLE, rows->dims[0], 1, 0);
    for (ptrdiff_t i = 0; i < rows->dims[0]; i++) {
        double part[6], date[6] = {0};
        parts_of_row(rows, i, part);
        memcpy(date, part, 3 * sizeof *part);
        (*days)->f64[i] = m2c_day_number(part);
        (*seconds)->f64[i] = 86400 * m2c_day_number(date) + 3600 * part[3] + 60 * part[4] + part[5];
    }
    m2c_release(rows);
    return 0;
}

static int check_parts(int nargin, m2c_value *const *in)
{
    if (nargin == 1 && (in[0]->dims[1] < 3 || in[0]->dims[1] > 6))
        return m2c_error("",
                         "datenum: expected date vector containing [YEAR, MONTH, DAY, HOUR, MINUTE, SECOND]");
    for (int k = 0; k < nargin; k++)
        if (in[k]->cls != M2C_DOUBLE)
            return m2c_error("", "datenum: all inputs must be of class double");
    return 0;
}

M2C_TEXT_FN(datenum)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("datenum", nargin, 1, 6))
        return 1;
    bool text = in[0]->cls == M2C_CHAR || m2c_is_cellstr(in[0]);
    m2c_value *days = NULL, *seconds = NULL;
    int bad = 0;
    if (!text && check_parts(nargin, in))
        return 1;
    if (!text && nargin > 1)
        bad = datenum_of_arguments(&days, nargin, in);
    else
        bad = datenum_of_rows(&days, &seconds, in, nargin);
    if (bad)
        return 1;
    if (!seconds && nargout > 1) {
        seconds = m2c_to_f64(days);
        for (ptrdiff_t k = 0; k < seconds->numel; k++)
            seconds->f64[k] *= 86400;
    }
    m2c_set(&out[0], days);
    if (nargout > 1)
        m2c_set(&out[1], seconds);
    else
        m2c_release(seconds);
    return 0;
}

M2C_TEXT_FN(datevec)
{
    M2C_TEXT_UNUSED;
    m2c_value *rows = NULL;
    if (m2c_check_inputs("datevec", nargin, 1, 3) ||
        rows_of_parts(&rows, "datevec", in[0], nargin > 1 && in[1]->cls == M2C_CHAR ? in[1] : NULL, false))
        return 1;
    if (nargout < 2)
        return m2c_give(out, rows);
    for (int j = 0; j < nargout && j < 6; j++) {
        m2c_value *column = m2c_is_arith(in[0]) && in[0]->cls != M2C_CHAR
                                ? m2c_new(M2C_DOUBLE, in[0]->ndims, in[0]->dims, 0)
                                : m2c_new2(M2C_DOUBLE, rows->dims[0], 1, 0);
        memcpy(column->f64, rows->f64 + j * rows->dims[0], (size_t)column->numel * sizeof(double));
        m2c_set(&out[j], column);
    }
    m2c_release(rows);
    return 0;
}

/* The format argument as text; without one, the time is left out where there is none. */
static int choose_format(m2c_text *f, const m2c_value *v, const m2c_value *rows)
{
    m2c_text_add(f, "", 0);
    if (v && v->cls == M2C_CHAR) {
        m2c_text_add(f, (const char *)v->u8, (size_t)v->numel);
        return 0;
    }
    int k = 1;
    for (ptrdiff_t i = 0; i < rows->dims[0]; i++)
        for (int j = 3; j < 6; j++)
            if (rows->f64[i + j * rows->dims[0]] != 0)
                k = 0;
    if (v && v->numel == 1)
        k = (int)m2c_get(v, 0);
    double place = v && v->numel == 1 ? m2c_get(v, 0) + 1 : k + 1;
    if (place != floor(place) || !m2c_date_format(k))
        return m2c_bad_subscripts("dateform", 1, &place, 2, (ptrdiff_t[]){32, 1});
    m2c_text_addf(f, "%s", m2c_date_format(k));
    return 0;
}

/* Does datestr take a matrix as date vectors? Six columns, all but the seconds whole, and the first row
 * not beyond the ends of the calendar and of the clock. */
static bool has_date_vectors(const m2c_value *v)
{
    static const double most[6] = {INFINITY, 12, 31, 23, 59, 60};
    if (v->ndims != 2 || v->dims[1] != 6 || !m2c_is_arith(v))
        return false;
    for (ptrdiff_t k = 0; k < 5 * v->dims[0]; k++)
        if (m2c_get(v, k) != floor(m2c_get(v, k)))
            return false;
    for (ptrdiff_t j = 0; j < 6 && v->dims[0]; j++)
        if (m2c_get(v, j * v->dims[0]) > most[j])
            return false;
    return true;
}

/* Seconds that round to a minute, in milliseconds, make the date a later one. */
static void carry_seconds(double part[6])
{
    if (part[5] != floor(part[5]) && round(1000 * part[5]) >= 60000) {
        part[5] = 60;
        m2c_day_parts(m2c_day_number(part), part);
    }
}

static int check_months(const m2c_value *rows, const char *format)
{
    for (ptrdiff_t i = 0; i < rows->dims[0] && strstr(format, "mmm"); i++) {
        double month = m2c_get(rows, i + rows->dims[0]);
        if (month < 1)
            return m2c_error("Octave:index-out-of-bounds",
                             "names_m(%.0f): subscripts must be either integers 1 to (2^63)-1 or logicals",
                             month);
        if (month > 12)
            return m2c_error("Octave:index-out-of-bounds",
                             "names_m(%.0f): out of bound 12 (dimensions are 1x12)", month);
    }
    return 0;
}

M2C_TEXT_FN(datestr)
{
    M2C_TEXT_UNUSED;
    m2c_value *rows = NULL;
    m2c_text format = {0};
    if (m2c_check_inputs("datestr", nargin, 1, 3) ||
        rows_of_parts(&rows, "datestr", in[0], NULL, has_date_vectors(in[0])))
        return 1;
    if (choose_format(&format, nargin > 1 && in[1]->numel ? in[1] : NULL, rows) ||
        check_months(rows, format.s)) {
        m2c_release(rows);
        m2c_text_free(&format);
        return 1;
    }
    ptrdiff_t n = rows->dims[0];
    m2c_text *line = m2c_calloc((size_t)n, sizeof *line);
    m2c_bytes *span = m2c_alloc((size_t)n * sizeof *span);
    for (ptrdiff_t i = 0; i < n; i++) {
        double part[6];
        parts_of_row(rows, i, part);
        carry_seconds(part);
        m2c_put_date(&line[i], format.s, part);
        span[i] = (m2c_bytes){line[i].s, line[i].n};
    }
    m2c_set(&out[0], m2c_char_rows((int)n, span));
    for (ptrdiff_t i = 0; i < n; i++)
        m2c_text_free(&line[i]);
    m2c_free(line);
    m2c_free(span);
    m2c_text_free(&format);
    m2c_release(rows);
    return 0;
}

enum { A_SATURDAY = 733048 };

/* Numbers of days counted from a Saturday, which saturates in small integer classes. */
static int days_since_saturday(m2c_value **out, const m2c_value *days)
{
    m2c_value *saturday = m2c_double(A_SATURDAY);
    int bad = m2c_minus(out, days, saturday);
    m2c_release(saturday);
    return bad;
}

M2C_TEXT_FN(weekday)
{
    M2C_TEXT_UNUSED;
    m2c_value *number = NULL;
    if (m2c_check_inputs("weekday", nargin, 1, 2))
        return 1;
    if (in[0]->cls == M2C_LOGICAL)
        return m2c_error("", "'endsize' undefined near line 72, column 44");
    if (m2c_is_int(in[0]) && days_since_saturday(&number, in[0]))
        return 1;
    if (m2c_is_float(in[0]))
        m2c_copy(&number, in[0]);
    else if (!number && m2c_fn_datenum(NULL, 1, &number, 1, in))
        return 1;
    for (ptrdiff_t k = 0; k < number->numel; k++)
        if (!isfinite(m2c_get(number, k))) {
            m2c_release(number);
            return m2c_nan_truth();
        }
    m2c_value *r = m2c_new(M2C_DOUBLE, number->ndims, number->dims, 0);
    m2c_bytes *name = m2c_alloc((size_t)r->numel * sizeof *name);
    bool whole = nargin == 2 && m2c_equals_text(in[1], "long"), is_int = m2c_is_int(number);
    for (ptrdiff_t k = 0; k < r->numel; k++) {
        int day = m2c_weekday_of(m2c_get(number, k) + (is_int ? A_SATURDAY : 0));
        r->f64[k] = day + 1;
        name[k] = (m2c_bytes){m2c_weekday_name(day), whole ? strlen(m2c_weekday_name(day)) : 3};
    }
    if (nargout > 1)
        m2c_set(&out[1], m2c_char_rows((int)r->numel, name));
    m2c_free(name);
    m2c_class cls = (m2c_class)number->cls; /* of numbers, theirs */
    m2c_release(number);
    if (cls == M2C_DOUBLE)
        return m2c_give(out, r);
    int bad = m2c_cast(out, r, cls);
    m2c_release(r);
    return bad;
}
