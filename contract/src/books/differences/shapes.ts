import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Money, PlainDate } from '../../shared/fields.ts';
import { idOf, ownId } from '../../shared/ids.ts';
import { documentKinds, differences } from '../lifecycle.ts';

const side = {
  total: Money,
  /** Left to pay, or to give. */
  open: Money,
  isVoid: z.boolean(),
};

/** A document that is not the same here and in the accounting software. */
export const BooksDifference = entity(
  'BooksDifference',
  z.object({
    id: z.string(),
    kind: z.enum(documentKinds),
    number: z.string(),
    difference: z.enum(differences),
    customerName: z.string(),
    documentDate: PlainDate,
    ours: z.object({ transferId: idOf('booksTransfer'), ourId: Id, ...side }).nullable(),
    theirs: z.object({ theirId: ownId(z.string()), ...side }).nullable(),
    /** The reason for accepting it, and the user; null if not accepted. */
    accepted: z.object({ reason: z.string(), userName: z.string() }).nullable(),
  }),
);
