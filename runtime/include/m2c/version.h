/* The version of mat2c that the runtime is of. */
#ifndef M2C_VERSION_H
#define M2C_VERSION_H

#define M2C_VERSION "0.1.0"
#define M2C_VERSION_MAJOR 0
#define M2C_VERSION_MINOR 1
#define M2C_VERSION_PATCH 0

#endif
