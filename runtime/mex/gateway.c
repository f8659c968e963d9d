/* A function of Octave or MATLAB that calls a library's boxed entry: M2C_MEX_ENTRY, which M2C_MEX_NAME names
 * to users. Arrays of numbers go in as views, other values are copied; what comes out is copied. Text that is
 * printed goes to the host. */
#include "mex.h"

#include "m2c/call.h"
#include "m2c/error.h"
#include "m2c/fn.h"
#include "m2c/host.h"
#include "m2c/memory.h"
#include "m2c/value.h"

#include <stdio.h>

#ifndef MX_HAS_INTERLEAVED_COMPLEX
#define MX_HAS_INTERLEAVED_COMPLEX 0
#endif

typedef struct mex_refusal {
    const char *what;  /* "input", "output" */
    const char *class; /* that has no like on the other side */
} mex_refusal;
static mex_refusal mex_refused;

/* The handles among the inputs of the call under way. A value that stands for one has the call's number and
 * its place here. */
static struct {
    const mxArray **handle;
    size_t count, capacity;
    double call;
} mex_known;

static m2c_value *mex_value(const mxArray *a);
static mxArray *mex_array(const m2c_value *v);

/* --- classes ------------------------------------------------------------------------------------- */

static const struct {
    mxClassID theirs;
    m2c_class ours;
} mex_classes[] = {
    {mxDOUBLE_CLASS, M2C_DOUBLE}, {mxSINGLE_CLASS, M2C_SINGLE},   {mxINT8_CLASS, M2C_INT8},
    {mxINT16_CLASS, M2C_INT16},   {mxINT32_CLASS, M2C_INT32},     {mxINT64_CLASS, M2C_INT64},
    {mxUINT8_CLASS, M2C_UINT8},   {mxUINT16_CLASS, M2C_UINT16},   {mxUINT32_CLASS, M2C_UINT32},
    {mxUINT64_CLASS, M2C_UINT64}, {mxLOGICAL_CLASS, M2C_LOGICAL},
};
enum { MEX_CLASSES = sizeof mex_classes / sizeof mex_classes[0], MEX_MOST = 32 };

static bool mex_our_class(mxClassID theirs, m2c_class *ours)
{
    for (size_t k = 0; k < MEX_CLASSES; k++)
        if (mex_classes[k].theirs == theirs) {
            *ours = mex_classes[k].ours;
            return true;
        }
    return false;
}

static mxClassID mex_their_class(m2c_class ours)
{
    for (size_t k = 0; k < MEX_CLASSES; k++)
        if (mex_classes[k].ours == ours)
            return mex_classes[k].theirs;
    return mxUNKNOWN_CLASS;
}

static mwSize *mex_dims(const m2c_value *v)
{
    mwSize *dims = mxMalloc((size_t)v->ndims * sizeof *dims);
    for (int k = 0; k < v->ndims; k++)
        dims[k] = (mwSize)v->dims[k];
    return dims;
}

/* --- from the host ------------------------------------------------------------------------------- */

static m2c_value *mex_new(const mxArray *a, m2c_class cls, unsigned flags)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int rank = (int)mxGetNumberOfDimensions(a);
    const mwSize *theirs = mxGetDimensions(a);
    for (int k = 0; k < rank && k < M2C_MAX_RANK; k++)
        dims[k] = (ptrdiff_t)theirs[k];
    return m2c_new(cls, rank, dims, flags);
}

#if MX_HAS_INTERLEAVED_COMPLEX
static const void *mex_imaginary(const mxArray *a)
{
    (void)a;
    return NULL;
}
#else
static const void *mex_imaginary(const mxArray *a)
{
    return mxGetImagData(a);
}
#endif

