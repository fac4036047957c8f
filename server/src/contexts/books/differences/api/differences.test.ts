import * as contract from '@waybill/contract/books/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinanceDesk, financeDesk } from '#testing/finance/desk.ts';
import { Refused } from '#testing/test-app.ts';
import {
  type ConnectedBooks,
  connectXero,
  openAppWithXero,
  settleAMinuteLater,
} from '../../testing/connected-books.ts';

let books: ConnectedBooks;
let desk: FinanceDesk;
beforeAll(async () => {
  books = await openAppWithXero();
  desk = financeDesk(books.testApp.acme, books.lena);
});
afterAll(() => books.close());

const settle = () => settleAMinuteLater(books);

async function compared() {
  await books.lena.call(contract.compareBooks);
  await settle();
  return (await books.lena.call(contract.getBooksDifferences)).items;
}

async function billed() {
  const customerId = await desk.addCustomer();
  const { id } = await desk.bill(customerId, 100);
  const { invoice } = await books.lena.call(finance.getInvoiceForEdit, { id });
  await settle();
  return { id, number: invoice.invoiceNumber ?? '' };
}

/** Changes an invoice behind our back. */
function changeInXero(number: string, change: object): void {
  for (const [id, one] of books.xero.invoices) {
    if (one['InvoiceNumber'] === number) books.xero.invoices.set(id, { ...one, ...change });
  }
}

describe('comparing the books', () => {
  it('is refused before accounts are chosen', async () => {
    await expect(books.lena.call(contract.compareBooks)).rejects.toThrow(Refused);
    await expect(books.lena.call(contract.sendToBooks, { ids: [1] })).rejects.toThrow(Refused);
  });

  it('finds nothing where both are the same', async () => {
    await connectXero(books);
    await billed();
    expect(await compared()).toEqual([]);
  });

  it('finds other amounts and void documents, with both sides', async () => {
    const [changed, gone] = [await billed(), await billed()];
    changeInXero(changed.number, { Total: 120, AmountDue: 120 });
    changeInXero(gone.number, { Status: 'VOIDED', AmountDue: 0 });
    const items = await compared();
    expect(items.map(({ number, difference }) => ({ number, difference }))).toEqual(
      expect.arrayContaining([
        { number: changed.number, difference: 'Amount' },
        { number: gone.number, difference: 'Void' },
      ]),
    );
    expect(items.find(({ number }) => number === changed.number)).toMatchObject({
      ours: { total: 110, open: 110, isVoid: false },
      theirs: { total: 120, open: 120, isVoid: false },
    });
  });

  it('keeps a difference that is accepted out of the list until its amounts change', async () => {
    const [first] = await compared();
    const { kind, number } = first ?? { kind: 'Invoice' as const, number: '' };
    const reason = 'Agreed with the accountant';
    await books.lena.call(contract.acceptBooksDifference, { kind, number, reason });
    const open = await compared();
    expect(open.map((one) => one.number)).not.toContain(number);
    const all = await books.lena.call(contract.getBooksDifferences, { withAccepted: true });
    expect(all.items.find((one) => one.number === number)?.accepted).toEqual({
      reason,
      userName: 'Lena Novák',
    });
    changeInXero(number, { Total: 130, AmountDue: 130, Status: 'AUTHORISED' });
    expect((await compared()).map((one) => one.number)).toContain(number);
  });

  it('links a record to the document that has its number, once', async () => {
    const { number } = await billed();
    changeInXero(number, { Total: 500, AmountDue: 500 });
    books.xero.troubles.length = 0;
    const items = await compared();
    const one = items.find((each) => each.number === number);
    const id = one?.ours?.transferId ?? 0;
    const theirId = one?.theirs?.theirId ?? '';
    await books.lena.call(contract.linkToBooks, { id, theirId });
    const other = items.find((each) => each.ours !== null && each.number !== number);
    const otherId = other?.ours?.transferId ?? 0;
    const refused = books.lena.call(contract.linkToBooks, { id: otherId, theirId });
    await expect(refused).rejects.toMatchObject({
      error: { message: 'This document is already linked to another record.' },
    });
    const unknown = books.lena.call(contract.linkToBooks, { id, theirId: 'nothing' });
    await expect(unknown).rejects.toMatchObject({ status: 409 });
  });

  it('exchanged nothing that the published descriptions do not know', () => {
    expect(books.xero.faults).toEqual([]);
  });
});
