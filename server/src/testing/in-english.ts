import { english, type Sentence } from '@waybill/contract/sentence';

/** Returns a value with each sentence in it as an English text. */
export function inEnglish(value: unknown): unknown {
  if (isSentence(value)) return english(value);
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inEnglish(each)]));
}

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  Object.keys(value).every((name) => name === 'key' || name === 'values');
