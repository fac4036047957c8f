import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';

/** An RCTI was created, sent, paid or voided: open pages reload it. */
export const publishChange = (db: TenantDb, id: number): void =>
  publish(db, 'rcti.changed', { id, customerId: null });
