import { addDays, localDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import {
  type AccountingRequest,
  type BooksPage,
  BooksRefusal,
  type BooksSettlement,
  type SettledPayment,
  type SoughtSettlement,
  type TheirPayment,
} from '../accounting.ts';
import { call, dateOf, pageAt, quoted, read } from './myob-call.ts';
import * as shapes from './myob-shapes.ts';

/**
 * Credit notes and prepayments are sales below 0: both are applied, or refunded, as credits. MYOB
 * has no idempotency keys: those of settlements of invoices are in their memo.
 */
export async function settle(
  request: AccountingRequest,
  settlement: BooksSettlement,
  key: string,
): Promise<string> {
  const { target, from } = settlement;
  const memo = memoOf(settlement, key);
  if (from.kind !== 'Bank') {
    const body = settlementBody(settlement, { creditId: from.id, memo });
    return save(request, '/Sale/CreditSettlement', body);
  }
  if (target.kind === 'Invoice') {
    const body = customerPayment(settlement, { bankKey: from.key, memo });
    return save(request, '/Sale/CustomerPayment', body);
  }
  return target.kind === 'Bill'
    ? save(request, '/Purchase/SupplierPayment', supplierPayment(settlement, from.key))
    : save(request, '/Sale/CreditRefund', creditRefund(settlement, from.key));
}

const save = async (request: AccountingRequest, path: string, body: unknown): Promise<string> =>
  read(shapes.Saved, await call(request, { method: 'POST', path, body })).UID;

/** Bookkeepers see the memo, so it has the beginning of the key alone. */
const memoOf = ({ reference }: SoughtSettlement, key: string): string =>
  `${reference.slice(0, 240)} (${key.slice(0, 8)})`.trimStart();

const referenceOf = (memo: string): string => memo.replace(/ ?\([0-9a-f]{8}\)$/, '');

/** What an earlier attempt posted, by the key in its memo. */
export async function findSettlements(
  request: AccountingRequest,
  sought: SoughtSettlement,
  key: string,
): Promise<readonly string[]> {
  const { target, amount, from } = sought;
  const query = { $filter: `Memo eq ${quoted(memoOf(sought, key))}` };
  const path = from.kind === 'Bank' ? '/Sale/CustomerPayment' : '/Sale/CreditSettlement';
  const body = await call(request, { path, query });
  const all =
    from.kind === 'Bank'
      ? read(shapes.Payments, body).Items.map(({ UID, Invoices }) => ({ UID, parts: Invoices }))
      : read(shapes.CreditSettlements, body).Items.map(({ UID, Lines }) => ({
          UID,
          parts: Lines.map(({ Sale, AmountApplied }) => ({ UID: Sale.UID, AmountApplied })),
        }));
  return all
    .filter(({ parts }) =>
      parts.some(
        ({ UID, AmountApplied }) => UID === target.id && fromDecimal(AmountApplied) === amount,
      ),
    )
    .map(({ UID }) => UID);
}

const settlementBody = (
  settlement: BooksSettlement,
  { creditId, memo }: { readonly creditId: string; readonly memo: string },
) => ({
  Customer: { UID: settlement.contactId },
  Date: dateOf(settlement.date),
  Memo: memo,
  CreditFromInvoice: { UID: creditId },
  Lines: [
    {
      Type: 'Invoice',
      AmountApplied: toDecimal(settlement.amount),
      Sale: { UID: settlement.target.id },
    },
  ],
});

const customerPayment = (
  settlement: BooksSettlement,
  { bankKey, memo }: { readonly bankKey: string; readonly memo: string },
) => ({
  DepositTo: 'Account',
  Account: { UID: bankKey },
  Customer: { UID: settlement.contactId },
  Date: dateOf(settlement.date),
  Memo: memo,
  Invoices: [
    {
      UID: settlement.target.id,
      AmountApplied: toDecimal(settlement.amount),
      Type: 'Invoice',
    },
  ],
});

const supplierPayment = (settlement: BooksSettlement, bankKey: string) => ({
  PayFrom: 'Account',
  Account: { UID: bankKey },
  Supplier: { UID: settlement.contactId },
  Date: dateOf(settlement.date),
  Memo: settlement.reference,
  Lines: [
    {
      Type: 'Bill',
      Purchase: { UID: settlement.target.id },
      AmountApplied: toDecimal(settlement.amount),
    },
  ],
});

const creditRefund = (settlement: BooksSettlement, bankKey: string) => ({
  Account: { UID: bankKey },
  Invoice: { UID: settlement.target.id },
  Customer: { UID: settlement.contactId },
  Date: dateOf(settlement.date),
  Amount: toDecimal(settlement.amount),
  Memo: settlement.reference,
});

/** @throws {BooksRefusal} for a part of a payment, which MYOB deletes only as a whole */
export async function unsettle(
  request: AccountingRequest,
  { id, from }: SettledPayment,
): Promise<void> {
  if (from === null && wholeOf(id) !== id && (await isSettled(request, { id, from }))) {
    throw new BooksRefusal('This payment pays several invoices. Change it in MYOB.');
  }
  await call(request, { method: 'DELETE', path: pathOf({ id, from }) });
}

export async function isSettled(
  request: AccountingRequest,
  settled: SettledPayment,
): Promise<boolean> {
  return (await call(request, { path: pathOf(settled) })) !== null;
}

const pathOf = ({ id, from }: SettledPayment): string =>
  `/Sale/${from === null ? 'CustomerPayment' : 'CreditSettlement'}/${wholeOf(id)}`;

/** The part of a payment that pays one of several invoices, from 1. */
const partOf = (id: string, part: number): string => `${id}#${part}`;

const wholeOf = (id: string): string => id.split('#', 1)[0] ?? id;

/** Payments have no time of change: those of the last month are read again. */
const daysReadAgain = 31;

/** Payments of sales of the last month before `since`, and after. */
export async function payments(
  request: AccountingRequest,
  { since, page }: { readonly since: Date; readonly page: number },
): Promise<BooksPage<TheirPayment>> {
  const from = addDays(localDate(since.toISOString().slice(0, 10)), -daysReadAgain);
  const query = { ...pageAt(page), $filter: `Date ge datetime'${dateOf(from)}'` };
  const body = await call(request, { path: '/Sale/CustomerPayment', query });
  const { Items, NextPageLink } = read(shapes.Payments, body);
  const rows = Items.flatMap(({ UID, Date: date, Memo, Invoices }) =>
    Invoices.map((invoice, at) => ({
      id: Invoices.length === 1 ? UID : partOf(UID, at + 1),
      invoiceId: invoice.UID,
      amount: fromDecimal(invoice.AmountApplied),
      date,
      reference: referenceOf(Memo ?? ''),
      isDeleted: false,
    })),
  );
  return { rows, isLast: !NextPageLink };
}
