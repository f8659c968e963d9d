/* Back-propagation by hand: two layers of fixed sizes. */
#include <math.h>
#include <stdio.h>

enum { IN = 2, HIDDEN = 4, OUT = 3, EXAMPLES = 4, ROUNDS = 3000 };
static const double rate = 0.9;
static const double X[EXAMPLES][IN] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};
static const double T[EXAMPLES][OUT] = {{0, 0, 0}, {0, 1, 1}, {0, 1, 1}, {1, 1, 0}};
static double first[IN + 1][HIDDEN], second[HIDDEN + 1][OUT];

static double logistic(double x)
{
    return 1 / (1 + exp(-x));
}

static void forward(const double *x, double *h, double *y)
{
    for (int j = 0; j < HIDDEN; j++) {
        double sum = -first[IN][j];
        for (int i = 0; i < IN; i++)
            sum += x[i] * first[i][j];
        h[j] = logistic(sum);
    }
    for (int j = 0; j < OUT; j++) {
        double sum = -second[HIDDEN][j];
        for (int i = 0; i < HIDDEN; i++)
            sum += h[i] * second[i][j];
        y[j] = logistic(sum);
    }
}

static void backward(const double *x, const double *h, const double *y, const double *d)
{
    double outer[OUT], inner[HIDDEN];
    for (int j = 0; j < OUT; j++)
        outer[j] = d[j] * y[j] * (1 - y[j]);
    for (int i = 0; i < HIDDEN; i++) {
        double back = 0;
        for (int j = 0; j < OUT; j++)
            back += second[i][j] * outer[j];
        inner[i] = back * h[i] * (1 - h[i]);
    }
    for (int i = 0; i <= IN; i++)
        for (int j = 0; j < HIDDEN; j++)
            first[i][j] += rate * (i < IN ? x[i] : -1) * inner[j];
    for (int i = 0; i <= HIDDEN; i++)
        for (int j = 0; j < OUT; j++)
            second[i][j] += rate * (i < HIDDEN ? h[i] : -1) * outer[j];
}

int main(void)
{
    double h[HIDDEN], y[OUT], d[OUT], before = 0, total = 0;
    for (int i = 0; i <= IN; i++)
        for (int j = 0; j < HIDDEN; j++)
            first[i][j] = sin(3 * (i + 1) + 7 * (j + 1) + 11);
    for (int i = 0; i <= HIDDEN; i++)
        for (int j = 0; j < OUT; j++)
            second[i][j] = sin(3 * (i + 1) + 7 * (j + 1) + 22);
    for (int r = 0; r < ROUNDS; r++) {
        total = 0;
        for (int e = 0; e < EXAMPLES; e++) {
            forward(X[e], h, y);
            for (int j = 0; j < OUT; j++) {
                d[j] = T[e][j] - y[j];
                total += d[j] * d[j];
            }
            backward(X[e], h, y, d);
        }
        if (r == 0)
            before = total;
    }
    printf("error %.4f to %.4f\n", before, total);
    for (int e = 0; e < EXAMPLES; e++) {
        forward(X[e], h, y);
        printf("%.0f %.0f: [%.0f %.0f %.0f]\n", X[e][0], X[e][1], round(y[0]), round(y[1]), round(y[2]));
    }
    return 0;
}
