/* Attributes of validateattributes that have no value. */
#ifndef M2C_PLAIN_ATTRIBUTES_H
#define M2C_PLAIN_ATTRIBUTES_H

#include "m2c/value.h"

/* Has v the attribute? 1 yes, 0 no, -1 there is none of this name. */
int m2c_plain_attribute(const m2c_value *v, const m2c_value *name);

/* The order of two numbers that attributes ask for. */
static inline bool m2c_less(double a, double b)
{
    return a < b;
}
static inline bool m2c_greater(double a, double b)
{
    return a > b;
}
static inline bool m2c_less_or_equal(double a, double b)
{
    return a <= b;
}
static inline bool m2c_greater_or_equal(double a, double b)
{
    return a >= b;
}

#endif
