import type { CostBasis } from '@waybill/contract/linehaul/line-hauls/shapes';
import { type Minor, split } from '@waybill/kernel/money';

type Freight = {
  readonly job_id: string;
  readonly kilograms: number;
  readonly cubic_metres: number;
  readonly pallets: number;
};

/**
 * Splits the carrier's cost of a trip over its jobs by weight, volume or pallets; the shares add up
 * to the cost exactly (largest remainder). If no article has the measure, all articles count
 * equally.
 */
export function costShares(
  cost: Minor,
  basis: CostBasis,
  articles: readonly Freight[],
): ReadonlyMap<string, Minor> {
  const byJob = [...Map.groupBy(articles, ({ job_id }) => job_id)];
  if (byJob.length === 0) return new Map();
  const measured = byJob.map(([, own]) => millionths(own, measureOf[basis]));
  const isMeasured = measured.some((amount) => amount > 0n);
  const weights = isMeasured ? measured : byJob.map(([, own]) => BigInt(own.length));
  const shares = split(cost, weights);
  return new Map(byJob.map(([jobId], at) => [jobId, shares[at] ?? (0 as Minor)]));
}

const measureOf: Readonly<Record<CostBasis, (freight: Freight) => number>> = {
  Weight: ({ kilograms }) => kilograms,
  Volume: ({ cubic_metres }) => cubic_metres,
  Pallet: ({ pallets }) => pallets,
};

/** Values are stored in millionths at most, so that sums are exact. */
const millionths = (own: readonly Freight[], measure: (freight: Freight) => number): bigint =>
  own.reduce((sum, freight) => sum + BigInt(Math.round(measure(freight) * 1_000_000)), 0n);
