import { describe, expect, it } from 'vitest';
import { inEnglish } from '#shell/testing/in-english.ts';
import { cutOffText } from './cut-off.ts';

const at = (time: string): number => Date.parse(`2026-11-18T${time}:00+11:00`);
const text = (time: string, day = '2026-11-18', cutOff = '15:00') =>
  cutOffText({ cutOff, day, timezone: 'Australia/Sydney', language: 'en-AU' }, at(time), inEnglish);

describe('the cut-off of a service', () => {
  it('counts down when it is near, in the given time zone', () => {
    expect(text('14:18')).toBe('Book within 0:42');
    expect(text('13:01')).toBe('Book within 1:59');
  });

  it('is not shown when it is far off, on another day, or missing', () => {
    expect([text('12:00'), text('14:18', '2026-11-19'), text('14:18', '2026-11-18', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is shown as passed', () => {
    expect(text('15:01')).toBe('After the 3:00 pm cut-off');
  });
});
