import { sentence } from '@waybill/contract/sentence';
import { type RowError, rowError } from '#platform/csv-cells.ts';
import { type ServedPlace, placeFault, placeKey, placeOf, placeText } from './domain/places.ts';
import type { PlacedLocation } from './sql/locations.ts';

/**
 * Splits pasted places into those to add and those to return. Places already in the zone and
 * duplicates are dropped.
 */
export function sortPasted(
  pasted: readonly ServedPlace[],
  existing: readonly PlacedLocation[],
  zoneCode: string,
): { readonly places: readonly ServedPlace[]; readonly errors: readonly RowError[] } {
  const zoneOf = new Map(existing.map((place) => [placeKey(place), place.zoneCode]));
  const places: ServedPlace[] = [];
  const errors: RowError[] = [];
  for (const [at, { countryCode, postCode, suburb }] of pasted.entries()) {
    const place = placeOf(countryCode, postCode, suburb);
    const zone = zoneOf.get(placeKey(place));
    const fault = placeFault(place) ?? takenFault(place, zone, zoneCode);
    if (fault !== undefined)
      errors.push(rowError({ index: at + 1, line: at + 1, code: placeText(place) }, [fault]));
    else if (zone === undefined) {
      places.push(place);
      zoneOf.set(placeKey(place), zoneCode);
    }
  }
  return { places, errors };
}

function takenFault(place: ServedPlace, zone: string | undefined, zoneCode: string) {
  if (zone === undefined || zone === zoneCode) return undefined;
  const message = sentence('{place} is already in zone {zone}.', {
    place: placeText(place),
    zone,
  });
  return { message, members: ['postCode', 'suburb'] };
}
