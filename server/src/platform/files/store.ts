import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of files lie. Keys are made by us: tenant, slash, uuid. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under the key. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
};

const keyForm = /^\d+\/[0-9a-f-]{36}$/;

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!keyForm.test(key)) throw new Error(`${key} is not a file key`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
