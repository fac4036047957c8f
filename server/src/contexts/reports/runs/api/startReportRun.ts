import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { inputOf } from '../../reports/domain/requested.ts';
import { myself } from '../myself.ts';
import { reportFor, todayOf } from '../../reports/report-for.ts';
import { startRun } from '../start.ts';
import { toRun } from '../../reports/mappers.ts';

export const startReportRun = handle(contract.startReportRun, async ({ input, actor, db, now }) => {
  const report = reportFor(actor, input.reportId);
  const day = await todayOf(db, now);
  // Refuse now rather than by e-mail an hour later.
  inputOf(report, input.parameters, day);
  const me = myself(actor);
  const run = {
    user_id: me,
    report_id: report.id,
    parameters: input.parameters,
    format: input.format,
    day: day.today,
    schedule_id: null,
    readers: [],
  };
  return toRun(await startRun(db, run, now), me);
});
