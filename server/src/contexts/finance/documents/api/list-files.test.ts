import * as contract from '@waybill/contract/finance/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let lena: Caller;
let oto: Caller;
let desk: FinanceDesk;
let cedar: number;
let other: number;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  lena = await testApp.acme.as('lena');
  oto = await testApp.acme.as('oto');
  desk = financeDesk(testApp.acme, lena);
  const [row] = await testApp.acme.rows(
    sql<{ id: number }>`select id from customers.customer where company_name like 'Cedar%'`,
  );
  cedar = row?.id ?? 0;
  other = await desk.addCustomer();
});
afterAll(() => testApp.close());

const linesOf = async (caller: Caller, { fileToken }: { readonly fileToken: string }) => {
  const { body } = await caller.send(contract.downloadDocument, { fileToken });
  return String(body).trim().split('\r\n').slice(1);
};

describe('finance lists are exported in full, as filtered and sorted', () => {
  it('payments, with the invoices each paid and the refunds', async () => {
    const [one, two] = [await desk.bill(other, 100), await desk.bill(other, 10)];
    await desk.pay({
      paidAmount: 130,
      bankReference: '=1+1',
      allocatedInvoicePayments: [
        { invoiceId: one.id, paidAmount: 110 },
        { invoiceId: two.id, paidAmount: 11 },
      ],
    });
    const claimed = await desk.pay({ customerId: other, paidAmount: 5 });
    await lena.call(contract.reversePayment, { id: claimed.id, note: 'Bounced' });
    const file = await lena.call(contract.exportPayments, {
      customerId: other,
      sorting: 'paidAmount desc',
    });
    expect(file.fileName).toBe('Payments 2026-11-18.csv');
    const [first = '', second = '', ...rest] = await linesOf(lena, file);
    const paid = `"${one.invoiceNumber} 110.00; ${two.invoiceNumber} 11.00"`;
    expect(first).toContain(`,BankTransfer,130.00,9.00,0.00,${paid},'=1+1,`);
    expect(second).toMatch(/,5\.00,0\.00,0\.00,.*,2026-11-18,Lena Novák,Bounced$/);
    expect(rest).toEqual([]);
  });

  it('credit notes, with who requested and who decided', async () => {
    const { id, invoiceNumber } = await desk.bill(other, 50);
    const { invoiceDetails } = await desk.invoice(id);
    const details = [{ invoiceDetailId: invoiceDetails[0]?.id ?? 0, amount: 11 }];
    const creditNote = { customerId: other, invoiceId: id, amount: 11, note: 'Late', details };
    const query = await lena.call(contract.createCreditNoteRequest, { creditNote });
    await ada.call(contract.processCreditNoteRequest, {
      operation: 'Approve',
      creditNote: { id: query.id },
    });
    const file = await lena.call(contract.exportCreditNotes, { customerId: other });
    const lines = await linesOf(lena, file);
    expect(lines).toHaveLength(1);
    const requested = `${query.creditNoteNumber},2026-11-18,Lena Novák,.*,${invoiceNumber}`;
    const amounts = '11\\.00,11\\.00,1\\.00,0\\.00';
    const decided = 'Approved,Applied,2026-11-18,Ada Osei';
    expect(lines[0]).toMatch(new RegExp(`^${requested},${amounts},${decided}$`));
  });

  it('remittance advices, with their invoices', async () => {
    const { id, invoiceNumber } = await desk.bill(other, 30);
    const advised = await lena.call(contract.createRemittanceAdvice, {
      customerId: other,
      paymentDate: '2026-11-20',
      note: '@home',
      invoicePayments: [{ invoiceId: id, amount: 33 }],
    });
    const filter = `remittanceNumber eq '${advised.remittanceNumber}'`;
    const file = await lena.call(contract.exportRemittanceAdvices, { filter });
    const [line, ...rest] = await linesOf(lena, file);
    expect(line).toContain(`,2026-11-20,33.00,0.00,Pending,${invoiceNumber} 33.00,'@home,`);
    expect(rest).toEqual([]);
  });
});

it('a customer exports its own lists only, and no one else can download them', async () => {
  const mine = await desk.pay({ customerId: cedar, paidAmount: 1 });
  const theirs = await desk.pay({ customerId: other, paidAmount: 1 });
  const file = await oto.call(contract.exportPayments, {});
  const lines = await linesOf(oto, file);
  const has = (number: string) => lines.some((text) => text.startsWith(number));
  expect([has(mine.paymentReferenceNumber), has(theirs.paymentReferenceNumber)]).toEqual([
    true,
    false,
  ]);
  const none = await oto.call(contract.exportPayments, { customerId: other });
  expect(await linesOf(oto, none)).toEqual([]);
  const ines = await testApp.borealis.as('ines');
  const { fileToken } = file;
  expect((await ines.send(contract.downloadDocument, { fileToken })).status).toBe(404);
});

it('a list of several thousand rows is exported completely', async () => {
  const customerId = await desk.addCustomer();
  const { id } = await desk.bill(customerId, 1);
  await testApp.acme.rows(sql`
    insert into finance.invoice (
      tenant_id, customer_id, type, status, invoice_date, due_date, terms_days,
      tax_exclusive_minor, tax_minor, amount_minor, outstanding_minor, buyer, seller, adhoc,
      repeats_id, repeat_no, created_at
    )
    select i.tenant_id, i.customer_id, i.type, 'Draft', i.invoice_date, i.due_date, i.terms_days,
           n, 0, n, n, i.buyer, i.seller, i.adhoc, i.id, n, i.created_at
    from finance.invoice i, generate_series(1, 2500) n where i.id = ${id}
  `);
  const file = await lena.call(contract.exportInvoices, {
    filter: "status eq 'Draft'",
    customerId,
    sorting: 'amount asc',
  });
  const lines = await linesOf(lena, file);
  expect([lines.length, lines.at(-1)?.endsWith(',25.00,0.00,25.00,25.00')]).toEqual([2500, true]);
});
