import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paceNudges } from './paced-nudges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pacedPool() {
  const passed: number[] = [];
  const pool = { nudge: (count: number) => void passed.push(count) };
  const stop = paceNudges(pool, 50);
  return { pool, passed, stop };
}

it('passes the first notification on at once, and those of the pause together', () => {
  const { pool, passed } = pacedPool();
  for (let n = 0; n < 40; n += 1) pool.nudge(1);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(passed).toEqual([1, 39]);
});

it('passes a notification after a quiet pause on at once', () => {
  const { pool, passed } = pacedPool();
  pool.nudge(1);
  vi.advanceTimersByTime(50);
  pool.nudge(2);
  expect(passed).toEqual([1, 2]);
});

it('passes nothing on after it has stopped', () => {
  const { pool, passed, stop } = pacedPool();
  pool.nudge(1);
  pool.nudge(1);
  stop();
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([1]);
});
