/* Runs a program and reports how much memory it has on average: sample REPORT SECONDS PROGRAM [ARG]...
 *
 * Sums of sizes times durations, over the duration ([GCTD] equation 2). The sizes are what the kernel
 * tells of the process about every 300 microseconds. REPORT gets a line of the seconds, the average
 * kilobytes of the stack, of stack and data, of all virtual memory and of what is resident, and the exit
 * code (124 after the time limit, 128 + number for a signal). */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STACK, DATA, VIRTUAL, RESIDENT, SIZES };
static const char *const KEYS[SIZES] = {"VmStk:", "VmData:", "VmSize:", "VmRSS:"};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The sizes of the process; 0 where it has ended. */
static int look(int file, double *sizes)
{
    char text[4096];
    ssize_t length = pread(file, text, sizeof text - 1, 0);
    if (length <= 0)
        return 0;
    text[length] = '\0';
    for (int k = 0; k < SIZES; k++) {
        const char *at = strstr(text, KEYS[k]);
        if (!at)
            return 0;
        sizes[k] = strtod(at + strlen(KEYS[k]), NULL);
    }
    return 1;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    double start = now(), limit = atof(argv[2]), before = start;
    pid_t child = fork();
    if (child == 0) {
        execvp(argv[3], argv + 3);
        _exit(127);
    }
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/status", (long)child);
    int file = open(path, O_RDONLY), status, late = 0;
    double sums[SIZES] = {0}, last[SIZES] = {0}, sampled = 0, end = start;
    while (waitpid(child, &status, WNOHANG) == 0) {
        double sizes[SIZES], time = now();
        if (look(file, sizes)) {
            for (int k = 0; k < SIZES; k++)
                sums[k] += sizes[k] * (time - before);
            memcpy(last, sizes, sizeof last);
            sampled += time - before;
        }
        before = time;
        if (time - start > limit && !late) {
            late = 1;
            kill(child, SIGKILL);
        }
        usleep(200);
    }
    end = now();
    close(file);
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : late ? 124 : 128 + WTERMSIG(status);
    FILE *report = fopen(argv[1], "w");
    if (!report)
        return 2;
    double average[SIZES];
    for (int k = 0; k < SIZES; k++)
        average[k] = sampled > 0 ? sums[k] / sampled : last[k];
    fprintf(report, "%.6f %.2f %.2f %.2f %.2f %d\n", end - start, average[STACK],
            average[STACK] + average[DATA], average[VIRTUAL], average[RESIDENT], code);
    return fclose(report) ? 2 : 0;
}
