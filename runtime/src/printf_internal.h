/* What the sources of the printf family share. */
#ifndef M2C_PRINTF_INTERNAL_H
#define M2C_PRINTF_INTERNAL_H

#include "m2c/display.h"

/* One piece of a template: literal text (conversion 0) or a conversion. */
typedef struct m2c_piece {
    char conversion;
    char flags[8];
    char bits;            /* MATLAB's %bx and %tx: the representation as a double or a single; else 0 */
    int order;            /* MATLAB's %n$: the argument, from 1; else 0 */
    int width, precision; /* NONE, or STAR for the next argument */
    size_t start, length; /* literal: where in the resolved template */
} m2c_piece;

enum { M2C_SPEC_NONE = -1, M2C_SPEC_STAR = -2 };

typedef struct m2c_template {
    m2c_text text; /* the template with escapes resolved */
    m2c_piece *piece;
    int count, cap;
    int conversions;
} m2c_template;

/* One argument value: an element, or the nothing that an empty argument is. */
typedef struct m2c_datum {
    enum { M2C_DATUM_EMPTY, M2C_DATUM_NUMBER } kind;
    const char *not_real; /* the type of a complex number */
    double x;             /* the number, or its real part */
    bool exact;           /* sign and magnitude hold an integer exactly */
    bool negative;
    uint64_t magnitude;
} m2c_datum;

/* Reads the conversion after a percent sign, which may be another percent sign; returns what follows, or NULL
 * for a malformed one. */
const char *m2c_read_conversion(m2c_piece *p, const char *s);
int m2c_template_parse(m2c_template *t, const char *who, const m2c_value *source);
void m2c_template_free(m2c_template *t);
/* Appends the datum as the conversion says; width and precision have no STAR left. */
int m2c_put_datum(m2c_text *t, const m2c_piece *p, const m2c_datum *d);
void m2c_put_real_datum(m2c_text *t, const m2c_piece *p, const m2c_datum *d); /* of a number that is real */
/* Text for %s: cut at the precision, padded to the width. */
void m2c_put_string(m2c_text *t, const m2c_piece *p, const char *s, size_t n);
/* Text with its backslash escapes resolved. */
void m2c_resolve_escapes(m2c_text *t, const char *s, size_t n);
/* Appends text in a field of the width; left-adjusted on wish. */
void m2c_put_field(m2c_text *t, const char *s, size_t n, int width, bool left);

#endif
