import { type Sentence, type ValuesOf, english } from './sentence.ts';
import type { PlatformText } from './tenancy/texts/platform.ts';

/** The sentences of schema complaints: zod stores only plain strings. */
const made = new Map<string, Sentence>();

/**
 * Returns the complaint of a schema for zod: the English sentence, from which `complaintSentence`
 * finds the original. Values are declared in schemas, so the map is bounded.
 */
export function complaint<T extends PlatformText>(key: T, values: ValuesOf<T>): string {
  const message = english({ key, values });
  made.set(message, { key, values });
  return message;
}

/** Returns the text and values of a schema's complaint; undefined for any other message. */
export const complaintSentence = (message: string): Sentence | undefined => made.get(message);
