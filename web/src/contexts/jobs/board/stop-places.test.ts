import { expect, it } from 'vitest';
import { dayScale, hoursOf } from './board-view.ts';
import { stopPlaces, stopsBeyond } from './stop-places.ts';

const stop = (arrival: number) => ({
  jobId: '0193390f-0000-7000-8000-000000000001',
  kind: 'Delivery' as const,
  arrival,
  departure: arrival,
  late_min: 0,
  slack_min: null,
});
const scale = { start: 0, end: 100 };

const room = { scale, widest: 10, beyond: 1 };

it('moves stops apart to the right, and leaves those that have room at their time', () => {
  const { lefts, width } = stopPlaces([stop(0), stop(1), stop(50)], room);
  expect({ lefts, width }).toEqual({ lefts: [0, 10, 50], width: 10 });
});

it('never draws a stop left of its time, and narrows them where there is no more room', () => {
  const { lefts, width } = stopPlaces([stop(95), stop(99), stop(100)], room);
  expect(width).toBe(5);
  expect(lefts).toEqual([95, 100, 105]);
  expect(stopPlaces([stop(100)], room)).toEqual({ lefts: [100], width: 10 });
});

it('has room right of the end of the day for as many stops as need it, up to a limit', () => {
  const evening = [stop(95), stop(99), stop(100)];
  expect([[], [stop(50)], [stop(100)], evening].map((some) => stopsBeyond(some, room))).toEqual([
    1, 1, 1, 3,
  ]);
  const beyond = stopsBeyond(evening, room);
  expect(stopPlaces(evening, { ...room, beyond })).toEqual({ lefts: [95, 105, 115], width: 10 });
  expect(
    stopsBeyond(
      Array.from({ length: 40 }, () => stop(100)),
      room,
    ),
  ).toBe(12);
});

it('shows 5:00 to 20:00, and more where a stop is reached earlier or later', () => {
  const day = { date: '2026-11-18', timezone: 'Australia/Sydney' };
  const nine = '2026-11-17T22:00:00Z';
  const hours = (until: string, from = nine) =>
    hoursOf(dayScale({ ...day, from: Date.parse(from), until: Date.parse(until) }));
  expect([hours('2026-11-18T02:00:00Z')[0], hours('2026-11-18T02:00:00Z').at(-1)]).toEqual([5, 19]);
  expect(hours('2026-11-18T11:20:00Z').at(-1)).toBe(22);
  expect(hours('2026-11-30T00:00:00Z').at(-1)).toBe(28);
  expect(hours(nine, '2026-11-17T16:40:00Z')[0]).toBe(3);
  expect(hours(nine, '2026-11-16T00:00:00Z')[0]).toBe(0);
});
