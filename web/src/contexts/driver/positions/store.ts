import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A position as the server's endpoint accepts it. */
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

/** Positions waiting to be sent, by ascending number. */
type Schema = DBSchema & { positions: { key: number; value: StoredPosition } };

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const reopen = (): void => {
  opened = null;
};

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('waybill-driver-positions', 1, {
    upgrade: (db) => void db.createObjectStore('positions', { autoIncrement: true }),
    terminated: reopen,
  });
  opened.catch(reopen);
  return opened;
};

export const addPosition = async (position: StoredPosition): Promise<void> => {
  await (await database()).add('positions', position);
};

/** Returns the oldest waiting positions with their numbers. */
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

/** Removes a driver's data before the device is passed on. */
export const clearPositions = async (): Promise<void> => (await database()).clear('positions');
