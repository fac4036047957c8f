/**
 * Runs work with limited concurrency and a queue.
 * @throws the error of `refuse` if the queue is bounded and full
 */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

type SemaphoreOptions = {
  readonly atOnce: number;
  /** The pause before a slot is given to a waiting call; calls that do not wait have no pause. */
  readonly rest_ms?: number;
} & (BoundedQueue | { readonly queueMax?: never });

type BoundedQueue = { readonly queueMax: number; readonly refuse: () => Error };

/** Creates a semaphore; waiting calls run in order of arrival. */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { atOnce, rest_ms = 0 } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  // A slot is handed over directly: if it were released first, a new call could take it before the
  // waiting one resumes.
  const leave = (): void => {
    const heir = waiting.shift();
    if (heir) heir();
    else running -= 1;
  };
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (options.queueMax !== undefined && waiting.length >= options.queueMax) {
      throw options.refuse();
    } else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      if (rest_ms > 0 && waiting.length > 0) setTimeout(leave, rest_ms);
      else leave();
    }
  };
}
