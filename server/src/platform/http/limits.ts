import { generalProblems, Problem } from '@waybill/contract/problem';

type Bucket = { tokens: number; at_ms: number };

/** Calls per minute for one signed-in caller or one address (decisions X-29). */
export const generalPerMinute = 300;
const bucketsMax = 50_000;

export type Limiter = {
  /** Takes one call from the caller's budget. @throws {Problem} TooMany if it is exhausted. */
  take(caller: string, perMinute: number, now_ms: number): void;
};

/**
 * Token buckets in memory: a budget per process slows callers down but is not an exact limit.
 * Limits that must hold across processes (lockout, promo caps) are counted in the database.
 */
export function createLimiter(): Limiter {
  const buckets = new Map<string, Bucket>();
  return {
    take(caller, perMinute, now_ms) {
      if (buckets.size > bucketsMax) buckets.clear();
      const key = `${perMinute} ${caller}`;
      const bucket = buckets.get(key) ?? { tokens: perMinute, at_ms: now_ms };
      const refilled = bucket.tokens + ((now_ms - bucket.at_ms) * perMinute) / 60_000;
      bucket.tokens = Math.min(perMinute, refilled);
      bucket.at_ms = now_ms;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) throw new Problem(generalProblems.TooMany);
      bucket.tokens -= 1;
    },
  };
}

/** For benchmarks and load tests, which measure the work and not the rate limit. */
export const unlimited: Limiter = { take: () => {} };
