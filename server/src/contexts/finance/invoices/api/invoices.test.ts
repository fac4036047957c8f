import * as contract from '@waybill/contract/finance/endpoints';
import * as tenancy from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';
import { addCustomer } from '#testing/finance/samples.ts';

let testApp: TestApp;
let lena: Caller;
let oto: Caller;
let cedar: number;
let other: number;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  oto = await testApp.acme.as('oto');
  const [row] = await testApp.acme.rows(
    sql<{ id: number }>`select id from customers.customer where company_name like 'Cedar%'`,
  );
  cedar = row?.id ?? 0;
  other = await testApp.acme.inTransaction(addCustomer);
});
afterAll(() => testApp.close());

const storage = (amount: number, over: object = {}) => ({
  description: 'Storage',
  items: [
    { packageType: 'Pallet', quantity: 2, pricingDetails: [{ description: 'November', amount }] },
  ],
  ...over,
});
const bill = (customerId: number, amount: number, over: object = {}) =>
  lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice: storage(amount, over) });
const statusAndFields = (refused: unknown) => {
  if (!(refused instanceof Refused)) throw refused;
  return [refused.status, refused.error.validationErrors?.flatMap((e) => e.members ?? []) ?? []];
};
const refusal = (work: Promise<unknown>) =>
  work.then(() => {
    throw new Error('It was not refused.');
  }, statusAndFields);

describe('ad hoc invoices', () => {
  it('save a line per price and all entered fields', async () => {
    const { id, invoiceNumber } = await bill(other, 250, {
      invoiceDate: '2026-11-01',
      dueDate: '2026-11-08',
      note: 'Thank you.',
    });
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id });
    expect(invoice).toMatchObject({
      invoiceNumber,
      invoiceType: 'Adhoc',
      status: 'Overdue',
      taxExclusiveAmount: 250,
      tax: 25,
      amount: 275,
      invoiceDate: '2026-10-31T13:00:00.000Z',
      dueDate: '2026-11-07T13:00:00.000Z',
    });
    expect(invoice.invoiceDetails).toMatchObject([
      { invoiceDetailType: 'Adhoc', description: 'November · 2 × Pallet', amount: 275 },
    ]);
  });

  it('require an item with a price, and a due date not before the invoice date', async () => {
    expect(await refusal(bill(other, 0))).toEqual([400, ['adhocInvoice.items']]);
    const items = { customerId: other, adhocInvoice: { items: [] } };
    expect(await refusal(lena.call(contract.generateAdhocInvoice, items))).toEqual([
      400,
      ['adhocInvoice.items'],
    ]);
    const dates = { invoiceDate: '2026-11-08', dueDate: '2026-11-01' };
    expect(await refusal(bill(other, 10, dates))).toEqual([400, ['adhocInvoice.dueDate']]);
  });

  it('cannot be dated into closed books', async () => {
    await testApp.acme.rows(sql`
      update tenancy.settings set groups = groups || '{"finance": {"closedUntil": "2026-09-30"}}'
    `);
    const closed = { invoiceDate: '2026-09-30' };
    expect(await refusal(bill(other, 10, closed))).toEqual([400, ['adhocInvoice.invoiceDate']]);
    await expect(bill(other, 10, { invoiceDate: '2026-10-01' })).resolves.toBeDefined();
  });
});

describe('the invoice list', () => {
  it('filters with OData, sorts and pages, also by the derived status [proto-011]', async () => {
    const customerId = await testApp.acme.inTransaction(addCustomer);
    await bill(customerId, 100, { invoiceDate: '2026-10-01' });
    await bill(customerId, 300);
    await bill(customerId, 200);
    const list = (args: object) => lena.call(contract.getInvoices, { customerId, ...args });
    const all = await list({ sorting: 'amount desc' });
    expect(all.items.map((i) => [i.amount, i.status])).toEqual([
      [330, 'Issued'],
      [220, 'Issued'],
      [110, 'Overdue'],
    ]);
    const overdue = await list({ filter: "status eq 'Overdue'" });
    expect([overdue.totalCount, overdue.items[0]?.amount]).toEqual([1, 110]);
    const large = await list({ filter: 'amount ge 220', maxResultCount: 1, sorting: 'id' });
    expect([large.totalCount, large.items.length, large.items[0]?.amount]).toEqual([2, 1, 330]);
  });

  it('shows a customer its own invoices, without the notes of staff', async () => {
    const mine = await bill(cedar, 100);
    const theirs = await bill(other, 100);
    await lena.call(contract.addInvoiceNote, { id: mine.id, note: 'Asked for a copy' });
    const seen = await oto.call(contract.getInvoices, { maxResultCount: 1000 });
    expect(new Set(seen.items.map((i) => i.customerId))).toEqual(new Set([cedar]));
    const { invoice } = await oto.call(contract.getInvoiceForEdit, { id: mine.id });
    expect(invoice.notes).toEqual([]);
    const asStaff = await lena.call(contract.getInvoiceForEdit, { id: mine.id });
    expect(asStaff.invoice.notes).toMatchObject([
      { note: 'Asked for a copy', userName: 'Lena Novák' },
    ]);
    for (const call of [contract.getInvoiceForEdit, contract.getInvoiceDocument]) {
      expect(await refusal(oto.call(call, { id: theirs.id }))).toEqual([404, []]);
    }
  });

  it('is not visible without the permission or to other tenants', async () => {
    const { id } = await bill(other, 100);
    const kim = await testApp.acme.as('kim');
    expect(await refusal(kim.call(contract.getInvoices))).toEqual([403, []]);
    expect(await refusal(oto.call(contract.voidInvoice, { id, note: 'No' }))).toEqual([403, []]);
    const ines = await testApp.borealis.as('ines');
    expect(await refusal(ines.call(contract.getInvoiceForEdit, { id }))).toEqual([404, []]);
    expect(await refusal(ines.call(contract.voidInvoice, { id, note: 'No' }))).toEqual([404, []]);
  });
});

