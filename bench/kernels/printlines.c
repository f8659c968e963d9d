/* 100,000 lines printed to a file and read again. */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void)
{
    char name[] = "/tmp/linesXXXXXX", line[256];
    FILE *f = fdopen(mkstemp(name), "w");
    for (int k = 1; k <= 100000; k++)
        fprintf(f, "%d %.4f %s\n", k, sqrt(k), "line");
    fclose(f);
    f = fopen(name, "r");
    long count = 0, chars = 0;
    while (fgets(line, sizeof line, f)) {
        count++;
        chars += (long)strcspn(line, "\n");
    }
    fclose(f);
    remove(name);
    printf("%ld %ld\n", count, chars);
    return 0;
}