/* The numbers of a full array. Parts that are apart are brought together. */
static m2c_value *mex_numbers(const mxArray *a, m2c_class cls)
{
    unsigned flags = mxIsComplex(a) ? M2C_COMPLEX : 0;
    m2c_value *v = mex_new(a, cls, flags);
    size_t n = mxGetNumberOfElements(a), size = mxGetElementSize(a);
    const char *re = mxGetData(a), *im = mex_imaginary(a);
    char *to = v->data;
    if (!flags || !im) {
        if (n)
            memcpy(to, re, n * m2c_element_size(cls, flags));
        return v;
    }
    for (size_t k = 0; k < n; k++) {
        memcpy(to + 2 * k * size, re + k * size, size);
        memcpy(to + (2 * k + 1) * size, im + k * size, size);
    }
    return v;
}

/* A sparse matrix with all its elements. */
static m2c_value *mex_full(const mxArray *a)
{
    unsigned flags = mxIsComplex(a) ? M2C_COMPLEX : 0;
    m2c_class cls = mxIsLogical(a) ? M2C_LOGICAL : M2C_DOUBLE;
    const ptrdiff_t dims[2] = {(ptrdiff_t)mxGetM(a), (ptrdiff_t)mxGetN(a)};
    m2c_value *v = m2c_zeros(cls, 2, dims, flags);
    const mwIndex *row = mxGetIr(a), *start = mxGetJc(a);
    size_t size = m2c_element_size(cls, 0), parts = flags ? 2 : 1;
    const char *re = mxGetData(a), *im = mex_imaginary(a);
    size_t step = flags && !im ? 2 * size : size; /* from element to element of what is there */
    for (ptrdiff_t j = 0; j < dims[1]; j++)
        for (mwIndex k = start[j]; k < start[j + 1]; k++) {
            char *to = (char *)v->data + ((size_t)(j * dims[0]) + row[k]) * parts * size;
            memcpy(to, re + k * step, im ? size : step);
            if (im)
                memcpy(to + size, im + k * size, size);
        }
    return v;
}

#ifdef HAVE_OCTAVE
/* Octave's characters are bytes. */
static char *mex_wide_text(const mxArray *a)
{
    (void)a;
    return NULL;
}
#else
static char *mex_wide_text(const mxArray *a)
{
    const mxChar *from = (const mxChar *)mxGetData(a);
    size_t n = mxGetM(a) == 1 ? mxGetNumberOfElements(a) : 0;
    for (size_t k = 0; k < n; k++)
        if (from[k] >= 0x80)
            return mxArrayToUTF8String(a);
    return NULL;
}
#endif

/* Characters: bytes, in UTF-8 where the host has wider ones. */
static m2c_value *mex_text(const mxArray *a)
{
    size_t n = mxGetNumberOfElements(a);
    const mxChar *from = (const mxChar *)mxGetData(a);
    char *wide = mex_wide_text(a);
    if (wide) {
        m2c_value *v = m2c_chars(wide, (ptrdiff_t)strlen(wide), false);
        mxFree(wide);
        return v;
    }
    m2c_value *v = mex_new(a, M2C_CHAR, 0);
    for (size_t k = 0; k < n; k++)
        v->u8[k] = (unsigned char)from[k];
    return v;
}

static m2c_value *mex_cell(const mxArray *a)
{
    m2c_value *cell = mex_new(a, M2C_CELL, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        const mxArray *item = mxGetCell(a, (mwIndex)k);
        cell->cell[k] = item ? mex_value(item) : m2c_empty();
    }
    return cell;
}

/* The values of a field of all elements, in a cell. */
static m2c_value *mex_field(const mxArray *a, int field)
{
    m2c_value *cell = mex_new(a, M2C_CELL, 0);
    for (ptrdiff_t k = 0; k < cell->numel; k++) {
        const mxArray *item = mxGetFieldByNumber(a, (mwIndex)k, field);
        cell->cell[k] = item ? mex_value(item) : m2c_empty();
    }
    return cell;
}

static m2c_value *mex_struct(const mxArray *a)
{
    int fields = mxGetNumberOfFields(a);
    m2c_list given = {0};
    for (int f = 0; f < fields; f++) {
        m2c_list_push(&given, m2c_char(mxGetFieldNameByNumber(a, f)));
        m2c_list_push(&given, mex_field(a, f));
    }
    m2c_value *made = NULL;
    int failed = m2c_fn_struct(NULL, 1, &made, given.n, given.v);
    m2c_list_clear(&given);
    return failed ? m2c_struct() : made;
}

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

