import * as contract from '@waybill/contract/finance/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaints, type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
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

type Lines = readonly { readonly invoiceId: number; readonly amount: number }[];
const advise = (who: Caller, customerId: number | undefined, invoicePayments: Lines) =>
  who.call(contract.createRemittanceAdvice, {
    ...(customerId === undefined ? {} : { customerId }),
    paymentDate: '2026-11-20',
    note: 'By Friday',
    invoicePayments: [...invoicePayments],
  });
const selected = async (who: Caller, remittanceNumber: string) => {
  const filter = `remittanceNumber eq '${remittanceNumber}'`;
  const { items } = await who.call(contract.getRemittanceAdvices, { filter });
  return items[0];
};
const cancel = (who: Caller, remittanceNumber: string, note = 'Paid by card instead') =>
  who.call(contract.deleteRemittanceAdvice, { remittanceNumber, note });

describe('a remittance advice', () => {
  it('is created by staff for anyone and becomes a payment [role-031] [ui-roles-008]', async () => {
    const customerId = await desk.addCustomer();
    const [first, second] = [await desk.bill(customerId, 100), await desk.bill(customerId, 200)];
    const { remittanceNumber } = await advise(lena, customerId, [
      { invoiceId: first.id, amount: 110 },
      { invoiceId: second.id, amount: 50 },
    ]);
    expect(remittanceNumber).toMatch(/^RA\d{6}$/);
    expect(await selected(lena, remittanceNumber)).toMatchObject({
      customerId,
      totalAmount: 160,
      paidAmount: 0,
      status: 'Pending',
      note: 'By Friday',
      paymentDate: '2026-11-19T13:00:00.000Z',
      userName: 'Lena Novák',
      cancellation: null,
    });
    const part = [{ invoiceId: first.id, paidAmount: 110 }];
    await desk.pay({ remittanceNumber, paidAmount: 110, allocatedInvoicePayments: part });
    expect(await selected(lena, remittanceNumber)).toMatchObject({
      paidAmount: 110,
      status: 'PartiallyPaid',
      invoiceRemittances: [
        {
          invoiceId: first.id,
          invoiceNumber: first.invoiceNumber,
          paidAmount: 110,
          status: 'Paid',
        },
        { invoiceId: second.id, amount: 50, paidAmount: 0, status: 'Pending' },
      ],
    });
    const rest = [{ invoiceId: second.id, paidAmount: 60 }];
    await desk.pay({ remittanceNumber, paidAmount: 60, allocatedInvoicePayments: rest });
    expect(await selected(lena, remittanceNumber)).toMatchObject({
      paidAmount: 160,
      status: 'Paid',
    });
    const more = { remittanceNumber, paidAmount: 1, customerId };
    expect(await complaints(desk.pay(more))).toEqual(['remittanceNumber']);
  });

  it('is created by a customer only for itself [role-032] [ui-roles-008]', async () => {
    const { id: cedar } = (await oto.call(contract.getFinanceStatement, {})).customer;
    const stranger = await desk.addCustomer();
    const [own, foreign] = [await desk.bill(cedar, 100), await desk.bill(stranger, 100)];
    const { remittanceNumber } = await advise(oto, stranger, [{ invoiceId: own.id, amount: 110 }]);
    expect(await selected(oto, remittanceNumber)).toMatchObject({
      customerId: cedar,
      userName: expect.stringContaining('Oto') as string,
    });
    const theft = [{ invoiceId: foreign.id, amount: 1 }];
    expect(await complaints(advise(oto, undefined, theft))).toBe(404);
    const other = await advise(lena, stranger, theft);
    expect(await selected(oto, other.remittanceNumber)).toBeUndefined();
    expect(await complaints(cancel(oto, other.remittanceNumber))).toBe(404);
    await cancel(oto, remittanceNumber);
  });

  it('lists its customer’s invoices once each, up to the amount each owes', async () => {
    const [customerId, other] = [await desk.addCustomer(), await desk.addCustomer()];
    const [own, foreign] = [await desk.bill(customerId, 100), await desk.bill(other, 100)];
    const line = { invoiceId: own.id, amount: 10 };
    const wrong = { invoiceId: foreign.id, amount: 10 };
    expect(await complaints(advise(lena, customerId, []))).toEqual(['invoicePayments']);
    expect(await complaints(advise(lena, undefined, [line]))).toEqual(['customerId']);
    expect(await complaints(advise(lena, 999_999_999, [line]))).toBe(404);
    const tooMuch = [{ ...line, amount: 110.01 }, wrong, line];
    expect(await complaints(advise(lena, customerId, tooMuch))).toEqual([
      'invoicePayments[0].amount',
      'invoicePayments[1].invoiceId',
      'invoicePayments[2].invoiceId',
    ]);
    for (const amount of [0, -5, 1.005]) {
      const bad = advise(lena, customerId, [{ ...line, amount }]);
      expect(await complaints(bad)).toEqual(['invoicePayments[0].amount']);
    }
    const { items } = await lena.call(contract.getRemittanceAdvices, { customerId });
    expect(items).toEqual([]);
  });

  it('is cancelled with a note in the body while nothing is paid [proto-014]', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    const { remittanceNumber } = await advise(lena, customerId, [{ invoiceId, amount: 110 }]);
    expect(await complaints(cancel(lena, remittanceNumber, ' '))).toEqual(['note']);
    const { path } = contract.deleteRemittanceAdvice;
    const reply = await testApp.app.server.inject({
      method: 'DELETE',
      url: `${path}?remittanceNumber=${remittanceNumber}`,
      headers: { host: testApp.acme.host, authorization: `Bearer ${lena.token}` },
      payload: { note: 'Sent twice' },
    });
    expect(reply.statusCode).toBe(200);
    expect(await selected(lena, remittanceNumber)).toMatchObject({
      status: 'Cancelled',
      cancellation: { userName: 'Lena Novák', note: 'Sent twice' },
    });
    expect(await complaints(cancel(lena, remittanceNumber))).toBe(409);
    const late = { remittanceNumber, customerId, paidAmount: 110 };
    expect(await complaints(desk.pay(late))).toEqual(['remittanceNumber']);
    const unknown = { remittanceNumber: 'RA999999', customerId, paidAmount: 110 };
    expect(await complaints(desk.pay(unknown))).toEqual(['remittanceNumber']);
  });

  it('is either paid or cancelled, never both', async () => {
    const customerId = await desk.addCustomer();
    for (let round = 0; round < 20; round += 1) {
      const { id: invoiceId } = await desk.bill(customerId, 100);
      const { remittanceNumber } = await advise(lena, customerId, [{ invoiceId, amount: 110 }]);
      const allocatedInvoicePayments = [{ invoiceId, paidAmount: 110 }];
      const paying = { remittanceNumber, paidAmount: 110, allocatedInvoicePayments };
      const ended = await Promise.allSettled([desk.pay(paying), cancel(lena, remittanceNumber)]);
      expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('has a free-text status and a filter for it [st-029]', async () => {
    const customerId = await desk.addCustomer();
    const { id: invoiceId } = await desk.bill(customerId, 100);
    await advise(lena, customerId, [{ invoiceId, amount: 110 }]);
    const query = { customerId, filter: "status eq 'Pending'" };
    expect((await lena.call(contract.getRemittanceAdvices, query)).totalCount).toBe(1);
    const none = { customerId, filter: "status eq 'Paid'" };
    expect((await lena.call(contract.getRemittanceAdvices, none)).totalCount).toBe(0);
  });

  it('is printed for its customer', async () => {
    const { id: cedar } = (await oto.call(contract.getFinanceStatement, {})).customer;
    const { id: invoiceId, invoiceNumber } = await desk.bill(cedar, 100);
    const { remittanceNumber } = await advise(oto, undefined, [{ invoiceId, amount: 110 }]);
    const { fileToken } = await oto.call(contract.getRemittanceDocument, { remittanceNumber });
    const reply = await testApp.app.server.inject({
      url: `${contract.downloadDocument.path}?fileToken=${fileToken}`,
      headers: { host: testApp.acme.host, authorization: `Bearer ${oto.token}` },
    });
    const text = (await textOfPages(reply.rawPayload)).join(' ');
    expect(text).toContain(remittanceNumber);
    expect(text).toContain(`${invoiceNumber} $110.00`);
  });
});
