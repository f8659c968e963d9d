/* MATLAB's options of sort and issorted: MissingPlacement and ComparisonMethod. */
#ifndef M2C_SORT_OPTIONS_H
#define M2C_SORT_OPTIONS_H

#include "fn_internal.h"

typedef struct m2c_sort_options {
    m2c_order *order; /* NULL: as sort has it */
    bool placed;      /* is the place of NaN given? */
    bool first;       /* is it in front? */
} m2c_sort_options;

/* Reads pairs of names and values from the end of the arguments, and counts these off; fails where a value
 * isn't one of its option's. */
int m2c_read_sort_options(const char *name, int *nargin, m2c_value *const *in, m2c_sort_options *o);
/* Numbers in the order of the elements, equal where these are; NaN stays NaN. */
m2c_value *m2c_ranks(const m2c_value *v, m2c_order *order);
/* Is element i NaN? */
bool m2c_is_missing(const m2c_value *v, ptrdiff_t i);
/* Moves the NaN of a sorted index to where the options have them. */
void m2c_place_missing(const m2c_sort_options *o, const m2c_value *v, ptrdiff_t *index, ptrdiff_t n);

#endif
