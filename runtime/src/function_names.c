/* The names of Octave's functions, as tools/function_names.py writes them; files that mat2c has are in
 * arity.inc.
 */
#include "function_names.h"

#include "arity.h"
#include "core_util.h"

#include <string.h>

/* Built-in functions that mat2c has, in the runtime, the library or the compiler. */
static const char *const built_in[] = {
    " EDITOR EXEC_PATH F_DUPFD F_GETFD F_GETFL F_SETFD F_SETFL I IMAGE_PATH Inf NA NaN ",
    " OCTAVE_EXEC_HOME OCTAVE_HOME OCTAVE_VERSION O_APPEND O_ASYNC O_CREAT O_EXCL O_NONBLOCK O_RDONLY ",
    " O_RDWR O_SYNC O_TRUNC O_WRONLY PAGER PAGER_FLAGS PS1 PS2 PS4 P_tmpdir SEEK_CUR SEEK_END SEEK_SET ",
    " S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK WCONTINUE WCOREDUMP WEXITSTATUS ",
    " WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED WNOHANG WSTOPSIG WTERMSIG WUNTRACED abs acos acosh ",
    " addlistener addpath addproperty airy all amd and angle any arg argv arrayfun asin asinh assignin ",
    " atan atan2 atanh atexit auto_repeat_debug_command balance base64_decode base64_encode ",
    " beep_on_error besselh besseli besselj besselk bessely bitand bitor bitpack bitshift bitunpack ",
    " bitxor blkmm bsxfun builtin canonicalize_file_name cat cbrt ccolamd cd ceil cell cell2struct ",
    " cellfun cellindexmat cellslices cellstr char chol chol2inv choldelete cholinsert cholinv ",
    " cholshift cholupdate class clc clear colamd colon columns commandhistory commandwindow ",
    " completion_append_char complex confirm_recursive_rmdir conj conv2 convn cos cosh cputime ",
    " crash_dumps_octave_core csymamd ctranspose cummax cummin cumprod cumsum dawson dbclear dbcont ",
    " dbdown dbquit dbstack dbstatus dbstep dbstop dbtype dbup dbwhere debug_java debug_on_error ",
    " debug_on_interrupt debug_on_warning desktop det diag diary diff dir_in_loadpath disp display ",
    " dlmread dmperm do_string_escapes dot double drawnow e echo edit_history eig ellipj endgrent ",
    " endpwent eps eq erf erfc erfcinv erfcx erfi erfinv error etree eval evalc evalin exist exp expm1 ",
    " eye false fclear fclose fdisp feof ferror feval fflush fft fft2 fftn fgetl fgets ",
    " file_in_loadpath file_in_path filesep filter find fix fixed_point_format flintmax floor fopen ",
    " format fprintf fputs fread frewind fscanf fseek fskipl ftell full func2str functions fwrite ",
    " gamma gcd ge genpath get get_home_directory getegid getenv geteuid getgid getgrent getgrgid ",
    " getgrnam gethostname getpgrp getpid getppid getpwent getpwnam getpwuid getrusage getuid givens ",
    " glob gmtime gsvd gt hash have_window_system hess hex2num history history_save history_size ",
    " horzcat hypot ifft ifft2 ifftn imag ind2sub inferiorto info_program input int16 int32 int64 int8 ",
    " intmax intmin inv ipermute is_absolute_filename is_dq_string is_function_handle ",
    " is_rooted_relative_filename is_same_file is_sq_string isa isalnum isalpha isargout isascii ",
    " iscell iscellstr ischar iscntrl iscolumn iscomplex isdebugmode isdigit isempty isfield isfinite ",
    " isfloat isglobal isgraph isguirunning ishghandle isieee isindex isinf isinteger isjava iskeyword ",
    " islogical islower ismatrix isna isnan isnull isnumeric isobject isprint ispunct isreal isrow ",
    " isscalar issorted isspace issparse issquare isstruct isstudent isupper isvarname isvector ",
    " isxdigit javaMethod javaObject java_matrix_autoconversion java_unsigned_autoconversion ",
    " jsondecode jsonencode kbhit keyboard kron lasterr lasterror lastwarn ldivide le length lgamma ",
    " link linspace list_in_columns load localfunctions localtime log log10 log1p log2 logical lookup ",
    " lsode lsode_options lstat lt lu make_absolute_filename makeinfo_program mat2cell matrix_type max ",
    " max_recursion_depth max_stack_depth merge metaclass mfilename mgorth min minus mislocked ",
    " missing_component_hook missing_function_hook mkfifo mkstemp mktime mldivide mlock mod more ",
    " mpower mrdivide mtimes munlock nargin nargout native_float_format ndims ne newline nnz norm not ",
    " nproc nth_element num2cell num2hex numel numfields nzmax octave_core_file_limit ",
    " octave_core_file_name octave_core_file_options onCleanup ones openvar optimize_diagonal_matrix ",
    " optimize_permutation_matrix optimize_range optimize_subsasgn_calls or ordschur output_precision ",
    " page_output_immediately page_screen_output path pathsep pause permute pi pinv plus power ",
    " print_empty_dimensions print_struct_array_contents printf prod program_invocation_name ",
    " program_name properties psi puts pwd qr qrdelete qrinsert qrshift qrupdate quad quad_options ",
    " quadcc quit qz rand rande randg randn randp randperm rats rcond rdivide readdir readlink real ",
    " realmax realmin regexp regexpi regexprep rehash rem rename repelems reset reshape resize rethrow ",
    " rmdir rmfield rmpath round rows rsf2csf run_history save save_default_options save_precision ",
    " schur set setenv setgrent setpwent sighup_dumps_octave_core sign signbit ",
    " sigquit_dumps_octave_core sigterm_dumps_octave_core silent_functions sin single sinh size ",
    " size_equal sizemax sizeof sort source spalloc sparse sparse_auto_mutate split_long_rows spparms ",
    " sprank sprintf sqrt sqrtm squeeze sscanf stat stderr stdin stdout str2double str2func strcmp ",
    " strcmpi strfind strftime string_fill_char strncmp strncmpi strptime strrep struct struct2cell ",
    " struct_levels_to_print strvcat sub2ind subsasgn subsref sum sumsq superiorto ",
    " suppress_verbose_help_message svd svd_driver sylvester symamd symbfact symlink symrcm system tan ",
    " tanh tempname terminal_size textscan tic tilde_expand time times tmpfile toc tolower toupper ",
    " transpose tril triu true tsearch typecast typeinfo uint16 uint32 uint64 uint8 umask uminus uname ",
    " undo_string_escapes unicode_idx unlink unsetenv uplus urlread urlwrite user_config_dir ",
    " user_data_dir vec vertcat waitfor warning warranty who whos workspace yes_or_no zeros ",
};

