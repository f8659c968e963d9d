/* Calls of a library's boxed entries from Python, at the cost of a C call: numbers, texts and arrays in
 * column order go in as views, and come out as Python has them. What is left to mat2c/build/ffi.py: other
 * arguments (the call is not made then), other results, errors. Part of each compiled module; the caller has
 * its lock. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "interruption.h"
#include "value_views.h"

enum { MOST_INPUTS = 16, MOST_OUTPUTS = 16 };

typedef int entry_function(int nargout, m2c_value **out, int nargin, m2c_value *const *in);

/* An entry with what Python does of its calls. */
typedef struct caller {
    PyObject_HEAD entry_function *values;
    PyObject *take;            /* the object of a value whose reference it takes over, by its address */
    unsigned long long floats; /* bit k: input k is declared double or single */
} caller;

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
