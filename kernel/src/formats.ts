import { inTimezone } from './time.ts';

/*
 * How dates, times, numbers and money are written for people, in their language. All other code
 * calls these functions; `tools/formats.test.ts` finds a format that is written elsewhere.
 */

const locales = new Map<string, string>();

/**
 * The locale by which a language (BCP 47) formats. Plain English formats as the specification says,
 * as in America (ui-localisation-001), and so does a language that this runtime does not know.
 */
export function localeOf(language: string): string {
  const known = locales.get(language) ?? knownLocale(language);
  locales.set(language, known);
  return known;
}

function knownLocale(language: string): string {
  try {
    const [locale = 'en'] = Intl.DateTimeFormat.supportedLocalesOf(language);
    return locale === 'en' ? 'en-US' : locale;
  } catch {
    return 'en-US';
  }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const namedDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** The formats of dates and times, with the first of March as in Australia. */
const dateFormats = {
  /** 01/03/2026 */
  date: day,
  /** 2:05 pm */
  time: clock,
  /** 2:05:09 pm */
  timeWithSeconds: { ...clock, second: '2-digit' },
  /** 2 pm */
  hour: { hour: 'numeric' },
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

/** A moment, or a date without a time at midnight in UTC. */
export type Moment = string | number | Date;

/** Whose language (BCP 47), and the clocks of which zone (IANA). */
export type Reader = { readonly language: string; readonly timezone: string };

const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(format: DateFormat, { language, timezone }: Reader): Intl.DateTimeFormat {
  const key = `${format} ${language} ${timezone}`;
  const known = writers.get(key);
  if (known !== undefined) return known;
  const options = { ...dateFormats[format], timeZone: timezone };
  const writer = new Intl.DateTimeFormat(localeOf(language), options);
  writers.set(key, writer);
  return writer;
}

/** A moment as its reader writes it; a dash for what is no moment. */
export function dateText(moment: Moment, format: DateFormat, reader: Reader): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '—';
  // Newer engines part time and AM by a narrow no-break space, which cannot be searched for.
  return writerOf(format, reader).format(date).replaceAll('\u202F', ' ');
}

/** A date without a time, `yyyy-MM-dd`, which belongs to no zone. */
export const plainDateText = (date: string, format: DateFormat, language: string): string =>
  dateText(`${date.slice(0, 10)}T00:00:00Z`, format, { language, timezone: 'UTC' });

/** The day a moment falls on in a zone, `yyyy-MM-dd`; a dash for what is no moment. */
export function dayOf(moment: Moment, timezone: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '—' : inTimezone(date, timezone).date;
}

/** Australian Eastern Daylight Time; the zone's own name where the language has none. */
export function timezoneText(moment: Moment, { language, timezone }: Reader): string {
  const names = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: timezone,
    timeZoneName: 'long',
  });
  const parts = names.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** The zone that this device is set to. */
export const deviceTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How a language writes a numeric date: `dd/MM/yyyy`, `MM/dd/yyyy`, `dd.MM.yyyy`, `yyyy-MM-dd`. */
export function dateOrderOf(language: string): string {
  const letters: Readonly<Record<string, string>> = { day: 'dd', month: 'MM', year: 'yyyy' };
  return writerOf('date', { language, timezone: 'UTC' })
    .formatToParts(0)
    .map(({ type, value }) => letters[type] ?? value)
    .join('');
}

/** The order as a field shows it while it is empty, in the letters of the language: `tt.mm.jjjj`. */
export function dateHintOf(language: string): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'dateTimeField' });
  const letterOf = (field: string) => (names.of(field)?.[0] ?? field[0] ?? '').toLowerCase();
  return dateOrderOf(language)
    .replace(/d/g, letterOf('day'))
    .replace(/M/g, letterOf('month'))
    .replace(/y/g, letterOf('year'));
}

/** The first day of the week; 0 is Sunday. */
export function firstDayOfWeek(language: string): number {
  const locale = new Intl.Locale(localeOf(language)) as WeekLocale;
  // Some browsers have it as a property; those without either are taken to begin on Monday.
  const week = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return week.firstDay % 7;
}

type Week = { readonly firstDay: number };
type WeekLocale = Intl.Locale & { readonly getWeekInfo?: () => Week; readonly weekInfo?: Week };

/** True where a day has two times twelve hours: 2:05 pm rather than 14:05. */
export const hasTwelveHours = (language: string): boolean =>
  writerOf('time', { language, timezone: 'UTC' }).resolvedOptions().hour12 ?? false;

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const relatives = new Map<string, Intl.RelativeTimeFormat>();

function relativeIn(language: string): Intl.RelativeTimeFormat {
  const known =
    relatives.get(language) ?? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  relatives.set(language, known);
  return known;
}

/** 3 hours ago, in 2 days; a dash for what is no moment. */
export function relativeText(moment: Moment, now: Moment, language: string): string {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  if (Number.isNaN(seconds)) return '—';
  const [unit, size] = steps.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 0];
  return relativeIn(language).format(size === 0 ? 0 : Math.round(seconds / size), unit);
}

/** The words for a day so many days from today: today, tomorrow, yesterday. */
export const dayWord = (days: number, language: string): string =>
  relativeIn(language).format(days, 'day');

/** How many decimals a number has at least and at most. */
export type Decimals = { readonly least?: number; readonly most?: number };

const numbers = new Map<string, Intl.NumberFormat>();

/** A number with its separators: 1,234.568 or 1.234,568. Three decimals at most, unless told. */
export function numberText(value: number, language: string, decimals: Decimals = {}): string {
  const { least = 0, most = Math.max(least, 3) } = decimals;
  const key = `${language} ${least} ${most}`;
  const options = { minimumFractionDigits: least, maximumFractionDigits: most };
  const known = numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  numbers.set(key, known);
  return known.format(value);
}

/** A span of days or hours: 6 days, 5 hours. */
export const spanText = (count: number, unit: 'day' | 'hour', language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );

/** The signs between thousands and before decimals: `,` and `.`, or `.` and `,`. */
export function separatorsOf(language: string): {
  readonly group: string;
  readonly decimal: string;
} {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(12_345.5);
  const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: signOf('group'), decimal: signOf('decimal') || '.' };
}

const amounts = new Map<string, Intl.NumberFormat>();

/** An amount with its decimals in a currency (ISO 4217): $1,234.50, −1.234,50 $. */
export function amountText(amount: number, currency: string, language: string): string {
  const key = `${language} ${currency}`;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const known = amounts.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  amounts.set(key, known);
  return known.format(amount);
}
