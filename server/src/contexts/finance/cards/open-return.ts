import { randomUUID } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, enqueue } from '#platform/events.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { addReturn, type NewReturn } from './sql/returns.ts';

/** Every refund queues a task that finds its outcome if no response arrived. */
const resolveAfter_ms = 60_000;

export type ReturnToSend = Omit<NewReturn, 'orderId' | 'userName'> & {
  /** Nobody waits for the answer: the background asks at once. */
  readonly isUnattended?: boolean;
};

/**
 * Writes what will go back to a card; commit it before the processor is asked. The payment is
 * locked and has been judged: until it is known what became of the return, it takes no other
 * change.
 */
export async function openReturn(
  db: TenantDb,
  { isUnattended = false, ...query }: ReturnToSend,
  { now, userName }: FinanceCommand,
): Promise<number> {
  const id = await addReturn(db, { ...query, orderId: randomUUID(), userName }, now);
  const runAt = isUnattended ? {} : { runAt: new Date(now.getTime() + resolveAfter_ms) };
  await enqueue(db, { name: 'finance.resolveReturn', ...runAt }, { returnId: id });
  const opened = { id, customerId: query.customerId, status: 'Pending' as const };
  publish(db, 'cardReturn.changed', opened);
  return id;
}
