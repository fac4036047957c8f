import type { DateHabits } from './date-habits.ts';
import { type DateRange, type RangePreset, rangeOf, rangePresets } from './date-ranges.ts';
import { writeDate } from './plain-date.ts';
import type { UiTexts } from './ui-texts.ts';

export const same = (one: DateRange, other: DateRange): boolean =>
  one.from === other.from && one.to === other.to;

/** Returns a range as its button shows it: a preset by its name, otherwise its days. */
export function rangeText(range: DateRange, habits: DateHabits, words: UiTexts): string {
  const { from, to } = range;
  if (from === null && to === null) return words.anyTime;
  const preset = rangePresets.find((each) => same(range, rangeOf(each, habits.today())));
  if (preset) return presetWord(preset, words);
  const written = (date: string | null) => (date === null ? '…' : writeDate(date, habits));
  return from === to ? written(from) : `${written(from)} – ${written(to)}`;
}

export const presetWord = (preset: RangePreset, words: UiTexts): string => words[`range_${preset}`];
