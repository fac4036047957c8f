import { describe, expect, it } from 'vitest';
import { fuelInForce } from './fuel.ts';

const levy = (name: string, percent: number, effectiveDate: string) => ({
  name,
  percent,
  effectiveDate,
});
const policy = (kind: 'base' | 'offset' | 'fixed', percent: number) => [
  { kind, percent, effectiveDate: '2026-01-01' },
];
const base = [levy('road', 12, '2026-01-01')];
type Policies = Parameters<typeof fuelInForce>[1];
const percent = (
  levies: Parameters<typeof fuelInForce>[0],
  policies: Policies,
  day: string,
  serviceCode = 'STD',
) => fuelInForce(levies, policies, { day, serviceCode }).percent;

describe('the fuel levy', () => {
  it('is the base, adjusted by an offset, or replaced by a fixed percentage', () => {
    expect([
      percent(base, [], '2026-02-01'),
      percent(base, policy('offset', 2), '2026-02-01'),
      percent(base, policy('offset', -15), '2026-02-01'),
      percent(base, policy('fixed', 7), '2026-02-01'),
    ]).toEqual([12, 14, 0, 7]);
  });

  it('of a service overrides that of the card', () => {
    const policies: Policies = [
      ...policy('offset', 2),
      { kind: 'fixed', percent: 24.5, serviceCode: 'EXP', effectiveDate: '2026-01-01' },
    ];
    expect([
      percent(base, policies, '2026-02-01', 'STD'),
      percent(base, policies, '2026-02-01', 'EXP'),
      percent(base, policies, '2025-12-31', 'EXP'),
    ]).toEqual([14, 24.5, 0]);
  });

  it('adds a fixed and a variable levy of different names', () => {
    const levies = [levy('fixed', 7, '2026-01-01'), levy('variable', 7, '2026-01-01')];
    expect(percent(levies, [], '2026-02-01')).toBe(14);
  });

  it('is the one on the despatch day', () => {
    const levies = [levy('road', 22.5, '2026-01-01'), levy('road', 24.5, '2026-02-01')];
    expect(
      ['2025-12-31', '2026-01-31', '2026-02-01'].map((day) => percent(levies, [], day)),
    ).toEqual([0, 22.5, 24.5]);
  });
});
