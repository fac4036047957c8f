import { english, type Message } from '@waybill/contract/sentence';
import type { ImportRowError } from '@waybill/contract/shared/fields';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';

type RowError = z.output<typeof ImportRowError>;
type Fault = RowError['validationErrors'][number];
type Words = Readonly<Record<string, string>>;

/** Where a returned row stands: its line in the file where that is known. */
export function rowPlace(
  { index, line, details }: Pick<RowError, 'index' | 'line' | 'details'>,
  t: Translate,
): string {
  return line === undefined ? (details ?? t('Row {index}', { index })) : t('Line {line}', { line });
}

/**
 * Why a row was returned, each fault with its column as people call it: the server names columns as
 * systems do, or not at all.
 * @param words what a column is called; where there are none, the server's words stand.
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

/** A sentence about its field names the column as people call it; others get it in front. */
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

/** Sentences one after the other; those that do not end with a stop are parted all the same. */
const inARow = (sentences: readonly string[]): string =>
  sentences.reduce((all, next) => `${all}${/[.!?]$/.test(all) ? ' ' : '; '}${next}`);
