/* Calls of a library's boxed entries from Python, at the cost of a C call: numbers, texts and arrays in
 * column order go in as views, and come out as Python has them. What is left to mat2c/build/ffi.py: other
 * arguments (the call is not made then), other results, errors. Part of each compiled module; the caller has
 * its lock. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdatomic.h>

#ifdef M2C_NUMPY
#define NPY_NO_DEPRECATED_API NPY_1_7_API_VERSION
#include <numpy/arrayobject.h>
#endif

#include "m2c/interrupt.h"
#include "m2c/memory.h"
#include "m2c/value.h"

enum { MOST_INPUTS = 16, MOST_OUTPUTS = 16 };

typedef int entry_function(int nargout, m2c_value **out, int nargin, m2c_value *const *in);

/* An entry with what Python does of its calls. */
typedef struct caller {
    PyObject_HEAD entry_function *values;
    PyObject *take;            /* the object of a value whose reference it takes over, by its address */
    unsigned long long floats; /* bit k: input k is declared double or single */
} caller;

/* --- interruption -------------------------------------------------------------------------------- */

/* While a call runs, a thread asks twenty times a second whether it is to end. It sleeps when none runs. */
static struct {
    PyThread_type_lock wake;
    atomic_bool started, asleep;
    atomic_int active;
    atomic_uint calls;
} ticker;
static PyObject *raised; /* what ended the last call: an exception of a signal's handler */

static void tick(void *unused)
{
    enum { INTERVAL = 50000 }; /* microseconds */
    (void)unused;
    for (;;) {
        unsigned seen = atomic_load(&ticker.calls);
        if (PyThread_acquire_lock_timed(ticker.wake, INTERVAL, 0) == PY_LOCK_ACQUIRED)
            continue;
        if (atomic_load(&ticker.active) > 0) {
            m2c_interrupt_due = 1;
        } else {
            atomic_store(&ticker.asleep, true);
            if (seen == atomic_load(&ticker.calls) || !atomic_exchange(&ticker.asleep, false))
                PyThread_acquire_lock(ticker.wake, 1);
        }
    }
}

/* Has a signal's handler raised something? */
static int interrupted(void)
{
    PyGILState_STATE state = PyGILState_Ensure();
    int ends = PyErr_CheckSignals();
    if (ends) {
        PyObject *type, *traceback;
        Py_XDECREF(raised);
        PyErr_Fetch(&type, &raised, &traceback);
        PyErr_NormalizeException(&type, &raised, &traceback);
        Py_XDECREF(type);
        Py_XDECREF(traceback);
    }
    PyGILState_Release(state);
    return ends;
}

static void start_ticker(void)
{
    ticker.wake = PyThread_allocate_lock();
    if (!ticker.wake)
        return;
    PyThread_acquire_lock(ticker.wake, 1);
    m2c_ask_interrupt(interrupted);
    atomic_store(&ticker.started, true);
    PyThread_start_new_thread(tick, NULL);
}

static void call_begins(void)
{
    if (!atomic_load(&ticker.started))
        start_ticker();
    atomic_fetch_add(&ticker.active, 1);
    atomic_fetch_add(&ticker.calls, 1);
    if (atomic_load(&ticker.asleep) && atomic_exchange(&ticker.asleep, false))
        PyThread_release_lock(ticker.wake);
}

static void call_ends(void)
{
    atomic_fetch_sub(&ticker.active, 1);
}

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

/* Takes v. */
static PyObject *object_of(const caller *self, m2c_value *v)
{
    if (!v)
        Py_RETURN_NONE;
    PyObject *plain = plain_of(v);
    if (plain || PyErr_Occurred()) {
        m2c_release(v);
        return plain;
    }
#ifdef M2C_NUMPY
    if (v->cls <= M2C_LOGICAL && v->ndims <= NPY_MAXDIMS) {
        if (v->numel != 1)
            return array_of(v);
        PyArray_Descr *type = PyArray_DescrFromType(type_number(v));
        PyObject *scalar = PyArray_Scalar(v->data, type, NULL);
        Py_DECREF(type);
        m2c_release(v);
        return scalar;
    }
#endif
    PyObject *address = PyLong_FromVoidPtr(v);
    PyObject *object = address ? PyObject_CallOneArg(self->take, address) : NULL;
    Py_XDECREF(address);
    return object;
}

static PyObject *results(const caller *self, m2c_value **out, int count)
{
    if (count == 1)
        return object_of(self, out[0]);
    PyObject *all = PyTuple_New(count);
    for (int k = 0; k < count; k++) {
        PyObject *item = all ? object_of(self, out[k]) : NULL;
        if (item) {
            PyTuple_SET_ITEM(all, k, item);
        } else {
            if (!all)
                m2c_release(out[k]);
            Py_CLEAR(all);
        }
    }
    return all;
}

