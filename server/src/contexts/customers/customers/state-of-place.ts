import { localityOf, statesOf } from '#contexts/lookups/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

type Placed = {
  readonly suburb: string | null;
  readonly post_code: string | null;
  readonly state_code: string | null;
  readonly country_code: string;
};

/** The same with the state that its suburb and postcode lie in, where nobody typed one. */
export async function withState<P extends Placed>(db: TenantDb, placed: P): Promise<P> {
  const { suburb, post_code, state_code, country_code } = placed;
  if (state_code !== null || suburb === null || post_code === null) return placed;
  const place = { countryCode: country_code, postCode: post_code, suburb };
  const locality = await localityOf(db, place);
  return locality === undefined ? placed : { ...placed, state_code: locality.stateCode };
}

/** The same for many at once, in one question. */
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
