import { BooksRefusal } from '@waybill/adapters/accounting';
import { ZERO } from '@waybill/kernel/money';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { SettingsOfBooks } from '../connection/sql.ts';
import { booksDocument, type ProgramDocument } from './program-document.ts';
import type { RecordOfOurs } from './queue.ts';
import { prepayment } from './sql/prepayments.ts';
import { rcti, rctiLines, supplierRecord } from './sql/rctis.ts';
import { creditLines, creditNoteToSend, invoiceLines, invoiceToSend } from './sql/records.ts';
import type { TransferRow } from './sql/transfers.ts';

/** A document to send, and the customer or supplier that it is of. */
export type OurDocument = {
  readonly document: ProgramDocument;
  readonly contact: RecordOfOurs;
};

type Query = Pick<TransferRow, 'kind' | 'our_id'> & { readonly settings: SettingsOfBooks };

/** @throws {BooksRefusal} where the record is gone, or has no account */
export async function ourDocument(db: TenantDb, query: Query): Promise<OurDocument> {
  const found = await (query.kind === 'Bill'
    ? billOf(db, query)
    : query.kind === 'Prepayment'
      ? prepaymentOf(db, query)
      : saleOf(db, query));
  if (found === undefined) throw new BooksRefusal('This record no longer exists.');
  return found;
}

async function saleOf(
  db: TenantDb,
  { kind, our_id: id, settings }: Query,
): Promise<OurDocument | undefined> {
  const { currency, timezone } = await settingsOf(db);
  const isCredit = kind === 'CreditNote';
  const row = isCredit ? await creditNoteToSend(db, id, timezone) : await invoiceToSend(db, id);
  if (row === undefined) return undefined;
  const lines = isCredit ? await creditLines(db, id) : await invoiceLines(db, id);
  const parts = {
    kind: isCredit ? ('CreditNote' as const) : ('Invoice' as const),
    currency,
    lines,
  };
  const accounts = { ...settings, accountKey: settings.incomeAccountKey };
  return {
    document: booksDocument(row, parts, accounts),
    contact: { kind: 'Contact', ourId: row.customer_id },
  };
}

async function billOf(
  db: TenantDb,
  { our_id: id, settings }: Query,
): Promise<OurDocument | undefined> {
  const { currency } = await settingsOf(db);
  const row = await rcti(db, id);
  if (row === undefined) return undefined;
  if (settings.bills === null) throw new BooksRefusal('Choose an account for RCTIs first.');
  const { expenseAccountKey: accountKey, taxedKey, untaxedKey } = settings.bills;
  const document = booksDocument(
    { ...row, date: row.invoice_date, reference: null },
    { kind: 'Bill', currency, lines: await rctiLines(db, id) },
    { accountKey, taxedKey, untaxedKey, lineAccounts: [] },
  );
  return { document, contact: supplierRecord(row) };
}

/** The money stays what it is, without tax, until it is allocated. */
async function prepaymentOf(
  db: TenantDb,
  { our_id: id, settings }: Query,
): Promise<OurDocument | undefined> {
  const { currency } = await settingsOf(db);
  const row = await prepayment(db, id);
  if (row === undefined) return undefined;
  const { number, received_on: date, amount_minor: amount } = row;
  const line = {
    description: number,
    amount,
    tax: ZERO,
    accountKey: settings.bankAccountKey,
    taxKey: settings.untaxedKey,
    tracking: null,
  };
  return {
    document: {
      kind: 'Prepayment',
      number,
      date,
      dueDate: date,
      reference: '',
      currency,
      lines: [line],
      total: amount,
    },
    contact: { kind: 'Contact', ourId: row.customer_id },
  };
}
