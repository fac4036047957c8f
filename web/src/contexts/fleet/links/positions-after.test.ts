import { expect, it } from 'vitest';
import { positionsAfter } from './positions-after.ts';

const at = (id: string, time: string, some: { latitude?: number; speed?: number } = {}) => ({
  id,
  latitude: some.latitude ?? -33.9,
  longitude: 151.2,
  speed: some.speed ?? null,
  heading: null,
  time: `2026-11-18T01:${time}Z`,
});
const message = { complete: false, items: [], gone: [] };

it('replaces positions by newer ones, and removes the drivers who are gone', () => {
  const before = new Map([
    ['a', at('a', '00:10', { speed: 9 })],
    ['b', at('b', '00:10')],
    ['c', at('c', '00:10')],
  ]);
  const items = [at('a', '00:05', { speed: 1 }), at('c', '00:20', { speed: 14 })];
  const after = positionsAfter(before, { ...message, items, gone: ['b'] });
  expect([...after.values()]).toEqual([before.get('a'), items[1]]);
});

it('forgets whom a complete message does not name', () => {
  const before = new Map([['a', at('a', '00:10')]]);
  const items = [at('b', '00:20')];
  expect([...positionsAfter(before, { ...message, complete: true, items }).keys()]).toEqual(['b']);
});

it('calculates a speed that the device did not read', () => {
  const before = new Map([['a', at('a', '00:00')]]);
  const items = [at('a', '00:10', { latitude: -33.901 })];
  // A thousandth of a degree is 111 m.
  const speed = positionsAfter(before, { ...message, items }).get('a')?.speed;
  expect(speed).toBeCloseTo(11.1, 1);
});
