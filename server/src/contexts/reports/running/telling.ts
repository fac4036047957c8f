import type { ReportsFacts } from '@waybill/contract/reports/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells the open pages of a run's owner that it went on. */
export const tellOfRun = (
  db: TenantDb,
  run: { readonly id: string; readonly user_id: number },
): Promise<void> => {
  const payload: ReportsFacts['reportRun.changed'] = {
    id: run.id,
    customerId: null,
    userIds: [run.user_id],
  };
  return announce(db, fact('reportRun.changed', payload));
};
