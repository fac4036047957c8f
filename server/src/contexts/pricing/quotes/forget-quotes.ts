import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { forgetReplies, forgetRequests } from './sql.ts';

const day_ms = 24 * 60 * 60 * 1000;
/** How long unbooked quotes are retained after they expired. */
const retention_ms = day_ms;
/**
 * Booked ones are retained. A run only scans this period, to avoid scanning all of them every day.
 */
const reach_ms = 40 * day_ms;
const atOnce = 1000;

/**
 * Deletes requests that expired a day ago, with their quotes, unless one was booked, and replies of
 * carriers.
 */
export async function forgetQuotes({ database, tenantId, now, signal }: DayCall): Promise<void> {
  const before = new Date(now.getTime() - retention_ms);
  const after = new Date(now.getTime() - reach_ms);
  const scope = systemScope(tenantId, 'pricing.forgetQuotes');
  for (let gone = atOnce; gone === atOnce && !signal.aborted; ) {
    gone = await database.transaction(scope, (db) => forgetRequests(db, { after, before }, atOnce));
  }
  await database.transaction(scope, (db) => forgetReplies(db, before));
}
