import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const now = Date.parse('2026-11-23T03:22:30Z');
const at = (text: string) => countdown(new Date(text), now);

describe('a cut-off countdown', () => {
  it('shows whole minutes, rounded down', () => {
    expect(at('2026-11-23T04:00:00Z')).toEqual({ kind: 'soon', days: 0, hours: 0, minutes: 37 });
    expect(at('2026-11-23T06:00:00Z')).toEqual({ kind: 'today', days: 0, hours: 2, minutes: 37 });
    expect(at('2026-11-25T04:00:00Z')).toEqual({ kind: 'later', days: 2, hours: 0, minutes: 37 });
  });

  it('counts elapsed hours across clock changes', () => {
    // Sydney, Sunday 4 October 2026: 16:00 the day after is 06:00 UTC before, 05:00 UTC after.
    const left = (cutOff: LocalDate, from: string) =>
      countdown(fromWallTime(cutOff, '16:00', 'Australia/Sydney'), Date.parse(from));
    expect(left(localDate('2026-10-04'), '2026-10-03T06:00:00Z')).toMatchObject({
      kind: 'today',
      hours: 23,
      minutes: 0,
    });
    // And back, on 5 April 2026: one more hour than the local times differ by.
    expect(left(localDate('2026-04-05'), '2026-04-04T05:00:00Z')).toMatchObject({
      kind: 'later',
      days: 1,
      hours: 1,
    });
  });

  it('has passed from its first second on', () => {
    expect(at('2026-11-23T03:22:00Z').kind).toBe('over');
    expect(at('2026-11-23T03:22:30Z').kind).toBe('soon');
  });
});
