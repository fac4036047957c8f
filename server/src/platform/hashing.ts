import { generalProblems, Problem } from '@waybill/contract/problem';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { createTurnstile } from './turnstile.ts';

/** argon2id with 19 MiB, two passes, one lane (OWASP's first choice for a server of this size). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const queueMax = 50;

/** One core is left to the requests of everybody else. */
export const coresToSpare = Math.max(1, availableParallelism() - 1);

export type Hasher = {
  hash(password: string): Promise<string>;
  /** False also for a hash that cannot be read. */
  verify(stored: string, password: string): Promise<boolean>;
};

/**
 * Password hashing that cannot starve the server: as many at once as there are cores to spare, a short
 * queue behind them, then a refusal.
 * @throws {Problem} TooMany when the queue is full.
 */
export function createHasher(atOnce = coresToSpare): Hasher {
  const turn = createTurnstile({
    atOnce,
    queueMax,
    refuse: () => new Problem(generalProblems.TooMany),
  });
  return {
    hash: (password) => turn(() => hash(password, cost)),
    verify: (stored, password) => turn(() => verify(stored, password).catch(() => false)),
  };
}
