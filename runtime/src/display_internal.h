/* What the display sources share: number layouts and the printers of each class of value. */
#ifndef M2C_DISPLAY_INTERNAL_H
#define M2C_DISPLAY_INTERNAL_H

#include "m2c/display.h"
#include "m2c/memory.h"

/* How the numbers of one value are printed. */
typedef struct m2c_layout {
    char kind;      /* 'f' fixed, 'e' exponent, 'g' general, 'r' a fraction, 'n' or 'N' (for a scalar) with an
                       exponent that 3 divides, 'h' or 'b' the bytes as digits or bits */
    int precision;  /* decimals for f, e and n, significant digits for g, bytes for h and b */
    int width;      /* of a real number or the real part, with its sign */
    int imag_width; /* of the imaginary part, without sign */
} m2c_layout;

/* Digits of the largest and of the smallest magnitude among finite parts, and what else decides about a
 * layout. */
typedef struct m2c_extremes {
    int most, least;
    bool integers;  /* all finite parts are integers (as single numbers, for arrays) */
    bool nonfinite; /* some part is Inf or NaN */
    bool single;
} m2c_extremes;

/* A page of rows x columns of a numeric value; `indent` columns go before each line. */
typedef struct m2c_page {
    const m2c_value *v;
    ptrdiff_t offset, rows, cols;
    int indent;
    bool spaced; /* a blank line after each chunk of columns */
} m2c_page;

/* format_layout.c */
int m2c_digits(double x);
m2c_layout m2c_layout_scalar(const m2c_extremes *x);
m2c_layout m2c_layout_matrix(const m2c_extremes *x);
m2c_layout m2c_layout_complex(const m2c_extremes *x, bool scalar);
m2c_layout m2c_layout_range(const m2c_value *v);
/* `pairs`: the imaginary parts count, too; a real page of a complex value shows none. */
m2c_extremes m2c_extremes_of(const m2c_page *p, bool pairs);
/* format_number.c: width 0 pads nothing. */
void m2c_fraction(char buf[64], double x, int length);
void m2c_put_number(m2c_text *t, const m2c_layout *f, double x, int width);
void m2c_put_scalar(m2c_text *t, const m2c_layout *f, double x);
void m2c_put_complex(m2c_text *t, const m2c_layout *f, double re, double im);
bool m2c_shows_bytes(void);                                /* format hex or format bit? */
void m2c_put_bytes(m2c_text *t, uint64_t bits, int bytes); /* format hex, format bit */
bool m2c_is_na(double x);
void m2c_put_empty(m2c_text *t, const char *brackets, const m2c_value *v); /* [](0x0), {}(1x0) */
void m2c_put_spaces(m2c_text *t, ptrdiff_t n);
/* A blank line, which the compact format leaves out but at the margin. */
void m2c_put_gap(m2c_text *t, int indent);
/* Ends a line above what it announces. */
void m2c_end_heading(m2c_text *t);
/* display_signs.c: format + */
void m2c_disp_signs(m2c_text *t, const m2c_page *p);
char m2c_sign_of(const m2c_value *v, ptrdiff_t k);
/* display_matrix.c, display_int.c: rows of a page, and a scalar on its line. */
void m2c_disp_float_page(m2c_text *t, const m2c_page *p);
void m2c_disp_float_scalar(m2c_text *t, const m2c_value *v);
void m2c_disp_diagonal(m2c_text *t, const m2c_page *p);
void m2c_disp_permutation(m2c_text *t, const m2c_page *p);
void m2c_disp_int_page(m2c_text *t, const m2c_page *p);
void m2c_disp_int_scalar(m2c_text *t, const m2c_value *v);
void m2c_disp_char_page(m2c_text *t, const m2c_page *p);
/* Prints rows in chunks of columns that fit the line; `cell` prints one element. */
typedef void m2c_element_printer(m2c_text *t, const m2c_page *p, ptrdiff_t k, const void *how);
void m2c_disp_columns(m2c_text *t, const m2c_page *p, ptrdiff_t width, m2c_element_printer *cell,
                      const void *how);
/* display_scalar.c: a number or truth value without its newline. */
void m2c_put_scalar_value(m2c_text *t, const m2c_value *v);
/* display.c: name = value at an indentation, as nested values print. */
void m2c_display_at(m2c_text *t, const char *name, const m2c_value *v, int indent);
/* display_sparse.c */
void m2c_disp_sparse(m2c_text *t, const m2c_value *v);
void m2c_display_sparse(m2c_text *t, const char *name, const m2c_value *v, int indent);
/* display_container.c, display_object.c */
void m2c_display_cell(m2c_text *t, const char *name, const m2c_value *v, int indent);
void m2c_disp_cell(m2c_text *t, const m2c_value *v, int indent);
void m2c_display_struct(m2c_text *t, const char *name, const m2c_value *v, int indent);
void m2c_disp_struct(m2c_text *t, const m2c_value *v, int indent);
void m2c_display_object(m2c_text *t, const char *name, const m2c_value *v, int indent);
void m2c_disp_object(m2c_text *t, const m2c_value *v);
/* The same for objects of the program's classes. */
void m2c_display_instance(m2c_text *t, const char *name, const m2c_value *v, int indent);
void m2c_put_instance(m2c_text *t, const m2c_value *v, int indent);

#endif
