import { relativeIn, writerOf } from './formats.ts';
import { localeOf } from './locale.ts';

/* Formats of a language needed by fields and few pages, in addition to `formats.ts`. */

/**
 * Returns a language's order of a numeric date: `dd/MM/yyyy`, `MM/dd/yyyy`, `dd.MM.yyyy`,
 * `yyyy-MM-dd`.
 */
export function dateOrderOf(language: string): string {
  const letters: Readonly<Record<string, string>> = { day: 'dd', month: 'MM', year: 'yyyy' };
  return writerOf('date', { language, timezone: 'UTC' })
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value)
    .join('');
}

/** Returns the order as an empty field shows it, in the letters of the language: `tt.mm.jjjj`. */
export function dateHintOf(language: string): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'dateTimeField' });
  const initialOf = (field: string) => (names.of(field)?.[0] ?? field[0] ?? '').toLowerCase();
  return dateOrderOf(language)
    .replace(/d/g, initialOf('day'))
    .replace(/M/g, initialOf('month'))
    .replace(/y/g, initialOf('year'));
}

/** Returns an hour as it heads a part of a day: 13 is `13`, or `1` where there are 12 hours. */
export const hourText = (hour: number, language: string): string =>
  writerOf('time', { language, timezone: 'UTC' })
    .formatToParts(hour * 3_600_000)
    .flatMap(({ type, value }) => (type === 'hour' ? String(Number(value)) : []))
    .join('');

/** Returns the first day of the week; 0 is Sunday. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(localeOf(language)) as WeekLocale;
  // Some browsers provide it as a property; for those with neither, Monday is assumed.
  const week = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return week.firstDay % 7;
}

type Week = { readonly firstDay: number };
type WeekLocale = Intl.Locale & { readonly getWeekInfo?: () => Week; readonly weekInfo?: Week };

/** Returns the word for a day relative to today: today, tomorrow, yesterday. */
export const dayWord = (days: number, language: string): string =>
  relativeIn(language).format(days, 'day');

/** Returns the thousands and decimal separators: `,` and `.`, or `.` and `,`. */
export function separatorsOf(language: string): {
  readonly group: string;
  readonly decimal: string;
} {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(12_345.5);
  const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') || '.' };
}

/** Formats a duration in days or hours: 6 days, 5 hours. */
export const spanText = (count: number, unit: 'day' | 'hour', language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );

/** Returns the time zone that this device is set to. */
export const deviceTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
