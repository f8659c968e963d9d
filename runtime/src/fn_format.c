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

static int set_style(const char *words)
{
    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++)
        if (strcmp(words, styles[k].words) == 0) {
            m2c_format_style = styles[k].style;
            m2c_output_precision = styles[k].precision;
            return 0;
        }
    return m2c_error("", "format: unrecognized format state '%s'", words);
}

static int set_format(const char *words)
{
    if (strcmp(words, "compact") == 0 || strcmp(words, "loose") == 0)
        m2c_format_compact = *words == 'c';
    else if (strcmp(words, "uppercase") == 0 || strcmp(words, "lowercase") == 0)
        m2c_format_uppercase = *words == 'u';
    else
        return set_style(words);
    return 0;
}

/* As at the start of a program. */
static int reset_format(void)
{
    m2c_format_compact = m2c_format_uppercase = false;
    return set_style("short");
}

/* The names of the style, of the spacing and of the letters of numbers. */
static int name_format(m2c_value **out, int nargout)
{
    const char *style = "short";
    for (size_t k = sizeof styles / sizeof *styles; k-- > 0;) /* the first of its names */
        if (styles[k].style == m2c_format_style && !strchr(styles[k].words, ' '))
            style = styles[k].words;
    const char *names[] = {style, m2c_format_compact ? "compact" : "loose",
                           m2c_format_uppercase ? "uppercase" : "lowercase"};
    for (int k = 0; k < nargout && k < 3; k++)
        m2c_set(&out[k], m2c_chars(names[k], (ptrdiff_t)strlen(names[k]), false));
    return 0;
}

static void add_word(m2c_text *words, const m2c_value *v)
{
    for (ptrdiff_t j = 0; j < v->numel; j++) {
        char c = (char)v->u8[j];
        c = c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
        m2c_text_add(words, &c, 1);
    }
}

/* Do two words name one style, as "long" and "g" do? */
static bool is_pair(const m2c_value *first, const m2c_value *second)
{
    return (m2c_is_option(first, "short") || m2c_is_option(first, "long")) &&
           (m2c_is_option(second, "e") || m2c_is_option(second, "g") || m2c_is_option(second, "eng"));
}

M2C_TEXT_FN(format)
{
    M2C_TEXT_UNUSED;
    if (nargout > 0 && nargin > 0)
        m2c_warn("", "format: cannot query and set format at the same time, ignoring set operation");
    if (nargout > 0)
        return name_format(out, nargout);
    for (int k = 0; k < nargin; k++)
        if (in[k]->cls != M2C_CHAR)
            return m2c_error("", "format: all arguments must be strings");
    int status = nargin ? 0 : reset_format();
    for (int k = 0; k < nargin && !status; k++) {
        m2c_text words = {0};
        add_word(&words, in[k]);
        if (k + 1 < nargin && is_pair(in[k], in[k + 1])) {
            m2c_text_add(&words, " ", 1);
            add_word(&words, in[++k]);
        }
        m2c_text_add(&words, "", 0);
        status = set_format(words.s);
        m2c_text_free(&words);
    }
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
