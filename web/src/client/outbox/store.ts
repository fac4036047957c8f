import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry } from './entry.ts';

type Schema = DBSchema & {
  outbox: { key: string; value: OutboxEntry; indexes: { 'by-sequence': number } };
  /** The server's last responses by path, and the device's own notes. */
  read: {
    key: string;
    value: { readonly path: string; readonly result: unknown; readonly at: string };
  };
};

export type NewEntry = Omit<OutboxEntry, 'sequence' | 'state'>;

export type OutboxStore = ReturnType<typeof outboxStore>;

/** Opens the outbox of an app on this device, in the IndexedDB database of this name. */
export function outboxStore(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const reopen = (): void => {
    opened = null;
  };
  /** Stored entries survive a new version: an app update finds the entries that wait. */
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('by-sequence', 'sequence');
        db.createObjectStore('read', { keyPath: 'path' });
      },
      // A newer version of the app waits until this one closes the database.
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
     * Adds actions with the next sequences, in one transaction: an action that is shown as done is
     * on disk, and of several that belong together all are.
     * @throws if the disk is full; nothing is added then.
     */
    addEntries: async (entries: readonly NewEntry[]): Promise<void> => {
      const transaction = (await database()).transaction('outbox', 'readwrite', {
        durability: 'strict',
      });
      const last = await transaction.store.index('by-sequence').openCursor(null, 'prev');
      const sequence = (last?.value.sequence ?? 0) + 1;
      const state = { kind: 'waiting', attempts: 0 } as const;
      await Promise.all([
        ...entries.map((entry, at) =>
          transaction.store.add({ ...entry, sequence: sequence + at, state }),
        ),
        transaction.done,
      ]);
    },

    /** Replaces a refused action by another one in its place, in one transaction. */
    exchangeEntry: async (old: OutboxEntry, next: NewEntry): Promise<void> => {
      const transaction = (await database()).transaction('outbox', 'readwrite', {
        durability: 'strict',
      });
      const { sequence } = old;
      await Promise.all([
        transaction.store.delete(old.id),
        transaction.store.add({ ...next, sequence, state: { kind: 'waiting', attempts: 0 } }),
        transaction.done,
      ]);
    },

    replaceEntry: async (entry: OutboxEntry): Promise<void> => {
      await (await database()).put('outbox', entry);
    },

    /** Call it only after the server has confirmed the entry or its owner has discarded it. */
    removeEntry: async (id: string): Promise<void> => (await database()).delete('outbox', id),

    /** Returns the server's last response for this path; null if there is none. */
    lastRead: async (path: string) => (await (await database()).get('read', path)) ?? null,

    saveRead: async (path: string, result: unknown, at: string): Promise<void> => {
      await (await database()).put('read', { path, result, at });
    },

    /** Removes a user's data before the device is passed on. */
    clearReads: async (): Promise<void> => (await database()).clear('read'),
  };
}
