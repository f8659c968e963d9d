/* The Mandelbrot set by hand, in real arithmetic. */
#include <math.h>
#include <stdio.h>

enum { SIDE = 160, LIMIT = 60 };

static int escape(double re, double im)
{
    double x = re, y = im;
    int i = 0;
    while (hypot(x, y) < 2 && i < LIMIT) {
        double t = x * x - y * y + re;
        y = 2 * x * y + im;
        x = t;
        i++;
    }
    return i;
}

int main(void)
{
    static int count[SIDE][SIDE];
    const double dx = 2.0 / (SIDE - 1), dy = 2.0 / (SIDE - 1);
    long sum = 0, inside = 0;
    for (int x = 0; x < SIDE; x++)
        for (int y = 0; y < SIDE; y++) {
            count[x][y] = escape(-1.5 + x * dx, -1 + y * dy);
            sum += count[x][y];
            inside += count[x][y] == LIMIT;
        }
    printf("size %d x %d\nsum %ld\ninside %ld\n", SIDE, SIDE, sum, inside);
    return 0;
}
