import { isLocalDate } from '@waybill/kernel/local-date';
import { fromWallTime } from '@waybill/kernel/time';

export type CellClock = {
  /** The tenant's timezone. */
  readonly timezone: string;
  readonly isWorkbook: boolean;
};

const writtenDay = String.raw`(?:(\d{4}-\d\d-\d\d)|(\d{1,2})/(\d{1,2})/(\d{4}))`;
const writtenTime = String.raw`(\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?`;
const written = new RegExp(
  String.raw`^${writtenDay}(?:[T ]${writtenTime}(Z|[+-]\d\d:\d\d)?)?$`,
  'i',
);

/**
 * Parses a day and time as `2026-12-01 18:30` or `1/12/2026 18:30`, in the tenant's timezone unless
 * it states an offset; a day alone is its midnight. Returns null for anything else.
 */
export function momentInCell(text: string, { timezone, isWorkbook }: CellClock): Date | null {
  const [, iso, day = '', month = '', year = '', at = '00:00', offset = ''] =
    written.exec(text) ?? [];
  const date = iso ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = at.padStart(at.length > 5 ? 8 : 5, '0');
  if (!isLocalDate(date) || !isTime(time)) return null;
  // The cells of a workbook have no timezone: those that are dates are read with Z.
  const isLocal = offset === '' || (isWorkbook && offset.toUpperCase() === 'Z');
  if (isLocal) return fromWallTime(date, time, timezone);
  const moment = new Date(`${date}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);
