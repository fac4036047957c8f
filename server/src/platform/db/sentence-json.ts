import { type Message, sentenceOf } from '@waybill/contract/sentence';

/**
 * Returns the structured sentence of a message for a `jsonb` column, stored with its English text;
 * null without values.
 */
export function sentenceJson(message: Message | null): string | null {
  const sentence = message === null ? undefined : sentenceOf(message);
  return sentence === undefined ? null : JSON.stringify(sentence);
}
