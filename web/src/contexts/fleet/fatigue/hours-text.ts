import type { Translate } from '#shell/texts/texts-context.ts';

/** Formats minutes as hours and minutes: `5:15`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

/** Formats the length of a window: 5:30 hours, 24 hours, 7 days. */
export function windowText(minutes: number, t: Translate): string {
  const days = minutes / 1440;
  if (days > 1 && Number.isInteger(days)) return t('{count} days', { count: days });
  return t('{hours} hours', { hours: minutes % 60 === 0 ? minutes / 60 : hoursText(minutes) });
}
