import {
  activateEmail,
  changePassword,
  createOrUpdateUser,
  deleteUser,
  getPasswordRules,
  getUserForEdit,
  resetPassword,
  sendEmailActivationLink,
  sendPasswordResetCode,
} from '@waybill/contract/identity/endpoints';
import { createCustomerRegister } from '@waybill/contract/customers/endpoints';
import { defaultPasswordRules } from '@waybill/contract/identity/passwords/rules';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { browserOf, errorParamsOf } from '../../testing/browser.ts';

let testApp: TestApp;
let ada: Caller;
let guest: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  guest = testApp.acme.guest;
});
afterAll(() => testApp.close());

const later = (seconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
};

/** Returns the newest e-mail to an address and the parameters of its link. */
function emailTo(address: string) {
  const email = testApp.emails.findLast(({ to }) => to.includes(address));
  const link = new URL(/https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? 'http://none');
  return { email, link, reported: Object.fromEntries(link.searchParams) };
}
const emailsTo = (address: string) => testApp.emails.filter(({ to }) => to.includes(address));

async function forgotten(emailAddress: string) {
  await guest.call(sendPasswordResetCode, { emailAddress });
  await testApp.settle();
  const { reported: result } = emailTo(emailAddress);
  return { userId: Number(result['userId']), resetCode: result['resetCode'] ?? '' };
}

const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (refused: { error: { validationErrors: unknown } }) => refused.error.validationErrors,
  );
const invalid = [{ message: 'Invalid password reset code', members: ['resetCode'] }];

/** Adds a new user of Acme. */
async function someone(
  userName: string,
  flags: { readonly shouldChangePasswordOnNextLogin?: boolean; readonly isActive?: boolean } = {},
) {
  const emailAddress = `${userName}@acme.example`;
  const { id } = await ada.call(createOrUpdateUser, {
    user: {
      name: 'Some',
      surname: 'One',
      userName,
      emailAddress,
      password: 'First-Word-1',
      isActive: true,
      isLockoutEnabled: true,
      ...flags,
    },
    assignedRoleNames: ['Dispatcher'],
  });
  return { id, emailAddress };
}

const signIn = (userNameOrEmailAddress: string, password: string) =>
  browserOf(testApp).signIn({ userNameOrEmailAddress, password });

