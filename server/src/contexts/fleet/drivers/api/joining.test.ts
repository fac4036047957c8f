import type { ArgsOf } from '@waybill/contract/endpoint';
import { getDrivers, inviteDriver, selfRegistration } from '@waybill/contract/fleet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type Refused, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const sent = (email: string) => ({
  name: 'Noor Haddad',
  email,
  phonenumber: '0400 111 222',
  password: 'Steering1',
  licencenumber: 'NSW 99',
  licenceexpiry: '2029-01-31',
});
type Sent = ArgsOf<typeof selfRegistration>['selfRegister'];
const register = (some: Partial<Sent> & { readonly email: string }) =>
  testApp.acme.guest.call(selfRegistration, { selfRegister: { ...sent(some.email), ...some } });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Refused) => [error.status, error.error.message],
  );
const over = [400, 'This invitation is no longer valid. Please ask for a new one.'];
async function invite(email: string): Promise<string> {
  await kim.call(inviteDriver, { invitation: { email } });
  await testApp.settle();
  const mail = testApp.emails.filter(({ to }) => to.includes(email)).at(-1);
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/driver/register');
  return new URL(link).searchParams.get('invitation') ?? '';
}

describe('a driver invitation [ui-capability-018]', () => {
  it('requires a valid e-mail address [val-022]', async () => {
    const reply = kim.call(inviteDriver, { invitation: { email: 'dana at home' } });
    await expect(reply).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          { message: 'Please enter a valid e-mail address', members: ['invitation.email'] },
        ],
      },
    });
  });

  it('lets its recipient join immediately, and only once [D-03]', async () => {
    const invitation = await invite('noor@drivers.example');
    expect(await refusal(register({ email: 'eve@drivers.example', invitation }))).toEqual(over);
    expect(await register({ email: 'noor@drivers.example', invitation })).toEqual({
      isactive: true,
    });
    const { items } = await kim.call(getDrivers, { filter: 'noor' });
    expect(items).toMatchObject([
      { name: 'Noor Haddad', isactive: true, isavailableforwork: false, licencenumber: 'NSW 99' },
    ]);
    expect(await refusal(register({ email: 'noor@drivers.example', invitation }))).toEqual(over);
    await testApp.acme.as('noor@drivers.example');
  });

  it('is replaced by a later one and valid for a week', async () => {
    const first = await invite('lin@drivers.example');
    const second = await invite('lin@drivers.example');
    const email = 'lin@drivers.example';
    expect(await refusal(register({ email, invitation: first }))).toEqual(over);
    const started = testApp.clock.now;
    testApp.clock.now = new Date(started.getTime() + 8 * 86_400_000);
    expect(await refusal(register({ email, invitation: second }))).toEqual(over);
    testApp.clock.now = started;
  });
});

describe('driver self-registration [ui-capability-018]', () => {
  const open = (is: boolean) =>
    testApp.acme.inTransaction((db) =>
      db.run(sql`update tenancy.settings set allow_self_registration = ${is}`),
    );

  it('is limited to invited drivers unless the tenant allows it', async () => {
    expect(await refusal(register({ email: 'ana@drivers.example' }))).toEqual([
      400,
      'New drivers need an invitation. Please ask dispatch for one.',
    ]);
  });

  it('requires no token and creates an inactive driver [D-02] [role-025]', async () => {
    await open(true);
    const metres = { value: 2, unit: 'm' };
    const vehicle = {
      name: 'Ute',
      registrationnumber: 'UTE 1',
      capacity: {
        cubic: { value: 4, unit: 'm3' },
        length: metres,
        width: metres,
        height: metres,
        weight: { value: 900, unit: 'kg' },
      },
    };
    expect(await register({ email: 'ana@drivers.example', vehicle })).toEqual({ isactive: false });
    const { items } = await kim.call(getDrivers, { filter: 'ana@' });
    expect(items).toMatchObject([{ isactive: false, currentvehicle: { name: 'Ute' } }]);
    await open(false);
  });

  it('requires a valid and unused e-mail address [val-023]', async () => {
    await open(true);
    await expect(register({ email: 'ana' })).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          { message: 'Please enter a valid e-mail address', members: ['selfRegister.email'] },
        ],
      },
    });
    await expect(register({ email: 'KIM@acme.example' })).rejects.toMatchObject({
      error: {
        validationErrors: [
          {
            message: 'This e-mail address is already in use.',
            members: ['selfRegister.email'],
          },
        ],
      },
    });
    await open(false);
  });
});
