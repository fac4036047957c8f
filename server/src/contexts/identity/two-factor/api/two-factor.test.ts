import {
  confirmAuthenticator,
  createRecoveryCodes,
  createOrUpdateUser,
  getTwoFactor,
  getUserForEdit,
  startAuthenticator,
  updateTwoFactor,
} from '@waybill/contract/identity/endpoints';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { defaultGroups } from '@waybill/contract/tenancy/settings/shapes';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { browserOf, errorParamsOf } from '../../testing/browser.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await offer({});
});
afterAll(() => testApp.close());

const offer = (twoFactor: Partial<typeof defaultGroups.security.twoFactorLogin> | object) =>
  ada.call(updateAllSettings, {
    security: {
      twoFactorLogin: {
        ...defaultGroups.security.twoFactorLogin,
        isEnabledForApplication: true,
        ...twoFactor,
      },
    },
  });

const later = (seconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
};
const credentials = (userNameOrEmailAddress: string) => ({
  userNameOrEmailAddress,
  password: 'waybill-demo',
});
const currentPassword = 'waybill-demo';
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: testApp.clock.now.getTime(),
  });
async function mailedCode(address: string): Promise<string> {
  await testApp.settle();
  const email = testApp.emails.findLast(({ to }) => to.includes(address));
  return /\b\d{6}\b/.exec(email?.text ?? '')?.[0] ?? '';
}
const isIn = async (browser: ReturnType<typeof browserOf>) =>
  Object.keys((await browser.session()) as object).length > 0;

