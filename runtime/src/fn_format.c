/* How values are displayed: format, output_precision. Declared in mat2c/builtins/silent.py. */
#include "text_internal.h"

/* The styles that a program may ask for: the words and what they set. */
static const struct {
    const char *words;
    m2c_output_format style;
    int precision;
} styles[] = {{"short", M2C_FORMAT_SHORT, 5},
              {"long", M2C_FORMAT_LONG, 16},
              {"short g", M2C_FORMAT_SHORT_G, 5},
              {"shortg", M2C_FORMAT_SHORT_G, 5},
              {"long g", M2C_FORMAT_LONG_G, 16},
              {"longg", M2C_FORMAT_LONG_G, 16},
              {"short e", M2C_FORMAT_SHORT_E, 5},
              {"shorte", M2C_FORMAT_SHORT_E, 5},
              {"long e", M2C_FORMAT_LONG_E, 16},
              {"longe", M2C_FORMAT_LONG_E, 16},
              {"short eng", M2C_FORMAT_SHORT_ENG, 5},
              {"shorteng", M2C_FORMAT_SHORT_ENG, 5},
              {"long eng", M2C_FORMAT_LONG_ENG, 16},
              {"longeng", M2C_FORMAT_LONG_ENG, 16},
              {"bank", M2C_FORMAT_BANK, 5},
              {"rat", M2C_FORMAT_RAT, 5},
              {"hex", M2C_FORMAT_HEX, 5},
              {"native-hex", M2C_FORMAT_HEX, 5},
              {"bit", M2C_FORMAT_BIT, 5},
              {"native-bit", M2C_FORMAT_BIT, 5},
              {"+", M2C_FORMAT_PLUS, 5}};

static int set_format(const char *words)
{
    bool compact = strcmp(words, "compact") == 0;
    if (compact || strcmp(words, "loose") == 0 || !*words)
        m2c_format_compact = compact;
    if (compact || strcmp(words, "loose") == 0)
        return 0;
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (strcmp(*words ? words : "short", styles[k].words) == 0) {
            m2c_format_style = styles[k].style;
            m2c_output_precision = styles[k].precision;
            return 0;
        }
    return m2c_error("", "format: unrecognized format state '%s'", words);
}

/* The names of the style, of the spacing and of the letters of numbers. */
static int name_format(m2c_value **out, int nargout)
{
    const char *style = "short";
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (styles[k].style == m2c_format_style && !strchr(styles[k].words, ' '))
            style = styles[k].words;
    const char *names[] = {style, m2c_format_compact ? "compact" : "loose", "lowercase"};
    for (int k = 0; k < nargout && k < 3; k++)
        m2c_set(&out[k], m2c_chars(names[k], (ptrdiff_t)strlen(names[k]), false));
    return 0;
}

M2C_TEXT_FN(format)
{
    M2C_TEXT_UNUSED;
    if (nargout > 0)
        return nargin ? m2c_error("", "format: cannot change and query format simultaneously")
                      : name_format(out, nargout);
    m2c_text words = {0};
    m2c_text_add(&words, "", 0);
    for (int k = 0; k < nargin; k++) {
        if (in[k]->cls != M2C_CHAR) {
            m2c_text_free(&words);
            return m2c_error("", "format: all arguments must be strings");
        }
        if (k)
            m2c_text_add(&words, " ", 1);
        for (ptrdiff_t j = 0; j < in[k]->numel; j++) {
            char c = (char)in[k]->u8[j];
            c = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
            m2c_text_add(&words, &c, 1);
        }
    }
    int status = set_format(words.s);
    m2c_text_free(&words);
    return status;
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
