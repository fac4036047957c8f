import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../myself.ts';
import { forgottenBefore } from '../../schedules/daily.ts';
import { runsOf } from '../sql.ts';
import { toRun } from '../../reports/mappers.ts';

export const getReportRuns = handle(contract.getReportRuns, async ({ actor, db, now }) => {
  const me = myself(actor);
  const rows = await runsOf(db, me, forgottenBefore(now));
  return { items: rows.map((row) => toRun(row, me)) };
});
