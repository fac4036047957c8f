import { boxVolume, exactKilograms, toGrams, toMillimetres } from '@waybill/kernel/measures';
import { type Minor, percentOf, roundToMinor } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';
import { type Dated, type Day, isInForce } from './dated.ts';
import { type FreightPiece, isPallet, pieces } from './measure.ts';

/** A dated accessorial of the card: what it costs, on what, and when it is due. */
export type Surcharge = Dated & {
  readonly code: string;
  readonly name: string;
  readonly calcMethod: 'Flat' | 'Percentage' | 'PerKg' | 'PerItem' | 'PerCubic';
  /** Currency units, or per cent of freight; null is price on application. */
  readonly value: number | null;
  readonly applyOn: 'consignment' | 'item' | 'largestItem' | 'pallet';
  readonly condition: SurchargeCondition;
  /** Counts as freight when fuel is worked out, whatever `bearsFuel` says. */
  readonly isBase?: boolean;
  readonly bearsFuel?: boolean;
  readonly source?: string;
};

/** `from` belongs to a tier, `below` does not. */
export type SurchargeCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'residential'; readonly at: 'pickup' | 'delivery' | 'either' }
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'dangerousGoods' }
  | { readonly kind: 'longestSide'; readonly from_mm: number; readonly below_mm?: number }
  | { readonly kind: 'itemWeight'; readonly from_g: number; readonly below_g?: number };

export type SurchargeBasis = {
  readonly items: readonly FreightPiece[];
  readonly freightCharge: Minor;
  readonly chargeableKilograms: Ratio;
  readonly isFromResidential: boolean;
  readonly isToResidential: boolean;
  readonly isDangerousGood: boolean;
  /** Names of the options asked for, in lower case. */
  readonly options: ReadonlySet<string>;
};

export type SurchargeDue = {
  readonly code: string;
  readonly name: string;
  /** null: the price is on application. */
  readonly amount: Minor | null;
  readonly isBase: boolean;
  readonly bearsFuel: boolean;
};

/** The surcharges in force on the day that this freight meets, each with its amount ex tax. */
export function surchargesDue(
  table: readonly Surcharge[],
  basis: SurchargeBasis,
  day: Day,
): readonly SurchargeDue[] {
  return table
    .filter((surcharge) => isInForce(surcharge, day))
    .flatMap((surcharge) => {
      const items = itemsWithin(surcharge, basis);
      return items.length === 0 ? [] : [due(surcharge, items, basis)];
    });
}

function due(surcharge: Surcharge, items: readonly FreightPiece[], basis: SurchargeBasis) {
  const { code, name, value, isBase = false, bearsFuel = false } = surcharge;
  const amount = value === null ? null : amountOf(surcharge, value, items, basis);
  return { code, name, amount, isBase, bearsFuel: isBase || bearsFuel };
}

function amountOf(
  { calcMethod, applyOn }: Surcharge,
  value: number,
  items: readonly FreightPiece[],
  basis: SurchargeBasis,
): Minor {
  if (calcMethod === 'Percentage') return percentOf(basis.freightCharge, value);
  const isWhole = applyOn === 'consignment';
  const quantity = {
    Flat: () => ratio(isWhole ? 1 : pieces(items)),
    PerItem: () => ratio(pieces(isWhole ? basis.items : items)),
    PerKg: () => (isWhole ? basis.chargeableKilograms : total(items, kilogramsOf)),
    PerCubic: () => total(isWhole ? basis.items : items, (item) => boxVolume(item)),
  }[calcMethod]();
  return roundToMinor(quantity.times(value).times(100n));
}

/** The items a surcharge is levied on; none when its condition is not met. */
function itemsWithin({ applyOn, condition }: Surcharge, basis: SurchargeBasis) {
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
      return isWithin(longestSide(item), condition.from_mm, condition.below_mm);
    case 'itemWeight':
      return isWithin(toGrams(item.weight), condition.from_g, condition.below_g);
  }
}

const isWithin = (value: number, from: number, below = Number.POSITIVE_INFINITY) =>
  value >= from && value < below;

const longestSide = (item: FreightPiece): number =>
  Math.max(toMillimetres(item.length), toMillimetres(item.width), toMillimetres(item.height));

/** One piece of the row with the greatest volume. */
function largest(items: readonly FreightPiece[]): readonly FreightPiece[] {
  const [first] = items.toSorted((a, b) => boxVolume(b).compare(boxVolume(a)));
  return first === undefined ? [] : [{ ...first, quantity: 1 }];
}

const kilogramsOf = (item: FreightPiece): Ratio => exactKilograms(item.weight);

const total = (items: readonly FreightPiece[], of: (item: FreightPiece) => Ratio): Ratio =>
  items.reduce((sum, item) => sum.plus(of(item).times(item.quantity)), ratio(0));
