import { randomUUID } from 'node:crypto';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, enqueue } from '#platform/events.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { addReturn, type NewReturn } from './sql/returns.ts';

/** Every refund queues a task that finds its outcome if no response arrived. */
const resolveAfter_ms = 60_000;

export type ReturnToSend = Omit<NewReturn, 'orderId' | 'userName'> & {
  /** No user waits for the outcome: the background task runs at once. */
  readonly isUnattended?: boolean;
};

/**
 * Saves a return to a card; commit it before the request to the processor. The payment is locked
 * and has been checked. Until the outcome of the return is known, the payment accepts no other
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
