import type { ImportRowError } from '@waybill/contract/shared/fields';
import type { z } from 'zod';
import type { Translate } from '#shell/texts/texts-context.ts';

type RowError = z.output<typeof ImportRowError>;
type Fault = RowError['validationErrors'][number];
type Words = Readonly<Record<string, string>>;

/** Where a returned row stands: its line in the file where that is known. */
export function rowPlace(
  { index, details }: Pick<RowError, 'index' | 'details'>,
  t: Translate,
): string {
  const line = /^Line (\d+)$/.exec(details ?? '')?.[1];
  return line === undefined ? (details ?? t('Row {index}', { index })) : t('Line {line}', { line });
}

/**
 * Why a row was returned, each fault with its column as people call it: the server names columns as
 * systems do, or not at all.
 * @param words what a column is called; where there are none, the server's words stand.
 * @param said says a text in the reader's language.
 */
export function rowFaults(
  { messages, validationErrors }: Pick<RowError, 'messages' | 'validationErrors'>,
  words: Words = {},
  message: (text: string) => string = (text) => text,
): string {
  const faults: readonly Fault[] =
    validationErrors.length === messages.length
      ? validationErrors
      : messages.map((message) => ({ message, members: [] }));
  return inARow(faults.map((fault) => withColumn(fault, words, message)));
}

function withColumn(
  { message, members: [column = ''] }: Fault,
  words: Words,
  text: (text: string) => string,
): string {
  const word = words[column];
  if (word === undefined) return text(message);
  if (message.startsWith(`${column} `)) return text(text(word) + message.slice(column.length));
  const isNamed = message.toLowerCase().includes(word.toLowerCase());
  return isNamed ? text(message) : `${text(word)}: ${text(message)}`;
}

/** Sentences one after the other; those that do not end with a stop are parted all the same. */
const inARow = (sentences: readonly string[]): string =>
  sentences.reduce((all, next) => `${all}${/[.!?]$/.test(all) ? ' ' : '; '}${next}`);
