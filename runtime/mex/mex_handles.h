/* Function handles: the host's become values that call it, and ours handles of the host. */
#include "mex_host.h"

#include "m2c/error.h"

/* Raises an error of the host as one of the function. */
static int mex_host_error(const mxArray *id, const mxArray *message)
{
    char *name = id ? mxArrayToString(id) : NULL, *text = message ? mxArrayToString(message) : NULL;
    int status = m2c_error_text(name ? name : "", text ? text : "a function handle failed");
    mxFree(name);
    mxFree(text);
    return status;
}

#ifdef HAVE_OCTAVE
static mxArray *mex_function_of(const char *text)
{
    mxArray *source = mxCreateString(text), *made = NULL;
    mexCallMATLAB(1, &made, 1, &source, "str2func");
    mxDestroyArray(source);
    return made;
}

/* Calls a handle. What Octave gives of an error that is trapped has no message, but cellfun tells it. */
static int mex_feval(int nargout, mxArray **results, int nargin, mxArray **given)
{
    static const char mark[] = "mat2c_error";
    mxArray *words[MEX_MOST + 5], *cells[MEX_MOST] = {NULL}, *function = given[0], *wrapped = NULL;
    int n = 1;
    if (nargin == 1) { /* cellfun wants an argument */
        mxArray *pair[] = {mex_function_of("@(f) @(unused) f ()"), given[0]};
        mexCallMATLAB(1, &wrapped, 2, pair, "feval");
        function = wrapped;
    }
    words[0] = function;
    for (int k = 1; k < nargin || n == 1; k++) {
        words[n] = mxCreateCellMatrix(1, 1);
        mxSetCell(words[n++], 0,
                  k < nargin ? mxDuplicateArray(given[k]) : mxCreateDoubleMatrix(0, 0, mxREAL));
    }
    words[n++] = mxCreateString("UniformOutput");
    words[n++] = mxCreateLogicalScalar(false);
    words[n++] = mxCreateString("ErrorHandler");
    words[n++] = mex_function_of("@(e, varargin) deal (struct ('mat2c_error', e))");
    mexCallMATLAB(nargout, cells, n, words, "cellfun");
    for (int k = 1; k < n; k++)
        mxDestroyArray(words[k]);
    for (int k = 0; k < (nargout > 1 ? nargout : 1) && cells[k]; k++) {
        results[k] = mxGetCell(cells[k], 0);
        mxSetCell(cells[k], 0, NULL);
        mxDestroyArray(cells[k]);
    }
    const mxArray *first = results[0];
    if (!first || !mxIsStruct(first) || mxGetNumberOfFields(first) != 1 || !mxGetField(first, 0, mark))
        return 0;
    const mxArray *error = mxGetField(first, 0, mark);
    return mex_host_error(mxGetField(error, 0, "identifier"), mxGetField(error, 0, "message"));
}
#else
static int mex_feval(int nargout, mxArray **results, int nargin, mxArray **given)
{
    mxArray *failure = mexCallMATLABWithTrap(nargout, results, nargin, given, "feval");
    if (!failure)
        return 0;
    return mex_host_error(mxGetProperty(failure, 0, "identifier"), mxGetProperty(failure, 0, "message"));
}
#endif

/* What a handle of the host does when the function calls it. */
static int mex_call(const m2c_value *self, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    const m2c_value *which = self->closure->captured[0];
    mxArray *given[MEX_MOST + 1], *results[MEX_MOST] = {NULL};
    if (which->f64[0] != mex_known.call)
        return m2c_error("mat2c:handle", "a function handle lasts for the call that it was given to");
    if (nargin > MEX_MOST || nargout > MEX_MOST)
        return m2c_error("mat2c:handle", "too many arguments of a function handle");
    given[0] = (mxArray *)mex_known.handle[(size_t)which->f64[1]];
    for (int k = 0; k < nargin; k++)
        given[k + 1] = mex_array(in[k]);
    int failed = mex_feval(nargout, results, nargin + 1, given);
    for (int k = 0; k < nargin; k++)
        mxDestroyArray(given[k + 1]);
    for (int k = 0; k < (nargout > 1 ? nargout : 1); k++)
        if (results[k]) {
            if (!failed)
                out[k] = mex_value(results[k]);
            mxDestroyArray(results[k]);
        }
    return failed;
}

static m2c_value *mex_handle(const mxArray *a)
{
    if (mex_known.count == mex_known.capacity) {
        mex_known.capacity += 8;
        mex_known.handle = m2c_realloc(mex_known.handle, mex_known.capacity * sizeof *mex_known.handle);
    }
    m2c_value *which = m2c_new2(M2C_DOUBLE, 1, 2, 0);
    which->f64[0] = mex_known.call;
    which->f64[1] = (double)mex_known.count;
    mex_known.handle[mex_known.count++] = a;
    m2c_value *handle = m2c_handle(mex_call, NULL, "@(varargin) host (varargin{:})", 1, &which);
    m2c_release(which);
    return handle;
}

/* A handle: the host's own, or what its text says where that is all there is to it. */
static mxArray *mex_handle_array(const m2c_value *v)
{
    const m2c_closure *c = v->closure;
    mxArray *text, *made = NULL;
    if (c->fn == mex_call && c->captured[0]->f64[0] == mex_known.call)
        return mxDuplicateArray(mex_known.handle[(size_t)c->captured[0]->f64[1]]);
    if (c->captured_count > 0 || !(c->name || c->text))
        return NULL;
    text = mxCreateString(c->name ? c->name : c->text);
    mexCallMATLAB(1, &made, 1, &text, "str2func");
    mxDestroyArray(text);
    return made;
}
