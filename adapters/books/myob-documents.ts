import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type {
  AccountingRequest,
  BooksDocument,
  BooksPage,
  BooksDocumentKind,
  SoughtDocument,
  TheirDocument,
  VoidableKind,
} from '../accounting.ts';
import { call, dateOf, pageAt, quoted, read } from './myob-call.ts';
import { numberOf } from './myob-numbers.ts';
import * as shapes from './myob-shapes.ts';

const pathOf = (kind: BooksDocumentKind): string =>
  kind === 'Bill' ? '/Purchase/Bill' : '/Sale/Invoice';

/** @throws {BooksRefusal} where the number is too long */
export async function find(
  request: AccountingRequest,
  { kind, number }: SoughtDocument,
): Promise<TheirDocument | null> {
  const query = { $filter: `Number eq ${quoted(numberOf(number))}` };
  const found = documentsIn(kind, await call(request, { path: pathOf(kind), query }));
  return found.rows.find((one) => one.kind === kind) ?? null;
}

/** @throws {BooksRefusal} where the number is too long */
export async function create(
  request: AccountingRequest,
  document: BooksDocument,
): Promise<TheirDocument> {
  const isBill = document.kind === 'Bill';
  const path = `${pathOf(document.kind)}/Service`;
  const body = isBill ? billBody(document) : saleBody(document);
  const saved = await call(request, { method: 'POST', path, body });
  return isBill ? billOf(read(shapes.Bill, saved)) : saleOf(read(shapes.Invoice, saved));
}

/**
 * Credit notes are sales below 0. So are prepayments: their line is the money in the bank account,
 * and their journal memo tells them from credit notes.
 */
const saleBody = (document: BooksDocument) => ({
  ...sharedBody(document, document.kind === 'Invoice' ? 1 : -1),
  Customer: { UID: document.contactId },
  CustomerPurchaseOrderNumber: document.reference.slice(0, 20),
  ...(document.kind === 'Prepayment' && { JournalMemo: `${memoStart}${document.number}` }),
});

const memoStart = 'Prepayment ';

const billBody = (document: BooksDocument) => ({
  ...sharedBody(document, 1),
  Supplier: { UID: document.contactId },
  SupplierInvoiceNumber: document.number,
});

/** MYOB works out the tax by its tax codes. */
const sharedBody = (document: BooksDocument, sign: 1 | -1) => ({
  Number: numberOf(document.number),
  Date: dateOf(document.date),
  Terms: { PaymentIsDue: 'OnADayOfTheMonth', DueDate: dateOf(document.dueDate) },
  IsTaxInclusive: false,
  Lines: document.lines.map((line) => ({
    Type: 'Transaction',
    Description: line.description,
    Total: sign * toDecimal(line.amount),
    Account: { UID: line.accountKey },
    TaxCode: { UID: line.taxKey },
    ...(line.tracking !== null && { Job: { UID: line.tracking.optionId } }),
  })),
});

/** MYOB has no void sale or purchase: it is deleted. */
export async function voidDocument(
  request: AccountingRequest,
  kind: VoidableKind,
  id: string,
): Promise<void> {
  await call(request, { method: 'DELETE', path: `${pathOf(kind)}/Service/${id}` });
}

export async function documents(
  request: AccountingRequest,
  query: { readonly kind: BooksDocumentKind; readonly from: LocalDate; readonly page: number },
): Promise<BooksPage<TheirDocument>> {
  const { kind, from, page } = query;
  const sign = kind === 'Invoice' || kind === 'Bill' ? 'ge' : 'lt';
  const filter = `Date ge datetime'${dateOf(from)}' and TotalAmount ${sign} 0`;
  const body = await call(request, {
    path: pathOf(kind),
    query: { ...pageAt(page), $filter: filter },
  });
  const { rows, isLast } = documentsIn(kind, body);
  return { rows: rows.filter((one) => one.kind === kind), isLast };
}

function documentsIn(kind: BooksDocumentKind, body: unknown): BooksPage<TheirDocument> {
  const { Items, NextPageLink } =
    kind === 'Bill' ? read(shapes.Bills, body) : read(shapes.Invoices, body);
  const rows = Items.map((one) => ('Supplier' in one ? billOf(one) : saleOf(one)));
  return { rows, isLast: !NextPageLink };
}

const saleOf = (sale: z.output<typeof shapes.Invoice>): TheirDocument => ({
  ...documentOf(sale, sale.Customer),
  kind: kindOf(sale),
});

const billOf = (bill: z.output<typeof shapes.Bill>): TheirDocument => ({
  ...documentOf(bill, bill.Supplier),
  kind: 'Bill',
});

function kindOf({ TotalAmount, JournalMemo }: z.output<typeof shapes.Invoice>): BooksDocumentKind {
  if (TotalAmount >= 0) return 'Invoice';
  return JournalMemo?.startsWith(memoStart) === true ? 'Prepayment' : 'CreditNote';
}

type Member = Pick<
  z.output<typeof shapes.Invoice>,
  'UID' | 'Number' | 'Date' | 'TotalAmount' | 'BalanceDueAmount'
>;

const documentOf = (
  { UID, Number: number, Date: date, TotalAmount, BalanceDueAmount }: Member,
  contact: z.output<typeof shapes.Invoice>['Customer'],
) => ({
  id: UID,
  number,
  contactId: contact.UID,
  contactName: contact.Name ?? '',
  date,
  total: fromDecimal(Math.abs(TotalAmount)),
  open: fromDecimal(Math.abs(BalanceDueAmount)),
  isVoid: false,
});
