import { expect, it } from 'vitest';
import { concernsDriver } from './concerns-driver.ts';

const ravi = 'c5a7e0b4-0000-4000-8000-000000000001';

it.each([
  ['the own run', { topic: 'runs', id: null }, true],
  ['what the server may have missed', { topic: '*', id: null }, true],
  ['the own pre-start check', { topic: 'fleet', id: ravi }, true],
  ['another driver', { topic: 'fleet', id: 'another' }, false],
  ['jobs of anyone', { topic: 'jobs', id: ravi }, false],
])('reads again after a change of %s, or not', (_, event, isRead) => {
  expect(concernsDriver(event, ravi)).toBe(isRead);
});
