/* What a program says otherwise than Octave. */
#ifndef M2C_DIALECT_H
#define M2C_DIALECT_H

#include "m2c/display.h"

M2C_BEGIN

typedef struct m2c_dialect {
    /* As m2c_display_text and m2c_disp_text. */
    void (*display)(m2c_text *t, const char *name, const m2c_value *v);
    void (*disp)(m2c_text *t, const m2c_value *v);
    /* Other words and another identifier for an error that Octave words so, to be freed; false where there
     * are none. */
    bool (*reword)(const char *message, const char **id, char **text);
    /* Is a text that looks like an identifier the message, where it is all that error is given? */
    bool lone_id_is_message;
    /* Do sets tell the first of equal members, and those of the second operand of a stable intersection in
     * the order of the result? */
    bool places_in_order;
    /* Do elements that no number goes to get what accumarray fills with beside extremes, too? */
    bool fills_beside_extremes;
} m2c_dialect;
extern M2C_STATE const m2c_dialect *m2c_spoken; /* NULL: Octave's */
/* From now on values are shown, and errors worded, as MATLAB does. */
void m2c_speak_matlab(void);

M2C_END

#endif
