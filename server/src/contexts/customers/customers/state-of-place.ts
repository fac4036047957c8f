import { notValidField } from '@waybill/contract/problem';
import { localityOf, placeFaultOf, statesOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

type Placed = {
  readonly suburb: string | null;
  readonly post_code: string | null;
  readonly state_code: string | null;
  readonly country_code: string;
};

/** Adds the state of the suburb and postcode if none was entered. */
export async function withState<P extends Placed>(db: TenantDb, placed: P): Promise<P> {
  const { suburb, post_code, state_code, country_code } = placed;
  if (state_code !== null || suburb === null || post_code === null) return placed;
  const place = { countryCode: country_code, postCode: post_code, suburb };
  const locality = await localityOf(db, place);
  return locality === undefined ? placed : { ...placed, state_code: locality.stateCode };
}

/**
 * Refuses a suburb and postcode that do not exist or do not match.
 * @throws {Problem} NotValid naming the member that holds the postcode
 */
export async function mustExist(db: TenantDb, placed: Placed, member: string): Promise<void> {
  const { suburb, post_code, country_code } = placed;
  const place = { countryCode: country_code, postCode: post_code ?? '', suburb: suburb ?? '' };
  const message = await placeFaultOf(db, place);
  if (message !== undefined) throw notValidField(member, message);
}

/** Does the same as `withState` for many places, in one query. */
export async function withStates<P extends Placed>(
  db: TenantDb,
  placed: readonly P[],
): Promise<readonly P[]> {
  const places = placed.map(({ suburb, post_code, country_code }) => ({
    countryCode: country_code,
    postCode: post_code ?? '',
    suburb: suburb ?? '',
  }));
  const states = await statesOf(db, places);
  return placed.map((each, at) => ({ ...each, state_code: each.state_code ?? states[at] ?? null }));
}
