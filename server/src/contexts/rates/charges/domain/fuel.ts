import { ratio } from '@waybill/kernel/ratio';
import { type Dated, type Day, latestInForce } from '../../pricing/domain/dated.ts';

/**
 * A dated percentage of the tenant. Levies with different names are added: 7 % and 7 % give 14 %.
 */
export type FuelLevy = Dated & {
  readonly name: string;
  readonly percent: number;
  /** The source of the figure (decisions T-30). */
  readonly source?: string;
};

/** How a card applies the tenant's levy: unchanged, with an offset, or replaced. */
export type FuelPolicy = Dated & {
  readonly kind: 'base' | 'offset' | 'fixed';
  readonly percent: number;
  /** The service that it applies to; absent for the whole card. */
  readonly serviceCode?: string | null | undefined;
};

export type FuelInForce = {
  readonly percent: number;
  readonly kind: FuelPolicy['kind'];
  /** The percentage that the card adds to the levies or replaces them with. */
  readonly policyPercent: number;
  readonly levies: readonly { readonly name: string; readonly percent: number }[];
};

/**
 * Returns the fuel percentage on the despatch day (domain rules 2.3), never below 0. A policy for a
 * service takes precedence over that for the whole card.
 */
export function fuelInForce(
  levies: readonly FuelLevy[],
  policies: readonly FuelPolicy[],
  { day, serviceCode }: { readonly day: Day; readonly serviceCode: string },
): FuelInForce {
  const isOf = (code: string) => (policy: FuelPolicy) => (policy.serviceCode ?? '') === code;
  const policy =
    latestInForce(policies.filter(isOf(serviceCode)), day) ??
    latestInForce(policies.filter(isOf('')), day);
  const { kind, percent } = policy ?? { kind: 'base', percent: 0 };
  if (kind === 'fixed') return { percent, kind, policyPercent: percent, levies: [] };
  const named = Map.groupBy(levies, (levy) => levy.name);
  const current = [...named.values()].flatMap((rows) => latestInForce(rows, day) ?? []);
  const base = current.reduce((sum, levy) => sum.plus(levy.percent), ratio(0));
  const total = kind === 'offset' ? base.plus(percent) : base;
  return {
    percent: total.max(0).toDecimal(4),
    kind,
    policyPercent: kind === 'offset' ? percent : 0,
    levies: current.map((levy) => ({ name: levy.name, percent: levy.percent })),
  };
}
