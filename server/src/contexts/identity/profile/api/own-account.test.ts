import {
  getCurrentUserProfile,
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
  startImpersonation,
  updateCurrentUserProfile,
} from '@waybill/contract/identity/endpoints';
import { downloadAsset, uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/files/sample-files.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { browserOf } from '../../testing/browser.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const signedIn = async (userNameOrEmailAddress: string) => {
  const browser = browserOf(testApp);
  await browser.signIn({ userNameOrEmailAddress, password: 'waybill-demo' });
  return browser;
};

describe('one’s own profile', () => {
  it('is read and changed by the user; user name and e-mail address do not change', async () => {
    const cleo = await testApp.acme.as('cleo');
    const file = {
      name: 'me.png',
      type: 'image/png',
      bytes: await sampleOf({ width: 64, height: 64 }).png().toBuffer(),
    };
    const { fileName } = await cleo.call(uploadAsset, {}, { file });
    const own = {
      name: 'Cleopatra',
      surname: 'Marsh',
      phoneNumber: '0400 000 000',
      timezone: 'Australia/Perth',
      language: 'en-AU',
      profilePictureId: fileName,
    };
    await cleo.call(updateCurrentUserProfile, own);
    expect(await cleo.call(getCurrentUserProfile)).toEqual({
      ...own,
      userName: 'cleo',
      emailAddress: 'cleo@acme.example',
    });
    const { language: _, ...others } = own;
    await cleo.call(updateCurrentUserProfile, others);
    expect((await cleo.call(getCurrentUserProfile)).language).toBe('en-AU');
    expect((await cleo.send(downloadAsset, { assetId: fileName })).status).toBe(200);
    const session = await (await signedIn('cleo')).session();
    expect(session).toMatchObject({
      user: {
        name: 'Cleopatra Marsh',
        image: fileName,
        timezone: 'Australia/Perth',
        language: 'en-AU',
      },
    });
  });

  it('rejects an unknown time zone, an unknown language and an invalid picture', async () => {
    const kim = await testApp.acme.as('kim');
    const own = { name: 'Kim', surname: 'Tran', phoneNumber: null, profilePictureId: null };
    const file = { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('no picture') };
    const { fileName } = await kim.call(uploadAsset, {}, { file });
    const membersOf = (args: object) =>
      kim.send(updateCurrentUserProfile, { ...own, timezone: null, ...args }).then(({ body }) => {
        const { error } = JSON.parse(body) as {
          error: { validationErrors: { members: string[] }[] };
        };
        return error.validationErrors.flatMap(({ members }) => members);
      });
    expect(await membersOf({ timezone: 'Mars/Olympus' })).toEqual(['timezone']);
    expect(await membersOf({ language: 'tlh' })).toEqual(['language']);
    expect(await membersOf({ profilePictureId: fileName })).toEqual(['profilePictureId']);
  });
});

describe('one’s own sessions', () => {
  it('are listed, and ended individually or all but the current one', async () => {
    const [desk, phone] = [await signedIn('lena'), await signedIn('lena')];
    const lena = await testApp.acme.as('lena');
    const { items } = await lena.call(getOwnSessions);
    expect(items).toHaveLength(3);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const idOf = (browser: typeof desk) =>
      decodeURIComponent(browser.cookies['next-auth.session-token'] ?? '').split('.')[1] ?? '';
    const id = idOf(desk);
    await lena.call(revokeSession, { id });
    expect([await desk.session(), await phone.session()]).toEqual([
      {},
      expect.objectContaining({ status: 'authenticated' }),
    ]);
    await expect(lena.call(revokeSession, { id })).rejects.toMatchObject({ status: 404 });
    await lena.call(revokeOtherSessions);
    expect(await phone.session()).toEqual({});
    expect((await lena.call(getOwnSessions)).items).toHaveLength(1);
  });

  it('exclude those of others', async () => {
    await signedIn('wes');
    const [session] = await testApp.acme.rows(sql<{ id: string }>`
      select s.id from identity.session s
      join identity."user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where u.user_name = 'wes' limit 1`);
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(revokeSession, { id: session?.id ?? '' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('show impersonators, and are not available during impersonation', async () => {
    const ada = await testApp.acme.as('ada');
    const [row] = await testApp.acme.rows(
      sql<{ id: number }>`select id from identity."user" where user_name = 'wes'`,
    );
    const { impersonationToken } = await ada.call(startImpersonation, { userId: row?.id ?? 0 });
    const acting = await testApp.acme.signInWithTicket(impersonationToken);
    const wes = await testApp.acme.as('wes');
    const { items } = await wes.call(getOwnSessions);
    expect(items.map(({ impersonatorName }) => impersonatorName)).toContain('Ada Osei');
    const id = items[0]?.id ?? '';
    const statuses = [
      await acting.send(getOwnSessions),
      await acting.send(revokeOtherSessions),
      await acting.send(revokeSession, { id }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
  });
});
