/* Everything that generated code includes. */
#ifndef M2C_M2C_H
#define M2C_M2C_H

#include <complex.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if PTRDIFF_MAX < INT64_MAX && !defined(M2C_INDEX_BITS)
#error "This file counts with 64 bits: translate the program with --index-bits 32"
#endif

#include "m2c/access.h"
#include "m2c/box.h"
#include "m2c/call.h"
#include "m2c/claim.h"
#include "m2c/class.h"
#include "m2c/constant.h"
#include "m2c/dialect.h"
#include "m2c/display.h"
#include "m2c/error.h"
#include "m2c/fn.h"
#include "m2c/index.h"
#include "m2c/library.h"
#include "m2c/map.h"
#include "m2c/memory.h"
#include "m2c/ops.h"
#include "m2c/program.h"
#include "m2c/solve.h"
#include "m2c/typed.h"
#include "m2c/value.h"

#endif
