import * as finance from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';
import type { Caller, TestTenant } from '#testing/test-app.ts';

const priced = [{ packageType: 'Carton', quantity: 1, pricingDetails: [{ amount: 100 }] }];

/** The records of this context for the isolation test. */
export const financeIsolation = isolationRecords({
  ofCustomer: ['invoice', 'invoiceFile', 'invoiceLine', 'payment', 'creditNote'],
  ofTenant: ['fee', 'billingRun', 'statementRun', 'rcti'],
  inputs: {
    generateAdhocInvoice: () => ({ adhocInvoice: { items: priced } }),
  },
  make: async ({ tenant, admin, customer, code }) => ({
    fee: await feeRecord(admin, code),
    billingRun: await billingRunRecord(admin),
    ...(await invoiceRecords(admin, customer.number)),
    statementRun: await statementRunRecord(admin),
    rcti: await rctiRecord(tenant, admin),
  }),
});

async function feeRecord(admin: Caller, name: string) {
  const feeRates = [{ order: 1, basic: 1, break: 0, rate: 0 }];
  const how = { applyOn: 'Invoice' as const, calcMethod: 'Flat' as const };
  const { id } = await admin.call(finance.createOrUpdateFee, { fee: { name, ...how, feeRates } });
  return { number: id };
}

async function billingRunRecord(admin: Caller) {
  const nothing = { bookingIds: [], invoiceDate: '2026-11-16' };
  const { id } = await admin.call(finance.startBillingRun, nothing);
  return { guid: id };
}

async function statementRunRecord(admin: Caller) {
  const { id } = await admin.call(finance.startStatementRun, { delivery: 'Pdf' });
  return { guid: id };
}

async function invoiceRecords(admin: Caller, customerId: number) {
  const pricingDetails = [{ amount: 100 }];
  const adhocInvoice = { items: [{ packageType: 'Carton', quantity: 1, pricingDetails }] };
  const { id } = await admin.call(finance.generateAdhocInvoice, { customerId, adhocInvoice });
  const { fileToken } = await admin.call(finance.getInvoiceDocument, { id });
  const { invoice } = await admin.call(finance.getInvoiceForEdit, { id });
  const line = invoice.invoiceDetails[0]?.id ?? 0;
  const allocatedInvoicePayments = { invoiceId: id, paidAmount: 10 };
  const paid = { paymentDate: '2026-11-18', paidAmount: 20, allocatedInvoicePayments };
  const payment = await admin.call(finance.createPayment, paid);
  const details = [{ invoiceDetailId: line, amount: 5 }];
  const creditNote = { invoiceId: id, amount: 5, note: 'Isle', details };
  const credit = await admin.call(finance.createCreditNoteRequest, { creditNote });
  return {
    invoice: { number: id },
    invoiceFile: { text: fileToken },
    invoiceLine: { number: line },
    payment: { number: payment.id },
    creditNote: { number: credit.id },
  };
}

/** Uses the charges that the jobs context made for the first driver. */
async function rctiRecord(tenant: TestTenant, admin: Caller) {
  const [driver] = await tenant.rows(sql<{ id: string }>`
    select id from fleet.driver order by id limit 1
  `);
  const driverId = driver?.id ?? '';
  await admin.call(finance.createOrUpdateContractor, {
    contractor: {
      driverId,
      name: 'Patel Haulage Pty Ltd',
      abn: '33 102 417 032',
      address: '8 Beaumont Street\nMascot NSW 2020',
      email: 'accounts@patel.example',
      paymentDetails: 'BSB 062-000 Account 1234 5678',
      isGstRegistered: true,
      agreedOn: '2026-07-01',
    },
  });
  const { contractors } = await admin.call(finance.generateRctis, { driverIds: [driverId] });
  return { number: contractors[0]?.rcti?.id ?? 0 };
}
