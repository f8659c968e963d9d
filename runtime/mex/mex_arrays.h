/* The arrays of the host for values. */
#include "mex_handles.h"

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
