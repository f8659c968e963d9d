/* What files do with objects: known where a program has classes, so that others do not hold it. */
#ifndef M2C_SAVED_OBJECTS_H
#define M2C_SAVED_OBJECTS_H

#include "m2c/value.h"

typedef struct m2c_saved_objects {
    int (*write)(m2c_value **slot); /* structs in the place of objects */
    int (*read)(m2c_value **slot);  /* objects again */
} m2c_saved_objects;
extern const m2c_saved_objects m2c_objects_in_files;
extern M2C_STATE const m2c_saved_objects *m2c_saved_objects_now; /* NULL: no classes */

#endif