describe('a code by e-mail', () => {
  it('is requested after the correct password and opens the session', async () => {
    const kim = await testApp.acme.as('kim');
    await kim.call(updateTwoFactor, { isEnabled: true, currentPassword });
    const browser = browserOf(testApp);
    expect(errorParamsOf(await browser.signIn({ ...credentials('kim'), password: 'no' }))).toEqual({
      error: 'Invalid user name or password',
      provider: 'credentials',
    });
    const query = errorParamsOf(
      await browser.signIn({ ...credentials('kim'), rememberMe: 'true' }),
    );
    expect(query).toEqual({
      error: 'Security code required',
      provider: 'credentials',
      next: '/auth/two-factor?by=email&remember=yes&callbackUrl=%2Fdashboard',
    });
    expect(await isIn(browser)).toBe(false);
    const securityCode = await mailedCode('kim@acme.example');
    const wrong = securityCode === '000000' ? '111111' : '000000';
    expect(errorParamsOf(await browser.signIn({ securityCode: wrong }))['error']).toBe(
      'Invalid security code!',
    );
    const elsewhere = browserOf(testApp);
    expect(errorParamsOf(await elsewhere.signIn({ securityCode }))['error']).toContain('timed out');
    expect((await browser.signIn({ securityCode })).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    expect((await browser.signIn({ securityCode })).status).toBe(401);
  });

  it('is valid for five minutes; another is sent at most once a minute', async () => {
    const browser = browserOf(testApp);
    await browser.signIn(credentials('kim'));
    const first = await mailedCode('kim@acme.example');
    const count = testApp.emails.length;
    const again = await browser.signIn({ sendCode: 'true' });
    expect(errorParamsOf(again)['error']).toBe('Code sent');
    await testApp.settle();
    expect(testApp.emails).toHaveLength(count);
    later(301);
    expect((await browser.signIn({ securityCode: first })).status).toBe(401);
    await browser.signIn({ sendCode: 'true' });
    const securityCode = await mailedCode('kim@acme.example');
    expect(testApp.emails).toHaveLength(count + 1);
    expect((await browser.signIn({ securityCode })).status).toBe(200);
  });

  it('locks the account like a wrong password when guessed wrong', async () => {
    const browser = browserOf(testApp);
    await browser.signIn(credentials('kim'));
    const right = await mailedCode('kim@acme.example');
    const wrong = right === '000000' ? '111111' : '000000';
    for (let i = 0; i < 4; i += 1) await browser.signIn({ securityCode: wrong });
    expect(errorParamsOf(await browser.signIn({ securityCode: right }))['error']).toBe(
      'The user is locked out',
    );
    later(301);
  });
});

describe('an authenticator app', () => {
  it('is set up with one of its codes, and each code works once', async () => {
    const lena = await testApp.acme.as('lena');
    await expect(lena.call(startAuthenticator, { currentPassword: 'no' })).rejects.toMatchObject({
      status: 400,
    });
    const { secret, uri, qrCode } = await lena.call(startAuthenticator, { currentPassword });
    expect(uri).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^<svg .*<\/svg>$/);
    const saved = await testApp.acme.rows(
      sql`select row_to_json(a)::text as text from identity.authenticator a`,
    );
    expect(JSON.stringify(saved)).not.toContain(secret);
    await expect(lena.call(confirmAuthenticator, { code: '' })).rejects.toMatchObject({
      error: { validationErrors: [{ message: 'Invalid security code!', members: ['code'] }] },
    });
    await lena.call(confirmAuthenticator, { code: codeOf(secret) });
    expect(await lena.call(getTwoFactor)).toEqual({
      isEnabled: true,
      hasAuthenticator: true,
      isOffered: true,
      isAuthenticatorOffered: true,
      recoveryCodesLeft: 0,
      isEmailOffered: true,
    });
    const browser = browserOf(testApp);
    expect(errorParamsOf(await browser.signIn(credentials('lena')))['next']).toContain(
      'by=authenticator%2Cemail',
    );
    expect((await browser.signIn({ securityCode: codeOf(secret) })).status).toBe(401);
    later(30);
    const two = [browserOf(testApp), browserOf(testApp)];
    for (const each of two) await each.signIn(credentials('lena'));
    const securityCode = codeOf(secret);
    const replies = await Promise.all(two.map((each) => each.signIn({ securityCode })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is removed when an administrator disables two-factor authentication', async () => {
    const [row] = await testApp.acme.rows(
      sql<{ id: number }>`select id from identity."user" where user_name = 'lena'`,
    );
    const id = row?.id ?? 0;
    const { user } = await ada.call(getUserForEdit, { id });
    await ada.call(createOrUpdateUser, {
      user: { ...user, id, isTwoFactorEnabled: false },
      assignedRoleNames: ['Finance'],
    });
    expect((await browserOf(testApp).signIn(credentials('lena'))).status).toBe(200);
    const lena = await testApp.acme.as('lena');
    expect(await lena.call(getTwoFactor)).toMatchObject({
      isEnabled: false,
      hasAuthenticator: false,
    });
  });
});

describe('a recovery code', () => {
  it('signs in without the authenticator app, once, until it is replaced', async () => {
    const cleo = await testApp.acme.as('cleo');
    await expect(cleo.call(createRecoveryCodes, { currentPassword })).rejects.toMatchObject({
      status: 409,
      error: { message: 'Set up an authenticator app first.' },
    });
    const { secret } = await cleo.call(startAuthenticator, { currentPassword });
    await cleo.call(confirmAuthenticator, { code: codeOf(secret) });
    await expect(
      cleo.call(createRecoveryCodes, { currentPassword: 'guessed' }),
    ).rejects.toMatchObject({ status: 400 });
    const older = await cleo.call(createRecoveryCodes, { currentPassword });
    const { codes } = await cleo.call(createRecoveryCodes, { currentPassword });
    expect(new Set(codes).size).toBe(10);
    expect((await cleo.call(getTwoFactor)).recoveryCodesLeft).toBe(10);
    const two = [browserOf(testApp), browserOf(testApp)];
    for (const each of two) await each.signIn(credentials('cleo'));
    const [securityCode = ''] = codes;
    expect((await two[0]?.signIn({ securityCode: older.codes[0] ?? '' }))?.status).toBe(401);
    const typed = securityCode.toLowerCase().replace('-', ' ');
    const replies = await Promise.all(two.map((each) => each.signIn({ securityCode: typed })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await cleo.call(getTwoFactor)).recoveryCodesLeft).toBe(9);
    await cleo.call(updateTwoFactor, { isEnabled: false, currentPassword });
    expect((await cleo.call(getTwoFactor)).recoveryCodesLeft).toBe(0);
  });
});

describe('a trusted browser', () => {
  it('skips the second step for thirty days, for that user only', async () => {
    const wes = await testApp.acme.as('wes');
    await wes.call(updateTwoFactor, { isEnabled: true, currentPassword });
    const browser = browserOf(testApp);
    await browser.signIn(credentials('wes'));
    const securityCode = await mailedCode('wes@acme.example');
    await browser.signIn({ securityCode, rememberBrowser: 'true' });
    expect((await browser.signIn(credentials('wes'))).status).toBe(200);
    expect((await browser.signIn(credentials('kim'))).status).toBe(401);
    expect((await browserOf(testApp).signIn(credentials('wes'))).status).toBe(401);
    later(30 * 86_400 + 1);
    expect((await browser.signIn(credentials('wes'))).status).toBe(401);
  });
});

describe('a disabled two-factor method', () => {
  it('is neither requested nor set up', async () => {
    await offer({ isEnabledForApplication: false });
    expect((await browserOf(testApp).signIn(credentials('wes'))).status).toBe(200);
    const kim = await testApp.acme.as('kim');
    await expect(kim.call(startAuthenticator, { currentPassword })).rejects.toMatchObject({
      status: 409,
      error: { message: 'This two-factor method is not available.' },
    });
    await kim.call(updateTwoFactor, { isEnabled: false, currentPassword });
    await expect(
      kim.call(updateTwoFactor, { isEnabled: true, currentPassword }),
    ).rejects.toMatchObject({ status: 409 });
  });
});
