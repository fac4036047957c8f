declare const localDateBrand: unique symbol;

/**
 * A calendar date, `yyyy-MM-dd`, years 0001 to 9999: no time, no zone. As text it compares with
 * `<`, and the database driver reads and writes it unchanged.
 */
export type LocalDate = string & { readonly [localDateBrand]: 'LocalDate' };

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Parses a date.
 * @throws {RangeError} unless the text is an existing date.
 */
export function localDate(text: string): LocalDate {
  if (isLocalDate(text)) return text;
  throw new RangeError(`'${text.slice(0, 40)}' is not a date (yyyy-MM-dd)`);
}

export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** @throws {RangeError} if there is no such date. */
export function dateOf(year: number, month: number, day: number): LocalDate {
  return localDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`);
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromDayNumber(dayNumber(date) + days);

/**
 * Returns the same day of another month, or that month's last: 31 January plus a month is 28
 * February.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  const monthNumber = year * 12 + (month - 1) + months;
  const first = dateOf(Math.floor(monthNumber / 12), (((monthNumber % 12) + 12) % 12) + 1, 1);
  return addDays(first, Math.min(day, daysInMonth(first)) - 1);
}

export const addYears = (date: LocalDate, years: number): LocalDate => addMonths(date, years * 12);

/** Returns the number of days from `from` to `to`; negative if it is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  dayNumber(to) - dayNumber(from);

export const startOfMonth = (date: LocalDate): LocalDate => localDate(`${date.slice(0, 8)}01`);

export const endOfMonth = (date: LocalDate): LocalDate =>
  addDays(startOfMonth(date), daysInMonth(date) - 1);

// Day 0, 1 January 1970, was a Thursday.
export const weekdayOf = (date: LocalDate): Weekday =>
  (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;

export type IsHoliday = (date: LocalDate) => boolean;

export const isBusinessDay = (date: LocalDate, isHoliday: IsHoliday): boolean =>
  weekdayOf(date) <= 5 && !isHoliday(date);

/**
 * Returns the date `days` business days after `date`, Monday to Friday without holidays. 0 days is
 * the date itself, or the next business day.
 * @throws {RangeError} for a negative or fractional number, or if no business day follows within a
 * year.
 */
export function businessDaysAfter(date: LocalDate, days: number, isHoliday: IsHoliday): LocalDate {
  if (!Number.isInteger(days) || days < 0) throw new RangeError(`${days} is no number of days`);
  let reached = days === 0 ? firstBusinessDay(date, isHoliday) : date;
  for (let left = days; left > 0; left -= 1) {
    reached = firstBusinessDay(addDays(reached, 1), isHoliday);
  }
  return reached;
}

function firstBusinessDay(from: LocalDate, isHoliday: IsHoliday): LocalDate {
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const date = addDays(from, ahead);
    if (isBusinessDay(date, isHoliday)) return date;
  }
  throw new RangeError(`There is no business day within a year of ${from}`);
}

function daysInMonth(date: LocalDate): number {
  const { year, month } = partsOf(date);
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const partsOf = (date: LocalDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
});

const MILLISECONDS_A_DAY = 86_400_000;

const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_A_DAY;

function fromDayNumber(days: number): LocalDate {
  const date = new Date(days * MILLISECONDS_A_DAY);
  if (Number.isNaN(date.getTime())) throw new RangeError('The date is out of range');
  return dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');
