import { daysBetween, localDate } from '@waybill/kernel/local-date';

/** How many days a due date is past; 0 while it is not. Both are days of the tenant. */
const daysOverdue = (dueDay: string, today: string): number =>
  Math.max(0, daysBetween(localDate(dueDay), localDate(today)));

/** `3 days overdue`, or nothing while it is not. */
export function overdueText(dueDay: string, today: string): string {
  const days = daysOverdue(dueDay, today);
  if (days === 0) return '';
  return days === 1 ? '1 day overdue' : `${days} days overdue`;
}
