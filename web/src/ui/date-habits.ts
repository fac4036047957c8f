import { dateHintOf, dateOrderOf, dayWord, firstDayOfWeek } from '@waybill/kernel/field-formats';
import { dayOf } from '@waybill/kernel/formats';
import { useMemo } from 'react';
import { useReader } from './reader.ts';

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
  dayWords: [wordOf(-1, language), wordOf(0, language), wordOf(1, language)],
  today: () => dayOf(Date.now(), timezone),
});

const wordOf = (days: number, language: string): string => dayWord(days, language).toLowerCase();

/** The habits of the reader. */
export function useDateHabits(): DateHabits {
  const { language, timezone } = useReader();
  return useMemo(() => dateHabitsOf(language, timezone), [language, timezone]);
}
