/* How MATLAB tells what validateattributes finds. */
#ifndef M2C_ATTRIBUTE_WORDS_H
#define M2C_ATTRIBUTE_WORDS_H

/* By Octave's identifier: the last part of MATLAB's, and what is expected, NULL where "be ATTRIBUTE" tells
 * it. */
typedef struct m2c_attribute_words {
    const char *octave, *matlab, *expected;
} m2c_attribute_words;

/* NULL where there are none. */
const m2c_attribute_words *m2c_find_attribute_words(const char *octave);

#endif
