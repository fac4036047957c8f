/**
 * Lets work through: so much at once, a queue behind it. @throws what `refuse` makes once it is
 * full.
 */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

type SemaphoreOptions = {
  readonly atOnce: number;
  readonly queueMax: number;
  readonly refuse: () => Error;
  /**
   * How long a place stays empty before the next may have it; nobody who goes alone waits for it.
   */
  readonly rest_ms?: number;
};

/** A semaphore; calls that wait run in the order of their arrival. */
export function createSemaphore({
  atOnce,
  queueMax,
  refuse,
  rest_ms = 0,
}: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  // A place is handed on: were it given back first, a newcomer could take it before its heir wakes.
  const leave = (): void => {
    const heir = waiting.shift();
    if (heir) heir();
    else running -= 1;
  };
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < queueMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw refuse();
    try {
      return await work();
    } finally {
      if (rest_ms > 0 && waiting.length > 0) setTimeout(leave, rest_ms);
      else leave();
    }
  };
}
