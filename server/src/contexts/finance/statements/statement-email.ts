import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { AccountStatement } from './statement.ts';

/** Tells that a statement can be read; whoever hears it writes to the customer. */
export const statementReady = (db: TenantDb, { card, from, to, closing }: AccountStatement): void =>
  publish(db, 'statement.ready', {
    id: null,
    customerId: card.id,
    balanceMinor: closing,
    date: to,
    fromDate: from,
  });
