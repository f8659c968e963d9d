/* What generated code of a program includes behind m2c.h whose large arrays are distributed over the
 * processes of MPI (docs/mpi.md): operators and calls are those that may meet other representations of a
 * matrix, and the program runs between the start and the end of MPI. */
#ifndef M2C_DISTRIBUTED_H
#define M2C_DISTRIBUTED_H

#include "m2c/sparse.h"

M2C_BEGIN

/* Runs a program on all processes; the process's exit code, of which a failure is told by rank 0. */
int m2c_mpi_run(int (*program)(void), int argc, char **argv);

M2C_END

#undef m2c_run
#define m2c_run m2c_mpi_run

#endif
