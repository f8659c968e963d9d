/* Builtins that stand for themselves: calls over slices, bits of numbers as text, files and folders, the
 * process. Declared to the compiler in mat2c/builtins/. */
#ifndef M2C_FN_MORE_H
#define M2C_FN_MORE_H

#include "m2c/value.h"

M2C_BEGIN

/* fn_more_slices.c */
m2c_function m2c_fn_bsxfun, m2c_fn_mat2cell, m2c_fn_isequaln, m2c_fn_sizeof;

/* fn_more_bits.c */
m2c_function m2c_fn_num2hex, m2c_fn_hex2num, m2c_fn_iskeyword, m2c_fn_bitpack, m2c_fn_bitunpack;

/* fn_more_files.c, fn_more_dir.c */
m2c_function m2c_fn_filesep, m2c_fn_pathsep, m2c_fn_isfile, m2c_fn_isfolder, m2c_fn_is_absolute_filename;
m2c_function m2c_fn_mkdir, m2c_fn_rmdir, m2c_fn_unlink, m2c_fn_delete, m2c_fn_rename, m2c_fn_movefile;
m2c_function m2c_fn_copyfile, m2c_fn_cd, m2c_fn_chdir, m2c_fn_tempname, m2c_fn_system, m2c_fn_unix,
    m2c_fn_dos;
m2c_function m2c_fn_dir, m2c_fn_ls, m2c_fn_readdir, m2c_fn_glob, m2c_fn_make_absolute_filename,
    m2c_fn_canonicalize_file_name;

/* fn_more_save.c, fn_more_load.c: save (…, STRUCT OF VARIABLES); what the statement load assigns */
m2c_function m2c_fn_save, m2c_fn_load, m2c_fn___load_variables__, m2c_fn___load_path__;

/* fn_more_eval.c */
m2c_function m2c_fn_str2num, m2c_fn___eval__, m2c_fn___eval_values__, m2c_fn_inline, m2c_fn___returned__,
    m2c_fn___inline__;
m2c_function m2c_fn_formula, m2c_fn_argnames;

/* eval_frames.c */
m2c_function m2c_fn___call_enter__, m2c_fn___call_leave__, m2c_fn___call_stack__;
m2c_function m2c_fn___frame_enter__, m2c_fn___frame_leave__, m2c_fn___evalin__, m2c_fn___assignin__;

/* eval_globals.c: the links of variables to global ones, name, value */
m2c_function m2c_fn___linked__, m2c_fn___set_linked__, m2c_fn___unlink__, m2c_fn___is_linked__;

m2c_function m2c_fn___sparse__, m2c_fn___full__, m2c_fn___spdiags__, m2c_fn___sparse_order__;

/* fn_who.c: full?, function, names, letters, patterns, values */
m2c_function m2c_fn___whos__;

/* fn_more_text.c */
m2c_function m2c_fn_celldisp, m2c_fn_is_dq_string, m2c_fn_is_sq_string, m2c_fn_list_in_columns;
m2c_function m2c_fn_unicode2native, m2c_fn_native2unicode, m2c_fn_base64_encode, m2c_fn_base64_decode;
m2c_function m2c_fn___base64_decode_bytes__;
m2c_function m2c_fn_getpwuid, m2c_fn_getpwnam, m2c_fn_getpwent, m2c_fn_setpwent, m2c_fn_endpwent;
m2c_function m2c_fn_getgrgid, m2c_fn_getgrnam, m2c_fn_getgrent, m2c_fn_setgrent, m2c_fn_endgrent;

/* fn_more_hash.c, valid_name.c, fn_json_encode.c, fn_json_decode.c */
m2c_function m2c_fn_hash, m2c_fn_matlab_lang_makeValidName, m2c_fn_jsonencode, m2c_fn_jsondecode;

/* fn_more_clock.c */
m2c_function m2c_fn_gmtime, m2c_fn_localtime, m2c_fn_mktime, m2c_fn_strftime, m2c_fn_strptime, m2c_fn_asctime;
m2c_function m2c_fn_ctime, m2c_fn_uname, m2c_fn_gethostname, m2c_fn_getppid, m2c_fn_getuid;

/* fn_more_stat.c */
m2c_function m2c_fn_stat, m2c_fn_lstat, m2c_fn_S_ISBLK, m2c_fn_S_ISCHR, m2c_fn_S_ISDIR, m2c_fn_S_ISFIFO;
m2c_function m2c_fn_S_ISLNK, m2c_fn_S_ISREG, m2c_fn_S_ISSOCK, m2c_fn_symlink, m2c_fn_link, m2c_fn_readlink;
m2c_function m2c_fn_geteuid, m2c_fn_getgid, m2c_fn_getegid, m2c_fn_getpgrp, m2c_fn_getrusage;
m2c_function m2c_fn_umask, m2c_fn_mkfifo;

/* fn_more_status.c */
m2c_function m2c_fn_F_DUPFD, m2c_fn_F_GETFD, m2c_fn_F_GETFL, m2c_fn_F_SETFD, m2c_fn_F_SETFL, m2c_fn_O_APPEND,
    m2c_fn_O_ASYNC, m2c_fn_O_CREAT, m2c_fn_O_EXCL, m2c_fn_O_NONBLOCK, m2c_fn_O_RDONLY, m2c_fn_O_RDWR,
    m2c_fn_O_SYNC, m2c_fn_O_TRUNC, m2c_fn_O_WRONLY, m2c_fn_WNOHANG, m2c_fn_WUNTRACED, m2c_fn_WCONTINUE,
    m2c_fn_WIFEXITED, m2c_fn_WIFSIGNALED, m2c_fn_WIFSTOPPED, m2c_fn_WIFCONTINUED, m2c_fn_WCOREDUMP,
    m2c_fn_WEXITSTATUS, m2c_fn_WTERMSIG, m2c_fn_WSTOPSIG;

M2C_END

#endif
