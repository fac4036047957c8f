import { createCustomerRegister, getCustomerForEdit } from '@waybill/contract/customers/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let guest: Caller;
let cleo: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  guest = testApp.acme.guest;
  cleo = await testApp.acme.as('cleo');
});
afterAll(() => testApp.close());

const anybody = {
  companyName: 'Quill & Ink',
  contactName: 'Ana Maria Petrov',
  email: 'ana@quill.example',
  telephone: '02 5550 1234',
  abn: '53 004 085 616',
  address: { addressLine1: '1 Harris Street', suburb: 'Pyrmont', postCode: '2009' },
  password: 'Paper-and-1nk',
  acceptTerms: true as const,
};
const open = (isOpen: boolean) =>
  testApp.acme.inTransaction((db) =>
    db.run(sql`update tenancy.settings set allow_self_registration = ${isOpen}`),
  );

describe('a visitor', () => {
  it('cannot register when the tenant does not allow it [A-04]', async () => {
    await open(false);
    await expect(guest.call(createCustomerRegister, anybody)).rejects.toMatchObject({
      status: 403,
      error: {
        message: 'Self-registration is not available. Please contact us to get an account.',
      },
    });
  });

  it('registers as pay-as-you-go; its first user is its administrator [C-06]', async () => {
    await open(true);
    const { id, customerGuid } = await guest.call(createCustomerRegister, anybody);
    expect(await cleo.call(getCustomerForEdit, { id })).toMatchObject({
      id,
      customerGuid,
      type: 'PayAsYouGo',
      businessType: 'Company',
      companyName: 'Quill & Ink',
      contactName: 'Ana Maria Petrov',
      abn: '53004085616',
      address: { suburb: 'Pyrmont', postCode: '2009', stateCode: 'NSW', countryCode: 'AU' },
    });
    const ana = await testApp.acme.as('ana@quill.example');
    expect(await ana.call(getCustomerForEdit, { id })).toMatchObject({ id });
    const [user] = await testApp.acme.rows(sql`
      select u.name, u.surname, r.name as role
      from identity."user" u
      join identity.user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
      join identity.role r on r.tenant_id = u.tenant_id and r.id = ur.role_id
      where u.customer_id = ${id}
    `);
    expect(user).toEqual({ name: 'Ana', surname: 'Maria Petrov', role: 'CustomerAdmin' });
  });

  it('is refused if an e-mail address is in use, and nothing is saved', async () => {
    await open(true);
    const [known] = await testApp.acme.rows<{ email: string }>(sql`
      select email from identity."user" where user_name = 'oto'
    `);
    const email = (known?.email ?? '').toUpperCase();
    const query = { ...anybody, companyName: 'Twice', email };
    await expect(guest.call(createCustomerRegister, query)).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          {
            message: 'Somebody is registered with this e-mail address already.',
            members: ['email'],
          },
        ],
      },
    });
    const saved = await testApp.acme.rows(sql`
      select id from customers.customer where company_name = 'Twice'
    `);
    expect(saved).toEqual([]);
  });

  it('needs a valid e-mail address [val-021], accepted terms and a strong password', async () => {
    const errorsOf = async (changes: object) => {
      const reply = await guest.send(createCustomerRegister, { ...anybody, ...changes });
      const { error } = JSON.parse(reply.body);
      return [reply.status, error.validationErrors];
    };
    expect(await errorsOf({ email: 'nobody' })).toEqual([
      400,
      [{ message: 'Please enter a valid e-mail address', members: ['email'] }],
    ]);
    expect(await errorsOf({ acceptTerms: false })).toEqual([
      400,
      [{ message: 'Please accept the terms', members: ['acceptTerms'] }],
    ]);
    expect(await errorsOf({ email: 'new@quill.example', password: 'short' })).toMatchObject([
      400,
      [{ members: ['password'] }],
    ]);
    expect(await errorsOf({ email: 'new@quill.example', abn: '12 345' })).toMatchObject([
      400,
      [{ members: ['abn'] }],
    ]);
  });
});

describe('a signed-in user', () => {
  it('with the right to add customers registers others, whatever the tenant allows', async () => {
    await open(false);
    const query = { ...anybody, companyName: null, email: 'ben@quill.example' };
    const { id } = await cleo.call(createCustomerRegister, query);
    expect(await cleo.call(getCustomerForEdit, { id })).toMatchObject({
      businessType: 'Individual',
      companyName: null,
    });
    const oto = await testApp.acme.as('oto');
    const reply = await oto.send(createCustomerRegister, { ...anybody, email: 'c@quill.example' });
    expect(reply.status).toBe(403);
  });
});
