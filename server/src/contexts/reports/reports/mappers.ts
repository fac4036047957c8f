import { type ReportDefinition, reportById } from '@waybill/contract/reports/reports/catalogue';
import type { ReportRunRow, ScheduleRow } from '../runs/sql.ts';
import type { RecipientRow } from '../schedules/sql.ts';
import type { Report } from '@waybill/contract/reports/reports/shapes';
import type { ReportReader, ReportSchedule } from '@waybill/contract/reports/schedules/shapes';
import type { ReportRun } from '@waybill/contract/reports/runs/shapes';

/** A report as listed for selection. */
export const toReport = (report: ReportDefinition): Report => ({
  id: report.id,
  name: report.name,
  description: report.description,
  parameters: report.parameters.map((parameter) => ({
    name: parameter.name,
    description: parameter.description,
    component: parameter.component,
    required: parameter.required,
    label: parameter.label,
    options: (parameter.options ?? []).map(({ value, label }) => ({ value, label })),
    usual: parameter.usual ?? '',
  })),
  title: report.title,
  group: report.group,
  hasChart: report.chart !== null,
  figureLabels: Object.fromEntries(
    report.columns
      .filter(({ key }) => report.records?.figures.includes(key))
      .map(({ key, label }) => [key, label]),
  ),
});

export const titleOf = (id: string): string => reportById(id)?.title ?? 'A report that is no more';

/** @param me the number of who sees it. */
export const toRun = (row: ReportRunRow, me: number): ReportRun => ({
  id: row.id,
  reportId: row.report_id,
  title: titleOf(row.report_id),
  parameters: row.parameters,
  format: row.format,
  status: row.status,
  rowCount: row.row_count,
  totalCount: row.total_count,
  problem: row.problem,
  isScheduled: row.schedule_id !== null,
  ownerName: row.user_id === me ? null : row.owner_name,
  creationTime: row.created_at.toISOString(),
  finishedTime: row.finished_at?.toISOString() ?? null,
});

type Seen = {
  readonly me: number;
  readonly names: readonly ReportReader[];
  readonly recipients: readonly RecipientRow[];
};

/** @param seen - the caller, the names of readers, and the recipients. */
export const toSchedule = (row: ScheduleRow, { me, names, recipients }: Seen): ReportSchedule => ({
  id: row.id,
  reportId: row.report_id,
  title: titleOf(row.report_id),
  parameters: row.parameters,
  format: row.format,
  every: row.every,
  weekday: row.weekday,
  isActive: row.is_active,
  readers: names.filter(({ userId }) => row.readers.includes(userId)),
  recipients: recipients
    .filter(({ schedule_id: of }) => of === row.id)
    .map(({ email, ended_at: end }) => ({ email, isEnded: end !== null })),
  ownerName: row.user_id === me ? null : row.owner_name,
});
