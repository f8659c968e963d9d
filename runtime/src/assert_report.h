/* The table of differences that assert reports. */
#ifndef M2C_ASSERT_REPORT_H
#define M2C_ASSERT_REPORT_H

#include "m2c/display.h"
#include "m2c/value.h"

typedef struct m2c_assert_report {
    m2c_text rows;
    int count;
} m2c_assert_report;

void m2c_assert_row(m2c_assert_report *r, const char *where, const char *observed, const char *expected,
                    const char *reason);
/* Where element k of v is: "()", "(3)", "(2,1)". */
void m2c_assert_where(char *buf, size_t size, const m2c_value *v, ptrdiff_t k);
/* A number as in the table. */
void m2c_assert_number(char *buf, size_t size, const m2c_value *v, ptrdiff_t k);
/* Adds the table to the reports if it has rows, and frees it. */
void m2c_assert_finish(m2c_assert_report *r, const char *arguments);
/* Raises the error with all reports; 0 where there are none. */
int m2c_assert_raise(void);
void m2c_assert_forget(void);

#endif
