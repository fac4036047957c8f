import { type Translate } from '@waybill/contract/sentence';
import { speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import * as tags from './sql/tags.ts';

/** Returns the language for an e-mail address; the tenant's for unknown addresses. */
export type Readers = (address: string | null) => string;

/** Returns the language of each address: its owner's choice, otherwise the tenant's. */
export async function readersOf(db: TenantDb, addresses: readonly string[]): Promise<Readers> {
  const chosen = await languagesOf(db, addresses);
  const { languageFor } = await speechOf(db);
  return (address) => languageFor(chosen.get((address ?? '').toLowerCase()));
}

/** Recipients who share a language, with its translation function. */
export type ReaderAudience = {
  readonly language: string;
  readonly addresses: readonly string[];
  readonly t: Translate;
};

/** Groups addresses by the language of their owners. */
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

/** Returns the languages that active users chose, by their addresses in lower case. */
async function languagesOf(
  db: TenantDb,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const chosen = await tags.languagesOf(db, [...new Set(addresses.map((a) => a.toLowerCase()))]);
  return new Map(chosen.map(({ email, language }) => [email, language]));
}
