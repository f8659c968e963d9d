/* The end of what lives from call to call (state.h): with the thread that has it or, of the main thread and
 * of state that all threads share, with the process. */
#define _POSIX_C_SOURCE 200809L

#include "state.h"

#include <stdlib.h>

#if M2C_THREADS
#include <pthread.h>
#endif

typedef struct ending {
    struct ending *next;
    void (*forget)(void);
} ending;

M2C_STATE void (*m2c_ending)(bool leaving);
static M2C_STATE ending *endings;

static void forget_all(void)
{
    while (endings) {
        ending *e = endings;
        endings = e->next;
        e->forget();
        free(e);
    }
}

#if M2C_THREADS
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void thread_ends(void *data)
{
    (void)data;
    forget_all();
}

/* Behind it no thread comes back: its code may be unloaded. */
static void process_ends(void)
{
    forget_all();
    pthread_key_delete(key);
}

static void begin(void)
{
    pthread_key_create(&key, thread_ends);
    atexit(process_ends);
}

static void start(void)
{
    pthread_once(&once, begin);
}

static void remind(ending *e)
{
#ifdef M2C_SHARED_STATE
    (void)e;
#else
    pthread_setspecific(key, e);
#endif
}
#else
static void start(void)
{
    static bool started;
    if (!started)
        atexit(forget_all);
    started = true;
}

static void remind(ending *e)
{
    (void)e;
}
#endif

void m2c_at_end(void (*forget)(void))
{
    start();
    for (const ending *e = endings; e; e = e->next)
        if (e->forget == forget)
            return;
    ending *e = malloc(sizeof *e);
    if (!e) /* it stays: there is nothing to lose that matters more */
        return;
    *e = (ending){endings, forget};
    endings = e;
    remind(e);
}
