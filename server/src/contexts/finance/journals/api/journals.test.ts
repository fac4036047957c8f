import * as contract from '@waybill/contract/finance/endpoints';
import * as tenancy from '@waybill/contract/tenancy/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { parse } from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());

const codes = { receivable: '=611', revenue: '200', tax: '820', bank: '091' };
const query = (over: Partial<ArgsOf<typeof contract.exportJournals>> = {}) => ({
  fromDate: '2026-11-18',
  toDate: '2026-11-18',
  format: 'Xero' as const,
  ...codes,
  ...over,
});
async function fileOf(over: Parameters<typeof query>[0] = {}): Promise<string> {
  const { fileToken } = await lena.call(contract.exportJournals, query(over));
  const reply = await testApp.app.server.inject({
    url: `${contract.downloadDocument.path}?fileToken=${fileToken}`,
    headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
  });
  return reply.body;
}

const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);

/** Returns a journal's balance after Xero has added its tax to each line. It must be zero. */
const balanceInXero = (rows: readonly Readonly<Record<string, string>>[]): number =>
  rows.reduce((sum, row) => {
    const amount = cents(row['*Amount']);
    return sum + amount + (row['*TaxRate'] === 'GST on Income' ? Math.round(amount / 10) : 0);
  }, 0);

describe('journals', () => {
  it('of a day balance, in Xero’s columns, with codes that cannot run as formulas', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    await desk.pay({ paidAmount: 110, allocatedInvoicePayments: { invoiceId, paidAmount: 110 } });
    const { data, meta } = parse<Record<string, string>>(await fileOf(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields).toEqual([
      '*Narration',
      '*Date',
      'Description',
      '*AccountCode',
      '*TaxRate',
      '*Amount',
    ]);
    expect(data).toContainEqual({
      '*Narration': 'Freight of 2026-11-18',
      '*Date': '18/11/2026',
      Description: 'Revenue before GST',
      '*AccountCode': '200',
      '*TaxRate': 'GST on Income',
      '*Amount': '-100.00',
    });
    expect(data.map((row) => row['*AccountCode'])).toContain("'=611");
    expect(balanceInXero(data)).toBe(0);
  });

  it('of taxed and untaxed sales name the tax rate of each line in Xero', async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10 * 86_400_000);
    const customerId = await desk.addCustomer();
    const pricingDetails = [
      { description: 'Road freight', amount: 100.04, isTaxable: true },
      { description: 'Sea freight to Auckland', amount: 50, isTaxable: false },
    ];
    const adhocInvoice = {
      description: 'Freight',
      invoiceDate: '2026-11-28',
      items: [{ packageType: 'Pallet', quantity: 1, pricingDetails }],
    };
    const { id } = await lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice });
    const second = { ...adhocInvoice, description: 'Freight again' };
    await lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice: second });
    await desk.pay({
      paidAmount: 160.04,
      paymentDate: '2026-11-28',
      allocatedInvoicePayments: { invoiceId: id, paidAmount: 160.04 },
    });
    const day = { fromDate: '2026-11-28', toDate: '2026-11-28' };
    const journal = 'Freight of 2026-11-28,28/11/2026';
    expect((await fileOf(day)).trimEnd().split('\r\n')).toEqual([
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount',
      `${journal},Bank,091,BAS Excluded,160.04`,
      `${journal},Accounts receivable,'=611,BAS Excluded,320.08`,
      `${journal},Accounts receivable,'=611,BAS Excluded,-160.04`,
      `${journal},Revenue before GST,200,GST on Income,-200.08`,
      `${journal},Revenue without GST,200,GST Free Income,-100.00`,
      `${journal},GST rounding,820,BAS Excluded,0.01`,
    ]);
    expect((await fileOf({ ...day, format: 'MYOB' })).trimEnd().split('\r\n')).toContain(
      'F261128,28/11/2026,Freight of 2026-11-28: Revenue before GST,200,0.00,300.08',
    );
  });

  it('of sellers that charge no GST are not on the BAS', async () => {
    const ada = await testApp.acme.as('ada');
    await ada.call(tenancy.updateAllSettings, { tax: { gst: 0 } });
    const text = await fileOf({ fromDate: '2026-11-28', toDate: '2026-11-28' });
    expect(text).toContain('Revenue without GST,200,BAS Excluded,-100.00');
    expect(text).not.toContain('GST Free Income');
    await ada.call(tenancy.updateAllSettings, { tax: { gst: 10 } });
  });

  it('of voids and credit notes take back both kinds of sales in Xero', async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
    const customerId = await desk.addCustomer();
    const day = '2026-11-29';
    const pricingDetails = [
      { description: 'Road freight', amount: 100, isTaxable: true },
      { description: 'Sea freight', amount: 50, isTaxable: false },
    ];
    const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
    const bill = (description: string) => {
      const adhocInvoice = { description, invoiceDate: day, items };
      return lena.call(contract.generateAdhocInvoice, { customerId, adhocInvoice });
    };
    const { id: voided } = await bill('Freight');
    const { id: invoiceId } = await bill('Freight again');
    await lena.call(contract.voidInvoice, { id: voided, note: 'Twice' });
    const { invoiceDetails } = await desk.invoice(invoiceId);
    const creditNote = {
      invoiceId,
      amount: 16,
      note: 'Late',
      details: [11, 5].map((amount, at) => ({
        invoiceDetailId: invoiceDetails[at]?.id ?? 0,
        amount,
        notes: 'Late',
      })),
    };
    const { id } = await lena.call(contract.createCreditNoteRequest, { creditNote });
    const approval = { operation: 'Approve', creditNote: { id } } as never;
    await lena.call(contract.processCreditNoteRequest, approval);
    const journal = 'Freight of 2026-11-29,29/11/2026';
    const text = await fileOf({ fromDate: day, toDate: day });
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      `${journal},Accounts receivable,'=611,BAS Excluded,320.00`,
      `${journal},Accounts receivable,'=611,BAS Excluded,-176.00`,
      `${journal},Revenue before GST,200,GST on Income,110.00`,
      `${journal},Revenue before GST,200,GST on Income,-200.00`,
      `${journal},Revenue without GST,200,GST Free Income,55.00`,
      `${journal},Revenue without GST,200,GST Free Income,-100.00`,
    ]);
  });

  it('of many days balance each in Xero', async () => {
    const { data } = parse<Record<string, string>>(
      await fileOf({ fromDate: '2026-11-01', toDate: '2026-11-30' }),
      { header: true, skipEmptyLines: true },
    );
    const days = [...Map.groupBy(data, (row) => row['*Date']).values()];
    expect(days.length).toBeGreaterThan(2);
    expect(days.map(balanceInXero)).toEqual(days.map(() => 0));
  });

  it('of several days are entries with an empty line between, in MYOB’s columns', async () => {
    const text = await fileOf({ format: 'MYOB', fromDate: '2026-09-01' });
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe('Journal Number,Date,Memo,Account Number,Debit Amount,Credit Amount');
    const journals = lines.join('\r\n').split('\r\n\r\n');
    expect(journals.length).toBeGreaterThan(2);
    for (const journal of journals) {
      const rows = parse<string[]>(journal, { skipEmptyLines: true }).data;
      expect(new Set(rows.map(([number]) => number)).size).toBe(1);
      const cents = (at: number) =>
        rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0);
      expect(cents(4)).toBe(cents(5));
    }
  });

  it('are for staff who create invoices, over a valid period', async () => {
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(contract.exportJournals, query()))).toBe(403);
    const backwards = query({ toDate: '2026-11-17' });
    expect(await complaints(lena.call(contract.exportJournals, backwards))).toEqual(['toDate']);
    const nameless = query({ bank: ' ' });
    expect(await complaints(lena.call(contract.exportJournals, nameless))).toEqual(['bank']);
  });

  it('are exported with the codes last used, separately for each program', async () => {
    const remembered = async () => (await lena.call(contract.getJournalAccounts)).items;
    await fileOf();
    await fileOf({ format: 'MYOB', receivable: '1-1200' });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await fileOf({ receivable: '612' });
    expect(await remembered()).toEqual([
      { format: 'Xero', ...codes, receivable: '612' },
      { format: 'MYOB', ...codes, receivable: '1-1200' },
    ]);
    const oto = await testApp.acme.as('oto');
    expect(await complaints(oto.call(contract.getJournalAccounts))).toBe(403);
  });
});
