import { type Message, sentence } from '@waybill/contract/sentence';
import type { Job } from '@waybill/contract/jobs/shapes';
import { boxVolume, exactKilograms, lengthUnits, weightUnits } from '@waybill/kernel/measures';

/** An article with its weight and dimensions. */
export type MeasuredArticle = {
  readonly job_id: string;
  readonly number: string;
  readonly customer_id: number;
  readonly item: number;
  readonly package_type: string;
  readonly description: string | null;
  readonly kilograms: number;
  readonly cubic_metres: number;
  readonly pallets: number;
};

type JobFreight = {
  readonly id: string;
  readonly customer_id: number;
  readonly items: Job['items'];
};
type Item = Job['items'][number];

/** Returns the articles of a job with the weight and dimensions of one piece of their line. */
export const articlesOfJob = ({ id, customer_id, items }: JobFreight): readonly MeasuredArticle[] =>
  items.flatMap((item, place) =>
    item.articlenumbers.map((number) => ({
      job_id: id,
      number,
      customer_id,
      item: place,
      package_type: item.packagetype,
      description: item.description,
      kilograms: kilogramsOf(item),
      cubic_metres: cubicMetresOf(item),
      pallets: /pallet|skid/i.test(item.packagetype) ? 1 : 0,
    })),
  );

/** 0 if the weight is unknown; grams are exact. */
const kilogramsOf = ({ weight }: Item): number =>
  weight !== null && weightUnits.some((unit) => unit === weight.unit)
    ? exactKilograms(weight).toDecimal(3)
    : 0;

/** 0 if a dimension is unknown. */
function cubicMetresOf({ length, width, height }: Item): number {
  if (length === null || width === null || height === null) return 0;
  const isKnown = [length, width, height].every(({ unit }) =>
    lengthUnits.some((known) => known === unit),
  );
  return isKnown ? boxVolume({ length, width, height }).toDecimal(6) : 0;
}

/** Kilograms, cubic metres and pallets. */
export type FreightSums = {
  readonly kilograms: number;
  readonly cubicMetres: number;
  readonly pallets: number;
};

/** Returns the sum of a load and further articles. */
export const loadWith = (
  load: FreightSums,
  articles: readonly Pick<MeasuredArticle, 'kilograms' | 'cubic_metres' | 'pallets'>[],
): FreightSums =>
  articles.reduce<FreightSums>(
    (sum, each) => ({
      kilograms: sum.kilograms + each.kilograms,
      cubicMetres: sum.cubicMetres + each.cubic_metres,
      pallets: sum.pallets + each.pallets,
    }),
    load,
  );

export type Capacity = {
  readonly capacity_kilograms: number | null;
  readonly capacity_cubic_metres: number | null;
  readonly capacity_pallets: number | null;
};

/** Tolerance for the rounding errors of sums of thousandths. */
const rounding = 1e-6;

/** Returns why a load does not fit, as a sentence; null if it does. */
export function whyNoRoom(load: FreightSums, capacity: Capacity): Message | null {
  const limits = [
    [load.kilograms, capacity.capacity_kilograms, 'kg'],
    [load.cubicMetres, capacity.capacity_cubic_metres, 'm³'],
    [load.pallets, capacity.capacity_pallets, 'pallets'],
  ] as const;
  for (const [amount, limit, unit] of limits) {
    if (limit !== null && amount > limit + rounding) {
      return sentence(
        'That would be {amount, number} {unit}; this line haul takes {limit, number}.',
        {
          amount,
          unit,
          limit,
        },
      );
    }
  }
  return null;
}
