import {
  dateText,
  dayOf,
  type MomentLike,
  plainDateText,
  relativeText,
} from '@waybill/kernel/formats';

/** The date formats of one reader; the examples are in English (Australia). */
export type DateFormats = {
  /** 01/03/2026 */
  readonly date: (moment: MomentLike) => string;
  /** 2:05 pm */
  readonly time: (moment: MomentLike) => string;
  /** 2:05 pm on the given day (yyyy-MM-dd), 1 Mar, 2:05 pm on any other. */
  readonly timeOn: (moment: MomentLike, day: string) => string;
  /** 01/03/2026, 2:05 pm */
  readonly dateTime: (moment: MomentLike) => string;
  /** 01/03/2026, 2:05:09 pm AEDT: for tooltips and records. */
  readonly exact: (moment: MomentLike) => string;
  /** 3 hours ago, in 2 days. */
  readonly relative: (moment: MomentLike, now: MomentLike) => string;
  /** A date without a time, yyyy-MM-dd, independent of timezones. */
  readonly plainDate: (date: string) => string;
  /** Returns the day of a moment in this timezone, yyyy-MM-dd. */
  readonly dayOf: (moment: MomentLike) => string;
};

/**
 * Returns the formats of a timezone (IANA) and a language (BCP 47). Invalid dates become a dash.
 */
export function dateFormats(timezone: string, language = 'en'): DateFormats {
  const reader = { timezone, language };
  return {
    date: (moment) => dateText(moment, 'date', reader),
    time: (moment) => dateText(moment, 'time', reader),
    timeOn: (moment, day) =>
      dateText(moment, dayOf(moment, timezone) === day ? 'time' : 'shortMoment', reader),
    dateTime: (moment) => dateText(moment, 'dateTime', reader),
    exact: (moment) => dateText(moment, 'exact', reader),
    relative: (moment, now) => relativeText(moment, now, language),
    plainDate: (date) => plainDateText(date, 'date', language),
    dayOf: (moment) => dayOf(moment, timezone),
  };
}
