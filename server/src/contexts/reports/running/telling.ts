import type { ReportsFacts } from '@waybill/contract/reports/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';
import type { RunRow } from '../sql/rows.ts';

/** Notifies the open pages of a run's owner and readers of its progress. */
export const tellOfRun = (db: TenantDb, run: Pick<RunRow, 'id' | 'user_id' | 'readers'>): void => {
  const payload: ReportsFacts['reportRun.changed'] = {
    id: run.id,
    customerId: null,
    userIds: [run.user_id, ...run.readers],
  };
  announce(db, fact('reportRun.changed', payload));
};
