import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import { describe, expect, it } from 'vitest';
import { gateOf, odometerOf } from './gate.ts';

const at = '2026-11-18T06:00:00.000Z';
const now = Date.parse('2026-11-18T06:30:00.000Z');
const self = (some: Partial<DriverSelf>) =>
  ({ prestart: null, needsprestart: false, isblocked: false, ...some }) as DriverSelf;
const check = (status: 'Passed' | 'Cleared', creationtime: string) =>
  ({ id: '1', status, creationtime }) as const;

describe('the gate before the first stop', () => {
  it('is open where the tenant wants no check, and shut until there is one where it does', () => {
    expect(gateOf(self({}), null, now)).toBe('open');
    expect(gateOf(self({ needsprestart: true }), null, now)).toBe('check');
    expect(gateOf(self({ isblocked: true, needsprestart: true }), null, now)).toBe('blocked');
  });

  it('opens by a check that has not reached the server yet', () => {
    const note = { at, isFit: true, blocks: true };
    expect(gateOf(self({ needsprestart: true }), note, now)).toBe('open');
  });

  it('stays shut by a failed one where a failure blocks, until dispatch has cleared it', () => {
    const note = { at, isFit: false, blocks: true };
    expect(gateOf(self({}), note, now)).toBe('blocked');
    expect(gateOf(self({}), { ...note, blocks: false }, now)).toBe('open');
    const cleared = self({ prestart: check('Cleared', '2026-11-18T06:00:00.000Z') });
    expect(gateOf(cleared, note, now)).toBe('open');
  });

  it('hands the odometer of a check of today to the shift', () => {
    const note = { at, isFit: true, blocks: true, odometer: 152_300 };
    expect(odometerOf(note, now)).toBe(152_300);
    expect(odometerOf({ ...note, at: '2026-11-17T06:00:00.000Z' }, now)).toBe(null);
    expect(odometerOf(null, now)).toBe(null);
  });

  it('does not open by a check of yesterday', () => {
    const note = { at: '2026-11-17T06:00:00.000Z', isFit: true, blocks: true };
    expect(gateOf(self({ needsprestart: true }), note, now)).toBe('check');
  });
});
