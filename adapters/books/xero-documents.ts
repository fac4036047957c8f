import type { LocalDate } from '@waybill/kernel/local-date';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type {
  AccountingRequest,
  BooksDocument,
  BooksPage,
  BooksDocumentKind,
  SoughtDocument,
  TheirDocument,
  VoidableKind,
} from '../accounting.ts';
import { call, dayIn, first, pageSize, quoted, read } from './xero-call.ts';
import { createPrepayment, findPrepayment, prepayments } from './xero-prepayments.ts';
import * as shapes from './xero-shapes.ts';

/** The collection of a kind, its type, and the member with our number. */
const kinds = {
  Invoice: { path: '/Invoices', type: 'ACCREC', number: 'InvoiceNumber' },
  Bill: { path: '/Invoices', type: 'ACCPAY', number: 'InvoiceNumber' },
  CreditNote: { path: '/CreditNotes', type: 'ACCRECCREDIT', number: 'CreditNoteNumber' },
} as const;

/** The document under a number; one that is not void is preferred. */
export async function find(
  request: AccountingRequest,
  sought: SoughtDocument,
): Promise<TheirDocument | null> {
  const { kind, number } = sought;
  if (kind === 'Prepayment') return findPrepayment(request, sought);
  const { path, type, number: member } = kinds[kind];
  const query =
    kind === 'Invoice'
      ? { InvoiceNumbers: number }
      : { where: `Type=="${type}" AND ${member}==${quoted(number)}` };
  const found = documentsIn(kind, await call(request, { path, query }));
  const same = found.filter((one) => one.number === number);
  return same.find(({ isVoid }) => !isVoid) ?? same[0] ?? null;
}

/** PUT only creates; POST would also change existing records. */
export async function create(
  request: AccountingRequest,
  document: BooksDocument,
  key: string,
): Promise<TheirDocument> {
  const { kind } = document;
  if (kind === 'Prepayment') return createPrepayment(request, document, key);
  const { path } = kinds[kind];
  const body = { [path.slice(1)]: [documentBody(document, kind)] };
  return first(documentsIn(kind, await call(request, { method: 'PUT', path, body, key })));
}

/** We send the tax of each line: Xero uses `TaxAmount` instead of its own calculation. */
const documentBody = (document: BooksDocument, kind: VoidableKind) => ({
  Type: kinds[kind].type,
  [kinds[kind].number]: document.number,
  ...(kind !== 'CreditNote' && { DueDate: document.dueDate }),
  ...(kind === 'Invoice' && { SentToContact: true }),
  Contact: { ContactID: document.contactId },
  Date: document.date,
  Reference: document.reference,
  CurrencyCode: document.currency,
  LineAmountTypes: 'Exclusive',
  Status: 'AUTHORISED',
  LineItems: document.lines.map((line) => ({
    Description: line.description,
    Quantity: 1,
    UnitAmount: toDecimal(line.amount),
    AccountCode: line.accountKey,
    TaxType: line.taxKey,
    TaxAmount: toDecimal(line.tax),
    ...(line.tracking !== null && {
      Tracking: [
        {
          TrackingCategoryID: line.tracking.categoryId,
          TrackingOptionID: line.tracking.optionId,
        },
      ],
    }),
  })),
});

export async function voidDocument(
  request: AccountingRequest,
  kind: VoidableKind,
  id: string,
): Promise<void> {
  const path = `${kinds[kind].path}/${id}`;
  const [found] = documentsIn(kind, await call(request, { path }));
  if (found === undefined || found.isVoid) return;
  const body =
    kind === 'CreditNote'
      ? { CreditNotes: [{ CreditNoteID: id, Status: 'VOIDED' }] }
      : { Invoices: [{ InvoiceID: id, Status: 'VOIDED' }] };
  await call(request, { method: 'POST', path, body });
}

export async function documents(
  request: AccountingRequest,
  query: { readonly kind: BooksDocumentKind; readonly from: LocalDate; readonly page: number },
): Promise<BooksPage<TheirDocument>> {
  const { kind, from, page } = query;
  if (kind === 'Prepayment') return prepayments(request, query);
  const body = await call(request, {
    path: kinds[kind].path,
    query: {
      where: `Type=="${kinds[kind].type}" AND Date>=${dayIn(from)}`,
      order: 'Date ASC',
      page: String(page),
      pageSize: String(pageSize),
    },
  });
  const rows = documentsIn(kind, body);
  return { rows, isLast: rows.length < pageSize };
}

const gone = new Set(['VOIDED', 'DELETED']);

/** The documents of a kind in a response; invoices and bills share a collection. */
function documentsIn(kind: VoidableKind, body: unknown): TheirDocument[] {
  if (body === null) return [];
  const rows =
    kind === 'CreditNote'
      ? read(shapes.CreditNotes, body).CreditNotes.map((one) => ({
          ...one,
          id: one.CreditNoteID,
          number: one.CreditNoteNumber,
          open: one.RemainingCredit,
        }))
      : read(shapes.Invoices, body).Invoices.map((one) => ({
          ...one,
          id: one.InvoiceID,
          number: one.InvoiceNumber,
          open: one.AmountDue,
        }));
  return rows
    .filter(({ Type }) => Type === kinds[kind].type)
    .map(({ id, number, open, Contact, Date: date, Total, Status }) => ({
      kind,
      id,
      number,
      contactId: Contact?.ContactID ?? '',
      contactName: Contact?.Name ?? '',
      date,
      total: fromDecimal(Total),
      open: fromDecimal(open),
      isVoid: gone.has(Status),
    }));
}
