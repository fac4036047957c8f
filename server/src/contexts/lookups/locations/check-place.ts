import type { Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { type EnteredPlace, postcodeFault, unknownPlaceFault } from './domain/place-fault.ts';
import * as rows from './sql.ts';

/**
 * Why a place cannot be: its postcode is none, or no such suburb has it, where all places of its
 * country are known. Undefined for a place that is known, incomplete, or in another country. What
 * is known is read from memory, so that a usual place costs no statement.
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
