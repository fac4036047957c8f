import type { rateChangeKinds } from '@waybill/contract/rates/comparisons/shapes';
import type { RateBand } from '../../rates/domain/bands.ts';
import { bandAbove, breaksOf } from '../../matrix/domain.ts';
import type { RateColumnsRow } from '../../rates/domain/rate-columns.ts';

export type ChangeKind = (typeof rateChangeKinds)[number];

/** The difference between two rates; percentages of the numbers that have one. */
export type RateDifference = {
  readonly kind: ChangeKind | 'same';
  readonly percent: number | null;
  readonly least: number | null;
  readonly most: number | null;
};

/** A rate with the values stored outside its numbers. */
export type ComparedRate = RateColumnsRow & { readonly reciprocal: boolean };

const nothing = { percent: null, least: null, most: null };

/**
 * Compares the numbers of two rates of a lane: the minimum, and basic and value of each band. If
 * their bands begin at different quantities, each number is compared with the one that covers it.
 * Rates with different calculation methods cannot be compared in per cent.
 */
export function differenceOf(before: ComparedRate, after: ComparedRate): RateDifference {
  if (before.calculationMethod !== after.calculationMethod)
    return { kind: 'otherwise', ...nothing };
  const pairs = numbersOf(before, after);
  const rises = pairs.some(([old, now]) => now > old);
  const falls = pairs.some(([old, now]) => now < old);
  if (!rises && !falls)
    return { kind: isSameOtherwise(before, after) ? 'same' : 'otherwise', ...zero };
  const shares = pairs.flatMap(([old, now]) => (old > 0 ? [(now / old - 1) * 100] : []));
  const kind = rises && falls ? 'mixed' : rises ? 'dearer' : 'cheaper';
  if (shares.length === 0) return { kind, ...nothing };
  return {
    kind,
    percent: hundredth(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    least: hundredth(Math.min(...shares)),
    most: hundredth(Math.max(...shares)),
  };
}

const zero = { percent: 0, least: 0, most: 0 };
const hundredth = (share: number): number => Math.round(share * 100) / 100;

type Pair = readonly [before: number, after: number];

function numbersOf(before: RateColumnsRow, after: RateColumnsRow): readonly Pair[] {
  const bands = breaksOf([before, after]).flatMap((above): readonly Pair[] => {
    const [old, now] = [bandAbove(before.bands, above).band, bandAbove(after.bands, above).band];
    return [
      [old?.basic ?? 0, now?.basic ?? 0],
      [old?.value ?? 0, now?.value ?? 0],
    ];
  });
  return [[before.minimum, after.minimum], ...bands];
}

/** Compares everything except the band numbers and the minimum. */
function isSameOtherwise(before: ComparedRate, after: ComparedRate): boolean {
  const terms = ({
    reciprocal,
    accumulative,
    cubicAllowance,
    cutOffTime,
    transitTime,
    bands,
  }: ComparedRate) =>
    JSON.stringify([
      reciprocal,
      accumulative,
      cubicAllowance,
      cutOffTime,
      transitTime,
      further(bands),
    ]);
  return terms(before) === terms(after);
}

/** Returns row types, minimum rows and second dimensions. */
const further = (bands: readonly RateBand[]) =>
  bands.map(({ rateType, break: from, value, child }) => [
    rateType,
    rateType === 'Minimum' ? [from, value] : null,
    child ?? null,
  ]);
