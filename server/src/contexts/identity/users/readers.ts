import { type Translate } from '@waybill/contract/sentence';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import * as tags from './sql/tags.ts';

/** The language that whoever has an address is written to in; of strangers the tenant's. */
export type Readers = (address: string | null) => string;

/**
 * In which language each of these addresses reads: as its owner chose, else as the tenant speaks.
 */
export async function readersOf(db: TenantDb, addresses: readonly string[]): Promise<Readers> {
  const chosen = await languagesOf(db, addresses);
  const { languageFor } = await speechOf(db);
  return (address) => languageFor(chosen.get((address ?? '').toLowerCase()));
}

/** Readers who share a language, and how a sentence is said to them. */
export type ReaderAudience = {
  readonly language: string;
  readonly addresses: readonly string[];
  readonly t: Translate;
};

/** Addresses by the language that their owners read. */
export async function audiencesOf(
  db: TenantDb,
  addresses: readonly string[],
): Promise<readonly ReaderAudience[]> {
  const languageOf = await readersOf(db, addresses);
  const { translate } = await speechOf(db);
  return [...Map.groupBy(addresses, languageOf)].map(([language, some]) => ({
    language,
    addresses: some,
    t: translate(language),
  }));
}

/** The languages that active people chose for themselves, by their addresses in small letters. */
async function languagesOf(
  db: TenantDb,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const chosen = await tags.languagesOf(db, [...new Set(addresses.map((a) => a.toLowerCase()))]);
  return new Map(chosen.map(({ email, language }) => [email, language]));
}
