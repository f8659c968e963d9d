"""C identifiers for MATLAB names: kept as they are unless C, the runtime or another name has taken
them."""

from __future__ import annotations

import re
from collections.abc import Iterable

_MATH = frozenset(
    """acos acosh asin asinh atan atan2 atanh cabs cacos cacosh carg casin casinh catan catanh cbrt
    ccos ccosh ceil cexp cimag clog conj copysign cos cosh cpow cproj creal csin csinh csqrt
    ctan ctanh drem erf erfc exp exp2 expm1 fabs fdim finite floor fma fmax fmin fmod frexp
    gamma hypot ilogb isinf isnan j0 j1 jn ldexp lgamma llrint llround log log10 log1p log2 logb
    lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round scalb
    scalbln scalbn significand sin sinh sqrt tan tanh tgamma trunc y0 y1 yn""".split()
)
"""Functions of C for `double`, which are there for `float` and `long double` with a suffix."""

_RESERVED = (
    _MATH
    | {name + suffix for name in _MATH for suffix in "fl"}
    | frozenset(
        """auto break case char const continue default do double else enum extern float for goto if
        inline int long register restrict return short signed sizeof static struct switch typedef
        union unsigned void volatile while _Bool _Complex _Imaginary _Alignas _Alignof _Atomic
        _Generic _Noreturn _Static_assert _Thread_local bool true false complex I NULL EOF main asm
        typeof errno stdin stdout stderr self nargin nargout in out box args place fail done status
        results path unused environment program program_functions builtin_functions check_counts
        check_sites ignored abs labs isfinite signbit malloc free realloc calloc exit abort printf
        puts memcpy memset memmove strlen strcmp index time clock signal raise div rand srand NAN
        INFINITY ptrdiff_t size_t exp10 pow10 sincos clog10 ldiv lldiv imaxdiv imaxabs llabs atof
        atoi atol atoll strtod strtof strtol strtoul qsort bsearch system getenv setenv putenv
        atexit rename remove tmpfile tmpnam fopen fclose fread fwrite fseek ftell rewind fflush
        fgets fputs fgetc fputc getc putc getchar putchar ungetc gets scanf fscanf sscanf fprintf
        sprintf snprintf vprintf vfprintf vsprintf vsnprintf perror setbuf memchr memcmp strcat
        strchr strcoll strcpy strcspn strerror strncat strncmp strncpy strpbrk strrchr strspn strstr
        strtok strxfrm strdup strndup isalnum isalpha isblank iscntrl isdigit isgraph islower
        isprint ispunct isspace isupper isxdigit tolower toupper asctime ctime difftime gmtime
        localtime mktime strftime longjmp setjmp jmp_buf assert offsetof rindex bcopy bzero bcmp ffs
        fork execl execv printf_unlocked dprintf mempcpy stpcpy alloca isless isgreater islessequal
        isgreaterequal islessgreater isunordered isnormal fpclassify signgam locale_t linux
        unix explicit_bzero memccpy stpncpy strcasecmp strncasecmp strnlen strsep strsignal
        math_errhandling ffsl ffsll""".split()
    )
)

