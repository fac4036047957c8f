import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes tenant files unreadable for other users of the machine', async () => {
  const store = folderStore(join(folder, 'files'));
  const key = '7/3f3f2b79-bfc2-4cde-b269-9faf01bbde03';
  await store.put(key, Buffer.from('a licence'));
  expect((await store.get(key))?.toString()).toBe('a licence');
  const modes = ['files', 'files/7', `files/${key}`].map(
    (path) => statSync(join(folder, path)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});
