import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './entry.ts';

type Schema = DBSchema & {
  outbox: { key: string; value: OutboxEntry; indexes: { 'by-sequence': number } };
  /** What the server last said, by path, and what the device notes for itself. */
  read: {
    key: string;
    value: { readonly path: string; readonly result: unknown; readonly at: string };
  };
};

export type NewEntry = Omit<OutboxEntry, 'sequence' | 'state'>;

export type OutboxStore = ReturnType<typeof outboxStore>;

/** The outbox of an app on this device, in the browser's database of this name. */
export function outboxStore(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opened = null;
  };
  /** What is stored stays from version to version: an update of the app finds what waits. */
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('by-sequence', 'sequence');
        db.createObjectStore('read', { keyPath: 'path' });
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
  return {
    name,

    entriesInOrder: async (): Promise<readonly OutboxEntry[]> =>
      (await database()).getAllFromIndex('outbox', 'by-sequence'),

    /**
     * Adds an act with the next sequence, in one transaction: an act that is shown as done is on
     * disk.
     * @throws when the disk is full; nothing is added then.
     */
    addEntry: async (entry: NewEntry): Promise<void> => {
      const transaction = (await database()).transaction('outbox', 'readwrite', {
        durability: 'strict',
      });
      const last = await transaction.store.index('by-sequence').openCursor(null, 'prev');
      const sequence = (last?.value.sequence ?? 0) + 1;
      await Promise.all([
        transaction.store.add({ ...entry, sequence, state: { kind: 'waiting', attempts: 0 } }),
        transaction.done,
      ]);
    },

    replaceEntry: async (entry: OutboxEntry): Promise<void> => {
      await (await database()).put('outbox', entry);
    },

    /** Only after the server has confirmed it, or its owner has decided. */
    removeEntry: async (id: string): Promise<void> => (await database()).delete('outbox', id),

    /** What the server last said on this path; null if it never did. */
    lastRead: async (path: string) => (await (await database()).get('read', path)) ?? null,

    saveRead: async (path: string, result: unknown, at: string): Promise<void> => {
      await (await database()).put('read', { path, result, at });
    },

    /** Nothing of a user stays on a device that is handed on. */
    clearReads: async (): Promise<void> => (await database()).clear('read'),
  };
}
