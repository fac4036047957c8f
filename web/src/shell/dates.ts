/** Dates and times as people here read them: US English unless the tenant says otherwise. */
export const dateDefaults = { locale: 'en-US', weekStartsOn: 0 } as const;

type Moment = string | number | Date;

export type DateFormats = {
  /** 11/20/2026 */
  readonly date: (moment: Moment) => string;
  /** 2:05 PM */
  readonly time: (moment: Moment) => string;
  /** 11/20/2026, 2:05 PM */
  readonly dateTime: (moment: Moment) => string;
  /** 11/20/2026, 2:05:09 PM GMT+11: for tooltips and records. */
  readonly exact: (moment: Moment) => string;
  /** 3 hours ago, in 2 days. */
  readonly relative: (moment: Moment, now: Moment) => string;
  /** A date without a time, yyyy-MM-dd, which belongs to no timezone. */
  readonly plainDate: (date: string) => string;
  /** The day a moment falls on in this timezone, yyyy-MM-dd. */
  readonly dayOf: (moment: Moment) => string;
};

/**
 * Formats of one timezone (IANA). What is not a date is shown as a dash. What is said in words,
 * such as "3 hours ago", is in `language`.
 */
export function dateFormats(
  timezone: string,
  locale: string = dateDefaults.locale,
  language: string = locale,
): DateFormats {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const of = (parts: Intl.DateTimeFormatOptions, zone = timezone, spoken = locale) => {
    // Made when it is first asked for: each takes as long as a row of a list.
    let format: Intl.DateTimeFormat | undefined;
    return (moment: Moment) => {
      format ??= new Intl.DateTimeFormat(spoken, { ...parts, timeZone: zone });
      const date = new Date(moment);
      // Newer engines part time and AM by a narrow no-break space, which cannot be searched for.
      return Number.isNaN(date.getTime()) ? '—' : format.format(date).replaceAll('\u202f', ' ');
    };
  };
  const plain = of(day, 'UTC');
  return {
    date: of(day),
    time: of(clock),
    dateTime: of({ ...day, ...clock }),
    exact: of({ ...day, ...clock, second: '2-digit', timeZoneName: 'short' }),
    relative: relativeIn(language),
    plainDate: (date) => plain(`${date.slice(0, 10)}T00:00:00Z`),
    // Sweden writes dates as ISO 8601 does.
    dayOf: of(day, timezone, 'sv-SE'),
  };
}

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * The language where the browser has its words of time, English otherwise: tenants name languages.
 */
function spokenBy(language: string): string {
  try {
    return Intl.RelativeTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function relativeIn(locale: string): DateFormats['relative'] {
  const format = new Intl.RelativeTimeFormat(spokenBy(locale), { numeric: 'auto' });
  return (moment, now) => {
    const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
    if (Number.isNaN(seconds)) return '—';
    const step = steps.find(([, size]) => Math.abs(seconds) >= size);
    return step
      ? format.format(Math.round(seconds / step[1]), step[0])
      : format.format(0, 'second');
  };
}
