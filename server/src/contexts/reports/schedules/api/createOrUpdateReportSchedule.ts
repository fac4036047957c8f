import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { inputOf } from '../../reports/domain/requested.ts';
import { myself } from '../../runs/myself.ts';
import { readersAmong } from '../readers.ts';
import { reportFor, todayOf } from '../../reports/report-for.ts';
import { addSchedule, changeSchedule } from '../../runs/sql.ts';
import { toSchedule } from '../../reports/mappers.ts';

export const createOrUpdateReportSchedule = handle(
  contract.createOrUpdateReportSchedule,
  async ({ input: { schedule }, actor, db, now }) => {
    const report = reportFor(actor, schedule.reportId);
    inputOf(report, schedule.parameters, await todayOf(db, now));
    const isWeekly = schedule.every === 'Week';
    if (isWeekly && !schedule.weekday) throw notValidField('schedule.weekday', 'A day is required');
    const me = myself(actor);
    const names = await readersAmong(db, report, schedule.readers);
    const row = {
      user_id: me,
      report_id: report.id,
      parameters: schedule.parameters,
      every: schedule.every,
      weekday: isWeekly ? (schedule.weekday ?? null) : null,
      is_active: schedule.isActive,
      readers: names.map(({ userId }) => userId).filter((id) => id !== me),
    };
    const saved =
      schedule.id === undefined
        ? await addSchedule(db, row, now)
        : await changeSchedule(db, { ...row, id: schedule.id });
    return toSchedule(found(saved, reportsProblems.ScheduleNotFound), { me, names });
  },
);
