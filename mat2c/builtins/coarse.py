"""What class, complexness and rank the results of functions have whatever their options are.

The rules of the families say more where they apply; these rows hold for every call that succeeds. A
function is missing here only where the language leaves the class of its results open (`load`,
`getfield` of a computed name, `feval`), where its family's rule covers all calls, or where it gives
nothing. A result without a shape stays boxed: of any rank, or of a kind of matrix that only boxes
have (diagonal, permutation).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.builtins.declaration import TypeRule
from mat2c.builtins.laws import (
    ANY_RANK,
    AS_FIRST,
    CELL,
    CHAR,
    COLUMN,
    DOUBLE,
    FLOAT,
    FLOAT_FIRST,
    FLOAT_PAIR,
    KEPT,
    LOGICAL,
    MATRIX,
    MAYBE,
    ONE,
    RANK,
    RANK_OF_FIRST,
    REAL,
    ROW,
    SAME,
    STRUCT,
    SUM,
    SUM_FIRST,
    SUM_PAIR,
    Output,
    constant,
    outline,
    without_options,
)
from mat2c.types.lattice import FLOATS, NUMERIC, Type
from mat2c.types.shape import SCALAR, Shape

# --- laws that few functions follow --------------------------------------------------------------


def _if_doubles(types: Sequence[Type]) -> str | None:
    """double of doubles, truth values and characters."""
    known = all(t.cls in ("double", "logical", "char") for t in types)
    return "double" if known and types else None


def _if_plain(types: Sequence[Type]) -> str | None:
    """double of doubles and truth values: texts may name a class."""
    return None if any(t.cls == "char" for t in types) else _if_doubles(types)


def _class_named(types: Sequence[Type]) -> str | None:
    """The class that the last argument names."""
    name = types[-1].const if types else None
    return name if isinstance(name, str) and name in NUMERIC else None


def _of_state(types: Sequence[Type]) -> str | None:
    """What tells the state of a generator, where that is asked for."""
    asked = types[0].const if len(types) == 1 else None
    return {"seed": "double", "state": "uint32", "twister": "uint32"}.get(str(asked))


def _powers(types: Sequence[Type]) -> str | None:
    """Truth values stay such; of numbers, the class of a sum."""
    return "logical" if types and types[0].cls == "logical" else _numbers(types)


def _days(types: Sequence[Type]) -> str | None:
    """Numbers keep their class, texts become doubles."""
    return _numbers(types) or ("double" if types and types[0].cls in ("char", "cell") else None)


def _second_or_double(types: Sequence[Type]) -> str | None:
    """The class of the second argument, double without one."""
    return KEPT(types[1:]) if len(types) > 1 else "double"


def _of_doubles(types: Sequence[Type]) -> str | None:
    """double of doubles alone."""
    return "double" if types and all(t.cls == "double" for t in types) else None


def _texts(types: Sequence[Type]) -> str | None:
    """A text of a text, a cell of texts of a cell."""
    return types[0].cls if types and types[0].cls in ("char", "cell") else None


def _numbers(types: Sequence[Type]) -> str | None:
    """The class of a number, where the first argument is one."""
    return types[0].cls if types and types[0].cls in NUMERIC else None


def _tokens(types: Sequence[Type]) -> str | None:
    """A text of a text, a cell of texts of a cell that has some."""
    if types and types[0].cls == "cell":
        extents = types[0].shape
        return None if extents is None or extents.may_be_empty() else "cell"
    return _texts(types)


def _one_text(types: Sequence[Type]) -> str | None:
    """A text for an argument; without one, the names of all."""
    return "char" if types else None


def _tested(types: Sequence[Type]) -> str | None:
    """Truth values of the characters of a text, a cell of them of a cell of texts."""
    if not types or not (types[0].is_arithmetic or types[0].cls == "cell"):
        return None
    return "cell" if types[0].cls == "cell" else "logical"


def _truths(types: Sequence[Type]) -> str | None:
    """Truth values of arrays and of cells; a double of a handle or a struct."""
    return "logical" if types and (types[0].is_arithmetic or types[0].cls == "cell") else None


def _place(types: Sequence[Type]) -> str | None:
    """The place of the greatest, which there is of one operand alone."""
    return None if len(types) == 2 else "double"


def _extremum(types: Sequence[Type]) -> str | None:
    """The class of the greatest: of both operands, or of the one whose dimension is named. Words
    may follow both."""
    compared = types[:2] if len(types) == 2 else types[:1]
    if any(t.cls == "logical" for t in compared):
        return None
    words = any(t.cls == "char" for t in types[2:]) and types[1].static_numel != 0
    return None if words and SUM(types[:2]) != SUM(compared) else SUM(compared)


def _without_words(types: Sequence[Type]) -> str | None:
    """double, where no argument names a class."""
    return "double" if all(t.is_arithmetic and t.cls != "char" for t in types) else None


def _places_in(types: Sequence[Type]) -> str | None:
    """Places in a text, or in each text of a cell; of each pattern of a cell."""
    searched = [t.cls for t in types[:2]]
    return "double" if searched == ["char", "char"] else "cell" if "cell" in searched else None


def _bits(types: Sequence[Type]) -> str | None:
    """Truth values of truth values alone, else the class of a sum."""
    if types and all(t.cls == "logical" for t in types):
        return "logical"
    return SUM(types)


def _joined(types: Sequence[Type]) -> str | None:
    """The class of arrays that are put together."""
    classes = {t.cls for t in types}
    if "cell" in classes and "any" not in classes:
        return "cell"
    if any(not t.is_arithmetic for t in types) or not types:
        return None
    if "char" in classes or classes == {"logical"}:
        return "char" if "char" in classes else "logical"
    return SUM(types)


def _covariance(types: Sequence[Type]) -> str | None:
    """single where one of the two is, but double of one number and whatever single."""
    classes = [t.cls for t in types[:2]]
    if "single" in classes[1:] and classes[0] != "single":
        return None
    return _floats(types[:1]) if types else None


def _floats(types: Sequence[Type]) -> str | None:
    """single or double, where no argument is of an integer class."""
    plain = all(t.cls in FLOATS or t.cls in ("logical", "char") for t in types)
    return FLOAT(types) if plain else None


def _one_of_one(types: Sequence[Type]) -> Shape | None:
    """A number, where further arguments are numbers."""
    return SCALAR if all(t.is_scalar for t in types[1:]) else None


# --- the rows ------------------------------------------------------------------------------------

_COUNT = Output(DOUBLE, REAL, ONE)
_TRUTH = Output(LOGICAL, REAL, ONE)
_TEXT = Output(CHAR, REAL, MATRIX)
_LINE = Output(CHAR, REAL, ROW)
_RECORD = Output(STRUCT, REAL, ONE)
_STRUCTS = Output(STRUCT, REAL, ANY_RANK)
_PLACES = Output(DOUBLE, REAL, MATRIX)
_CELLS = Output(CELL, REAL, MATRIX)


def _rows() -> Iterator[tuple[str, Sequence[Output]]]:
    """Names, and the laws of their outputs."""
    yield from _of_elements()
    yield from _of_pairs()
    yield from _of_reductions()
    yield from _of_matrices()
    yield from _of_texts()
    yield from _of_answers()
    yield from _of_the_system()


def _of_elements() -> Iterator[tuple[str, Sequence[Output]]]:
    """Functions of each element by itself."""
    as_real = """sin cos tan sinh cosh tanh asinh atan exp expm1 sec csc cot sech csch coth acot
        acsch cosd sind tand atand erf erfc erfi erfcx dawson"""
    yield as_real, [Output(FLOAT_FIRST, SAME, AS_FIRST)]
    beyond = """acos asin acosh atanh acoth acsc asec asech acosd asind sqrt log log10 log1p
        gammaln lgamma"""
    yield beyond, [Output(FLOAT_FIRST, MAYBE, AS_FIRST)]
    always_real = """gamma erfinv erfcinv cbrt angle arg factorial reallog
        realsqrt nextpow2"""
    yield always_real, [Output(FLOAT_FIRST, REAL, AS_FIRST)]
    yield "log2", [Output(FLOAT_FIRST, MAYBE, AS_FIRST), Output(FLOAT_FIRST, REAL, AS_FIRST)]
    yield "rad2deg deg2rad", [Output(FLOAT_FIRST, SAME, AS_FIRST)]
    yield "round ceil floor fix sign conj", [Output(SUM_FIRST, SAME, AS_FIRST)]
    yield "abs real imag", [Output(SUM_FIRST, REAL, AS_FIRST)]
    yield "isnan isinf isfinite isna signbit logical", [Output(LOGICAL, REAL, AS_FIRST)]
    yield "is_leap_year", [Output(LOGICAL, REAL, RANK_OF_FIRST)]
    tests = """isalnum isalpha isascii iscntrl isdigit isgraph isletter islower isprint ispunct
        isspace isupper isxdigit"""
    yield tests, [Output(_tested, REAL, AS_FIRST)]
    yield "upper lower toupper tolower", [Output(_texts, REAL, AS_FIRST)]
    yield "double", [Output(DOUBLE, SAME, AS_FIRST)]
    yield "single", [Output(constant("single"), SAME, AS_FIRST)]
    for name in "int8 int16 int32 int64 uint8 uint16 uint32 uint64".split():
        yield name, [Output(constant(name), REAL, AS_FIRST)]


def _of_pairs() -> Iterator[tuple[str, Sequence[Output]]]:
    """Functions of two arrays that conform."""
    yield "mod rem", [Output(SUM_PAIR, REAL, RANK)]
    yield "idivide", [Output(SUM_PAIR, REAL, ANY_RANK)]
    yield "atan2", [Output(FLOAT_PAIR, REAL, RANK)]
    yield "hypot", [Output(FLOAT, REAL, RANK)]
    yield "complex", [Output(FLOAT, MAYBE, ANY_RANK)]  # boxed: complex without an imaginary part
    yield "bitand bitor bitxor", [Output(_bits, REAL, RANK)]
    yield "bitshift", [Output(_numbers, REAL, RANK)]
    yield "bitcmp", [Output(_numbers, REAL, AS_FIRST)]
    yield "xor", [Output(LOGICAL, REAL, RANK)]
    yield "gcd lcm", [Output(SUM, SAME, RANK)] * 3
    yield "pow2", [Output(SUM, SAME, RANK)]
    yield "realpow", [Output(SUM, REAL, RANK)]
    yield "nthroot", [Output(_if_doubles, REAL, AS_FIRST)]
    yield "eomday", [Output(DOUBLE, REAL, RANK)]
    yield "dot cross", [Output(_floats, SAME, RANK)]
    bessel = [Output(FLOAT_PAIR, MAYBE, RANK), Output(DOUBLE, REAL, RANK)]
    yield "besselj bessely besseli besselk", bessel
    yield "besselh", [Output(FLOAT, MAYBE, RANK), Output(DOUBLE, REAL, RANK)]
    yield "airy", [Output(_if_doubles, MAYBE, RANK), Output(DOUBLE, REAL, RANK)]


def _of_reductions() -> Iterator[tuple[str, Sequence[Output]]]:
    """Functions along a dimension."""
    yield "any all", [Output(_truths, REAL, RANK_OF_FIRST)]
    yield "sum prod cumsum cumprod", [Output(without_options(FLOAT_FIRST), SAME, RANK_OF_FIRST)]
    yield "mean", [Output(without_options(FLOAT_FIRST), SAME, RANK_OF_FIRST)]
    yield "sumsq", [Output(without_options(FLOAT_FIRST), REAL, RANK_OF_FIRST)]
    yield "std var", [Output(without_options(_if_doubles), REAL, RANK_OF_FIRST)]
    yield "median", [Output(without_options(_numbers), SAME, RANK_OF_FIRST)]
    yield (
        "mode",
        [
            Output(KEPT, SAME, RANK_OF_FIRST),
            Output(DOUBLE, REAL, RANK_OF_FIRST),
            Output(CELL, REAL, RANK_OF_FIRST),
        ],
    )
    yield "range", [Output(SUM_FIRST, SAME, RANK_OF_FIRST)]
    yield "cummax cummin", [Output(_numbers, SAME, AS_FIRST), Output(DOUBLE, REAL, AS_FIRST)]
    yield "sort", [Output(KEPT, SAME, RANK_OF_FIRST), Output(DOUBLE, REAL, RANK_OF_FIRST)]
    yield "nnz", [_COUNT]
    yield "norm", [Output(_of_doubles, REAL, ONE)]
    yield "max min", [Output(_extremum, SAME, RANK), Output(_place, REAL, RANK_OF_FIRST)]
    yield "diff", [Output(_of_doubles, SAME, RANK_OF_FIRST)]
    yield "fft ifft fft2 ifft2", [Output(_of_doubles, MAYBE, RANK_OF_FIRST)]


def _of_matrices() -> Iterator[tuple[str, Sequence[Output]]]:
    """Functions that make, move and factor matrices."""
    yield "repmat reshape resize vec", [Output(KEPT, SAME, ANY_RANK)]
    yield "circshift flip fliplr flipud rot90 squeeze", [Output(KEPT, SAME, RANK_OF_FIRST)]
    yield "permute ipermute", [Output(KEPT, SAME, ANY_RANK)]
    yield "shiftdim", [Output(KEPT, SAME, ANY_RANK), Output(_second_or_double, SAME, ONE)]
    yield "prepad postpad", [Output(_of_doubles, SAME, ANY_RANK)]
    yield "tril triu", [Output(_numbers, SAME, MATRIX)]
    yield "diag", [Output(_numbers, SAME, ANY_RANK)]
    yield "unique", [Output(KEPT, SAME, MATRIX), _PLACES, _PLACES]
    yield "union intersect setdiff setxor", [Output(_if_doubles_or_cells, SAME, MATRIX)]
    yield "sortrows", [Output(KEPT, SAME, MATRIX), Output(DOUBLE, REAL, COLUMN)]
    yield "cat", [Output(_joined_after_dim, SAME, ANY_RANK)]
    yield "conv conv2 kron", [Output(_floats, SAME, MATRIX)]
    yield "filter", [Output(_floats, SAME, ANY_RANK)]
    yield "histc", [Output(DOUBLE, REAL, RANK_OF_FIRST)] * 2
    yield "find", [_PLACES, _PLACES, Output(KEPT, SAME, MATRIX)]
    yield "fftn ifftn", [Output(FLOAT_FIRST, MAYBE, RANK_OF_FIRST)]
    yield "rand randn", [Output(_of_state, REAL, MATRIX)]
    yield "randi", [Output(_class_named, REAL, ANY_RANK)]
    yield "rande randg randp", [Output(_if_plain, REAL, ANY_RANK)]
    yield "linspace", [Output(FLOAT_PAIR, SAME, MATRIX)]
    yield "toeplitz hankel", [Output(_of_doubles, SAME, MATRIX)]
    yield "vander", [Output(_powers, SAME, MATRIX)]
    yield "hadamard wilkinson magic hilb", [Output(_of_doubles, REAL, MATRIX)]
    yield "rosser", [_PLACES]
    yield "meshgrid ndgrid", [Output(_of_doubles, SAME, ANY_RANK)] * 3
    yield "i j I J", [Output(_without_words, MAYBE, ANY_RANK)]
    yield "eps realmin realmax", [Output(_of_doubles, REAL, ANY_RANK)]
    yield "nchoosek", [Output(_of_doubles, REAL, MATRIX)]
    yield "lookup", [Output(without_options(DOUBLE), REAL, RANK)]
    yield "blkdiag", [Output(_of_doubles, SAME, MATRIX)]
    yield "vech", [Output(_of_doubles, SAME, MATRIX)]
    yield "det", [Output(_of_doubles, SAME, ONE), _COUNT]
    yield "rcond", [Output(FLOAT_FIRST, REAL, ONE)]
    yield "inv inverse", [Output(_of_doubles, SAME, ANY_RANK), _COUNT]
    yield "pinv", [Output(_of_doubles, SAME, ANY_RANK)]
    yield "rank", [Output(DOUBLE, REAL, _one_of_one)]
    yield "hess", [Output(FLOAT_FIRST, SAME, MATRIX)] * 2
    yield "cov", [Output(_covariance, SAME, MATRIX)]
    yield "ismember", [Output(LOGICAL, REAL, ANY_RANK), Output(DOUBLE, REAL, ANY_RANK)]
    yield "num2cell", [Output(CELL, REAL, ANY_RANK)]
    yield "mat2cell cellslices struct2cell", [Output(CELL, REAL, ANY_RANK)]


def _if_doubles_or_cells(types: Sequence[Type]) -> str | None:
    """Sets: cells of texts where one is a cell, doubles of doubles."""
    if any(t.cls == "cell" for t in types[:2]):
        return "cell" if all(t.cls in ("cell", "char") for t in types[:2]) else None
    return "double" if len(types) > 1 and all(t.cls == "double" for t in types[:2]) else None


def _joined_after_dim(types: Sequence[Type]) -> str | None:
    """cat(dim, a, b, …)"""
    return _joined(types[1:])


def _of_texts() -> Iterator[tuple[str, Sequence[Output]]]:
    """Functions of texts."""
    yield "strtrim deblank strjust untabify", [Output(_texts, REAL, RANK_OF_FIRST)]
    some = """cstrcat do_string_escapes undo_string_escapes substr regexptranslate datestr
        base64_encode rats strftime int2str num2str char strvcat"""
    yield some, [Output(CHAR, REAL, ANY_RANK)]
    yield "nargchk nargoutchk num2hex", [Output(without_options(CHAR), REAL, ANY_RANK)]
    yield "typeinfo", [Output(_one_text, REAL, ROW)]
    lines = "ctime asctime date class mat2str jsonencode OCTAVE_VERSION"
    yield lines, [_LINE]
    yield "version", [_TEXT]
    yield "findstr strmatch str2double", [Output(DOUBLE, MAYBE, MATRIX)]
    yield "datenum", [Output(DOUBLE, REAL, RANK)] * 2
    yield "datevec", [Output(DOUBLE, REAL, ANY_RANK)] * 6
    yield "weekday", [Output(_days, REAL, RANK_OF_FIRST), _TEXT]
    yield "addtodate", [Output(DOUBLE, REAL, ANY_RANK)]
    yield "isstrprop", [Output(_tested, REAL, AS_FIRST)]
    yield "strsplit ostrsplit", [_CELLS, _CELLS]
    yield "strjoin", [Output(CHAR, REAL, MATRIX)]
    yield "cellstr", [Output(CELL, REAL, RANK_OF_FIRST)]
    yield "regexprep", [Output(_texts, REAL, RANK_OF_FIRST)]
    yield "strtok", [Output(_tokens, REAL, RANK_OF_FIRST)] * 2
    yield "strfind", [Output(_places_in, REAL, ANY_RANK)]
    yield "hex2num", [Output(without_options(DOUBLE), REAL, RANK_OF_FIRST)]
    yield "strcmp strcmpi strncmp strncmpi", [Output(LOGICAL, REAL, ANY_RANK)]
    yield "startsWith endsWith", [Output(LOGICAL, REAL, ANY_RANK)]
    yield "base64_decode", [Output(DOUBLE, REAL, ANY_RANK)]
    yield "unicode2native", [Output(constant("uint8"), REAL, MATRIX)]
    yield "native2unicode", [Output(CHAR, REAL, ANY_RANK)]


def _of_answers() -> Iterator[tuple[str, Sequence[Output]]]:
    """Questions with one answer."""
    truths = """is_absolute_filename is_dq_string is_function_handle is_sq_string isbool iscell
        iscellstr ischar iscolumn iscomplex isdeployed isempty isequal isequaln isfloat isinteger
        isjava islogical ismac ismatrix ismethod isenum isprop isnull isnumeric isobject ispc isreal
        isrow __one_value__
        isscalar issorted issparse issquare isstruct isstudent isunix
        isvarname isvector size_equal"""
    yield truths, [_TRUTH]
    yield "isa isfield isfile isfolder", [Output(LOGICAL, REAL, ANY_RANK)]
    yield "exist numfields nzmax sizeof numel ndims rows columns length", [_COUNT]


def _of_the_system() -> Iterator[tuple[str, Sequence[Output]]]:
    """Files, clocks, processes and settings."""
    numbers = """F_DUPFD F_GETFD F_GETFL F_SETFD F_SETFL O_APPEND O_ASYNC O_CREAT O_EXCL O_NONBLOCK
        O_RDONLY O_RDWR O_SYNC O_TRUNC O_WRONLY SEEK_CUR SEEK_END SEEK_SET WCONTINUE WNOHANG
        WUNTRACED WCOREDUMP WEXITSTATUS WSTOPSIG WTERMSIG stdin stdout stderr getegid geteuid
        getgid getpgrp getpid getppid getuid nproc toc fclose feof fseek ftell frewind fwrite
        fputs puts fflush mktime nargin nargout"""
    yield numbers, [_COUNT]
    yield "cputime", [_COUNT] * 3
    yield "S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK", [_TRUTH]
    yield "WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED", [_TRUTH]
    yield "tic", [Output(constant("uint64"), REAL, ONE)]
    texts = "filesep pathsep getenv gethostname program_name make_absolute_filename pwd tempname"
    yield texts, [Output(CHAR, REAL, MATRIX)]
    yield "lasterr lastwarn", [Output(CHAR, REAL, MATRIX)] * 2
    yield "fileread hash", [Output(CHAR, REAL, ANY_RANK)]
    yield "mkdir rmdir copyfile movefile", [_TRUTH, _TEXT, _TEXT]
    yield "rename unlink", [_COUNT, _TEXT]
    yield "fprintf printf", [_COUNT]
    yield "textscan", [Output(CELL, REAL, ANY_RANK)]
    yield "dir cell2struct rmfield orderfields substruct functions", [_STRUCTS]
    yield "bitunpack", [Output(LOGICAL, REAL, MATRIX)]
    yield "invhilb", [Output(_of_doubles, REAL, MATRIX)]
    yield "canonicalize_file_name readlink", [_TEXT, _COUNT, _TEXT]
    yield "gmtime localtime getrusage lasterror", [_RECORD]
    yield "argv glob", [_CELLS]
    yield "readdir", [_CELLS, _COUNT, _TEXT]
    yield "computer", [_LINE, _COUNT, _LINE]
    yield "dlmread csvread", [Output(DOUBLE, MAYBE, MATRIX)]
    yield "str2func", [Output(constant("function_handle"), REAL, ONE)]


COARSE: dict[str, TypeRule] = {
    name: outline(*outputs) for names, outputs in _rows() for name in names.split()
}
