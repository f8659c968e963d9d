/* Names that Octave 7 knows but has no function for: MATLAB's that are missing, and those of packages. */
#include "missing.h"

#include <string.h>

#include "m2c/display.h"
#include "m2c/memory.h"

enum { LINE = 72 };

/* The package that names belong to, "" for what is not written yet, or a text that tells the whole. */
typedef struct hint {
    const char *hint, *names; /* names between blanks */
} hint;

static const hint hints[] = {
#include "missing.inc"
};

/* Is the name one of a list that blanks separate? */
static bool listed(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = strstr(list, name); at; at = strstr(at + 1, name))
        if ((at == list || at[-1] == ' ') && (at[n] == ' ' || at[n] == 0))
            return true;
    return false;
}

/* The text with line ends for those blanks after which a word would not fit. */
static void fill_lines(char *text)
{
    char *line = text, *blank = NULL;
    for (char *at = text; *at; at++) {
        if (*at == ' ')
            blank = at;
        if (at - line >= LINE && blank) {
            *blank = '\n';
            line = blank + 1;
            blank = NULL;
        }
    }
}

static void first_part(m2c_text *text, const char *hint, const char *name)
{
    if (hint[0] == 0)
        m2c_text_addf(text, "The '%s' function is not yet implemented in Octave.", name);
    else if (strchr(hint, ' '))
        m2c_text_addf(text, "%s", hint);
    else
        m2c_text_addf(text,
                      "The '%s' function belongs to the %s package from Octave Forge which seems to not be "
                      "installed in your system.",
                      name, hint);
    fill_lines(text->s);
}

char *m2c_missing_note(const char *name)
{
    m2c_text first = {0}, note = {0};
    for (size_t k = 0; k < sizeof hints / sizeof *hints && !first.s; k++)
        if (listed(hints[k].names, name))
            first_part(&first, hints[k].hint, name);
    if (!first.s)
        return m2c_calloc(1, 1);
    m2c_text_addf(&note,
                  "\n\n%s\n\nPlease read <https://www.octave.org/missing.html> to learn how you can\n"
                  "contribute missing functionality.",
                  first.s);
    m2c_text_free(&first);
    return note.s;
}
