import type { Translate } from '#shell/texts/texts-context.ts';
import { hoursText } from '../links/hours-text.ts';

/** Formats the length of a window: 5:30 hours, 24 hours, 7 days. */
export function windowText(minutes: number, t: Translate): string {
  const days = minutes / 1440;
  if (days > 1 && Number.isInteger(days)) return t('{count} days', { count: days });
  return t('{hours} hours', { hours: minutes % 60 === 0 ? minutes / 60 : hoursText(minutes) });
}
