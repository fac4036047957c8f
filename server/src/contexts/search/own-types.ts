import type { SearchType } from '@waybill/contract/search/shapes';
import { typesToSearch } from '#contexts/records/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type Card, type RecordSource, writtenCards } from './sql.ts';

/** The heading for records of all custom types. */
export const ownRecords: SearchType = 'Records';
export const view = 'records_public.search_card';

/** Each custom type is a separate kind, so that search permission is checked per type. */
const kindOf = (type: string): string => `${ownRecords}/${type}`;
export const isOwnKind = (kind: string): boolean => kind.startsWith(kindOf(''));

/** Returns where a custom type's records are indexed: by type and id, like their page. */
const sourceOf = (type: string): RecordSource => ({
  type: kindOf(type),
  view,
  idType: 'uuid',
  refOf: (id) => `${type}/${id}`,
});

/** Returns the kinds of the custom types whose records the actor can find. */
export const ownKindsFor = async (db: TenantDb, actor: Actor): Promise<readonly string[]> =>
  (await typesToSearch(db, actor)).map(kindOf);

type Indexing = {
  readonly refresh: (db: TenantDb, source: RecordSource, ids: readonly string[]) => Promise<void>;
  readonly add: (db: TenantDb, cards: readonly Card[]) => Promise<void>;
};

/** The events that re-index records of custom types. */
export const ownTypeHandlers = ({ refresh, add }: Indexing) => ({
  'entityRecord.changed': ({ event, db }: EventCall<'entityRecord.changed'>) => {
    const { id, type } = event.payload;
    return refresh(db, sourceOf(type), [id]);
  },
  'entityRecords.imported': async ({ event, db }: EventCall<'entityRecords.imported'>) => {
    const { type, at } = event.payload;
    await add(db, await writtenCards(db, sourceOf(type), new Date(at)));
  },
});
