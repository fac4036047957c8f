import { formatMessage } from '@waybill/kernel/message-format';
import type { PlatformText } from './tenancy/texts/platform.ts';

/** What stands in a place of a text: a value as it is, or a sentence that is translated itself. */
export type SentenceValue = string | number | Sentence;

/** A text of the catalogue with its values: what the server says, in no language yet. */
export type Sentence = {
  readonly key: string;
  readonly values?: Readonly<Record<string, SentenceValue>> | undefined;
};

/** A text without values, which is its own key, or a sentence with values. */
export type Message = string | Sentence;

/**
 * The names in the places of a text: `a | b` of `{a} of {b, number}`. What stands after `one` or
 * `other` is a branch of a plural.
 */
type NamesIn<T extends string> = T extends `${infer Before}{${infer After}`
  ? (Before extends `${string}${' ' | '}'}${Branch} ` ? never : NameAt<After>) | NamesIn<After>
  : never;
type Branch = '=0' | '=1' | 'one' | 'other';
type NameAt<T extends string> = T extends `${infer Place}}${string}`
  ? Place extends `${infer Name},${string}`
    ? Name
    : Place
  : never;

/** The values that a text needs, by their names. */
export type ValuesOf<T extends string> = { readonly [Name in NamesIn<T>]: SentenceValue };

/** A sentence of the server: `sentence('Leg {number} is under way', { number })`. */
export function sentence<T extends PlatformText>(
  key: T,
  ...[values]: NamesIn<T> extends never ? [] : [ValuesOf<T>]
): Sentence {
  return values === undefined ? { key } : { key, values };
}

/** Sentences in a row, or words of a list, as one. */
export function joined(parts: readonly Message[], between = ' '): Sentence {
  const values = parts.map((part, at) => [`part${at}`, asSentence(part)] as const);
  return {
    key: values.map(([name]) => `{${name}}`).join(between),
    values: Object.fromEntries(values),
  };
}

/** A message as a value of another one: a plain text is translated there, too. */
export const asSentence = (message: Message): Sentence =>
  typeof message === 'string' ? { key: message } : message;

/** Whether a value is a message, where a reader returns what it read or why it could not. */
export const isMessage = (value: object | Message): value is Message =>
  typeof value === 'string' || 'key' in value;

/** How the texts of the catalogue read in a language. */
export type Translation = { readonly textOf: (key: string) => string; readonly locale: string };

/** A message in a language. */
export function translated(message: Message, reading: Translation): string {
  if (typeof message === 'string') return reading.textOf(message);
  const { key, values } = message;
  if (values === undefined) return reading.textOf(key);
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? translated(value, reading) : value,
  ]);
  return formatMessage(reading.textOf(key), Object.fromEntries(texts), reading.locale);
}

/** English, in which every text is written. */
export const plainEnglish: Translation = { textOf: (key) => key, locale: 'en' };

/** The English sentence, as the specification spells it. */
export const english = (message: Message): string => translated(message, plainEnglish);

/**
 * Translates: a text of the catalogue with its values, or a sentence. The same on screens, in PDFs
 * and in e-mails.
 */
export type Translate = (
  text: PlatformText | Sentence,
  values?: Readonly<Record<string, SentenceValue>>,
) => string;

/** The `t` of a language. */
export const translator =
  (reading: Translation): Translate =>
  (text, values) =>
    translated(
      typeof text === 'string' && values !== undefined ? { key: text, values } : text,
      reading,
    );

/** A message as it is sent: in English, and with values what it was made of. */
export const sent = (message: Message): { message: string; sentence?: Sentence } => {
  const sentence = sentenceOf(message);
  return { message: english(message), ...(sentence && { sentence }) };
};

/** The sentence to send with an English one; undefined where that one is a text by itself. */
export const sentenceOf = (message: Message): Sentence | undefined =>
  typeof message === 'string' || message.values === undefined ? undefined : message;
