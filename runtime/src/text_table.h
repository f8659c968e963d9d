/* Columns of numbers and words that are read from text, for textscan and strread. */
#ifndef M2C_TEXT_TABLE_H
#define M2C_TEXT_TABLE_H

#include "text_scan.h"

/* One conversion of a format, and the column that it fills. */
typedef struct m2c_table_column {
    char kind; /* f number, s word, q word or quoted text, c characters, [ those of a set, l literal text */
    bool discard;
    size_t width; /* 0: no limit */
    int decimals; /* that numbers are rounded to; -1: all */
    m2c_class cls;
    uint8_t set[32];
    m2c_text literal;
    m2c_scan_result x, imaginary; /* the latter has elements from the first complex number on */
    m2c_list words;
} m2c_table_column;

typedef struct m2c_table {
    m2c_bytes s;
    size_t at;
    m2c_text blanks, delimiters, ends; /* characters; ends: of lines */
    m2c_list long_delimiters;          /* those of several characters */
    m2c_list as_empty;                 /* words that are empty fields of numbers */
    m2c_value *comment[2];             /* how comments open and close; [1] NULL: with the line */
    bool merge;                        /* several delimiters count as one */
    bool stop_at_error;                /* or fail */
    bool complex_too;                  /* are there complex numbers? */
    bool by_lines; /* does a row end its line, and does the repeat count limit lines, too? */
    bool collect;  /* neighbours of one class are one result */
    double empty;  /* what an empty number field is */
    double repeat, header_lines;
    m2c_table_column *column;
    int count;
    char delimiter; /* what was passed behind the last field: its first character, or 0 */
} m2c_table;

/* Length of the number at s, or 0: a real one, or one with an imaginary part. */
size_t m2c_table_real(m2c_bytes s, double *x);
size_t m2c_table_complex(m2c_bytes s, double *x, double *imaginary);
bool m2c_table_has(const m2c_text *set, char c);
m2c_table_column *m2c_table_add(m2c_table *t, char kind);
void m2c_table_free(m2c_table *t);
/* Reads rows until the text or the repeat count ends, or a field does not fit. */
int m2c_table_read(m2c_table *t, const char *who);
/* Without a format: as many number columns as the first line has fields. */
void m2c_table_guess(m2c_table *t);

#endif
