import type { RecordsFacts } from '@waybill/contract/records/facts';
import type { SearchType } from '@waybill/contract/search/shapes';
import { typesToSearch } from '#contexts/records/public.ts';
import type { Heard } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type Card, type Shelf, writtenCards } from './sql.ts';

/** The heading that records of own types are found under, whatever their type. */
export const ownRecords: SearchType = 'Records';
export const view = 'records_public.search_card';

/** Each own type is a kind of its own, so that who may see one finds it alone. */
const kindOf = (type: string): string => `${ownRecords}/${type}`;
export const isOwnKind = (kind: string): boolean => kind.startsWith(kindOf(''));

/** Where the records of an own type stand in the index: by type and id, as their page is. */
const shelfOf = (type: string): Shelf => ({
  type: kindOf(type),
  view,
  refOf: (id) => `${type}/${id}`,
});

/** The kinds of the own types that the actor finds records of. */
export const ownKindsFor = async (db: TenantDb, actor: Actor): Promise<readonly string[]> =>
  (await typesToSearch(db, actor)).map(kindOf);

type Indexing = {
  readonly refresh: (db: TenantDb, shelf: Shelf, id: string) => Promise<void>;
  readonly add: (db: TenantDb, cards: readonly Card[]) => Promise<void>;
};

/** What makes the index look at records of own types again. */
export const ownHearings = ({ refresh, add }: Indexing) => ({
  'entityRecord.changed': ({ fact, db }: Heard) => {
    const { id, type } = fact.payload as RecordsFacts['entityRecord.changed'];
    return refresh(db, shelfOf(type), id);
  },
  'entityRecords.imported': async ({ fact, db }: Heard) => {
    const { type, at } = fact.payload as RecordsFacts['entityRecords.imported'];
    await add(db, await writtenCards(db, shelfOf(type), new Date(at)));
  },
});