/* Other names of built-in functions, and classes: variables hide them without a note. */
static const char *const aliases[] = {
    " J chdir exit gammaln home i ifelse inf inverse isbool j lower nan putenv upper ",
};
/* Files that only MATLAB has, and mat2c. */
static const char *const beyond[] = {
    " MException addCause addCorrection allfinite anymissing anynan append clip compose ",
    " configureDictionary contains convertCharsToStrings convertStringsToChars count createArray deval ",
    " dictionary discretize entries eraseBetween extract extractAfter extractBefore extractBetween ",
    " fields fillmissing filloutliers findgroups getReport groupcounts groupsummary histcounts ",
    " histcounts2 insert insertAfter insertBefore isConfigured isMATLABReleaseOlderThan isStringScalar ",
    " isUnderlyingType islocalmax islocalmin ismembertol ismissing isoutlier issortedrows isuniform ",
    " join ldl makima mape matches maxk mink missing mustBeA mustBeColumn mustBeFile mustBeFloat ",
    " mustBeFolder mustBeInRange mustBeMatrix mustBeNonmissing mustBeNonzeroLengthText mustBeRow ",
    " mustBeScalarOrEmpty mustBeSparse mustBeText mustBeTextScalar mustBeUnderlyingType ",
    " mustBeValidVariableName mustBeVector normalize numEntries numunique ode113 ode23t ode23tb ode78 ",
    " ode89 pad paddata pagectranspose pageeig pageinv pagemldivide pagemrdivide pagemtimes pagenorm ",
    " pagepinv pagesvd pagetranspose readcell readmatrix readvars replace replaceBetween reverse ",
    " rmmissing rmoutliers rms rmse smoothdata split splitapply splitlines standardizeMissing string ",
    " strings strip strlength tensorprod throw throwAsCaller timeit topkrows trimdata types ",
    " underlyingType writecell writematrix ",
};
static const char *const classes[] = {
    " inputParser weboptions ",
};

/* Files of machine code. */
static const char *const linked[] = {
    " audioinfo audioread audiowrite bzip2 convhulln gzip ",
};

/* Functions that mat2c lacks. */
static const char *const lacking[] = {
    " SIG add_input_event_hook ans arch_fit arch_rnd arch_test arma_rnd ask_names audiodevinfo ",
    " audioformats autoload available_graphics_toolkits bessel bug_report built_in_docstrings_file ",
    " citation cmdline_options cmpermute cmunique colloc colorcube command_line_path ",
    " completion_matches contrast daspk daspk_options dasrt dasrt_options dassl dassl_options dblist ",
    " debian_missing_handler debug decic dellistener diffpara dir_encoding disable_diagonal_matrix ",
    " disable_permutation_matrix disable_range doc_cache_create doc_cache_file dup2 errno errno_list ",
    " error_ids example exec fcntl fftw filebrowser fork freport freqz_plot get_first_help_sentence ",
    " get_help_text get_help_text_from_file grabcode history_control history_file ",
    " history_timestamp_format_string hurst ignore_function_time_stamp info_file javaArray java_get ",
    " java_set javamem kill krylov loaded_graphics_toolkits loadobj ls_command luupdate ode15i odeplot ",
    " ordqz oruntests pathdef pclose pcr perl pipe popen popen2 preferences profexport python ",
    " readline_re_read_init_file readline_read_init_file register_graphics_toolkit ",
    " remove_input_event_hook restoredefaultpath roundb rundemos runtests save_header_format_string ",
    " saveobj scanf slash spectral_adf spectral_xdf speed subsindex test texi_macros_file treelayout ",
    " waitpid warning_ids whos_line_format winqueryreg yulewalker ",
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
    if (m2c_arity_of(name) || AMONG(classes, name) || AMONG(beyond, name))
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
