import {
  type ChargeableWeight,
  DEFAULT_CUBIC_FACTOR,
  chargeableWeight,
} from '@waybill/kernel/measures';
import { formatRatio } from './exact.ts';
import type { FreightPiece } from './measure.ts';
import type { WeightExplanation } from './priced.ts';
import type { RateCardRow } from './rows.ts';

export type CubicFactor = {
  readonly cubicFactor: number;
  readonly cubicFactorFrom: WeightExplanation['cubicFactorFrom'];
};

export type CubicFactors = {
  readonly rate: number | undefined;
  readonly service: number | undefined;
  readonly card: number | undefined;
  readonly account: number | undefined;
};

/**
 * Returns the first factor that is set and not 0, from the narrowest scope to the widest (decisions
 * B-11).
 */
export function chooseCubicFactor(factors: CubicFactors): CubicFactor {
  for (const cubicFactorFrom of ['rate', 'service', 'card', 'account'] as const) {
    const cubicFactor = factors[cubicFactorFrom];
    if (cubicFactor) return { cubicFactor, cubicFactorFrom };
  }
  return { cubicFactor: DEFAULT_CUBIC_FACTOR, cubicFactorFrom: 'default' };
}

/** Weighs the same freight by one card's policies, once per factor. */
export function scalesFor(items: readonly FreightPiece[], card: RateCardRow) {
  const { comparison = 'totals', rounding = 'ceilKg' } = card;
  const weighed = new Map<number, ChargeableWeight>();
  return (factor: number): ChargeableWeight => {
    const known = weighed.get(factor);
    if (known !== undefined) return known;
    const weight = chargeableWeight({ items, factor, policy: comparison, rounding });
    weighed.set(factor, weight);
    return weight;
  };
}

export function explainWeight(
  weight: ChargeableWeight,
  factor: CubicFactor,
  { comparison = 'totals', rounding = 'ceilKg' }: RateCardRow,
): WeightExplanation {
  return {
    dead: formatRatio(weight.dead, 6),
    volume: formatRatio(weight.volume, 6),
    cubic: formatRatio(weight.cubic, 6),
    chargeable: formatRatio(weight.chargeable, 6),
    ...factor,
    comparison,
    rounding,
  };
}
