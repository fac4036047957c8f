import { useTranslate } from '#shell/texts/texts-context.ts';
import { overdueText } from './overdue.ts';

/**
 * Shows how long an invoice is overdue, `3 days overdue`, or nothing. Days in the tenant's
 * timezone.
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
