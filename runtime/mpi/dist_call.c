/* How a builtin is called in a program whose large arrays are distributed. */
#include "dist.h"

#include "../src/sparse_call.h"
#include "m2c/fn_core.h"
#include "m2c/fn_more.h"
#include "m2c/fn_num.h"
#include "m2c/fn_text.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

static const struct {
    m2c_function *fn, *form;
} forms[] = {
#define FORM(name) {m2c_fn_##name, m2c_dist_fn_##name},
    M2C_EACH_DISTRIBUTED_FORM(FORM)
#undef FORM
};
static const struct {
    m2c_function *fn;
    m2c_maker *make;
} makers[] = {
#define MAKER(name) {m2c_fn_##name, m2c_dist_make_##name},
    M2C_EACH_DISTRIBUTED_MAKER(MAKER)
#undef MAKER
};
/* Functions of the elements of one array, beside those that sparse matrices know (m2c_is_of_each), */
static m2c_function *const of_each[] = {
    m2c_fn_single, m2c_fn_int8,   m2c_fn_int16,  m2c_fn_int32,  m2c_fn_int64, m2c_fn_uint8,
    m2c_fn_uint16, m2c_fn_uint32, m2c_fn_uint64, m2c_fn_uminus, m2c_fn_not,
};
/* and of two. */
static m2c_function *const of_pairs[] = {m2c_fn_mod, m2c_fn_rem, m2c_fn_atan2, m2c_fn_hypot, m2c_fn_xor};
/* What asks the system, or changes it: rank 0 does so for all. */
static m2c_function *const on_root[] = {
    m2c_fn_tic,      m2c_fn_toc,      m2c_fn_clock,     m2c_fn_cputime, m2c_fn_time,     m2c_fn_now,
    m2c_fn_date,     m2c_fn_getpid,   m2c_fn_nproc,     m2c_fn_getenv,  m2c_fn_pwd,      m2c_fn_input,
    m2c_fn_fopen,    m2c_fn_fclose,   m2c_fn_fgetl,     m2c_fn_fgets,   m2c_fn_fskipl,   m2c_fn_feof,
    m2c_fn_ftell,    m2c_fn_frewind,  m2c_fn_fseek,     m2c_fn_fread,   m2c_fn_fwrite,   m2c_fn_fscanf,
    m2c_fn_textscan, m2c_fn_fileread, m2c_fn_dlmwrite,  m2c_fn_dlmread, m2c_fn_csvwrite, m2c_fn_csvread,
    m2c_fn_fprintf,  m2c_fn_fputs,    m2c_fn_exist,     m2c_fn_isfile,  m2c_fn_isfolder, m2c_fn_mkdir,
    m2c_fn_rmdir,    m2c_fn_unlink,   m2c_fn_delete,    m2c_fn_rename,  m2c_fn_movefile, m2c_fn_copyfile,
    m2c_fn_system,   m2c_fn_unix,     m2c_fn_readdir,   m2c_fn_glob,    m2c_fn_dir,      m2c_fn_stat,
    m2c_fn_lstat,    m2c_fn_tempname, m2c_fn_localtime, m2c_fn_gmtime,  m2c_fn_hash,     m2c_fn_getrusage,
    m2c_fn_fflush,
};
/* What calls functions of the program, which distribute what they make. */
static m2c_function *const callers[] = {m2c_fn_cellfun, m2c_fn_arrayfun, m2c_fn_structfun};

static M2C_STATE int within; /* builtins that want what others give them whole */
static M2C_STATE bool alone; /* rank 0 works for all */

/* Nothing is distributed. */
static int call_plain(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout,
                      m2c_value **out, int nargin, m2c_value *const *in)
{
    return m2c_any_compressed(nargin, in) ? m2c_call_compressed(fn, whole, self, nargout, out, nargin, in)
                                          : whole(self, nargout, out, nargin, in);
}

static int make(m2c_function *fn, m2c_function *whole, m2c_value **out, int nargin, m2c_value *const *in)
{
    for (size_t k = 0; k < COUNT(makers); k++)
        if (makers[k].fn == fn)
            return makers[k].make(whole, out, nargin, in);
    return M2C_NOT_MINE;
}

