import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './entry.ts';

type Schema = DBSchema & {
  outbox: { key: string; value: OutboxEntry; indexes: { 'by-sequence': number } };
  /** What the server last said, by path. */
  read: {
    key: string;
    value: { readonly path: string; readonly result: unknown; readonly at: string };
  };
};

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('waybill-driver', 1, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('by-sequence', 'sequence');
      db.createObjectStore('read', { keyPath: 'path' });
    },
  });
  return opened;
};

export const entriesInOrder = async (): Promise<readonly OutboxEntry[]> =>
  (await database()).getAllFromIndex('outbox', 'by-sequence');

/**
 * Adds an act with the next sequence, in one transaction: an act that is shown as done is on disk.
 * @throws when the disk is full; nothing is added then.
 */
export async function addEntry(entry: Omit<OutboxEntry, 'sequence' | 'state'>): Promise<void> {
  const transaction = (await database()).transaction('outbox', 'readwrite', {
    durability: 'strict',
  });
  const last = await transaction.store.index('by-sequence').openCursor(null, 'prev');
  const sequence = (last?.value.sequence ?? 0) + 1;
  await transaction.store.add({ ...entry, sequence, state: { kind: 'waiting', attempts: 0 } });
  await transaction.done;
}

export const replaceEntry = async (entry: OutboxEntry): Promise<void> => {
  await (await database()).put('outbox', entry);
};

/** Only after the server has confirmed it, or its driver has decided. */
export const removeEntry = async (id: string): Promise<void> =>
  (await database()).delete('outbox', id);

/** What the server last said on this path; null if it never did. */
export const lastRead = async (path: string) =>
  (await (await database()).get('read', path)) ?? null;

export const saveRead = async (path: string, result: unknown, at: string): Promise<void> => {
  await (await database()).put('read', { path, result, at });
};

/** Nothing of a driver stays on a device that is handed on. */
export const clearReads = async (): Promise<void> => (await database()).clear('read');