describe('a forgotten password', () => {
  it('is reset through an e-mailed link, without a token [role-017] [role-018]', async () => {
    const { emailAddress } = await someone('fern');
    const code = await forgotten(emailAddress.toUpperCase()).then(() => emailTo(emailAddress));
    expect(code.email?.subject).toBe('Reset your password for Acme Freight Pty Ltd');
    expect(`${code.link.origin}${code.link.pathname}`).toBe(
      'http://acme.localhost/auth/reset-password',
    );
    const response = await guest.call(resetPassword, {
      userId: Number(code.reported['userId']),
      resetCode: code.reported['resetCode'] ?? '',
      password: 'Second-Word-2',
    });
    expect(response).toEqual({ canLogin: true, userName: 'fern' });
    expect((await signIn('fern', 'First-Word-1')).status).toBe(401);
    expect((await signIn('fern', 'Second-Word-2')).status).toBe(200);
  });

  it('returns the same response for an unknown address and sends nothing', async () => {
    const before = testApp.emails.length;
    const known = await guest.send(sendPasswordResetCode, { emailAddress: 'kim@acme.example' });
    const unknown = await guest.send(sendPasswordResetCode, { emailAddress: 'x@nobody.example' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await testApp.settle();
    expect(testApp.emails.length - before).toBe(1);
  });

  it('is e-mailed at most once a minute', async () => {
    const { emailAddress } = await someone('gale');
    await forgotten(emailAddress);
    await forgotten(emailAddress);
    expect(emailsTo(emailAddress)).toHaveLength(1);
    later(61);
    await forgotten(emailAddress);
    expect(emailsTo(emailAddress)).toHaveLength(2);
  });

  it('accepts a code once, even under concurrent requests', async () => {
    const { emailAddress } = await someone('hale');
    const code = await forgotten(emailAddress);
    const words = ['Second-Word-2', 'Third-Word-3'];
    const refusals = await Promise.all(
      words.map((password) => refusalOf(guest.call(resetPassword, { ...code, password }))),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal !== null)).toEqual([invalid]);
  });

  it('rejects a code after an hour, of another user, or replaced by a newer one', async () => {
    const [ivy, jon] = [await someone('ivy'), await someone('jon')];
    const password = 'Second-Word-2';
    const ofIvy = await forgotten(ivy.emailAddress);
    const forJon = { ...ofIvy, userId: jon.id, password };
    expect(await refusalOf(guest.call(resetPassword, forJon))).toEqual(invalid);
    later(61);
    const newer = await forgotten(ivy.emailAddress);
    expect(await refusalOf(guest.call(resetPassword, { ...ofIvy, password }))).toEqual(invalid);
    later(3601);
    expect(await refusalOf(guest.call(resetPassword, { ...newer, password }))).toEqual(invalid);
    const elsewhere = testApp.borealis.guest.call(resetPassword, { ...newer, password });
    expect(await refusalOf(elsewhere)).toEqual(invalid);
  });

  it('leaves the code valid when the new password is too weak', async () => {
    const { emailAddress } = await someone('kay');
    const code = await forgotten(emailAddress);
    expect(await refusalOf(guest.call(resetPassword, { ...code, password: 'weak' }))).toMatchObject(
      [
        {
          message: 'A password needs 8 characters, a digit, and an upper-case letter.',
          members: ['password'],
        },
      ],
    );
    const strong = { ...code, password: 'Second-Word-2' };
    expect(await guest.call(resetPassword, strong)).toMatchObject({ canLogin: true });
  });

  it('unlocks the account and signs out all sessions', async () => {
    const { emailAddress } = await someone('lou');
    const browser = browserOf(testApp);
    const own = { userNameOrEmailAddress: 'lou', password: 'First-Word-1' };
    await browser.signIn(own);
    for (let i = 0; i < 5; i += 1) await signIn('lou', 'no');
    expect(errorParamsOf(await browserOf(testApp).signIn(own))).toMatchObject({
      error: 'The user is locked out',
      retryAfter: '300',
    });
    const code = await forgotten(emailAddress);
    await guest.call(resetPassword, { ...code, password: 'Second-Word-2' });
    expect(await browser.session()).toEqual({});
    expect((await signIn('lou', 'Second-Word-2')).status).toBe(200);
  });

  it('notifies a user whose account an administrator must activate', async () => {
    const { emailAddress } = await someone('mo', { isActive: false });
    const code = await forgotten(emailAddress);
    const response = await guest.call(resetPassword, { ...code, password: 'Second-Word-2' });
    expect(response).toEqual({ canLogin: false, userName: 'mo' });
  });

  it('cannot be reset after the user was deleted or the address changed', async () => {
    const [nan, ole] = [await someone('nan'), await someone('ole')];
    const [ofNan, ofOle] = [await forgotten(nan.emailAddress), await forgotten(ole.emailAddress)];
    await ada.call(deleteUser, { id: nan.id });
    const { user } = await ada.call(getUserForEdit, { id: ole.id });
    const moved = { ...user, id: ole.id, emailAddress: 'ole@new.example', password: '' };
    await ada.call(createOrUpdateUser, { user: moved, assignedRoleNames: ['Dispatcher'] });
    for (const code of [ofNan, ofOle]) {
      const password = 'Second-Word-2';
      expect(await refusalOf(guest.call(resetPassword, { ...code, password }))).toEqual(invalid);
    }
  });

  it('invalidates the code when the password is changed another way', async () => {
    const { emailAddress } = await someone('pia');
    const code = await forgotten(emailAddress);
    const pia = await testApp.acme.as('pia');
    const words = { currentPassword: 'First-Word-1', newPassword: 'Second-Word-2' };
    await pia.call(changePassword, words);
    const late = guest.call(resetPassword, { ...code, password: 'Third-Word-3' });
    expect(await refusalOf(late)).toEqual(invalid);
  });
});

describe('a password that must be changed', () => {
  it('grants nothing but setting a new one', async () => {
    await someone('quin', { shouldChangePasswordOnNextLogin: true });
    const browser = browserOf(testApp);
    const old = { userNameOrEmailAddress: 'quin', password: 'First-Word-1' };
    const reply = await browser.signIn(old);
    expect([reply.status, await browser.session()]).toEqual([401, {}]);
    const { error, next = '' } = errorParamsOf(reply);
    expect(error).toBe('You must change your password');
    const page = new URL(next, 'http://acme.localhost');
    expect(page.pathname).toBe('/auth/reset-password');
    const code = {
      userId: Number(page.searchParams.get('userId')),
      resetCode: page.searchParams.get('resetCode') ?? '',
    };
    const same = guest.call(resetPassword, { ...code, password: 'First-Word-1' });
    expect(await refusalOf(same)).toEqual([
      { message: 'Please choose another password than the one before.', members: ['password'] },
    ]);
    await guest.call(resetPassword, { ...code, password: 'Second-Word-2' });
    expect((await browser.signIn({ ...old, password: 'Second-Word-2' })).status).toBe(200);
  });
});

describe('a driver invitation', () => {
  it('lets a user set the first password within seven days', async () => {
    await ada.call(createOrUpdateUser, {
      user: {
        name: 'Rae',
        surname: 'Fox',
        userName: 'rae',
        emailAddress: 'rae@acme.example',
        isActive: true,
      },
      assignedRoleNames: ['Finance'],
      sendActivationEmail: true,
      setRandomPassword: true,
    });
    await testApp.settle();
    const { email, reported: result } = emailTo('rae@acme.example');
    expect(email?.text).toContain('Your username is rae.');
    later(6 * 86_400);
    await guest.call(resetPassword, {
      userId: Number(result['userId']),
      resetCode: result['resetCode'] ?? '',
      password: 'First-Word-1',
    });
    expect((await signIn('rae', 'First-Word-1')).status).toBe(200);
  });
});

describe('an unconfirmed e-mail address', () => {
  const require = (isEmailConfirmationRequiredForLogin: boolean) =>
    ada.call(updateAllSettings, { userManagement: { isEmailConfirmationRequiredForLogin } });

  it('must be confirmed by e-mail before sign-in', async () => {
    await someone('sol');
    await require(true);
    expect(errorParamsOf(await signIn('sol', 'First-Word-1'))).toMatchObject({
      error: 'Your e-mail address is not confirmed',
    });
    expect(errorParamsOf(await signIn('sol', 'no'))['error']).toBe('Invalid user name or password');
    await guest.call(sendEmailActivationLink, { emailAddress: 'sol@acme.example' });
    await testApp.settle();
    const { link, reported: result } = emailTo('sol@acme.example');
    expect(link.pathname).toBe('/auth/confirm-email');
    const code = {
      userId: Number(result['userId']),
      confirmationCode: result['confirmationCode'] ?? '',
    };
    expect(await guest.call(activateEmail, code)).toEqual({ canLogin: true, userName: 'sol' });
    expect(await refusalOf(guest.call(activateEmail, code))).toEqual([
      { message: 'Invalid email confirmation code', members: ['confirmationCode'] },
    ]);
    expect((await signIn('sol', 'First-Word-1')).status).toBe(200);
    await require(false);
  });

  it('gets no further e-mail once it is confirmed', async () => {
    const before = emailsTo('kim@acme.example').length;
    await guest.call(sendEmailActivationLink, { emailAddress: 'kim@acme.example' });
    await testApp.settle();
    expect(emailsTo('kim@acme.example')).toHaveLength(before);
  });
});

describe('self-registration', () => {
  const register = (email: string) =>
    guest.call(createCustomerRegister, {
      companyName: `Shop of ${email}`,
      contactName: 'Tess Tell',
      telephone: '02 5550 0199',
      email,
      password: 'First-Word-1',
      address: {
        addressLine1: '1 Test Street',
        suburb: 'Alexandria',
        postCode: '2015',
        stateCode: 'NSW',
        countryCode: 'AU',
      },
      acceptTerms: true,
    });

  it('activates, e-mails and assigns roles as the tenant configured', async () => {
    await ada.call(updateAllSettings, {
      userManagement: {
        allowSelfRegistration: true,
        isNewRegisteredUserActiveByDefault: false,
        isEmailConfirmationRequiredForLogin: true,
      },
    });
    await register('tess@tell.example');
    await testApp.settle();
    expect(emailTo('tess@tell.example').link.pathname).toBe('/auth/confirm-email');
    const [tess] = await testApp.acme.rows(sql`
      select u.is_active, u.is_email_confirmed, r.name as role from identity."user" u
      join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
      join identity.role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      where u.email = 'tess@tell.example'`);
    expect(tess).toEqual({ is_active: false, is_email_confirmed: false, role: 'CustomerAdmin' });
  });
});

describe('the password rules', () => {
  it('are told to guests as the tenant set them', async () => {
    const guest = testApp.acme.guest;
    expect(await guest.call(getPasswordRules, {})).toEqual(defaultPasswordRules);
    const passwordComplexity = { ...defaultPasswordRules, requiredLength: 12, requireDigit: false };
    const security = (useDefaultPasswordComplexitySettings: boolean) =>
      ada.call(updateAllSettings, {
        security: { useDefaultPasswordComplexitySettings, passwordComplexity },
      });
    await security(false);
    expect(await guest.call(getPasswordRules, {})).toEqual(passwordComplexity);
    await security(true);
  });
});

describe('account lockout', () => {
  const lockOut = (userLockOut: {
    readonly isEnabled: boolean;
    readonly maxFailedAccessAttemptsBeforeLockout: number;
    readonly defaultAccountLockoutSeconds: number;
  }) => ada.call(updateAllSettings, { security: { userLockOut } });
  const unconfirmed = () =>
    ada.call(updateAllSettings, {
      userManagement: { isEmailConfirmationRequiredForLogin: false },
    });

  it('starts after the configured number of failed attempts and lasts as configured', async () => {
    await unconfirmed();
    await someone('uma');
    await lockOut({
      isEnabled: true,
      maxFailedAccessAttemptsBeforeLockout: 2,
      defaultAccountLockoutSeconds: 30,
    });
    await signIn('uma', 'no');
    await signIn('uma', 'no');
    expect(errorParamsOf(await signIn('uma', 'First-Word-1'))).toMatchObject({ retryAfter: '30' });
    later(31);
    expect((await signIn('uma', 'First-Word-1')).status).toBe(200);
  });

  it('never happens when the tenant disabled it', async () => {
    await unconfirmed();
    await someone('vic');
    await lockOut({
      isEnabled: false,
      maxFailedAccessAttemptsBeforeLockout: 2,
      defaultAccountLockoutSeconds: 30,
    });
    for (let i = 0; i < 4; i += 1) await signIn('vic', 'no');
    expect((await signIn('vic', 'First-Word-1')).status).toBe(200);
  });
});
