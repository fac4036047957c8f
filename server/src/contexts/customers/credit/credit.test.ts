import * as contract from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { add, minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce, testTimeout, sized } from '#testing/sized.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { changeExposure, customerCard, customerIdOf, lockCredit, noteBooked } from '../public.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const tenDollars = minor(1_000);

async function customerWithLimit(creditLimit: number | null): Promise<number> {
  const cleo = await testApp.acme.as('cleo');
  const customer = aCustomer({ creditLimit });
  return (await cleo.call(contract.createOrUpdateCustomer, { customer })).id;
}

/** Books ten dollars if the credit suffices, as booking does. */
const book = (customerId: number): Promise<boolean> =>
  testApp.acme.inTransaction(async (db) => {
    const { limit, exposure } = await lockCredit(db, customerId);
    if (limit !== null && add(exposure, tenDollars) > limit) return false;
    await changeExposure(db, customerId, tenDollars);
    return true;
  });

describe('customer credit', () => {
  it(
    'is used up to the limit and not beyond by five times as many concurrent bookings (4.8)',
    testTimeout,
    async () => {
      const limit = sized(1000);
      const id = await customerWithLimit(limit);
      const ended = await atOnce({ count: limit / 2, workers: 50 }, () => book(id));
      const booked = ended.filter((end) => end.status === 'fulfilled' && end.value);
      expect(booked).toHaveLength(limit / 10);
      const credit = await testApp.acme.inTransaction((db) => lockCredit(db, id));
      expect(credit).toEqual({ limit: minor(limit * 100), exposure: minor(limit * 100) });
    },
  );

  it('applies a lowered limit to requests that were waiting for the lock', async () => {
    const id = await customerWithLimit(100);
    const locked = Promise.withResolvers<void>();
    const lowered = Promise.withResolvers<void>();
    const first = testApp.acme.inTransaction(async (db) => {
      await lockCredit(db, id);
      locked.resolve();
      await lowered.promise;
    });
    await locked.promise;
    const second = book(id);
    await testApp.acme.rows(sql`
      update customers.customer set credit_limit_minor = 500 where id = ${id}
    `);
    lowered.resolve();
    await first;
    expect(await second).toBe(false);
  });

  it('is unlimited without a limit or with a limit of 0 [C-09]', async () => {
    const ids = [await customerWithLimit(null), await customerWithLimit(0)];
    const credits = await Promise.all(
      ids.map((id) => testApp.acme.inTransaction((db) => lockCredit(db, id))),
    );
    expect(credits.map(({ limit }) => limit)).toEqual([null, null]);
  });

  it('throws for an unknown customer', async () => {
    const nobody = testApp.acme.inTransaction((db) => lockCredit(db, 999_999));
    await expect(nobody).rejects.toThrow('We could not find this customer.');
  });
});

describe('the customer data exposed to other contexts', () => {
  it('includes the customer card and the time of the last booking', async () => {
    const id = await customerWithLimit(1_000);
    const at = new Date('2026-11-18T01:00:00.000Z');
    const card = await testApp.acme.inTransaction(async (db) => {
      await noteBooked(db, [id], at);
      await noteBooked(db, [id], new Date('2026-11-01T00:00:00.000Z'));
      return customerCard(db, id);
    });
    expect(card).toEqual({
      id,
      guid: expect.any(String),
      code: expect.stringMatching(/^CUS\d{5}$/),
      type: 'Account',
      status: 'Active',
      displayName: 'Quill & Sons',
      companyName: 'Quill & Sons',
      customerName: null,
      contactName: 'Ruth Quill',
      accountName: null,
      email: 'accounts@quill.example',
      bookingEmail: null,
      telephone: '02 5550 4411',
      address: {
        addressLine1: '9 King Street',
        addressLine2: null,
        addressLine3: null,
        suburb: 'Newtown',
        postCode: '2042',
        stateCode: 'NSW',
        countryCode: 'AU',
      },
      abn: '51824753556',
      creditLimit: minor(100_000),
      paymentTerms: 14,
      invoicePeriod: 'Weekly',
      invoiceDay: null,
      invoiceByEmail: true,
      invoiceGrouping: 'Customer',
      isInvoicable: true,
      canSendDG: false,
      bookingSettings: {
        costCenter: { isEnable: false, isRequired: false },
        reference: { isEnable: false, isRequired: false },
        atl: false,
        notification: false,
      },
    });
    const cleo = await testApp.acme.as('cleo');
    const { lastBookingDate } = await cleo.call(contract.getCustomerForEdit, { id });
    expect(lastBookingDate).toBe(at.toISOString());
    const guid = card?.guid ?? '';
    expect(await testApp.acme.inTransaction((db) => customerIdOf(db, guid))).toBe(id);
    expect(await testApp.borealis.inTransaction((db) => customerIdOf(db, guid))).toBeUndefined();
  });
});
