/* How values are displayed: format, output_precision. Declared in mat2c/builtins/silent.py. */
#include "text_internal.h"

/* The styles that a program may ask for: the words and what they set. `short` and `long` may be followed by a
 * word of their own. */
static const struct {
    const char *word, *second;
    m2c_output_format style;
    int precision;
    bool native;
} styles[] = {{"short", "g", M2C_FORMAT_SHORT_G, 5, false},
              {"short", "e", M2C_FORMAT_SHORT_E, 5, false},
              {"short", "eng", M2C_FORMAT_SHORT_ENG, 5, false},
              {"short", NULL, M2C_FORMAT_SHORT, 5, false},
              {"long", "g", M2C_FORMAT_LONG_G, 16, false},
              {"long", "e", M2C_FORMAT_LONG_E, 16, false},
              {"long", "eng", M2C_FORMAT_LONG_ENG, 16, false},
              {"long", NULL, M2C_FORMAT_LONG, 16, false},
              {"shortg", NULL, M2C_FORMAT_SHORT_G, 5, false},
              {"longg", NULL, M2C_FORMAT_LONG_G, 16, false},
              {"shorte", NULL, M2C_FORMAT_SHORT_E, 5, false},
              {"longe", NULL, M2C_FORMAT_LONG_E, 16, false},
              {"shorteng", NULL, M2C_FORMAT_SHORT_ENG, 5, false},
              {"longeng", NULL, M2C_FORMAT_LONG_ENG, 16, false},
              {"bank", NULL, M2C_FORMAT_BANK, 5, false},
              {"rat", NULL, M2C_FORMAT_RAT, 5, false},
              {"hex", NULL, M2C_FORMAT_HEX, 5, false},
              {"native-hex", NULL, M2C_FORMAT_HEX, 5, true},
              {"bit", NULL, M2C_FORMAT_BIT, 5, false},
              {"native-bit", NULL, M2C_FORMAT_BIT, 5, true},
              {"+", NULL, M2C_FORMAT_PLUS, 5, false}};

/* What `format` sets. */
typedef struct state {
    m2c_output_format style;
    int precision;
    bool native, compact, uppercase;
} state;

static void set_state(const state *s)
{
    m2c_format_style = s->style;
    m2c_output_precision = s->precision;
    m2c_format_native = s->native;
    m2c_format_compact = s->compact;
    m2c_format_uppercase = s->uppercase;
}

/* A style, from one word or two: how many it took, 0 if it is none. */
static int read_style(state *s, const char *word, const m2c_value *next)
{
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++) {
        const char *second = styles[k].second;
        if (strcmp(word, styles[k].word) || (second && !(next && m2c_equals_text(next, second))))
            continue;
        s->style = styles[k].style;
        s->precision = styles[k].precision;
        s->native = styles[k].native;
        return second ? 2 : 1;
    }
    return 0;
}

static int read_word(state *s, const char *word, const m2c_value *next)
{
    if (strcmp(word, "compact") == 0 || strcmp(word, "loose") == 0)
        s->compact = *word == 'c';
    else if (strcmp(word, "uppercase") == 0 || strcmp(word, "lowercase") == 0)
        s->uppercase = *word == 'u';
    else
        return read_style(s, word, next);
    return 1;
}

/* The names of the style, of the spacing and of the letters of numbers. */
static int name_format(m2c_value **out, int nargout)
{
    const char *style = "short";
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (styles[k].style == m2c_format_style && styles[k].native == m2c_format_native && !styles[k].second)
            style = styles[k].word;
    const char *names[] = {style, m2c_format_compact ? "compact" : "loose",
                           m2c_format_uppercase ? "uppercase" : "lowercase"};
    for (int k = 0; k < nargout && k < 3; k++)
        m2c_set(&out[k], m2c_chars(names[k], (ptrdiff_t)strlen(names[k]), false));
    return 0;
}

/* All words, or nothing where one is wrong. */
M2C_TEXT_FN(format)
{
    M2C_TEXT_UNUSED;
    if (nargout > 0)
        return nargin ? m2c_error("", "format: cannot change and query format simultaneously")
                      : name_format(out, nargout);
    state s = {M2C_FORMAT_SHORT, 5, false, false, false};
    if (nargin)
        s = (state){m2c_format_style, m2c_output_precision, m2c_format_native, m2c_format_compact,
                    m2c_format_uppercase};
    for (int k = 0; k < nargin; k++)
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "format: all arguments must be strings");
    for (int k = 0, taken; k < nargin; k += taken) {
        char *word = m2c_cstring(in[k]);
        for (char *c = word; *c; c++)
            *c = *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
        taken = read_word(&s, word, k + 1 < nargin ? in[k + 1] : NULL);
        if (!taken)
            m2c_error("", "format: unrecognized format state '%s'", word);
        m2c_free(word);
        if (!taken)
            return 1;
    }
    set_state(&s);
    return 0;
}

M2C_TEXT_FN(output_precision)
{
    M2C_TEXT_UNUSED;
    if (nargin > 2)
        return m2c_invalid_call("output_precision");
    if (nargin == 2 && !m2c_equals_text(in[1], "local"))
        return m2c_error("", "second argument must be \"local\"");
    if (nargin > 0 && (!m2c_is_arith(in[0]) || in[0]->cls == M2C_CHAR || in[0]->numel == 0))
        return m2c_error("", "output_precision: argument must be an integer value");
    double n = nargin > 0 ? m2c_get(in[0], 0) : m2c_output_precision;
    if (!(n >= 0))
        return m2c_error("", "output_precision: arg must be greater than 0");
    if (n > 16)
        return m2c_error("", "output_precision: arg must be less than or equal to 16");
    if (nargin == 0 || nargout > 0)
        m2c_set(&out[0], m2c_double(m2c_output_precision));
    m2c_output_precision = (int)n;
    return 0;
}
