import { ratio } from '@waybill/kernel/ratio';
import { type Dated, type Day, latestInForce } from '../../pricing/domain/dated.ts';

/** A dated percentage of the tenant. Levies of different names are added: 7 % and 7 % are 14 %. */
export type FuelLevy = Dated & {
  readonly name: string;
  readonly percent: number;
  /** Where the figure comes from (decisions T-30). */
  readonly source?: string;
};

/** How a card takes the tenant's levy: as it is, moved by an offset, or replaced. */
export type FuelPolicy = Dated & {
  readonly kind: 'base' | 'offset' | 'fixed';
  readonly percent: number;
  /** The service that it is for; of the whole card when absent. */
  readonly serviceCode?: string | null | undefined;
};

export type FuelInForce = {
  readonly percent: number;
  readonly kind: FuelPolicy['kind'];
  /** What the card adds to the levies or puts in their place. */
  readonly policyPercent: number;
  readonly levies: readonly { readonly name: string; readonly percent: number }[];
};

/**
 * The fuel percentage of the despatch day (domain rules 2.3); never below 0. What the card says of
 * a service comes before what it says of all.
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
