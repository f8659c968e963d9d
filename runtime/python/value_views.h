/* Views of Python's objects, and the objects of values. */
#ifndef M2C_PYTHON_VALUE_VIEWS_H
#define M2C_PYTHON_VALUE_VIEWS_H

#include <Python.h>

#ifdef M2C_NUMPY
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <numpy/arrayobject.h>
#endif

#include "m2c/memory.h"
#include "m2c/value.h"

/* --- to MATLAB ----------------------------------------------------------------------------------- */

/* The numbers of one call that have no place of their own in Python's objects. */
typedef union number {
    double parts[2];
    unsigned char truth;
} number;

static void view_scalar(m2c_value *view, m2c_class cls, unsigned flags, const number *x)
{
    m2c_view(view, cls, flags, x, 2, (const ptrdiff_t[]){1, 1});
}

#ifdef M2C_NUMPY
static bool class_of_kind(char kind, npy_intp size, m2c_class *cls, unsigned *flags)
{
    int width = size == 8 ? 3 : size == 4 ? 2 : size == 2 ? 1 : 0;
    *flags = kind == 'c' ? M2C_COMPLEX : 0;
    switch (kind) {
    case 'f':
        *cls = size == 8 ? M2C_DOUBLE : M2C_SINGLE;
        return size == 8 || size == 4;
    case 'c':
        *cls = size == 16 ? M2C_DOUBLE : M2C_SINGLE;
        return size == 16 || size == 8;
    case 'i':
        *cls = (m2c_class)(M2C_INT8 + width);
        return true;
    case 'u':
        *cls = (m2c_class)(M2C_UINT8 + width);
        return true;
    case 'b':
        *cls = M2C_LOGICAL;
        return true;
    default:
        return false;
    }
}

static bool view_array(m2c_value *view, PyArrayObject *array, bool as_float)
{
    const PyArray_Descr *type = PyArray_DESCR(array);
    int rank = PyArray_NDIM(array);
    m2c_class cls;
    unsigned flags;
    if (!class_of_kind(type->kind, PyArray_ITEMSIZE(array), &cls, &flags) || !PyArray_ISBEHAVED_RO(array) ||
        !PyArray_IS_F_CONTIGUOUS(array) || (as_float && (type->kind == 'i' || type->kind == 'u')))
        return false;
    const ptrdiff_t row[2] = {1, (ptrdiff_t)PyArray_SIZE(array)};
    m2c_view(view, cls, flags, PyArray_DATA(array), rank < 2 ? 2 : rank,
             rank < 2 ? row : (const ptrdiff_t *)PyArray_DIMS(array));
    return true;
}
#endif

static bool view_text(m2c_value *view, PyObject *item)
{
    Py_ssize_t n;
    const char *text = PyUnicode_AsUTF8AndSize(item, &n);
    if (!text) {
        PyErr_Clear(); /* bytes that are no UTF-8 */
        return false;
    }
    m2c_view(view, M2C_CHAR, 0, text, 2, (const ptrdiff_t[]){n > 0, n});
    return true;
}

/* Views an argument; false where that takes more than a look at it. */
static bool view_of(m2c_value *view, number *x, PyObject *item, bool as_float)
{
    if (PyFloat_CheckExact(item)) {
        x->parts[0] = PyFloat_AS_DOUBLE(item);
        view_scalar(view, M2C_DOUBLE, 0, x);
        return true;
    }
#ifdef M2C_NUMPY
    if (PyArray_CheckExact(item))
        return view_array(view, (PyArrayObject *)item, as_float);
    if (PyArray_IsScalar(item, Double)) {
        x->parts[0] = PyFloat_AS_DOUBLE(item);
        view_scalar(view, M2C_DOUBLE, 0, x);
        return true;
    }
#else
    (void)as_float;
#endif
    if (PyLong_CheckExact(item)) {
        x->parts[0] = PyLong_AsDouble(item);
        view_scalar(view, M2C_DOUBLE, 0, x);
        if (x->parts[0] != -1 || !PyErr_Occurred())
            return true;
        PyErr_Clear();
        return false;
    }
    if (PyBool_Check(item)) {
        x->truth = item == Py_True;
        view_scalar(view, M2C_LOGICAL, 0, x);
        return true;
    }
    if (PyComplex_CheckExact(item)) {
        Py_complex z = PyComplex_AsCComplex(item);
        x->parts[0] = z.real;
        x->parts[1] = z.imag;
        view_scalar(view, M2C_DOUBLE, M2C_COMPLEX, x);
        return true;
    }
    return PyUnicode_CheckExact(item) && view_text(view, item);
}

/* --- from MATLAB --------------------------------------------------------------------------------- */

#ifdef M2C_NUMPY
static int type_number(const m2c_value *v)
{
    static const int numbers[] = {NPY_DOUBLE, NPY_FLOAT,  NPY_INT8,   NPY_INT16,  NPY_INT32, NPY_INT64,
                                  NPY_UINT8,  NPY_UINT16, NPY_UINT32, NPY_UINT64, NPY_BOOL};
    if (m2c_is_complex(v))
        return v->cls == M2C_DOUBLE ? NPY_CDOUBLE : NPY_CFLOAT;
    return numbers[v->cls];
}

static void free_block(PyObject *capsule)
{
    m2c_free(PyCapsule_GetPointer(capsule, NULL));
}

/* An array of the value's elements: small ones are copied, large ones change hands. Takes v. */
static PyObject *array_of(m2c_value *v)
{
    enum { SMALL = 2048 };
    int type = type_number(v), rank = v->ndims;
    size_t capacity, bytes = (size_t)v->numel * m2c_element_size((m2c_class)v->cls, v->flags);
    npy_intp dims[NPY_MAXDIMS];
    for (int k = 0; k < rank; k++)
        dims[k] = v->dims[k];
    void *block = bytes > SMALL ? m2c_take_data(v, &capacity) : NULL;
    PyObject *array = PyArray_New(&PyArray_Type, rank, dims, type, NULL, block, 0,
                                  block ? NPY_ARRAY_FARRAY : NPY_ARRAY_F_CONTIGUOUS, NULL);
    if (!block) {
        if (array && bytes)
            memcpy(PyArray_DATA((PyArrayObject *)array), v->data, bytes);
        m2c_release(v);
        return array;
    }
    PyObject *owner = array ? PyCapsule_New(block, NULL, free_block) : NULL;
    if (!owner) {
        m2c_free(block);
    } else if (PyArray_SetBaseObject((PyArrayObject *)array, owner) == 0) {
        return array;
    }
    Py_XDECREF(array);
    return NULL;
}
#endif

/* What Python has of its own for a scalar or a text; NULL, without an exception, for other values. */
static PyObject *plain_of(const m2c_value *v)
{
    if (v->cls == M2C_CHAR && v->ndims == 2 && v->dims[0] <= 1)
        return PyUnicode_DecodeUTF8((const char *)v->u8, v->numel, "surrogateescape");
    if (v->numel != 1)
        return NULL;
    if (v->cls == M2C_LOGICAL)
        return PyBool_FromLong(v->u8[0]);
    if (v->cls == M2C_DOUBLE && m2c_is_complex(v))
        return PyComplex_FromDoubles(v->f64[0], v->f64[1]);
    return v->cls == M2C_DOUBLE ? PyFloat_FromDouble(v->f64[0]) : NULL;
}

#endif
