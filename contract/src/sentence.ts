import { formatMessage } from '@waybill/kernel/message-format';
import type { PlatformText } from './tenancy/texts/platform.ts';

/** The value of a placeholder: a plain value, or a sentence that is itself translated. */
export type SentenceValue = string | number | Sentence;

/** A text of the catalogue with its values: a message of the server, independent of language. */
export type Sentence = {
  readonly key: string;
  readonly values?: Readonly<Record<string, SentenceValue>> | undefined;
};

/** A text without values, which is its own key, or a sentence with values. */
export type Message = string | Sentence;

/**
 * The names of the placeholders in a text: `a | b` of `{a} of {b, number}`. The text after `one` or
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

/** The values that a text requires, by name. */
export type ValuesOf<T extends string> = { readonly [Name in NamesIn<T>]: SentenceValue };

/** Returns a sentence of the server: `sentence('Leg {number} is under way', { number })`. */
export function sentence<T extends PlatformText>(
  key: T,
  ...[values]: NamesIn<T> extends never ? [] : [ValuesOf<T>]
): Sentence {
  return values === undefined ? { key } : { key, values };
}

/** Joins several sentences, or the words of a list. */
export function joined(parts: readonly Message[], between = ' '): Sentence {
  const values = parts.map((part, at) => [`part${at}`, asSentence(part)] as const);
  return {
    key: values.map(([name]) => `{${name}}`).join(between),
    values: Object.fromEntries(values),
  };
}

/** Lists several sentences or words, with an "and" before the last one. */
export function listed(parts: readonly Message[]): Sentence {
  const last = asSentence(parts.at(-1) ?? '');
  if (parts.length < 2) return last;
  const others = joined(parts.slice(0, -1), ', ');
  return parts.length === 2
    ? sentence('{others} and {last}', { others, last })
    : sentence('{others}, and {last}', { others, last });
}

/** Converts a message to a value of another one: a plain text is translated there, too. */
export const asSentence = (message: Message): Sentence =>
  typeof message === 'string' ? { key: message } : message;

/**
 * Returns whether a value is a message, for readers that return either a value or an error message.
 */
export const isMessage = (value: object | Message): value is Message =>
  typeof value === 'string' || 'key' in value;

/** The texts of the catalogue in one language. */
export type Translation = { readonly textOf: (key: string) => string; readonly locale: string };

/** Translates a message. */
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

/** English, the source language of all texts. */
export const plainEnglish: Translation = { textOf: (key) => key, locale: 'en' };

/** Returns the English sentence, as spelled in the specification. */
export const english = (message: Message): string => translated(message, plainEnglish);

/**
 * Translates a text of the catalogue with its values, or a sentence. Used for screens, PDFs and
 * e-mails.
 */
export type Translate = (
  text: PlatformText | Sentence,
  values?: Readonly<Record<string, SentenceValue>>,
) => string;

/** Returns the `t` of a language. */
export const translator =
  (reading: Translation): Translate =>
  (text, values) =>
    translated(
      typeof text === 'string' && values !== undefined ? { key: text, values } : text,
      reading,
    );

/**
 * Returns a message as it is sent: in English, with the sentence it was made from if that has
 * values.
 */
export const sent = (message: Message): { message: string; sentence?: Sentence } => {
  const sentence = sentenceOf(message);
  return { message: english(message), ...(sentence && { sentence }) };
};

/** Returns the sentence that accompanies an English one; undefined if that is a text by itself. */
export const sentenceOf = (message: Message): Sentence | undefined =>
  typeof message === 'string' || message.values === undefined ? undefined : message;
