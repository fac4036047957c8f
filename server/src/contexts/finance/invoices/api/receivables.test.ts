import * as contract from '@waybill/contract/finance/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '#testing/finance/samples.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let customerId: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  customerId = await testApp.acme.inTransaction(addCustomer);
});
afterAll(() => testApp.close());

const bill = async (amount: number, dueDate: string): Promise<number> => {
  const pricingDetails = [{ description: 'Storage', amount }];
  const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
  const adhocInvoice = { description: 'Storage', invoiceDate: '2026-11-01', dueDate, items };
  return (await lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice })).id;
};

it('totals what is owed, overdue, and due within seven days, as the lists do', async () => {
  await bill(10, '2026-11-17');
  const today = await bill(100, '2026-11-18');
  await bill(1000, '2026-11-25');
  await bill(10_000, '2026-11-26');
  await lena.call(contract.voidInvoice, { id: await bill(7, '2026-11-10'), note: 'Twice' });
  await lena.call(contract.createPayment, {
    customerId,
    paymentDate: '2026-11-18',
    paidAmount: 60,
    allocatedInvoicePayments: { invoiceId: today, paidAmount: 50 },
  });
  expect(await lena.call(contract.getReceivables, { customerId })).toEqual({
    unpaid: { invoices: 4, amount: 12_171 },
    overdue: { invoices: 1, amount: 11 },
    dueSoon: { invoices: 2, amount: 1160 },
  });
  const all = await lena.call(contract.getReceivables, {});
  const filter = "status in ('Issued','PartiallyPaid','Overdue')";
  const { totalCount } = await lena.call(contract.getInvoices, { filter, maxResultCount: 0 });
  expect(all.unpaid.invoices).toBe(totalCount);
});

it('shows a customer only its own totals', async () => {
  const oto = await testApp.acme.as('oto');
  const own = await oto.call(contract.getReceivables, { customerId });
  const { customer } = await oto.call(contract.getFinanceStatement, {});
  expect(own).toEqual(await lena.call(contract.getReceivables, { customerId: customer.id }));
});
