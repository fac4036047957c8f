import { type Message, type Sentence, sentence } from '@waybill/contract/sentence';
import type { PackageGroup } from '../../un-codes/domain/un-code.ts';

/** Receptacles of the same dangerous goods that travel together. */
export type LoadedGoods = {
  readonly unNumber: string;
  readonly description: string;
  /** Class or division: `3`, `2.1`. */
  readonly category: string;
  readonly packageGroup: PackageGroup | null;
  /** The letter of explosives, if it is known. */
  readonly compatibilityGroup?: string | null;
  /** Further hazards, `5.1, 8`; empty or absent if there are none. */
  readonly subsidiary?: string;
  readonly receptacles: number;
  /** The content of each in kilograms or litres. */
  readonly each: number;
};

/** All receptacles of the same goods on a load; `quantity` in kilograms or litres. */
export type AggregateGoods = Omit<LoadedGoods, 'each'> & { readonly quantity: number };

export type LoadCheck = {
  /** A line for each UN number and packing group, the most dangerous classes first. */
  readonly aggregates: readonly AggregateGoods[];
  /** Why the load must be placarded, one sentence each; empty if it need not be. */
  readonly placard: readonly Message[];
  /** Explosives and radioactive material, which other codes cover; not counted. */
  readonly elsewhere: readonly string[];
};

/** A receptacle with more kilograms or litres makes a placard load by itself. */
export const bulk = 500;
const infectiousA = ['2814', '2900'];
const aerosols = '1950';

/**
 * Checks whether one vehicle's goods are a placard load by table 5.3 of the Australian Dangerous
 * Goods Code. It treats no goods as limited quantities, for which the code allows more; emptied and
 * uncleaned receptacles count as full.
 */
export function checkLoad(goods: readonly LoadedGoods[]): LoadCheck {
  const aggregates = aggregatesOf(goods);
  const counted = aggregates.filter(({ category }) => !isUnderOtherCode(category));
  return {
    aggregates,
    placard: [
      ...goods.filter((each) => !isUnderOtherCode(each.category)).flatMap(bulkReason),
      ...infectiousReasons(counted),
      ...totalReason(counted),
    ],
    elsewhere: aggregates.filter(({ category }) => isUnderOtherCode(category)).map(goodsName),
  };
}

function aggregatesOf(goods: readonly LoadedGoods[]): readonly AggregateGoods[] {
  const byKind = new Map<string, AggregateGoods>();
  for (const { each, ...kind } of goods) {
    const key = `${kind.category} ${goodsName(kind)}`;
    const before = byKind.get(key);
    byKind.set(key, {
      ...kind,
      receptacles: (before?.receptacles ?? 0) + kind.receptacles,
      quantity: (before?.quantity ?? 0) + kind.receptacles * each,
    });
  }
  return [...byKind].toSorted(([a], [b]) => a.localeCompare(b)).map(([, aggregate]) => aggregate);
}

/** True for explosives and radioactive material. */
export const isUnderOtherCode = (category: string): boolean => /^[17](\.|$)/.test(category);

function bulkReason({ each, ...goods }: LoadedGoods): readonly Message[] {
  if (each <= bulk) return [];
  return [
    sentence('A receptacle of {goods} holds {each}, more than {bulk}.', {
      goods: goodsName(goods),
      each: quantityText(each),
      bulk,
    }),
  ];
}

function infectiousReasons(goods: readonly AggregateGoods[]): readonly Message[] {
  const infectious = goods.filter(({ category }) => category === '6.2');
  const worst = infectious.find(({ unNumber }) => infectiousA.includes(unNumber));
  if (worst !== undefined)
    return [
      sentence('{goods} is a category A infectious substance, in any quantity.', {
        goods: goodsName(worst),
      }),
    ];
  const total = quantityOf(infectious);
  return total >= 10
    ? [sentence('{quantity} of class 6.2 (limit 10).', { quantity: quantityText(total) })]
    : [];
}

function totalReason(goods: readonly AggregateGoods[]): readonly Message[] {
  const total = quantityOf(goods);
  const great = goods.find(isGreatDanger);
  const limit = great === undefined ? 1000 : 250;
  if (total < limit) return [];
  const quantity = quantityText(total);
  return [
    great === undefined
      ? sentence('{quantity} in total (limit {limit}).', { quantity, limit })
      : sentence('{quantity} in total, including {goods} (limit {limit}).', {
          quantity,
          goods: goodsName(great),
          limit,
        }),
  ];
}

/** Flammable gases except aerosols, toxic gases, and everything of packing group I. */
const isGreatDanger = ({ category, packageGroup, unNumber }: AggregateGoods): boolean =>
  category === '2.3' || packageGroup === 'I' || (category === '2.1' && unNumber !== aerosols);

const quantityOf = (goods: readonly AggregateGoods[]): number =>
  goods.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns goods as they are called on documents, `UN1263 II`. */
export const goodsName = ({
  unNumber,
  packageGroup,
}: Pick<LoadedGoods, 'unNumber' | 'packageGroup'>): string =>
  packageGroup === null ? `UN${unNumber}` : `UN${unNumber} ${packageGroup}`;

const quantityText = (quantity: number): Sentence =>
  sentence('{quantity} kg or L', { quantity: Number(quantity.toFixed(3)) });
