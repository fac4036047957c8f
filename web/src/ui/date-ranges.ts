import { addDays, addMonths, type PlainDate } from './plain-date.ts';

/** Both ends are inclusive; an open end is null. */
export type DateRange = { readonly from: PlainDate | null; readonly to: PlainDate | null };

export const rangePresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
] as const;
export type RangePreset = (typeof rangePresets)[number];

/** Returns the days of a preset relative to today. */
export function rangeOf(preset: RangePreset, today: PlainDate): DateRange {
  const month = `${today.slice(0, 7)}-01`;
  const ranges: Readonly<Record<RangePreset, DateRange>> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: month, to: addDays(addMonths(month, 1), -1) },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
  };
  return ranges[preset];
}
