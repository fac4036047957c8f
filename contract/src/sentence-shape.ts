import { z } from 'zod';
import { entity } from './entity.ts';
import type { Message, Sentence } from './sentence.ts';

/**
 * A sentence on the wire and in the database. It accompanies the English one, so that a screen can
 * display it in the user's language; absent if the English one is a text of the catalogue.
 */
export const SentenceShape: z.ZodType<Sentence, Sentence> = entity(
  'Sentence',
  z.object({
    key: z.string(),
    get values() {
      return z.record(z.string(), z.union([z.string(), z.number(), SentenceShape])).optional();
    },
  }),
);

/** A message on the wire that accompanies its English version. */
export const MessageShape: z.ZodType<Message, Message> = z.union([z.string(), SentenceShape]);
