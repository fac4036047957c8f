import { z } from 'zod';

/** Things that one call does something with at most. */
export const bulkMax = 500;

/** The outcome of one of many: each is returned, so that nobody has to check all of them. */
export const outcomeShape = {
  status: z.enum(['Success', 'Failed', 'Skipped']),
  /** What it came to, where there is something to say. */
  value: z.string().nullable(),
  /** Why it failed, or was left as it is. */
  message: z.string().nullable(),
};
