/* What Octave prints: display of `x` without a semicolon, disp(x), and the printf family. stdout is buffered
 * by C. */
#ifndef M2C_DISPLAY_H
#define M2C_DISPLAY_H

#include "m2c/error.h"
#include "m2c/value.h"

M2C_BEGIN

/* `name = value` as for a statement without a semicolon. */
int m2c_display(const char *name, const m2c_value *v);
int m2c_disp(const m2c_value *v);
/* A growable text buffer. */
typedef struct m2c_text {
    char *s; /* NUL-terminated, may hold NULs */
    size_t n, cap;
} m2c_text;
void m2c_text_add(m2c_text *t, const char *s, size_t n);
void m2c_text_addf(m2c_text *t, const char *format, ...) M2C_PRINTF(2, 3);
void m2c_text_free(m2c_text *t);
/* As m2c_display and m2c_disp, into a buffer. */
int m2c_display_text(m2c_text *t, const char *name, const m2c_value *v);
int m2c_disp_text(m2c_text *t, const m2c_value *v);
/* The printf family: a MATLAB template (escapes already resolved when `template_` was a double-quoted
 * literal; single-quoted templates have them resolved here) applied to values, recycled as MATLAB does. */
int m2c_format(m2c_text *t, const char *who, const m2c_value *template_, int n, m2c_value *const *args);
/* Scalars of typed code: doubles as they are, of other classes views. */
void m2c_display_f64(const char *name, double x);
void m2c_disp_f64(double x);
void m2c_display_scalar(const char *name, const m2c_value *v);
void m2c_disp_scalar(const m2c_value *v);
/* printf of real scalars, all of them doubles: as many as there are conversions in a good template, which has
 * its escapes resolved. */
void m2c_printf(const char *template_, ...);
/* The pieces of a text that typed code prints, each put behind the *n characters of a block: a number by a
 * good conversion ("5.2f"), one by %d, a character, and several. */
void m2c_add_number(unsigned char **block, size_t *capacity, ptrdiff_t *n, const char *conversion, double x);
void m2c_add_integer(unsigned char **block, size_t *capacity, ptrdiff_t *n, ptrdiff_t x);
void m2c_add_char(unsigned char **block, size_t *capacity, ptrdiff_t *n, unsigned char c);
void m2c_add_chars(unsigned char **block, size_t *capacity, ptrdiff_t *n, const void *s, ptrdiff_t count);
/* Output style set by `format long`, `format short`, `format`, … */
typedef enum m2c_output_format {
    M2C_FORMAT_SHORT,
    M2C_FORMAT_LONG,
    M2C_FORMAT_SHORT_G,
    M2C_FORMAT_LONG_G,
    M2C_FORMAT_SHORT_E,
    M2C_FORMAT_LONG_E,
    M2C_FORMAT_SHORT_ENG,
    M2C_FORMAT_LONG_ENG,
    M2C_FORMAT_BANK,
    M2C_FORMAT_RAT,
    M2C_FORMAT_HEX,
    M2C_FORMAT_BIT,
    M2C_FORMAT_PLUS
} m2c_output_format;
extern M2C_STATE m2c_output_format m2c_format_style;
extern M2C_STATE bool m2c_format_native;    /* hex and bit: in the order of the memory */
extern M2C_STATE bool m2c_format_uppercase; /* letters in numbers: 1E+10 */
extern M2C_STATE bool m2c_format_compact;   /* `format compact`: empty lines only behind a variable */
extern M2C_STATE int m2c_output_precision;  /* significant digits: 5 for short, 16 for long */
/* Where text goes: stdout, or the buffer of an evalc. */
void m2c_put(const char *s, size_t n);
void m2c_puts(const char *s);
/* Sends text to a buffer (NULL: stdout) from now on; returns where it went before. */
m2c_text *m2c_capture(m2c_text *to);

M2C_END

#endif
