/* Particles in a box as an array of structs. */
#include <math.h>
#include <stdio.h>

enum { N = 1000 };
struct particle {
    double x, y, vx, vy;
    int hits;
};

static void advance(struct particle *p, int n, double dt, double wall)
{
    for (int i = 0; i < n; i++) {
        p[i].vy -= 9.81 * dt;
        p[i].x += p[i].vx * dt;
        p[i].y += p[i].vy * dt;
        if (p[i].x < 0 || p[i].x > wall) {
            p[i].vx = -p[i].vx;
            p[i].hits++;
        }
        if (p[i].y < 0) {
            p[i].y = -p[i].y;
            p[i].vy *= -0.9;
            p[i].hits++;
        }
    }
}

int main(void)
{
    static struct particle p[N];
    for (int i = 0; i < N; i++) {
        p[i].x = (i + 1) * 37 % 100 / 10.0;
        p[i].y = (i + 1) * 53 % 100 / 10.0;
        p[i].vx = sin(i + 1);
        p[i].vy = cos(i + 1);
    }
    for (int step = 0; step < 500; step++)
        advance(p, N, 0.01, 10);
    double energy = 0, sum = 0, most = p[0].y;
    long hits = 0;
    for (int i = 0; i < N; i++) {
        energy += 0.5 * (p[i].vx * p[i].vx + p[i].vy * p[i].vy) + 9.81 * p[i].y;
        hits += p[i].hits;
        sum += p[i].x;
        most = p[i].y > most ? p[i].y : most;
    }
    printf("%.8f %ld\n%.8f %.8f\n", energy, hits, sum / N, most);
    return 0;
}
