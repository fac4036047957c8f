/** The part of the queue's pool of workers that wakes idle ones. */
export type Nudged = { nudge(count: number): void };

/**
 * Lets workers look for tasks at most once per `pause_ms`. The queue notifies every pool of every
 * new task, whichever pool has its handler, and each notification costs a search. The first is
 * passed on at once; those of the following pause are passed on together at its end. Returns a
 * function that drops what waits: a pool that stops must not be woken.
 */
export function paceNudges(pool: Nudged, pause_ms: number): () => void {
  const nudge = pool.nudge.bind(pool);
  let waiting = 0;
  let isPausing = false;
  let pause: NodeJS.Timeout | undefined;
  const pass = (): void => {
    isPausing = waiting > 0;
    if (!isPausing) return;
    pause = setTimeout(pass, pause_ms).unref();
    const count = waiting;
    waiting = 0;
    nudge(count);
  };
  pool.nudge = (count) => {
    waiting += count;
    if (!isPausing) pass();
  };
  return () => clearTimeout(pause);
}
