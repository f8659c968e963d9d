"""The functions of MATLAB Coder, each with what it is here. The page docs/coder.md shows them."""

from __future__ import annotations

from mat2c.lower.coder import ceval
from mat2c.lower.coder import coder_answers as answers
from mat2c.lower.coder.coder_call import CoderFunction

_HINT = "no effect"
_TARGET_HINT = "no effect: it is about other targets than C"
_ARGUMENT = "its first argument"


def _hints(names: str, meaning: str = _HINT) -> list[CoderFunction]:
    return [CoderFunction(name, answers.hint, meaning) for name in names.split()]


def _wrappers(names: str, meaning: str) -> list[CoderFunction]:
    return [CoderFunction(name, answers.argument, meaning, wraps=True) for name in names.split()]


def _refused(names: str, meaning: str) -> list[CoderFunction]:
    return [CoderFunction(name, answers.refused, meaning) for name in names.split()]


def _types(names: str, meaning: str) -> list[CoderFunction]:
    return [CoderFunction(name, answers.typed, meaning) for name in names.split()]


def _options(names: str) -> list[CoderFunction]:
    meaning = "a struct, whose fields have no effect"
    return [CoderFunction(name, answers.configuration, meaning) for name in names.split()]


_ROWS = (
    CoderFunction(
        "varsize",
        answers.varsize,
        "no effect on values; with `--no-heap`, the bound of variables, and an error where one is"
        " larger",
    ),
    *_hints("inline allowpcode columnMajor rowMajor cstructname reservedName replace"),
    *_hints("noImplicitExpansionInFunction dataAlignment storageClass"),
    *_hints("screener runTest make.*", "no effect: it is about MATLAB's own tools"),
    *_hints("gpu.* gpuConfig hdl.* loop.*", _TARGET_HINT),
    *_wrappers("unroll", "the range as it is; as a statement, no effect"),
    *_wrappers("nullcopy", "its argument, as it is"),
    *_wrappers("ignoreConst ignoreSize sharedConst", _ARGUMENT),
    CoderFunction("const", answers.applied, "the value; `(@f, args…)` calls f", wraps=True),
    CoderFunction("inlineCall", answers.applied, "`(@f, args…)` calls f"),
    CoderFunction("nonInlineCall", answers.applied, "`(@f, args…)` calls f"),
    CoderFunction("sameSizeBinaryOp", answers.applied, "`(@f, a, b)` calls f"),
    CoderFunction(
        "target",
        answers.target,
        "true for `'C'`, `'Rtw'`, `'lib'`, `'exe'` and `'dll'`, false for all others; branches that"
        " it decides are left out",
        truth=answers.is_target,
    ),
    CoderFunction(
        "extrinsic",
        answers.extrinsic,
        "calls of the functions whose results aren't used are left out, with a warning; others, and"
        " those that draw, stay what they are",
    ),
    CoderFunction(
        "areUnboundedVariableSizedArraysSupported",
        answers.dynamic_arrays,
        "true; false with `--no-heap`",
    ),
    CoderFunction(
        "ceval",
        ceval.ceval,
        "calls a function in C ([above](#functions-in-c)); complex scalars by value,"
        " `coder.opaque` and row-major arrays are refused",
    ),
    CoderFunction("cinclude", ceval.cinclude, "the C file includes the header"),
    CoderFunction(
        "updateBuildInfo",
        ceval.update_build,
        "what `mat2c build` and `mat2c run` give the C compiler",
    ),
    *_refused("ref rref wref", "arguments of `coder.ceval`; refused elsewhere"),
    *_refused("opaque", "refused: values of C types that MATLAB doesn't have"),
    CoderFunction("isColumnMajor", answers.always(True), "true"),
    CoderFunction("isRowMajor", answers.always(False), "false"),
    CoderFunction("load", answers.library("load"), "`load`, when the program runs"),
    CoderFunction("mfunctionname", answers.function_name, "the name of the function"),
    CoderFunction("stringToChar", answers.argument, _ARGUMENT),
    *_types(
        "typeof newtype Constant resize ArrayType PrimitiveType StructType CellType EnumType"
        " ClassType Type",
        "a struct of `ClassName`, `SizeVector`, `VariableDims`; types of entries are read from the"
        " text (above)",
    ),
    *_options("config CodeConfig MexCodeConfig EmbeddedCodeConfig hardware approximation"),
    *_refused(
        "ExternalDependency BuildConfig BLASCallback LAPACKCallback fftw.StandaloneFFTW3Interface",
        "refused: libraries in C are linked by the C compiler",
    ),
    *_refused("getArgTypes", "refused: nothing is run at translation"),
    *_refused(
        "loadDeepLearningNetwork loadNetworkDistributionDiscriminator DeepLearningConfig",
        "refused: there are no networks",
    ),
    *_refused("read write", "refused; `load` and `save` read and write files"),
    CoderFunction(
        "internal.assert", answers.asserted, "an error with the identifier, where it is false"
    ),
    CoderFunction("internal.errorIf", answers.error_if, "an error where the condition is true"),
    CoderFunction("internal.error", answers.failed, "an error with the identifier"),
    CoderFunction("internal.indexInt", answers.library("int32"), "`int32 (x)`"),
    CoderFunction("internal.indexIntClass", answers.always("int32"), "`'int32'`"),
    CoderFunction("internal.isConst", answers.is_constant, "whether it is written as a constant"),
    CoderFunction("internal.const", answers.applied, "as `coder.const`", wraps=True),
    CoderFunction("internal.nullcopy", answers.argument, "as `coder.nullcopy`", wraps=True),
    *_hints(
        "internal.prefer_const internal.noRuntimeChecksInThisFunction"
        " internal.allowHalfInputs internal.allowEnumInputs internal.preserveFormalOutputs"
        " internal.inline internal.defer_inference internal.assertDefined internal.warning"
        " internal.cfunctionname internal.varsize internal.preventLoopVectorization"
    ),
)


def _by_name(rows: tuple[CoderFunction, ...]) -> dict[str, CoderFunction]:
    found = {row.name: row for row in rows}
    assert len(found) == len(rows), "a function of `coder` stands twice"
    return found


FUNCTIONS = _by_name(_ROWS)
_FAMILIES = tuple(row for row in _ROWS if row.name.endswith("*"))


def find(name: str) -> CoderFunction | None:
    """The row of a function; None where there is none."""
    row = FUNCTIONS.get(name)
    if row is not None:
        return row
    return next((row for row in _FAMILIES if name.startswith(row.name[:-1])), None)
