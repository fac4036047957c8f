import { generalProblems, Problem } from '@waybill/contract/problem';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createTurnstile } from './turnstile.ts';

const queueMax = 50;

/** A thread that nobody needed so long ends: it holds some 30 MB. */
const rest_ms = 10_000;

/** One core is left to the requests of everybody else. */
export const coresToSpare = Math.max(1, availableParallelism() - 1);

export type Hasher = {
  hash(password: string): Promise<string>;
  /** False also for a hash that cannot be read. */
  verify(stored: string, password: string): Promise<boolean>;
};

/** What a thread is asked: a new hash, or whether a password fits a stored one. */
export type Order = { readonly password: string; readonly stored?: string };

/**
 * Password hashing that cannot starve the server: as many threads as there are cores to spare, each of
 * which gives way to everybody else's work, a short queue behind them, then a refusal. Threads start
 * when they are needed, end when they are not, and do not keep the process alive.
 * @throws {Problem} TooMany when the queue is full.
 */
export function createHasher(atOnce = coresToSpare): Hasher {
  const resting: Resting[] = [];
  const turn = createTurnstile({
    atOnce,
    queueMax,
    refuse: () => new Problem(generalProblems.TooMany),
  });
  const ask = <Answer>(order: Order) =>
    turn(async (): Promise<Answer> => {
      const rested = resting.pop();
      clearTimeout(rested?.end);
      const worker = rested?.worker ?? new Worker(new URL('./hashing-thread.ts', import.meta.url));
      worker.ref();
      worker.postMessage(order);
      // A thread that died rejects here and is not asked again.
      const [answer] = (await once(worker, 'message')) as [Answer];
      worker.unref();
      rest(worker, resting);
      return answer;
    });
  return {
    hash: (password) => ask<string>({ password }),
    verify: (stored, password) => ask<boolean>({ stored, password }),
  };
}

type Resting = { readonly worker: Worker; readonly end: NodeJS.Timeout };

/** Keeps a thread at hand for a while; the latest to rest is the first to be asked again. */
function rest(worker: Worker, resting: Resting[]): void {
  const end = setTimeout(() => {
    const at = resting.findIndex((each) => each.worker === worker);
    if (at >= 0) resting.splice(at, 1);
    void worker.terminate();
  }, rest_ms);
  end.unref();
  resting.push({ worker, end });
}
