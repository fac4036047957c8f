/** Lets work through: so much at once, a queue behind it. @throws what `refuse` makes once it is full. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

type TurnstileParts = {
  readonly atOnce: number;
  readonly queueMax: number;
  readonly refuse: () => Error;
};

/** A turnstile; whoever waits goes in the order of coming. */
export function createTurnstile({ atOnce, queueMax, refuse }: TurnstileParts): Turnstile {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) throw refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
