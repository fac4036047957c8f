import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Where the bytes of files lie. Keys are made by us: tenant, slash, uuid. What `put` has answered is
 * there after a crash; before that there is nothing under the key.
 */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** A long file as it is made: memory holds a few pieces. Answers its size in bytes. */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  /** The same piece by piece, no faster than they are taken. */
  open(key: string): Promise<OpenFile | null>;
  /** Bears being asked for what is gone already. */
  remove(key: string): Promise<void>;
  /** Whether so many bytes more find room; a store of which nobody knows says yes. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Bytes that one tenant may keep. */
  readonly perTenantMax: number;
  /** Everything that lies there of one tenant, and since when, in any order. */
  keysOf(tenantId: number): AsyncIterable<StoredKey>;
};

export type OpenFile = {
  /** In bytes. */
  readonly size: number;
  readonly pieces: AsyncIterable<Uint8Array>;
};

export type StoredKey = { readonly key: string; readonly storedAt: Date };

/** A `.part` is what a crash left of a file that was being written. */
const keyForm = /^\d+\/[0-9a-f-]{36}(\.part)?$/;

/** @throws for a key that is not ours, so that none leads out of the store. */
export function insistOnKey(key: string): string {
  if (!keyForm.test(key)) throw new Error(`${key} is not a file key`);
  return key;
}

/** Left free on the disk of the folder: the database may live there too. */
const leftFree_bytes = 512 * 1024 * 1024;

/** Files in a folder of this machine. */
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
      const facts = await stat(path).catch(nullIfMissing);
      return facts === null ? null : { size: facts.size, pieces: createReadStream(path) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    perTenantMax,
    async hasRoomFor(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize - bytes > leftFree_bytes;
    },
    async *keysOf(tenantId) {
      const names = (await readdir(join(folder, String(tenantId))).catch(nullIfMissing)) ?? [];
      for (const name of names) {
        const key = `${tenantId}/${name}`;
        const facts = await stat(join(folder, key)).catch(nullIfMissing);
        if (facts !== null) yield { key, storedAt: facts.mtime };
      }
    },
  };
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Beside its place first, on the disk, then into it: a file is there whole or not at all. */
async function writeWhole(path: string, pieces: Pieces): Promise<number> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const beside = `${path}.part`;
  const file = await open(beside, 'w', 0o600);
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
  await rename(beside, path);
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
