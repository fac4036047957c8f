import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';

/** An e-mail about disputed lines, to be reviewed and edited before it is sent. */
export const DisputeLetter = entity(
  'DisputeLetter',
  z.object({
    /** The carrier's address in the last e-mail; null for the first one. */
    to: z.string().nullable(),
    subject: z.string(),
    content: z.string(),
    /** Disputed lines, and their invoiced amount before tax. */
    disputed: z.number().int(),
    disputedAmount: Money,
    /** The e-mails sent about this invoice, newest first. */
    letters: z.array(
      z.object({
        id: Id,
        to: z.string(),
        subject: z.string(),
        creationTime: Moment,
        userName: z.string(),
      }),
    ),
  }),
);

export type DisputeLetter = z.output<typeof DisputeLetter>;