/* A string array: its texts in a cell. */
static m2c_value *mex_strings(const mxArray *a)
{
    mxArray *given = (mxArray *)a, *texts = NULL;
    if (mexCallMATLAB(1, &texts, 1, &given, "cellstr"))
        return m2c_empty();
    m2c_value *v = mex_cell(texts);
    v->flags |= M2C_STRING;
    mxDestroyArray(texts);
    return v;
}

/* The value of an array; what has none is noted. */
static m2c_value *mex_value(const mxArray *a)
{
    m2c_class cls;
    if (mxIsSparse(a))
        return mex_full(a);
    if (mex_our_class(mxGetClassID(a), &cls))
        return mex_numbers(a, cls);
    if (mxIsChar(a))
        return mex_text(a);
    if (mxIsCell(a))
        return mex_cell(a);
    if (mxIsStruct(a))
        return mex_struct(a);
    if (mxIsClass(a, "function_handle"))
        return mex_handle(a);
    if (mxIsClass(a, "string"))
        return mex_strings(a);
    mex_refused = (mex_refusal){"input", mxGetClassName(a)};
    return m2c_empty();
}

/* --- to the host --------------------------------------------------------------------------------- */

static mxArray *mex_new_numbers(const m2c_value *v)
{
    mwSize *dims = mex_dims(v);
    bool is_complex = m2c_is_complex(v);
    mxArray *a = v->cls == M2C_LOGICAL
                     ? mxCreateLogicalArray((mwSize)v->ndims, dims)
                     : mxCreateNumericArray((mwSize)v->ndims, dims, mex_their_class((m2c_class)v->cls),
                                            is_complex ? mxCOMPLEX : mxREAL);
    mxFree(dims);
    return a;
}

static mxArray *mex_full_array(const m2c_value *v)
{
    mxArray *a = mex_new_numbers(v);
    size_t n = (size_t)v->numel, size = m2c_element_size((m2c_class)v->cls, 0);
    char *re = mxGetData(a), *im = (char *)mex_imaginary(a);
    const char *from = v->data;
    if (n && (!m2c_is_complex(v) || !im)) {
        memcpy(re, from, n * m2c_element_size((m2c_class)v->cls, v->flags));
        return a;
    }
    for (size_t k = 0; k < n; k++) {
        memcpy(re + k * size, from + 2 * k * size, size);
        memcpy(im + k * size, from + (2 * k + 1) * size, size);
    }
    return a;
}

static bool mex_is_zero(const m2c_value *v, ptrdiff_t k)
{
    return v->cls == M2C_LOGICAL ? !v->u8[k] : m2c_is_complex(v) ? v->c64[k] == 0 : v->f64[k] == 0;
}

static mxArray *mex_sparse_array(const m2c_value *v)
{
    size_t parts = m2c_is_complex(v) ? 2 : 1, size = m2c_element_size((m2c_class)v->cls, 0), count = 0;
    for (ptrdiff_t k = 0; k < v->numel; k++)
        count += !mex_is_zero(v, k);
    mwSize rows = (mwSize)v->dims[0], columns = (mwSize)v->dims[1];
    mxArray *a = v->cls == M2C_LOGICAL
                     ? mxCreateSparseLogicalMatrix(rows, columns, (mwSize)count)
                     : mxCreateSparse(rows, columns, (mwSize)count, parts == 2 ? mxCOMPLEX : mxREAL);
    mwIndex *row = mxGetIr(a), *start = mxGetJc(a), next = 0;
    char *re = mxGetData(a), *im = (char *)mex_imaginary(a);
    size_t step = parts == 2 && !im ? 2 * size : size;
    for (mwSize j = 0; j < columns; j++) {
        start[j] = next;
        for (mwSize i = 0; i < rows; i++) {
            size_t k = (size_t)(i + j * rows);
            if (mex_is_zero(v, (ptrdiff_t)k))
                continue;
            row[next] = (mwIndex)i;
            memcpy(re + next * step, (const char *)v->data + k * parts * size, step);
            if (parts == 2 && im)
                memcpy(im + next * size, (const char *)v->data + (2 * k + 1) * size, size);
            next++;
        }
    }
    start[columns] = next;
    return a;
}

