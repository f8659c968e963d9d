/* Builtins that compute with arrays: elementwise functions, reductions, construction, shapes, sorting, sets,
 * integers, random numbers, class conversion. Declared to the compiler in mat2c/builtins/. */
#ifndef M2C_FN_OPS_H
#define M2C_FN_OPS_H

#include "m2c/value.h"

M2C_BEGIN

/* fn_elem.c */
m2c_function m2c_fn_sqrt, m2c_fn_exp, m2c_fn_log, m2c_fn_log10, m2c_fn_log1p, m2c_fn_expm1, m2c_fn_cbrt,
    m2c_fn_sin;
m2c_function m2c_fn_cos, m2c_fn_tan, m2c_fn_asin, m2c_fn_acos, m2c_fn_atan, m2c_fn_sinh, m2c_fn_cosh,
    m2c_fn_tanh;
m2c_function m2c_fn_asinh, m2c_fn_acosh, m2c_fn_atanh, m2c_fn_sec, m2c_fn_csc, m2c_fn_cot, m2c_fn_sech,
    m2c_fn_csch;
m2c_function m2c_fn_coth, m2c_fn_asec, m2c_fn_acsc, m2c_fn_acot, m2c_fn_asech, m2c_fn_acsch, m2c_fn_acoth;
m2c_function m2c_fn_sind, m2c_fn_cosd, m2c_fn_tand, m2c_fn_asind, m2c_fn_acosd, m2c_fn_atand, m2c_fn_deg2rad;
m2c_function m2c_fn_rad2deg, m2c_fn_log2;

/* fn_special.c */
m2c_function m2c_fn_gamma, m2c_fn_lgamma, m2c_fn_erf, m2c_fn_erfc, m2c_fn_erfinv, m2c_fn_erfcinv,
    m2c_fn_gammaln;
m2c_function m2c_fn_erfcx, m2c_fn_erfi, m2c_fn_dawson, m2c_fn_factorial;

/* fn_parts.c */
m2c_function m2c_fn_floor, m2c_fn_ceil, m2c_fn_round, m2c_fn_fix, m2c_fn_abs, m2c_fn_sign, m2c_fn_real,
    m2c_fn_imag;
m2c_function m2c_fn_arg, m2c_fn_angle, m2c_fn_conj, m2c_fn_isnan, m2c_fn_isinf, m2c_fn_isna, m2c_fn_isfinite;
m2c_function m2c_fn_signbit, m2c_fn_complex;

/* fn_binary.c */
m2c_function m2c_fn_mod, m2c_fn_rem, m2c_fn_atan2, m2c_fn_gcd, m2c_fn_lcm, m2c_fn_hypot, m2c_fn___thin__;
m2c_function m2c_fn_nthroot, m2c_fn_realsqrt, m2c_fn_reallog, m2c_fn_realpow;

/* fn_idivide.c */
m2c_function m2c_fn_idivide;

/* fn_operators.c */
m2c_function m2c_fn_plus, m2c_fn_minus, m2c_fn_times, m2c_fn_mtimes, m2c_fn_rdivide, m2c_fn_mrdivide,
    m2c_fn_ldivide;
m2c_function m2c_fn_mldivide, m2c_fn_power, m2c_fn_mpower, m2c_fn_eq, m2c_fn_ne, m2c_fn_lt, m2c_fn_le,
    m2c_fn_gt;
m2c_function m2c_fn_ge, m2c_fn_and, m2c_fn_or, m2c_fn_not, m2c_fn_uminus, m2c_fn_uplus, m2c_fn_transpose;
m2c_function m2c_fn_ctranspose, m2c_fn_xor, m2c_fn_colon, m2c_fn_isequal;

/* fn_reduce.c */
m2c_function m2c_fn_sum, m2c_fn_prod, m2c_fn_sumsq, m2c_fn_cumsum, m2c_fn_cumprod, m2c_fn_any, m2c_fn_all;

/* fn_minmax.c */
m2c_function m2c_fn_max, m2c_fn_min, m2c_fn_cummax, m2c_fn_cummin, m2c_fn_range;

