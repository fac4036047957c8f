import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { forgetRates } from '../rates/sql.ts';
import { forgetWebhooks } from '../webhooks/sql.ts';
import { forgetImports } from './sql.ts';

const day_ms = 86_400_000;

/** Removes import tokens after a day (decisions O-05), webhooks and basket prices after 30 days. */
export async function forget({ database, tenantId, now }: DayCall): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day_ms);
  await database.transaction(systemScope(tenantId, 'shops-forget'), async (db) => {
    await forgetImports(db, before(1));
    await forgetWebhooks(db, before(30));
    await forgetRates(db, before(30));
  });
}
