import {
  createOrUpdateCarrierAccount,
  deleteCarrierAccount,
  getCarrierAccountCustomerMappings,
  getCarrierAccountForEdit,
  getCarrierAccounts,
  getCarrierAttributes,
  getCarrierCodes,
  getCarrierServices,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import { createQuote } from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const express = {
  name: 'Second express',
  code: 'EXP2',
  carrierCode: 'TESTEXP',
  attributes: [
    { key: 'accountNumber', value: '77' },
    { key: 'apiKey', value: 'very secret' },
    { key: 'unknown', value: 'left out' },
  ],
};

const idOf = async (code: string): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from carriers.account where code = ${code}
  `);
  return row?.id ?? 0;
};

const customerId = async (): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer where type = 'Account' order by id limit 1
  `);
  return row?.id ?? 0;
};

describe('a carrier account [ui-capability-009]', () => {
  it('offers all services of its carrier and returns its secrets masked', async () => {
    const { id } = await ada.call(createOrUpdateCarrierAccount, { carrierAccount: express });
    const { carrierAccount, services } = await ada.call(getCarrierAccountForEdit, { id });
    expect(carrierAccount).toEqual({
      id,
      name: 'Second express',
      code: 'EXP2',
      carrierCode: 'TESTEXP',
      customerId: null,
      isActive: true,
      customerCount: 0,
      logos: { small: '', large: '' },
      useManualRates: false,
      availableForGuest: false,
      availableForPayg: false,
      lastCall: null,
      attributes: [
        { key: 'accountNumber', value: '77' },
        { key: 'apiKey', value: '********' },
        { key: 'rateCardId', value: '' },
      ],
    });
    expect(services.map(({ code, isAssigned }) => [code, isAssigned])).toEqual([
      ['EXP', true],
      ['OVN', true],
      ['residential', true],
    ]);
  });

  it('keeps a secret when its mask is sent back unchanged', async () => {
    const id = await idOf('EXP2');
    const { carrierAccount } = await ada.call(getCarrierAccountForEdit, { id });
    const storedNow = async () => {
      const [row] = await testApp.acme.rows(sql<{ name: string; attributes: object }>`
        select name, attributes from carriers.account where id = ${id}
      `);
      return row;
    };
    const before = await storedNow();
    await ada.call(createOrUpdateCarrierAccount, {
      carrierAccount: { ...carrierAccount, name: 'Renamed' },
      services: [{ code: 'EXP', name: 'Express', exceptions: ['damaged'] }],
    });
    expect(await storedNow()).toEqual({ ...before, name: 'Renamed' });
    expect(JSON.stringify(before)).not.toContain('very secret');
    const { items } = await ada.call(getCarrierServices, { carrierAccountId: id });
    const sold = items.map((service) => [service.code, service.isAssigned, service.exceptions]);
    expect(sold).toEqual([
      ['EXP', true, ['damaged']],
      ['OVN', false, []],
      ['residential', false, []],
    ]);
  });

  it('is rejected with the name of the invalid field', async () => {
    const refusal = async (change: object) => {
      const carrierAccount = { ...express, code: 'EXP3', ...change };
      const { status, body } = await ada.send(createOrUpdateCarrierAccount, { carrierAccount });
      return [status, JSON.parse(body).error.validationErrors?.[0].members[0]];
    };
    expect([
      await refusal({ code: 'exp2' }),
      await refusal({ carrierCode: 'NOBODY' }),
      await refusal({ attributes: [] }),
      await refusal({ customerId: 999_999 }),
      await refusal({ name: ' ' }),
    ]).toEqual([
      [409, 'carrierAccount.code'],
      [400, 'carrierAccount.carrierCode'],
      [400, 'carrierAccount.attributes'],
      [400, 'carrierAccount.customerId'],
      [400, 'carrierAccount.name'],
    ]);
  });

  it('is deleted, or deactivated when quotes depend on it', async () => {
    await ada.call(deleteCarrierAccount, { id: await idOf('EXP2') });
    const filter = { carrierCode: ['OWN'] };
    await testApp.acme.guest.call(createQuote, aQuoteRequest({ filter }));
    await ada.call(deleteCarrierAccount, { id: await idOf('FLEET') });
    const { items } = await ada.call(getCarrierAccounts, { filter: "code in ('EXP2', 'FLEET')" });
    expect(items.map(({ code, isActive }) => [code, isActive])).toEqual([['FLEET', false]]);
  });
});

describe('the carrier accounts of a customer [ui-capability-009]', () => {
  it('are replaced as a whole', async () => {
    const customer = await customerId();
    const carrierAccountIds = [await idOf('TEXP'), await idOf('LATE')].sort((a, b) => a - b);
    await ada.call(mapCarrierAccountsToCustomer, { customerId: customer, carrierAccountIds });
    const { items } = await ada.call(getCarrierAccountCustomerMappings, { customerId: customer });
    expect(items).toEqual(
      carrierAccountIds.map((carrierAccountId) => ({
        carrierAccountId,
        customerId: customer,
        isOwn: false,
        isActive: true,
      })),
    );
    const mapped = await ada.call(getCarrierAccounts, { customerId: customer, sorting: 'id' });
    expect(mapped.items.map(({ id }) => id)).toEqual(carrierAccountIds);
  });

  it('are rejected with the names of accounts that do not exist', async () => {
    const sent = { customerId: await customerId(), carrierAccountIds: [999_999] };
    const reply = await ada.send(mapCarrierAccountsToCustomer, sent);
    expect([reply.status, JSON.parse(reply.body).error.validationErrors[0].members]).toEqual([
      400,
      ['carrierAccountIds[0]'],
    ]);
  });
});

describe('reading carriers', () => {
  it('requires no token, and hides attributes and customers without one [role-038]', async () => {
    const { guest } = testApp.acme;
    const { items } = await guest.call(getCarrierAccounts);
    const mappings = await guest.call(getCarrierAccountCustomerMappings);
    const edit = await guest.send(getCarrierAccountForEdit, { id: await idOf('TEXP') });
    expect([
      items.map(({ code, attributes, customerCount }) => [code, attributes, customerCount]),
      mappings,
      edit.status,
    ]).toEqual([
      [
        ['TEXP', [], 0],
        ['TROAD', [], 0],
      ],
      { items: [], totalCount: 0 },
      404,
    ]);
  });

  it('requires a permission from signed-in users', async () => {
    const mia = await testApp.acme.as('mia');
    expect((await mia.send(getCarrierAccounts)).status).toBe(403);
  });

  it('shows which carriers are simulated and what each needs', async () => {
    const { items } = await ada.call(getCarrierCodes);
    const attributes = await ada.call(getCarrierAttributes, { carrierCode: 'testexp' });
    expect([
      items.map(({ code, isSimulated, name }) => [code, isSimulated, name.endsWith('(simulated)')]),
      attributes.items.map(({ key, required, secret }) => [key, required, secret]),
    ]).toEqual([
      [
        ['OWN', false, false],
        ['MANUAL', false, false],
        ['AUSPOST', false, false],
        ['STARTRACK', false, false],
        ['KARRIO', false, false],
        ['TESTEXP', true, true],
        ['TESTROAD', true, true],
        ['TESTLATE', true, true],
      ],
      [
        ['accountNumber', true, false],
        ['apiKey', true, true],
        ['rateCardId', false, false],
      ],
    ]);
  });
});
