/* What the two files of inputParser share. */
#ifndef M2C_INPUTPARSER_H
#define M2C_INPUTPARSER_H

#include "internal.h"

/* Hidden properties, whose names no program can write: the parameters, the function that made the parser, and
 * what its comments say about it. */
#define M2C_PARSER_SPECS " specs"
#define M2C_PARSER_OWNER " owner"
#define M2C_PARSER_USAGE " usage"

/* The argument of that name (letter case as the parser is set) and of one of the kinds (NULL: any), or NULL.
 */
m2c_value *m2c_parser_find(const m2c_value *parser, const m2c_value *name, const char *kinds);
/* Kinds: 'r' required, 'o' optional, 'p' parameter, 's' switch. */
bool m2c_parser_has_kind(const m2c_value *parser, const char *kinds);

#endif
