import * as customers from '@waybill/contract/customers/endpoints';
import { aCustomer } from '@waybill/contract/customers/examples';
import { createPayment, generateAdhocInvoice } from '@waybill/contract/finance/endpoints';
import { minor } from '@waybill/kernel/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { changeExposure } from '../../public.ts';

let testApp: TestApp;
let cleo: Caller;
let kim: Caller;
let lena: Caller;
let oto: Caller;
let over: number;
let within: number;
let unlimited: number;
beforeAll(async () => {
  testApp = await openTestApp();
  [cleo, kim, lena, oto] = (await Promise.all(
    ['cleo', 'kim', 'lena', 'oto'].map((name) => testApp.acme.as(name)),
  )) as [Caller, Caller, Caller, Caller];
  over = await added('Figures Over', 1_000, 1_250);
  within = await added('Figures Within', 1_000, 250);
  unlimited = await added('Figures Unlimited', 0, 9_000);
});
afterAll(() => testApp.close());

async function added(companyName: string, creditLimit: number, used: number): Promise<number> {
  const customer = aCustomer({ companyName, email: null, abn: null, creditLimit });
  const { id } = await cleo.call(customers.createOrUpdateCustomer, { customer });
  await testApp.acme.inTransaction((db) => changeExposure(db, id, minor(used * 100)));
  return id;
}

const invoiced = (customerId: number, amount: number) =>
  lena.call(generateAdhocInvoice, {
    customerId,
    adhocInvoice: {
      description: 'Storage',
      items: [
        {
          packageType: 'Pallet',
          quantity: 1,
          pricingDetails: [{ description: 'Storage', amount }],
        },
      ],
    },
  });

const figures = async (by: Caller, args: object) => {
  const { items } = await by.call(customers.getCustomers, { maxResultCount: 1000, ...args });
  return items.map((row) => [row.id, row.creditExposure, row.outstandingAmount]);
};
const ours = "startswith(companyName,'Figures')";

describe('the list of customers', () => {
  it('shows how much credit each customer has used and who is over the limit', async () => {
    const query = { filter: ours, sorting: 'creditUsed desc' };
    const { items } = await cleo.call(customers.getCustomers, query);
    expect(items.map((row) => [row.id, row.creditLimit, row.creditExposure])).toEqual([
      [over, 1_000, 1_250],
      [within, 1_000, 250],
      [unlimited, 0, 9_000],
    ]);
    const filtered = async (filter: string) =>
      (await figures(cleo, { filter: `${ours} and ${filter}`, sorting: 'id' })).map(([id]) => id);
    expect(await filtered('isOverLimit eq true')).toEqual([over]);
    expect(await filtered('isOverLimit eq false')).toEqual([within, unlimited]);
    expect(await filtered('creditExposure gt 1000')).toEqual([over, unlimited]);
    expect(await filtered('creditUsed ge 0.25')).toEqual([over, within]);
  });

  it('reflects a changed limit immediately', async () => {
    const isOver = async () =>
      (await figures(cleo, { filter: `${ours} and isOverLimit eq true` })).map(([id]) => id);
    const limited = (creditLimit: number) => {
      const customer = { companyName: 'Figures Within', email: null, abn: null, creditLimit };
      return cleo.call(customers.createOrUpdateCustomer, {
        customer: aCustomer({ ...customer, id: within }),
      });
    };
    await limited(200);
    expect(await isOver()).toEqual([within, over]);
    await limited(0);
    expect(await isOver()).toEqual([over]);
    await limited(1_000);
    expect(await isOver()).toEqual([over]);
  });

  it('shows finance the amount owed on issued invoices, sortable and filterable', async () => {
    const { id } = await invoiced(within, 100);
    await invoiced(within, 50);
    await lena.call(createPayment, {
      customerId: within,
      paymentDate: '2026-11-18',
      paidAmount: 65,
      allocatedInvoicePayments: { invoiceId: id, paidAmount: 65 },
    });
    await invoiced(over, 200);
    expect(await figures(lena, { filter: ours, sorting: 'outstandingAmount desc' })).toEqual([
      [over, 1_250 + 220, 220],
      [within, 250 + 165 - 65, 100],
      [unlimited, 9_000, 0],
    ]);
    const owing = { filter: `${ours} and outstandingAmount ge 220` };
    expect((await figures(lena, owing)).map(([id]) => id)).toEqual([over]);
    const detail = await lena.call(customers.getCustomerForEdit, { id: within });
    expect(detail).toMatchObject({ outstandingAmount: 100, creditExposure: 350 });
  });

  it('hides it without Finance.View, including from sort and filter', async () => {
    const page = await kim.call(customers.getCustomers, { filter: ours });
    expect(page.items.map(({ outstandingAmount }) => outstandingAmount)).toEqual([
      null,
      null,
      null,
    ]);
    const detail = await kim.call(customers.getCustomerForEdit, { id: over });
    expect(detail.outstandingAmount).toBeNull();
    for (const query of [
      { sorting: 'outstandingAmount desc' },
      { filter: 'outstandingAmount gt 100' },
    ]) {
      const refused = kim.call(customers.getCustomers, query);
      await expect(refused).rejects.toMatchObject({ status: 400 });
    }
  });

  it('shows customers only their own figures, and no other tenant’s', async () => {
    const own = await oto.call(customers.getCustomers, { sorting: 'outstandingAmount desc' });
    const cedar = own.items[0]?.id ?? 0;
    const [seen] = await figures(lena, { filter: `id eq ${cedar}` });
    expect(await figures(oto, {})).toEqual([seen]);
    const mia = await testApp.acme.as('mia');
    expect(await figures(mia, {})).toEqual([[cedar, seen?.[1], null]]);
    const bea = await testApp.borealis.as('bea');
    expect(await figures(bea, { filter: ours })).toEqual([]);
    const theirs = await figures(bea, { filter: `id eq ${over}` });
    expect(theirs.filter(([id]) => id === over)).toEqual([]);
  });
});
