/* The names of Octave's functions, as tools/function_names.py writes them; files that mat2c has are in
 * arity.inc.
 */
#include "function_names.h"

#include "arity.h"
#include "core_util.h"

#include <string.h>

/* Built-in functions that mat2c has, in the runtime, the library or the compiler. */
static const char *const built_in[] = {
    " I Inf NA NaN OCTAVE_VERSION P_tmpdir SEEK_CUR SEEK_END SEEK_SET abs acos acosh addlistener ",
    " addpath addproperty airy all and angle any arg argv arrayfun asin asinh assignin atan atan2 ",
    " atanh atexit balance base64_decode base64_encode beep_on_error besselh besseli besselj besselk ",
    " bessely bitand bitor bitpack bitshift bitunpack bitxor blkmm bsxfun builtin ",
    " canonicalize_file_name cat cbrt cd ceil cell cell2struct cellfun cellindexmat cellslices cellstr ",
    " char chol chol2inv choldelete cholinsert cholinv cholshift cholupdate class clc clear colon ",
    " columns commandhistory commandwindow complex confirm_recursive_rmdir conj conv2 convn cos cosh ",
    " cputime crash_dumps_octave_core ctranspose cummax cummin cumprod cumsum dawson dbclear dbcont ",
    " dbdown dbquit dbstack dbstatus dbstep dbstop dbtype dbup dbwhere debug_on_error ",
    " debug_on_interrupt debug_on_warning desktop det diag diary diff disp display dlmread dmperm ",
    " do_string_escapes dot double drawnow e echo edit_history eig ellipj eps eq erf erfc erfcinv ",
    " erfcx erfi erfinv error etree eval evalc evalin exist exp expm1 eye false fclear fclose fdisp ",
    " feof ferror feval fflush fft fft2 fftn fgetl fgets file_in_loadpath file_in_path filesep filter ",
    " find fix fixed_point_format flintmax floor fopen format fprintf fputs fread frewind fscanf fseek ",
    " fskipl ftell full func2str functions fwrite gamma gcd ge genpath get get_home_directory getenv ",
    " gethostname getpid getppid getuid givens glob gmtime gt hash hess hex2num history horzcat hypot ",
    " ifft ifft2 ifftn imag ind2sub input int16 int32 int64 int8 intmax intmin inv ipermute ",
    " is_absolute_filename is_dq_string is_function_handle is_rooted_relative_filename is_sq_string ",
    " isa isalnum isalpha isargout isascii iscell iscellstr ischar iscntrl iscolumn iscomplex isdigit ",
    " isempty isfield isfinite isfloat isglobal isgraph ishghandle isieee isindex isinf isinteger ",
    " isjava iskeyword islogical islower ismatrix isna isnan isnull isnumeric isobject isprint ispunct ",
    " isreal isrow isscalar issorted isspace issparse issquare isstruct isstudent isupper isvarname ",
    " isvector isxdigit javaMethod javaObject jsondecode jsonencode keyboard kron lasterr lasterror ",
    " lastwarn ldivide le length lgamma linspace list_in_columns load localtime log log10 log1p log2 ",
    " logical lookup lsode lsode_options lt lu make_absolute_filename mat2cell matrix_type max ",
    " max_recursion_depth max_stack_depth merge mfilename mgorth min minus mktime mldivide mlock mod ",
    " more mpower mrdivide mtimes munlock nargin nargout native_float_format ndims ne newline nnz norm ",
    " not nproc nth_element num2cell num2hex numel numfields nzmax onCleanup ones openvar ",
    " optimize_diagonal_matrix optimize_permutation_matrix optimize_range or ordschur output_precision ",
    " page_output_immediately page_screen_output path pathsep pause permute pi pinv plus power ",
    " print_empty_dimensions print_struct_array_contents printf prod program_name psi puts pwd qr ",
    " qrdelete qrinsert qrshift qrupdate quad quadcc quit rand rande randg randn randp randperm rats ",
    " rcond rdivide readdir real realmax realmin regexp regexpi regexprep rehash rem rename repelems ",
    " reset reshape resize rethrow rmdir rmfield rmpath round rows rsf2csf run_history save schur set ",
    " setenv sighup_dumps_octave_core sign signbit sigterm_dumps_octave_core sin single sinh size ",
    " size_equal sizemax sizeof sort source spalloc sparse split_long_rows spparms sprank sprintf sqrt ",
    " sqrtm squeeze sscanf stderr stdin stdout str2double str2func strcmp strcmpi strfind strftime ",
    " strncmp strncmpi strptime strrep struct struct2cell struct_levels_to_print strvcat sub2ind ",
    " subsasgn subsref sum sumsq suppress_verbose_help_message svd svd_driver sylvester symrcm system ",
    " tan tanh tempname textscan tic tilde_expand time times toc tolower toupper transpose tril triu ",
    " true tsearch typecast typeinfo uint16 uint32 uint64 uint8 uminus uname undo_string_escapes ",
    " unlink unsetenv uplus urlread urlwrite vec vertcat waitfor warning warranty who whos workspace ",
    " zeros ",
};

