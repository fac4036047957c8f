import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The storage of file bytes. We generate the keys: tenant, slash, uuid; for the archive of the
 * database, `archive`, slash, name. Once `put` has resolved, the file survives a crash; before,
 * nothing exists under the key.
 */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Stores a long file while it is generated: memory contains only a few chunks. Returns its size
   * in bytes.
   */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** Returns the bytes, or null if there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Returns the bytes in chunks, no faster than they are consumed. */
  open(key: string): Promise<OpenFile | null>;
  /** Deletes a file; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Returns whether there is space for this many more bytes; true if the free space is unknown. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** The maximum number of bytes per tenant. */
  readonly perTenantMax: number;
  /** Yields all stored files of one owner with their time of storage, in any order. */
  keysOf(owner: FileOwner): AsyncIterable<StoredKey>;
};

/** The id of a tenant, or the archive of the database. */
export type FileOwner = number | 'archive';

export type OpenFile = {
  /** In bytes. */
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
};

export type StoredKey = { readonly key: string; readonly storedAt: Date };

/** A `.part` is a file whose writing was interrupted by a crash. */
const keyForm = /^(\d+\/[0-9a-f-]{36}|archive\/[\w-][\w.-]*)(\.part)?$/;

/** @throws for a key that is not ours, so that no key leads outside the store. */
export function insistOnKey(key: string): string {
  if (!keyForm.test(key)) throw new Error(`${key} is not a file key`);
  return key;
}

/** The space to leave free on the folder's disk, because the database may be on it too. */
const leftFree_bytes = 512 * 1024 * 1024;

/** Stores files in a local folder. */
export function folderStore(folder: string, perTenantMax = Number.MAX_SAFE_INTEGER): FileStore {
  const pathOf = (key: string): string => join(folder, insistOnKey(key));
  return {
    async put(key, bytes) {
      await writeWhole(pathOf(key), [bytes]);
    },
    putPieces: (key, pieces) => writeWhole(pathOf(key), pieces),
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async open(key) {
      const path = pathOf(key);
      const events = await stat(path).catch(nullIfMissing);
      return events === null ? null : { size: events.size, pieces: createReadStream(path) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    perTenantMax,
    async hasRoomFor(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - bytes > leftFree_bytes;
    },
    async *keysOf(owner) {
      const names = (await readdir(join(folder, String(owner))).catch(nullIfMissing)) ?? [];
      for (const name of names) {
        const key = `${owner}/${name}`;
        const events = await stat(join(folder, key)).catch(nullIfMissing);
        if (events !== null) yield { key, storedAt: events.mtime };
      }
    },
  };
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Writes and syncs next to the final path, then renames: a file exists completely or not at all.
 */
async function writeWhole(path: string, pieces: Pieces): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.part`;
  const file = await open(partial, 'w', 0o600);
  let size = 0;
  try {
    for await (const piece of pieces) {
      await file.writeFile(piece);
      size += piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return size;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
