/** Lets work through: so much at once, a queue behind it. @throws what `refuse` makes once it is full. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

type TurnstileParts = {
  readonly atOnce: number;
  readonly queueMax: number;
  readonly refuse: () => Error;
  /** How long a place stays empty before the next may have it; nobody who goes alone waits for it. */
  readonly rest_ms?: number;
};

/** A turnstile; whoever waits goes in the order of coming. */
export function createTurnstile({
  atOnce,
  queueMax,
  refuse,
  rest_ms = 0,
}: TurnstileParts): Turnstile {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) throw refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      if (rest_ms > 0 && waiting.length > 0) setTimeout(leave, rest_ms);
      else leave();
    }
  };
}
