import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';

/** Publishes that the connection, the transfers or the differences of the tenant have changed. */
export const booksChanged = (db: TenantDb): void =>
  publish(db, 'books.changed', { id: null, customerId: null });
