/* The scanf family: a template that takes text apart into numbers and characters. */
#ifndef M2C_TEXT_SCAN_H
#define M2C_TEXT_SCAN_H

#include "text_internal.h"

/* One piece of a template. */
typedef struct m2c_scan_piece {
    enum { M2C_SCAN_SPACE, M2C_SCAN_LITERAL, M2C_SCAN_VALUE } kind;
    char conversion; /* of a value: d i u x o f c s [ ; the literal character */
    bool discard, wide;
    int width;       /* 0: no limit */
    uint8_t set[32]; /* of [ */
} m2c_scan_piece;

typedef struct m2c_scan_template {
    m2c_scan_piece *piece;
    int count, values;
    bool all_text; /* only %s, %c and %[: the result is text */
} m2c_scan_template;

int m2c_scan_parse(m2c_scan_template *t, const char *who, const m2c_value *source);
void m2c_scan_free(m2c_scan_template *t);

/* Numbers read so far; characters are their codes. */
typedef struct m2c_scan_result {
    double *x;
    ptrdiff_t n, cap;
    ptrdiff_t count; /* conversions done */
    size_t at;       /* how far the text was read */
    bool mismatch;
} m2c_scan_result;

/* What one value conversion did. */
typedef enum m2c_scan_status { M2C_SCAN_DONE, M2C_SCAN_END, M2C_SCAN_FAILED } m2c_scan_status;
m2c_scan_status m2c_scan_piece_run(const m2c_scan_piece *p, m2c_bytes s, m2c_scan_result *r);
/* Runs the template over the text until that ends, does not match, or `most` values are there, or conversions
 * where all are text (-1: no limit). */
void m2c_scan_run(const m2c_scan_template *t, m2c_bytes s, ptrdiff_t most, m2c_scan_result *r);
/* A decimal number at s: its length, or 0. */
size_t m2c_scan_number(m2c_bytes s, double *x);

#endif
