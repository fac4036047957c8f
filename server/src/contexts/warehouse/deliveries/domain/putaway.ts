import type { PlaceReason } from '@waybill/contract/warehouse/deliveries/shapes';
import { floorOf } from '@waybill/contract/warehouse/locations/floor';

/** An item that needs a place. */
export type ItemToPlace = {
  readonly id: string;
  /** Null if the goods are not known: the item goes to an empty bin. */
  readonly sku: string | null;
  readonly palletSpaces: number;
};

/** A bin in use, with what is in it. */
export type Bin = {
  readonly code: string;
  /** Null if it is not limited. */
  readonly palletSpaces: number | null;
  readonly taken: number;
  readonly items: number;
  /** The SKUs of the customer's goods in it. */
  readonly skus: readonly string[];
};

export type PlaceSuggestion = { readonly location: string; readonly reason: PlaceReason };

/**
 * Suggests a bin with enough room for each item: one with the same SKU, else the empty one nearest
 * to the same SKU, else the first empty one on the way through the aisles. A bin that is suggested
 * counts as taken for the next item. Items without a place are absent.
 */
export function suggestPlaces(
  items: readonly ItemToPlace[],
  bins: readonly Bin[],
): ReadonlyMap<string, PlaceSuggestion> {
  const places = placesOf(bins);
  const suggestions = new Map<string, PlaceSuggestion>();
  for (const item of items) {
    const found = placeFor(item, places);
    if (found === undefined) continue;
    found.place.taken += item.palletSpaces;
    found.place.items += 1;
    if (item.sku !== null) found.place.skus.add(item.sku);
    suggestions.set(item.id, { location: found.place.code, reason: found.reason });
  }
  return suggestions;
}

type Place = {
  readonly code: string;
  readonly palletSpaces: number | null;
  taken: number;
  items: number;
  readonly skus: Set<string>;
  /** Indices of aisle, bay and level on the floor. */
  readonly at: readonly [aisle: number, bay: number, level: number];
};

/** Returns the bins in walking order. */
const placesOf = (bins: readonly Bin[]): readonly Place[] =>
  floorOf(bins).flatMap(({ bays }, aisle) =>
    bays.flatMap(({ levels }, bay) =>
      levels.map((bin, level) => ({
        ...bin,
        skus: new Set(bin.skus),
        at: [aisle, bay, level] as const,
      })),
    ),
  );

/** Tolerance for the rounding errors of sums of hundredths. */
const rounding = 1e-6;

function placeFor(
  { sku, palletSpaces: size }: ItemToPlace,
  places: readonly Place[],
): { readonly place: Place; readonly reason: PlaceReason } | undefined {
  const fits = ({ palletSpaces, taken }: Place): boolean =>
    palletSpaces === null || taken + size <= palletSpaces + rounding;
  const alike = sku === null ? [] : places.filter(({ skus }) => skus.has(sku));
  const same = alike.find(fits);
  if (same !== undefined) return { place: same, reason: 'SameSku' };
  const empty = places.filter((place) => place.items === 0 && fits(place));
  const [first] = empty;
  if (first === undefined) return undefined;
  const [near] = alike;
  if (near === undefined) return { place: first, reason: 'Empty' };
  const place = empty.reduce((best, next) =>
    distance(next, near) < distance(best, near) ? next : best,
  );
  return { place, reason: 'NearSameSku' };
}

/** An aisle counts more than all bays, a bay more than all levels. */
const distance = ({ at: one }: Place, { at: other }: Place): number =>
  Math.abs(one[0] - other[0]) * 1e6 +
  Math.abs(one[1] - other[1]) * 1e3 +
  Math.abs(one[2] - other[2]);
