import { expect, it } from 'vitest';
import { latencyOf } from './latency.ts';

it('tells within what time half and nearly all calls were answered; failed ones say nothing of it', () => {
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
