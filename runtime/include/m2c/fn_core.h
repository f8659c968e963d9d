/* Builtins about cells, structs, handles, maps, errors, classes and sizes, time and the process.
 * Declared in mat2c/builtins/. */
#ifndef M2C_FN_CORE_H
#define M2C_FN_CORE_H

#include "m2c/value.h"

M2C_BEGIN

/* fn_cell.c, fn_cellfun.c, fn_cellconv.c */
m2c_function m2c_fn_cell, m2c_fn_iscell, m2c_fn_iscellstr, m2c_fn_num2cell, m2c_fn_deal;
m2c_function m2c_fn_cellfun, m2c_fn_arrayfun, m2c_fn_structfun;
m2c_function m2c_fn_cell2mat, m2c_fn_cellslices, m2c_fn_cell2struct, m2c_fn_struct2cell;

/* fn_struct.c, fn_struct_order.c, fn_subs.c */
m2c_function m2c_fn_struct, m2c_fn_isstruct, m2c_fn_isfield, m2c_fn_fieldnames, m2c_fn_rmfield,
    m2c_fn_numfields;
m2c_function m2c_fn_orderfields, m2c_fn_setfield, m2c_fn_getfield;
m2c_function m2c_fn_substruct, m2c_fn_subsref, m2c_fn_subsasgn;

/* fn_handle.c */
m2c_function m2c_fn_feval, m2c_fn_func2str, m2c_fn_str2func, m2c_fn_is_function_handle, m2c_fn_functions;

/* fn_handle_calls.c */
m2c_function m2c_fn_nargin, m2c_fn_nargout, m2c_fn_builtin, m2c_fn_onCleanup, m2c_fn_max_recursion_depth;

/* class_old.c */
m2c_function m2c_fn_superiorto, m2c_fn_inferiorto;

/* class_array.c */
m2c_function m2c_fn___empty_objects__;

/* fn_class.c, class_identity.c, class_handle.c */
m2c_function m2c_fn_methods, m2c_fn_properties, m2c_fn_isprop, m2c_fn___metaclass__;
m2c_function m2c_fn___settable__, m2c_fn___as_property__;
m2c_function m2c_fn_metaclass, m2c_fn_superclasses, m2c_fn_addprop;
m2c_function m2c_fn_enumeration, m2c_fn_isenum, m2c_fn___enumerator__, m2c_fn___subscript__;
m2c_function m2c_fn_isvalid, m2c_fn_notify, m2c_fn_addlistener, m2c_fn_listener, m2c_fn_copy,
    m2c_fn_copyElement;

/* ending.c */
m2c_function m2c_fn_atexit;

/* fn_containers.c, fn_containers_new.c */
/* dictionary.c */
m2c_function m2c_fn_dictionary, m2c_fn_configureDictionary, m2c_fn_numEntries, m2c_fn_isConfigured;
m2c_function m2c_fn_types, m2c_fn_insert;
m2c_function m2c_fn_containers_Map, m2c_fn_isKey, m2c_fn_keys, m2c_fn_values, m2c_fn_remove;

/* fn_error.c, fn_warning.c, fn_assert.c, fn_validate.c */
m2c_function m2c_fn_error, m2c_fn_lasterr, m2c_fn_lasterror, m2c_fn_rethrow, m2c_fn_print_usage,
    m2c_fn___nothing__, m2c_fn___unavailable__, m2c_fn___wrong_call__, m2c_fn___legacy__;
m2c_function m2c_fn_warning, m2c_fn_lastwarn;
/* The texts of the arguments of the assert that is about to be called, as Octave prints them ("x == 3",
 * "a\nb"), each in a line: set by generated code, for the error message. */
extern M2C_STATE const char *m2c_call_text;
m2c_function m2c_fn_assert, m2c_fn_validateattributes, m2c_fn_validatestring;
m2c_function m2c_fn_nargchk, m2c_fn_narginchk, m2c_fn_nargoutchk;

/* fn_inputparser.c, fn_inputparse.c */
m2c_function m2c_fn_inputParser, m2c_fn_addRequired, m2c_fn_addOptional, m2c_fn_addParameter;
m2c_function m2c_fn_addParamValue, m2c_fn_addSwitch, m2c_fn_parse;

/* fn_introspect.c, fn_size.c */
m2c_function m2c_fn_class, m2c_fn_isa, m2c_fn_isnumeric, m2c_fn_isreal, m2c_fn_iscomplex, m2c_fn_ischar;
m2c_function m2c_fn_islogical, m2c_fn_isbool, m2c_fn_isfloat, m2c_fn_isinteger, m2c_fn_isobject,
    m2c_fn_isnull;
m2c_function m2c_fn_isjava, m2c_fn_issparse, m2c_fn_ismethod, m2c_fn_isvarname, m2c_fn_exist;
m2c_function m2c_fn_isempty, m2c_fn_isscalar, m2c_fn_isvector, m2c_fn_isrow, m2c_fn_iscolumn, m2c_fn_ismatrix;
m2c_function m2c_fn_issquare, m2c_fn_size, m2c_fn_size_equal, m2c_fn_numel, m2c_fn_ndims, m2c_fn_length;
m2c_function m2c_fn_rows, m2c_fn_columns, m2c_fn___one_value__, m2c_fn___whole__;

/* fn_time.c */
m2c_function m2c_fn_tic, m2c_fn_toc, m2c_fn_clock, m2c_fn_cputime, m2c_fn_time, m2c_fn_now, m2c_fn_date;
m2c_function m2c_fn_pause;

/* fn_process.c */
m2c_function m2c_fn_typeinfo, m2c_fn_putenv, m2c_fn_unsetenv, m2c_fn_argv, m2c_fn_program_name;
m2c_function m2c_fn_getenv, m2c_fn_setenv, m2c_fn_version, m2c_fn_OCTAVE_VERSION, m2c_fn_computer,
    m2c_fn_ispc;
m2c_function m2c_fn_isunix, m2c_fn_ismac, m2c_fn_pwd, m2c_fn_exit, m2c_fn_quit, m2c_fn_nproc, m2c_fn_getpid;
m2c_function m2c_fn_isdeployed, m2c_fn_isstudent;

M2C_END

#endif
