import { type ReportDefinition, reportById } from '@waybill/contract/reports/catalogue';
import type { Report, ReportRun, ReportSchedule } from '@waybill/contract/reports/shapes';
import type { RunRow, ScheduleRow } from './sql/rows.ts';

/** A report as people choose it. */
export const reportOnWire = (report: ReportDefinition): Report => ({
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
});

const titleOf = (id: string): string => reportById(id)?.title ?? 'A report that is no more';

export const runOnWire = (row: RunRow): ReportRun => ({
  id: row.id,
  reportId: row.report_id,
  title: titleOf(row.report_id),
  parameters: row.parameters,
  status: row.status,
  rowCount: row.row_count,
  totalCount: row.total_count,
  problem: row.problem,
  isScheduled: row.schedule_id !== null,
  creationTime: row.created_at.toISOString(),
  finishedTime: row.finished_at?.toISOString() ?? null,
});

export const scheduleOnWire = (row: ScheduleRow): ReportSchedule => ({
  id: row.id,
  reportId: row.report_id,
  title: titleOf(row.report_id),
  parameters: row.parameters,
  every: row.every,
  weekday: row.weekday,
  isActive: row.is_active,
});
