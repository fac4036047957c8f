import * as contract from '@waybill/contract/finance/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { exposureOf } from '#testing/finance/delivered.ts';
import { insistIntact } from '#testing/finance/insist-intact.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let lena: Caller;
let oto: Caller;
let desk: FinanceDesk;
beforeAll(async () => {
  testApp = await openTestApp();
  lena = await testApp.acme.as('lena');
  oto = await testApp.acme.as('oto');
  desk = financeDesk(testApp.acme, lena);
});
afterAll(() => testApp.close());
afterEach(() => testApp.acme.inTransaction(insistIntact));

/** Adds an invoice with a line per amount (before ten per cent of tax). */
async function billLines(customerId: number, ...amounts: readonly number[]) {
  const pricingDetails = amounts.map((amount) => ({ description: 'Freight', amount }));
  const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
  const { id } = await lena.call(contract.generateAdhocInvoice, {
    customerId,
    adhocInvoice: { items },
  });
  const { invoiceDetails } = await desk.invoice(id);
  return { id, lines: invoiceDetails.map((line) => line.id) };
}
type Details = readonly { readonly invoiceDetailId: number; readonly amount: number }[];
const request = (who: Caller, invoiceId: number, details: Details, amount?: number) =>
  who.call(contract.createCreditNoteRequest, {
    creditNote: {
      invoiceId,
      amount: amount ?? details.reduce((sum, line) => sum + line.amount, 0),
      note: 'Arrived wet',
      details: details.map((line) => ({ ...line, notes: 'Two cartons' })),
    },
  });
const process = (creditNote: object, operation = 'Approve') =>
  lena.call(contract.processCreditNoteRequest, { operation, creditNote } as never);
const selected = async (id: number, who = lena) =>
  (await who.call(contract.getCreditNoteForEdit, { id })).creditNote;
const balance = async (customerId: number) =>
  (await lena.call(contract.getFinanceStatement, { customerId })).closingBalance;

