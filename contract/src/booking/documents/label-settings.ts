import { z } from 'zod';
import { revision } from '../../revision.ts';

export const LabelSettings = z.object({
  /**
   * Seven to ten digits assigned to the company by GS1; if null, pieces are numbered by
   * consignment.
   */
  companyPrefix: z
    .string()
    .trim()
    .regex(/^\d{7,10}$/, 'A GS1 company prefix has 7 to 10 digits')
    .nullable(),
  /** The code of the next piece; null without a prefix. */
  nextSscc: z.string().nullable(),
  /** The number of codes that the prefix has left. */
  left: z.number().int(),
  ...revision,
});
export type LabelSettings = z.output<typeof LabelSettings>;
