import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { dropDeliveriesBefore } from './sql/rows.ts';

const retention_ms = 30 * 24 * 60 * 60_000;

/** Deletes deliveries that are a month old. */
export const forgetDeliveries = ({ database, tenantId, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'old-deliveries'), async (db) => {
    await dropDeliveriesBefore(db, new Date(now.getTime() - retention_ms));
  });
