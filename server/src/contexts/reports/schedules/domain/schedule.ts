import { type LocalDate, startOfMonth, weekdayOf } from '@waybill/kernel/local-date';
import type { ReportSchedule } from '@waybill/contract/reports/schedules/shapes';

/** Whether a schedule is due on a day; monthly schedules are due on the first. */
export function isDueOn(
  { every, weekday }: Pick<ReportSchedule, 'every' | 'weekday'>,
  day: LocalDate,
): boolean {
  if (every === 'Day') return true;
  return every === 'Week' ? weekdayOf(day) === weekday : startOfMonth(day) === day;
}
