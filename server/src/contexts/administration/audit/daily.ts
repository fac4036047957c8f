import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { forgetAuditBefore } from './sql.ts';
import { forgetDiscardedBefore } from '../tasks/sql.ts';

const day_ms = 24 * 60 * 60_000;
const auditRetention_ms = 730 * day_ms;
const discardedRetention_ms = 90 * day_ms;

/** Deletes audit entries after two years, and discarded tasks after ninety days. */
export const forgetOld = ({ database, tenantId, now }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'old-audit-entries'), async (db) => {
    await forgetAuditBefore(db, new Date(now.getTime() - auditRetention_ms));
    await forgetDiscardedBefore(db, new Date(now.getTime() - discardedRetention_ms));
  });
