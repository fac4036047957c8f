import {
  createApiKey,
  deleteApiKey,
  getApiKeys,
  getUserForEdit,
  getUserPermissionsForEdit,
  getUsers,
  getUsersForExcel,
  startImpersonation,
} from '@waybill/contract/identity/endpoints';
import { getBookings } from '@waybill/contract/booking/endpoints';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const idOf = async (userName: string): Promise<number> => {
  const [row] = await testApp.acme.rows(
    sql<{ id: number }>`select id from identity."user" where user_name = ${userName}`,
  );
  return row?.id ?? 0;
};

/** Returns the user that the key authenticates, or undefined. */
async function calledBy(apiKey: string, options: { readonly as?: 'bearer'; host?: string } = {}) {
  const header = options.as === 'bearer' ? 'authorization' : 'x-api-key';
  const reply = await testApp.app.server.inject({
    url: getUserPermissionsForEdit.path,
    headers: {
      host: options.host ?? 'acme.localhost',
      [header]: options.as === 'bearer' ? `Bearer ${apiKey}` : apiKey,
    },
  });
  return reply.statusCode;
}

describe('an API key', () => {
  it('is shown once, stored as a hash, and acts as its user', async () => {
    const userId = await idOf('kim');
    const { id, apiKey } = await kim.call(createApiKey, { userId, name: 'Online shop' });
    expect(apiKey).toMatch(/^[A-Za-z0-9]{40}$/);
    const saved = await testApp.acme.rows(
      sql`select row_to_json(k)::text as text from identity.api_key k where k.id = ${id}`,
    );
    expect(JSON.stringify(saved)).not.toContain(apiKey);
    expect(await calledBy(apiKey)).toBe(200);
    expect(await calledBy(apiKey, { as: 'bearer' })).toBe(200);
    const { user } = await ada.call(getUserForEdit, { id: userId });
    expect(user.apiKey).toBe(`${apiKey.slice(0, 6)}…`);
    const { items } = await kim.call(getApiKeys, { userId });
    expect(items).toEqual([
      {
        id,
        apiKey: `${apiKey.slice(0, 6)}…`,
        name: 'Online shop',
        creationTime: testApp.clock.now.toISOString(),
        lastUsedTime: testApp.clock.now.toISOString(),
      },
    ]);
    const reply = await testApp.app.server.inject({
      url: getBookings.path,
      headers: { host: 'acme.localhost', 'x-api-key': apiKey },
    });
    expect(reply.statusCode).toBe(200);
  });

  it('is invalid once it or its user is deleted', async () => {
    const userId = await idOf('kim');
    const { id, apiKey } = await kim.call(createApiKey, { userId });
    expect(await calledBy(apiKey)).toBe(200);
    await kim.call(deleteApiKey, { id });
    await expect.poll(() => calledBy(apiKey)).toBe(401);
    await expect(kim.call(deleteApiKey, { id })).rejects.toMatchObject({ status: 404 });

    const cleo = await ada.call(createApiKey, { userId: await idOf('cleo') });
    expect(await calledBy(cleo.apiKey)).toBe(200);
    const active = (is: boolean) =>
      testApp.acme.rows(
        sql`update identity."user" set is_active = ${is} where user_name = 'cleo' returning id`,
      );
    await active(false);
    await expect.poll(() => calledBy(cleo.apiKey)).toBe(401);
    await active(true);
  });

  it('works on its tenant’s hosts only', async () => {
    const { apiKey } = await ada.call(createApiKey, { userId: await idOf('ada') });
    expect(await calledBy(apiKey, { host: 'borealis.localhost' })).toBe(401);
    expect(await calledBy(apiKey)).toBe(200);
    expect(await calledBy(apiKey, { host: 'borealis.localhost' })).toBe(403);
    expect(await calledBy('A'.repeat(40))).toBe(401);
  });

  it('is created for others by administrators only, never for users with more rights', async () => {
    const [owner, cleo, mia] = [await idOf('ada'), await idOf('cleo'), await idOf('mia')];
    await expect(kim.call(createApiKey, { userId: cleo })).rejects.toMatchObject({ status: 403 });
    await expect(kim.call(getApiKeys, { userId: cleo })).rejects.toMatchObject({ status: 403 });
    const oto = await testApp.acme.as('oto');
    await expect(oto.call(createApiKey, { userId: owner })).rejects.toMatchObject({ status: 404 });
    const { id } = await oto.call(createApiKey, { userId: mia });
    const hana = await testApp.acme.as('hana');
    await expect(hana.call(deleteApiKey, { id })).rejects.toMatchObject({ status: 404 });
    await oto.call(deleteApiKey, { id });
  });

  it('cannot be created by a key or during impersonation', async () => {
    const userId = await idOf('kim');
    const { apiKey } = await kim.call(createApiKey, { userId });
    const reply = await testApp.app.server.inject({
      method: 'POST',
      url: createApiKey.path,
      headers: { host: 'acme.localhost', 'x-api-key': apiKey },
      payload: { userId },
    });
    expect(reply.statusCode).toBe(403);
    const { impersonationToken } = await ada.call(startImpersonation, { userId });
    const acting = await testApp.acme.signInWithTicket(impersonationToken);
    await expect(acting.call(createApiKey, { userId })).rejects.toMatchObject({
      status: 403,
      error: {
        message: "API keys can't be created or deleted during impersonation.",
      },
    });
  });

  it('is not stored for idempotent replays', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const userId = await idOf('kim');
    const first = await kim.call(createApiKey, { userId }, { headers });
    const second = await kim.call(createApiKey, { userId }, { headers });
    expect(second.apiKey).not.toBe(first.apiKey);
    const saved = await testApp.acme.rows(
      sql`select key from platform.idempotency where response like ${`%${first.apiKey}%`}`,
    );
    expect(saved).toEqual([]);
  });
});

describe('the user export', () => {
  const sheetOf = async (caller: Caller, args = {}) => {
    const files = await caller.call(getUsersForExcel, args);
    const [file] = files;
    const { body } = await testApp.app.server
      .inject({
        url: `${downloadAsset.path}?assetId=${file?.fileToken}`,
        headers: { host: 'acme.localhost', authorization: `Bearer ${caller.token}` },
      })
      .then(({ rawPayload }) => ({ body: rawPayload }));
    const { sheets } = await readXlsx(new Uint8Array(body));
    return { files, rows: sheets[0]?.rows ?? [] };
  };

  it('is a list with one workbook containing the listed users [proto-020]', async () => {
    const { files, rows } = await sheetOf(ada);
    expect(files).toEqual([
      {
        fileName: 'Users 2026-11-18.xlsx',
        fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileToken: expect.any(String) as string,
      },
    ]);
    const { totalCount } = await ada.call(getUsers, {});
    expect(rows).toHaveLength(totalCount + 1);
    expect(rows[0]?.slice(0, 4)).toEqual(['Name', 'Surname', 'Username', 'E-mail']);
    expect(rows.find((row) => row[2] === 'kim')?.slice(0, 6)).toEqual([
      'Kim',
      'Tran',
      'kim',
      'kim@acme.example',
      null,
      'Dispatcher',
    ]);
  });

  it('contains the filtered users, and for a customer only its own', async () => {
    expect((await sheetOf(ada, { filter: 'kim' })).rows).toHaveLength(2);
    const { rows } = await sheetOf(await testApp.acme.as('oto'));
    expect(rows.slice(1).map((row) => row[2])).toEqual(['mia', 'oto']);
  });
});
