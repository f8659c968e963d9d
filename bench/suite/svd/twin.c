/* Kogbetliantz' rotations by hand, on columns and rows in place. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 30 };
typedef double matrix[N][N]; /* by columns */

typedef struct rotation {
    double c, s;
} rotation;

/* Makes the 2x2 matrix symmetric, then diagonal: left and right rotation. */
static void angles(double a, double b, double c, double d, rotation *left, rotation *right)
{
    double t = (c - b) / (a + d), cs = 0, sn = 1;
    if (isnan(t))
        t = 0;
    if (!isinf(t)) {
        cs = 1 / sqrt(1 + t * t);
        sn = cs * t;
    }
    double x = cs * a + sn * c, y = cs * b + sn * d, z = -sn * b + cs * d;
    *right = (rotation){1, 0};
    if (y != 0) {
        double r = (z - x) / (2 * y), u = (r >= 0 ? 1 : -1) / (fabs(r) + sqrt(1 + r * r));
        right->c = 1 / sqrt(1 + u * u);
        right->s = right->c * u;
    }
    *left = (rotation){cs * right->c + sn * right->s, cs * right->s - sn * right->c};
}

/* Columns p and q times [c s; -s c]. */
static void turn_columns(matrix a, int p, int q, rotation r)
{
    for (int i = 0; i < N; i++) {
        double x = a[p][i], y = a[q][i];
        a[p][i] = x * r.c - y * r.s;
        a[q][i] = x * r.s + y * r.c;
    }
}

static void turn_rows(matrix a, int p, int q, rotation r)
{
    for (int j = 0; j < N; j++) {
        double x = a[j][p], y = a[j][q];
        a[j][p] = r.c * x - r.s * y;
        a[j][q] = r.s * x + r.c * y;
    }
}

static double off(matrix a)
{
    double sum = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            sum += i != j ? fabs(a[j][i]) : 0;
    return sum;
}

static double frobenius(matrix a)
{
    double sum = 0;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++)
            sum += a[j][i] * a[j][i];
    return sqrt(sum);
}

static void decompose(matrix a, matrix u, matrix v)
{
    double limit = 2.220446049250313e-16 * frobenius(a);
    memset(u, 0, sizeof(matrix));
    memset(v, 0, sizeof(matrix));
    for (int i = 0; i < N; i++)
        u[i][i] = v[i][i] = 1;
    for (int sweeps = 0; off(a) > limit && sweeps < 50; sweeps++)
        for (int p = 0; p < N - 1; p++)
            for (int q = p + 1; q < N; q++) {
                rotation left, right;
                angles(a[p][p], a[q][p], a[p][q], a[q][q], &left, &right);
                turn_rows(a, p, q, left);
                turn_columns(a, p, q, right);
                turn_columns(u, p, q, left);
                turn_columns(v, p, q, right);
            }
}

static int falling(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x < y) - (x > y);
}

/* Is u * s * v' the matrix? */
static bool is_product(matrix a, matrix u, const double *s, matrix v)
{
    static matrix left;
    for (int j = 0; j < N; j++)
        for (int i = 0; i < N; i++) {
            left[j][i] = -a[j][i];
            for (int k = 0; k < N; k++)
                left[j][i] += u[k][i] * s[k] * v[k][j];
        }
    return frobenius(left) < 1e-10;
}

int main(void)
{
    static matrix a, turned, u, v;
    double s[N], sorted[N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[j][i] = 1.0 / (i + j + 1) + (i + 1) * (j + 1) % 7 / 7.0;
    for (int round = 0; round < 2; round++) {
        memcpy(turned, a, sizeof a);
        decompose(turned, u, v);
        for (int k = 0; k < N; k++) {
            sorted[k] = s[k] = fabs(turned[k][k]);
            for (int i = 0; i < N; i++)
                u[k][i] = turned[k][k] < 0 ? -u[k][i] : u[k][i];
        }
        if (round == 0) {
            qsort(sorted, N, sizeof *sorted, falling);
            for (int k = 0; k < 5; k++)
                printf("%.8f\n", sorted[k]);
        }
    }
    printf("%d\n", is_product(a, u, s, v));
    return 0;
}
