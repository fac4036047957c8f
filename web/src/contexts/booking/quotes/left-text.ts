import { spanText } from '@waybill/kernel/field-formats';

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
const day_ms = 24 * hour_ms;

/** True if the time is shown as a countdown rather than by its end. */
export const isNear = (left_ms: number): boolean => left_ms < day_ms;

/** Formats the remaining time: `6 days`, `5 hours`, and under an hour `29:59`. */
export function leftText(left_ms: number, language: string): string {
  if (left_ms >= day_ms) return spanText(Math.floor(left_ms / day_ms), 'day', language);
  if (left_ms >= hour_ms) return spanText(Math.floor(left_ms / hour_ms), 'hour', language);
  const seconds = Math.max(0, Math.floor(left_ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
