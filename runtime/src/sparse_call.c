/* Functions whose results are sparse matrices where their arguments are, and how a builtin is called that is
 * given one. */
#include "sparse_call.h"
#include "fn_internal.h"
#include "m2c/box.h"
#include "m2c/fn_num.h"
#include "m2c/program.h"
#include "m2c/sparse_functions.h"
#include "op_internal.h"
#include "sparse_forms.h"

/* What decides: the first argument, of those that work on each element of it, */
static m2c_function *const of_each[] = {
    m2c_fn_abs,    m2c_fn_real,  m2c_fn_imag,  m2c_fn_conj,    m2c_fn_sqrt,     m2c_fn_exp,
    m2c_fn_sin,    m2c_fn_cos,   m2c_fn_tan,   m2c_fn_asin,    m2c_fn_acos,     m2c_fn_atan,
    m2c_fn_sinh,   m2c_fn_cosh,  m2c_fn_tanh,  m2c_fn_log,     m2c_fn_log2,     m2c_fn_log10,
    m2c_fn_log1p,  m2c_fn_expm1, m2c_fn_floor, m2c_fn_ceil,    m2c_fn_round,    m2c_fn_fix,
    m2c_fn_sign,   m2c_fn_isnan, m2c_fn_isinf, m2c_fn_double,  m2c_fn_logical,  m2c_fn_isfinite,
    m2c_fn_gamma,  m2c_fn_erf,   m2c_fn_cbrt,  m2c_fn_deg2rad, m2c_fn_rad2deg,  m2c_fn_arg,
    m2c_fn_angle,  m2c_fn_erfc,  m2c_fn_erfcx, m2c_fn_erfinv,  m2c_fn_erfcinv,  m2c_fn_gammaln,
    m2c_fn_lgamma, m2c_fn_asinh, m2c_fn_acosh, m2c_fn_atanh,   m2c_fn_realsqrt,
};
/* of others, */
static m2c_function *const by_first[] = {
    m2c_fn_sum,     m2c_fn_prod,      m2c_fn_cumsum, m2c_fn_cumprod,  m2c_fn_sumsq,     m2c_fn_any,
    m2c_fn_all,     m2c_fn_diag,      m2c_fn_tril,   m2c_fn_triu,     m2c_fn_reshape,   m2c_fn_repmat,
    m2c_fn_inv,     m2c_fn_circshift, m2c_fn_fliplr, m2c_fn_flipud,   m2c_fn_flip,      m2c_fn_rot90,
    m2c_fn_mean,    m2c_fn_permute,   m2c_fn_uminus, m2c_fn_not,      m2c_fn_transpose, m2c_fn_ctranspose,
    m2c_fn_diff,    m2c_fn_chol,      m2c_fn_resize, m2c_fn_mode,     m2c_fn_range,     m2c_fn_vec,
    m2c_fn_nthroot, m2c_fn_postpad,   m2c_fn_prepad, m2c_fn_meshgrid, m2c_fn_ipermute,  m2c_fn_shiftdim,
    m2c_fn_cast,    m2c_fn_lu,        m2c_fn_sort,   m2c_fn_sortrows,
};
/* or any argument. */
static m2c_function *const by_any[] = {
    m2c_fn_kron, m2c_fn_horzcat, m2c_fn_vertcat, m2c_fn_cat,   m2c_fn_times,   m2c_fn_eq,    m2c_fn_ne,
    m2c_fn_lt,   m2c_fn_le,      m2c_fn_gt,      m2c_fn_ge,    m2c_fn_and,     m2c_fn_or,    m2c_fn_xor,
    m2c_fn_mod,  m2c_fn_rem,     m2c_fn_atan2,   m2c_fn_hypot, m2c_fn_blkdiag, m2c_fn_cross,
};
/* What "like" a sparse matrix is one. */
static m2c_function *const makers[] = {m2c_fn_zeros, m2c_fn_ones, m2c_fn_Inf, m2c_fn_NaN, m2c_fn_NA};
/* Classes that have no sparse matrices. */
static const struct {
    m2c_function *fn;
    const char *name;
} refused[] = {{m2c_fn_single, "single"}, {m2c_fn_int8, "int8"},     {m2c_fn_int16, "int16"},
               {m2c_fn_int32, "int32"},   {m2c_fn_int64, "int64"},   {m2c_fn_uint8, "uint8"},
               {m2c_fn_uint16, "uint16"}, {m2c_fn_uint32, "uint32"}, {m2c_fn_uint64, "uint64"}};
