import { sql } from 'kysely';
import type { TenantDb } from './database.ts';

/** A record that a request changes, such as `Booking 123`: the type in the history, and its id. */
export type ChangedRecord = { readonly record: string; readonly requestId: string };

/**
 * Has the history of changes show the request of each record, in a transaction that writes several
 * requests. Other records are shown with the first request.
 */
export function attributeChanges(db: TenantDb, changed: readonly ChangedRecord[]): void {
  if (changed.length === 0) return;
  const requests = Object.fromEntries(changed.map(({ record, requestId }) => [record, requestId]));
  db.later(sql`select set_config('app.requests_of_records', ${JSON.stringify(requests)}, true)`);
}
