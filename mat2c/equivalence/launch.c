/* Runs a program and reports its time and peak memory: launch REPORT SECONDS PROGRAM [ARG]...
 *
 * The kernel counts a child's memory from before it becomes the program, so the peak of a child of
 * a Python process is never below Python's own; this process is small. REPORT gets a line of
 * seconds, kilobytes and exit code (124 after the time limit, 128 + number for a signal). */
#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t late;
static pid_t child;

static void on_alarm(int signal_number)
{
    (void)signal_number;
    late = 1;
    kill(child, SIGKILL);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    double start = now();
    child = fork();
    if (child == 0) {
        execvp(argv[3], argv + 3);
        _exit(127);
    }
    struct sigaction on_late = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};
    sigaction(SIGALRM, &on_late, NULL);
    alarm((unsigned)atoi(argv[2]));
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0)
        return 2;
    double seconds = now() - start;
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : late ? 124 : 128 + WTERMSIG(status);
    FILE *report = fopen(argv[1], "w");
    if (!report)
        return 2;
    fprintf(report, "%.6f %ld %d\n", seconds, usage.ru_maxrss, code);
    return fclose(report) ? 2 : 0;
}
