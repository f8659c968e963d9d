/* Numbers as text for num2str, mat2str, int2str and rats. */
#ifndef M2C_NUMBER_TEXT_H
#define M2C_NUMBER_TEXT_H

#include "text_internal.h"

/* Significant digits, and the columns that a number and an imaginary part (without i) take. */
typedef struct m2c_number_style {
    int digits, width, imag_width;
} m2c_number_style;

m2c_number_style m2c_number_style_of(const m2c_value *v);
/* All digits of integers, however many. */
m2c_number_style m2c_integer_style_of(const m2c_value *v);
m2c_number_style m2c_number_style_digits(int digits);
/* How many numbers of a value num2str writes in a line: a row of it, and of an array that has more dimensions
 * as many rows as it has dimensions but one. */
ptrdiff_t m2c_numbers_in_a_line(const m2c_value *v);
/* The rows of a numeric value as a char matrix, without the blanks common to all rows at the ends. */
m2c_value *m2c_number_rows(const m2c_value *v, const m2c_number_style *f);
m2c_value *m2c_trimmed_rows(int n, m2c_bytes *row);
/* A number without padding, "1+2i"; digits of its real and its imaginary part. */
void m2c_put_plain_number(m2c_text *t, double complex z, bool is_complex, const int digits[2]);
bool m2c_number_is_na(double x);

#endif
