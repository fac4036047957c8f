import { partsOf } from '@waybill/kernel/parts';
import {
  type EventCall,
  type EventHandlers,
  type HandleTogether,
  onEach,
} from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { lockForAll } from '#platform/db/advisory-lock.ts';
import { indexWords, keyOf } from './domain.ts';
import { kinds, type RecordEventName, type SearchedKind } from './kinds.ts';
import { ownTypeHandlers, view } from './own-types.ts';
import * as rows from './sql.ts';

/**
 * Updates the index entries of records, or removes them. Several events about the same record
 * update it once: what they are about was committed before the first.
 */
async function refresh(
  db: TenantDb,
  source: rows.RecordSource,
  ids: readonly string[],
): Promise<void> {
  // In the same order in each transaction, so that two never wait for each other.
  const refs = new Map(ids.toSorted().map((id) => [source.refOf?.(id) ?? id, id]));
  // Serialises concurrent updates of the same entry, so that the latest read is the latest write.
  lockForAll(
    db,
    [...refs.keys()].map((ref) => `search ${source.type} ${ref}`),
  );
  const entries = (await rows.cardsOf(db, source, [...refs.values()])).map(entryOf);
  const there = new Set(entries.map(({ ref }) => ref));
  const absent = [...refs.keys()].filter((ref) => !there.has(ref));
  await write(db, [...entries, ...absent.map((ref) => gone(source, ref))]);
}

/** The events about a kind of records have the record's id in their payload. */
const refreshKind = (kind: SearchedKind): HandleTogether<RecordEventName> => ({
  together: async (calls) => {
    const [first] = calls;
    if (first === undefined) return;
    await refresh(
      first.db,
      kind,
      calls.map(({ event }) => String(event.payload.id)),
    );
  },
});

/** Updates the entries of records whose custom fields were removed or hidden. */
async function refreshCustom({ event, db }: EventCall<'customFields.withdrawn'>): Promise<void> {
  const { type, ids } = event.payload;
  const source = kinds.find(({ customFields }) => customFields === type);
  if (source !== undefined) await refresh(db, source, ids.map(String));
}

/** Adds or replaces the entries of records. */
const add = (db: TenantDb, cards: readonly rows.Card[]): Promise<void> =>
  write(db, cards.map(entryOf));

/** Writes many entries in batches. */
async function write(db: TenantDb, entries: readonly rows.EntryToWrite[]): Promise<void> {
  for (const part of partsOf(entries, step)) await rows.index(db, part);
}

const step = 1_000;

/** Each event with the entries that it re-indexes. */
export const eventHandlers: EventHandlers = kinds.reduce<EventHandlers>(
  (handlers, kind) => ({
    ...handlers,
    ...onEach(kind.values, refreshKind(kind)),
  }),
  { ...ownTypeHandlers({ refresh, add }), 'customFields.withdrawn': refreshCustom },
);

/** Builds a tenant's whole index; existing entries are replaced. */
export async function indexEverything(db: TenantDb): Promise<void> {
  for (const kind of kinds) await add(db, await rows.allCards(db, kind));
  await add(db, await rows.allCards(db, { type: null, view }));
}

const entryOf = (card: rows.Card): rows.EntryToWrite => ({
  type: card.type,
  ref: card.ref,
  customer: card.customer_id,
  title: card.title,
  key: keyOf(card.title),
  words: indexWords([card.title, card.words]),
  details: card.details,
  at: card.at,
});

const gone = ({ type }: rows.RecordSource, ref: string): rows.EntryToWrite => ({
  type,
  ref,
  customer: null,
  title: null,
  key: null,
  words: [],
  details: [],
  at: null,
});
