import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { forgetSent } from './sql.ts';

/** Removes sent quotes whose links have expired. */
export async function forgetSentQuotes({ database, tenantId, now }: DayCall): Promise<void> {
  await database.transaction(systemScope(tenantId, 'booking.forgetSentQuotes'), (db) =>
    forgetSent(db, now),
  );
}
