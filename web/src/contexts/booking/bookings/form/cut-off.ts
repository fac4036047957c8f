import { isLocalDate } from '@waybill/kernel/local-date';
import { fromWallTime, localDateOf } from '@waybill/kernel/time';
import { writeTime } from '#ui/plain-time.ts';
import type { Translate } from '#shell/texts/texts-context.ts';

/** Earlier than this before the cut-off, no countdown is shown. */
const near_min = 120;

/** The cut-off of a service on the day of pickup: HH:mm in the timezone. */
type CutOff = {
  readonly cutOff: string;
  readonly day: string | null;
  readonly timezone: string;
  /** The reader's, BCP 47. */
  readonly language: string;
};

/**
 * Returns the time left to book for a pickup today: `Book within 0:42`; that the cut-off has
 * passed, or null if neither applies.
 */
export function cutOffText(
  { cutOff, day, timezone, language }: CutOff,
  now: number,
  t: Translate,
): string | null {
  const isToday = day === localDateOf(new Date(now), timezone);
  if (!isToday || !isLocalDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff)) return null;
  const minutes = Math.floor((fromWallTime(day, cutOff, timezone).getTime() - now) / 60_000);
  if (minutes < 0) return t('After the {cutOff} cut-off', { cutOff: writeTime(cutOff, language) });
  if (minutes > near_min) return null;
  const left = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return t('Book within {left}', { left });
}
