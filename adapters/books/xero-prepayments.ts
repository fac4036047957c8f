import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import {
  type AccountingRequest,
  type BooksDocument,
  type BooksPage,
  BooksRefusal,
  type SoughtDocument,
  type TheirDocument,
} from '../accounting.ts';
import { call, dayIn, first, pageSize, read } from './xero-call.ts';
import * as shapes from './xero-shapes.ts';

/**
 * Money that is not allocated is an overpayment: it is created as a bank transaction, which has
 * no reference, so that the description of its line is our number.
 */
export async function createPrepayment(
  request: AccountingRequest,
  document: BooksDocument,
  key: string,
): Promise<TheirDocument> {
  const { number, contactId, currency, date: Date, lines } = document;
  const transaction = {
    Type: 'RECEIVE-OVERPAYMENT',
    Contact: { ContactID: contactId },
    BankAccount: { AccountID: lines[0]?.accountKey ?? '' },
    Date,
    CurrencyCode: currency,
    LineAmountTypes: 'NoTax',
    LineItems: [{ Description: number, Quantity: 1, UnitAmount: toDecimal(document.total) }],
  };
  const body = { BankTransactions: [transaction] };
  const path = '/BankTransactions';
  const saved = await call(request, { method: 'PUT', path, body, key });
  const { OverpaymentID: id } = first(read(shapes.BankTransactions, saved).BankTransactions);
  if (id === undefined) throw new BooksRefusal('Xero saved nothing.');
  return { ...(await overpayment(request, id)), number };
}

/** Overpayments cannot be found by a number: those of the contact are looked through. */
export async function findPrepayment(
  request: AccountingRequest,
  { number, contactId }: SoughtDocument,
): Promise<TheirDocument | null> {
  if (contactId === '') return null;
  const query = {
    where: `Type=="RECEIVE-OVERPAYMENT" AND Contact.ContactID==guid("${contactId}")`,
    order: 'Date DESC',
    page: '1',
    pageSize: String(pageSize),
  };
  const body = await call(request, { path: '/BankTransactions', query });
  const found = read(shapes.BankTransactions, body).BankTransactions.find(
    ({ Status, LineItems }) => Status !== 'DELETED' && LineItems[0]?.Description === number,
  );
  if (found?.OverpaymentID === undefined) return null;
  return { ...(await overpayment(request, found.OverpaymentID)), number };
}

async function overpayment(request: AccountingRequest, id: string): Promise<TheirDocument> {
  const body = await call(request, { path: `/Overpayments/${id}` });
  return documentOf(first(read(shapes.Overpayments, body ?? { Overpayments: [] }).Overpayments));
}

/** Overpayments of customers dated from a day on. */
export async function prepayments(
  request: AccountingRequest,
  { from, page }: { readonly from: LocalDate; readonly page: number },
): Promise<BooksPage<TheirDocument>> {
  const query = {
    where: `Date>=${dayIn(from)}`,
    order: 'Date ASC',
    page: String(page),
    pageSize: String(pageSize),
  };
  const body = await call(request, { path: '/Overpayments', query });
  const all = read(shapes.Overpayments, body).Overpayments;
  const rows = all.filter(({ Type }) => Type !== 'SPEND-OVERPAYMENT').map(documentOf);
  return { rows, isLast: all.length < pageSize };
}

type Overpayment = z.output<typeof shapes.Overpayments>['Overpayments'][number];

const documentOf = (one: Overpayment): TheirDocument => ({
  kind: 'Prepayment',
  id: one.OverpaymentID,
  number: one.LineItems[0]?.Description ?? one.Reference ?? '',
  contactId: one.Contact?.ContactID ?? '',
  contactName: one.Contact?.Name ?? '',
  date: one.Date,
  total: fromDecimal(one.Total),
  open: fromDecimal(one.RemainingCredit),
  isVoid: one.Status === 'VOIDED',
});
