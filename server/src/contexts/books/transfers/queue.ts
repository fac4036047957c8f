import type { TransferKind } from '@waybill/contract/books/lifecycle';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';
import { failedSettlementsOf, type TransferRow, waitingTransfers } from './sql/transfers.ts';

/** How often payments are read without anybody asking. */
export const readEvery_ms = 15 * 60_000;

export type RecordOfOurs = { readonly kind: TransferKind; readonly ourId: number };

/** Brings a record to the program; one pending task per record. */
export const queueSend = (
  db: TenantDb,
  { kind, ourId }: RecordOfOurs,
  runAt?: Date,
): Promise<void> =>
  enqueue(
    db,
    {
      name: 'books.send',
      key: `books-send-${db.scope.tenantId}-${kind}-${ourId}`,
      queue: queueOf(db),
      ...(runAt !== undefined && { runAt }),
    },
    { kind, ourId },
  );

/** Queues what failed for want of a document again, once the accounting software has that. */
export async function queueFailedSettlements(
  db: TenantDb,
  { kind, our_id: ourId }: Pick<TransferRow, 'kind' | 'our_id'>,
): Promise<void> {
  for (const one of await failedSettlementsOf(db, { kind, ourId })) await queueSend(db, one);
}

/** Queues all waiting transfers, after the software was connected again. */
export async function queueWaiting(db: TenantDb): Promise<void> {
  for (const record of await waitingTransfers(db)) await queueSend(db, record);
}

/** Queues what is dated since the day of the settings and was not wanted yet. */
export const queueGathering = (db: TenantDb): Promise<void> =>
  enqueue(db, { name: 'books.gather', key: `books-gather-${db.scope.tenantId}` }, {});

export const queueReading = (db: TenantDb, runAt: Date): Promise<void> =>
  enqueue(
    db,
    {
      name: 'books.receivePayments',
      key: `books-receive-${db.scope.tenantId}`,
      runAt,
      queue: queueOf(db),
    },
    {},
  );

export const queueComparison = (db: TenantDb, runAt: Date): Promise<void> =>
  enqueue(
    db,
    { name: 'books.compare', key: `books-compare-${db.scope.tenantId}`, runAt, queue: queueOf(db) },
    {},
  );

/**
 * One task at a time for each tenant: programs limit concurrent calls, and payments need invoices.
 */
const queueOf = (db: TenantDb): string => `books-${db.scope.tenantId}`;
