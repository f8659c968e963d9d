/* Open files, by their numbers: 0, 1 and 2 are the standard streams. */
#ifndef M2C_TEXT_STREAM_H
#define M2C_TEXT_STREAM_H

#include "m2c/display.h"
#include "m2c/value.h"

#include <stdio.h>

typedef struct m2c_stream {
    FILE *file; /* NULL: not open */
    char *name, *mode;
    bool big; /* numbers are written with the high byte first */
} m2c_stream;

/* The stream of a number, or NULL. */
m2c_stream *m2c_stream_of(int fid);
/* Opens a file; its number, or -1. */
int m2c_stream_open(const char *name, const char *mode);
int m2c_stream_close(int fid);
/* What an argument such as "ieee-be" says of the order of bytes. */
int m2c_stream_order(const m2c_value *v, bool *big);
int m2c_stream_close_all(void);
/* A FID argument; "WHO: invalid stream number = -1". */
int m2c_stream_number(const char *who, const m2c_value *v, int *fid);
/* Writes to the stream; number 1 goes where printed text goes. */
/* Is it open for reading? */
bool m2c_stream_gives(const m2c_stream *s);
/* Is it open for writing? What is written elsewhere is lost. */
bool m2c_stream_takes(const m2c_stream *s);
int m2c_stream_write(const char *who, int fid, const char *s, size_t n);
/* Adds all that is left of a file to the text, which is not NULL behind it. */
void m2c_read_rest(m2c_text *t, FILE *f);

#endif