describe('a void invoice', () => {
  it('keeps its number and reason, and cannot be voided again', async () => {
    const { id, invoiceNumber } = await bill(other, 100);
    await lena.call(contract.voidInvoice, { id, note: 'Entered twice' });
    const { invoice } = await lena.call(contract.getInvoiceForEdit, { id });
    expect(invoice).toMatchObject({ invoiceNumber, status: 'Void', outstandingAmount: 0 });
    expect(invoice.invoiceHistory.at(-1)).toMatchObject({
      action: 'Voided',
      note: 'Entered twice',
    });
    expect(await refusal(lena.call(contract.voidInvoice, { id, note: 'Again' }))).toEqual([
      409,
      [],
    ]);
    expect(await refusal(lena.call(contract.voidInvoice, { id, note: ' ' }))).toEqual([
      400,
      ['note'],
    ]);
  });
});

describe('PDFs and exports', () => {
  it('a German-speaking tenant sends German invoices with German dates and amounts', async () => {
    const ada = await testApp.acme.as('ada');
    const speak = async (name: string) => {
      const { items } = await ada.call(tenancy.getLanguages, {});
      const { id, displayName } = items.find((each) => each.name === name) ?? {};
      const language = { id, name, displayName: displayName ?? '', isDefault: true };
      await ada.call(tenancy.createOrUpdateLanguage, { language });
    };
    const { id } = await bill(cedar, 1000);
    await speak('de');
    const { fileToken } = await oto.call(contract.getInvoiceDocument, { id });
    const text = (await textOfPages(await fetchBytes(oto, fileToken))).join(' ');
    await speak('en');
    expect(text).toMatch(/Rechnung INV\d+ Rechnung an Cedar/);
    expect(text).toContain('Fälligkeitsdatum 2. Dez. 2026');
    expect(text).toContain('Summe inkl. GST 1.100,00');
    expect(text).toContain('Seite 1 von 1');
    expect(text).not.toMatch(/Total|Due|Page/);
  });

  it('a tax invoice PDF is downloaded by its token, by users who may see it', async () => {
    const { id, invoiceNumber } = await bill(cedar, 1000);
    const page = await oto.call(contract.getInvoiceDocument, { id });
    expect(page).toMatchObject({ fileName: `${invoiceNumber}.pdf`, fileType: 'application/pdf' });
    const pdf = await fetchBytes(oto, page.fileToken);
    const text = (await textOfPages(pdf)).join(' ');
    for (const words of [
      `Tax invoice ${invoiceNumber}`,
      'Acme Freight Pty Ltd',
      'ABN 51 824 753 556',
      'Cedar & Co',
      'GST $100.00',
      'Total inc GST $1,100.00',
    ]) {
      expect(text).toContain(words);
    }
    const ines = await testApp.borealis.as('ines');
    const { fileToken } = page;
    expect(await refusal(ines.call(contract.downloadDocument, { fileToken }))).toEqual([404, []]);
  });

  it('the list is exported as filtered', async () => {
    const customerId = await testApp.acme.inTransaction(addCustomer);
    const { invoiceNumber } = await bill(customerId, 1234.5);
    const { fileToken } = await lena.call(contract.exportInvoices, { customerId });
    const csv = (await fetchBytes(lena, fileToken)).toString('utf8');
    const [head, row, rest] = csv.split('\r\n');
    expect(head?.split(',').slice(0, 3)).toEqual(['Invoice', 'Date', 'Due']);
    expect(row).toContain(`${invoiceNumber},2026-11-18,2026-12-02,`);
    expect(row).toContain('1234.50,123.45,1357.95,1357.95');
    expect(rest).toBe('');
  });
});

async function fetchBytes(caller: Caller, fileToken: string): Promise<Buffer> {
  const { path } = contract.downloadDocument;
  const reply = await testApp.app.server.inject({
    url: `${path}?fileToken=${fileToken}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${caller.token}` },
  });
  return reply.rawPayload;
}
