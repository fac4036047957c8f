import { wordsOf } from '@waybill/contract/customers/choices';
import type { SelectOption } from '#ui/form/SelectField.tsx';
import type { Say } from '#shell/texts/texts-context.ts';

/** The words of the wire as choices that people read. */
export const choicesOf = (words: readonly string[]): readonly SelectOption[] =>
  words.map((value) => ({ value, label: wordsOf(value) }));

/** Days of payment terms in words: `14 days`, `On receipt`. */
export const termsText = (days: number, say: Say): string =>
  days === 0 ? say('On receipt') : say('{days} days', { days });

/** Sunday first, as the wire numbers them (decisions C-12). */
export const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
