/* Names of variables and fields made of any text (valid_name.h); makeValidName. */
#include "valid_name.h"

#include "m2c/fn_more.h"
#include "text_internal.h"

#include <ctype.h>
#include <stdlib.h>

static bool in_name(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

bool m2c_is_valid_name(const char *text)
{
    if (!in_name(text[0]) || isdigit((unsigned char)text[0]) || m2c_is_keyword(text, strlen(text)))
        return false;
    for (const char *p = text; *p; p++)
        if (!in_name(*p))
            return false;
    return true;
}

/* Without blanks; letters behind them become capitals. */
static void add_without_blanks(m2c_text *t, const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    for (bool behind = false; *text; text++) {
        if (isspace((unsigned char)*text)) {
            behind = true;
            continue;
        }
        char c = (char)(behind ? toupper((unsigned char)*text) : *text);
        m2c_text_add(t, &c, 1);
        behind = false;
    }
}

char *m2c_valid_name(const char *text, const m2c_name_rule *rule)
{
    m2c_text t = {0}, name = {0};
    if (m2c_is_valid_name(text))
        return m2c_strdup(text);
    if (m2c_is_keyword(text, strlen(text))) {
        m2c_text_addf(&name, "%s%c%s", rule->prefix, toupper((unsigned char)text[0]), text + 1);
        return name.s;
    }
    add_without_blanks(&t, text);
    const char *s = t.s ? t.s : "";
    m2c_text_addf(&name, "%s", !(isalpha((unsigned char)s[0]) || s[0] == '_') ? rule->prefix : "");
    for (const char *p = s; *p; p++) {
        if (in_name(*p))
            m2c_text_add(&name, p, 1);
        else if (rule->style == M2C_NAME_UNDERSCORE)
            m2c_text_add(&name, "_", 1);
        else if (rule->style == M2C_NAME_HEX)
            m2c_text_addf(&name, "0x%02X", (unsigned char)*p);
    }
    m2c_text_free(&t);
    return name.s;
}

static int read_style(m2c_name_rule *rule, const char *value)
{
    static const char *const styles[] = {"underscore", "delete", "hex"};
    for (int k = 0; k < 3; k++)
        if (strcmp(value, styles[k]) == 0) {
            rule->style = (m2c_name_style)k;
            return 0;
        }
    return m2c_error("", "makeValidName: invalid 'ReplacementStyle' value '%s'", value);
}

int m2c_read_name_rule(m2c_name_rule *rule, char **prefix, int n, m2c_value *const *option)
{
    *rule = (m2c_name_rule){M2C_NAME_UNDERSCORE, "x"};
    *prefix = NULL;
    int status = 0;
    for (int k = 0; k + 1 < n && !status; k += 2) {
        char *name = m2c_cstring(option[k]), *value = m2c_cstring(option[k + 1]);
        for (char *p = name; *p; p++)
            *p = (char)tolower((unsigned char)*p);
        if (strcmp(name, "replacementstyle") == 0) {
            status = read_style(rule, value);
        } else if (strcmp(name, "prefix") == 0) {
            m2c_free(*prefix);
            rule->prefix = *prefix = m2c_strdup(value);
            if (!m2c_is_valid_name(value))
                status = m2c_error("", "makeValidName: invalid 'Prefix' value '%s'", value);
        } else {
            char *given = m2c_cstring(option[k]);
            status = m2c_error("", "makeValidName: unknown property '%s'", given);
            m2c_free(given);
        }
        m2c_free(name);
        m2c_free(value);
    }
    return status;
}

static m2c_value *valid_value(const m2c_value *v, const m2c_name_rule *rule, bool *changed)
{
    char *text = m2c_cstring(v), *name = m2c_valid_name(text, rule);
    m2c_value *made = m2c_char(name);
    *changed = strcmp(text, name) != 0;
    m2c_free(text);
    m2c_free(name);
    return made;
}

M2C_TEXT_FN(matlab_lang_makeValidName)
{
    M2C_TEXT_UNUSED;
    if (nargin == 0)
        return m2c_wrong_call("__make_valid_name__", nargin);
    bool one = m2c_is_string(in[0]), changed;
    if (!one && !m2c_is_cellstr(in[0]))
        return m2c_error("", "makeValidName: STR must be a string or cellstr");
    m2c_name_rule rule;
    char *prefix;
    if (m2c_read_name_rule(&rule, &prefix, nargin - 1, in + 1)) {
        m2c_free(prefix);
        return 1;
    }
    m2c_value *flags =
        m2c_new(M2C_LOGICAL, one ? 2 : in[0]->ndims, one ? (ptrdiff_t[]){1, 1} : in[0]->dims, 0);
    m2c_value *names =
        one ? valid_value(in[0], &rule, &changed) : m2c_new_like(in[0], in[0]->ndims, in[0]->dims);
    for (ptrdiff_t k = 0; k < flags->numel; k++) {
        if (!one)
            names->cell[k] = valid_value(in[0]->cell[k], &rule, &changed);
        flags->u8[k] = changed;
    }
    m2c_free(prefix);
    m2c_set(&out[0], names);
    if (nargout > 1)
        m2c_set(&out[1], flags);
    else
        m2c_release(flags);
    return 0;
}