static int call_replicated(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout,
                           m2c_value **out, int nargin, m2c_value *const *in)
{
    const bool spreads = !within && !alone, calls = M2C_IS_AMONG(fn, callers);
    int status = spreads && nargout <= 1 ? make(fn, whole, out, nargin, in) : M2C_NOT_MINE;
    if (status != M2C_NOT_MINE)
        return status;
    within += !calls;
    status = call_plain(fn, whole, self, nargout, out, nargin, in);
    within -= !calls;
    for (int k = 0; spreads && !status && (k == 0 || k < nargout); k++)
        m2c_spread_large(&out[k]);
    return status;
}

static int call_form(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                     m2c_value *const *in)
{
    m2c_sparse_operator *run = nargout <= 1 ? m2c_sparse_operator_of(fn, nargin, in) : NULL;
    if (run)
        return run(out, in[0], in[1]);
    for (size_t k = 0; k < COUNT(forms); k++)
        if (forms[k].fn == fn && m2c_is_distributed(in[0]))
            return forms[k].form(self, nargout, out, nargin, in);
    if (nargin == 2 && nargout <= 1 && M2C_IS_AMONG(fn, of_pairs))
        return m2c_dist_map(out, self, fn, nargin, in);
    if (nargin == 1 && nargout <= 1 && (m2c_is_of_each(fn) || M2C_IS_AMONG(fn, of_each)))
        return m2c_dist_map(out, self, fn, nargin, in);
    if (nargin == 1 && (fn == m2c_fn_transpose || fn == m2c_fn_ctranspose))
        return m2c_dist_turn(out, in[0], fn == m2c_fn_ctranspose);
    return M2C_NOT_MINE;
}

/* All elements of a value, and of what it holds, on all processes. */
static m2c_value *whole_within(const m2c_value *v)
{
    m2c_value *y = m2c_whole(v);
    if (!m2c_holds_values(y))
        return y;
    m2c_make_unique(&y);
    for (ptrdiff_t k = 0; k < m2c_slot_count(y); k++)
        m2c_set(&y->cell[k], whole_within(y->cell[k]));
    return y;
}

static m2c_value **gathered(int nargin, m2c_value *const *in, bool within_them)
{
    m2c_value **all = m2c_alloc((size_t)(nargin + 1) * sizeof *all);
    for (int k = 0; k < nargin; k++)
        all[k] = !in[k] ? NULL : within_them ? whole_within(in[k]) : m2c_whole(in[k]);
    return all;
}

static void release_all(int n, m2c_value **all)
{
    for (int k = 0; k < n; k++)
        m2c_release(all[k]);
    m2c_free(all);
}

static int call_whole(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout,
                      m2c_value **out, int nargin, m2c_value *const *in)
{
    m2c_value **all = gathered(nargin, in, false);
    int status = m2c_dist_call(fn, whole, self, nargout, out, nargin, all);
    release_all(nargin, all);
    return status;
}

static int call_on_root(m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                        m2c_value *const *in)
{
    alone = true;
    int status = m2c_call_on_root(whole, self, nargout, out, nargin, in);
    alone = false;
    return status;
}

int m2c_dist_write(m2c_function *fn, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (alone)
        return M2C_NOT_MINE;
    m2c_value **all = gathered(nargin, in, true);
    int status = call_on_root(fn, NULL, nargout, out, nargin, all);
    release_all(nargin, all);
    return status;
}

int m2c_dist_call(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out,
                  int nargin, m2c_value *const *in)
{
    if (m2c_any_distributed(nargin, in)) {
        within++;
        int status = call_form(fn, self, nargout, out, nargin, in);
        within--;
        return status == M2C_NOT_MINE ? call_whole(fn, whole, self, nargout, out, nargin, in) : status;
    }
    if (!alone && M2C_IS_AMONG(fn, on_root))
        return call_on_root(whole, self, nargout, out, nargin, in);
    return call_replicated(fn, whole, self, nargout, out, nargin, in);
}
