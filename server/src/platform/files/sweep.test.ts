import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { sweepFiles } from './sweep.ts';
import { storeFile } from './tickets.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const hours = (count: number): Date => new Date(Date.now() + count * 60 * 60 * 1000);

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of testApp.files.keysOf(testApp.acme.id)) found.push(key);
  return found;
}

it('files that no one can download any more are removed, the others are not', async () => {
  const { acme, files } = testApp;
  const stored = (expiresAt: Date | null) =>
    acme.inTransaction(async (db) => {
      const file = { fileName: 'a.txt', fileType: 'text/plain', bytes: Buffer.from('a') };
      const place = { db, files, now: new Date() };
      const { id } = await storeFile(place, { ...file, purpose: 'test', expiresAt });
      return `${acme.id}/${id}`;
    });
  const [saved, over] = [await stored(null), await stored(hours(1))];
  const orphan = `${acme.id}/${randomUUID()}`;
  const broken = `${acme.id}/${randomUUID()}.part`;
  await files.put(orphan, Buffer.from('a'));
  await files.put(broken, Buffer.from('a'));
  const sweep = (now: Date) =>
    sweepFiles(
      {
        database: testApp.app.database,
        tenantId: acme.id,
        now,
        signal: new AbortController().signal,
      },
      files,
    );
  await sweep(hours(0));
  expect(await keys()).toEqual(expect.arrayContaining([saved, over, orphan, broken]));
  await sweep(hours(25));
  const left = await keys();
  expect(left).toContain(saved);
  expect(left.filter((key) => [over, orphan, broken].includes(key))).toEqual([]);
});

it('a file whose transaction was rolled back has no row and is an orphan', async () => {
  const { acme, files } = testApp;
  const before = (await keys()).length;
  const refused = acme.inTransaction(async (db) => {
    const file = { fileName: 'a.txt', fileType: 'text/plain', bytes: Buffer.from('a') };
    await storeFile({ db, files, now: new Date() }, { ...file, purpose: 'test' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect((await keys()).length).toBe(before + 1);
});
