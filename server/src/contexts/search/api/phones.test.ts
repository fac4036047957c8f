import { getBookings } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { createOrUpdateCustomer, getCustomers } from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { search } from '@waybill/contract/search/endpoints';
import { phoneDigits } from '@waybill/kernel/phone';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAt, deskFor } from '#contexts/booking/testing/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

/** Spellings of one number. */
const spellings = ['0298765432', '02 9876 5432', '(02) 9876-5432', '+61 2 9876 5432', '9876 5432'];

describe('a phone number in any spacing', () => {
  it('finds the customer, in the list and in the search', async () => {
    const customer = aCustomer({ companyName: 'Wattle Pumps', contact: '+61 (0)2 98765432' });
    await (await testApp.acme.as('ada')).call(createOrUpdateCustomer, { customer });
    await testApp.settle();
    for (const spelling of spellings) {
      const { items } = await kim.call(getCustomers, { filter: spelling });
      const { results } = await kim.call(search, { query: spelling });
      expect([spelling, items.map(({ companyName }) => companyName)]).toEqual([
        spelling,
        ['Wattle Pumps'],
      ]);
      expect([spelling, results.map(({ title }) => title)]).toEqual([spelling, ['Wattle Pumps']]);
    }
  });

  it('finds the booking by its receiver, in the list and in the search', async () => {
    const desk = await deskFor(testApp.acme, 'Cedar & Co');
    const toAddress = { ...aBooking().toAddress, telephone: '0412 345.678' };
    const { consignmentId } = await bookAt(kim, desk, { toAddress });
    await testApp.settle();
    for (const spelling of ['0412345678', '0412 345 678', '+61 412 345 678', '345 678']) {
      const { items } = await kim.call(getBookings, { filter: spelling });
      const { results } = await kim.call(search, { query: spelling });
      expect([spelling, items.map((item) => item.consignmentId)]).toEqual([
        spelling,
        [consignmentId],
      ]);
      expect([spelling, results.map(({ title }) => title)]).toEqual([spelling, [consignmentId]]);
    }
  });

  it('is the same in the database as in the kernel', async () => {
    const phones = [
      ...spellings,
      '0061 412 345 678',
      '+64 9 123 4567',
      '6123 4567',
      '1300 975 707',
    ];
    const rows = await testApp.acme.rows(
      sql<{ digits: string }>`
        select platform.phone_digits(phone) as digits from unnest(${phones}::text[]) as p (phone)
      `,
    );
    expect(rows.map(({ digits }) => digits)).toEqual(phones.map(phoneDigits));
  });
});
