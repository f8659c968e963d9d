/* What the last error was (m2c/error.h). It needs no other part of the runtime, and no heap. */
#include "m2c/error.h"

static M2C_STATE m2c_failure last = {"", "", "", "", 0, 0};

int m2c_fail(const char *identifier, const char *message)
{
    last = (m2c_failure){identifier, message, "", "", 0, 0};
    return 1;
}

int m2c_fail_at(const m2c_place *place)
{
    if (last.line == 0 && *place->function) {
        last.file = place->file;
        last.function = place->function;
        last.line = place->line;
        last.column = place->column;
    }
    return 1;
}

m2c_failure m2c_last_failure(void)
{
    return last;
}
