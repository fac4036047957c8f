import {
  dateHintOf,
  dateOrderOf,
  dayOf,
  dayWord,
  deviceTimezone,
  firstDayOfWeek,
  hasTwelveHours,
} from '@waybill/kernel/formats';
import { createContext, useContext } from 'react';

/** How a reader writes dates, times and numbers. */
export type DateHabits = {
  /** BCP 47. */
  readonly language: string;
  /** How a date is written in digits: `dd/MM/yyyy`, `dd.MM.yyyy`. */
  readonly order: string;
  /** The same in the language's own letters: `tt.mm.jjjj`. */
  readonly hint: string;
  /** 0 is Sunday. */
  readonly weekStartsOn: number;
  /** 2:05 pm rather than 14:05. */
  readonly twelveHours: boolean;
  /** Yesterday, today and tomorrow in lower case, as they may be typed. */
  readonly dayWords: readonly [string, string, string];
  /** Today in the zone that counts, as `yyyy-MM-dd`. */
  readonly today: () => string;
};

/** The habits of a language (BCP 47), with the days of a zone (IANA). */
export const dateHabitsOf = (language: string, timezone: string): DateHabits => ({
  language,
  order: dateOrderOf(language),
  hint: dateHintOf(language),
  weekStartsOn: firstDayOfWeek(language),
  twelveHours: hasTwelveHours(language),
  dayWords: [wordOf(-1, language), wordOf(0, language), wordOf(1, language)],
  today: () => dayOf(Date.now(), timezone),
});

const wordOf = (days: number, language: string): string => dayWord(days, language).toLowerCase();

const DateHabitsContext = createContext<DateHabits>(dateHabitsOf('en', deviceTimezone()));

/** Gives all widgets below it the habits of its reader. */
export const DateHabitsProvider = DateHabitsContext.Provider;

/** The habits in force; those of plain English where nobody provided others. */
export const useDateHabits = (): DateHabits => useContext(DateHabitsContext);
