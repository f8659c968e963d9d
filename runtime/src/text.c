/* Text buffers, and the place where printed text goes. */
#include "m2c/display.h"
#include "m2c/host.h"
#include "m2c/memory.h"
#include "state.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void reserve(m2c_text *t, size_t more)
{
    size_t need = t->n + more + 1;
    if (need <= t->cap)
        return;
    t->cap = need < 64 ? 64 : need + need / 2;
    t->s = m2c_realloc(t->s, t->cap);
}

void m2c_text_add(m2c_text *t, const char *s, size_t n)
{
    reserve(t, n);
    if (n)
        memcpy(t->s + t->n, s, n);
    t->n += n;
    t->s[t->n] = '\0';
}

void m2c_text_addf(m2c_text *t, const char *format, ...)
{
    char most[200]; /* are shorter: one pass is enough */
    va_list args;
    va_start(args, format);
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(most, sizeof most, format, args);
    va_end(args);
    if (n > 0 && n < (int)sizeof most) {
        m2c_text_add(t, most, (size_t)n);
    } else if (n > 0) {
        reserve(t, (size_t)n);
        vsnprintf(t->s + t->n, (size_t)n + 1, format, again);
        t->n += (size_t)n;
    }
    va_end(again);
}

void m2c_text_free(m2c_text *t)
{
    m2c_free(t->s);
    *t = (m2c_text){0};
}

static M2C_STATE m2c_text *capture; /* the buffer of the innermost evalc, or NULL */

static m2c_writer *writer;

void m2c_write_to(m2c_writer *to)
{
    writer = to;
}

m2c_text *m2c_capture(m2c_text *to)
{
    m2c_text *before = capture;
    capture = to;
    return before;
}

void m2c_put(const char *s, size_t n)
{
    if (capture)
        m2c_text_add(capture, s, n);
    else if (writer && n)
        writer(s, n);
    else if (n)
        fwrite(s, 1, n, stdout);
}

void m2c_put_warning(const char *text)
{
    static const char before[] = "warning: ";
    size_t n = strlen(text);
    const char *after = n > 0 && text[n - 1] == '\n' ? "" : "\n";
    fflush(stdout);
    if (!writer) {
        fprintf(stderr, "%s%s%s", before, text, after);
        return;
    }
    writer(before, sizeof before - 1);
    writer(text, n);
    writer(after, strlen(after));
}

void m2c_puts(const char *s)
{
    m2c_put(s, strlen(s));
}
