import type { DateHabits } from './date-habits.ts';

/** A date without time or zone, `yyyy-MM-dd`. */
export type PlainDate = string;

/**
 * Parses what people type for a date: `1/11`, `1.11.26`, `2026-11-01`, `today`, `tomorrow` (also in
 * the reader's language), `-7d`, `+2w`. Empty text is null; undefined if it is not a date. A
 * missing year is the one nearest to today.
 */
export function readDate(text: string, habits: DateHabits): PlainDate | null | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === '') return null;
  const named = { today: 0, tomorrow: 1, yesterday: -1 }[clean] ?? daysOfWord(clean, habits);
  if (named !== undefined) return addDays(habits.today(), named);
  const step = /^([+-]\d{1,4})\s*([dw])$/.exec(clean);
  if (step) return addDays(habits.today(), Number(step[1]) * (step[2] === 'w' ? 7 : 1));
  const parts = clean
    .split(/[/.\-\s]+/)
    .filter(Boolean)
    .map(Number);
  if (parts.some((part) => !Number.isInteger(part))) return undefined;
  return fromParts(clean, parts, habits);
}

/** Formats a date in the reader's format, e.g. `01/11/2026`. */
export function writeDate(date: PlainDate, habits: DateHabits): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return habits.order.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/** Adds days to a date; negative subtracts. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  plain(new Date(utc(date) + days * dayMs));

/** Adds months to a date; the last day of the month if the day does not exist. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return plain(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

/** Returns the whole weeks of the date's month, from the reader's first day of the week. */
export function weeksOfMonth(
  date: PlainDate,
  weekStartsOn: number,
): readonly (readonly PlainDate[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const lead = (new Date(utc(first)).getUTCDay() - weekStartsOn + 7) % 7;
  const length = Number(addDays(addMonths(first, 1), -1).slice(8));
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day - lead)),
  );
}

const dayMs = 86_400_000;
const utc = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);
const plain = (date: Date): PlainDate => date.toISOString().slice(0, 10);

function daysOfWord(word: string, { dayWords }: DateHabits): number | undefined {
  const at = dayWords.indexOf(word);
  return at < 0 ? undefined : at - 1;
}

function fromParts(
  text: string,
  parts: readonly number[],
  habits: DateHabits,
): PlainDate | undefined {
  const yearFirst = /^\d{4}\D/.test(text) || habits.order.startsWith('y');
  const [a = 0, b = 0, c] = parts;
  if (parts.length === 3 && yearFirst) return valid(a, b, c ?? 0);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const dayFirst = habits.order.indexOf('d') < habits.order.indexOf('M');
  const [month, day] = dayFirst ? [b, a] : [a, b];
  if (c !== undefined) return valid(c < 100 ? 2000 + c : c, month, day);
  return nearest(month, day, habits.today());
}

function nearest(month: number, day: number, today: PlainDate): PlainDate | undefined {
  const year = Number(today.slice(0, 4));
  const distance = (date: PlainDate) => Math.abs(utc(date) - utc(today));
  return [year - 1, year, year + 1]
    .flatMap((each) => valid(each, month, day) ?? [])
    .sort((one, other) => distance(one) - distance(other))[0];
}

function valid(year: number, month: number, day: number): PlainDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same && year >= 1900 && year <= 2199 ? plain(date) : undefined;
}
