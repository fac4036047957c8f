import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoTown, type TestTown } from '#testing/town.ts';
import { insistOnRoom } from './room.ts';
import { storeFile } from './tickets.ts';

let town: TestTown;
beforeAll(async () => {
  town = await demoTown();
});
afterAll(() => town.close());

it('storage is limited per tenant, and uploads never fill the disk', async () => {
  const refusals = await town.acme.inTransaction(async (db) => {
    const file = { fileName: 'a.txt', fileType: 'text/plain', bytes: Buffer.alloc(1000) };
    await storeFile({ db, files: town.files, now: new Date() }, { ...file, purpose: 'test' });
    const ask = async (perTenantMax: number, hasRoom: boolean) => {
      const files = { ...town.files, perTenantMax, hasRoomFor: async () => hasRoom };
      return insistOnRoom({ db, files }, 'file', 500).catch((error: unknown) => error);
    };
    return [await ask(1e9, true), await ask(1200, true), await ask(1e9, false)];
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
  expect(await town.files.hasRoomFor(0)).toBe(true);
});
