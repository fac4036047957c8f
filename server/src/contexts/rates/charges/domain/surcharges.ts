import { boxVolume, exactKilograms, toGrams, toMillimetres } from '@waybill/kernel/measures';
import { type Minor, percentOf, roundToMinor, toDecimal } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';
import { type Dated, type Day, latestInForce } from '../../pricing/domain/dated.ts';
import { formatRatio } from '../../pricing/domain/exact.ts';
import { type FreightPiece, isPallet, pieces } from '../../pricing/domain/measure.ts';

/** A dated accessorial of the card: its cost, basis and condition. */
export type SurchargeRule = Dated & {
  readonly code: string;
  readonly name: string;
  readonly calcMethod: 'Flat' | 'Percentage' | 'PerKg' | 'PerItem' | 'PerCubic';
  /** Currency units, or per cent of freight; null for price on application. */
  readonly value: number | null;
  readonly applyOn: 'consignment' | 'item' | 'largestItem' | 'pallet';
  readonly condition: SurchargeCondition;
  /** True if the fuel levy applies to it. */
  readonly bearsFuel?: boolean;
  readonly source?: string;
};

/** `from` is inclusive, `below` is exclusive. */
export type SurchargeCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'residential'; readonly at: 'pickup' | 'delivery' | 'either' }
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'dangerousGoods' }
  | {
      readonly kind: 'longestSide';
      readonly fromMillimetres: number;
      readonly belowMillimetres?: number | null | undefined;
    }
  | {
      readonly kind: 'itemWeight';
      readonly fromGrams: number;
      readonly belowGrams?: number | null | undefined;
    };

export type SurchargeBasis = {
  readonly items: readonly FreightPiece[];
  readonly freightCharge: Minor;
  readonly chargeableKilograms: Ratio;
  readonly isFromResidential: boolean;
  readonly isToResidential: boolean;
  readonly isDangerousGood: boolean;
  /** Names of the requested options, in lower case. */
  readonly options: ReadonlySet<string>;
};

export type AppliedSurcharge = {
  readonly code: string;
  readonly name: string;
  /** Null for price on application. */
  readonly amount: Minor | null;
  readonly bearsFuel: boolean;
  readonly calcMethod: SurchargeRule['calcMethod'];
  readonly value: number | null;
  /** The factor of `value`: pieces, kilograms, cubic metres; for a percentage, the freight. */
  readonly quantity: number;
};

/**
 * Returns the surcharges in force on the day that apply to this freight, each with its amount ex
 * tax. Of rows with the same code, the latest counts: a new figure is a new row.
 */
export function appliedSurcharges(
  table: readonly SurchargeRule[],
  basis: SurchargeBasis,
  day: Day,
): readonly AppliedSurcharge[] {
  const codes = Map.groupBy(table, ({ code }) => code.toUpperCase());
  return [...codes.values()].flatMap((rows) => {
    const surcharge = latestInForce(rows, day);
    const items = surcharge === undefined ? [] : itemsWithin(surcharge, basis);
    return surcharge === undefined || items.length === 0 ? [] : [dueDate(surcharge, items, basis)];
  });
}

function dueDate(surcharge: SurchargeRule, items: readonly FreightPiece[], basis: SurchargeBasis) {
  const { code, name, value, bearsFuel = false, calcMethod } = surcharge;
  const quantity = quantityOf(surcharge, items, basis);
  const amount = value === null ? null : amountOf({ calcMethod, value }, quantity, basis);
  return { code, name, amount, bearsFuel, calcMethod, value, quantity: formatRatio(quantity, 6) };
}

const amountOf = (
  { calcMethod, value }: Pick<SurchargeRule, 'calcMethod'> & { readonly value: number },
  quantity: Ratio,
  { freightCharge }: SurchargeBasis,
): Minor =>
  calcMethod === 'Percentage'
    ? percentOf(freightCharge, value)
    : roundToMinor(quantity.times(value).times(100n));

function quantityOf(
  { calcMethod, applyOn }: SurchargeRule,
  items: readonly FreightPiece[],
  basis: SurchargeBasis,
): Ratio {
  const isWhole = applyOn === 'consignment';
  return {
    Percentage: () => ratio(toDecimal(basis.freightCharge)),
    Flat: () => ratio(isWhole ? 1 : pieces(items)),
    PerItem: () => ratio(pieces(isWhole ? basis.items : items)),
    PerKg: () => (isWhole ? basis.chargeableKilograms : total(items, kilogramsOf)),
    PerCubic: () => total(isWhole ? basis.items : items, (item) => boxVolume(item)),
  }[calcMethod]();
}

/** Returns the items that a surcharge applies to; none if its condition is not met. */
function itemsWithin({ applyOn, condition }: SurchargeRule, basis: SurchargeBasis) {
  const meeting = basis.items.filter((item) => isMet(condition, item, basis));
  if (applyOn === 'pallet') return meeting.filter(isPallet);
  return applyOn === 'largestItem' ? largest(meeting) : meeting;
}

function isMet(condition: SurchargeCondition, item: FreightPiece, basis: SurchargeBasis): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'residential':
      return (
        (condition.at !== 'delivery' && basis.isFromResidential) ||
        (condition.at !== 'pickup' && basis.isToResidential)
      );
    case 'option':
      return basis.options.has(condition.name.toLowerCase());
    case 'dangerousGoods':
      return basis.isDangerousGood;
    case 'longestSide':
      return isWithin(longestSide(item), condition.fromMillimetres, condition.belowMillimetres);
    case 'itemWeight':
      return isWithin(toGrams(item.weight), condition.fromGrams, condition.belowGrams);
  }
}

const isWithin = (value: number, from: number, below?: number | null) =>
  value >= from && value < (below ?? Number.POSITIVE_INFINITY);

const longestSide = (item: FreightPiece): number =>
  Math.max(toMillimetres(item.length), toMillimetres(item.width), toMillimetres(item.height));

/** Returns one piece of the item with the greatest volume. */
function largest(items: readonly FreightPiece[]): readonly FreightPiece[] {
  const [first] = items.toSorted((a, b) => boxVolume(b).compare(boxVolume(a)));
  return first === undefined ? [] : [{ ...first, quantity: 1 }];
}

const kilogramsOf = (item: FreightPiece): Ratio => exactKilograms(item.weight);

const total = (items: readonly FreightPiece[], of: (item: FreightPiece) => Ratio): Ratio =>
  items.reduce((sum, item) => sum.plus(of(item).times(item.quantity)), ratio(0));