/* fn_stats.c */
m2c_function m2c_fn_mean, m2c_fn_median, m2c_fn_mode, m2c_fn_var, m2c_fn_std;

/* fn_construct.c */
m2c_function m2c_fn_zeros, m2c_fn_ones, m2c_fn_Inf, m2c_fn_inf, m2c_fn_NaN, m2c_fn_nan, m2c_fn_NA, m2c_fn_pi;
m2c_function m2c_fn_e, m2c_fn_true, m2c_fn_false, m2c_fn_i, m2c_fn_j, m2c_fn_I, m2c_fn_J, m2c_fn_eps,
    m2c_fn_realmax;
m2c_function m2c_fn_realmin, m2c_fn_intmax, m2c_fn_intmin, m2c_fn_flintmax, m2c_fn_eye, m2c_fn_linspace;

/* fn_special_matrix.c */
m2c_function m2c_fn_magic, m2c_fn_hilb, m2c_fn_invhilb, m2c_fn_wilkinson, m2c_fn_vander;
m2c_function m2c_fn_toeplitz, m2c_fn_hankel, m2c_fn_rosser, m2c_fn_hadamard;

/* fn_shape.c */
m2c_function m2c_fn_reshape, m2c_fn_vec, m2c_fn_squeeze, m2c_fn_permute, m2c_fn_ipermute, m2c_fn_horzcat;
m2c_function m2c_fn_vertcat, m2c_fn_cat, m2c_fn_repmat, m2c_fn_shiftdim;

/* fn_shift.c */
m2c_function m2c_fn_circshift, m2c_fn_flip, m2c_fn_fliplr, m2c_fn_flipud, m2c_fn_rot90, m2c_fn_resize;
m2c_function m2c_fn_postpad, m2c_fn_prepad, m2c_fn_diff;

/* fn_matrix.c */
m2c_function m2c_fn_diag, m2c_fn_tril, m2c_fn_triu, m2c_fn_kron, m2c_fn_blkdiag, m2c_fn_meshgrid,
    m2c_fn_ndgrid;
m2c_function m2c_fn_vech;

/* fn_find.c */
m2c_function m2c_fn_nnz, m2c_fn_nzmax, m2c_fn_find, m2c_fn_sub2ind, m2c_fn_ind2sub, m2c_fn_lookup;

/* fn_sort.c */
m2c_function m2c_fn_sort, m2c_fn_sortrows, m2c_fn_issorted;

/* fn_set.c */
m2c_function m2c_fn_unique, m2c_fn_union, m2c_fn_intersect, m2c_fn_setdiff, m2c_fn_setxor, m2c_fn_ismember;

/* fn_accum.c */
m2c_function m2c_fn_accumarray;

/* fn_histc.c */
m2c_function m2c_fn_histc;

/* fn_calc.c */
m2c_function m2c_fn_dot, m2c_fn_cross, m2c_fn_cov;

/* fn_int.c */
m2c_function m2c_fn_bitand, m2c_fn_bitor, m2c_fn_bitxor, m2c_fn_bitshift, m2c_fn_bitcmp, m2c_fn_nextpow2,
    m2c_fn_pow2;

/* fn_primes.c */
m2c_function m2c_fn_primes, m2c_fn_isprime, m2c_fn_factor, m2c_fn_nchoosek;

/* fn_rand.c */
m2c_function m2c_fn_rand, m2c_fn_randn, m2c_fn_rande, m2c_fn_randg, m2c_fn_randi, m2c_fn_randperm;

/* fn_cast.c */
m2c_function m2c_fn_double, m2c_fn_single, m2c_fn_int8, m2c_fn_int16, m2c_fn_int32, m2c_fn_int64,
    m2c_fn_uint8;
m2c_function m2c_fn_uint16, m2c_fn_uint32, m2c_fn_uint64, m2c_fn_logical, m2c_fn_cast, m2c_fn_typecast;

M2C_END

#endif
