import { type CustomerCard, customerCard } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { type LocalDate, startOfMonth } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { type Age, ageingOn } from './domain/ageing.ts';
import { type BalancedTransaction, withBalances } from './domain/statement.ts';
import type { Office } from './office.ts';
import * as ledger from './sql/ledger.ts';
import { dayOf } from './wire.ts';

export type StatementAsked = {
  readonly customerId?: number | undefined;
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
};

export type Statement = {
  readonly card: CustomerCard;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly opening: Minor;
  readonly items: readonly BalancedTransaction[];
  readonly closing: Minor;
  readonly ageing: readonly Age[];
  readonly unallocated: Minor;
};

/**
 * A customer's statement, from the ledger; by default of the month up to today (decisions F-17).
 * Customers get their own, whoever they ask for.
 * @throws {Problem} CustomerOfInvoiceNotFound, NotValid
 */
export async function statementFor(
  db: TenantDb,
  actor: Actor,
  asked: StatementAsked,
  { timezone, today }: Office,
): Promise<Statement> {
  const customerId = actor.customerId ?? asked.customerId;
  if (customerId === undefined) throw notValidField('customerId', 'A customer is required');
  const to = asked.toDate === undefined ? today : dayOf(asked.toDate, timezone);
  const from = asked.fromDate === undefined ? startOfMonth(to) : dayOf(asked.fromDate, timezone);
  if (from > to) throw notValidField('fromDate', 'The period ends before it begins');
  const card = found(
    await customerCard(db, customerId),
    financeProblems.CustomerOfInvoiceNotFound,
    { customerId },
  );
  return statementOver(db, card, { from, to });
}

/** A customer's statement of some days, first and last included. */
export async function statementOver(
  db: TenantDb,
  card: CustomerCard,
  { from, to }: Pick<Statement, 'from' | 'to'>,
): Promise<Statement> {
  const books = await ledger.booksOf(db, { customerId: card.id, from, to });
  const { opening, transactions, open, unallocated } = books;
  const { items, closing } = withBalances(opening, transactions.map(transactionOf));
  const owed = open.map((i) => ({ dueDate: i.due_date, outstanding: i.outstanding_minor }));
  return { card, from, to, opening, items, closing, ageing: ageingOn(owed, to), unallocated };
}

const transactionOf = (row: ledger.TransactionRow) => ({
  kind: row.kind,
  date: row.date,
  referenceNo: row.reference_no,
  description: row.description,
  charge: row.charge_minor,
  payment: row.payment_minor,
});
