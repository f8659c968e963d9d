/* Calendar arithmetic: days are counted from the year 0. */
#ifndef M2C_TEXT_DATE_H
#define M2C_TEXT_DATE_H

#include "text_internal.h"

bool m2c_is_leap(double year);
int m2c_days_in_month(double year, int month); /* month from 0 */
double m2c_day_number(const double part[6]);   /* of year, month, day, hour, minute, second */
void m2c_day_parts(double day, double part[6]);
int m2c_weekday_of(double day); /* 0 is Sunday */
const char *m2c_weekday_name(int day);
const char *m2c_date_format(int k); /* datestr's numbered formats; NULL for others */
void m2c_put_date(m2c_text *t, const char *format, const double part[6]); /* its month has a name */
bool m2c_read_date(const char *s, const char *format, double part[6]);

#endif
