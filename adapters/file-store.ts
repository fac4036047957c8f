import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Where the bytes of files lie. Keys are made by us: tenant, slash, uuid. What `put` has answered is
 * there after a crash; before that there is nothing under the key.
 */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Bears being asked for what is gone already. */
  remove(key: string): Promise<void>;
  /** Everything that lies there of one tenant, and since when, in any order. */
  keysOf(tenantId: number): AsyncIterable<StoredKey>;
};

export type StoredKey = { readonly key: string; readonly storedAt: Date };

/** A `.part` is what a crash left of a file that was being written. */
const keyForm = /^\d+\/[0-9a-f-]{36}(\.part)?$/;

/** @throws for a key that is not ours, so that none leads out of the store. */
export function insistOnKey(key: string): string {
  if (!keyForm.test(key)) throw new Error(`${key} is not a file key`);
  return key;
}

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, insistOnKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
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

/** Beside its place first, on the disk, then into it: a file is there whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.part`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(bytes);
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
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
