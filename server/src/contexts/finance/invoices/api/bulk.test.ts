import * as contract from '@waybill/contract/finance/endpoints';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDelivered } from '#testing/finance/delivered.ts';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { draftRepetition } from '../repeat.ts';

let testApp: TestApp;
let ada: Caller;
let lena: Caller;
let oto: Caller;
let desk: FinanceDesk;
let cedar: number;
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
  await testApp.settle();
});
afterAll(() => testApp.close());
afterEach(() => testApp.acme.inTransaction(insistIntact));

const unknown = 987_654_321;
const notThere = 'We could not find this invoice.';
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (refused: unknown) => refused instanceof Refused && refused.status,
  );
const outcomes = (results: readonly { invoiceId: number; value: unknown; message: unknown }[]) =>
  new Map(results.map(({ invoiceId, value, message }) => [invoiceId, value ?? message]));
/** Adds a draft as recurring invoices do. */
const draftOf = async (customerId: number): Promise<number> => {
  const pricingDetails = [{ description: 'Storage', amount: 10 }];
  const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
  const { id } = await lena.call(contract.generateAdhocInvoice, {
    customerId,
    adhocInvoice: { frequency: 'Weekly', items },
  });
  const payload = { invoiceId: id, count: 1 };
  const { signal } = new AbortController();
  const { database } = testApp.app;
  await draftRepetition({
    payload,
    database,
    tenantId: testApp.acme.id,
    now: testApp.clock.now,
    signal,
  });
  const { items: drafts } = await lena.call(contract.getInvoices, {
    customerId,
    filter: "status eq 'Draft'",
    sorting: 'id desc',
  });
  return drafts[0]?.id ?? 0;
};
const bytesOf = async (caller: Caller, fileToken: string): Promise<Uint8Array> => {
  const { path } = contract.downloadDocument;
  const reply = await testApp.app.server.inject({
    url: `${path}?fileToken=${fileToken}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${caller.token}` },
  });
  return reply.rawPayload;
};

describe('sending invoices', () => {
  it('e-mails the customers of issued invoices and says why others are not sent', async () => {
    const [sent, draft] = [await desk.bill(cedar, 100), await draftOf(cedar)];
    const silent = await desk.bill(await desk.addCustomer(), 100);
    await testApp.settle();
    const before = testApp.emails.length;
    const { results } = await lena.call(contract.sendInvoices, {
      invoiceIds: [draft, silent.id, unknown, sent.id, sent.id],
    });
    const [card] = await testApp.acme.rows(
      sql<{ email: string }>`select email from customers.customer where id = ${cedar}`,
    );
    expect(outcomes(results)).toEqual(
      new Map<number, unknown>([
        [sent.id, card?.email],
        [draft, 'This invoice is a draft. Issue it before you send it.'],
        [silent.id, 'This customer has no e-mail address. Add one to its details.'],
        [unknown, notThere],
      ]),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'Failed',
      'Failed',
      'Failed',
      'Success',
    ]);
    await testApp.settle();
    const emails = testApp.emails.slice(before).filter(({ to }) => to.includes(card?.email ?? ''));
    expect(emails.map(({ subject, attachments }) => [subject, attachments?.length])).toEqual([
      [`Invoice ${sent.invoiceNumber} from Acme Freight Pty Ltd`, 1],
    ]);
    const { invoiceHistory } = await desk.invoice(sent.id);
    expect(invoiceHistory.at(-1)).toMatchObject({
      action: 'Sent',
      userName: 'Lena Novák',
      note: card?.email,
    });
  });

  it('reaches the company even when the tenant has disabled invoice notifications', async () => {
    const { id } = await desk.bill(cedar, 100);
    await testApp.settle();
    await testApp.acme.rows(sql`
      insert into messaging.rule (tenant_id, event, audience, channel, is_on)
      values (${testApp.acme.id}, 'InvoiceIssued', 'Customer', 'Email', false)
    `);
    const before = testApp.emails.length;
    await lena.call(contract.sendInvoices, { invoiceIds: [id] });
    await testApp.settle();
    await testApp.acme.rows(sql`delete from messaging.rule where event = 'InvoiceIssued'`);
    expect(testApp.emails.length - before).toBe(1);
  });

  it('requires the permission to create invoices', async () => {
    const { id } = await desk.bill(cedar, 100);
    expect(await refusalOf(oto.call(contract.sendInvoices, { invoiceIds: [id] }))).toBe(403);
    const ines = await testApp.borealis.as('ines');
    const { results } = await ines.call(contract.sendInvoices, { invoiceIds: [id] });
    expect(outcomes(results)).toEqual(new Map([[id, notThere]]));
  });
});