/* Functions of two matrices that do not broadcast where one is sparse; where both are, not even numbers. */
static const struct {
    m2c_function *fn;
    const char *name;
    bool both;
} elementwise[] = {{m2c_fn_mod, "mod", false},     {m2c_fn_rem, "rem", false}, {m2c_fn_atan2, "atan2", false},
                   {m2c_fn_hypot, "hypot", false}, {m2c_fn_max, "max", true},  {m2c_fn_min, "min", true}};
#define COUNT(table) (sizeof(table) / sizeof *(table))

bool m2c_is_of_each(m2c_function *fn)
{
    return M2C_IS_AMONG(fn, of_each);
}

/* Sparse matrices have two dimensions. */
static int check_dimension(m2c_function *fn, int nargin, m2c_value *const *in)
{
    double dim;
    if (fn != m2c_fn_cat || nargin == 0 || !m2c_is_numeric(in[0]) || in[0]->numel != 1)
        return 0;
    if (m2c_to_double(in[0], "cat", &dim))
        return 1;
    return dim > 2 ? m2c_error("", "cat: invalid dimension for sparse concatenation") : 0;
}

static int check_extents(m2c_function *fn, int nargin, m2c_value *const *in)
{
    bool first = nargin == 2 && m2c_is_sparse(in[0]), second = nargin == 2 && m2c_is_sparse(in[1]);
    for (size_t k = 0; (first || second) && k < COUNT(elementwise); k++)
        if (elementwise[k].fn == fn && ((first && second) || !elementwise[k].both))
            return elementwise[k].both && in[0]->numel && in[1]->numel && !m2c_same_dims(in[0], in[1])
                       ? m2c_nonconformant(elementwise[k].name, in[0], in[1])
                       : m2c_sparse_conform(elementwise[k].name, in[0], in[1]);
    return 0;
}

/* A full matrix makes it full, a number does not. */
static bool extreme_is_sparse(int nargin, m2c_value *const *in)
{
    bool first = nargin > 0 && m2c_is_sparse(in[0]), second = nargin > 1 && m2c_is_sparse(in[1]);
    if (nargin != 2)
        return first || second;
    return (first && (second || in[1]->numel == 1)) || (second && in[0]->numel == 1);
}

static bool any_sparse(int n, m2c_value *const *in)
{
    for (int k = 0; k < n; k++)
        if (m2c_is_sparse(in[k]))
            return true;
    return false;
}

/* Whether the result of a call is sparse; an error where there is none. */
static int decide(bool *sparse, m2c_function *fn, int nargin, m2c_value *const *in)
{
    bool first = nargin > 0 && m2c_is_sparse(in[0]), any = first;
    for (int k = 1; k < nargin; k++)
        any = any || m2c_is_sparse(in[k]);
    if (any && check_dimension(fn, nargin, in))
        return 1;
    for (size_t k = 0; first && k < COUNT(refused); k++)
        if (refused[k].fn == fn)
            return m2c_error("", "invalid conversion from sparse matrix to %s", refused[k].name);
    if (any && !first && fn == m2c_fn_atan2 && in[0]->numel == 1)
        any = false; /* what a number makes of a sparse matrix is full */
    if (M2C_IS_AMONG(fn, makers) && nargin > 1 && m2c_is_option(in[nargin - 2], "like")) {
        *sparse = m2c_is_sparse(in[nargin - 1]);
        return *sparse && nargin > 4 ? m2c_error("", "%s: sparse ND arrays not supported.",
                                                 fn == m2c_fn_ones ? "ones" : "zeros")
                                     : 0;
    }
    if (check_extents(fn, nargin, in))
        return 1;
    if (fn == m2c_fn_max || fn == m2c_fn_min)
        *sparse = extreme_is_sparse(nargin, in);
    else
        *sparse = (first && (M2C_IS_AMONG(fn, of_each) || M2C_IS_AMONG(fn, by_first))) ||
                  (any && M2C_IS_AMONG(fn, by_any));
    return 0;
}

/* --- compressed arguments ------------------------------------------------------------------------ */

