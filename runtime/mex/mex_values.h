/* The values of arrays of the host. */
#include "mex_handles.h"

#include "m2c/call.h"
#include "m2c/fn.h"

static m2c_value *mex_new(const mxArray *a, m2c_class cls, unsigned flags)
{
    ptrdiff_t dims[M2C_MAX_RANK];
    int rank = (int)mxGetNumberOfDimensions(a);
    const mwSize *theirs = mxGetDimensions(a);
    for (int k = 0; k < rank && k < M2C_MAX_RANK; k++)
        dims[k] = (ptrdiff_t)theirs[k];
    return m2c_new(cls, rank, dims, flags);
}

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
