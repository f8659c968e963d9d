/* What runs when a program ends: the functions of atexit, and the tasks of onCleanup objects that it leaves.
 */
#ifndef M2C_ENDING_H
#define M2C_ENDING_H

#include "internal.h"

/* An object with a task is there, until it is forgotten. */
void m2c_ending_watch(m2c_object *object);
void m2c_ending_forget(const m2c_object *object);
void m2c_object_task(void *object); /* runs it; errors are warnings */
/* Runs what is left: tasks of functions that exit() leaves, the functions of atexit, all other tasks. */
void m2c_run_ending(bool leaving);

#endif
