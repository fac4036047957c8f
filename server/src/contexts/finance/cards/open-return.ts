import { randomUUID } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import type { CardReturnChanged } from '@waybill/contract/finance/events';
import { publish, enqueue, domainEvent } from '#platform/events.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { addReturn, type NewReturn } from './sql/returns.ts';

/** What is queued with every return: to find out what became of it, should nobody have heard. */
export const resolvingReturn = 'finance.resolveReturn';
const resolveAfter_ms = 60_000;

export type ReturnToSend = Omit<NewReturn, 'orderId' | 'userName'> & {
  /** Nobody waits for the answer: the background asks at once. */
  readonly isUnattended?: boolean;
};

/**
 * Writes what will go back to a card; commit it before the processor is asked. The payment is locked
 * and has been judged: until it is known what became of the return, it takes no other change.
 */
export async function openReturn(
  db: TenantDb,
  { isUnattended = false, ...query }: ReturnToSend,
  { now, userName }: FinanceCommand,
): Promise<number> {
  const id = await addReturn(db, { ...query, orderId: randomUUID(), userName }, now);
  const runAt = isUnattended ? {} : { runAt: new Date(now.getTime() + resolveAfter_ms) };
  await enqueue(db, resolvingReturn, { returnId: id }, runAt);
  const opened = { id, customerId: query.customerId, status: 'Pending' as const };
  publish(db, domainEvent('cardReturn.changed', opened satisfies CardReturnChanged));
  return id;
}
