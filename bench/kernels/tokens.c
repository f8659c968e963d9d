/* Words of a text, counted. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { TIMES = 400, MOST = 64 };

int main(void)
{
    const char piece[] = "the cat sat on the mat; a dog ran, and the cat ran too. ";
    static char text[TIMES * sizeof piece];
    for (int i = 0; i < TIMES; i++)
        memcpy(text + (size_t)i * (sizeof piece - 1), piece, sizeof piece);
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        text[i] = strchr(";,.", text[i]) ? ' ' : (char)tolower((unsigned char)text[i]);
    struct {
        const char *word;
        size_t length;
        int count;
    } words[MOST] = {{0}};
    int different = 0, total = 0;
    for (const char *at = text; *at;) {
        at += strspn(at, " ");
        size_t n = strcspn(at, " ");
        if (n == 0)
            break;
        total++;
        int k = 0;
        while (k < different && !(words[k].length == n && !memcmp(words[k].word, at, n)))
            k++;
        if (k == different) {
            words[different].word = at;
            words[different].length = n;
            words[different++].count = 0;
        }
        words[k].count++;
        at += n;
    }
    int best = 0;
    for (int k = 1; k < different; k++)
        if (words[k].count > words[best].count)
            best = k;
    printf("%d words, %d different, %.*s %d times\n", total, different, (int)words[best].length,
           words[best].word, words[best].count);
    while (length && text[length - 1] == ' ')
        length--;
    long parts = 1, letters = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] != ' ')
            letters++;
        else if (text[i + 1] != ' ')
            parts++;
    printf("%ld parts, %ld letters\n", parts, letters);
    return 0;
}
