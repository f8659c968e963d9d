/* What Octave says of names that it knows but has no function for. */
#ifndef M2C_MISSING_H
#define M2C_MISSING_H

/* What follows "'NAME' undefined near line 1, column 2"; "" for most names. The caller frees it. */
char *m2c_missing_note(const char *name);

#endif
