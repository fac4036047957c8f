import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const now = Date.parse('2026-11-23T03:22:30Z');
const at = (text: string) => countdown(new Date(text), now);

describe('a cut-off', () => {
  it('is counted down in whole minutes, never more than there are', () => {
    expect(at('2026-11-23T04:00:00Z')).toEqual({ kind: 'soon', days: 0, hours: 0, minutes: 37 });
    expect(at('2026-11-23T06:00:00Z')).toEqual({ kind: 'today', days: 0, hours: 2, minutes: 37 });
    expect(at('2026-11-25T04:00:00Z')).toEqual({ kind: 'later', days: 2, hours: 0, minutes: 37 });
  });

  it('is over from its first second on', () => {
    expect(at('2026-11-23T03:22:00Z').kind).toBe('over');
    expect(at('2026-11-23T03:22:30Z').kind).toBe('soon');
  });
});
