import { dateHintOf, dateOrderOf, dayWord, firstDayOfWeek } from '@waybill/kernel/field-formats';
import { dayOf } from '@waybill/kernel/formats';
import { useMemo } from 'react';
import { useReader } from './reader.ts';

/** The formats in which a reader writes dates, times and numbers. */
export type DateHabits = {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The numeric date pattern: `dd/MM/yyyy`, `dd.MM.yyyy`. */
  readonly order: string;
  /** The same pattern with the language's own letters: `tt.mm.jjjj`. */
  readonly hint: string;
  /** 0 is Sunday. */
  readonly weekStartsOn: number;
  /** The words for yesterday, today and tomorrow in lower case, as they may be typed. */
  readonly dayWords: readonly [string, string, string];
  /** Returns today's date in the reader's timezone, as `yyyy-MM-dd`. */
  readonly today: () => string;
};

/** Returns the date formats of a language (BCP 47) in a timezone (IANA). */
export const dateHabitsOf = (language: string, timezone: string): DateHabits => ({
  language,
  order: dateOrderOf(language),
  hint: dateHintOf(language),
  weekStartsOn: firstDayOfWeek(language),
  dayWords: [wordOf(-1, language), wordOf(0, language), wordOf(1, language)],
  today: () => dayOf(Date.now(), timezone),
});

const wordOf = (days: number, language: string): string => dayWord(days, language).toLowerCase();

/** Returns the date formats of the reader. */
export function useDateHabits(): DateHabits {
  const { language, timezone } = useReader();
  return useMemo(() => dateHabitsOf(language, timezone), [language, timezone]);
}
