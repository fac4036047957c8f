import { expect, it } from 'vitest';
import { newestDemoDay } from './demo-day.ts';

it.each([
  ['a Wednesday morning in Sydney is its own', '2026-11-17T22:30:00Z', '2026-11-17T22:30:00Z'],
  ['before work it is the day before', '2026-11-17T22:29:59Z', '2026-11-16T22:30:00Z'],
  ['on a Saturday it is Friday', '2026-11-21T04:00:00Z', '2026-11-19T22:30:00Z'],
  ['late on Sunday it is Friday', '2026-11-22T18:00:00Z', '2026-11-19T22:30:00Z'],
  ['early on Monday it is still Friday', '2026-11-22T22:29:00Z', '2026-11-19T22:30:00Z'],
  ['on a Monday it is that Monday', '2027-01-03T23:00:00Z', '2027-01-03T22:30:00Z'],
])('%s', (_, at, startOfDay) => {
  expect(newestDemoDay(new Date(at))).toEqual(new Date(startOfDay));
});
