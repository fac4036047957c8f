import { expect, it } from 'vitest';
import { latencyOf } from '../calls/latency.ts';

it('returns the median and 95th percentile of successful requests and ignores failed ones', () => {
  const calls = Array.from({ length: 20 }, (_, at) => ({
    id: at,
    duration: (20 - at) * 100,
    isOk: true,
  }));
  expect(latencyOf([...calls, { id: 99, duration: 60_000, isOk: false }])).toEqual({
    answered: 20,
    half: 1000,
    most: 1900,
  });
  expect(latencyOf([{ id: 1, duration: 9, isOk: false }])).toEqual({
    answered: 0,
    half: 0,
    most: 0,
  });
});
