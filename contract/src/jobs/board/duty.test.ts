import { expect, it } from 'vitest';
import { dutyState, type DutyStop } from './duty.ts';

const now = Date.parse('2026-11-18T01:00:00Z');
const alexandria = { latitude: -33.9087, longitude: 151.1943 };
const bondi = { latitude: -33.8915, longitude: 151.2767 };

const stopAt = (
  place: { latitude: number | null; longitude: number | null },
  late = 0,
): DutyStop => ({
  jobid: '0193390f-0000-7000-8000-000000000001',
  jobno: 'J00000001',
  kind: 'Delivery',
  place: { name: 'Cedar & Co', suburb: 'Alexandria', postcode: '2015', ...place },
  expected: '2026-11-18T01:20:00Z',
  late,
});
const positionAt = (ago_min: number, speed: number | null) => ({
  ...alexandria,
  speed,
  heading: null,
  time: new Date(now - ago_min * 60_000).toISOString(),
});

it.each([
  ['moving towards the next stop', positionAt(0, 12), stopAt(bondi), 'Moving'],
  ['not moving away from stops', positionAt(1, 0.4), stopAt(bondi), 'Stationary'],
  ['not moving near the next stop', positionAt(1, 0), stopAt(alexandria), 'AtStop'],
  ['near a stop whose place is unknown', positionAt(1, 0), unknown(), 'Stationary'],
  ['without a reading of the speed', positionAt(1, null), null, 'Stationary'],
  ['without a position for 16 minutes', positionAt(16, 12), stopAt(bondi), 'NoPosition'],
  ['without any position', null, null, 'NoPosition'],
  ['late, with or without a position', null, stopAt(bondi, 12), 'Late'],
] as const)('shows a driver %s', (_, position, nextstop, state) => {
  expect(dutyState({ position, nextstop }, now)).toBe(state);
});

function unknown(): DutyStop {
  return stopAt({ latitude: null, longitude: null });
}
