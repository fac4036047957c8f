import { z } from 'zod';

export const LabelSettings = z.object({
  /** Seven to ten digits that GS1 gave the company; null numbers pieces by their consignment. */
  companyPrefix: z
    .string()
    .trim()
    .regex(/^\d{7,10}$/, 'A GS1 company prefix has 7 to 10 digits')
    .nullable(),
  /** The code that the next piece gets; null without a prefix. */
  nextSscc: z.string().nullable(),
  /** Codes that the prefix still has. */
  left: z.number().int(),
});
export type LabelSettings = z.output<typeof LabelSettings>;
