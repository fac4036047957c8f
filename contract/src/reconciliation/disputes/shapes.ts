import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Moment, Money } from '../../shared/fields.ts';

/** A letter about what is disputed, to be read and changed before it is sent. */
export const DisputeLetter = entity(
  'DisputeLetter',
  z.object({
    /** Where the carrier was written last; null for the first time. */
    to: z.string().nullable(),
    subject: z.string(),
    content: z.string(),
    /** Lines that are disputed, and what they were invoiced at before tax. */
    disputed: z.number().int(),
    disputedAmount: Money,
    /** What was sent about this invoice, newest first. */
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
