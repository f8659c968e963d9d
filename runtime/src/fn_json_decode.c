/* Builtins: jsondecode. Texts are read by recursive descent; json_array.c makes arrays of lists. */
#include "json.h"

#include "text_internal.h"
#include "text_utf8.h"
#include "valid_name.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

enum { DEEPEST = 1000 };

typedef struct reader {
    const char *start, *at, *end;
    const m2c_name_rule *rule; /* NULL: names stay as they are */
    int depth;
} reader;

static int read_value(reader *r, m2c_value **out);

static int wrong(const reader *r, const char *what)
{
    return m2c_error("", "jsondecode: parse error at offset %" M2C_PT ": %s", r->at - r->start + 1, what);
}

static void skip_blanks(reader *r)
{
    while (r->at < r->end && strchr(" \t\r\n", *r->at) && *r->at)
        r->at++;
}

static bool take(reader *r, char c)
{
    skip_blanks(r);
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

/* A word; the place of what is wrong in it is behind what agrees. */
static bool word(reader *r, const char *text)
{
    size_t n = 0;
    while (text[n] && r->at + n < r->end && r->at[n] == text[n])
        n++;
    r->at += n;
    return text[n] == 0;
}

/* --- texts --------------------------------------------------------------------------------------- */
static void put_code(m2c_text *t, unsigned long c)
{
    char b[4];
    m2c_text_add(t, b, m2c_utf8_write(b, (uint32_t)c));
}

static bool hex4(reader *r, unsigned long *c)
{
    *c = 0;
    for (int k = 0; k < 4; k++, r->at++) {
        if (r->at >= r->end || !isxdigit((unsigned char)*r->at))
            return false;
        int digit = tolower((unsigned char)*r->at);
        *c = *c * 16 + (unsigned long)(isdigit(digit) ? digit - '0' : digit - 'a' + 10);
    }
    return true;
}

static int read_escape(reader *r, m2c_text *t)
{
    static const char after[] = "\"\\/bfnrt", plain[] = "\"\\/\b\f\n\r\t";
    const char *place = r->at - 1, *found = *r->at ? strchr(after, *r->at) : NULL;
    if (found) {
        m2c_text_add(t, &plain[found - after], 1);
        r->at++;
        return 0;
    }
    unsigned long c = 0, low = 0;
    bool fine = *r->at++ == 'u';
    if (!fine) {
        r->at = place;
        return wrong(r, "Invalid escape character in string.");
    }
    fine = hex4(r, &c);
    if (fine && c >= 0xd800 && c < 0xdc00) {
        fine = r->at + 1 < r->end && r->at[0] == '\\' && r->at[1] == 'u' && (r->at += 2, hex4(r, &low));
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
    }
    if (!fine) {
        r->at = place;
        return wrong(r, "Incorrect hex digit after \\u escape in string.");
    }
    put_code(t, c);
    return 0;
}

/* Behind the quotation mark. */
static int read_text(reader *r, m2c_text *t)
{
    m2c_text_add(t, "", 0);
    while (r->at < r->end && *r->at != '"') {
        if (*r->at != '\\') {
            m2c_text_add(t, r->at++, 1);
            continue;
        }
        r->at++;
        if (r->at < r->end && read_escape(r, t))
            return 1;
    }
    if (r->at == r->end)
        return wrong(r, "Missing a closing quotation mark in string.");
    r->at++;
    return 0;
}

/* --- numbers ------------------------------------------------------------------------------------- */
static bool at_digit(const reader *r)
{
    return r->at < r->end && isdigit((unsigned char)*r->at);
}

/* One digit or more. */
static int skip_digits(reader *r, const char *otherwise)
{
    if (!at_digit(r))
        return wrong(r, otherwise);
    while (at_digit(r))
        r->at++;
    return 0;
}

/* NaN, Inf or Infinity, behind the sign. */
static int read_special(reader *r, bool negative, m2c_value **out)
{
    bool nan = *r->at == 'N';
    if (!word(r, nan ? "NaN" : "Inf"))
        return wrong(r, "Invalid value.");
    if (!nan && r->end - r->at >= 5 && strncmp(r->at, "inity", 5) == 0)
        r->at += 5;
    m2c_set(out, m2c_double(nan ? NAN : negative ? -INFINITY : INFINITY));
    return 0;
}

static int read_number(reader *r, m2c_value **out)
{
    const char *start = r->at;
    if (*r->at == '-')
        r->at++;
    if (r->at < r->end && (*r->at == 'I' || *r->at == 'N'))
        return read_special(r, *start == '-', out);
    if (r->at < r->end && *r->at == '0')
        r->at++;
    else if (skip_digits(r, "Invalid value."))
        return 1;
    if (r->at < r->end && *r->at == '.') {
        r->at++;
        if (skip_digits(r, "Miss fraction part in number."))
            return 1;
    }
    if (r->at < r->end && (*r->at == 'e' || *r->at == 'E')) {
        r->at++;
        if (r->at < r->end && (*r->at == '+' || *r->at == '-'))
            r->at++;
        if (skip_digits(r, "Miss exponent in number."))
            return 1;
    }
    double x = strtod(start, NULL);
    if (isinf(x)) {
        r->at = start;
        return wrong(r, "Number too big to be stored in double.");
    }
    m2c_set(out, m2c_double(x));
    return 0;
}

/* --- containers ---------------------------------------------------------------------------------- */
static int read_member(reader *r, m2c_value *object)
{
    m2c_text name = {0};
    m2c_value *value = NULL;
    if (!take(r, '"'))
        return wrong(r, "Missing a name for object member.");
    int status = read_text(r, &name);
    if (!status && !take(r, ':'))
        status = wrong(r, "Missing a colon after a name of object member.");
    if (!status)
        status = read_value(r, &value);
    if (!status) {
        char *field =
            r->rule ? m2c_valid_name(name.s ? name.s : "", r->rule) : m2c_strdup(name.s ? name.s : "");
        m2c_struct_put(object, field, m2c_json_stored(value));
        m2c_release(value);
        m2c_free(field);
    }
    m2c_text_free(&name);
    return status;
}

static int read_object(reader *r, m2c_value **out)
{
    m2c_value *object = m2c_struct();
    int status = 0;
    if (!take(r, '}')) {
        do
            status = read_member(r, object);
        while (!status && take(r, ','));
        if (!status && !take(r, '}'))
            status = wrong(r, "Missing a comma or '}' after an object member.");
    }
    return m2c_set_unless(status, out, object);
}

static int read_list(reader *r, m2c_value **out)
{
    m2c_list items = {0};
    int status = 0;
    if (!take(r, ']')) {
        do {
            m2c_value *item = NULL;
            status = read_value(r, &item);
            if (!status)
                m2c_list_push(&items, item);
        } while (!status && take(r, ','));
        if (!status && !take(r, ']'))
            status = wrong(r, "Missing a comma or ']' after an array element.");
    }
    if (!status)
        status = m2c_json_array(out, &items);
    m2c_list_clear(&items);
    return status;
}

static int read_word(reader *r, m2c_value **out)
{
    char c = *r->at;
    if (!word(r, c == 't' ? "true" : c == 'f' ? "false" : "null"))
        return wrong(r, "Invalid value.");
    m2c_set(out, c == 'n' ? m2c_retain(M2C_JSON_NULL) : m2c_bool(c == 't'));
    return 0;
}

static int read_value(reader *r, m2c_value **out)
{
    skip_blanks(r);
    if (r->at == r->end || r->depth > DEEPEST)
        return wrong(r, "Invalid value.");
    char c = *r->at;
    if (c == '-' || isdigit((unsigned char)c) || c == 'N' || c == 'I')
        return read_number(r, out);
    if (c == 't' || c == 'f' || c == 'n')
        return read_word(r, out);
    if (c != '{' && c != '[' && c != '"')
        return wrong(r, "Invalid value.");
    r->at++;
    if (c == '"') {
        m2c_text t = {0};
        int status = read_text(r, &t);
        if (status)
            m2c_text_free(&t);
        else
            m2c_set(out, m2c_text_take(&t));
        return status;
    }
    r->depth++;
    int status = c == '{' ? read_object(r, out) : read_list(r, out);
    r->depth--;
    return status;
}

static int read_document(reader *r, m2c_value **out)
{
    skip_blanks(r);
    if (r->at == r->end)
        return wrong(r, "The document is empty.");
    m2c_value *v = NULL;
    int status = read_value(r, &v);
    skip_blanks(r);
    if (!status && r->at != r->end)
        status = wrong(r, "The document root must not be followed by other values.");
    if (!status)
        m2c_set(out, m2c_json_stored(v));
    m2c_release(v);
    return status;
}

/* Takes "makeValidName" and its value out of the options; the others are makeValidName's. */
static int names_change(bool *change, int *n, m2c_value **option)
{
    int kept = 0;
    for (int k = 0; k + 1 < *n; k += 2) {
        if (!m2c_is_string(option[k]))
            return m2c_error("", "jsondecode: option argument must be a string");
        char *name = m2c_cstring(option[k]);
        for (char *p = name; *p; p++)
            *p = (char)tolower((unsigned char)*p);
        bool mine = strcmp(name, "makevalidname") == 0;
        m2c_free(name);
        if (mine && (option[k + 1]->cls != M2C_LOGICAL || option[k + 1]->numel != 1))
            return m2c_error("", "jsondecode: 'makeValidName' value must be a bool");
        if (mine) {
            *change = option[k + 1]->u8[0];
        } else {
            option[kept] = option[k];
            option[kept + 1] = option[k + 1];
            kept += 2;
        }
    }
    *n = kept;
    return 0;
}

M2C_TEXT_FN(jsondecode)
{
    M2C_TEXT_UNUSED;
    enum { MOST = 7 };
    if (nargin % 2 == 0 || nargin > MOST)
        return m2c_wrong_call("jsondecode", nargin);
    m2c_value *option[MOST];
    int n = nargin - 1;
    bool change = true;
    for (int k = 0; k < n; k++)
        option[k] = in[k + 1];
    if (names_change(&change, &n, option))
        return 1;
    m2c_name_rule rule;
    char *prefix;
    int status = m2c_read_name_rule(&rule, &prefix, n, option);
    if (!status && in[0]->cls != M2C_CHAR)
        status = m2c_error("", "jsondecode: JSON_TXT must be a character string");
    if (!status) {
        char *text = m2c_cstring(in[0]);
        reader r = {text, text, text + in[0]->numel, change ? &rule : NULL, 0};
        status = read_document(&r, &out[0]);
        m2c_free(text);
    }
    m2c_free(prefix);
    return status;
}
