/* Edit distance by hand: two rows of integers instead of the whole table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char verses[] = "The tide came in with a broken oar, a bell without a tongue, "
                             "and all the nets along the shore were mended, dry and hung. "
                             "Nobody asked whose boat it was, nobody knew the name; "
                             "the oar was only wood because the sea had done the same. "
                             "We burned it on the longest night to warm a stranger's hands, "
                             "and in the morning, salt and white, it lay upon the sands. ";
static const char essays[] = "The first stanza sets a single object, a broken oar, on a beach "
                             "where every other tool is whole; the bell that cannot ring has "
                             "no other task than to say that help was never called. "
                             "What follows is a refusal. The villagers do not ask, and the "
                             "rhyme of name and same lets the reader feel how easily a loss "
                             "turns into driftwood, a thing that belongs to nobody. "
                             "Only the last lines, written years later, give the wood back. "
                             "To burn it is a kindness, to find it white with salt the next "
                             "day is the price: nothing the sea has brought can be used up. ";

static int min(int a, int b)
{
    return a < b ? a : b;
}

int main(void)
{
    static char s1[2 * sizeof verses], s2[2 * sizeof essays + 16];
    strcat(strcpy(s1, verses), verses);
    strcat(strcat(strcpy(s2, essays), essays), "And so on.");
    const int n1 = (int)strlen(s1), n2 = (int)strlen(s2);
    int *row = malloc(((size_t)n2 + 1) * sizeof *row);
    for (int j = 0; j <= n2; j++)
        row[j] = j;
    for (int i = 1; i <= n1; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= n2; j++) {
            int above = row[j];
            row[j] = min(diagonal + (s1[i - 1] != s2[j - 1]), min(row[j - 1], above) + 1);
            diagonal = above;
        }
    }
    printf("lengths %d %d\ndistance %d\n", n1, n2, row[n2]);
    free(row);
    return 0;
}
