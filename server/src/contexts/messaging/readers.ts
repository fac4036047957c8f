import { languagesOf } from '#contexts/identity/public.ts';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/** The language that whoever has an address is written to in; of strangers the tenant's. */
export type Readers = (address: string | null) => string;

/** In which language each of these addresses reads: as its owner chose, else as the tenant speaks. */
export async function readersOf(db: TenantDb, addresses: readonly string[]): Promise<Readers> {
  const chosen = await languagesOf(db, addresses);
  const { languageFor } = await speechOf(db);
  return (address) => languageFor(chosen.get((address ?? '').toLowerCase()));
}