/* Other names of built-in functions, and classes: variables hide them without a note. */
static const char *const aliases[] = {
    " J chdir exit gammaln home i ifelse inf inverse isbool j lower nan putenv upper ",
};
static const char *const classes[] = {
    " inputParser ",
};

/* Files of machine code. */
static const char *const linked[] = {
    " audioinfo audioread audiowrite bzip2 convhulln gzip ",
};

/* Functions that mat2c lacks. */
static const char *const lacking[] = {
    " EDITOR EXEC_PATH F_DUPFD F_GETFD F_GETFL F_SETFD F_SETFL IMAGE_PATH OCTAVE_EXEC_HOME OCTAVE_HOME ",
    " O_APPEND O_ASYNC O_CREAT O_EXCL O_NONBLOCK O_RDONLY O_RDWR O_SYNC O_TRUNC O_WRONLY PAGER ",
    " PAGER_FLAGS PS1 PS2 PS4 SIG S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK WCONTINUE ",
    " WCOREDUMP WEXITSTATUS WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED WNOHANG WSTOPSIG WTERMSIG ",
    " WUNTRACED add_input_event_hook amd ans arch_fit arch_rnd arch_test arma_rnd ask_names ",
    " audiodevinfo audioformats auto_repeat_debug_command autoload available_graphics_toolkits bessel ",
    " bug_report built_in_docstrings_file ccolamd citation cmdline_options cmpermute cmunique colamd ",
    " colloc colorcube command_line_path completion_append_char completion_matches contrast csymamd ",
    " daspk daspk_options dasrt dasrt_options dassl dassl_options dblist debian_missing_handler debug ",
    " debug_java decic dellistener diffpara dir_encoding dir_in_loadpath disable_diagonal_matrix ",
    " disable_permutation_matrix disable_range doc_cache_create doc_cache_file dup2 durbinlevinson ",
    " endgrent endpwent errno errno_list error_ids example exec fcntl fftw filebrowser fork fractdiff ",
    " freport freqz_plot get_first_help_sentence get_help_text get_help_text_from_file getegid geteuid ",
    " getgid getgrent getgrgid getgrnam getpgrp getpwent getpwnam getpwuid getrusage grabcode ",
    " griddata3 griddatan gsvd have_window_system history_control history_file history_save ",
    " history_size history_timestamp_format_string hurst ichol ignore_function_time_stamp ilu ",
    " inferiorto info_file info_program is_same_file isdebugmode isguirunning javaArray java_get ",
    " java_matrix_autoconversion java_set java_unsigned_autoconversion javamem kbhit kill krylov link ",
    " loaded_graphics_toolkits loadobj localfunctions ls_command lstat luupdate makeinfo_program menu ",
    " metaclass methods mislocked missing_component_hook missing_function_hook mkfifo mkstemp ",
    " octave_core_file_limit octave_core_file_name octave_core_file_options ode15i odeplot ",
    " optimize_subsasgn_calls ordqz oruntests pathdef pclose pcr perl pipe popen popen2 pqpnonneg ",
    " preferences profexport program_invocation_name properties python quad_options qz rainbow ",
    " readline_re_read_init_file readline_read_init_file readlink register_graphics_toolkit ",
    " remove_input_event_hook restoredefaultpath roundb rundemos runtests save_default_options ",
    " save_header_format_string save_precision saveobj scanf setgrent setpwent ",
    " sigquit_dumps_octave_core silent_functions slash sparse_auto_mutate spectral_adf spectral_xdf ",
    " speed spencer sprandsym stat string_fill_char subsindex superiorto symamd symbfact symlink ",
    " terminal_size test texi_macros_file tfqmr tmpfile treelayout turbo umask unicode_idx ",
    " user_config_dir user_data_dir viridis voronoi voronoin waitpid warning_ids webread webwrite ",
    " whos_line_format winqueryreg yes_or_no yulewalker ",
};

/* Is a name one of the words in `count` lines? */
static bool is_among(const char *const *line, size_t count, const char *name)
{
    size_t n = strlen(name);
    for (size_t k = 0; n && k < count; k++)
        for (const char *at = line[k]; (at = strstr(at, name)) != NULL; at++)
            if (at > line[k] && at[-1] == ' ' && at[n] == ' ')
                return true;
    return false;
}

#define AMONG(lines, name) is_among(lines, sizeof(lines) / sizeof *(lines), name)

int m2c_function_kind(const char *name)
{
    if (m2c_arity_of(name) || AMONG(classes, name))
        return 2;
    if (AMONG(linked, name))
        return 3;
    return AMONG(built_in, name) || AMONG(aliases, name) ? 5 : 0;
}

bool m2c_shadows_function(const char *name)
{
    return name &&
           (m2c_arity_of(name) || AMONG(built_in, name) || AMONG(linked, name) || AMONG(lacking, name));
}
