/* Calls that a signal can end: the exception of its handler is kept for the caller. */
#ifndef M2C_PYTHON_INTERRUPTION_H
#define M2C_PYTHON_INTERRUPTION_H

#include <Python.h>
#include <stdatomic.h>

#include "m2c/interrupt.h"

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

#endif
