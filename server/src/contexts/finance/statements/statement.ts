import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { type LocalDate, startOfMonth } from '@waybill/kernel/local-date';
import { add, type Minor } from '@waybill/kernel/money';
import { type Age, ageingOn } from './domain/ageing.ts';
import type { FinanceSettings } from '../ledger/office.ts';
import * as ledger from '../ledger/sql.ts';
import { dayOf } from '../invoices/mappers.ts';

export type PeriodQuery = {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
};
export type StatementQuery = PeriodQuery & { readonly customerId?: number | undefined };

export type BalancedTransaction = {
  readonly kind: string;
  readonly date: LocalDate;
  readonly referenceNo: string;
  readonly description: string;
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly charge: Minor;
  readonly payment: Minor;
  /** The balance after this transaction. */
  readonly balance: Minor;
};

/** Opening and closing are those of the period, regardless of which transactions are returned. */
export type AccountStatement = {
  readonly card: CustomerCard;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Minor;
  readonly items: readonly BalancedTransaction[];
  /** The number of matching transactions. */
  readonly total: number;
  /** Their totals. */
  readonly charged: Minor;
  readonly paid: Minor;
  readonly closing: Minor;
  readonly ageing: readonly Age[];
  readonly unallocated: Minor;
};

/**
 * Reads a customer's statement from the ledger. Users of a customer always get their own.
 * @throws {Problem} CustomerOfInvoiceNotFound, NotValid
 */
export async function statementFor(
  { db, actor }: { readonly db: TenantDb; readonly actor: Actor },
  query: StatementQuery,
  {
    settings,
    reported: entriesQuery,
  }: { readonly settings: FinanceSettings; readonly reported?: ledger.EntriesQuery },
): Promise<AccountStatement> {
  const customerId = actor.customerId ?? query.customerId;
  if (customerId === undefined) throw notValidField('customerId', 'A customer is required');
  const { from, to } = periodOf(query, settings);
  const card = found(
    await customerCard(db, customerId),
    financeProblems.CustomerOfInvoiceNotFound,
    { customerId },
  );
  return statementOver(db, card, { from, to, reported: entriesQuery });
}

/**
 * Returns the days of a statement; the month up to today by default (decisions F-17).
 * @throws {Problem} NotValid
 */
export function periodOf(
  { fromDate, toDate }: PeriodQuery,
  { timezone, today }: FinanceSettings,
): Pick<AccountStatement, 'from' | 'to'> {
  const to = toDate === undefined ? today : dayOf(toDate, timezone);
  const from = fromDate === undefined ? startOfMonth(to) : dayOf(fromDate, timezone);
  if (from > to) throw notValidField('fromDate', 'The period ends before it begins');
  return { from, to };
}

type Over = Pick<AccountStatement, 'from' | 'to'> & {
  readonly reported?: ledger.EntriesQuery | undefined;
};

/** Reads a customer's statement of a period, first and last day included. */
export async function statementOver(
  db: TenantDb,
  card: CustomerCard,
  { from, to, reported: entriesQuery }: Over,
): Promise<AccountStatement> {
  const books = await ledger.booksOf(db, { customerId: card.id, from, to }, entriesQuery);
  const { opening, moved, charged, paid, total, open, unallocated } = books;
  const items = books.transactions.map((row) => transactionOf(row, opening));
  const owed = open.map((i) => ({ dueDate: i.due_date, outstanding: i.outstanding_minor }));
  const ageing = ageingOn(owed, to);
  return {
    card,
    from,
    to,
    opening,
    items,
    total,
    charged,
    paid,
    closing: add(opening, moved),
    ageing,
    unallocated,
  };
}

/** For statements of which only the balances are needed. */
export const noEntries: ledger.EntriesQuery = { skipCount: 0, maxResultCount: 0 };

const transactionOf = (row: ledger.TransactionRow, opening: Minor): BalancedTransaction => ({
  kind: row.kind,
  date: row.date,
  referenceNo: row.reference_no,
  description: row.description,
  invoiceId: row.invoice_id,
  paymentId: row.payment_id,
  charge: row.charge_minor,
  payment: row.payment_minor,
  balance: add(opening, row.moved_minor),
});
