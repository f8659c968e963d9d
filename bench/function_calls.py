"""The calls that `make bench-functions` times: functions that real programs use most.

`x` is a row, `A` a square matrix with about as many elements, `t` a text, all of numbers between 0
and 1 that look random; `k` counts the rounds. Calls that don't depend on the size, or that only
draw, read or write, are left out.
"""

from __future__ import annotations

_OF_ROW = """\
    size length numel ndims isempty isscalar isvector isnumeric isreal islogical isfinite isnan
    isinf max min sum prod mean median std var any all norm diff cumsum cumprod sort unique find
    abs sqrt exp log log2 log10 sin cos tan asin acos atan sinh cosh tanh sind cosd floor ceil
    round fix sign gamma gammaln erf erfc double single int32 uint8 logical fliplr flipud
    real imag conj angle fft ifft fftshift mode range cummax cummin trapz
    nnz nonzeros factorial deg2rad cellfun transpose num2cell
"""
_OF_MATRIX = """\
    inv det eig svd chol lu qr rank trace diag triu tril kron reshape repmat sum mean max cumsum
    sort any all find std median cov fft2 conv2 circshift permute squeeze rot90 pinv expm
"""
#: Functions that need more than one argument, or arguments of some kind, with a call of each.
_CALLS = {
    "zeros": "zeros (1, numel (x))",
    "ones": "ones (size (x))",
    "eye": "eye (size (A, 1))",
    "rand": "rand (size (x))",
    "randn": "randn (size (x))",
    "randperm": "randperm (numel (x))",
    "linspace": "linspace (0, x(1), numel (x))",
    "logspace": "logspace (0, x(1), numel (x))",
    "colon": "x(1):numel (x)",
    "repmat": "repmat (x, 2, 2)",
    "reshape": "reshape (x, [], 1)",
    "cat": "cat (1, x, x)",
    "horzcat": "[x, x]",
    "vertcat": "[x; x]",
    "kron": "kron (x, [1 2])",
    "diag": "diag (A)",
    "triu": "triu (A)",
    "circshift": "circshift (x, 3)",
    "permute": "permute (A, [2 1])",
    "mtimes": "A * A",
    "mldivide": "A \\ A(:, 1)",
    "plus": "x + x(1)",
    "times": "x .* x",
    "rdivide": "x ./ (1 + x)",
    "power": "x .^ 2.5",
    "and": "x > 0.5 & x < 0.9",
    "xor": "xor (x > 0.5, x > 0.2)",
    "mod": "mod (100 * x, 7)",
    "rem": "rem (100 * x, 7)",
    "atan2": "atan2 (x, 2 * x)",
    "hypot": "hypot (x, 2 * x)",
    "dot": "dot (x, x)",
    "cross": "cross (x(1:3), x(3:-1:1))",
    "conv": "conv (x, [1 2 3 2 1])",
    "deconv": "deconv (x, [1 2 1])",
    "filter": "filter ([1 2 1], [1 0.5], x)",
    "conv2": "conv2 (A, ones (3))",
    "polyfit": "polyfit (x, 2 * x, 2)",
    "polyval": "polyval ([1 2 3 4], x)",
    "roots": "roots (x(1:min (end, 20)))",
    "isequal": "isequal (x, x + 0)",
    "interp1": "interp1 (0:0.1:1, (0:0.1:1) .^ 2, x)",
    "meshgrid": "meshgrid (A(1, :))",
    "gradient": "gradient (x)",
    "histc": "histc (x, 0:0.1:1)",
    "accumarray": "accumarray (1 + floor (10 * x(:)), 1)",
    "ismember": "ismember (x, x(1:2:end))",
    "intersect": "intersect (x, x(1:2:end))",
    "union": "union (x, x(1:2:end))",
    "setdiff": "setdiff (x, x(1:2:end))",
    "sortrows": "sortrows (A)",
    "sub2ind": "sub2ind (size (A), 1:size (A, 1), 1:size (A, 1))",
    "ind2sub": "ind2sub (size (A), 1:numel (A))",
    "bsxfun": "bsxfun (@plus, A, A(1, :))",
    "arrayfun": "arrayfun (@(v) 2 * v, x)",
    "cellfun": "cellfun (@numel, num2cell (x))",
    "factorial": "factorial (floor (10 * x))",
    "bitand": "bitand (floor (100 * x), 15)",
    "bitshift": "bitshift (floor (100 * x), 2)",
    "bitxor": "bitxor (floor (100 * x), 15)",
    "complex": "complex (x, x)",
    "cell2mat": "cell2mat (num2cell (x))",
    "mask": "x(x > 0.5)",
    "gather": "x(end:-1:1)",
    "column": "A(:, 2)",
    "num2str": "num2str (x(1))",
    "mat2str": "mat2str (x)",
    "sprintf": "sprintf ('%g,', x)",
    "sscanf": "sscanf (sprintf ('%g ', x), '%g')",
    "str2double": "str2double (num2str (x(1)))",
    "strcmp": "strcmp (t, t)",
    "strcat": "strcat (t, t)",
    "strrep": "strrep (t, 'ab', 'xyz')",
    "strfind": "strfind (t, 'ab')",
    "strsplit": "strsplit (t, 'a')",
    "strjoin": "strjoin (strsplit (t, 'a'), '-')",
    "strtrim": "strtrim ([' ', t, ' '])",
    "upper": "upper (t)",
    "lower": "lower (t)",
    "regexprep": "regexprep (t, 'a+b', 'c')",
    "regexp": "regexp (t, 'a[b-f]')",
    "fliplr": "fliplr (x)",
    "str2num": "str2num (num2str (x(1)))",
    "int2str": "int2str (100 * x)",
    "dec2bin": "dec2bin (floor (100 * x))",
    "double": "double (t)",
    "char": "char (97 + floor (26 * x))",
    "isspace": "isspace (t)",
    "struct": "struct ('a', x)",
    "nchoosek": "nchoosek (20, 10)",
    "primes": "primes (numel (x))",
    "isprime": "isprime (floor (1000 * x))",
    "gcd": "gcd (floor (100 * x), 12)",
}
#: What gives other numbers each time.
RANDOM = {"rand", "randn", "randperm"}
#: What has no form, or no meaning, for single.
ONLY_DOUBLE = {
    "bitand",
    "bitshift",
    "bitxor",
    "gcd",
    "isprime",
    "dec2bin",
    "accumarray",
    "nchoosek",
}


def calls() -> dict[str, str]:
    """The call of each function, by its name; matrices' forms have an `_m` behind it."""
    found = {name: f"{name} (x)" for name in _OF_ROW.split()}
    found |= {f"{name}_m": f"{name} (A)" for name in _OF_MATRIX.split()}
    wide = {f"{name}_m" for name in _CALLS}
    return {name: call for name, call in found.items() if name not in wide} | _CALLS
