import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { AccountStatement } from './statement.ts';

/** Publishes that a statement is ready; its handler e-mails the customer. */
export const statementReady = (db: TenantDb, { card, from, to, closing }: AccountStatement): void =>
  publish(db, 'statement.ready', {
    id: null,
    customerId: card.id,
    balanceMinor: closing,
    date: to,
    fromDate: from,
  });