describe('customer credit', () => {
  it('is requested line by line; customers request only for themselves', async () => {
    const { id: cedar } = (await oto.call(contract.getFinanceStatement, {})).customer;
    const { id: invoiceId, lines } = await billLines(cedar, 100, 50);
    const line = { invoiceDetailId: lines[0] ?? 0, amount: 40 };
    const { id, creditNoteNumber } = await request(oto, invoiceId, [line]);
    expect(creditNoteNumber).toMatch(/^CN\d{6}$/);
    expect(await selected(id, oto)).toMatchObject({
      creditNoteNumber,
      customerId: cedar,
      invoiceId,
      amount: 40,
      approvedAmount: null,
      status: 'Requested',
      settlement: null,
      details: [
        {
          ...line,
          approvedAmount: null,
          creditNoteDetailType: 'Adhoc',
          notes: 'Two cartons',
          chargedAmount: 110,
          creditableAmount: 110,
        },
      ],
      notes: [{ note: 'Arrived wet', userName: expect.stringContaining('Oto') as string }],
    });
    expect((await desk.invoice(invoiceId)).creditNotes).toMatchObject([{ id, amount: 40 }]);
    const mine = { operation: 'Approve' as const, creditNote: { id } };
    expect(await complaints(oto.call(contract.processCreditNoteRequest, mine))).toBe(403);
    const { id: foreign, lines: theirs } = await billLines(await desk.addCustomer(), 10);
    const theft = [{ invoiceDetailId: theirs[0] ?? 0, amount: 1 }];
    expect(await complaints(request(oto, foreign, theft))).toBe(404);
    await oto.call(contract.deleteCreditNote, { id });
    expect(await complaints(selected(id, oto))).toBe(404);
  });

  it('is partially approved with an operation and amounts per detail [st-030]', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 100, 50);
    const [one = 0, two = 0] = lines;
    const { id } = await request(lena, invoiceId, [
      { invoiceDetailId: one, amount: 110 },
      { invoiceDetailId: two, amount: 55 },
    ]);
    const [first, second] = (await selected(id)).details;
    const details = [
      { id: first?.id, approvedAmount: 33 },
      { id: second?.id, approvedAmount: 0 },
    ];
    await process({ id, approvedAmount: 33, details, note: 'A third of the first' });
    expect(await selected(id)).toMatchObject({
      status: 'PartiallyApproved',
      approvedAmount: 33,
      approvedTax: 3,
      settlement: 'Applied',
      openAmount: 0,
      decision: { userName: 'Lena Novák' },
      details: [
        { approvedAmount: 33, creditableAmount: 77 },
        { approvedAmount: 0, creditableAmount: 55 },
      ],
      notes: [{ note: 'Arrived wet' }, { note: 'A third of the first' }],
    });
    expect(await desk.invoice(invoiceId)).toMatchObject({
      status: 'PartiallyPaid',
      outstandingAmount: 132,
      invoicePayments: [{ paymentType: 'CreditNote', paidAmount: 33 }],
    });
    expect(await balance(customerId)).toBe(132);
    const exposure = await testApp.acme.inTransaction((db) => exposureOf(db, customerId));
    expect(exposure).toBe(13_200);
    const { items } = await lena.call(contract.getFinanceStatement, { customerId });
    expect(items.map((i) => [i.txnType, i.charges, i.payments])).toContainEqual([
      'CreditNote',
      0,
      33,
    ]);
    expect(await complaints(process({ id }))).toBe(409);
    expect(await complaints(process({ id }, 'Reject'))).toBe(409);
    expect(await complaints(lena.call(contract.deleteCreditNote, { id }))).toBe(409);
  });

  it('is rejected without changing anything but the notes', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 100);
    const { id } = await request(lena, invoiceId, [{ invoiceDetailId: lines[0] ?? 0, amount: 10 }]);
    await process({ id, note: 'It was dry' }, 'Reject');
    expect(await selected(id)).toMatchObject({ status: 'Rejected', approvedAmount: null });
    expect((await desk.invoice(invoiceId)).outstandingAmount).toBe(110);
    await lena.call(contract.updateCreditNoteNotes, { id, notes: [{ note: 'Called' }] });
    expect((await selected(id)).notes.map(({ note }) => note)).toEqual([
      'Arrived wet',
      'It was dry',
      'Called',
    ]);
  });

  it('never exceeds what was charged, line by line', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 100, -20);
    const [one = 0, off = 0] = lines;
    const amountOf = 'creditNote.details[0].amount';
    const sendRequest = (...details: Details) => complaints(request(lena, invoiceId, details));
    expect(await sendRequest({ invoiceDetailId: one, amount: 110.01 })).toEqual([amountOf]);
    expect(await sendRequest({ invoiceDetailId: one, amount: -1 })).toEqual(['creditNote.amount']);
    expect(await sendRequest({ invoiceDetailId: one, amount: 1.005 })).toContain(amountOf);
    expect(await sendRequest({ invoiceDetailId: 999_999, amount: 1 })).toEqual([
      'creditNote.details[0].invoiceDetailId',
    ]);
    const twice = { invoiceDetailId: one, amount: 1 };
    expect(await sendRequest(twice, twice)).toEqual(['creditNote.details[1].invoiceDetailId']);
    const sum = complaints(request(lena, invoiceId, [twice], 2));
    expect(await sum).toEqual(['creditNote.amount']);
    const whole = [
      { invoiceDetailId: one, amount: 110 },
      { invoiceDetailId: off, amount: -22 },
    ];
    const { id } = await request(lena, invoiceId, whole);
    const [first, second] = (await selected(id)).details;
    const decide = (approvedAmount: number, a: number, b: number) =>
      complaints(
        process({
          id,
          approvedAmount,
          details: [
            { id: first?.id, approvedAmount: a },
            { id: second?.id, approvedAmount: b },
          ],
        }),
      );
    expect(await decide(110, 110, 0)).toEqual(['creditNote.approvedAmount']);
    expect(await decide(50, 40, 0)).toEqual(['creditNote.approvedAmount']);
    expect(await decide(0, 0, 0)).toEqual(['creditNote.approvedAmount']);
    expect(await complaints(process({ id, approvedAmount: 10 }))).toEqual(['creditNote.details']);
    await process({ id });
    expect(await selected(id)).toMatchObject({
      status: 'Approved',
      approvedAmount: 88,
      approvedTax: 8,
    });
    expect(await desk.invoice(invoiceId)).toMatchObject({ status: 'Paid', outstandingAmount: 0 });
    expect(await sendRequest({ invoiceDetailId: one, amount: 0.01 })).toEqual([amountOf]);
  });

  it('credits exactly the whole tax, however it is divided', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 0.95);
    const taxes: unknown[] = [];
    for (const amount of [0.33, 0.33, 0.39]) {
      const line = { invoiceDetailId: lines[0] ?? 0, amount };
      const { id } = await request(lena, invoiceId, [line]);
      await process({ id });
      taxes.push((await selected(id)).approvedTax);
    }
    expect(taxes).toEqual([0.03, 0.03, 0.04]);
    expect(await desk.invoice(invoiceId)).toMatchObject({ tax: 0.1, outstandingAmount: 0 });
  });

  it('above the amount owed waits until it is applied, refunded or left as credit', async () => {
    const customerId = await desk.addCustomer();
    const waiting = async () => {
      const { id: invoiceId, lines } = await billLines(customerId, 100);
      await desk.pay({ paidAmount: 100, allocatedInvoicePayments: { invoiceId, paidAmount: 100 } });
      const line = { invoiceDetailId: lines[0] ?? 0, amount: 50 };
      const { id } = await request(lena, invoiceId, [line]);
      await process({ id });
      return id;
    };
    const settle = (id: number, settlement: 'Applied' | 'Refunded' | 'KeptAsCredit', to?: number) =>
      lena.call(contract.settleCreditNote, {
        id,
        settlement,
        ...(to === undefined ? {} : { invoiceId: to }),
      });
    const [applied, refunded, saved] = [await waiting(), await waiting(), await waiting()];
    expect(await selected(applied)).toMatchObject({ settlement: 'Open', openAmount: 40 });
    expect(await balance(customerId)).toBe(-120);
    const { id: other } = await desk.bill(customerId, 30);
    expect(await complaints(settle(applied, 'Applied'))).toEqual(['invoiceId']);
    await settle(applied, 'Applied', other);
    expect(await desk.invoice(other)).toMatchObject({ status: 'Paid' });
    expect(await selected(applied)).toMatchObject({ settlement: 'Open', openAmount: 7 });
    await settle(refunded, 'Refunded');
    expect(await selected(refunded)).toMatchObject({ settlement: 'Refunded', openAmount: 0 });
    expect(await complaints(settle(refunded, 'Refunded'))).toBe(409);
    await settle(saved, 'KeptAsCredit');
    expect(await selected(saved)).toMatchObject({ settlement: 'KeptAsCredit', openAmount: 40 });
    expect(await balance(customerId)).toBe(-47);
    const { items, unallocatedAmount } = await lena.call(contract.getFinanceStatement, {
      customerId,
    });
    expect(unallocatedAmount).toBe(47);
    expect(items.at(-1)).toMatchObject({ txnType: 'Refund', charges: 40 });
  });

  it('is approved once, and two credits never exceed the line', async () => {
    for (let round = 0; round < 12; round += 1) {
      const customerId = await desk.addCustomer();
      const { id: invoiceId, lines } = await billLines(customerId, 100);
      const line = { invoiceDetailId: lines[0] ?? 0, amount: 66 };
      const [a, b] = [
        await request(lena, invoiceId, [line]),
        await request(lena, invoiceId, [line]),
      ];
      const ended = await Promise.allSettled([
        process({ id: a.id }),
        process({ id: a.id }),
        process({ id: b.id }),
        desk.pay({ paidAmount: 60, allocatedInvoicePayments: { invoiceId, paidAmount: 60 } }),
      ]);
      const approved = ended.slice(0, 3).filter(({ status }) => status === 'fulfilled');
      expect(approved).toHaveLength(1);
      const { outstandingAmount } = await desk.invoice(invoiceId);
      expect(outstandingAmount).toBe(ended[3].status === 'fulfilled' ? 0 : 44);
    }
  });

  it('is printed as an adjustment note after approval', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 100);
    const line = { invoiceDetailId: lines[0] ?? 0, amount: 11 };
    const { id, creditNoteNumber } = await request(lena, invoiceId, [line]);
    const print = () => lena.call(contract.getCreditNoteDocument, { id });
    expect(await complaints(print())).toBe(409);
    await process({ id });
    const reply = await testApp.app.server.inject({
      url: `${contract.downloadDocument.path}?fileToken=${(await print()).fileToken}`,
      headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
    });
    const text = (await textOfPages(reply.rawPayload)).join(' ');
    expect(text).toContain(`Adjustment note ${creditNoteNumber}`);
    expect(text).toContain('Credit ex GST $10.00 GST $1.00 Credit inc GST $11.00');
  });

  it('is listed for its own customer only', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId, lines } = await billLines(customerId, 100);
    const { id } = await request(lena, invoiceId, [{ invoiceDetailId: lines[0] ?? 0, amount: 1 }]);
    const filter = `id eq ${id} and status eq 'Requested'`;
    expect((await lena.call(contract.getCreditNotes, { filter })).totalCount).toBe(1);
    expect((await oto.call(contract.getCreditNotes, { filter })).totalCount).toBe(0);
  });
});