_MACRO = re.compile(
    r"([US]?CHAR|U?(SHRT|LONG|LLONG|INT\w*)|SIZE|PTRDIFF|SIG_ATOMIC|WCHAR|WINT|BOOL)_(MAX|MIN|C|BIT|WIDTH)"
    r"|(M|FP|MATH|FLT\d*X?|L?DBL|DEC\d+X?)_[A-Z\d_]+(l|f\d*x?)?|DECIMAL_DIG|HUGE_VAL[\dFLX_]*|CMPLX[FL]?"
    r"|S?NAN[FLDX\d]*|INFINITY|math_errhandling"
)
_MACROS = frozenset(
    """AIO_PRIO_DELTA_MAX BC_BASE_MAX BC_DIM_MAX BC_SCALE_MAX BC_STRING_MAX BUFSIZ
    CHARCLASS_NAME_MAX COLL_WEIGHTS_MAX DELAYTIMER_MAX EXPR_NEST_MAX FILENAME_MAX FOPEN_MAX
    HOST_NAME_MAX IOV_MAX LINE_MAX LOGIN_NAME_MAX LONG_LONG_MAX LONG_LONG_MIN L_ctermid L_cuserid
    L_tmpnam MAXFLOAT MAX_CANON MAX_INPUT MB_LEN_MAX MQ_PRIO_MAX NAME_MAX NGROUPS_MAX NL_ARGMAX
    NL_LANGMAX NL_MSGMAX NL_NMAX NL_SETMAX NL_TEXTMAX NZERO PATH_MAX PIPE_BUF
    PTHREAD_DESTRUCTOR_ITERATIONS PTHREAD_KEYS_MAX PTHREAD_STACK_MIN P_tmpdir RENAME_EXCHANGE
    RENAME_NOREPLACE RENAME_WHITEOUT RE_DUP_MAX RTSIG_MAX SEEK_CUR SEEK_DATA SEEK_END SEEK_HOLE
    SEEK_SET SEM_VALUE_MAX SSIZE_MAX TMP_MAX TTY_NAME_MAX ULONG_LONG_MAX WORD_BIT XATTR_LIST_MAX
    XATTR_NAME_MAX XATTR_SIZE_MAX""".split()
)


def is_macro(name: str) -> bool:
    """True if it is a macro without parameters of a header of C, or of POSIX."""
    return name in _MACROS or bool(_MACRO.fullmatch(name))


_LIBRARY = re.compile(r"(u?int\w+|float|double|wchar|max_align)_t|(str\w+|lgamma[fl]?)_[lr]")
"""Types and further functions of C's headers."""

LOCALS = frozenset(
    "across at before box columns count next place product rows total value visits".split()
)
"""Names that emitters give to locals of blocks that also read variables of the program."""

_INTERNAL = re.compile(
    r"i\d*_|(old|result|args|catch|after|next|highest|narrowed)_\d+|swap_\d+\w*|\w+_cap|results|path|"
    + "|".join(sorted(LOCALS))
)
"""Names that templates and emitters give to locals of their own."""


def as_identifier(text: str) -> str:
    """The text with `_` for each character that C has not in identifiers."""
    return re.sub(r"\W", "_", text, flags=re.ASCII)


TABLES = "table_"
"""What the names of the arrays of constants of a file begin with."""


class Names:
    """Gives out identifiers, each once, deterministic in the order of asking.

    `functions` are the MATLAB functions around locals, which must hide neither them nor globals.
    """

    def __init__(self, functions: Iterable[str] = ()) -> None:
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}
        legal = {as_identifier(name) for name in functions}
        self._outer = {c for n in legal for c in (n, f"f_{n}", f"{n.lstrip('_') or 'v'}_")}

    def fresh(self, wish: str) -> str:
        """`wish` itself if it is free and legal, else with a suffix."""
        base = as_identifier(wish) or "t"
        if base[0].isdigit():
            base = f"f{base}"
        while self._is_outer(base) or self._is_outer(_spelled(base)):
            base = f"local_{base}"
        name = _spelled(base)
        number = self._next.get(base, 1)
        stem = f"{base}_" if _INTERNAL.fullmatch(f"{base}_2") else base
        while name in self._taken or name in self._outer:
            number += 1
            name = f"{stem}_{number}"
        self._next[base] = number
        self._taken.add(name)
        return name

    def _is_outer(self, name: str) -> bool:
        """True if the file may declare it. Each specialisation of a function has a number."""
        if not self._outer:
            return False
        unnumbered = re.sub(r"_\d+$", "", name)
        return (
            name in self._outer
            or unnumbered in self._outer
            or name.startswith(("global_", "persistent_", "shared_", TABLES))
        )


def _spelled(name: str) -> str:
    """The name as C allows it, where nothing else of the program has taken it."""
    free = (
        name not in _RESERVED
        and not _LIBRARY.fullmatch(name)
        and not is_macro(name)
        and not _INTERNAL.fullmatch(name)
        and not name.lower().startswith(("m2c_", "_"))
    )
    return name if free else f"{name.lstrip('_') or 'v'}_"
