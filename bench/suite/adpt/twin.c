/* Adaptive Simpson quadrature by hand: the table grows by doubling. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double left, right, simpson, refined, error, tol;
} Row;

static double integrand(double x)
{
    return 13 * (x - x * x) * exp(-3 * x / 2);
}

static Row srule(double a, double b, double tol)
{
    double h = (b - a) / 2;
    double s = h * (integrand(a) + 4 * integrand((a + b) / 2) + integrand(b)) / 3;
    return (Row){a, b, s, s, tol, tol};
}

int main(void)
{
    size_t m = 1, room = 64;
    Row *table = malloc(room * sizeof *table);
    table[0] = srule(-1, 6, 4e-13);
    for (int changed = 1; changed;) {
        changed = 0;
        for (size_t p = m; p-- > 0;) {
            Row row = table[p];
            if (row.tol > row.error)
                continue;
            double mid = (row.left + row.right) / 2;
            Row left = srule(row.left, mid, row.tol / 2);
            Row right = srule(mid, row.right, row.tol / 2);
            double err = fabs(row.simpson - left.simpson - right.simpson) / 10;
            if (err < row.tol) {
                table[p].refined = left.simpson + right.simpson;
                table[p].error = err;
                continue;
            }
            if (m == room)
                table = realloc(table, (room *= 2) * sizeof *table);
            memmove(table + p + 1, table + p, (m - p) * sizeof *table);
            m++;
            table[p] = left;
            table[p + 1] = right;
            changed = 1;
        }
    }
    double quad = 0, err = 0;
    for (size_t p = 0; p < m; p++) {
        quad += table[p].refined;
        err += fabs(table[p].error);
    }
    printf("rows     %zu\nintegral %.10g\nerror    %.4e\n", m, quad, err);
    free(table);
    return 0;
}
