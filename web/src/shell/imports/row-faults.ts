import { english, type Message } from '@waybill/contract/sentence';
import type { ImportRowError } from '@waybill/contract/shared/fields';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';

type RowError = z.output<typeof ImportRowError>;
type Fault = RowError['validationErrors'][number];
type Words = Readonly<Record<string, string>>;

/** Returns the position of a returned row: its line in the file if known. */
export function rowPlace(
  { index, line, details }: Pick<RowError, 'index' | 'line' | 'details'>,
  t: Translate,
): string {
  return line === undefined ? (details ?? t('Row {index}', { index })) : t('Line {line}', { line });
}

/**
 * Returns why a row was returned, each fault with the column's label: the server uses technical
 * names, or none.
 * @param words the labels of the columns; without one, the server's name is shown.
 * @param translate translates a message into the reader's language.
 */
export function rowFaults(
  { messages, validationErrors }: Pick<RowError, 'messages' | 'validationErrors'>,
  words: Words = {},
  translate: (message: Message) => string = english,
): string {
  const faults: readonly Fault[] =
    validationErrors.length === messages.length
      ? validationErrors
      : messages.map((message) => ({ message, members: [] }));
  return inARow(faults.map((fault) => withColumn(fault, words, translate)));
}

/** Replaces the field name in a sentence with the column's label, or puts the label in front. */
function withColumn(
  { message, sentence, members: [column = ''] }: Fault,
  words: Words,
  translate: (message: Message) => string,
): string {
  const word = words[column];
  if (word === undefined) return translate(sentence ?? message);
  if (sentence?.values?.['field'] === column) {
    const field = { key: word };
    return translate({ key: sentence.key, values: { ...sentence.values, field } });
  }
  const isNamed = message.toLowerCase().includes(word.toLowerCase());
  const text = translate(sentence ?? message);
  return isNamed ? text : `${translate(word)}: ${text}`;
}

/** Joins sentences; those without a full stop are separated by semicolons. */
const inARow = (sentences: readonly string[]): string =>
  sentences.reduce((all, next) => `${all}${/[.!?]$/.test(all) ? ' ' : '; '}${next}`);