describe('voiding invoices', () => {
  it('voids unpaid invoices of several customers and releases their bookings', async () => {
    const customers = [await desk.addCustomer(), await desk.addCustomer()];
    const [first = 0, second = 0] = customers;
    const freight = await testApp.acme.inTransaction((db) =>
      addDelivered(db, { customerId: second, freight: 20 }),
    );
    const made = await lena.call(contract.generateInvoices, { bookingIds: [freight] });
    const billed = made.customers[0]?.invoice?.id ?? 0;
    const typed = await desk.bill(first, 100);
    const paid = await desk.bill(first, 50);
    await desk.pay({
      paidAmount: 5,
      allocatedInvoicePayments: { invoiceId: paid.id, paidAmount: 5 },
    });
    const note = 'Month of another customer';
    const { results } = await ada.call(contract.voidInvoices, {
      invoiceIds: [typed.id, paid.id, billed, unknown],
      note,
    });
    expect(outcomes(results)).toEqual(
      new Map<number, unknown>([
        [billed, null],
        [typed.id, null],
        [paid.id, 'A partly paid invoice can no longer be voided.'],
        [unknown, notThere],
      ]),
    );
    for (const id of [billed, typed.id]) {
      const invoice = await desk.invoice(id);
      expect([invoice.status, invoice.invoiceHistory.at(-1)?.note]).toEqual(['Void', note]);
    }
    const balances = await Promise.all(
      customers.map((customerId) => lena.call(contract.getFinanceStatement, { customerId })),
    );
    expect(balances.map(({ closingBalance }) => closingBalance)).toEqual([50, 0]);
    const again = await lena.call(contract.generateInvoices, { bookingIds: [freight] });
    expect(again.customers[0]?.invoice?.amount).toBe(22);
  });

  it('voids each invoice once despite concurrent voids and payments', async () => {
    const customerId = await desk.addCustomer();
    const bills = [];
    for (let at = 0; at < 6; at += 1) bills.push(await desk.bill(customerId, 10));
    const ids = bills.map(({ id }) => id);
    const query = { invoiceIds: ids, note: 'Entered twice' };
    const [first = 0] = ids;
    const ended = await Promise.all([
      ada.call(contract.voidInvoices, query),
      ada.call(contract.voidInvoices, { ...query, invoiceIds: ids.toReversed() }),
      desk
        .pay({ paidAmount: 11, allocatedInvoicePayments: { invoiceId: first, paidAmount: 11 } })
        .catch(() => null),
    ]);
    const [one, other, payment] = ended;
    const voided = [...one.results, ...other.results].filter(({ status }) => status === 'Success');
    const expected = payment === null ? ids : ids.slice(1);
    expect(voided.map(({ invoiceId }) => invoiceId).toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('requires a reason, the permission, and open books', async () => {
    const { id } = await desk.bill(await desk.addCustomer(), 10);
    const query = { invoiceIds: [id], note: 'Entered twice' };
    expect(await refusalOf(ada.call(contract.voidInvoices, { ...query, note: ' ' }))).toBe(400);
    expect(await refusalOf(oto.call(contract.voidInvoices, query))).toBe(403);
    const close = (until: string | null) =>
      testApp.acme.rows(sql`
        update tenancy.settings set groups =
          jsonb_set(groups, '{finance}', ${JSON.stringify({ closedUntil: until })}::jsonb)
      `);
    await close('2026-11-18');
    expect(await refusalOf(ada.call(contract.voidInvoices, query))).toBe(400);
    await close(null);
    expect((await desk.invoice(id)).status).toBe('Issued');
  });
});

describe('PDFs of several invoices', () => {
  it('are returned as one archive with a file name each', async () => {
    const bills = [await desk.bill(cedar, 10), await desk.bill(cedar, 20)];
    const drafts = [await draftOf(cedar), await draftOf(cedar)];
    const { results, fileTokens } = await lena.call(contract.printInvoices, {
      invoiceIds: [...bills.map(({ id }) => id), ...drafts, unknown],
    });
    expect(outcomes(results).get(unknown)).toBe(notThere);
    const { fileToken, fileName } = await lena.call(contract.zipDocuments, {
      fileTokens,
      name: 'Invoices of November',
    });
    expect(fileName).toBe('Invoices of November.zip');
    const pdfs = Object.entries(unzipSync(await bytesOf(lena, fileToken)));
    expect(pdfs.map(([name]) => name)).toEqual([
      ...bills.map(({ invoiceNumber }) => `${invoiceNumber}.pdf`),
      'Draft.pdf',
      'Draft (2).pdf',
    ]);
    for (const [, bytes] of pdfs) expect(strFromU8(bytes.slice(0, 5), true)).toBe('%PDF-');
  });

  it('are available to their own customer only', async () => {
    const [mine, theirs] = [
      await desk.bill(cedar, 10),
      await desk.bill(await desk.addCustomer(), 10),
    ];
    const query = { invoiceIds: [mine.id, theirs.id] };
    const { results, fileTokens } = await oto.call(contract.printInvoices, query);
    expect(outcomes(results)).toEqual(
      new Map<number, unknown>([
        [mine.id, `${mine.invoiceNumber}.pdf`],
        [theirs.id, notThere],
      ]),
    );
    expect(fileTokens).toHaveLength(1);
    const whole = await lena.call(contract.printInvoices, query);
    const zip = (caller: Caller) =>
      caller.call(contract.zipDocuments, { fileTokens: whole.fileTokens, name: 'Mine' });
    expect(await refusalOf(zip(oto))).toBe(404);
    expect(await refusalOf(zip(await testApp.borealis.as('ines')))).toBe(404);
    expect((await zip(lena)).fileName).toBe('Mine.zip');
  });
});
