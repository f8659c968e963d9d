/* What the program has set about how values are displayed (settings.inc lists all that can be set). */
#ifndef M2C_SETTINGS_H
#define M2C_SETTINGS_H

#include <stdbool.h>

bool m2c_prints_empty_dimensions(void);
bool m2c_prints_struct_arrays(void);
bool m2c_splits_rows(void);
int m2c_struct_levels(void);  /* how deep nested structs are printed */
int m2c_save_precision(void); /* digits of the numbers that save writes as text */

#endif
