import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/reports/endpoints';
import { reportsProblems } from '@waybill/contract/reports/problems';
import { handle } from '#platform/context.ts';
import { inputOf } from '../../reports/domain/requested.ts';
import { myself } from '../../runs/myself.ts';
import { readersAmong } from '../readers.ts';
import { insistOnSharing } from '../recipients.ts';
import { recipientsOf, saveRecipients } from '../sql.ts';
import { reportFor, todayOf } from '../../reports/report-for.ts';
import { addSchedule, changeSchedule } from '../../runs/sql.ts';
import { toSchedule } from '../../reports/mappers.ts';

export const createOrUpdateReportSchedule = handle(
  contract.createOrUpdateReportSchedule,
  async ({ input: { schedule }, actor, db, now }) => {
    const report = reportFor(actor, schedule.reportId);
    inputOf(report, schedule.parameters, await todayOf(db, now));
    insistOnSharing(actor, schedule.recipients);
    const isWeekly = schedule.every === 'Week';
    if (isWeekly && !schedule.weekday) throw notValidField('schedule.weekday', 'A day is required');
    const me = myself(actor);
    const names = await readersAmong(db, report, schedule.readers);
    const values = {
      user_id: me,
      report_id: report.id,
      parameters: schedule.parameters,
      format: schedule.format,
      every: schedule.every,
      weekday: isWeekly ? (schedule.weekday ?? null) : null,
      is_active: schedule.isActive,
      readers: names.map(({ userId }) => userId).filter((id) => id !== me),
    };
    const saved =
      schedule.id === undefined
        ? await addSchedule(db, values, now)
        : await changeSchedule(db, { ...values, id: schedule.id });
    const row = found(saved, reportsProblems.ScheduleNotFound);
    await saveRecipients(db, row.id, { emails: schedule.recipients, now });
    return toSchedule(row, { me, names, recipients: await recipientsOf(db, [row.id]) });
  },
);
