import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { insistOnRoom } from './room.ts';
import { storeFile } from './tickets.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('storage is limited per tenant, and uploads never fill the disk', async () => {
  const refusals = await testApp.acme.inTransaction(async (db) => {
    const file = { fileName: 'a.txt', fileType: 'text/plain', bytes: Buffer.alloc(1000) };
    await storeFile({ db, files: testApp.files, now: new Date() }, { ...file, purpose: 'test' });
    const request = async (perTenantMax: number, hasRoom: boolean) => {
      const files = { ...testApp.files, perTenantMax, hasRoomFor: async () => hasRoom };
      return insistOnRoom({ db, files }, 'file', 500).catch((error: unknown) => error);
    };
    return [await request(1e9, true), await request(1200, true), await request(1e9, false)];
  });
  expect(refusals).toEqual([
    undefined,
    expect.objectContaining({
      validationErrors: [{ message: expect.stringContaining('fill the'), members: ['file'] }],
    }),
    expect.objectContaining({
      validationErrors: [{ message: expect.stringContaining('no room'), members: ['file'] }],
    }),
  ]);
  expect(await testApp.files.hasRoomFor(0)).toBe(true);
});
