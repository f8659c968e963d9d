/* Calendars: eomday, is_leap_year, addtodate. Declared in mat2c/builtins/. */
#include "m2c/typed.h"
#include "text_date.h"

#include <math.h>

M2C_TEXT_FN(eomday)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("eomday", nargin, 2, 2))
        return 1;
    const m2c_value *shape = in[0]->numel == 1 ? in[1] : in[0];
    if (in[0]->numel != 1 && in[1]->numel != 1 && !m2c_same_dims(in[0], in[1]))
        return m2c_error("", "eomday: Y and M must be the same size or scalars");
    m2c_value *r = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++) {
        double month = m2c_get(in[1], in[1]->numel == 1 ? 0 : k);
        if (!(month >= 1 && month < 13) || month != floor(month)) {
            m2c_release(r);
            return m2c_bad_subscripts("eom", 1, &month, 2, (ptrdiff_t[]){1, 12});
        }
        r->f64[k] = m2c_days_in_month(m2c_get(in[0], in[0]->numel == 1 ? 0 : k), (int)month - 1);
    }
    return m2c_give(out, r);
}

M2C_TEXT_FN(is_leap_year)
{
    M2C_TEXT_UNUSED;
    if (m2c_check_inputs("is_leap_year", nargin, 1, 1))
        return 1;
    m2c_value *r = m2c_new(M2C_LOGICAL, in[0]->ndims, in[0]->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++)
        r->u8[k] = m2c_is_leap(m2c_get(in[0], k));
    return m2c_give(out, r);
}

/* So many years or months later. Of months, the day is at most the last one; 29 February plus a year is in
 * March. */
static double moved(double day, int unit, double amount)
{
    double part[6];
    m2c_day_parts(day, part);
    part[unit] += amount;
    if (unit == 1) {
        double years = floor((part[1] - 1) / 12);
        part[0] += years;
        part[1] -= 12 * years;
        part[2] = fmin(part[2], m2c_days_in_month(part[0], (int)part[1] - 1));
    }
    return m2c_day_number(part);
}

M2C_TEXT_FN(addtodate)
{
    M2C_TEXT_UNUSED;
    static const char *const units[] = {"year", "month", "day", "hour", "minute", "second", "millisecond"};
    static const double parts_a_day[] = {0, 0, 1, 24, 1440, 86400, 86400000};
    int unit = 0;
    if (m2c_check_inputs("addtodate", nargin, 3, 3))
        return 1;
    if (in[2]->cls != M2C_CHAR || in[2]->dims[0] > 1)
        return m2c_error("", "addtodate: F must be a single character string");
    while (unit < 7 && !m2c_equals_text(in[2], units[unit]))
        unit++;
    if (unit == 7) {
        char *name = m2c_cstring(in[2]);
        m2c_error("", "addtodate: Invalid time unit: %s", name);
        m2c_free(name);
        return 1;
    }
    const m2c_value *shape = in[0]->numel == 1 ? in[1] : in[0];
    if (in[1]->numel != 1 && in[1]->numel != shape->numel)
        return m2c_nonconformant("operator +", in[0], in[1]);
    m2c_value *r = m2c_new(M2C_DOUBLE, shape->ndims, shape->dims, 0);
    for (ptrdiff_t k = 0; k < r->numel; k++) {
        double day = m2c_get(in[0], in[0]->numel == 1 ? 0 : k);
        double amount = m2c_get(in[1], in[1]->numel == 1 ? 0 : k);
        r->f64[k] = unit < 2 ? moved(day, unit, amount) : day + amount / parts_a_day[unit];
    }
    return m2c_give(out, r);
}