static const struct {
    m2c_function *fn, *form;
} forms[] = {
#define FORM(name) {m2c_fn_##name, m2c_csc_fn_##name},
    M2C_EACH_COMPRESSED_FORM(FORM)
#undef FORM
};

static m2c_function *form_of(m2c_function *fn)
{
    for (size_t k = 0; k < COUNT(forms); k++)
        if (forms[k].fn == fn)
            return forms[k].form;
    return NULL;
}

/* With all elements of the arguments, which are told to be sparse; so are results, in the end. */
static int call_whole(m2c_function *whole, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                      m2c_value *const *in, bool sparse)
{
    if (m2c_check_whole_fits(nargin, in))
        return 1;
    m2c_value **full = m2c_alloc((size_t)(nargin + 1) * sizeof *full);
    for (int k = 0; k < nargin; k++)
        full[k] = in[k] && m2c_is_compressed(in[k]) ? m2c_sparse_ways_now->full(in[k]) : m2c_retain(in[k]);
    int status = whole(self, nargout, out, nargin, full);
    for (int k = 0; k < nargin; k++)
        m2c_release(full[k]);
    m2c_free(full);
    for (int k = 0; status == 0 && (k == 0 || k < nargout); k++)
        m2c_settle_sparse(&out[k], m2c_is_sparse(out[k]) || (k == 0 && sparse));
    return status;
}

/* Concatenation by a function's name: of the columns, or of the rows. */
static int joined_by_name(m2c_function *fn, m2c_value **out, int nargin, m2c_value *const *in)
{
    bool named = fn != m2c_fn_cat;
    if (!named && (nargin < 2 || in[0]->numel != 1 || !m2c_is_numeric(in[0]) ||
                   (m2c_get(in[0], 0) != 1 && m2c_get(in[0], 0) != 2)))
        return M2C_NOT_MINE;
    bool beside = named ? fn == m2c_fn_horzcat : m2c_get(in[0], 0) == 2;
    return (beside ? m2c_sparse_hcat : m2c_sparse_vcat)(out, nargin - !named, in + !named);
}

static int call_form(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                     m2c_value *const *in)
{
    m2c_function *form = form_of(fn);
    if (fn == m2c_fn_horzcat || fn == m2c_fn_vertcat || fn == m2c_fn_cat)
        return joined_by_name(fn, out, nargin, in);
    if (form && (m2c_is_compressed(in[0]) || M2C_IS_AMONG(fn, by_any)))
        return form(self, nargout, out, nargin, in);
    if (nargin == 1 && fn == m2c_fn_uminus)
        return m2c_sparse_uminus(out, in[0]);
    if (nargin == 1 && fn == m2c_fn_not)
        return m2c_sparse_not(out, in[0]);
    if (nargin == 1 && fn == m2c_fn_transpose)
        return m2c_sparse_transpose(out, in[0]);
    if (nargin == 1 && fn == m2c_fn_ctranspose)
        return m2c_sparse_ctranspose(out, in[0]);
    return nargin == 1 && nargout <= 1 && M2C_IS_AMONG(fn, of_each) ? m2c_csc_map(out, in[0], fn, NULL)
                                                                    : M2C_NOT_MINE;
}

int m2c_call_compressed(m2c_function *fn, m2c_function *whole, const m2c_value *self, int nargout,
                        m2c_value **out, int nargin, m2c_value *const *in)
{
    bool sparse;
    m2c_sparse_operator *run = nargout <= 1 ? m2c_sparse_operator_of(fn, nargin, in) : NULL;
    if (run)
        return run(out, in[0], in[1]);
    if (decide(&sparse, fn, nargin, in))
        return 1;
    bool full = !sparse && M2C_IS_AMONG(fn, by_any); /* no form gives a full result for these */
    int status = full ? M2C_NOT_MINE : call_form(fn, self, nargout, out, nargin, in);
    return status == M2C_NOT_MINE ? call_whole(whole, self, nargout, out, nargin, in, sparse) : status;
}

/* --- calls of a program -------------------------------------------------------------------------- */

/* Arguments of one element, and of none, are not compressed: what gets them is called as ever. */
static int settle(int status, m2c_value **out, bool sparse)
{
    if (status == 0 && sparse)
        m2c_settle_sparse(out, true);
    return status;
}

