import { localeOf } from './locale.ts';

/*
 * Formats dates, times, numbers and money in the user's language; formats needed only by fields and
 * few pages are in `field-formats.ts`. All other code calls these functions:
 * `tools/formats.test.ts` finds formats that are defined elsewhere.
 */

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const namedDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The formats of dates and times, with 1 March in Australian format as the example. */
const dateFormats = {
  /** 01/03/2026 */
  date: day,
  /** 2:05 pm */
  time: clock,
  /** 01/03/2026, 2:05 pm */
  dateTime: { ...day, ...clock },
  /** 01/03/2026, 2:05:09 pm AEDT: for tooltips and records. */
  exact: { ...day, ...clock, second: '2-digit', timeZoneName: 'short' },
  /** 1 Mar 2026 */
  day: namedDay,
  /** 1 Mar 2026, 2:05 pm */
  moment: { ...namedDay, ...clock },
  /** 1 Mar 2026, 2:05 pm AEDT */
  momentWithZone: { ...namedDay, ...clock, timeZoneName: 'short' },
  /** Sun, 1 Mar 2026 */
  weekday: { ...namedDay, weekday: 'short' },
  /** Sun, 1 Mar 2026, 2:05 pm */
  weekdayMoment: { ...namedDay, weekday: 'short', ...clock },
  /** Sunday 1 March 2026 */
  fullDay: { dateStyle: 'full' },
  /** Sunday 1 March */
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 1 Mar */
  shortDay: { day: 'numeric', month: 'short' },
  /** 1 Mar, 2:05 pm */
  shortMoment: { day: 'numeric', month: 'short', ...clock },
  /** Mar 2026 */
  shortMonth: { month: 'short', year: 'numeric' },
  /** March 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Sunday */
  weekdayName: { weekday: 'long' },
  /** S */
  weekdayLetter: { weekday: 'narrow' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export type DateFormat = keyof typeof dateFormats;

/** A moment, or a date without a time, meaning midnight in UTC. */
export type MomentLike = string | number | Date;

/** The user's language (BCP 47) and time zone (IANA); the device's zone if undefined. */
export type FormatReader = { readonly language: string; readonly timezone: string | undefined };

const writers = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter of a format. Cached, because creating one takes as long as rendering a list
 * row.
 */
export function writerOf(
  format: DateFormat,
  { language, timezone }: FormatReader,
): Intl.DateTimeFormat {
  const key = `${format} ${language} ${timezone}`;
  const known = writers.get(key);
  if (known !== undefined) return known;
  const options = { ...dateFormats[format], ...inZone(timezone) };
  const writer = new Intl.DateTimeFormat(localeOf(language), options);
  writers.set(key, writer);
  return writer;
}

const inZone = (timezone: string | undefined) =>
  timezone === undefined ? {} : { timeZone: timezone };

/** Formats a moment for a user; a dash if it is not a valid moment. */
export function dateText(moment: MomentLike, format: DateFormat, reader: FormatReader): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '—';
  // Newer engines separate time and AM with a narrow no-break space, which cannot be searched for.
  return writerOf(format, reader).format(date).replaceAll('\u202F', ' ');
}

/** Formats a date without a time, `yyyy-MM-dd`, which belongs to no zone. */
export const plainDateText = (date: string, format: DateFormat, language: string): string =>
  dateText(`${date.slice(0, 10)}T00:00:00Z`, format, { language, timezone: 'UTC' });

/**
 * Returns the zone's name, Australian Eastern Daylight Time; its IANA name if the language has
 * none.
 */
export function timezoneText(moment: MomentLike, { language, timezone }: FormatReader): string {
  const names = new Intl.DateTimeFormat(localeOf(language), {
    ...inZone(timezone),
    timeZoneName: 'long',
  });
  const parts = names.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone ?? '';
}

/** Returns the date of a moment in a zone, `yyyy-MM-dd`; a dash if it is not a valid moment. */
export const dayOf = (moment: MomentLike, timezone: string): string =>
  // Swedish dates are formatted as in ISO 8601.
  dateText(moment, 'date', { language: 'sv', timezone });

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relatives = new Map<string, Intl.RelativeTimeFormat>();

/** Returns the cached formatter of relative times. */
export function relativeIn(language: string): Intl.RelativeTimeFormat {
  const known =
    relatives.get(language) ?? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  relatives.set(language, known);
  return known;
}

/** Formats a relative time, 3 hours ago, in 2 days; a dash if it is not a valid moment. */
export function relativeText(moment: MomentLike, now: MomentLike, language: string): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(seconds)) return '—';
  const [unit, size] = steps.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 0];
  return relativeIn(language).format(size === 0 ? 0 : Math.round(seconds / size), unit);
}

/** The minimum and maximum number of decimals. */
export type Decimals = { readonly least?: number; readonly most?: number };

const numbers = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number with its separators: 1,234.568 or 1.234,568. At most three decimals by default.
 */
export function numberText(value: number, language: string, decimals: Decimals = {}): string {
  const { least = 0, most = Math.max(least, 3) } = decimals;
  const key = `${language} ${least} ${most}`;
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  const known = numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  numbers.set(key, known);
  return known.format(value);
}

const percents = new Map<string, Intl.NumberFormat>();

/** How a percentage is shown: its decimals, and whether an increase has a plus sign. */
export type PercentStyle = Decimals & { readonly signed?: boolean };

/** Formats a percentage, 12.5 as 12.5% or 12,5 %. At most three decimals by default. */
export function percentText(value: number, language: string, style: PercentStyle = {}): string {
  const { least = 0, most = Math.max(least, 3), signed = false } = style;
  const key = `${language} ${least} ${most} ${signed}`;
  const options = {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: signed ? 'exceptZero' : 'auto',
  } as const;
  const known = percents.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  percents.set(key, known);
  return known.format(value);
}

const amounts = new Map<string, Intl.NumberFormat>();

/** Formats an amount with the decimals of a currency (ISO 4217): $1,234.50, −1.234,50 $. */
export function amountText(amount: number, currency: string, language: string): string {
  const key = `${language} ${currency}`;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const known = amounts.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  amounts.set(key, known);
  return known.format(amount);
}
