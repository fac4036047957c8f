import { setTimeout as sleep } from 'node:timers/promises';

type Batching<Item, Result> = {
  /** The most items of a batch. */
  readonly most: number;
  /** The most batches that run at once. */
  readonly atOnce: number;
  /** While one batch is running, another begins this long after its first item. */
  readonly gather_ms: number;
  /** Items wait no longer than this for earlier ones that are still running. */
  readonly waitMax_ms: number;
  readonly one: (item: Item) => Promise<Result>;
  /** Returns the results in order; null if nothing was done and each item must run alone. */
  readonly several: (items: readonly Item[]) => Promise<readonly Result[] | null>;
};

type Waiting<Item, Result> = {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/** After a batch that had to run alone, the next are not tried together, which would cost twice. */
const aloneFor_ms = 1_000;

/**
 * Returns a function that runs items in batches, which form by themselves: an item runs at once if
 * none is running, and those that arrive meanwhile run together as soon as one of `atOnce` batches
 * has ended. Whoever sends again once answered arrives with the others of the same batch, so a
 * further batch waits for them.
 */
export function createBatching<Item, Result>({
  most,
  atOnce,
  gather_ms,
  waitMax_ms,
  one,
  several,
}: Batching<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;
  let isGathering = false;
  const run = runner({ one, several });

  const runWaiting = async (): Promise<void> => {
    running += 1;
    while (waiting.length > 0) {
      await atMost(run(waiting.splice(0, most)), waitMax_ms);
    }
    running -= 1;
  };

  const gather = async (): Promise<void> => {
    isGathering = true;
    await sleep(gather_ms);
    isGathering = false;
    if (running < atOnce) await runWaiting();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running === 0) void runWaiting();
      else if (running < atOnce && !isGathering) void gather();
    });
}

/** Returns a function that runs a batch to its end, and tells each item its own. */
function runner<Item, Result>({
  one,
  several,
}: Pick<Batching<Item, Result>, 'one' | 'several'>): (
  batch: readonly Waiting<Item, Result>[],
) => Promise<unknown> {
  let aloneUntil_ms = -Infinity;

  const runOne = ({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> =>
    one(item).then(resolve, reject);

  const runSeveral = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    const results = await several(batch.map(({ item }) => item));
    if (results === null) {
      aloneUntil_ms = performance.now() + aloneFor_ms;
      await Promise.all(batch.map(runOne));
    } else {
      // There is a result for each item, in order.
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    }
  };

  return (batch) => {
    const isAlone = batch.length === 1 || performance.now() < aloneUntil_ms;
    if (isAlone) return Promise.all(batch.map(runOne));
    return runSeveral(batch).catch((error: unknown) => {
      for (const { reject } of batch) reject(error);
    });
  };
}

/** Waits for work that does not fail, but no longer than a time. */
const atMost = (work: Promise<unknown>, time_ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time_ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
