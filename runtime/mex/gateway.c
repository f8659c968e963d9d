/* A function of Octave or MATLAB that calls a library's boxed entry: M2C_MEX_ENTRY, which M2C_MEX_NAME names
 * to users. Arrays of numbers go in as views, other values are copied; what comes out is copied. Text that is
 * printed goes to the host. */
#include "mex_arrays.h"
#include "mex_values.h"

#include "m2c/error.h"
#include "m2c/host.h"

#include <stdio.h>

static void mex_print(const char *text, size_t n)
{
    while (n > 0) { /* mexPrintf may have a limit */
        int now = n < 4096 ? (int)n : 4096;
        mexPrintf("%.*s", now, text);
        text += now;
        n -= (size_t)now;
    }
}

/* Text that the host frees when the call has ended. */
static char *mex_copy(const char *text)
{
    size_t n = strlen(text) + 1;
    return memcpy(mxMalloc(n), text, n);
}

#ifdef HAVE_OCTAVE
/* Octave's mexErrMsgIdAndTxt would put the function's name before the message. */
static void mex_raise(const char *id, const char *message)
{
    static const char *names[] = {"message", "identifier"};
    mxArray *error = mxCreateStructMatrix(1, 1, 2, names);
    mxSetFieldByNumber(error, 0, 0, mxCreateString(message));
    mxSetFieldByNumber(error, 0, 1, mxCreateString(id));
    mexCallMATLAB(0, NULL, 1, &error, "rethrow");
}
#else
static void mex_raise(const char *id, const char *message)
{
    if (*id)
        mexErrMsgIdAndTxt(id, "%s", message);
    mexErrMsgTxt(message);
}
#endif

/* Ends the call with the pending error, or with what could not be converted. */
static void mex_fail(bool refused)
{
    if (refused) {
        static char text[256];
        snprintf(text, sizeof text, "%s: an %s of class '%s' can't be passed", M2C_MEX_NAME, mex_refused.what,
                 mex_refused.class);
        mex_raise("mat2c:mex", text);
    }
    char *id = mex_copy(m2c_error_id()), *message = mex_copy(m2c_error_message());
    m2c_release(m2c_catch());
    mex_raise(id, message);
}

void mexFunction(int nlhs, mxArray *plhs[], int nrhs, const mxArray *prhs[])
{
    int count = nlhs > 1 ? nlhs : 1;
    m2c_value **in = mxMalloc((size_t)(nrhs + 1) * sizeof *in);
    m2c_value *views = mxMalloc((size_t)(nrhs + 1) * sizeof *views);
    m2c_value **out = mxCalloc((size_t)count, sizeof *out);
    m2c_write_to(mex_print);
    mex_refused = (mex_refusal){0};
    mex_known.call++;
    mex_known.count = 0;
    for (int k = 0; k < nrhs; k++)
        in[k] = mex_input(&views[k], prhs[k]);
    int failed = mex_refused.what ? 1 : M2C_MEX_ENTRY(nlhs, out, nrhs, in);
    for (int k = 0; k < count && !failed; k++) {
        if (out[k])
            plhs[k] = mex_array(out[k]);
        m2c_release(out[k]);
    }
    for (int k = 0; k < nrhs; k++)
        if (in[k] != &views[k])
            m2c_release(in[k]);
    mxFree(in);
    mxFree(views);
    mxFree(out);
    if (failed || mex_refused.what)
        mex_fail(mex_refused.what != NULL);
}
