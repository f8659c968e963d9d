/* The processes: their start and end, and what only rank 0 does. */
#define _POSIX_C_SOURCE 200809L

#include "dist.h"

#include "../src/random.h"
#include "m2c/sparse_functions.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static MPI_Comm ending; /* where processes meet at the end, apart from all else */
static int own_stderr = -1;
static bool ended;

/* --- the end ------------------------------------------------------------------------------------- */

/* Have all processes come here? One that has failed does not wait long: the others may never come. */
static bool all_met(bool failed)
{
    const struct timespec nap = {0, 10000000};
    int met = 0, naps = failed ? 300 : -1;
    MPI_Request request;
    MPI_Ibarrier(ending, &request);
    MPI_Test(&request, &met, MPI_STATUS_IGNORE);
    for (; !met && naps != 0; naps--) {
        nanosleep(&nap, NULL);
        MPI_Test(&request, &met, MPI_STATUS_IGNORE);
    }
    return met;
}

static void finish(bool failed)
{
    if (ended)
        return;
    ended = true;
    if (all_met(failed)) {
        MPI_Finalize();
        return;
    }
    dprintf(own_stderr, "error: rank %d: %s\n", m2c_mpi.rank, m2c_last_error.message);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

/* Of exit(), and of an end without memory. */
static void finish_early(void)
{
    finish(m2c_starved);
}

/* --- the start ----------------------------------------------------------------------------------- */

static ptrdiff_t number_from(const char *variable, ptrdiff_t otherwise, ptrdiff_t least)
{
    const char *text = getenv(variable);
    const double x = text ? strtod(text, NULL) : (double)otherwise;
    return x >= (double)least ? m2c_clamped(x) : least;
}

/* Only rank 0 reads standard input and prints. */
static void silence(void)
{
    own_stderr = dup(2);
    if (m2c_mpi.rank == 0)
        return;
    int nowhere = open("/dev/null", O_RDWR);
    for (int k = 0; k < 3; k++)
        dup2(nowhere, k);
    close(nowhere);
}

/* All start with the random numbers of rank 0. */
static void share_seeds(void)
{
    uint32_t words[M2C_TWISTER_WORDS + 1];
    for (int s = 0; s < M2C_STREAMS; s++) {
        m2c_twister_state((m2c_random_stream)s, words);
        MPI_Bcast(words, M2C_TWISTER_WORDS + 1, MPI_UINT32_T, 0, m2c_mpi.all);
        m2c_twister_seed((m2c_random_stream)s, words, M2C_TWISTER_WORDS + 1);
    }
}

static void set_up(void)
{
    int grid[2] = {0, 0};
    MPI_Comm_dup(MPI_COMM_WORLD, &m2c_mpi.all);
    MPI_Comm_dup(MPI_COMM_WORLD, &ending);
    MPI_Comm_rank(m2c_mpi.all, &m2c_mpi.rank);
    MPI_Comm_size(m2c_mpi.all, &m2c_mpi.size);
    MPI_Dims_create(m2c_mpi.size, 2, grid);
    m2c_mpi.prows = grid[0];
    m2c_mpi.pcols = grid[1];
    m2c_mpi.block = number_from("M2C_MPI_BLOCK", 64, 1);
    m2c_mpi.least = number_from("M2C_MPI_MIN", 1 << 20, 2);
    m2c_sparse_ways_now = &m2c_mpi_ways;
}

int m2c_mpi_run(int (*program)(void), int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    set_up();
    silence();
    share_seeds();
    atexit(finish_early);
    int status = m2c_sparse_run(program, argc, argv);
    finish(status != 0);
    return status;
}

/* --- what rank 0 does for all -------------------------------------------------------------------- */

static void share(void *data, size_t bytes)
{
    const size_t most = (size_t)1 << 30;
    for (size_t at = 0; at < bytes; at += most)
        MPI_Bcast((char *)data + at, (int)(bytes - at < most ? bytes - at : most), MPI_BYTE, 0, m2c_mpi.all);
}

static void share_value(m2c_value **slot);

static void share_fields(m2c_value *v)
{
    int count = v->fields->count;
    share(&count, sizeof count);
    for (int f = 0; f < count; f++) {
        size_t length = m2c_mpi.rank == 0 ? strlen(v->fields->name[f]) + 1 : 0;
        share(&length, sizeof length);
        char *name = m2c_alloc(length);
        if (m2c_mpi.rank == 0)
            memcpy(name, v->fields->name[f], length);
        share(name, length);
        if (m2c_mpi.rank != 0)
            m2c_struct_add_field(v, name);
        m2c_free(name);
    }
}

/* What a value of rank 0 begins with, and an empty one of that kind on the others. */
static void share_shape(m2c_value **slot)
{
    ptrdiff_t about[3] = {0, 0, 0};
    if (m2c_mpi.rank == 0) {
        about[0] = (*slot)->cls;
        about[1] = (*slot)->flags & (M2C_COMPLEX | M2C_DQ | M2C_STRING);
        about[2] = (*slot)->ndims;
    }
    share(about, sizeof about);
    ptrdiff_t dims[M2C_MAX_RANK];
    if (m2c_mpi.rank == 0)
        memcpy(dims, (*slot)->dims, (size_t)about[2] * sizeof *dims);
    share(dims, (size_t)about[2] * sizeof *dims);
    if (m2c_mpi.rank != 0)
        m2c_set(slot, m2c_zeros((m2c_class)about[0], (int)about[2], dims, (unsigned)about[1]));
}

/* Numbers, texts, cells and structs. Handles and objects stay where they are. */
static void share_value(m2c_value **slot)
{
    int shared = m2c_mpi.rank == 0 && *slot && (*slot)->cls <= M2C_STRUCT;
    share(&shared, sizeof shared);
    if (!shared)
        return;
    share_shape(slot);
    m2c_value *v = *slot;
    if (v->cls == M2C_STRUCT)
        share_fields(v);
    const ptrdiff_t n = m2c_slot_count(v);
    if (!m2c_holds_values(v))
        share(v->data, (size_t)n * m2c_slot_size(v));
    for (ptrdiff_t k = 0; m2c_holds_values(v) && k < n; k++)
        share_value(&v->cell[k]);
}

int m2c_call_on_root(m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                     m2c_value *const *in)
{
    int status = m2c_agree(m2c_mpi.rank == 0 ? whole(self, nargout, out, nargin, in) : 0, NULL);
    for (int k = 0; status == 0 && (k == 0 || k < nargout); k++)
        share_value(&out[k]);
    return status;
}
