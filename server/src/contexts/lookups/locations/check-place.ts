import type { Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { type EnteredPlace, postcodeFault, unknownPlaceFault } from './domain/place-fault.ts';
import * as rows from './sql.ts';

/**
 * Returns why a place cannot exist: its postcode is malformed, or no such suburb has it, if all
 * places of its country are known. Undefined for a place that is known, incomplete, or in another
 * country. Known places are read from memory, so that a common place costs no query.
 */
export async function placeFaultOf(
  db: TenantDb,
  place: EnteredPlace,
): Promise<Message | undefined> {
  const fault = postcodeFault(place);
  if (fault !== undefined) return fault;
  if (place.suburb.trim() === '' || place.postCode.trim() === '') return undefined;
  if ((await rows.locationOf(db, place)) !== undefined) return undefined;
  if (!(await rows.isCountryKnown(db, place.countryCode))) return undefined;
  const similar = await rows.locationsSimilar(db, { ...place, limit: 1 });
  return unknownPlaceFault(
    place,
    similar.map((row) => ({
      countryCode: row.country_code,
      suburb: row.suburb,
      postCode: row.post_code,
      stateCode: row.state_code,
    })),
  );
}

/**
 * Returns the faults of many places at once, such as those of a file, by their index in the list.
 * Suggestions are only included for the first few.
 */
export async function placeFaultsOf(
  db: TenantDb,
  places: readonly EnteredPlace[],
): Promise<ReadonlyMap<number, Message>> {
  const faults = new Map<number, Message>();
  const open: { readonly at: number; readonly place: EnteredPlace }[] = [];
  for (const [at, place] of places.entries()) {
    const fault = postcodeFault(place);
    if (fault !== undefined) faults.set(at, fault);
    else if (place.suburb.trim() !== '' && place.postCode.trim() !== '') open.push({ at, place });
  }
  const unknown = await rows.unknownPlaces(
    db,
    open.map(({ place }) => place),
  );
  for (const [nth, index] of unknown.entries()) {
    const { at, place } = open[index] ?? { at: -1, place: undefined };
    if (place === undefined) continue;
    const fault = nth < suggestedFor ? await placeFaultOf(db, place) : unknownPlaceFault(place, []);
    if (fault !== undefined) faults.set(at, fault);
  }
  return faults;
}

/** The number of places that get suggestions, each of which needs a separate search. */
const suggestedFor = 50;
