/* How MATLAB tells what validateattributes finds (attribute_words.h). */
#include "attribute_words.h"

#include <stddef.h>
#include <string.h>

static const m2c_attribute_words all_words[] = {
    {"Octave:expected-greater", "notGreater", NULL},
    {"Octave:expected-greater-equal", "notGreaterEqual", NULL},
    {"Octave:expected-less", "notLess", NULL},
    {"Octave:expected-less-equal", "notLessEqual", NULL},
    {"Octave:expected-nonnan", "expectedNonNaN", "be non-NaN"},
    {"Octave:expected-nonzero", "expectedNonZero", NULL},
    {"Octave:expected-2d", "expected2D", "be two-dimensional"},
    {"Octave:expected-3d", "expected3D", NULL},
    {"Octave:expected-binary", "expectedBinary", NULL},
    {"Octave:expected-column", "expectedColumn", "be a column vector"},
    {"Octave:expected-decreasing", "expectedDecreasing", "be decreasing valued"},
    {"Octave:expected-diag", "expectedDiag", "be a diagonal matrix"},
    {"Octave:expected-even", "expectedEven", NULL},
    {"Octave:expected-finite", "expectedFinite", NULL},
    {"Octave:expected-increasing", "expectedIncreasing", "be increasing valued"},
    {"Octave:expected-integer", "expectedInteger", "be integer-valued"},
    {"Octave:expected-nondecreasing", "expectedNonDecreasing", "be nondecreasing valued"},
    {"Octave:expected-nonempty", "expectedNonempty", NULL},
    {"Octave:expected-nonincreasing", "expectedNonIncreasing", "be nonincreasing valued"},
    {"Octave:expected-nonnegative", "expectedNonnegative", NULL},
    {"Octave:expected-nonsparse", "expectedNonsparse", NULL},
    {"Octave:expected-odd", "expectedOdd", NULL},
    {"Octave:expected-positive", "expectedPositive", NULL},
    {"Octave:expected-real", "expectedReal", NULL},
    {"Octave:expected-row", "expectedRow", "be a row vector"},
    {"Octave:expected-scalar", "expectedScalar", "be a scalar"},
    {"Octave:expected-square", "expectedSquare", "be a square matrix"},
    {"Octave:expected-vector", "expectedVector", "be a vector"},
    {"Octave:incorrect-numcols", "incorrectNumcols", NULL},
    {"Octave:incorrect-numdims", "incorrectNumdims", NULL},
    {"Octave:incorrect-numel", "incorrectNumel", NULL},
    {"Octave:incorrect-numrows", "incorrectNumrows", NULL},
    {"Octave:incorrect-size", "incorrectSize", NULL},
    {"Octave:invalid-type", "invalidType", NULL},
};

const m2c_attribute_words *m2c_find_attribute_words(const char *octave)
{
    for (size_t k = 0; k < sizeof all_words / sizeof *all_words; k++)
        if (strcmp(all_words[k].octave, octave) == 0)
            return &all_words[k];
    return NULL;
}