/* --- a call -------------------------------------------------------------------------------------- */

static int call_values(entry_function *values, int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    int failed;
    call_begins();
    Py_BEGIN_ALLOW_THREADS;
    failed = values(nargout, out, nargin, in);
    fflush(stdout);
    Py_END_ALLOW_THREADS;
    call_ends();
    return failed;
}

/* caller(nargout, arguments): the result; NotImplemented where an argument needs more work, and Ellipsis
 * where an error is pending. */
static PyObject *caller_call(PyObject *object, PyObject *arguments, PyObject *named)
{
    const caller *self = (const caller *)object;
    m2c_value views[MOST_INPUTS], *in[MOST_INPUTS], *out[MOST_OUTPUTS] = {NULL};
    number numbers[MOST_INPUTS];
    int nargout;
    PyObject *items;
    if (named || !PyArg_ParseTuple(arguments, "iO!", &nargout, &PyTuple_Type, &items))
        return NULL;
    Py_ssize_t nargin = PyTuple_GET_SIZE(items);
    if (nargin > MOST_INPUTS || nargout < 0 || nargout > MOST_OUTPUTS)
        Py_RETURN_NOTIMPLEMENTED;
    for (Py_ssize_t k = 0; k < nargin; k++) {
        if (!view_of(&views[k], &numbers[k], PyTuple_GET_ITEM(items, k), self->floats >> k & 1))
            Py_RETURN_NOTIMPLEMENTED;
        in[k] = &views[k];
    }
    if (call_values(self->values, nargout, out, (int)nargin, in))
        return Py_NewRef(Py_Ellipsis);
    return results(self, out, nargout > 1 ? nargout : 1);
}

static PyObject *caller_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    unsigned long long address, floats;
    PyObject *take;
    if (named || !PyArg_ParseTuple(arguments, "KOK", &address, &take, &floats))
        return NULL;
    caller *self = (caller *)type->tp_alloc(type, 0);
    if (!self)
        return NULL;
    self->values = (entry_function *)(uintptr_t)address;
    self->take = Py_NewRef(take);
    self->floats = floats;
    return (PyObject *)self;
}

static int caller_traverse(PyObject *object, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(object));
    Py_VISIT(((caller *)object)->take);
    return 0;
}

static int caller_clear(PyObject *object)
{
    Py_CLEAR(((caller *)object)->take);
    return 0;
}

static void caller_free(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    PyObject_GC_UnTrack(object);
    caller_clear(object);
    type->tp_free(object);
    Py_DECREF(type);
}

static PyType_Slot caller_slots[] = {
    {Py_tp_new, caller_new},     {Py_tp_call, caller_call},    {Py_tp_traverse, caller_traverse},
    {Py_tp_clear, caller_clear}, {Py_tp_dealloc, caller_free}, {0, NULL},
};

static PyType_Spec caller_spec = {
    .name = "_mat2c_call.Caller",
    .basicsize = sizeof(caller),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC,
    .slots = caller_slots,
};

/* --- the module ---------------------------------------------------------------------------------- */

/* For calls that are made otherwise: they begin and end here, too. */
static PyObject *begin(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    call_begins();
    Py_RETURN_NONE;
}

static PyObject *end(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    call_ends();
    Py_RETURN_NONE;
}

/* The exception that ended the last call, which is taken; else None. */
static PyObject *take_raised(PyObject *module, PyObject *unused)
{
    PyObject *taken = raised;
    (void)module, (void)unused;
    if (!taken)
        Py_RETURN_NONE;
    raised = NULL;
    return taken;
}

/* In a child process there is no other thread, and no call runs but those around the fork. */
static PyObject *forked(PyObject *module, PyObject *unused)
{
    (void)module, (void)unused;
    atomic_store(&ticker.started, false);
    atomic_store(&ticker.asleep, false);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"begin", begin, METH_NOARGS, NULL},
    {"end", end, METH_NOARGS, NULL},
    {"raised", take_raised, METH_NOARGS, NULL},
    {"forked", forked, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static int set_up(PyObject *module)
{
#ifdef M2C_NUMPY
    import_array1(-1);
#endif
    PyObject *type = PyType_FromSpec(&caller_spec);
    if (!type)
        return -1;
    int status = PyModule_AddObjectRef(module, "Caller", type);
    Py_DECREF(type);
    return status;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, set_up}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_mat2c_call",
    .m_methods = methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__mat2c_call(void)
{
    return PyModuleDef_Init(&definition);
}
