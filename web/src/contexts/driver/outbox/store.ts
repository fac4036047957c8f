import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './entry.ts';

/** A position as the server takes it. */
export type StoredPosition = {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number | null;
  /** Degrees from north. */
  readonly heading: number | null;
  /** Metres per second. */
  readonly speed: number | null;
  /** ISO 8601. */
  readonly creationTime: string;
};

type Schema = DBSchema & {
  outbox: { key: string; value: OutboxEntry; indexes: { 'by-sequence': number } };
  /** What the server last said, by path, and what the device notes for itself. */
  read: {
    key: string;
    value: { readonly path: string; readonly result: unknown; readonly at: string };
  };
  /** Positions that wait to be sent, by ascending number. */
  positions: { key: number; value: StoredPosition };
};

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const reopen = (): void => {
  opened = null;
};

/** What is stored stays from version to version: an update of the app finds what waits. */
const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('waybill-driver', 2, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('by-sequence', 'sequence');
        db.createObjectStore('read', { keyPath: 'path' });
      }
      if (from < 2) db.createObjectStore('positions', { autoIncrement: true });
    },
    // A newer version of the app waits for this one to let go.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      reopen();
    },
    terminated: reopen,
  });
  opened.catch(reopen);
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
  await Promise.all([
    transaction.store.add({ ...entry, sequence, state: { kind: 'waiting', attempts: 0 } }),
    transaction.done,
  ]);
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
export const clearReads = async (): Promise<void> => {
  const transaction = (await database()).transaction(['read', 'positions'], 'readwrite');
  await Promise.all([
    transaction.objectStore('read').clear(),
    transaction.objectStore('positions').clear(),
    transaction.done,
  ]);
};

export const addPosition = async (position: StoredPosition): Promise<void> => {
  await (await database()).add('positions', position);
};

/** The oldest positions that wait, with their numbers. */
export async function oldestPositions(
  most: number,
): Promise<readonly { readonly key: number; readonly position: StoredPosition }[]> {
  const { store } = (await database()).transaction('positions');
  const [keys, positions] = await Promise.all([
    store.getAllKeys(null, most),
    store.getAll(null, most),
  ]);
  return keys.flatMap((key, at) => {
    const position = positions[at];
    return position === undefined ? [] : [{ key, position }];
  });
}

export const removePositions = async (until: number): Promise<void> =>
  (await database()).delete('positions', IDBKeyRange.upperBound(until));