int m2c_sparse_call1(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **slot, int nargin,
                     m2c_value *const *in)
{
    bool sparse;
    if (!any_sparse(nargin, in) || m2c_any_compressed(nargin, in))
        return m2c_call1(fn, self, nargout, slot, nargin, in);
    m2c_sparse_operator *run = nargout <= 1 ? m2c_sparse_operator_of(fn, nargin, in) : NULL;
    if (run)
        return run(slot, in[0], in[1]);
    return decide(&sparse, fn, nargin, in) ||
           settle(m2c_call1(fn, self, nargout, slot, nargin, in), slot, sparse);
}

int m2c_sparse_ask1(m2c_function *fn, m2c_value **slot, int nargin, m2c_value *const *in)
{
    bool sparse;
    if (!any_sparse(nargin, in) || m2c_any_compressed(nargin, in))
        return m2c_ask1(fn, slot, nargin, in);
    m2c_sparse_operator *run = m2c_sparse_operator_of(fn, nargin, in);
    if (run)
        return run(slot, in[0], in[1]);
    return decide(&sparse, fn, nargin, in) || settle(m2c_ask1(fn, slot, nargin, in), slot, sparse);
}

int m2c_sparse_call_list(m2c_list *list, ptrdiff_t nargout, m2c_function *fn, const m2c_value *self,
                         int nargin, m2c_value *const *in)
{
    bool sparse = false;
    int before = list->n;
    if (any_sparse(nargin, in) && !m2c_any_compressed(nargin, in) && decide(&sparse, fn, nargin, in))
        return 1;
    if (m2c_call_list(list, nargout, fn, self, nargin, in))
        return 1;
    if (sparse && list->n > before)
        m2c_settle_sparse(&list->v[before], true);
    return 0;
}

int m2c_sparse_call_many(m2c_function *fn, const m2c_value *self, int nargout, m2c_value **out, int nargin,
                         m2c_value *const *in)
{
    bool sparse = false;
    m2c_sparse_operator *run = nargout <= 1 ? m2c_sparse_operator_of(fn, nargin, in) : NULL;
    if (run)
        return run(out, in[0], in[1]);
    if (any_sparse(nargin, in) && !m2c_any_compressed(nargin, in) && decide(&sparse, fn, nargin, in))
        return 1;
    return settle(fn(self, nargout, out, nargin, in), out, sparse);
}

#define MANY(name)                                                                                           \
    int m2c_sparse_fn_##name(const m2c_value *self, int nargout, m2c_value **out, int nargin,                \
                             m2c_value *const *in)                                                           \
    {                                                                                                        \
        return m2c_sparse_call_many(m2c_fn_##name, self, nargout, out, nargin, in);                          \
    }
MANY(max)
MANY(min)
MANY(sort)
MANY(sortrows)

/* Sums at places of a matrix, which are those of a sparse matrix of triplets. */
static int accumulated(m2c_value **out, m2c_value *const *in)
{
    m2c_value *args[5] = {NULL, NULL, in[1], NULL, NULL};
    int status = 0;
    for (int k = 0; k < 2 && !status; k++) {
        m2c_value *number = m2c_double(k + 1), *const at[2] = {m2c_magic_colon, number};
        status = m2c_subsref(&args[k], in[0], 2, at, NULL);
        args[3 + k] = m2c_double(m2c_get(in[2], k));
        m2c_release(number);
    }
    status = status || m2c_fn___sparse__(NULL, 1, out, 5, args);
    for (int k = 0; k < 5; k++)
        if (k != 2)
            m2c_release(args[k]);
    return status;
}

int m2c_sparse_fn_accumarray(const m2c_value *self, int nargout, m2c_value **out, int nargin,
                             m2c_value *const *in)
{
    bool sparse = false;
    if (nargin > 5 && m2c_istrue(in[5], &sparse))
        return 1;
    if (sparse && in[4]->numel && m2c_get(in[4], 0) != 0)
        return m2c_error("", "accumarray: FILLVAL must be zero in the sparse case");
    if (sparse && in[3]->numel == 0 && in[0]->cls != M2C_CELL && in[0]->dims[1] == 2 && in[2]->numel == 2)
        return accumulated(out, in);
    return settle(m2c_fn_accumarray(self, nargout, out, nargin, in), out, sparse);
}
