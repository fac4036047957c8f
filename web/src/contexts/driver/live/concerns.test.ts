import { expect, it } from 'vitest';
import { concernsOf } from './concerns.ts';

const ravi = 'c5a7e0b4-0000-4000-8000-000000000001';

it.each([
  ['the own run', { topic: 'runs', id: null }, ['run']],
  ['the own messages', { topic: 'driverMessages', id: null }, ['messages']],
  ['what the server may have missed', { topic: '*', id: null }, ['run', 'messages']],
  ['the own pre-start check', { topic: 'fleet', id: ravi }, ['run']],
  ['another driver', { topic: 'fleet', id: 'another' }, []],
  ['jobs of anyone', { topic: 'jobs', id: ravi }, []],
])('reads again what a change of %s concerns', (_, event, concerns) => {
  expect(concernsOf(event, ravi)).toEqual(concerns);
});
