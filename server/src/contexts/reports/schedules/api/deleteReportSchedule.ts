import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { myself } from '../../runs/myself.ts';
import { dropSchedule, leaveSchedule } from '../../runs/sql.ts';

export const deleteReportSchedule = handle(
  contract.deleteReportSchedule,
  async ({ input: { id }, actor, db }) => {
    const isEnded = (await dropSchedule(db, id, myself(actor))) > 0;
    if (!isEnded && !(await leaveSchedule(db, id)))
      throw new Problem(reportsProblems.ScheduleNotFound);
    return null;
  },
);
