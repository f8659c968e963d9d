/* Names of variables and fields made of any text. */
#ifndef M2C_VALID_NAME_H
#define M2C_VALID_NAME_H

#include "m2c/value.h"

/* What becomes of characters that no name can have. */
typedef enum m2c_name_style { M2C_NAME_UNDERSCORE, M2C_NAME_DELETE, M2C_NAME_HEX } m2c_name_style;

typedef struct m2c_name_rule {
    m2c_name_style style;
    const char *prefix; /* in front of keywords, and of what a name can't start with */
} m2c_name_rule;

/* A rule from options ("ReplacementStyle", "Prefix") in pairs. The caller frees *prefix in any case. */
int m2c_read_name_rule(m2c_name_rule *rule, char **prefix, int n, m2c_value *const *option);
/* The name, which the caller frees. */
char *m2c_valid_name(const char *text, const m2c_name_rule *rule);
bool m2c_is_valid_name(const char *text);

#endif
