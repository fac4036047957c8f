import { dateText } from '@waybill/kernel/formats';

/** A time of day, `HH:mm`; an empty text for none. */
export type PlainTime = string;

/**
 * Parses what people type for a time: `2:05 pm`, `2pm`, `14:05`, `14.05`, `1405`, `9`. Returns
 * empty text unchanged; undefined if it is not a time.
 */
export function readTime(text: string): PlainTime | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === '') return '';
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?\s?m?\.?|uhr)?$/.exec(clean);
  if (found === null) return undefined;
  const [, hourText = '', minute = '00', half] = found;
  const hour = Number(hourText);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  if (hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Formats a time in a language: 2:05 pm, 14:05. */
export const writeTime = (time: PlainTime, language: string): string =>
  dateText(`1970-01-01T${time.slice(0, 5)}:00Z`, 'time', { language, timezone: 'UTC' });
