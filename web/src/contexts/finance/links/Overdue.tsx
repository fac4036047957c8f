import { useTranslate } from '#shell/texts/texts-context.ts';
import { overdueText } from './overdue.ts';

/**
 * How long an invoice is overdue, `3 days overdue`; nothing while it is not. Days of the tenant.
 */
export function Overdue({
  dueDay: scheduledDay,
  today,
}: {
  readonly dueDay: string;
  readonly today: string;
}) {
  return overdueText(scheduledDay, today, useTranslate());
}
