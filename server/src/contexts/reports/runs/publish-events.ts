import type { ReportsEvents } from '@waybill/contract/reports/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { ReportRunRow } from './sql.ts';

/** Notifies the open pages of a run's owner and readers of its progress. */
export const publishRunChanged = (
  db: TenantDb,
  run: Pick<ReportRunRow, 'id' | 'user_id' | 'readers'>,
): void => {
  const payload: ReportsEvents['reportRun.changed'] = {
    id: run.id,
    customerId: null,
    userIds: [run.user_id, ...run.readers],
  };
  publish(db, 'reportRun.changed', payload);
};
