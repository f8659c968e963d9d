/* The Mandelbrot set with pairs of doubles. */
#include <stdio.h>

enum { W = 300, H = 200, LIMIT = 200 };
static int counts[H][W];

static int escape(double a, double b)
{
    double x = 0, y = 0;
    int n = 0;
    while (n < LIMIT && x * x + y * y <= 4) {
        double t = x * x - y * y + a;
        y = 2 * x * y + b;
        x = t;
        n++;
    }
    return n;
}

int main(void)
{
    long total = 0, inside = 0;
    for (int row = 0; row < H; row++)
        for (int col = 0; col < W; col++) {
            counts[row][col] = escape(-2 + 3.0 * col / (W - 1), -1 + 2.0 * row / (H - 1));
            total += counts[row][col];
            inside += counts[row][col] == LIMIT;
        }
    printf("%ld %ld %d\n", total, inside, counts[99][119]);
    return 0;
}