static mxArray *mex_text_array(const m2c_value *v)
{
    bool is_plain = true;
    for (ptrdiff_t k = 0; k < v->numel && sizeof(mxChar) > 1; k++)
        is_plain = is_plain && v->u8[k] < 0x80;
    if (!is_plain && v->ndims == 2 && v->dims[0] == 1) {
        char *text = m2c_cstring(v);
        mxArray *a = mxCreateString(text);
        m2c_free(text);
        return a;
    }
    mwSize *dims = mex_dims(v);
    mxArray *a = mxCreateCharArray((mwSize)v->ndims, dims);
    mxChar *to = (mxChar *)mxGetData(a);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        to[k] = (mxChar)v->u8[k];
    mxFree(dims);
    return a;
}

static mxArray *mex_cell_array(const m2c_value *v)
{
    mwSize *dims = mex_dims(v);
    mxArray *a = mxCreateCellArray((mwSize)v->ndims, dims), *strings = NULL;
    mxFree(dims);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        mxSetCell(a, (mwIndex)k, mex_array(v->cell[k]));
    if (!(v->flags & M2C_STRING) || mexCallMATLAB(1, &strings, 1, &a, "string"))
        return a;
    mxDestroyArray(a);
    return strings;
}

static mxArray *mex_struct_array(const m2c_value *v)
{
    int fields = v->fields ? v->fields->count : 0;
    mwSize *dims = mex_dims(v);
    const char *const *names = fields ? (const char *const *)v->fields->name : NULL;
    mxArray *a = mxCreateStructArray((mwSize)v->ndims, dims, fields, (const char **)names);
    mxFree(dims);
    for (ptrdiff_t k = 0; k < v->numel; k++)
        for (int f = 0; f < fields; f++)
            mxSetFieldByNumber(a, (mwIndex)k, f, mex_array(v->cell[k * fields + f]));
    return a;
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

/* The array of a value; what has none is noted. */
static mxArray *mex_array(const m2c_value *v)
{
    mxArray *made = NULL;
    if ((v->flags & M2C_SPARSE) && (v->cls == M2C_DOUBLE || v->cls == M2C_LOGICAL))
        return mex_sparse_array(v);
    if (v->cls <= M2C_LOGICAL)
        return mex_full_array(v);
    if (v->cls == M2C_CHAR)
        return mex_text_array(v);
    if (v->cls == M2C_CELL)
        return mex_cell_array(v);
    if (v->cls == M2C_STRUCT)
        return mex_struct_array(v);
    if (v->cls == M2C_FUNCTION)
        made = mex_handle_array(v);
    if (made)
        return made;
    mex_refused = (mex_refusal){"output", m2c_class_name(v)};
    return mxCreateDoubleMatrix(0, 0, mxREAL);
}

/* --- inputs -------------------------------------------------------------------------------------- */

/* A view of numbers that lie as ours do, else a value of its own. */
static m2c_value *mex_input(m2c_value *view, const mxArray *a)
{
    m2c_class cls;
    bool apart = mxIsComplex(a) && mex_imaginary(a);
    if (mxIsSparse(a) || apart || sizeof(mwSize) != sizeof(ptrdiff_t) ||
        !mex_our_class(mxGetClassID(a), &cls))
        return mex_value(a);
    return m2c_view(view, cls, mxIsComplex(a) ? M2C_COMPLEX : 0, mxGetData(a),
                    (int)mxGetNumberOfDimensions(a), (const ptrdiff_t *)mxGetDimensions(a));
}

/* --- a call -------------------------------------------------------------------------------------- */

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
