#ifndef M2C_FN_OPS_H
#define M2C_FN_OPS_H
#include "m2c/value.h"
#endif
