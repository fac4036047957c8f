import { generalProblems, Problem } from '@waybill/contract/problem';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createTurnstile } from './turnstile.ts';

const queueMax = 50;

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
 * with the first password and do not keep the process alive.
 * @throws {Problem} TooMany when the queue is full.
 */
export function createHasher(atOnce = coresToSpare): Hasher {
  const idle: Worker[] = [];
  const turn = createTurnstile({
    atOnce,
    queueMax,
    refuse: () => new Problem(generalProblems.TooMany),
  });
  const ask = <Answer>(order: Order) =>
    turn(async (): Promise<Answer> => {
      const worker = idle.pop() ?? new Worker(new URL('./hashing-thread.ts', import.meta.url));
      worker.ref();
      worker.postMessage(order);
      // A thread that died rejects here and is not asked again.
      const [answer] = (await once(worker, 'message')) as [Answer];
      worker.unref();
      idle.push(worker);
      return answer;
    });
  return {
    hash: (password) => ask<string>({ password }),
    verify: (stored, password) => ask<boolean>({ stored, password }),
  };
}
