import type { FatigueStanding } from '@waybill/contract/fleet/fatigue/shapes';
import { describe, expect, it } from 'vitest';
import { workLeft_min } from './work-left.ts';

const window = (worked_min: number, allowed_min: number) => ({
  rule: `of-${allowed_min}`,
  window_min: allowed_min + 15,
  worked_min,
  allowed_min,
  share: worked_min / allowed_min,
});
const fatigue: FatigueStanding = {
  region: 'HVNL',
  scheme: 'Standard',
  windows: [window(240, 315), window(400, 450)],
  breaches: [],
};
const at = { counted: 0, now: 0, isWorking: true };

describe('the work that is left before a rest', () => {
  it('is that of the rule which is reached first', () => {
    expect(workLeft_min(fatigue, at)).toBe(50);
  });

  it('falls while the driver works without a network, and not in a break', () => {
    const later = { counted: 0, now: 20 * 60_000 };
    expect(workLeft_min(fatigue, { ...later, isWorking: true })).toBe(30);
    expect(workLeft_min(fatigue, { ...later, isWorking: false })).toBe(50);
    expect(workLeft_min(fatigue, { ...at, now: 24 * 3_600_000 })).toBe(0);
  });

  it('is none where a rule is broken', () => {
    const breach = { rule: 'of-450', at: '2026-11-18T01:00:00Z', kind: 'nightRest' as const };
    expect(workLeft_min({ ...fatigue, breaches: [breach] }, at)).toBe(0);
  });
});
