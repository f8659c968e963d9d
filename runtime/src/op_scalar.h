/* Operators on two scalars, which need no plan of loops. Each returns false where the operands are others:
 * then the general way is taken, which raises the errors, too. */
#ifndef M2C_OP_SCALAR_H
#define M2C_OP_SCALAR_H

#include "op_internal.h"

typedef enum m2c_relation { M2C_EQUAL, M2C_UNEQUAL, M2C_LESS, M2C_LESS_EQUAL } m2c_relation;

bool m2c_scalar_plus(m2c_value **out, const m2c_value *a, const m2c_value *b);
bool m2c_scalar_minus(m2c_value **out, const m2c_value *a, const m2c_value *b);
bool m2c_scalar_times(m2c_value **out, const m2c_value *a, const m2c_value *b);
bool m2c_scalar_rdivide(m2c_value **out, const m2c_value *a, const m2c_value *b);
bool m2c_scalar_relation(m2c_value **out, const m2c_value *a, const m2c_value *b, m2c_relation op);
bool m2c_scalar_logic(m2c_value **out, const m2c_value *a, const m2c_value *b, bool both);
bool m2c_scalar_not(m2c_value **out, const m2c_value *a);
bool m2c_scalar_negative(m2c_value **out, const m2c_value *a);

#endif
